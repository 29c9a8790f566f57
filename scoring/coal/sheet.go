package coal

import (
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring/speech"
)

// What a sheet can hold, so that it can be drawn on one page and played with
// three dice.
const (
	MaxTunnels  = 8
	MaxDeposits = 12 // of a tunnel
	MaxDigs     = 3  // DIG boxes of a deposit (CW10)
	MaxNumber   = Dice * Faces
	MaxStash    = 200
	MaxBandits  = len(minerals) // of a burro: each steals one kind (CW41)
	MaxPrice    = 1000
)

// A Sheet is the house data of Coal n' Write (CW45): what is printed on the
// worksheets and the store's price list. It comes from ReadHouse and is
// immutable.
type Sheet struct {
	Tunnels []Tunnel `json:"tunnels" yaml:"tunnels"`
	Stash   int      `json:"stash" yaml:"stash"`   // boxes of the Ore Stash
	Burros  []Burro  `json:"burros" yaml:"burros"` // burro-1 to burro-7
	Prices  Prices   `json:"prices" yaml:"prices"`

	words []tunnelWords
}

// A Tunnel holds deposits of one mineral, from the main tunnel outwards.
type Tunnel struct {
	ID       string    `json:"id" yaml:"id"` // the mineral and a number: "borax-1"
	Mineral  Mineral   `json:"mineral" yaml:"mineral"`
	Deposits []Deposit `json:"deposits" yaml:"deposits"`
}

// A Deposit is claimed with dice that add up to its number, or after all its
// DIG boxes have been scratched.
type Deposit struct {
	Number int `json:"number" yaml:"number"`
	Digs   int `json:"digs" yaml:"digs"`
}

// A Burro carries one delivery, and the bandits that are printed on it.
type Burro struct {
	ID      string `json:"id" yaml:"id"`
	Bandits int    `json:"bandits" yaml:"bandits"`
}

// Prices are the store's house prices in dollars.
type Prices struct {
	StrikeGold int `json:"strike-gold" yaml:"strike-gold"`
	WashDay    int `json:"wash-day" yaml:"wash-day"`
	Tack       int `json:"tack" yaml:"tack"`
	Tonic      int `json:"tonic" yaml:"tonic"`
	Burro7     int `json:"burro-7" yaml:"burro-7"`
}

// Tunnel finds a tunnel by its id.
func (s *Sheet) Tunnel(id string) (int, bool) {
	t := slices.IndexFunc(s.Tunnels, func(t Tunnel) bool { return t.ID == id })
	return t, t >= 0
}

// Burro finds a burro by its id.
func (s *Sheet) Burro(id string) (int, bool) {
	b := slices.IndexFunc(s.Burros, func(b Burro) bool { return b.ID == id })
	return b, b >= 0
}

// BurroID is the id that a burro has on every sheet, counted from 0.
func BurroID(b int) string { return "burro-" + strconv.Itoa(b+1) }

// BurroTitle is how sentences call a burro, counted from 0: "burro 1".
func BurroTitle(b int) speech.Text { return speech.Say("coal.burro", "number", b+1) }

// Number is what tells a tunnel from the others of its mineral: "2".
func (t *Tunnel) Number() string {
	_, number, _ := strings.Cut(t.ID, "-")
	return number
}

// Name is how sentences call a deposit: "Tin 6".
func (t *Tunnel) Name(deposit int) speech.Text {
	return speech.Say("coal.deposit", "mineral", t.Mineral.Title(), "number", t.Deposits[deposit].Number)
}

// Title is how sentences call a tunnel: "Borax tunnel 1".
func (t *Tunnel) Title() speech.Text {
	return speech.Say("coal.tunnel", "mineral", t.Mineral.Title(), "number", t.Number())
}
