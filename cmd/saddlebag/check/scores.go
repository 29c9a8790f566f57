package check

import (
	"errors"
	"strings"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring/final"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
)

// checkScores judges scores alone as sheets of which nothing else is known.
func (c *checker) checkScores(file string, s *final.Scores) (int, error) {
	if c.repair || c.final != "" {
		return command.ExitFailed, command.Hinted(command.Failed(file, "cli.scores-alone", "read", s.Tell()), "cli.scores-alone-hint", "file", file)
	}
	of := s.Game
	if c.game != "" {
		title, err := command.Game(c.cmd, c.game)
		if err != nil {
			return command.ExitFailed, err
		}
		of = title.Game.Info().ID
	}
	if of == "" {
		return c.askGame(file, s)
	}
	d, err := s.Sheets(titles.Shelf(), of, command.OwnData(c.data))
	if err != nil {
		return c.unreadable(file, command.FailedBy(file+": "+command.Words(s.Tell()), err))
	}
	if c.emit {
		p := &command.Printer{W: c.cmd.OutOrStdout()}
		p.Line("%s", strings.TrimSuffix(d.Text, "\n"))
		return command.ExitDone, p.Err
	}
	judged, err := d.Audit(c.cmd.Context())
	if err != nil {
		return c.unreadable(file, command.FailedBy(file, err))
	}
	r := final.NewReport(file, d.Document, judged)
	r.Read = d.Told
	return c.report(d.Document, r)
}

// askGame asks which game scores are of.
func (c *checker) askGame(file string, s *final.Scores) (int, error) {
	why := command.FailedBy(file, errors.New(command.Words(s.Asks())))
	if c.asJSON {
		return command.ExitFailed, command.WriteJSON(c.cmd.OutOrStdout(), ledger.Unreadable{File: file, Error: command.Legible(command.Told(why)), Games: s.Games})
	}
	if len(s.Games) > 0 {
		why = command.Hinted(why, "cli.which-game", "file", file, "games", speech.Any(speech.Named(s.Games...)))
	}
	return command.Report(c.cmd.ErrOrStderr(), why), nil
}
