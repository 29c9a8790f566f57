package sheets

import (
	"cmp"
	"math"
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring/speech"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/press"
)

// An Order is how somebody wants sheets printed, in their words.
type Order struct {
	Paper  string
	Ink    string
	Duplex string // none, long, short, fold, after
	Margin float64
	Bleed  float64
	TwoUp  bool   // small sheets are printed two to a page
	Nudge  string // how far backs are moved: "0.4,-0.2"; empty for not at all
}

// A WordError is a word of an order that means nothing.
type WordError struct {
	What    string // paper, ink, duplex, nudge
	Word    string
	Choices []string
}

func (e *WordError) Error() string { return e.Said().String() }

// Said is what the word should be.
func (e *WordError) Said() speech.Text {
	if e.What == "nudge" {
		return speech.Say("sheets.no-nudge", "word", strconv.Quote(e.Word), "most", mostNudge)
	}
	return speech.Say("sheets.no-word", "word", strconv.Quote(e.Word), "choices", speech.List(speech.Named(e.Choices...)))
}

// mostBleed is the most paper that is left round a page, mm.
const mostBleed = 10

// Duplexes are the words for the ways of printing backs, in the order of their values.
var Duplexes = []string{press.OneSided: "none", press.LongEdge: "long", press.ShortEdge: "short", press.GutterFold: "fold", press.BacksAfter: "after"}

// PaperNames are the names of press.Papers.
func PaperNames() []string {
	names := make([]string, len(press.Papers))
	for i, s := range press.Papers {
		names[i] = s.Name
	}
	return names
}

// InkNames are the names of Inks.
func InkNames() []string {
	names := make([]string, len(canvas.Inks))
	for i, ink := range canvas.Inks {
		names[i] = string(ink)
	}
	return names
}

// pick finds a word among those that mean something.
func pick(what, word string, choices []string) (int, error) {
	i := slices.Index(choices, word)
	if i < 0 {
		return 0, &WordError{what, word, choices}
	}
	return i, nil
}

// Fill reads an order into a job, and returns the options for writing the document in the
// language of the job. The error is a *WordError, or a *Refusal for an impossible margin.
func (o Order) Fill(t Title, job *press.Job) (press.Options, error) {
	size, err := pick("paper", o.Paper, PaperNames())
	if err != nil {
		return press.Options{}, err
	}
	duplex, err := pick("duplex", o.Duplex, Duplexes)
	if err != nil {
		return press.Options{}, err
	}
	ink, err := pick("ink", o.Ink, InkNames())
	if err != nil {
		return press.Options{}, err
	}
	if !(o.Bleed >= 0 && o.Bleed <= mostBleed) {
		return press.Options{}, canvas.Refused("sheets.bleed", "bleed", canvas.Tenths(o.Bleed), "most", mostBleed)
	}
	nudge, err := parseNudge(o.Nudge)
	if err != nil {
		return press.Options{}, err
	}
	if _, err := press.Papers[size].Inside(o.Margin); err != nil {
		return press.Options{}, err
	}
	job.Paper, job.Margin, job.Duplex, job.TwoUp = press.Papers[size], o.Margin, press.Duplex(duplex), o.TwoUp
	language, info := cmp.Or(job.Language, speech.English), t.Game.Info()
	return press.Options{
		Title: language.Of(info.Title), Subject: cmp.Or(job.Title, language.Of(info.DataTitle(job.Data))), Players: job.Setup.Players, Date: job.Date, Language: language.Tag(), Ink: canvas.Inks[ink], Spot: t.Spot, Margin: o.Margin, Duplex: job.Duplex, Nudge: nudge, Bleed: o.Bleed,
	}, nil
}

// mostNudge is how far backs are moved at the most, mm: what misses by more is
// not measured in tenths.
const mostNudge = 5

// parseNudge reads "0.4,-0.2", or "0,4; -0,2". The error is a *WordError.
func parseNudge(words string) (press.Nudge, error) {
	if words == "" {
		return press.Nudge{}, nil
	}
	left, right, ok := strings.Cut(words, ";")
	if !ok {
		left, right, ok = strings.Cut(words, ",")
	}
	x, errX := ParseMillimetres(left)
	y, errY := ParseMillimetres(right)
	if !ok || errX != nil || errY != nil || !(math.Abs(x) <= mostNudge && math.Abs(y) <= mostNudge) {
		return press.Nudge{}, &WordError{What: "nudge", Word: words}
	}
	return press.Nudge{X: x, Y: y}, nil
}
