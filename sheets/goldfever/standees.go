package goldfever

import (
	"strings"

	rules "saddlebag/scoring/goldfever"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/press"
)

// What a standee of the poster takes on the table, mm.
const (
	standeeWide = 16.0
	standeeDeep = 7.0
)

// standees makes a figure for each character that takes part.
func standees(job press.Job) ([]press.Page, error) { return standeesOf(job, "standees", 1) }

// standeesOf makes figures k times as large, for a village that is.
func standeesOf(job press.Job, name string, k float64) ([]press.Page, error) {
	return press.LayBatches(job, name, []press.Batch{figures(job, k)})
}

// figures are the standees of a job, k times as large.
func figures(job press.Job, k float64) press.Batch {
	var made press.Batch
	for _, f := range fightersOf(job) {
		s := standee(f, k)
		made.Card = s.Size()
		made.Cards = append(made.Cards, s.Card(rules.Game.Info(), strings.ToLower(f.Name), f.seat, f.Name, f.team))
	}
	return made
}

// standee is a figure to fold.
func standee(f fighter, k float64) press.Standee {
	const in = 0.5
	tone := teamTones[f.team]
	tone.Pitch, tone.Weight = k*tone.Pitch, k*tone.Weight
	return press.Standee{
		Name: f.Name, Plate: f.Name, Wide: k * standeeWide, High: k * 24, Deep: k * standeeDeep, Foot: k * 6.5, Tone: tone,
		Draw: func(c canvas.Canvas, x, foot, side float64) {
			drawPortrait(c, f.Name, x, foot, side*k*(standeeWide-2*in))
		},
	}
}
