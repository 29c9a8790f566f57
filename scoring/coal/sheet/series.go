package sheet

import (
	"saddlebag/scoring"
	"saddlebag/scoring/coal"
)

// The series of every sheet.
var (
	stashBoxes      = scoring.SaidCells(coal.StashCell, "coal.stash-cell")
	shareBoxes      = scoring.SaidCells(coal.ShareCell, "coal.share-cell")
	tonicBoxes      = scoring.SaidCells(coal.TonicCell, "coal.tonic-cell")
	burroWon        = scoring.SaidCells(coal.BurroWonCell, "coal.burro-won")
	burroExtras     = scoring.SaidCells(coal.BurroExtraBanditsCell, "coal.burro-extra")
	burroValues     = scoring.SaidCells(coal.BurroValueCell, "coal.burro-value")
	cashRounds      = scoring.SaidCells(coal.CashRoundCell, "coal.row-round")
	cashWhats       = scoring.SaidCells(coal.CashWhatCell, "coal.row-what")
	cashAmounts     = scoring.SaidCells(coal.CashAmountCell, "coal.row-amount")
	cashHands       = scoring.SaidCells(coal.CashHandCell, "coal.row-hand")
	roundBoxes      = scoring.SaidCells(coal.RoundCell, "coal.round-cell")
	shownDice       = scoring.SaidCells(coal.DieCell, "coal.die-cell")
	bunkhouseDice   = scoring.SaidCells(coal.BunkhouseCell, "coal.bunkhouse-cell")
	washDayRounds   = scoring.SaidCells(coal.WashDayCell, "coal.wash-day-cell")
	strikeGoldBoxes = scoring.SaidCells(coal.StrikeGoldCell, "coal.strike-gold-cell")
)

// The series of each burro.
var (
	burroBandits = ofBurros(coal.BanditCell, "coal.burro-bandit")
	burroSlots   = ofBurros(coal.SlotCell, "coal.burro-slot")
)

// ofBurros are a series for each burro, whose labels are a message with {burro}.
func ofBurros(id func(b, i int) string, label string) []scoring.CellSeries {
	return scoring.Each(coal.Burros, func(b int) scoring.CellSeries {
		return scoring.SaidCells(func(i int) string { return id(b, i) }, label, "burro", b+1)
	})
}
