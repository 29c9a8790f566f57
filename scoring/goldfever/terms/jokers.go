package terms

import "saddlebag/scoring/speech"

// A Power is what a joker does (GF8). All are played in the owner's own phase,
// and cost no point.
type Power uint8

// The powers of jokers.
const (
	SteadyHand  Power = iota // the next shot or throw of this phase draws one step easier
	SecondWind               // two more action points in this phase
	QuickLoader              // the gun in use is loaded to its full
	Gunsmith                 // all that is carried is un-jammed
	Flask                    // one wound is healed
	LongShot                 // ranges are two zones longer in this phase
	Charm                    // the next card that would wound is a miss
	SteelNerves              // the next panic is no panic
	LieLow                   // an ambush costs nothing in this phase
	Powers      = int(iota)
)

// PowerWords are the powers as ledgers name them.
var PowerWords = [Powers]string{
	"steady-hand", "second-wind", "quick-loader", "gunsmith", "flask", "long-shot", "charm", "steel-nerves", "lie-low",
}

// String is the power as ledgers and house data name it.
func (p Power) String() string { return PowerWords[p] }

// PowerTitle is a power for people, by its word in ledgers: "steady hand".
func PowerTitle(power string) speech.Text { return said("power-" + power) }

// MarshalText writes the power as house data names it.
func (p Power) MarshalText() ([]byte, error) { return []byte(p.String()), nil }

// UnmarshalText reads what MarshalText writes.
func (p *Power) UnmarshalText(text []byte) error { return readWord(p, text, PowerWords[:]) }
