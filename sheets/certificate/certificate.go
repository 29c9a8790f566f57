// Package certificate draws the verdict on filled sheets, on one page. Begin with
// [Page].
package certificate

import (
	"cmp"
	"math"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/final"
	"saddlebag/scoring/speech"
	"saddlebag/sheets"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
	"saddlebag/sheets/score"
)

// The parts of a certificate, mm.
const (
	certifyIn    = 9.0 // from the frame to what is written
	certifyWidth = panel.TwoWidth - 2*certifyIn
	certifyHead  = 55.0 // verdict, who has won, sentence and divider, where these are short
	verdictCaps  = 13.0
	certifyGap   = 3.0
	certifyRule  = 4.5  // from the divider to what is below
	certifyFoot  = 13.0 // fingerprint and frame
	playerRow    = 7.0
)

// certifyType is the type of what everybody reads of a certificate.
var certifyType = canvas.Type{Size: 11, Colour: canvas.Black}

// Page lays out what filled sheets were judged to be on one page: the
// verdict, the scores with what makes them, what contradicts what with a drawing of
// the place, a line for each player to sign, and the fingerprint of the document.
// The job is that of [Title.Written]. What the page has no room for is counted.
// A *Refusal says that the paper is too small.
func Page(title sheets.Title, job press.Job, r *final.Report) (press.Page, error) {
	info := title.Game.Info()
	inside, err := job.Paper.Inside(job.Margin)
	if err != nil {
		return press.Page{}, err
	}
	top, rest := inside.Cut(press.BannerHeight)
	c := certificate{title: title, house: job.Setup.House, info: info, Report: r, language: job.Language, say: job.Say, height: rest.H}
	least := c.headEnd() + float64(len(r.Players))*playerRow + score.SignHeight(len(r.Players)) + certifyFoot
	if rest.W < panel.TwoWidth || rest.H < least {
		return press.Page{}, canvas.Refused("sheets.certificate-too-large", "width", int(panel.TwoWidth), "height", int(math.Round(press.BannerHeight+least)), "paper", rest.On, "wide", canvas.Tenths(rest.W), "high", canvas.Tenths(inside.H))
	}
	c.lay(newGlass(title, job, r))
	body := panel.Panel{ID: "certificate", Owner: scoring.Table, Title: "sheets.certificate", W: panel.TwoWidth, H: rest.H, Static: c.draw}
	x := rest.X + (rest.W-panel.TwoWidth)/2
	page := press.Page{
		Size: job.Paper, Name: "certificate",
		Placed: []panel.Placement{
			{Panel: body, X: x, Y: rest.Y},
			press.BannerOn(top, info, job, "sheets.certificate-title", speech.Say("sheets.certificate-of", "file", cmp.Or(job.Title, job.Ledger), "date", job.Day()), panel.TwoWidth),
		},
	}
	for _, p := range c.proofs {
		if p.view != nil {
			page.Placed = append(page.Placed, p.view.at(x+certifyIn, rest.Y+p.y))
		}
	}
	return page.In(job.Language), nil
}

// A certificate is a page about a report, so many millimetres high.
type certificate struct {
	*final.Report
	title    sheets.Title
	house    scoring.House
	info     *scoring.Info
	language *speech.Language
	say      func(speech.Text) string // in that language
	height   float64
	proofs   []proof
	rest     []speech.Text // what else is told, a paragraph each, from restY on
	restY    float64
}

// signed is where the lines to sign begin.
func (c *certificate) signed() float64 {
	return c.height - certifyFoot - score.SignHeight(len(c.Players))
}

// draw draws all but the views of places.
func (c *certificate) draw(on canvas.Canvas) {
	art.DrawFrame(on, 0, 0, panel.TwoWidth, c.height)
	c.head(on)
	c.scores(on)
	end := c.findings(on)
	score.DrawSignatures(on, canvas.Area{X: certifyIn, Y: c.signed(), W: certifyWidth}, scoring.Each(len(c.Players), func(i int) string { return c.Players[i].Name }))
	c.picture(on, end)
	canvas.Fit(on, canvas.Area{X: certifyIn, Y: c.height - certifyFoot + certifyGap, W: certifyWidth, H: 4}, on.Say(speech.Say("sheets.fingerprint", "fingerprint", c.Fingerprint)), art.SmallType.Centred())
}

// sayings are who has won, and what the verdict means.
func (c *certificate) sayings() []saying {
	return []saying{
		{strings.TrimSpace(c.say(c.Headline) + " " + c.say(c.Question)), certifyType.InBold().Centred()},
		{c.say(c.means()), certifyType.Sized(9.5).Centred()},
	}
}

// means is what the verdict means. Of sheets that are right it doesn't count the spaces: it
// says which parts nobody has filled in.
func (c *certificate) means() speech.Text {
	const most = 4
	switch n := len(c.Unseen); {
	case c.Verdict != scoring.Right || c.Repaired != nil:
		return c.Says()
	case n == 0:
		return "sheets.all-fits"
	case n > most:
		return speech.Say("sheets.fits-few", "parts", speech.List(c.Unseen[:most]), "more", n-most)
	default:
		return speech.Say("sheets.fits-but", "parts", speech.All(c.Unseen))
	}
}

// A saying is a paragraph in the head of a certificate.
type saying struct {
	text string
	canvas.Type
}

// sayingsFrom is where they begin.
const sayingsFrom = 13 + verdictCaps

// headEnd is where the head ends. All that is said there can be read.
func (c *certificate) headEnd() float64 {
	y := sayingsFrom
	for _, s := range c.sayings() {
		y += float64(len(canvas.Lines(s.text, certifyWidth, s.Type))) * s.Leading()
	}
	return max(certifyHead, y+certifyGap+certifyRule)
}

// head is the verdict, and what it means.
func (c *certificate) head(on canvas.Canvas) {
	art.DrawTitle(on, panel.TwoWidth/2, 9+verdictCaps, verdictCaps, on.Say(c.Word()), art.Shaded, canvas.Middle)
	y := sayingsFrom
	for _, s := range c.sayings() {
		y += canvas.Paragraph(on, canvas.Area{X: certifyIn, Y: y, W: certifyWidth}, s.text, s.Type)
	}
	art.DrawDivider(on, panel.TwoWidth/2, c.headEnd()-certifyRule, 60)
}
