package web

import (
	"html/template"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/house"
	"saddlebag/sheets"
)

// printPage is the form of what to print, and the preview of it.
type printPage struct {
	frame
	gameForm
	Sheets   []choice
	Papers   []choice
	Inks     []choice
	Duplexes []choice
	Margin   string
	Copies   string
	Most     int // copies
	Warnings []string
	Pages    []template.HTML // as SVG
	Hidden   int             // pages that the preview leaves out
	PDF      string          // the address of the document; empty where only the form has it
	Document string          // the address without what is asked for
}

// A gameForm is what sheets are asked for with: the game, who plays, and by
// which rulings and data.
type gameForm struct {
	dataForm
	Games   []choice
	Players []nameField
	Reason  string
}

// A dataForm is what the table plays by: its options and house data.
type dataForm struct {
	Options  []optionField
	DataWord string       // what the game calls its house data
	Houses   []choice     // where there are several
	Own      string       // house data of the user's own, as text
	OwnName  string       // the file it came in
	Kept     bool         // whether it is kept with a table
	Changed  bool         // whether options or data are not the default
	Wrong    *house.Error // what is wrong with the user's own data
}

// A nameField is where a player's name goes.
type nameField struct {
	Number int
	Name   string
}

// A choice is one of several in a form.
type choice struct {
	Value, Label string
	Chosen       bool
}

// An optionField is where a ruling of the table goes.
type optionField struct {
	Field, Name, Label, Clause, Value string
	Choices                           []choice // none for a whole number
	From, To                          int
}

// printForm fills the form in as it was sent, or with what most people want.
func (a *app) printForm(o order) printPage {
	info, form := o.title.Game.Info(), o.form
	page := printPage{
		frame:    frame{Title: "Print", Icon: "pick", Here: "/print", Game: info.ID},
		gameForm: a.gameForm(o, a.Titles),
		Papers:   paperChoices(form.Get("paper")),
		Inks:     choices(sheets.InkNames(), []string{"full ink", "saves ink", "grey, no colour"}, form.Get("ink")),
		Duplexes: choices(sheets.Duplexes, []string{"one side", "both, long edge", "both, short edge"}, form.Get("duplex")),
		Margin:   either(form.Get("margin"), defaultMargin),
		Copies:   either(form.Get("copies"), "1"),
		Most:     sheets.MostCopies,
		Document: "/print/" + info.ID + ".pdf",
	}
	names := named(form["player"])
	for _, s := range o.title.Sheets {
		if s.Played {
			continue // no game is played here
		}
		chosen := slices.Contains(form["sheet"], s.Name) || len(form["sheet"]) == 0 && s.Night(len(names))
		page.Sheets = append(page.Sheets, choice{s.Name, s.About, chosen})
	}
	return page
}

// gameForm fills in which of some games is meant, and who plays it by what.
func (a *app) gameForm(o order, titles []sheets.Title) gameForm {
	info := o.title.Game.Info()
	f := gameForm{dataForm: a.dataForm(o, info), Players: make([]nameField, info.MaxPlayers)}
	names := named(o.form["player"])
	for i := range f.Players {
		f.Players[i].Number = i + 1
		if i < len(names) {
			f.Players[i].Name = names[i]
		}
	}
	for _, t := range titles {
		i := t.Game.Info()
		f.Games = append(f.Games, choice{i.ID, i.Title, i.ID == info.ID})
	}
	return f
}

// dataForm fills in what the table plays by.
func (a *app) dataForm(o order, info *scoring.Info) dataForm {
	f := dataForm{DataWord: info.DataWord}
	for _, known := range info.Options {
		field := optionField{
			Field: optionPrefix + known.Name, Name: known.Name, Label: known.Label, Clause: known.Clause,
			Value: either(o.form.Get(optionPrefix+known.Name), known.Default), From: known.From, To: known.To,
		}
		if known.Choices != nil {
			field.Choices = choices(known.Choices, nil, field.Value)
		}
		f.Options = append(f.Options, field)
		f.Changed = f.Changed || field.Value != known.Default
	}
	if houses := a.Shelf.Houses(info.ID); len(houses) > 1 {
		f.Houses = choices(houses, nil, either(o.form.Get("data"), info.Data))
	}
	f.Changed = f.Changed || o.own != nil || either(o.form.Get("data"), info.Data) != info.Data
	if o.own != nil {
		f.Own, f.OwnName = o.own.text, o.own.file
	}
	return f
}

func paperChoices(chosen string) []choice { return choices(sheets.PaperNames(), nil, chosen) }

// choices are values, the first chosen unless another is; labels may be nil.
func choices(values, labels []string, chosen string) []choice {
	all := make([]choice, len(values))
	for i, v := range values {
		all[i] = choice{v, v, v == either(chosen, values[0])}
		if labels != nil {
			all[i].Label = labels[i]
		}
	}
	return all
}
