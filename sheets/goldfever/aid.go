package goldfever

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/game"
	"saddlebag/scoring/goldfever/scenario"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/speech"
	"saddlebag/sheets"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// aid makes the player aid: what there is to look up in the middle of a fight.
func aid(job press.Job) ([]press.Page, error) {
	house := houseOf(job.Setup)
	var pages []press.Page
	for text := art.LargeType; ; text.Size -= 0.25 { // smaller where words are longer
		a := aidOf{job, text}
		left := []panel.Panel{weaponsPanel(house), pilesPanel(house.Decks), a.clauses("hits", "goldfever.aid-hits", "GF52", "GF53", "GF55", "GF56"), a.clauses("reactions", "goldfever.aid-ambush", "GF27")}
		right := []panel.Panel{
			a.begin(house.Scenario), a.clauses("round", "goldfever.aid-round", "GF10", "GF12"), a.actions(),
			a.clauses("sight", "goldfever.chapter-sight", "GF40", "GF41"),
		}
		var err error
		if pages, err = twoColumns(job, "aid", "goldfever.aid", "goldfever.aid-remark", left, right); err == nil {
			break
		}
		if text.Size <= canvas.LeastSize {
			return nil, err
		}
	}
	behind, err := zonesPages(job.OnPage(len(pages)))
	return append(pages, behind...), err
}

// An aidOf is an aid whose text is of a type.
type aidOf struct {
	press.Job
	text canvas.Type
}

// set is what keys of panels have of what is set in the type.
func (a aidOf) set(data any) any {
	return []any{data, a.text.Size}
}

// begin says what is done before the first round.
func (a aidOf) begin(s scenario.Scenario) panel.Panel {
	texts := []speech.Text{
		"goldfever.begin-stand",
		"goldfever.begin-nuggets",
		"goldfever.begin-cards",
	}
	if crowds(s) > 0 {
		texts = append(texts, speech.Say("goldfever.begin-crowds", "n", mostStanding))
	}
	height := 0.0
	for _, t := range texts {
		height += float64(len(canvas.Lines(a.Say(t), Width, a.text)))*a.text.Leading() + 1
	}
	return headed("begin", "goldfever.begin", height, a.set(texts), func(c canvas.Canvas) {
		y := 0.0
		for _, t := range texts {
			y += canvas.Paragraph(c, canvas.Area{Y: y, W: Width}, c.Say(t), a.text) + 1
		}
	})
}

// weaponsPanel is the table of the weapons that the scenario has (GF5, GF51).
func weaponsPanel(h *scenario.House) panel.Panel {
	const row, name, number = 8.0, 18.0, 14.0
	var kinds []terms.Kind
	there := objectsOf(h.Scenario)
	for kind := range terms.Kind(terms.Kinds) {
		if _, ok := kind.Weapon(); ok && there[kind] > 0 {
			kinds = append(kinds, kind)
		}
	}
	return headed("weapons", "goldfever.weapons", 5+row*float64(len(kinds)), []any{kinds, h.PileOf(terms.Knife)}, func(c canvas.Canvas) {
		columns := []speech.Text{"goldfever.weapons-range", "goldfever.weapons-shells", "goldfever.weapons-pile"}
		at := func(i int) float64 { return 44 + number*float64(i) + number/2 }
		for i, word := range columns {
			c.Text(at(i), 3, c.Say(word), art.CaptionType.Centred())
		}
		for n, kind := range kinds {
			w, _ := kind.Weapon()
			y := 5 + row*float64(n)
			drawObject(c, kind, 8, y+row/2, iconSize(kind, 7), canvas.Black)
			canvas.Fit(c, canvas.Area{X: name, Y: y, W: 26, H: row}, c.Say(kind.Title()), art.StrongType)
			shells := "–"
			if w.Shells > 0 {
				shells = strconv.Itoa(w.Shells)
			}
			for i, word := range []string{strconv.Itoa(w.Range), shells, c.Say(h.PileOf(kind).Title())} {
				c.Text(at(i), y+row/2+art.PlainType.CapHeight()/2, word, art.PlainType.Centred())
			}
			c.Path(canvas.Line(0, y, Width, y), art.HairPen)
		}
	})
}

// pilesPanel says how many of each card are in the piles (GF50, GF54).
func pilesPanel(d scenario.Decks) panel.Panel {
	const row, column = 6.0, 15.0
	hits := []terms.Pile{terms.Easy, terms.Average, terms.Difficult}
	var sorts []int // those of which some pile has a card
	for n := range sortsOf(d, terms.Easy) {
		if slices.ContainsFunc(hits, func(p terms.Pile) bool { return sortsOf(d, p)[n].count > 0 }) {
			sorts = append(sorts, n)
		}
	}
	scares := sortsOf(d, terms.Panic)
	height := 5 + row*float64(len(sorts)+len(scares)) + 7
	return headed("piles", "goldfever.piles", height, d, func(c canvas.Canvas) {
		at := func(i int) float64 { return 46 + column*float64(i) + column/2 }
		line := func(y float64, s cardSort, counts ...int) {
			drawSort(c, s.word, 4, y+row/2, 5)
			canvas.Fit(c, canvas.Area{X: 9, Y: y, W: 36, H: row}, c.Say(terms.CardTitle(s.word)), art.PlainType)
			for i, n := range counts {
				c.Text(at(i), y+row/2+art.PlainType.CapHeight()/2, strconv.Itoa(n), art.PlainType.Centred())
			}
			c.Path(canvas.Line(0, y, Width, y), art.HairPen)
		}
		for i, p := range hits {
			c.Text(at(i), 3, c.Say(p.Title()), art.CaptionType.Centred())
		}
		for n, sort := range sorts {
			var counts []int
			for _, p := range hits {
				counts = append(counts, sortsOf(d, p)[sort].count)
			}
			line(5+row*float64(n), sortsOf(d, terms.Easy)[sort], counts...)
		}
		top := 5 + row*float64(len(sorts)) + 7
		c.Text(at(0), top-2, c.Say(terms.Panic.Title()), art.CaptionType.Centred())
		for n, s := range scares {
			line(top+row*float64(n), s, s.count)
			canvas.Fit(c, canvas.Area{X: at(1) - column/2, Y: top + row*float64(n), W: Width - at(1) + column/2, H: row}, c.Say(s.says), art.CaptionType)
		}
	})
}

