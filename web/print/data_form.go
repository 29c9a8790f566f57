package print

import (
	"saddlebag/scoring"
	"saddlebag/scoring/house"
	"saddlebag/scoring/speech"
	"saddlebag/sheets"
	"saddlebag/web/site"
)

// A GameForm is what sheets are asked for with: the game, who plays, and by
// which rulings and data.
type GameForm struct {
	DataForm
	Games   []site.Choice
	Players []nameField
	Reason  speech.Text
}

// A DataForm is what the table plays by: its options and house data.
type DataForm struct {
	Options  []OptionField
	DataWord speech.Text   // what the game calls its house data
	Houses   []site.Choice // where there are several
	Own      string        // house data of the user's own, as text
	OwnName  string        // the file it came in
	Kept     bool          // whether it is kept with a table
	Changed  bool          // whether options or data are not the default
	Wrong    *house.Error  // what is wrong with the user's own data
}

// A nameField is where a player's name goes.
type nameField struct {
	Number int
	Name   string
}

// An OptionField is where a ruling of the table goes.
type OptionField struct {
	Field, Clause, Value string
	Name, Label          speech.Text
	Choices              []site.Choice // none for a whole number
	From, To             int
}

// NewGameForm fills in which of some games is meant, and who plays it by what.
func NewGameForm(s *site.Site, o Order, titles []sheets.Title) GameForm {
	info := o.Title.Game.Info()
	f := GameForm{DataForm: NewDataForm(s, o, info), Players: make([]nameField, info.MaxPlayers)}
	names := Named(o.Form["player"])
	for i := range f.Players {
		f.Players[i].Number = i + 1
		if i < len(names) {
			f.Players[i].Name = names[i]
		}
	}
	for _, t := range titles {
		i := t.Game.Info()
		f.Games = append(f.Games, site.Choice{Value: i.ID, Label: i.Title, Chosen: i.ID == info.ID})
	}
	return f
}

// NewDataForm fills in what the table plays by.
func NewDataForm(s *site.Site, o Order, info *scoring.Info) DataForm {
	f := DataForm{DataWord: info.Kind()}
	for _, known := range info.Options {
		field := OptionField{
			Field: OptionPrefix + known.Name, Name: known.Title, Label: known.Label, Clause: known.Clause,
			Value: site.Either(o.Form.Get(OptionPrefix+known.Name), known.Default), From: known.From, To: known.To,
		}
		if known.Choices != nil {
			field.Choices = site.Choices(known.Choices, known.Called, field.Value)
		}
		f.Options = append(f.Options, field)
		f.Changed = f.Changed || field.Value != known.Default
	}
	usual := s.Shelf.Fitting(o.Title.Game, len(Named(o.Form["player"])))
	f.Houses = houses(s, o, usual)
	f.Changed = f.Changed || o.Own != nil || site.Either(o.Form.Get("data"), usual) != usual
	if o.Own != nil {
		f.Own, f.OwnName = o.Own.Text, o.Own.File
	}
	return f
}

// houses are the house data of a game to choose from, where there are several: the
// usual ones where nobody has chosen. Those that describe themselves need no choice: one
// that fits the players is taken.
func houses(s *site.Site, o Order, usual string) []site.Choice {
	info, chosen := o.Title.Game.Info(), o.Form.Get("data")
	names, described := s.Shelf.Houses(info.ID), s.Shelf.Described(o.Title.Game)
	switch {
	case len(names) < 2:
		return nil
	case described == nil:
		return site.Choices(names, nil, site.Either(chosen, usual))
	}
	all := []site.Choice{{Value: "", Label: "printing.any-house", Chosen: chosen == ""}}
	for _, h := range described {
		all = append(all, site.Choice{Value: h.Data.Name, Label: speech.Say("printing.house-for", "name", h.Marked, "players", h.Crowd()), Chosen: chosen == h.Data.Name})
	}
	return all
}
