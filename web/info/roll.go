package info

import (
	"encoding/json"
	"errors"
	"net/http"
	"slices"
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/dice"
	"saddlebag/scoring/reading"
	"saddlebag/scoring/speech"
	"saddlebag/sheets"
	"saddlebag/web/site"
)

// mostThrows is how many throws one request makes at the most.
const mostThrows = 100

// allFaces is up to how many faces those that never came are listed too.
const allFaces = 20

// rollPage is the dice roller.
type rollPage struct {
	site.Frame
	Dice     string // the notation in the form
	Times    int
	MostTime int
	Reason   speech.Text // why nothing was thrown
	Common   []string
	Games    []rollGame
	Again    string // the address that throws the same again
	Thrown   []thrownView
}

// A rollGame is the throwers of a game.
type rollGame struct {
	ID       string
	Title    speech.Text
	Throwers speech.List
}

// A thrownView is what one thrower threw.
type thrownView struct {
	Label  speech.Text
	Dice   bool // whether its faces can be drawn as dice
	Throws []throwView
	Faces  []faceCount
	Record string // JSON for the script that keeps the history
}

// A throwView is one throw.
type throwView struct {
	Faces []string
	Sum   string // empty where a face is not a number
}

// A faceCount is how often a face came.
type faceCount struct {
	Face  string
	Count int
}

// A record is what the history keeps of a thrower.
type record struct {
	Name   string     `json:"name"`
	Sides  []string   `json:"sides"` // all, or only those that came
	Throws [][]string `json:"throws"`
}

func (h *handlers) roll(w http.ResponseWriter, r *http.Request) error {
	form := r.URL.Query()
	page := rollPage{
		Frame: site.Frame{Title: "site.roll", Icon: "die-6", Here: "/roll"}, Dice: form.Get("dice"), Times: 1, MostTime: mostThrows,
		Common: []string{"1d6", "2d6", "3d6", "1d20"},
	}
	for _, t := range h.site.Titles {
		if throwers := dice.From(t.Game.Info()); len(throwers) > 0 {
			labels := scoring.Each(len(throwers), func(i int) speech.Text { return throwers[i].Label })
			page.Games = append(page.Games, rollGame{t.Game.Info().ID, t.Game.Info().Title, labels})
		}
	}
	throwers, err := h.throwers(form.Get("game"), page.Dice)
	if err == nil && form.Get("times") != "" {
		page.Times, err = site.WholeNumber("info.of-rolls", form.Get("times"), mostThrows)
	}
	status := http.StatusOK
	if err != nil {
		status, page.Reason, throwers, page.Times = http.StatusUnprocessableEntity, reason(err), nil, 1
	}
	if len(throwers) > 0 {
		page.Again = r.URL.RequestURI()
	}
	l := site.Language(r)
	for _, t := range throwers {
		view, err := throwTimes(t.In(l), l.Of(t.Label), page.Times, h.dice)
		if err != nil {
			return err
		}
		page.Thrown = append(page.Thrown, view)
	}
	w.Header().Set("Cache-Control", "no-store") // no throw comes twice
	return h.site.Render(w, r, status, "roll", page)
}

// reason is why nothing was thrown, as a sentence.
func reason(err error) speech.Text {
	var told *site.Error
	if errors.As(err, &told) {
		return told.Sentence
	}
	return site.Sentence(err)
}

// throwers are those of a game or of a notation; none where neither is asked
// for.
func (h *handlers) throwers(game, notation string) ([]dice.Thrower, error) {
	if game != "" {
		title, ok := sheets.Find(h.site.Titles, game)
		if !ok {
			return nil, site.Refuse(http.StatusUnprocessableEntity, "site.no-game", "game", game)
		}
		return dice.From(title.Game.Info()), nil
	}
	if notation == "" {
		return nil, nil
	}
	t, err := dice.Parse(reading.Dice(notation))
	return []dice.Thrower{t}, err
}

// throwTimes throws so many times and counts the faces. The history calls it by its name.
func throwTimes(t dice.Thrower, name string, times int, src dice.Source) (thrownView, error) {
	counts := map[string]int{}
	view, kept := thrownView{Label: t.Label, Dice: drawable(t.Sides)}, record{Name: name}
	for range times {
		result := t.Throw(src)
		shown := throwView{Faces: result}
		if sum, ok := result.Sum(); ok {
			shown.Sum = strconv.Itoa(sum)
		}
		view.Throws = append(view.Throws, shown)
		kept.Throws = append(kept.Throws, result)
		for _, face := range result {
			counts[face]++
		}
	}
	for i, face := range t.Sides {
		first := slices.Index(t.Sides, face) == i // sectors of a spinner can be alike
		if first && (len(t.Sides) <= allFaces || counts[face] > 0) {
			view.Faces = append(view.Faces, faceCount{face, counts[face]})
			kept.Sides = append(kept.Sides, face)
		}
	}
	text, err := json.Marshal(kept)
	view.Record = string(text)
	return view, err
}

// drawable says whether faces are those of an ordinary die.
func drawable(sides []string) bool {
	return slices.Equal(sides, []string{"1", "2", "3", "4", "5", "6"})
}