// A price is what a verb costs, in action points, and what it does.
type price struct {
	points int
	verb   string
	help   []speech.Text
}

// prices are the verbs of characters: those that can be a reaction cost one
// point (GF27), an ambush has its own price, the others are free.
func prices(info *scoring.Info) []price {
	var list []price
	reacts := map[string]bool{}
	for _, v := range info.Verbs {
		if v.Name == "react" && len(v.Args) > 0 {
			reacts[v.Args[0].Choices[0]] = true
		}
	}
	for _, v := range info.Verbs {
		if v.Actor != scoring.ByCharacter || !slices.Contains(actionClauses, v.Clause) || v.Name == "react" || hasSecret(v) {
			continue
		}
		points := 0
		switch {
		case reacts[v.Name]:
			points = 1
		case v.Name == "ambush":
			points = terms.AmbushCost
		}
		if i := slices.IndexFunc(list, func(p price) bool { return p.verb == v.Name }); i >= 0 {
			list[i].help = append(list[i].help, v.Help)
			continue
		}
		list = append(list, price{points, v.Name, []speech.Text{v.Help}})
	}
	slices.SortStableFunc(list, func(a, b price) int { return cmp.Compare(a.rank(), b.rank()) })
	return list
}

// hasSecret says whether a form of a verb differs from another by a secret that
// it writes down, and not by what is done.
func hasSecret(v scoring.Verb) bool {
	return slices.ContainsFunc(v.Args, func(a scoring.Arg) bool { return a.Secret != scoring.Open })
}

// rank sorts the dear behind the cheap, and what is free behind all.
func (p price) rank() int {
	if p.points == 0 {
		return terms.Actions + 1
	}
	return p.points
}

// actionClauses are the clauses of what a character does in its phase.
var actionClauses = []string{"GF8", "GF11", "GF20", "GF21", "GF22", "GF23", "GF24", "GF25", "GF27", "GF28", "GF29"}

// actions lists what a character can do with its points (GF11).
func (a aidOf) actions() panel.Panel {
	const points, verb, gap = 8.0, 17.0, 1.4
	list := prices(game.Game.Info())
	room := Width - points - verb
	text := func(p price, say func(speech.Text) string) string {
		return strings.Join(scoring.Each(len(p.help), func(i int) string { return say(p.help[i]) }), " ")
	}
	high := func(p price) float64 {
		return float64(len(canvas.Lines(text(p, a.Say), room, a.text)))*a.text.Leading() + gap
	}
	height := 0.0
	for _, p := range list {
		height += high(p)
	}
	title := speech.Say("goldfever.actions", "n", terms.Actions)
	return headed("actions", title, height, a.set(list), func(c canvas.Canvas) {
		y := 0.0
		for _, p := range list {
			cost := strconv.Itoa(p.points)
			if p.points == 0 {
				cost = c.Say("goldfever.free")
			}
			bold := a.text.InBold()
			narrow := bold.Centred() // as wide as the word for "free" allows
			narrow.Size = max(canvas.LeastSize, bold.Size*min(1, (points-1)/canvas.Measure(cost, bold)))
			canvas.Paragraph(c, canvas.Area{Y: y + gap/2, W: points - 1}, cost, narrow)
			canvas.Paragraph(c, canvas.Area{X: points, Y: y + gap/2, W: verb}, p.verb, bold)
			canvas.Paragraph(c, canvas.Area{X: points + verb, Y: y + gap/2, W: room}, text(p, c.Say), a.text)
			y += high(p)
			c.Path(canvas.Line(0, y, Width, y), art.HairPen)
		}
	})
}

// clauses prints some clauses under a title.
func (a aidOf) clauses(id string, title speech.Text, numbers ...string) panel.Panel {
	const gap = 1.0
	height, set := 0.0, sheets.RuleType{Type: a.text, Least: canvas.LeastSize}
	rules := scoring.Each(len(numbers), func(i int) sheets.Rule { return ruleOf(a.Job, numbers[i]) })
	texts := scoring.Each(len(rules), func(i int) speech.Text { return rules[i].Text(game.Game.Info()) })
	for i, rule := range rules {
		height += sheets.RuleHeight(a.Say(texts[i]), rule.Clauses, Width, set) + gap
	}
	return headed(id, title, height, a.set([]any{numbers, texts}), func(c canvas.Canvas) {
		y := 0.0
		for i, rule := range rules {
			y += sheets.DrawRule(c, canvas.Area{Y: y, W: Width}, c.Say(texts[i]), rule.Clauses, set) + gap
		}
	})
}
