package judge

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/goldfever/sheet"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/speech"
)

// sumsOf are all sums that some reasons can have, with what there is besides, in
// ascending order.
func sumsOf(reasons []reason, besides scoring.Tenths) []scoring.Tenths {
	all := []scoring.Tenths{besides}
	for _, p := range reasons {
		all = plus(all, scoring.Each(len(p.can), func(i int) scoring.Tenths { return scoring.Whole(p.can[i]) }))
	}
	return all
}

// fixed is what the table has corrected of a team's points (LG5).
func (r reading) fixed(team int) (sum scoring.Tenths) {
	for _, seat := range r.Seats[team] {
		sum += r.Correction(seat, sheet.FieldPoints)
	}
	return sum
}

// lineTotals are what a line of a team's reckoning can come to, by what else is
// written.
func (r reading) lineTotals(team, line int, reasons []reason) []scoring.Tenths {
	most := scoring.Whole(r.Counts[line].Most[team])
	return slices.DeleteFunc(sumsOf(reasonsFor(r.Counts[line].Line, reasons), 0), func(n scoring.Tenths) bool { return n > most })
}

// reasonsFor are those of some reasons that belong to a line of the reckoning.
func reasonsFor(line string, reasons []reason) []reason {
	return slices.DeleteFunc(slices.Clone(reasons), func(p reason) bool { return p.of != line })
}

// ways are what the points of a team can be, the farthest way to tell first: by who
// is alive and what they carry, and between what and what by the lines of the
// reckoning, as far as they are written.
func (r reading) ways(team int) (far []scoring.Tenths, least, most scoring.Tenths) {
	reasons := r.reasons(team, r.exploded)
	far, least, most = []scoring.Tenths{r.fixed(team)}, r.fixed(team), r.fixed(team)
	for i, p := range r.Lines[team] {
		can := r.lineTotals(team, i, reasons)
		far = plus(far, can)
		if n, known := r.Number(p); known {
			can = []scoring.Tenths{n}
		}
		if len(can) > 0 { // else its parts contradict each other
			least, most = least+can[0], most+can[len(can)-1]
		}
	}
	return far, least, most
}

