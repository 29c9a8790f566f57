package rintintin

// The verbs.
const (
	VerbSpin   = "spin"
	VerbMan    = "man"
	VerbDog    = "dog"
	VerbBoodle = "boodle"
	VerbReveal = "reveal"
)

// The devices.
const (
	DeviceSpinner = "spinner"
	DeviceDeck    = "boodle"
)

// FieldOutlaws is what a correction can change.
const FieldOutlaws = "outlaws"
