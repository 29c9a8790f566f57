package judge

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/goldfever/sheet"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/speech"
)

// bounds are the rules of points that no game comes to, whatever else is written.
func (a *auditor) bounds() []audit.Rule {
	var all []audit.Rule
	for team := range terms.Teams {
		for _, p := range a.Claims(team) {
			all = append(all, a.rule("GF60", func(r reading) speech.Text { return r.beyond(team, p) }))
		}
		for i, c := range a.Counts {
			all = append(all, a.rule(c.Clause, func(r reading) speech.Text { return r.lineBeyond(team, i) }))
		}
	}
	all = append(all, a.sharedOut()...)
	for _, p := range a.Claims(0) {
		for _, q := range a.Claims(1) {
			both := a.rule("GF60", func(r reading) speech.Text { return r.beyondBoth(p, q) })
			both.Yields = true
			all = append(all, both)
		}
	}
	return all
}

// claimed is what a team is written to have, without what the table has corrected.
func (r reading) claimed(team int, p scoring.Place) (points int, whole, known bool) {
	n, known := r.Number(p)
	n -= r.fixed(team)
	points = int(n / scoring.Whole(1))
	return points, scoring.Whole(points) == n, known
}

// beyond says that no game ends with so many points of a team.
func (r reading) beyond(team int, p scoring.Place) speech.Text {
	points, whole, known := r.claimed(team, p)
	most, can := 0, false
	for o := range r.Possible {
		most, can = max(most, o[team]), can || o[team] == points
	}
	if !known || whole && can {
		return ""
	}
	n, _ := r.Number(p)
	return speech.Say("goldfever.wrong-points", "team", r.Side(team), "points", speech.Tenths(n), "most", most)
}

// beyondBoth says that both teams cannot have so many points in one game. Of players
// it is said where no total is written.
func (r reading) beyondBoth(p, q scoring.Place) speech.Text {
	if p != r.Totals[0] && r.Known(r.Totals[0]) || q != r.Totals[1] && r.Known(r.Totals[1]) {
		return ""
	}
	one, _, known := r.claimed(0, p)
	other, _, also := r.claimed(1, q)
	return audit.Wrong(known && also && !r.Possible[[terms.Teams]int{one, other}], "goldfever.wrong-both-points",
		"team", r.Side(0), "other", r.Side(1), "points", r.Value(p), "others", r.Value(q))
}

// lineBeyond says that a line of the reckoning is more than there is, or not so much
// for each.
func (r reading) lineBeyond(team, i int) speech.Text {
	n, known := r.Number(r.Lines[team][i])
	c, most, points := &r.Counts[i], r.Counts[i].Most[team], int(n/scoring.Whole(1))
	switch {
	case !known || scoring.Whole(points) == n && n >= 0 && points <= most && points%c.Each == 0:
		return ""
	case n >= 0 && points <= most:
		return speech.Say("goldfever.wrong-step", "team", r.Side(team), "points", speech.Tenths(n), "line", c.Title, "n", c.Each)
	}
	return speech.Say("goldfever.wrong-most", "team", r.Side(team), "points", speech.Tenths(n), "line", c.Title, "n", most)
}

// sharedOut are the rules of lines that both teams cannot have together: the gold,
// each prize, and those of one team who live and were killed by the other.
func (a *auditor) sharedOut() []audit.Rule {
	var all []audit.Rule
	for i, c := range a.Counts {
		if !c.Shared {
			continue
		}
		all = append(all, a.rule(c.Clause, func(r reading) speech.Text {
			one, known := r.Whole(r.Lines[0][i])
			other, also := r.Whole(r.Lines[1][i])
			return audit.Wrong(known && also && one+other > c.Most[0], "goldfever.wrong-shared", "line", c.Title, "points", one, "others", other, "n", c.Most[0])
		}))
	}
	at := func(line string) int {
		return slices.IndexFunc(a.Counts, func(c sheet.Row) bool { return c.Line == line })
	}
	kills, lives := at(terms.LineKills), at(terms.LineSurvivors)
	if kills < 0 || lives < 0 {
		return all
	}
	for team := range terms.Teams {
		all = append(all, a.rule("GF7", func(r reading) speech.Text { return r.deadAndAlive(team, kills, lives) }))
	}
	return all
}

// deadAndAlive says that more of a team are killed and alive than it has.
func (r reading) deadAndAlive(team, kills, lives int) speech.Text {
	killed, known := r.Whole(r.Lines[terms.Teams-1-team][kills])
	alive, also := r.Whole(r.Lines[team][lives])
	killed /= r.Counts[kills].Points
	alive /= r.Counts[lives].Points
	all := len(r.Members[team])
	return audit.Wrong(known && also && killed+alive > all, "goldfever.wrong-heads", "team", r.Side(team), "alive", alive, "killed", killed, "n", all)
}
