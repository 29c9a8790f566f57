package goldfever

import (
	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/game"
	"saddlebag/scoring/goldfever/sheet"
	"saddlebag/scoring/speech"
	"saddlebag/sheets"
	"saddlebag/sheets/art"
	"saddlebag/sheets/press"
)

// chapters are those of the reference card: with the rule that the scenario offers, and without
// those of others. How large circles are (GF43), and what a game comes to that was stopped (GF67),
// are nothing to look up in a fight.
func chapters(job press.Job) []sheets.Chapter {
	rules := func(clauses ...string) []sheets.Rule {
		return scoring.Each(len(clauses), func(i int) sheets.Rule { return ruleOf(job, clauses[i]) })
	}
	end := rules("GF60")
	switch extra := houseOf(job.Setup).Scenario.Extra; {
	case extra == nil:
	case extra.Night > 0:
		end = append(end, rules("GF68")...)
	default:
		end = append(end, rules("GF69")...)
	}
	return []sheets.Chapter{
		{Title: "goldfever.chapter-set-up", Icon: art.Saddle, Rules: rules("GF1", "GF5", "GF6", "GF8")},
		{Title: "goldfever.chapter-rounds", Icon: art.Star, Rules: rules("GF10", "GF11", "GF13")},
		{Title: "goldfever.chapter-moving", Icon: art.Eye, Rules: rules("GF2", "GF20", "GF3", "GF40", "GF41", "GF42")},
		{Title: "goldfever.chapter-carrying", Icon: art.Suitcase, Rules: rules("GF4", "GF25", "GF63", "GF26", "GF29")},
		{Title: "goldfever.chapter-shooting", Icon: art.Pistol, Rules: rules("GF62", "GF21", "GF51", "GF52", "GF53", "GF66", "GF22", "GF23")},
		{Title: "goldfever.chapter-throwing", Icon: art.Gold, Rules: rules("GF24", "GF55", "GF61", "GF28", "GF56")},
		{Title: "goldfever.chapter-hits", Icon: art.Hat, Rules: rules("GF50", "GF54", "GF7")},
		{Title: "goldfever.aid-ambush", Icon: art.Snake, Rules: rules("GF12", "GF27", "GF65", "GF64")},
		{Title: "goldfever.lesson-end", Icon: art.Cards, Rules: end},
	}
}

// reference makes the reference card.
func reference(job press.Job) ([]press.Page, error) {
	return sheets.Reference(game.Game, chapters)(job)
}

// ruleOf is what cards say of a clause: what the scenario in force and the table's rulings make
// of it.
func ruleOf(job press.Job, clause string) sheets.Rule {
	house := houseOf(job.Setup)
	fight := house.Fights()
	says := map[string]speech.Text{
		"GF50": "goldfever.rule-piles",
		"GF51": speech.Say("goldfever.rule-weapons", "pile", fight.Knife.Title()),
		"GF52": "goldfever.rule-harder",
		"GF55": "goldfever.rule-blast",
		"GF56": speech.Say("goldfever.rule-melee", "pile", fight.Melee.Title(), "back", fight.Back.Title()),
		"GF60": "goldfever.rule-end",
		"GF61": "goldfever.rule-blast-who",
	}
	if fight.Ambush > 0 {
		says["GF52"] = speech.Say("goldfever.rule-harder-ambush", "n", fight.Ambush)
	}
	if game.Game.Info().Chosen(job.Setup.Options, sheet.OptionBlast) == scoring.No {
		says["GF55"], says["GF61"] = "goldfever.rule-blast-alone", "goldfever.rule-blast-who-alone"
	}
	if fight.Snatch {
		says["GF56"] = speech.Say("goldfever.rule-melee-snatch", "melee", says["GF56"])
	}
	return sheets.Rule{Clauses: clause, Says: says[clause]}
}
