package rintintin

import (
	rules "saddlebag/scoring/rintintin"
	"saddlebag/sheets"
)

// blankJob is a job for a number of players who have no names yet.
func blankJob(job sheets.Job, players int) (sheets.Job, error) {
	setup := job.Setup
	setup.Players = make([]string, players)
	state, err := rules.Game.New(setup)
	if err != nil {
		return job, err
	}
	job.Setup, job.Game = setup, state
	return job, nil
}
