package screen

import (
	"fmt"
	"strconv"
	"strings"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/scoring"
)

// shown is how many choices are listed before the rest is counted.
const shown = 12

// argument says what can stand for an argument of a prompt.
func argument(p *scoring.Prompt, a *scoring.Arg) string {
	return strings.ReplaceAll(spaced(p, a), " ", unbroken)
}

func spaced(p *scoring.Prompt, a *scoring.Arg) string {
	switch a.Kind {
	case scoring.Range:
		if a.Step > 1 {
			return command.Say("cli.by-steps", "from", a.From, "to", a.To, "step", a.Step)
		}
		return bounds(a.From, a.To)
	case scoring.Counts:
		return counted(a)
	case scoring.Throw:
		if a.StopAtSum > 0 {
			return command.Say("cli.dice-until", "sum", a.StopAtSum)
		}
		if a.To == 1 {
			return command.Say("cli.one-die")
		}
		return command.Say("cli.dice", "count", bounds(a.From, a.To))
	case scoring.Text:
		return a.Name
	case scoring.Path:
		if a.Device == "" && a.Titles == nil && len(p.Args) == 1 && (len(a.Choices) > 1 || strings.Contains(a.Choices[0], " ")) && p.Label != "" {
			return command.Words(p.Label)
		}
	case scoring.Word, scoring.Choice, scoring.DiceChoice:
	}
	return choices(a)
}

// counted says what can be counted, and how much of it in all.
func counted(a *scoring.Arg) string {
	var items []string
	for i, item := range a.Items {
		if i == shown {
			items = append(items, command.Say("cli.and-more", "n", len(a.Items)-shown))
			break
		}
		name := item.Name
		if item.Most > 1 {
			name = strconv.Itoa(item.Most) + "×" + name
		}
		items = append(items, name)
	}
	if len(items) == 0 {
		return command.Say("cli.nothing")
	}
	if a.From == 1 && a.To == 1 && len(items) == 1 {
		return items[0]
	}
	return command.Say("cli.count-of", "count", bounds(a.From, a.To), "things", strings.Join(items, " "))
}

// choices lists what may be chosen; what is left out is counted.
func choices(a *scoring.Arg) string {
	most := shown
	if len(a.Choices) > shown && isTitled(a, 0) {
		most = shownTitles
	}
	var words []string
	for i := range a.Choices {
		if i == most {
			words = append(words, command.Say("cli.and-more", "n", len(a.Choices)-most))
			break
		}
		words = append(words, titled(a, i))
	}
	return strings.Join(words, "|")
}

// shownTitles is how many titles are listed of more choices than are shown.
const shownTitles = 4

// titled is a choice as people call it, where it is a number or begins with one.
func titled(a *scoring.Arg, i int) string {
	if isTitled(a, i) {
		return command.Words(a.Titles[i])
	}
	return a.Choices[i]
}

func isTitled(a *scoring.Arg, i int) bool { return a.Titles != nil && startsNumber(a.Choices[i]) }

func bounds(from, to int) string {
	if from == to {
		return strconv.Itoa(from)
	}
	return fmt.Sprintf("%d-%d", from, to)
}

// aboutPlace is what a prompt says of its place itself, which stands behind that.
func aboutPlace(p *scoring.Prompt) string {
	worth := command.Words(p.Worth)
	if place(p) == "" || len(p.Args) < 2 || !strings.HasPrefix(worth, "(") {
		return ""
	}
	return " " + worth
}
