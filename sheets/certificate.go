package sheets

import (
	"fmt"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/final"
)

// The parts of a certificate, mm.
const (
	certifyIn    = 9.0 // from the frame to what is written
	certifyWidth = TwoWidth - 2*certifyIn
	certifyHead  = 42.0 // verdict, sentence and divider
	verdictCaps  = 13.0
	certifyGap   = 3.0
	certifyFoot  = 13.0 // fingerprint and frame
	playerRow    = 7.0
	playerScore  = 110.0 // from the left, where the score ends
	playerClaim  = 114.0 // where begins what the sheet says
	signRow      = 13.0  // to sign on, by hand
	longestProof = 6     // lines of entries of a contradiction
)

// The types of a certificate.
var (
	certifyType = Type{Size: 11, Colour: Black}
	proofType   = Type{Face: Italic, Size: 8, Colour: Black}
)

// Certificate lays out what filled sheets were judged to be on one page: the
// verdict, the scores, what contradicts what, a line for each player to sign,
// and the fingerprint of the document. What the page has no room for is counted.
// A *Refusal says that the paper is too small.
func Certificate(info *scoring.Info, job PrintJob, r *final.Report) (Page, error) {
	inside, err := job.Paper.Inside(job.Margin)
	if err != nil {
		return Page{}, err
	}
	top, rest := inside.Cut(BannerHeight)
	least := certifyHead + float64(len(r.Players))*playerRow + signHeight(len(r.Players)) + certifyFoot
	if rest.W < TwoWidth || rest.H < least {
		return Page{}, Refuse("a certificate is %d mm wide and %.0f mm high, and %s leaves %.1f mm by %.1f mm", int(TwoWidth), BannerHeight+least, rest.On, rest.W, inside.H)
	}
	body := Panel{
		ID: "certificate", Owner: scoring.Table, Title: "Certificate", W: TwoWidth, H: rest.H,
		Static: func(c Canvas) { certificate{c, info, r}.draw(rest.H) },
	}
	return Page{
		Size: job.Paper, Name: "certificate",
		Placed: []Placement{
			{Panel: body, X: rest.X + (rest.W-TwoWidth)/2, Y: rest.Y},
			onTop(top, Banner(info, job, "Notary's certificate", "filled sheets "+job.Ledger, TwoWidth)),
		},
	}, nil
}

// signHeight is what so many players need to sign in two columns.
func signHeight(players int) float64 { return float64((players+1)/2) * signRow }

// A certificate is being drawn.
type certificate struct {
	Canvas
	info *scoring.Info
	*final.Report
}

// draw draws on so many millimetres.
func (c certificate) draw(height float64) {
	DrawFrame(c, 0, 0, TwoWidth, height)
	c.head()
	y := c.scores(certifyHead) + certifyGap
	signed := height - certifyFoot - signHeight(len(c.Players))
	c.findings(y, signed-certifyGap)
	c.signatures(signed)
	middle := readType
	middle.Align = Middle
	Fit(c, Area{X: certifyIn, Y: height - certifyFoot + certifyGap, W: certifyWidth, H: 4}, "Fingerprint of the document: "+c.Fingerprint, middle)
}

// head is the verdict, and what it means.
func (c certificate) head() {
	DrawTitle(c, TwoWidth/2, 9+verdictCaps, verdictCaps, string(c.Verdict), Shaded, Middle)
	says := certifyType
	says.Align = Middle
	Fit(c, Area{X: certifyIn, Y: 13 + verdictCaps, W: certifyWidth, H: 6}, c.Says(), says)
	DrawDivider(c, TwoWidth/2, certifyHead-6, 60)
}

// scores are those of all players from y on; it returns where they end.
func (c certificate) scores(y float64) float64 {
	bold, right := certifyType, certifyType
	bold.Face, right.Align = Bold, Right
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
		Fit(c, Area{X: certifyIn, Y: y, W: playerScore - 34 - certifyIn, H: playerRow}, name, bold)
		Fit(c, Area{X: playerScore - 32, Y: y, W: 32, H: playerRow}, score, right)
		Fit(c, Area{X: playerClaim, Y: y, W: TwoWidth - certifyIn - playerClaim, H: playerRow}, claim, certifyType)
		y += playerRow
		c.Path(Line(certifyIn, y, TwoWidth-certifyIn, y), Paint{Stroke: Black, Width: 0.1})
	}
	return y
}

// findings are what contradicts what and what is missing, from y to an end.
func (c certificate) findings(y, end float64) {
	bold, x, w := readType, certifyIn+sumAt, certifyWidth-sumAt
	bold.Face = Bold
	for i, f := range c.Findings {
		entries := make([]string, len(f.Entries))
		for j, e := range f.Entries {
			entries[j] = strings.TrimSpace(e.String())
		}
		proof := strings.Join(entries, "; ")
		lines := len(Lines(f.Message, w, readType)) + min(len(Lines(proof, w, proofType)), longestProof)
		if y+float64(lines)*readType.Leading()+certifyGap > end-readType.Leading() {
			Fit(c, Area{X: x, Y: y, W: w, H: readType.Leading()}, fmt.Sprintf("and at least %d more, which saddlebag check tells", len(c.Findings)-i), readType)
			return
		}
		Paragraph(c, Area{X: certifyIn, Y: y, W: sumAt}, f.Clause, bold)
		y += Paragraph(c, Area{X: x, Y: y, W: w}, f.Message, readType)
		y += Paragraph(c, Area{X: x, Y: y, W: w, H: longestProof * proofType.Leading()}, proof, proofType)
		y += certifyGap
	}
	if len(c.Missing) == 0 {
		return
	}
	missing := make([]string, len(c.Missing))
	for i, e := range c.Missing {
		missing[i] = e.Owner + " " + e.Cell
	}
	Paragraph(c, Area{X: certifyIn, Y: y, W: certifyWidth, H: max(readType.Leading(), end-y)}, "Not known: "+strings.Join(missing, "; "), readType)
}

// signatures are the lines to sign on, in two columns from y on.
func (c certificate) signatures(y float64) {
	const width = (certifyWidth - Gutter) / 2
	for i, p := range c.Players {
		x, below := certifyIn+float64(i%2)*(width+Gutter), y+float64(i/2+1)*signRow-4
		c.Path(Line(x, below, x+width, below), Paint{Stroke: Black, Width: 0.2})
		Fit(c, Area{X: x, Y: below + 0.6, W: width, H: 2.8}, "signed by "+p.Name, remarkType)
	}
}
