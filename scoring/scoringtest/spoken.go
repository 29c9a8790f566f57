package scoringtest

import (
	"encoding/json"
	"regexp"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// word is what may be English where no message says it.
var word = regexp.MustCompile(`\pL{2,}`)

// Outside is what a text of Pseudo says outside its brackets: in no message.
func Outside(said string) string {
	var b strings.Builder
	deep := 0
	for _, r := range said {
		switch string(r) {
		case speech.PseudoOpen:
			deep++
		case speech.PseudoClose:
			deep--
		default:
			if deep == 0 {
				b.WriteRune(r)
			}
		}
	}
	return b.String()
}

// checkSpoken checks that what people read of a game as it stands are messages, but for
// the names of players and of what house data calls.
func (m *match) checkSpoken(prompts []scoring.Prompt) {
	m.t.Helper()
	if m.spoken == nil {
		m.spoken = map[speech.Text]bool{}
		house, _ := json.Marshal(m.setup.House)
		m.names = strings.ToLower(string(house) + strings.Join(m.setup.Players, " ") + " zoë")
	}
	moment, outcome := m.state.Moment(), m.state.Outcome()
	m.says(moment.Label, outcome.Reason, outcome.TieBreak, outcome.Decided)
	names, _ := m.state.(scoring.Namer)
	for i := range prompts {
		p := &prompts[i]
		m.says(p.Label, p.Own, p.Worth)
		for _, a := range p.Args {
			m.says(a.Titles...)
			if a.Name != "" {
				m.says(m.Game.Info().ArgTitle(a.Name))
			}
			if a.Titles == nil && (a.Kind == scoring.Choice || a.Kind == scoring.Path) && len(a.Choices) > 1 {
				for _, c := range a.Choices {
					m.says(p.Title(names, a.Name, c))
				}
			}
			for _, item := range a.Items {
				if item.Title != "" {
					m.says(item.Title)
				} else {
					m.says(p.Title(names, a.Name, item.Name))
				}
			}
		}
	}
	if len(prompts) > 0 {
		return
	}
	for _, c := range m.state.Cells() {
		m.says(c.Label)
	}
	for _, s := range m.state.Tally() {
		for _, l := range s.Lines {
			m.says(l.Label)
		}
	}
	for _, f := range scoring.Feats(m.state) {
		m.says(f.Title, f.Badge, f.Amount())
	}
	holdings, table := m.state.Holdings()
	m.says(append(holdings, table)...)
}

// says checks that texts are messages.
func (m *match) says(texts ...speech.Text) {
	m.t.Helper()
	for _, text := range texts {
		if m.spoken[text] {
			continue
		}
		m.spoken[text] = true
		m.checkIDs(text)
		for _, found := range word.FindAllString(Outside(speech.Pseudo.Of(text)), -1) {
			if !strings.Contains(m.names, strings.ToLower(found)) {
				m.t.Errorf("%q of %q is in no message", found, text)
			}
		}
	}
}

// checkClauses checks that what people read of a game as such are messages.
func checkClauses(m *match, info *scoring.Info) {
	m.t.Helper()
	m.says(info.Title)
	for _, c := range info.Clauses {
		m.says(c.Text, c.Opens)
	}
	for _, v := range info.Verbs {
		m.says(v.Help)
	}
	for _, o := range info.Options {
		m.says(append(o.Called, o.Title, o.Label)...)
	}
	for _, d := range info.Devices {
		m.says(d.Label)
	}
	for _, e := range info.Ends {
		m.says(e.Reason, e.Told)
	}
}
