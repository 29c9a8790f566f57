package coal

import "strconv"

// The ids of cells that have no number. Tack and Harness is a box of each seat,
// and a line of the table's.
const (
	CashCell       = "cash"
	TackCell       = "tack"
	WonCell        = "won/minerals"
	WonBanditsCell = "won/bandits"
	CoalBaronCell  = "coal-baron"
	PinkertonsCell = "pinkertons"
	Burro7Cell     = "burro-7"
)

// What makes the cash in hand at the end, and what decides between equals.
const (
	EndDeliveriesCell = "end/deliveries"
	EndSharesCell     = "end/shares"
	EndWaitingCell    = "end/waiting"
)

// PartWon ends the id of what a burro carries besides its slots.
const PartWon = "/won"

// The builders of ids count everything from 0.

// numbered is the id of a cell in a group.
func numbered(group string, i int) string { return group + "/" + strconv.Itoa(i+1) }

// DepositCell is the id of a deposit of a tunnel: "borax-1/2".
func DepositCell(tunnel string, d int) string { return numbered(tunnel, d) }

// DigCell is the id of a DIG box of a deposit: "borax-1/2/dig-1".
func DigCell(tunnel string, d, box int) string {
	return DepositCell(tunnel, d) + "/dig-" + strconv.Itoa(box+1)
}

// StashCell is the id of a box of the Ore Stash.
func StashCell(i int) string { return numbered("stash", i) }

// BanditCell is the id of a bandit of a burro.
func BanditCell(b, bandit int) string { return BurroID(b) + "/bandit-" + strconv.Itoa(bandit+1) }

// SlotCell is the id of a slot of a burro.
func SlotCell(b, slot int) string { return BurroID(b) + "/slot-" + strconv.Itoa(slot+1) }

// BurroWonCell is the id of the minerals that a burro carries from Blackjack.
func BurroWonCell(b int) string { return BurroID(b) + PartWon }

// BurroExtraBanditsCell is the id of the bandits that a burro has from
// Blackjack.
func BurroExtraBanditsCell(b int) string { return BurroID(b) + "/extra-bandits" }

// BurroValueCell is the id of what a burro's delivery brought in.
func BurroValueCell(b int) string { return BurroID(b) + "/value" }

// CashRoundCell is the id of the round of a row of the cash column.
func CashRoundCell(row int) string { return numbered(CashCell, row) + "/round" }

// CashWhatCell is the id of what a row of the cash column is for.
func CashWhatCell(row int) string { return numbered(CashCell, row) + "/what" }

// CashAmountCell is the id of what a row of the cash column brings or costs.
func CashAmountCell(row int) string { return numbered(CashCell, row) + "/amount" }

// CashHandCell is the id of what is in hand after a row of the cash column.
func CashHandCell(row int) string { return numbered(CashCell, row) + "/hand" }

// ShareCell is the id of the Railroad Shares of a round.
func ShareCell(round int) string { return numbered("share", round) }

// SeatShareCell is the copy of a seat's shares on the General Store's sheet.
func SeatShareCell(seat, round int) string { return numbered("share-"+strconv.Itoa(seat+1), round) }

// TonicCell is the id of a Workhorse Tonic.
func TonicCell(i int) string { return numbered("tonic", i) }

// DieCell is the id of a die of the throw.
func DieCell(i int) string { return numbered("die", i) }

// BunkhouseCell is the id of a place for a die in the Bunkhouse.
func BunkhouseCell(i int) string { return numbered("bunkhouse", i) }

// RoundCell is the id of the box of a round.
func RoundCell(round int) string { return numbered("round", round) }

// WashDayCell is the id of the buyers of Wash Day in a round.
func WashDayCell(round int) string { return numbered("wash-day", round) }

// StrikeGoldCell is the id of the buyers of Strike Gold in a round.
func StrikeGoldCell(round int) string { return numbered("strike-gold", round) }
