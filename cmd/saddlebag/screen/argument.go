package screen

import (
	"fmt"
	"strconv"
	"strings"

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
			return fmt.Sprintf("%d-%d by %d", a.From, a.To, a.Step)
		}
		return bounds(a.From, a.To)
	case scoring.Counts:
		return counted(a)
	case scoring.Throw:
		if a.StopAtSum > 0 {
			return fmt.Sprintf("dice, until they add up to %d or more", a.StopAtSum)
		}
		if a.To == 1 {
			return "1 die"
		}
		return bounds(a.From, a.To) + " dice"
	case scoring.Text:
		return a.Name
	case scoring.Path:
		if a.Device == "" && a.Titles == nil && len(p.Args) == 1 && (len(a.Choices) > 1 || strings.Contains(a.Choices[0], " ")) && p.Label != "" {
			return p.Label
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
			items = append(items, fmt.Sprintf("… %d more", len(a.Items)-shown))
			break
		}
		name := item.Name
		if item.Most > 1 {
			name = strconv.Itoa(item.Most) + "×" + name
		}
		items = append(items, name)
	}
	if len(items) == 0 {
		return "nothing"
	}
	if a.From == 1 && a.To == 1 && len(items) == 1 {
		return items[0]
	}
	return bounds(a.From, a.To) + " of " + strings.Join(items, " ")
}

// unbroken stands for a blank at which no line is broken: within a choice. It is
// never shown.
const unbroken = "\u00a0"

// choices lists what may be chosen; what is left out is counted.
func choices(a *scoring.Arg) string {
	var words []string
	for i := range a.Choices {
		if i == shown {
			words = append(words, fmt.Sprintf("… %d more", len(a.Choices)-shown))
			break
		}
		words = append(words, titled(a, i))
	}
	return strings.Join(words, "|")
}

// titled is a choice, of a number with what people call it.
func titled(a *scoring.Arg, i int) string {
	if a.Titles == nil || strings.Trim(a.Choices[i], "0123456789") != "" {
		return a.Choices[i]
	}
	return a.Choices[i] + " " + a.Titles[i]
}

func bounds(from, to int) string {
	if from == to {
		return strconv.Itoa(from)
	}
	return fmt.Sprintf("%d-%d", from, to)
}

// worth is what a prompt says of its price or its worth.
func worth(p *scoring.Prompt) string {
	if p.Worth == "" {
		return ""
	}
	return " " + p.Worth
}
