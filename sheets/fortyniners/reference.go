package fortyniners

import (
	"fmt"

	"saddlebag/scoring"
	rules "saddlebag/scoring/fortyniners"
	"saddlebag/scoring/fortyniners/game"
	"saddlebag/scoring/speech"
	"saddlebag/sheets"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// roleCard is the size of a role's card: four on a page of a4 or letter.
var roleCard = canvas.Size{Name: "role card", W: 93, H: 126}

// roleClauses are what a role must know: what holds for all, then what it may
// do and what is done to it.
var roleClauses = map[rules.Role][]string{
	rules.Blackjack: {"FN3", "FN4", "FN10", "FN11", "FN12", "FN13", "FN14", "FN15", "FN16"},
	rules.Red:       banditClauses,
	rules.White:     {"FN3", "FN4", "FN22", "FN30", "FN31", "FN32", "FN33"},
	rules.Bluebeard: banditClauses,
}

var banditClauses = []string{"FN3", "FN4", "FN20", "FN21", "FN22", "FN23", "FN24", "FN31"}

// chapters are those of the card with all rules.
var chapters = []sheets.Chapter{
	{Title: "fortyniners.set-up", First: "FN1", Last: "FN6", Icon: art.Saddle},
	{Title: "fortyniners.chapter-coach", First: "FN10", Last: "FN16", Icon: art.Coach},
	{Title: "fortyniners.chapter-bandits", First: "FN20", Last: "FN24", Icon: art.Hat},
	{Title: "fortyniners.chapter-sheriff", First: "FN30", Last: "FN33", Icon: art.Star},
	{Title: "fortyniners.the-end", First: "FN40", Last: "FN41", Icon: art.Gold},
}

// roleCards are a card for each role, to cut.
func roleCards(press.Job) ([]press.Batch, error) {
	var cards []press.Card
	for role := range rules.Roles {
		cards = append(cards, press.Card{Front: rolePanel(role)})
	}
	return []press.Batch{{Card: roleCard, Cards: cards, Blank: press.CardBlank}}, nil
}

// rolePanel is the card of a role.
func rolePanel(role rules.Role) panel.Panel {
	const edge, head, indent, gap = 6.0, 22.0, 10.0, 1.3
	w, h := roleCard.W, roleCard.H
	return panel.Panel{
		ID: fmt.Sprintf("role-%d", int(role)+1), Owner: scoring.Table, Title: speech.Words(role.String()), W: w, H: h, Key: key("role", int(role)),
		Static: func(c canvas.Canvas) {
			art.DrawFrame(c, 3, 3, w-6, h-6)
			art.DrawIcon(c, pieceIcons[role.Letter()], edge+1, 7, 11, canvas.Spot)
			art.DrawTitle(c, w/2, 14, 5, role.String(), art.Shaded, canvas.Middle)
			c.Text(w/2, 19, c.Say(speech.Say("fortyniners.role-moves", "piece", role.Piece(), "turn", int(role)+1, "of", rules.Players)), art.CaptionType.Centred())
			bold := canvas.Type{Face: canvas.Bold, Size: 8, Colour: canvas.Black}
			text := canvas.Type{Size: 8, Colour: canvas.Black}
			y := head
			for _, number := range roleClauses[role] {
				clause, _ := game.Game.Info().Clause(number) // the rulebook has them
				canvas.Paragraph(c, canvas.Area{X: edge, Y: y, W: indent}, clause.Number, bold)
				y += canvas.Paragraph(c, canvas.Area{X: edge + indent, Y: y, W: w - 2*edge - indent}, c.Say(clause.Text), text) + gap
			}
		},
	}
}
