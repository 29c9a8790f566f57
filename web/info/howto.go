package info

import (
	"html/template"
	"net/http"

	"github.com/gorilla/mux"

	"saddlebag/scoring/speech"
	"saddlebag/sheets"
	"saddlebag/sheets/panel"
	"saddlebag/web/panels"
	"saddlebag/web/site"
)

// howtoPage teaches a game in pictures: cards to swipe.
type howtoPage struct {
	site.Frame
	Of     speech.Text // the game's title
	Plates template.HTML
	Cards  []howtoCard
}

// A howtoCard is a lesson on a card.
type howtoCard struct {
	Number, Before, After int // Before and After are 0 where there is none
	Title, Text           speech.Text
	Picture               template.HTML
}

func (h *handlers) howto(w http.ResponseWriter, r *http.Request) error {
	title, err := h.site.Title(mux.Vars(r)["game"])
	if err != nil {
		return err
	}
	info := title.Game.Info()
	if !title.Teaches() {
		return site.Refuse(http.StatusNotFound, "info.no-howto", "game", info.Title)
	}
	key := deckOf{info.ID, site.Language(r)}
	page, ok := h.decks.Load(key)
	if !ok {
		if page, err = newHowtoPage(title, key.language); err != nil {
			return err
		}
		h.decks.Store(key, page)
	}
	return h.site.Render(w, r, http.StatusOK, "howto", page)
}

// A deckOf is of which game cards are, in which language.
type deckOf struct {
	game     string
	language *speech.Language
}

func newHowtoPage(t sheets.Title, l *speech.Language) (howtoPage, error) {
	info := t.Game.Info()
	plates, cards, err := howtoCards(t, l)
	return howtoPage{
		Frame: site.Frame{Title: "info.howto", Icon: t.Icon, Game: info.ID}, Of: info.Title, Plates: plates, Cards: cards,
	}, err
}

// howtoCards are the cards of a game, and what several of them are drawn on.
func howtoCards(t sheets.Title, l *speech.Language) (template.HTML, []howtoCard, error) {
	pictures, err := t.Pictures(l)
	if err != nil {
		return "", nil, err
	}
	const wide, high = 5, 4 // about what a phone has room for
	var plates panels.SharedDefs
	cards := make([]howtoCard, len(pictures))
	for i, p := range pictures {
		cards[i] = howtoCard{
			Number: i + 1, Before: i, After: i + 2, Title: p.Title, Text: p.Text,
			// the canvas escapes all text
			Picture: template.HTML(panel.SVGWindow(l.Of(p.Title), p.In(wide, high), plates.Use(p.Printed)+panel.SVGStatic(p.Written))),
		}
	}
	cards[len(cards)-1].After = 0
	return plates.HTML(), cards, nil
}
