package rintintin

// The verbs.
const (
	verbSpin   = "spin"
	verbMan    = "man"
	verbDog    = "dog"
	verbBoodle = "boodle"
	verbReveal = "reveal"
)

// The devices.
const (
	deviceSpinner = "spinner"
	deviceDeck    = "boodle"
)

// fieldOutlaws is what a correction can change.
const fieldOutlaws = "outlaws"
