package repair

import (
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
)

// sentence says what was wrong if a repair is right. Others says that other
// values would do as well.
func (s *search) sentence(c *candidate) speech.Text {
	r := &c.repair
	switch {
	case c.header != nil && r.Do == ledger.Insert:
		return speech.Say("repair.no-player", "player", strings.TrimPrefix(r.Text, "player "))
	case c.header != nil:
		return speech.Say("repair.header", "line", r.Text)
	case len(r.Also) > 0:
		return speech.Say("repair.lines-swapped", "line", r.Line, "other", r.Also[0].Line)
	}
	switch r.Do {
	case ledger.Insert:
		return s.others(c, s.missing(c))
	case ledger.Change:
		return s.others(c, s.changed(c))
	case ledger.Remove:
		if c.twice > 0 {
			return speech.Say("repair.line-twice", "line", r.Line, "other", c.twice)
		}
		return speech.Say("repair.line-wrong", "line", r.Line)
	default: // ledger.Move
		if c.splices[0].to-c.splices[0].from == 2 {
			return speech.Say("repair.lines-swapped", "line", r.Line, "other", c.splices[0].lines[0].Number)
		}
		return speech.Say("repair.line-moved", "line", r.Line, "where", s.place(r.To))
	}
}

// place says where something goes that stands before a line.
func (d *draft) place(number int) speech.Text {
	if number > d.last {
		return "repair.at-the-end"
	}
	return speech.Say("repair.before-line", "line", number)
}

// missing names what is missing by what makes it: a throw, a spin, a card.
func (s *search) missing(c *candidate) speech.Text {
	e := c.splices[0].lines[0].Entry
	what := speech.Say("repair.an-event", "event", e.String())
	for _, v := range s.game.Info().Verbs {
		if v.Name != e.Verb || !scoring.HasWords(v.Args, e.Args) {
			continue
		}
		for _, a := range v.Args {
			if name := s.made(a.Device); name != "" {
				what = name
				if e.Actor != ledger.Table {
					what = speech.Say("repair.made-by", "player", e.Actor, "what", name)
				}
			}
		}
		break
	}
	return speech.Say("repair.missing", "what", what, "where", s.place(c.repair.Line))
}

// made is what a device makes; empty where there is none.
func (d *draft) made(device string) speech.Text {
	for _, v := range d.game.Info().Devices {
		if v.Name != device {
			continue
		}
		switch v.Kind {
		case scoring.Dice:
			return "repair.throw"
		case scoring.Spinner:
			return "repair.spin"
		case scoring.Pile:
			return "repair.draw"
		}
	}
	return ""
}

// changed names what a line says wrongly.
func (s *search) changed(c *candidate) speech.Text {
	was, now := &s.lines[c.splices[0].from], c.splices[0].lines[0].Entry
	words := func(e ledger.Entry) []string { return append([]string{e.Actor, e.Verb}, e.Args...) }
	number := c.repair.Line
	switch a, b := words(was.Entry), words(now); {
	case was.isClaim() && was.Syntax == nil && len(was.Entry.Args) == 2 && s.survey.played == 0:
		return speech.Say("repair.scored", "player", now.Args[0], "score", now.Args[1])
	case was.Syntax != nil || len(was.Meant) > 0 || len(a) != len(b):
	case a[0] != b[0] && slices.Equal(a[1:], b[1:]):
		return speech.Say("repair.other-player", "line", number, "player", b[0], "not", a[0])
	default:
		var said, meant []string
		for i := range a {
			if a[i] != b[i] {
				said, meant = append(said, ledger.Quote(a[i])), append(meant, ledger.Quote(b[i]))
			}
		}
		if len(said) == 1 {
			return speech.Say("repair.other-word", "line", number, "said", said[0], "meant", meant[0])
		}
	}
	return speech.Say("repair.line", "line", number, "event", now.String())
}

// alike is by how much costlier another repair is as likely.
const alike = 5

// others adds to a sentence that the same edit with other words leaves as little.
func (s *search) others(c *candidate, says speech.Text) speech.Text {
	for _, o := range s.done {
		if o != c && o.repair.Do == c.repair.Do && o.repair.Line == c.repair.Line && o.repair.Leaves == c.repair.Leaves &&
			o.cost <= c.cost+alike && len(o.repair.Also) == 0 && o.header == nil {
			a, b := o.splices[0].lines[0].Entry, c.splices[0].lines[0].Entry
			if a.Actor == b.Actor && a.Verb == b.Verb {
				return speech.Say("repair.others", "says", says)
			}
		}
	}
	return says
}
