package sheets

import (
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/final"
)

// The parts of a certificate, mm.
const (
	certifyIn    = 9.0 // from the frame to what is written
	certifyWidth = TwoWidth - 2*certifyIn
	certifyHead  = 55.0 // verdict, who has won, sentence and divider, where these are short
	verdictCaps  = 13.0
	certifyGap   = 3.0
	certifyRule  = 4.5  // from the divider to what is below
	certifyFoot  = 13.0 // fingerprint and frame
	playerRow    = 7.0
	signRow      = 13.0 // to sign on, by hand
)

// certifyType is the type of what everybody reads of a certificate.
var certifyType = Type{Size: 11, Colour: Black}

// Certificate lays out what filled sheets were judged to be on one page: the
// verdict, the scores with what makes them, what contradicts what with a drawing of
// the place, a line for each player to sign, and the fingerprint of the document.
// The job is that of [Title.Written]. What the page has no room for is counted.
// A *Refusal says that the paper is too small.
func Certificate(title Title, job PrintJob, r *final.Report) (Page, error) {
	info := title.Game.Info()
	inside, err := job.Paper.Inside(job.Margin)
	if err != nil {
		return Page{}, err
	}
	top, rest := inside.Cut(BannerHeight)
	c := certificate{info: info, Report: r, height: rest.H}
	least := c.headEnd() + float64(len(r.Players))*playerRow + signHeight(len(r.Players)) + certifyFoot
	if rest.W < TwoWidth || rest.H < least {
		return Page{}, Refuse("a certificate is %d mm wide and %.0f mm high, and %s leaves %.1f mm by %.1f mm", int(TwoWidth), BannerHeight+least, rest.On, rest.W, inside.H)
	}
	c.lay(newGlass(title, job, r))
	body := Panel{ID: "certificate", Owner: scoring.Table, Title: "Certificate", W: TwoWidth, H: rest.H, Static: c.draw}
	x := rest.X + (rest.W-TwoWidth)/2
	page := Page{
		Size: job.Paper, Name: "certificate",
		Placed: []Placement{
			{Panel: body, X: x, Y: rest.Y},
			BannerOn(top, info, job, "Notary's certificate", "filled sheets "+job.Ledger, TwoWidth),
		},
	}
	for _, p := range c.proofs {
		if p.view != nil {
			page.Placed = append(page.Placed, p.view.at(x+certifyIn, rest.Y+p.y))
		}
	}
	return page, nil
}

// signHeight is what so many players need to sign in two columns.
func signHeight(players int) float64 { return float64((players+1)/2) * signRow }

// A certificate is a page about a report, so many millimetres high.
type certificate struct {
	*final.Report
	info   *scoring.Info
	height float64
	proofs []proof
	rest   []string // what else is told, a paragraph each, from restY on
	restY  float64
}

// signed is where the lines to sign begin.
func (c *certificate) signed() float64 { return c.height - certifyFoot - signHeight(len(c.Players)) }

// draw draws all but the views of places.
func (c *certificate) draw(on Canvas) {
	DrawFrame(on, 0, 0, TwoWidth, c.height)
	c.head(on)
	c.scores(on)
	c.findings(on)
	c.signatures(on)
	Fit(on, Area{X: certifyIn, Y: c.height - certifyFoot + certifyGap, W: certifyWidth, H: 4}, "Fingerprint of the document: "+c.Fingerprint, SmallType.Centred())
}

// sayings are who has won, and what the verdict means.
func (c *certificate) sayings() []saying {
	return []saying{
		{strings.TrimSpace(c.Headline + " " + c.Question), certifyType.InBold().Centred()},
		{c.Says(), certifyType.Sized(9.5).Centred()},
	}
}

// A saying is a paragraph in the head of a certificate.
type saying struct {
	text string
	Type
}

// sayingsFrom is where they begin.
const sayingsFrom = 13 + verdictCaps

// headEnd is where the head ends. All that is said there can be read.
func (c *certificate) headEnd() float64 {
	y := sayingsFrom
	for _, s := range c.sayings() {
		y += float64(len(Lines(s.text, certifyWidth, s.Type))) * s.Leading()
	}
	return max(certifyHead, y+certifyGap+certifyRule)
}

// head is the verdict, and what it means.
func (c *certificate) head(on Canvas) {
	DrawTitle(on, TwoWidth/2, 9+verdictCaps, verdictCaps, c.Word(), Shaded, Middle)
	y := sayingsFrom
	for _, s := range c.sayings() {
		y += Paragraph(on, Area{X: certifyIn, Y: y, W: certifyWidth}, s.text, s.Type)
	}
	DrawDivider(on, TwoWidth/2, c.headEnd()-certifyRule, 60)
}

// signatures are the lines to sign on, in two columns.
func (c *certificate) signatures(on Canvas) {
	const width = (certifyWidth - Gutter) / 2
	for i, p := range c.Players {
		x, below := certifyIn+float64(i%2)*(width+Gutter), c.signed()+float64(i/2+1)*signRow-4
		on.Path(Line(x, below, x+width, below), Paint{Stroke: Black, Width: 0.2})
		Fit(on, Area{X: x, Y: below + 0.6, W: width, H: 2.8}, "signed by "+p.Name, RemarkType)
	}
}
