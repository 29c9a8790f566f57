package sheets

import (
	"fmt"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/final"
)

// The parts of a certificate, mm.
const (
	verdictCaps  = 9.0
	playerRow    = 6.0
	playerScore  = 62.0 // from the left, where the score ends
	playerClaim  = 96.0
	signFrom     = 104.0
	certifyGap   = 3.0
	certifyFoot  = 11.0
	longestProof = 6 // lines of entries of a contradiction
)

// Certificate lays out what filled sheets were judged to be on one page: the
// verdict, the scores with a line for each player to sign, what contradicts what,
// and the fingerprint of the document. What the page has no room for is counted.
// A *Refusal says that the paper is too small.
func Certificate(info *scoring.Info, job Job, r *final.Report) (Page, error) {
	inside, err := job.Paper.Inside(job.Margin)
	if err != nil {
		return Page{}, err
	}
	top, rest := inside.Cut(BannerHeight)
	least := 2*verdictCaps + float64(len(r.Players))*playerRow + certifyFoot
	if rest.W < TwoWidth || rest.H < least {
		return Page{}, Refuse("a certificate is %d mm wide and %.0f mm high, and %s leaves %.1f mm by %.1f mm", int(TwoWidth), BannerHeight+least, rest.On, rest.W, inside.H)
	}
	body := Panel{
		ID: "certificate", Owner: scoring.Table, Title: "Certificate", W: TwoWidth, H: rest.H,
		Static: func(c Canvas) { certificate{c, info, r}.draw(rest.H) },
	}
	return Page{
		Size: job.Paper, Name: "certificate",
		Placed: []Placed{
			{Panel: body, X: rest.X + (rest.W-TwoWidth)/2, Y: rest.Y},
			onTop(top, Banner(info, job, "Certificate", "filled sheets "+job.Ledger, TwoWidth)),
		},
	}, nil
}

// A certificate is being drawn.
type certificate struct {
	Canvas
	info *scoring.Info
	*final.Report
}

// draw draws on so many millimetres.
func (c certificate) draw(height float64) {
	y := 4 + verdictCaps
	DrawTitle(c, 0, y, verdictCaps, string(c.Verdict), Solid, Left)
	y += certifyGap
	y += Paragraph(c, Area{Y: y, W: TwoWidth}, c.Says(), readType) + certifyGap
	y = c.players(y) + certifyGap
	c.findings(y, height-certifyFoot)
	c.foot(height)
}

// players are the scores from y on; it returns where they end.
func (c certificate) players(y float64) float64 {
	right := readType
	right.Align = Right
	for _, p := range c.Players {
		name, score, claim := p.Name, "not known", ""
		if p.Rank > 0 {
			name = fmt.Sprintf("%d. %s", p.Rank, p.Name)
		}
		if p.Score != nil {
			score = c.info.Amount(*p.Score)
		}
		if p.Claimed != nil && (p.Score == nil || *p.Claimed != *p.Score) {
			claim = "written: " + c.info.Amount(*p.Claimed)
		}
		bold := readType
		bold.Face = Bold
		Fit(c, Area{Y: y, W: playerScore - 24, H: playerRow}, name, bold)
		Fit(c, Area{X: playerScore - 22, Y: y, W: 22, H: playerRow}, score, right)
		Fit(c, Area{X: playerScore + 3, Y: y, W: playerClaim - playerScore, H: playerRow}, claim, readType)
		c.Path(Line(signFrom, y+playerRow, TwoWidth, y+playerRow), Paint{Stroke: Black, Width: 0.15})
		Fit(c, Area{X: signFrom, Y: y + playerRow - 2.6, W: TwoWidth - signFrom, H: 2.4}, "signed by "+p.Name, remarkType)
		y += playerRow
	}
	return y
}

// findings are what contradicts what and what is missing, from y to an end.
func (c certificate) findings(y, end float64) {
	for i, f := range c.Findings {
		entries := make([]string, len(f.Entries))
		for j, e := range f.Entries {
			entries[j] = e.String()
		}
		proof := Lines(strings.Join(entries, "; "), TwoWidth-sumAt, readType)
		what := Lines(f.Message, TwoWidth-sumAt, readType)
		high := float64(len(what)+min(len(proof), longestProof))*readType.Leading() + certifyGap
		if y+high > end-readType.Leading() {
			Fit(c, Area{X: sumAt, Y: y, W: TwoWidth - sumAt, H: readType.Leading()},
				fmt.Sprintf("and %d more, which saddlebag check tells", len(c.Findings)-i), readType)
			return
		}
		bold := readType
		bold.Face = Bold
		Paragraph(c, Area{Y: y, W: sumAt}, f.Clause, bold)
		y += Paragraph(c, Area{X: sumAt, Y: y, W: TwoWidth - sumAt}, f.Message, readType)
		y += Paragraph(c, Area{X: sumAt, Y: y, W: TwoWidth - sumAt, H: longestProof * readType.Leading()}, strings.Join(entries, "; "), readType)
		y += certifyGap
	}
	if len(c.Missing) == 0 {
		return
	}
	missing := make([]string, len(c.Missing))
	for i, e := range c.Missing {
		missing[i] = e.Owner + " " + e.Cell
	}
	Paragraph(c, Area{Y: y, W: TwoWidth, H: max(readType.Leading(), end-y)}, "Not known: "+strings.Join(missing, "; "), readType)
}

// foot is the fingerprint, by which the document can be told from any other.
func (c certificate) foot(height float64) {
	y := height - certifyFoot + certifyGap
	DrawRule(c, 0, y, TwoWidth)
	Fit(c, Area{Y: y + 2, W: TwoWidth, H: 4}, "Fingerprint of the document: "+c.Fingerprint, readType)
}
