package sheets

import (
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// A Chapter of a reference card is what players look up at the same time.
type Chapter struct {
	Title speech.Text
	Icon  art.Icon
	Rules []Rule
}

// Measures of a reference card, mm on paper that is as wide as two columns.
const (
	chapterHead = 7.6 // of a chapter's title, from top to bottom
	chapterCaps = 3.4
	chapterGap  = 3.4 // below a chapter
	ruleGap     = 1.6 // between two rules
	ruleMark    = 3.4 // before a rule
)

// The sizes of the type of a reference card, points: as large as there is room for.
const (
	largestRule = 14.0
	ruleStep    = 0.25
)

// Reference makes the card on which players look rules up, in chapters, on as many pages as
// it needs in the smallest type. A *Refusal says that the paper is too small.
func Reference(game scoring.Game, chapters func(press.Job) []Chapter) press.Make {
	return func(job press.Job) ([]press.Page, error) { return reference(game.Info(), job, chapters(job)) }
}

func reference(info *scoring.Info, job press.Job, chapters []Chapter) ([]press.Page, error) {
	e, err := enlarged(job)
	if err != nil {
		return nil, err
	}
	_, rest := e.Cut(press.BannerHeight * max(1, e.k) / e.k)
	least := canvas.LeastSize / e.k
	banner := func(pages int) panel.Placement { return e.banner(info, job.OnPage(pages)) }
	for size := largestRule; ; size -= ruleStep {
		text := RuleType{art.LargeType.Sized(max(least, size)), least}
		panels := chapterPanels(info, job, chapters, text)
		placed, err := panel.TwoColumns(rest, ruleGap, panels)
		if err != nil && size > least {
			continue
		}
		var pages []press.Page
		for err != nil {
			var n int
			if placed, n, err = panel.AsMany(rest, panels); err != nil {
				return nil, err
			}
			panels = panels[n:]
			pages = append(pages, e.page("reference", placed, banner(len(pages))))
			placed, err = panel.TwoColumns(rest, ruleGap, panels)
		}
		return append(pages, e.page("reference", placed, banner(len(pages)))), nil
	}
}

// chapterPanels are the chapters in panels, a rule each, the first one with the chapter's title.
func chapterPanels(info *scoring.Info, job press.Job, chapters []Chapter, text RuleType) []panel.Panel {
	var made []panel.Panel
	for _, ch := range chapters {
		for i, rule := range ch.Rules {
			made = append(made, rulePanel(info, job, ch, i == 0, i == len(ch.Rules)-1, rule, text))
		}
	}
	return made
}

// rulePanel is a rule. The first one of a chapter has its title over it, the last one room below.
func rulePanel(info *scoring.Info, job press.Job, ch Chapter, first, last bool, rule Rule, text RuleType) panel.Panel {
	y, below := 0.0, 0.0
	if first {
		y = chapterHead
	}
	if last {
		below = chapterGap
	}
	room := panel.ColumnWidth - ruleMark
	words := rule.Text(info)
	id := strings.ToLower(strings.ReplaceAll(rule.Clauses, ", ", "-"))
	return panel.Panel{
		ID: "clause-" + id, Title: speech.Words(rule.Clauses), W: panel.ColumnWidth, H: y + RuleHeight(job.Say(words), rule.Clauses, room, text) + below,
		Key: panel.SharedKey(info, "rule", first, last, ch.Title, ch.Icon, rule.Clauses, words, text.Size),
		Static: func(c canvas.Canvas) {
			if first {
				art.DrawIcon(c, ch.Icon, 0, 0, chapterHead-1.4, canvas.Spot)
				art.DrawTitle(c, chapterHead, chapterCaps+0.9, chapterCaps, c.Say(ch.Title), art.Solid, canvas.Left)
				art.DrawRule(c, chapterHead, chapterCaps+2, panel.ColumnWidth)
			}
			drawRuleMark(c, y+(text.Leading()+text.CapHeight()-canvas.Descent*text.Em())/2-text.CapHeight()/2)
			DrawRule(c, canvas.Area{X: ruleMark, Y: y, W: room}, c.Say(words), rule.Clauses, text)
		},
	}
}

// drawRuleMark draws the lozenge before a rule, with its middle at y.
func drawRuleMark(c canvas.Canvas, y float64) {
	const x, r = 1.3, 0.85
	c.Path(canvas.Path{}.Move(x-r, y).Line(x, y-r).Line(x+r, y).Line(x, y+r).Close(), canvas.Paint{Fill: canvas.Spot})
}

// An enlargement is a page as wide as two columns that is printed as large as its paper allows.
type enlargement struct {
	canvas.Area         // of what is on it, before it's enlarged
	k           float64 // times
	paper       canvas.Size
	x, y        float64 // where it begins on its paper
}

// leastHigh is how high a page of two columns is at the least: on paper that is wider for its
// height there is room beside it.
const leastHigh = 252.0

// enlarged is such a page on the paper of a job.
func enlarged(job press.Job) (enlargement, error) {
	inside, err := job.Paper.Inside(job.Margin)
	if err != nil {
		return enlargement{}, err
	}
	k := min(inside.W/panel.TwoWidth, inside.H/leastHigh)
	return enlargement{
		Area: canvas.Area{W: panel.TwoWidth, H: inside.H / k, On: inside.On}, k: k, paper: job.Paper,
		x: inside.X + (inside.W-k*panel.TwoWidth)/2, y: inside.Y,
	}, nil
}

// page is the page with panels on it, and others that aren't enlarged.
func (e enlargement) page(name speech.Text, placed []panel.Placement, others ...panel.Placement) press.Page {
	return press.Page{Size: e.paper, Name: name, Placed: append(scoring.Each(len(placed), func(i int) panel.Placement {
		p := placed[i]
		p.X, p.Y, p.Window, p.Panel = e.x+e.k*p.X, e.y+e.k*p.Y, p.Window.Scaled(e.k), p.Panel.Scaled(e.k)
		return p
	}), others...)}
}

// banner is the banner of a reference card: never smaller than on other sheets.
func (e enlargement) banner(info *scoring.Info, job press.Job) panel.Placement {
	k := max(1, e.k)
	on := press.Banner(info, job, "sheets.reference-title", "sheets.reference-remark", e.k*panel.TwoWidth/k)
	return panel.Placement{Panel: on.Scaled(k), X: e.x, Y: e.y}
}
