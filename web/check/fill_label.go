package check

import (
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// A label is what a cell is called, or a part of it. The labels of cells that belong together
// have what comes before ", " in common, in every language, and end in numbers where they
// follow one another. Which do is found in English: forms are laid out alike in all languages.
type label struct{ english, said string }

func (f *filling) label(t speech.Text) label { return label{t.String(), f.language.Of(t)} }

// commonName is what the labels of cells begin with, up to a comma.
func (f *filling) commonName(cells []scoring.Cell) label {
	labels := scoring.Each(len(cells), func(i int) label { return f.label(cells[i].Label) })
	return label{
		common(scoring.Each(len(labels), func(i int) string { return labels[i].english })),
		common(scoring.Each(len(labels), func(i int) string { return labels[i].said })),
	}
}

func common(labels []string) string {
	name := labels[0]
	for {
		at := strings.LastIndex(name, ", ")
		if at < 0 {
			return ""
		}
		name = name[:at]
		if !slices.ContainsFunc(labels, func(label string) bool { return !strings.HasPrefix(label, name+", ") }) {
			return name
		}
	}
}

// without is a label without what stands over it.
func (l label) without(over label) label {
	return label{without(l.english, over.english), without(l.said, over.said)}
}

func without(label, over string) string {
	if len(label) > len(over) && over != "" && strings.EqualFold(label[:len(over)], over) {
		return strings.TrimLeft(label[len(over):], ", ")
	}
	return label
}

// numberless is a label without the number at its end, which another language may have
// elsewhere.
func (l label) numberless() label {
	name := strings.TrimRight(l.english, digits)
	if name == l.english {
		return l
	}
	number := l.english[len(name):]
	at := strings.LastIndex(l.said, number)
	if at < 0 {
		return label{strings.TrimRight(name, " "), l.said}
	}
	return label{strings.TrimRight(name, " "), strings.TrimRight(l.said[:at], " ") + l.said[at+len(number):]}
}

// number is the number at the end of a label.
func (l label) number() label {
	number := l.english[len(strings.TrimRight(l.english, digits)):]
	return label{number, number}
}

const digits = "0123456789"
