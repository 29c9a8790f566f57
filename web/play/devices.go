package play

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
	"saddlebag/web/live"
	"saddlebag/web/table"
)

// devices say who makes the chance of a table: the program, or dice, a spinner and cards that
// lie on the table. What people read of it is worded here and nowhere else.
type devices struct {
	info    *scoring.Info
	options []ledger.Option
	virtual bool // the table likes the program to throw its dice
}

// devicesOf are those of a table.
func devicesOf(t *table.Snapshot) devices {
	return devices{t.View.Info, t.View.Header.Options, t.Presence.Dice == live.Virtual}
}

// makes says whether the program makes what a device shows at the table.
func (d *devices) makes(device string) bool {
	return device != "" && d.info.ProgramRolls(device, ledger.Header{Options: d.options}.Chosen(), d.virtual)
}

// tells says whether a prompt is for people to tell what a device of their own has shown.
func (d *devices) tells(p *scoring.Prompt) bool {
	return p.Own != "" && slices.ContainsFunc(p.Args, func(a scoring.Arg) bool { return a.Device != "" && !d.makes(a.Device) })
}

// label is what a prompt says that it does.
func (d *devices) label(p *scoring.Prompt) speech.Text {
	if d.tells(p) {
		return p.Own
	}
	return p.Label
}

// deals says whether the same tap enters all that a verb of the table has left to make, one
// after the other, as when each is dealt a card.
func (d *devices) deals(p *scoring.Prompt) bool {
	v := d.info.VerbOf(p)
	return v != nil && v.Follows && p.Seat == scoring.Table && len(p.Args) > 1 &&
		!slices.ContainsFunc(p.Args, func(a scoring.Arg) bool { return !d.makes(a.Device) && (a.Device != "" || len(a.Choices) != 1) })
}

// dealtTogether leaves the first of some prompts whose verb deals to all.
func (d *devices) dealtTogether(prompts []scoring.Prompt) []scoring.Prompt {
	at := slices.IndexFunc(prompts, func(p scoring.Prompt) bool { return d.deals(&p) })
	if at < 0 {
		return prompts
	}
	first := prompts[at]
	return append(prompts[:at+1:at+1], slices.DeleteFunc(slices.Clone(prompts[at+1:]), func(p scoring.Prompt) bool { return p.Verb == first.Verb })...)
}

// diceLeft are how many dice each of some players can still spend.
func diceLeft(t *table.Snapshot, names []string) []int {
	left := make([]int, len(names))
	for i, name := range names {
		left[i] = len(freeDice(t.View.Prompts, slices.Index(t.View.Names, name)))
	}
	return left
}

// notDoneYet says who has not finished, or whose dice are gone with a throw that comes now:
// one that the program makes, or one that is typed.
func notDoneYet(names []string, left []int, throws, made bool) speech.Text {
	var lost speech.List
	all := 0
	for i, dice := range left {
		if throws && dice > 0 {
			lost = append(lost, speech.Say("table.has-left", "name", names[i], "n", dice))
			all += dice
		}
	}
	switch {
	case len(lost) == 0:
		return speech.Say("table.still-at-it", "n", len(names), "names", speech.All(speech.Named(names...)))
	case made:
		return speech.Say("table.gone-thrown", "left", lost, "n", all)
	}
	return speech.Say("table.gone-entered", "left", lost, "n", all)
}