// plus are all sums of two numbers, in ascending order.
func plus(some, more []scoring.Tenths) []scoring.Tenths {
	var all []scoring.Tenths
	for _, a := range some {
		for _, b := range more {
			all = append(all, a+b)
		}
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// sums are the rules of scores (GF55, GF60).
func (a *auditor) sums() []audit.Rule {
	all := []audit.Rule{a.rule("GF55", reading.oneBlast)}
	for team, seats := range a.Seats {
		for i, c := range a.Counts {
			all = append(all, a.rule(c.Clause, func(r reading) speech.Text { return r.lineOff(team, i) }))
		}
		for _, p := range a.Claims(team) {
			all = append(all, a.addsUp(team, p))
		}
		for i, seat := range seats[1:] {
			all = append(all, a.rule("GF60", func(r reading) speech.Text { return r.apart(team, seats[i], seat) }))
		}
	}
	for i := range all {
		all[i].Sum = true
	}
	return all
}

// lineOff says that a line of the reckoning is not what the rest of the sheets comes
// to.
func (r reading) lineOff(team, i int) speech.Text {
	n, known := r.Number(r.Lines[team][i])
	if !known {
		return ""
	}
	reasons, c := r.reasons(team, r.exploded), &r.Counts[i]
	can := r.lineTotals(team, i, reasons)
	if len(can) == 0 || slices.Contains(can, n) { // without any its parts contradict each other
		return ""
	}
	words := sumWords(can, n)
	if len(can) == 1 {
		var sum audit.Sum
		for _, p := range reasonsFor(c.Line, reasons) {
			sum.Add(scoring.Whole(p.can[0]))
		}
		words = speech.Words(sum.Working())
	}
	return speech.Say("goldfever.wrong-line", "team", r.Side(team), "sum", words, "line", c.Title, "by", c.By, "written", r.written(r.Lines[team][i]))
}

// addsUp demands that what a team has is what its lines come to, or else its
// characters. What a player scores is the total.
func (a *auditor) addsUp(team int, p scoring.Place) audit.Rule {
	// right are the sums that it can be, by the nearest way by which it is wrong. It
	// is not where any way comes to just what is written.
	right := func(r reading) (can []scoring.Tenths, wrong bool) {
		written, ok := r.Number(p)
		if !ok {
			return nil, false
		}
		far, least, most := r.ways(team)
		total, known := r.Number(r.Totals[team])
		known = known && p != r.Totals[team]
		is := func(least, most scoring.Tenths) bool { return most == least && written == least }
		switch {
		case len(far) == 1 && far[0] == written || is(least, most) || known && is(total, total):
			return nil, false
		case known:
			return []scoring.Tenths{total}, true
		case written < least || written > most:
			return []scoring.Tenths{least, most}, true
		}
		return far, len(far) > 0 && !slices.Contains(far, written)
	}
	rule := a.rule("GF60", func(r reading) speech.Text {
		can, wrong := right(r)
		if !wrong {
			return ""
		}
		written, _ := r.Number(p)
		return r.wrongTotal(team, p, r.working(team, p, slices.Compact(can), written))
	})
	rule.Wants = func(s *audit.Sheet) (scoring.Place, scoring.Tenths, bool) {
		can, wrong := right(reading{a, s})
		if !wrong || len(slices.Compact(can)) != 1 {
			return p, 0, false
		}
		return p, can[0], true
	}
	return rule
}

// written is what the sheet says in a place, for the end of a sentence about what it should.
func (r reading) written(p scoring.Place) speech.Text {
	if v := r.Value(p); v != "" {
		return speech.Say("goldfever.sheet-says", "written", v)
	}
	return "goldfever.sheet-blank"
}

// wrongTotal says what the points that are written in a place should be.
func (r reading) wrongTotal(team int, p scoring.Place, sum speech.Text) speech.Text {
	if p.Owner == scoring.Table {
		return speech.Say("goldfever.wrong-total", "team", r.Side(team), "sum", sum, "written", r.written(p))
	}
	return speech.Say("goldfever.wrong-score", "team", r.Side(team), "player", r.Names[p.Owner], "sum", sum, "written", r.written(p))
}

// working is what points add up to, with the lines of the reckoning where all are
// written: "4 + 6 = 10".
func (r reading) working(team int, p scoring.Place, can []scoring.Tenths, written scoring.Tenths) speech.Text {
	sum, known := audit.Numbers(r.Lines[team]...)(r.Sheet)
	sum.Add(r.fixed(team))
	if known && len(can) == 1 && sum.Total == can[0] && p.Owner == scoring.Table {
		return speech.Words(sum.Working())
	}
	return sumWords(can, written)
}

// sumWords says what a sum can be next to what is written: "3", "12 or more",
// "6 or less, or 9", "6 or 9". It can be nothing where its parts contradict each other.
func sumWords(can []scoring.Tenths, written scoring.Tenths) speech.Text {
	at, _ := slices.BinarySearch(can, written)
	var words speech.Any
	if less := can[:at]; len(less) == 1 {
		words = append(words, speech.Say("scoring.number", "number", speech.Tenths(less[0])))
	} else if len(less) > 1 {
		words = append(words, speech.Say("goldfever.or-less", "points", speech.Tenths(less[at-1])))
	}
	if more := can[at:]; len(more) == 1 {
		words = append(words, speech.Say("scoring.number", "number", speech.Tenths(more[0])))
	} else if len(more) > 1 {
		words = append(words, speech.Say("goldfever.or-more", "points", speech.Tenths(more[0])))
	}
	if words == nil {
		return "goldfever.no-sum"
	}
	return speech.Say("goldfever.one-sum", "sums", words)
}

// apart says that two players of a team have not the same score, where nothing else
// tells whose is wrong.
func (r reading) apart(team, seat, mate int) speech.Text {
	n, known := r.Number(r.Scores[seat])
	m, also := r.Number(r.Scores[mate])
	if !known || !also || n == m {
		return ""
	}
	_, least, most := r.ways(team)
	return audit.Wrong(least < most && !r.Known(r.Totals[team]), "goldfever.wrong-apart",
		"player", r.Names[seat], "mate", r.Names[mate], "points", speech.Tenths(n), "others", speech.Tenths(m))
}

// oneBlast says that friends of both teams seem to be killed, by one stick of
// dynamite.
func (r reading) oneBlast() speech.Text {
	for team, seats := range r.Seats {
		without := sumsOf(r.reasons(team, func() bool { return false }), r.fixed(team))
		lacks := func(seat int) bool {
			written, ok := r.Number(r.Scores[seat])
			return ok && !slices.Contains(without, written)
		}
		if !slices.ContainsFunc(seats, lacks) {
			return ""
		}
	}
	return audit.Wrong(r.blasts() < terms.Teams, "goldfever.wrong-blasts")
}

// settled are the reasons of a team's score. Where all but the kills is known, what
// is written for these and possible tells how many there were, or else the score.
func (r reading) settled(team int) []reason {
	all := r.reasons(team, r.exploded)
	kills, others := &all[0], all[1:]
	if kills.known() || slices.ContainsFunc(others, func(p reason) bool { return !p.known() }) {
		return all
	}
	if n, written := r.Whole(sheet.TablePlace(terms.TeamCell(team, terms.LineKills))); written && slices.Contains(kills.can, n) {
		kills.can, kills.missing = []int{n}, nil
		return all
	}
	rest := sumsOf(others, r.fixed(team))
	for _, seat := range r.Seats[team] {
		written, ok := r.Number(r.Scores[seat])
		for _, n := range kills.can {
			if ok && slices.Contains(rest, written-scoring.Whole(n)) {
				kills.can, kills.missing = []int{n}, nil
				return all
			}
		}
	}
	return all
}

// audited are the scores of the seats as their teams' sheets give them.
func (r reading) audited() []scoring.Audited {
	return scoring.Each(len(r.Names), func(seat int) scoring.Audited {
		lines, known := r.earned(r.TeamOf(seat))
		return r.Score(lines, known, r.Scores[seat])
	})
}

// earned is what a team has points for, as far as that is known.
func (r reading) earned(team int) (lines []scoring.Line, known bool) {
	var score scoring.Score
	known = true
	for _, p := range r.settled(team) {
		if p.known() && len(p.can) == 1 {
			score.Earn(p.label, scoring.Whole(p.can[0]), p.clause, 0)
		} else {
			known = false
		}
	}
	score.Earn("goldfever.correction", r.fixed(team), scoring.CorrectionClause, 0)
	return score.Lines, known
}

// missing are the cells that would have to be known for the scores.
func (r reading) missing() []scoring.Place {
	var places []scoring.Place
	for team := range r.Seats {
		for _, p := range r.settled(team) {
			for _, place := range p.missing {
				if !slices.Contains(places, place) {
					places = append(places, place)
				}
			}
		}
	}
	return places
}

// ranks orders the seats by their scores, then by who has more alive (GF60).
func (r reading) ranks(scores []scoring.Audited) []int {
	return scoring.Ranks(scoring.Each(len(scores), func(seat int) []scoring.Tenths {
		return []scoring.Tenths{scores[seat].Total(), scoring.Whole(r.living(r.TeamOf(seat)).Least)}
	}))
}
