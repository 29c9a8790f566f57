package example

import "saddlebag/scoring"

// The verbs.
const (
	verbDraw   = "draw"
	verbBury   = "bury"
	verbRoll   = "roll"
	verbDig    = "dig"
	verbSpin   = "spin"
	verbReveal = "reveal"
)

// Rounds is how many rounds there are (NU3).
const Rounds = 2

// What the wheel shows (NU5).
const (
	rich = "rich" // doubles what the spinner has dug
	poor = "poor" // does nothing
	bust = "bust" // takes it
)

// fieldPoints is what a correction can change.
const fieldPoints = "points"

// endShown is how the game ends (NU6).
const endShown = "everybody has shown a card"

// cards are the kinds of cards. Two players can hold the same kind, so that no
// refusal tells what others hold.
var cards = []string{"ace", "king", "queen"}

// The devices, and what comes from them.
var (
	dice  = scoring.Device{Name: "dice", Label: "Two dice", Kind: scoring.Dice, Count: 2, Sides: []string{"1", "2", "3", "4", "5", "6"}}
	wheel = scoring.Device{Name: "wheel", Label: "The wheel", Kind: scoring.Spinner, Sides: []string{rich, poor, bust}}
	pile  = scoring.Device{Name: "deck", Label: "The deck", Kind: scoring.Pile, Sides: cards}

	argThrow = scoring.Arg{Name: "DICE", Kind: scoring.Throw, From: dice.Count, To: dice.Count, Faces: len(dice.Sides), Clause: "NU3", Device: dice.Name}
	argSpin  = scoring.Arg{Name: "SECTOR", Kind: scoring.Choice, Choices: wheel.Sides, Clause: "NU5", Device: wheel.Name}
)
