package main

import (
	"strings"

	"saddlebag/scoring/final"
	"saddlebag/scoring/ledger"
)

// checkScores judges scores alone as sheets of which nothing else is known.
func (c *checker) checkScores(file string, s *final.Scores) (int, error) {
	if c.repair || c.final != "" {
		return exitFailed, hinted(failed(file, "%s: --repair and --final are for ledgers", s.Tell()), "saddlebag check %s --game GAME --emit-final writes sheets, to fill in more", file)
	}
	of := s.Game
	if c.game != "" {
		title, err := game(c.cmd, c.game)
		if err != nil {
			return exitFailed, err
		}
		of = title.Game.Info().ID
	}
	if of == "" {
		return c.askGame(file, s)
	}
	d, err := s.Sheets(shelf(), of, ownData(c.data))
	if err != nil {
		return c.unreadable(file, failed(file, "%s: %w", s.Tell(), err))
	}
	if c.emit {
		p := &printer{w: c.cmd.OutOrStdout()}
		p.line("%s", strings.TrimSuffix(d.Text, "\n"))
		return exitDone, p.err
	}
	judged, err := d.Audit(c.cmd.Context())
	if err != nil {
		return c.unreadable(file, failed(file, "%w", err))
	}
	r := final.NewReport(file, d.Document, judged)
	r.Read = d.Told
	return c.report(d.Document, r)
}

// askGame asks which game scores are of.
func (c *checker) askGame(file string, s *final.Scores) (int, error) {
	why := failed(file, "%s", s.Asks())
	if c.asJSON {
		return exitFailed, writeJSON(c.cmd.OutOrStdout(), ledger.Unreadable{File: file, Error: legible(why.Error()), Games: s.Games})
	}
	if len(s.Games) > 0 {
		why = hinted(why, "saddlebag check %s --game GAME, which is one of %s", file, strings.Join(s.Games, ", "))
	}
	return report(c.cmd.ErrOrStderr(), why), nil
}
