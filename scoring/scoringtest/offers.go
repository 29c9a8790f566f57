package scoringtest

import (
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
)

// Offers says whether one of the prompts offers an event. Dice and counted
// things may stand in any order.
func Offers(prompts []scoring.Prompt, e scoring.Event) bool {
	for _, p := range prompts {
		if p.Seat == e.Seat && p.As == e.As && p.Verb == e.Verb && fits(p.Args, e.Args) {
			return true
		}
	}
	return false
}

// fits says whether tokens are one filling of arguments.
func fits(args []scoring.Arg, tokens []string) bool {
	if len(args) == 0 {
		return len(tokens) == 0
	}
	first, rest := args[0], args[1:]
	for n := 0; n <= len(tokens); n++ {
		if fitsOne(first, tokens[:n]) && fits(rest, tokens[n:]) {
			return true
		}
	}
	return false
}

func fitsOne(arg scoring.Arg, tokens []string) bool {
	switch arg.Kind {
	case scoring.Counts:
		return fitsCounts(arg, tokens)
	case scoring.Path:
		return slices.Contains(arg.Choices, strings.Join(tokens, " "))
	default: // one word
	}
	if len(tokens) != 1 {
		return false
	}
	token := tokens[0]
	switch arg.Kind {
	case scoring.Word, scoring.Choice:
		return slices.Contains(arg.Choices, token)
	case scoring.DiceChoice:
		return slices.ContainsFunc(arg.Choices, func(c string) bool { return sorted(c) == sorted(token) })
	case scoring.Range:
		n, err := strconv.Atoi(token)
		return err == nil && strconv.Itoa(n) == token && n >= arg.From && n <= arg.To && (n-arg.From)%max(arg.Step, 1) == 0
	case scoring.Throw:
		return fitsThrow(arg, token)
	default: // text is whatever it is
	}
	return arg.Kind == scoring.Text
}

func fitsCounts(arg scoring.Arg, tokens []string) bool {
	if len(tokens) < arg.From || len(tokens) > arg.To {
		return false
	}
	left, kin := map[string]int{}, map[string]int{}
	of := map[string]string{}
	for _, item := range arg.Items {
		left[item.Name], of[item.Name] = item.Most, item.Group
	}
	for _, token := range tokens {
		if left[token] == 0 {
			return false
		}
		left[token]--
		if kin[of[token]]++; arg.MostPerGroup > 0 && kin[of[token]] > arg.MostPerGroup {
			return false
		}
	}
	return true
}

func fitsThrow(arg scoring.Arg, token string) bool {
	dice := strings.Split(token, "+")
	if len(dice) < arg.From || len(dice) > arg.To {
		return false
	}
	sum := 0
	for _, die := range dice {
		face, err := strconv.Atoi(die)
		if err != nil || strconv.Itoa(face) != die || face < 1 || face > arg.Faces {
			return false
		}
		if arg.StopAtSum > 0 && sum >= arg.StopAtSum {
			return false
		}
		sum += face
	}
	return true
}

func sorted(dice string) string {
	list := strings.Split(dice, "+")
	slices.Sort(list)
	return strings.Join(list, "+")
}
