package repair

import (
	"fmt"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// sentence says what was wrong if a repair is right. Others says that other
// values would do as well.
func (s *search) sentence(c *candidate) string {
	r := &c.repair
	switch {
	case c.header != nil && r.Do == ledger.Insert:
		return fmt.Sprintf("The header names no %q.", strings.TrimPrefix(r.Text, "player "))
	case c.header != nil:
		return fmt.Sprintf("The header should say \"%s\".", r.Text)
	case len(r.Also) > 0:
		return fmt.Sprintf("Lines %d and %d are exchanged.", r.Line, r.Also[0].Line)
	}
	switch r.Do {
	case ledger.Insert:
		return s.missing(c) + s.others(c)
	case ledger.Change:
		return s.changed(c) + s.others(c)
	case ledger.Remove:
		if c.twice > 0 {
			return fmt.Sprintf("Line %d says once more what line %d says.", r.Line, c.twice)
		}
		return fmt.Sprintf("Line %d does not belong here.", r.Line)
	default: // ledger.Move
		if c.splices[0].to-c.splices[0].from == 2 {
			return fmt.Sprintf("Lines %d and %d are exchanged.", r.Line, c.splices[0].lines[0].Number)
		}
		return fmt.Sprintf("Line %d belongs %s.", r.Line, s.place(r.To))
	}
}

// place says where something goes that stands before a line.
func (d *draft) place(number int) string {
	if number > d.last {
		return "at the end"
	}
	return fmt.Sprintf("before line %d", number)
}

// missing names what is missing by what makes it: a throw, a spin, a card.
func (s *search) missing(c *candidate) string {
	e := c.splices[0].lines[0].Entry
	what := fmt.Sprintf("\"%s\"", e)
	for _, v := range s.game.Info().Verbs {
		if v.Name != e.Verb || !scoring.HasWords(v.Args, e.Args) {
			continue
		}
		for _, a := range v.Args {
			if name := s.made(a.Device); name != "" {
				what = name
				if e.Actor != ledger.Table {
					what += " of " + e.Actor + "'s"
				}
			}
		}
		break
	}
	return fmt.Sprintf("%s is missing %s.", what, s.place(c.repair.Line))
}

// made is what a device makes; empty where there is none.
func (d *draft) made(device string) string {
	for _, v := range d.game.Info().Devices {
		if v.Name != device {
			continue
		}
		switch v.Kind {
		case scoring.Dice:
			return "A throw"
		case scoring.Spinner:
			return "A spin"
		case scoring.Pile:
			return "A draw"
		}
	}
	return ""
}

// changed names what a line says wrongly.
func (s *search) changed(c *candidate) string {
	was, now := &s.lines[c.splices[0].from], c.splices[0].lines[0].Entry
	words := func(e ledger.Entry) []string { return append([]string{e.Actor, e.Verb}, e.Args...) }
	number := c.repair.Line
	switch a, b := words(was.Entry), words(now); {
	case was.isClaim() && was.Syntax == nil && len(was.Entry.Args) == 2 && s.survey.played == 0:
		return fmt.Sprintf("By the rules %s has %s.", now.Args[0], now.Args[1])
	case was.Syntax != nil || len(was.Meant) > 0 || len(a) != len(b):
	case a[0] != b[0] && a[1] == b[1]:
		return fmt.Sprintf("Line %d is %s's, not %s's.", number, b[0], a[0])
	default:
		var said, meant []string
		for i := range a {
			if a[i] != b[i] {
				said, meant = append(said, ledger.Quote(a[i])), append(meant, ledger.Quote(b[i]))
			}
		}
		if len(said) == 1 {
			return fmt.Sprintf("Line %d says %s where %s was meant.", number, said[0], meant[0])
		}
	}
	return fmt.Sprintf("Line %d is to say \"%s\".", number, now)
}

// alike is by how much costlier another repair is as likely.
const alike = 5

// others says that the same edit with other words leaves as little.
func (s *search) others(c *candidate) string {
	for _, o := range s.done {
		if o != c && o.repair.Do == c.repair.Do && o.repair.Line == c.repair.Line && o.repair.Leaves == c.repair.Leaves &&
			o.cost <= c.cost+alike && len(o.repair.Also) == 0 && o.header == nil {
			a, b := o.splices[0].lines[0].Entry, c.splices[0].lines[0].Entry
			if a.Actor == b.Actor && a.Verb == b.Verb {
				return " Others would do as well."
			}
		}
	}
	return ""
}
