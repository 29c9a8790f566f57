package site

import "saddlebag/scoring/speech"

// A Choice is one of several in a form.
type Choice struct {
	Value  string
	Label  speech.Text
	Chosen bool
}

// Choices are values, with the first one chosen unless chosen names another. Labels may be nil.
func Choices(values []string, labels []speech.Text, chosen string) []Choice {
	all := make([]Choice, len(values))
	for i, v := range values {
		all[i] = Choice{v, speech.Words(v), v == Either(chosen, values[0])}
		if labels != nil {
			all[i].Label = labels[i]
		}
	}
	return all
}

// Either is a value or, if it is empty, another.
func Either(value, otherwise string) string {
	if value == "" {
		return otherwise
	}
	return value
}

// A ClaimView compares a claim of the table with the score.
type ClaimView struct {
	Name            string
	Claimed, Scored speech.Text
	Agrees          bool
}
