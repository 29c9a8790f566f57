package coal

import (
	"strconv"

	"saddlebag/scoring"
)

// The series of every sheet.
var (
	stashBoxes      = scoring.NumberedCells(StashCell, "Ore Stash, box ", "")
	shareBoxes      = scoring.NumberedCells(ShareCell, "Railroad Shares bought in round ", "")
	tonicBoxes      = scoring.NumberedCells(TonicCell, "Workhorse Tonic ", "")
	burroWon        = scoring.NumberedCells(BurroWonCell, "Burro ", ", minerals won at Blackjack")
	burroExtras     = scoring.NumberedCells(BurroExtraBanditsCell, "Burro ", ", bandits won at Blackjack")
	burroValues     = scoring.NumberedCells(BurroValueCell, "Burro ", ", value of the delivery")
	cashRounds      = scoring.NumberedCells(CashRoundCell, "Cash column, row ", ", round")
	cashWhats       = scoring.NumberedCells(CashWhatCell, "Cash column, row ", ", what for")
	cashAmounts     = scoring.NumberedCells(CashAmountCell, "Cash column, row ", ", amount")
	cashHands       = scoring.NumberedCells(CashHandCell, "Cash column, row ", ", in hand")
	roundBoxes      = scoring.NumberedCells(RoundCell, "Round ", "")
	shownDice       = scoring.NumberedCells(DieCell, "Die ", "")
	bunkhouseDice   = scoring.NumberedCells(BunkhouseCell, "Bunkhouse, die ", "")
	washDayRounds   = scoring.NumberedCells(WashDayCell, "Wash Day, round ", "")
	strikeGoldBoxes = scoring.NumberedCells(StrikeGoldCell, "Strike Gold, round ", "")
)

// The series of each burro.
var (
	burroBandits = ofBurros(BanditCell, "bandit ")
	burroSlots   = ofBurros(SlotCell, "slot ")
)

// ofBurros are a series for each burro.
func ofBurros(id func(b, i int) string, what string) []scoring.CellSeries {
	return scoring.Each(Burros, func(b int) scoring.CellSeries {
		return scoring.NumberedCells(func(i int) string { return id(b, i) }, "Burro "+strconv.Itoa(b+1)+", "+what, "")
	})
}
