package scoringtest

import (
	"regexp"
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

var (
	// idLike is a word that nobody would say: "r13", "coal-1", "hideout-red".
	idLike = regexp.MustCompile(`^\pL+(-?[0-9]+|-[\pL0-9-]+)$`)
	// quoted is what somebody has written, and reads again.
	quoted = regexp.MustCompile(`"[^"]*"`)
	// noted is a word as ledgers write them.
	noted = regexp.MustCompile(`[\pL0-9]+(-[\pL0-9]+)*`)
)

// learnIDs looks among the words that can be written now for those that only ledgers use: people
// have another name for what they stand for.
func (m *match) learnIDs(prompts []scoring.Prompt) {
	m.t.Helper()
	names, _ := m.state.(scoring.Namer)
	for i := range prompts {
		p := &prompts[i]
		for _, a := range p.Args {
			switch a.Kind {
			case scoring.Choice, scoring.Path:
				for n, choice := range a.Choices {
					m.learnID(choice, func() speech.Text {
						if a.Titles != nil {
							return a.Titles[n]
						}
						return p.Title(names, a.Name, choice)
					})
				}
			case scoring.Counts:
				for _, item := range a.Items {
					m.learnID(item.Name, func() speech.Text {
						if item.Title != "" {
							return item.Title
						}
						return p.Title(names, a.Name, item.Name)
					})
				}
			case scoring.Word, scoring.Range, scoring.DiceChoice, scoring.Throw, scoring.Text: // which stand for nothing else
			}
		}
	}
}

func (m *match) learnID(words string, title func() speech.Text) {
	if m.ledgers == nil {
		m.ledgers = map[string]bool{}
	}
	var fresh []string
	for _, one := range strings.Fields(words) {
		if _, known := m.ledgers[one]; !known && idLike.MatchString(one) {
			fresh = append(fresh, one)
		}
	}
	if len(fresh) == 0 {
		return
	}
	called := title().String()
	for _, one := range fresh {
		m.ledgers[one] = !strings.EqualFold(called, words) && !m.headed(one)
	}
}

// headed says whether a cell of a word has that word in its heading: nothing else is known of it.
func (m *match) headed(id string) bool {
	return slices.ContainsFunc(m.state.Cells(), func(c scoring.Cell) bool {
		return c.ID == id && slices.Contains(noted.FindAllString(c.Label.String(), -1), id)
	})
}

// checkIDs checks that nobody reads how ledgers call what has a name.
func (m *match) checkIDs(text speech.Text) {
	m.t.Helper()
	for _, found := range noted.FindAllString(quoted.ReplaceAllString(text.String(), ""), -1) {
		if m.ledgers[found] {
			m.t.Errorf("people read %q in %q", found, text)
		}
	}
}
