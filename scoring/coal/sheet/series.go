package sheet

import (
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/coal"
)

// The series of every sheet.
var (
	stashBoxes      = scoring.NumberedCells(coal.StashCell, "Ore Stash, box ", "")
	shareBoxes      = scoring.NumberedCells(coal.ShareCell, "Railroad Shares bought in round ", "")
	tonicBoxes      = scoring.NumberedCells(coal.TonicCell, "Workhorse Tonic ", "")
	burroWon        = scoring.NumberedCells(coal.BurroWonCell, "Burro ", ", minerals won at Blackjack")
	burroExtras     = scoring.NumberedCells(coal.BurroExtraBanditsCell, "Burro ", ", bandits won at Blackjack")
	burroValues     = scoring.NumberedCells(coal.BurroValueCell, "Burro ", ", value of the delivery")
	cashRounds      = scoring.NumberedCells(coal.CashRoundCell, "Cash column, row ", ", round")
	cashWhats       = scoring.NumberedCells(coal.CashWhatCell, "Cash column, row ", ", what for")
	cashAmounts     = scoring.NumberedCells(coal.CashAmountCell, "Cash column, row ", ", amount")
	cashHands       = scoring.NumberedCells(coal.CashHandCell, "Cash column, row ", ", in hand")
	roundBoxes      = scoring.NumberedCells(coal.RoundCell, "Round ", "")
	shownDice       = scoring.NumberedCells(coal.DieCell, "Die ", "")
	bunkhouseDice   = scoring.NumberedCells(coal.BunkhouseCell, "Bunkhouse, die ", "")
	washDayRounds   = scoring.NumberedCells(coal.WashDayCell, "Wash Day, round ", "")
	strikeGoldBoxes = scoring.NumberedCells(coal.StrikeGoldCell, "Strike Gold, round ", "")
)

// The series of each burro.
var (
	burroBandits = ofBurros(coal.BanditCell, "bandit ")
	burroSlots   = ofBurros(coal.SlotCell, "slot ")
)

// ofBurros are a series for each burro.
func ofBurros(id func(b, i int) string, what string) []scoring.CellSeries {
	return scoring.Each(coal.Burros, func(b int) scoring.CellSeries {
		return scoring.NumberedCells(func(i int) string { return id(b, i) }, "Burro "+strconv.Itoa(b+1)+", "+what, "")
	})
}
