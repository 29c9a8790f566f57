package coal

import (
	"strconv"

	"saddlebag/scoring"
)

// A cellSeries is cells that differ by a number: what they are called.
type cellSeries struct{ id, label *scoring.Series }

// numberedCells are a series whose labels count from 1.
func numberedCells(id func(i int) string, before, after string) cellSeries {
	return cellSeries{scoring.NewSeries(id), scoring.NewSeries(func(i int) string { return before + strconv.Itoa(i+1) + after })}
}

// The series of every sheet.
var (
	stashBoxes      = numberedCells(StashCell, "Ore Stash, box ", "")
	shareBoxes      = numberedCells(ShareCell, "Railroad Shares bought in round ", "")
	tonicBoxes      = numberedCells(TonicCell, "Workhorse Tonic ", "")
	burroWon        = numberedCells(BurroWonCell, "Burro ", ", minerals won at Blackjack")
	burroExtras     = numberedCells(BurroExtraBanditsCell, "Burro ", ", bandits won at Blackjack")
	burroValues     = numberedCells(BurroValueCell, "Burro ", ", value of the delivery")
	cashRounds      = numberedCells(CashRoundCell, "Cash column, row ", ", round")
	cashWhats       = numberedCells(CashWhatCell, "Cash column, row ", ", what for")
	cashAmounts     = numberedCells(CashAmountCell, "Cash column, row ", ", amount")
	cashHands       = numberedCells(CashHandCell, "Cash column, row ", ", in hand")
	roundBoxes      = numberedCells(RoundCell, "Round ", "")
	shownDice       = numberedCells(DieCell, "Die ", "")
	bunkhouseDice   = numberedCells(BunkhouseCell, "Bunkhouse, die ", "")
	washDayRounds   = numberedCells(WashDayCell, "Wash Day, round ", "")
	strikeGoldBoxes = numberedCells(StrikeGoldCell, "Strike Gold, round ", "")
)

// The series of each burro.
var (
	burroBandits = ofBurros(BanditCell, "bandit ")
	burroSlots   = ofBurros(SlotCell, "slot ")
)

// ofBurros are a series for each burro.
func ofBurros(id func(b, i int) string, what string) []cellSeries {
	return scoring.Each(Burros, func(b int) cellSeries {
		return numberedCells(func(i int) string { return id(b, i) }, "Burro "+strconv.Itoa(b+1)+", "+what, "")
	})
}
