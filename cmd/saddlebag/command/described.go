package command

import (
	"fmt"
	"io"
	"strings"

	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring"
)

// TellHouse says what the house data is that a game starts with, whom each player
// leads, and by what else so many can play; nothing of data that say nothing of
// themselves.
func TellHouse(w io.Writer, game scoring.Game, house scoring.House, names []string) {
	d, ok := house.(scoring.Describer)
	if !ok {
		return
	}
	about := d.Describe()
	for _, line := range []string{Words(about.Aim), Words(about.Led(names)), Words(about.Extra)} {
		if line != "" {
			fmt.Fprintf(w, "%s: %s\n", Words(about.Marked), line)
		}
	}
	var others []string
	for _, d := range titles.Shelf().Others(game, house, len(names)) {
		others = append(others, d.Data.Name)
	}
	if others != nil {
		fmt.Fprintln(w, Say("cli.for-others", "players", len(names), "words", strings.Join(others, ", ")))
	}
}
