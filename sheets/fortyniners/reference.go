package fortyniners

import (
	"fmt"

	"saddlebag/scoring"
	rules "saddlebag/scoring/fortyniners"
	"saddlebag/scoring/fortyniners/game"
	"saddlebag/scoring/fortyniners/sheet"
	"saddlebag/scoring/speech"
	"saddlebag/sheets"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// roleCard is the size of a role's card: four on a page of a4 or letter.
var roleCard = canvas.Size{Name: "role card", W: 93, H: 126}

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

// roleCards are a card for each role, to cut.
func roleCards(job press.Job) ([]press.Batch, error) {
	options := rolesBy{
		dice: game.Game.Info().Number(job.Setup.Options, sheet.OptionDice), turnCap: game.Game.Info().Number(job.Setup.Options, sheet.OptionCap),
	}
	var cards []press.Card
	for role := range rules.Roles {
		cards = append(cards, press.Card{Front: options.panel(role)})
	}
	return []press.Batch{{Card: roleCard, Cards: cards, Blank: press.CardBlank}}, nil
}

// rolesBy are the options that a table plays its roles by.
type rolesBy struct{ dice, turnCap int }

// says is what a role must know: what it is after, then what it may do and what is done to
// it; and the clauses behind that.
func (o rolesBy) says(role rules.Role) (sayings []speech.Text, clauses string) {
	throw := speech.Say("fortyniners.card-throw", "n", o.dice)
	switch role {
	case rules.Blackjack:
		return []speech.Text{
			"fortyniners.card-coach-aim", throw, "fortyniners.card-coach-road", "fortyniners.card-coach-settlement", "fortyniners.card-coach-block",
			"fortyniners.card-coach-sheriff", "fortyniners.card-coach-end", speech.Say("fortyniners.card-coach-late", "turns", o.turnCap),
		}, "FN3, FN4, FN10 – FN16"
	case rules.White:
		return []speech.Text{
			"fortyniners.card-sheriff-aim", throw, "fortyniners.card-sheriff-ways", "fortyniners.card-sheriff-catch", "fortyniners.card-sheriff-caught",
			"fortyniners.card-sheriff-coach", "fortyniners.card-sheriff-score",
		}, "FN3, FN4, FN13, FN22, FN30 – FN33"
	default:
		cell := speech.Text("fortyniners.card-bandit-red-cell")
		if role == rules.Bluebeard {
			cell = "fortyniners.card-bandit-blue-cell"
		}
		return []speech.Text{
			"fortyniners.card-bandit-aim", throw, "fortyniners.card-bandit-trails", "fortyniners.card-bandit-coach", "fortyniners.card-bandit-sheriff",
			"fortyniners.card-bandit-lookout", cell, "fortyniners.card-bandit-score",
		}, "FN3, FN4, FN12, FN20 – FN24, FN31"
	}
}

// The measures of a role's card, mm.
const (
	roleEdge    = 8.0  // from the edge of the card to what is in its frame
	rolePicture = 41.0 // height
	roleTitle   = 5.2  // of capitals
	roleGap     = 1.0  // between two sayings
	roleType    = 8.1  // at the most
	roleMark    = 3.0  // what a mark before a saying takes
	roleFoot    = 1.2  // above the clauses, at the least
)

// panel is the card of a role: how it looks, and what it must know in words.
func (o rolesBy) panel(role rules.Role) panel.Panel {
	w, h := roleCard.W, roleCard.H
	return panel.Panel{
		ID: fmt.Sprintf("role-%d", int(role)+1), Owner: scoring.Table, Title: speech.Words(role.String()), W: w, H: h, Key: key("role", int(role), o),
		Static: func(c canvas.Canvas) {
			art.DrawFrame(c, 3, 3, w-6, h-6)
			picture := canvas.Area{X: roleEdge, Y: roleEdge, W: w - 2*roleEdge, H: rolePicture}
			drawCountry(c, picture)
			drawPortrait(c, picture, role)
			c.Path(picture.Outline(), art.RulePen)
			y := picture.Y + picture.H + roleTitle + 1.8
			art.DrawTitle(c, w/2, y, roleTitle, role.String(), art.Shaded, canvas.Middle)
			c.Text(w/2, y+4, c.Say(speech.Say("fortyniners.role-moves", "piece", role.Piece(), "turn", int(role)+1, "of", rules.Players)), art.CaptionType.Centred())
			y += 5.4
			sayings, clauses := o.says(role)
			foot := canvas.Area{X: 2 * roleEdge, Y: h - roleEdge + 0.6, W: w - 4*roleEdge, H: 3}
			canvas.Fit(c, foot, clauses, art.CaptionType.Sized(canvas.LeastSize).Centred())
			a := canvas.Area{X: roleEdge, Y: y, W: w - 2*roleEdge}
			set := art.SmallType.Sized(roleType)
			const step = 0.1 // points
			for drawSayings(canvas.NewListing(), a, set, role, saidIn(c, sayings)) > foot.Y-roleFoot && set.Size > canvas.LeastSize {
				set = set.Sized(set.Size - step)
			}
			drawSayings(c, a, set, role, saidIn(c, sayings))
		},
	}
}

// saidIn are texts in a canvas's language.
func saidIn(c canvas.Canvas, texts []speech.Text) []string {
	return scoring.Each(len(texts), func(i int) string { return c.Say(texts[i]) })
}

// drawSayings draws what a role must know from the top of an area on, the first of it heavy, and
// returns where that ends.
func drawSayings(c canvas.Canvas, a canvas.Area, set canvas.Type, role rules.Role, sayings []string) (end float64) {
	y := a.Y
	for i, words := range sayings {
		now := set
		if i == 0 {
			now = set.InBold()
		} else {
			c.Path(canvas.Circle(a.X+0.9, y+set.Leading()/2, 0.75), canvas.Paint{Fill: inks[role]})
		}
		y += canvas.Paragraph(c, canvas.Area{X: a.X + roleMark, Y: y, W: a.W - roleMark}, words, now) + roleGap
	}
	return y - roleGap
}
