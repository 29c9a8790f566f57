package main

import (
	"fmt"
	"io"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// writeTable shows a game to the people round it: score and what may happen.
func writeTable(w io.Writer, o *ledger.Opened) error {
	p := &printer{w: w}
	info, names := o.Fold.Game().Info(), o.Fold.Names()
	var scores []string
	for seat, s := range o.Fold.State().Tally() {
		score := names[seat] + " " + info.Amount(s.Total())
		if s.Total() != s.Uncorrected() {
			score += " (" + info.Amount(s.Uncorrected()) + " without corrections)"
		}
		scores = append(scores, score)
	}
	p.line("%s", strings.Join(scores, " · "))
	if out := o.Fold.Outcome(); out.Over {
		p.line("over: %s", out.Reason)
		for rank := 1; rank <= len(names); rank++ {
			for seat, r := range out.Ranks {
				if r == rank {
					p.line("  %d. %s", rank, names[seat])
				}
			}
		}
		if out.TieBreak != "" {
			p.line("  tie broken by %s", out.TieBreak)
		}
		return p.err
	}
	p.line("next:")
	for _, prompt := range o.Fold.Prompts() {
		p.line("  %s", describe(prompt, names))
	}
	return p.err
}

// describe writes a prompt as the event that it offers, with what may be
// chosen in brackets.
func describe(prompt scoring.Prompt, names []string) string {
	actor := "table"
	switch {
	case prompt.As != "":
		actor = prompt.As
	case prompt.Seat != scoring.Table:
		actor = names[prompt.Seat]
	}
	words := []string{ledger.Quote(actor), prompt.Verb}
	for _, a := range prompt.Args {
		words = append(words, describeArg(a))
	}
	return strings.Join(words, " ")
}

// shown is how many choices are listed before the rest is left out.
const shown = 7

func describeArg(a scoring.Arg) string {
	switch a.Kind {
	case scoring.Word, scoring.Choice, scoring.DiceChoice, scoring.Path:
		if len(a.Choices) == 1 {
			return a.Choices[0]
		}
		if len(a.Choices) > shown {
			return "[" + strings.Join(a.Choices[:shown], " | ") + " | …]"
		}
		return "[" + strings.Join(a.Choices, " | ") + "]"
	case scoring.Range:
		if a.Step > 1 {
			return fmt.Sprintf("[%d to %d by %d]", a.From, a.To, a.Step)
		}
		return "[" + bounds(a.From, a.To) + "]"
	case scoring.Counts:
		var items []string
		for _, i := range a.Items {
			items = append(items, i.Name+"×"+strconv.Itoa(i.Most))
		}
		return "[" + bounds(a.From, a.To) + " of " + strings.Join(items, " ") + "]"
	case scoring.Throw:
		if a.StopAtSum > 0 {
			return fmt.Sprintf("[dice one at a time until %d]", a.StopAtSum)
		}
		return "[throw " + bounds(a.From, a.To) + "]"
	case scoring.Text:
	}
	return "[" + a.Name + "]"
}

func bounds(from, to int) string {
	if from == to {
		return strconv.Itoa(from)
	}
	return fmt.Sprintf("%d to %d", from, to)
}
