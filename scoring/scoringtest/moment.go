package scoringtest

import (
	"slices"
	"strconv"
	"testing"

	"saddlebag/scoring"
)

// checkMoment checks that the game says where it is, and waits for none but
// seats that can act.
func (m *match) checkMoment(prompts []scoring.Prompt) {
	m.t.Helper()
	now, info := m.state.Moment(), m.Game.Info()
	if now.Round < max(1, m.round) {
		m.t.Errorf("round %d after round %d", now.Round, m.round)
	}
	m.round = now.Round
	if now.Label == "" {
		m.t.Error("a moment without a label")
	}
	if len(now.FaceUp) > 0 && !slices.ContainsFunc(info.Devices, func(d scoring.Device) bool { return containsAll(d.Sides, now.FaceUp) }) {
		m.t.Errorf("no device shows %q", now.FaceUp)
	}
	for i, seat := range now.Turn {
		if i > 0 && seat <= now.Turn[i-1] {
			m.t.Errorf("the turn of %v is not in order", now.Turn)
		}
		if !slices.ContainsFunc(prompts, func(p scoring.Prompt) bool { return p.Seat == seat && seat != scoring.Table }) {
			m.t.Errorf("it is the turn of seat %d, which has no prompt", seat)
		}
	}
}

// checkHoldings checks that something is said of each seat while the game runs.
func (m *match) checkHoldings() {
	m.t.Helper()
	seats, _ := m.state.Holdings()
	if len(seats) != len(m.setup.Players) || !m.state.Over() && slices.Contains(seats, "") {
		m.t.Errorf("the holdings of %d seats are %q", len(m.setup.Players), seats)
	}
}

// checkDevices checks the arguments that devices make now.
func (m *match) checkDevices(prompts []scoring.Prompt) {
	m.t.Helper()
	for _, p := range prompts {
		for _, a := range p.Args {
			if a.Titles != nil && len(a.Titles) != len(a.Choices) {
				m.t.Errorf("%s: %d titles for %d choices", p.Label, len(a.Titles), len(a.Choices))
			}
			checkDevice(m.t, m.Game.Info(), p.Label.String(), a)
			for _, q := range a.Presets {
				if a.Kind != scoring.Range || (q.Value-a.From)%a.Step != 0 || q.Label == "" {
					m.t.Errorf("%s: %d is wanted often, of %d to %d by %d", p.Label, q.Value, a.From, a.To, a.Step)
				}
			}
			for _, item := range a.Items {
				if (a.Kind == scoring.Choice || a.Kind == scoring.Path) && (item.Most < 1 || !slices.Contains(a.Choices, item.Name)) {
					m.t.Errorf("%s: %d of %q are left in a pile of %q", p.Label, item.Most, item.Name, a.Choices)
				}
			}
		}
	}
}

// checkDevice checks that a throw has a device, and that devices can make what
// is asked of them.
func checkDevice(t *testing.T, info *scoring.Info, what string, a scoring.Arg) {
	t.Helper()
	i := slices.IndexFunc(info.Devices, func(d scoring.Device) bool { return d.Name == a.Device })
	switch {
	case a.Device == "" && a.Kind != scoring.Throw:
	case i < 0:
		t.Errorf("%s: the game has no device %q", what, a.Device)
	case a.Kind == scoring.Throw:
		if d := info.Devices[i]; d.Kind != scoring.Dice || !slices.Equal(d.Sides, numbers(a.Faces)) {
			t.Errorf("%s: a throw of dice with %d faces by %q", what, a.Faces, d.Sides)
		}
	case a.Kind == scoring.Counts:
		if d := info.Devices[i]; d.Kind != scoring.Pile || !containsAll(d.Sides, names(a.Items)) {
			t.Errorf("%s: %q are counted out of %q", what, names(a.Items), d.Sides)
		}
	case a.Kind == scoring.Choice, a.Kind == scoring.Path:
		d := info.Devices[i]
		drawn := d.Kind == scoring.Pile && containsAll(append([]string{scoring.Hidden}, d.Sides...), a.Choices)
		// At the table a spinner can stop on a line, too.
		spun := d.Kind == scoring.Spinner && (len(a.Choices) == 0 || containsAll(a.Choices, d.Sides))
		if !drawn && !spun {
			t.Errorf("%s: a choice of %q by %q", what, a.Choices, d.Sides)
		}
	default:
		t.Errorf("%s: device %q makes an argument of kind %s", what, a.Device, a.Kind)
	}
}

// names lists what may be counted.
func names(items []scoring.Item) []string {
	list := make([]string, len(items))
	for i, item := range items {
		list[i] = item.Name
	}
	return list
}

// numbers lists the faces of a die: "1", "2" and so on.
func numbers(faces int) []string {
	list := make([]string, faces)
	for i := range list {
		list[i] = strconv.Itoa(i + 1)
	}
	return list
}

func containsAll(all, some []string) bool {
	return !slices.ContainsFunc(some, func(one string) bool { return !slices.Contains(all, one) })
}
