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
func chapters(press.Job) []sheets.Chapter {
	return []sheets.Chapter{
		{Title: "fortyniners.set-up", Icon: art.Saddle, Rules: sheets.Rules("FN1", "FN5", "FN6")},
		{Title: "fortyniners.chapter-turn", Icon: art.Die(5), Rules: sheets.Rules("FN2", "FN3", "FN4")},
		{Title: "fortyniners.chapter-coach", Icon: art.Coach, Rules: sheets.Rules("FN10", "FN11", "FN12", "FN13", "FN14", "FN15", "FN16")},
		{Title: "fortyniners.chapter-bandits", Icon: art.Hat, Rules: sheets.Rules("FN20", "FN21", "FN22", "FN23", "FN24")},
		{Title: "fortyniners.chapter-sheriff", Icon: art.Star, Rules: sheets.Rules("FN30", "FN31", "FN32", "FN33")},
		{Title: "fortyniners.the-end", Icon: art.Gold, Rules: append(sheets.Rules("FN40"), sheets.Rule{Clauses: "FN41", Says: "fortyniners.aid-own-board"})},
	}
}

// roleCards makes a card for each role, to cut.
func roleCards(job press.Job) ([]press.Page, error) {
	var cards []press.Card
	for role := range rules.Roles {
		cards = append(cards, press.Card{Front: rolePanel(role)})
	}
	return press.LayCards(job, "roles", roleCard, press.CardBlank, cards)
}

// rolePanel is the card of a role.
func rolePanel(role rules.Role) panel.Panel {
	const edge, head, foot, gap = 7.0, 23.0, 10.0, 1.6
	w, h := roleCard.W, roleCard.H
	return panel.Panel{
		ID: fmt.Sprintf("role-%d", int(role)+1), Owner: scoring.Table, Title: speech.Words(role.String()), W: w, H: h, Key: key("role", int(role)),
		Static: func(c canvas.Canvas) {
			art.DrawFrame(c, 3, 3, w-6, h-6)
			art.DrawIcon(c, pieceIcons[role.Letter()], edge+1, 7, 11, canvas.Spot)
			art.DrawTitle(c, w/2, 14, 5, role.String(), art.Shaded, canvas.Middle)
			c.Text(w/2, 19, c.Say(speech.Say("fortyniners.role-moves", "piece", role.Piece(), "turn", int(role)+1, "of", rules.Players)), art.CaptionType.Centred())
			text, room := sheets.RuleType{Type: art.LargeType, Least: canvas.LeastSize}, canvas.Area{X: edge, Y: head, W: w - 2*edge}
			rules := sheets.Rules(roleClauses[role]...)
			words := scoring.Each(len(rules), func(i int) string { return c.Say(rules[i].Text(game.Game.Info())) })
			high := func() (all float64) {
				for i, rule := range rules {
					all += sheets.RuleHeight(words[i], rule.Clauses, room.W, text) + gap
				}
				return all
			}
			for high() > h-head-foot && text.Size > art.SmallType.Size {
				text.Size -= 0.25
			}
			for i, rule := range rules {
				room.Y += sheets.DrawRule(c, room, words[i], rule.Clauses, text) + gap
			}
		},
	}
}
