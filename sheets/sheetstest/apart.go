package sheetstest

import (
	"fmt"
	"math/rand/v2"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/sheets"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/press"
	"saddlebag/templates"
)

// dataTried is how many words and numbers of house data are changed, one at a
// time, unless SOAK_DATA says otherwise.
const dataTried = 2

// TellPanelsApart tests that panels of the same key and size have the same
// static part, whatever table they are of. The tables differ from one another in
// one thing at a time: what a job is made for, and any word or number of the
// house data that comes with the program.
func TellPanelsApart(t *testing.T, title sheets.Title) {
	t.Helper()
	info, tried := title.Game.Info(), dataTried
	if text, soaks := os.LookupEnv("SOAK_DATA"); soaks {
		var err error
		if tried, err = strconv.Atoi(text); err != nil {
			t.Fatal(err)
		}
	}
	keys := Keys{}
	for i, name := range templates.Houses(info.ID) {
		text, _ := templates.House(info.ID, name)
		r := rand.New(rand.NewPCG(7, uint64(i)))
		base, ok := tableOf(title, string(text), smallest(title, string(text)), nil)
		if !ok {
			t.Fatalf("%s: no game can be made", name)
		}
		keys.CheckJob(t, title, base)
		if i == 0 {
			for _, job := range variations(t, title, base, string(text)) {
				keys.CheckJob(t, title, job)
			}
		}
		for range tried {
			if job, ok := otherData(title, base, string(text), r); ok {
				keys.CheckJob(t, title, job)
			}
		}
		if t.Failed() {
			t.Fatalf("by the house data %s", name)
		}
	}
}

// tableOf is a job for so many players by house data and options; not ok where
// there is no such game.
func tableOf(title sheets.Title, house string, players int, options map[string]string) (press.Job, bool) {
	data, err := title.Game.ReadHouse("house.yaml", []byte(house))
	if err != nil {
		return press.Job{}, false
	}
	setup := scoring.Setup{House: data, Options: options}
	for i := range players {
		setup.Players = append(setup.Players, fmt.Sprint("Player ", i+1))
	}
	state, err := title.Game.New(setup)
	if err != nil {
		return press.Job{}, false
	}
	return press.Job{
		Game: title.Game.Info(), Cells: state.Cells(), Setup: setup, Players: players, Data: "data", House: true,
		Code: func(name string) string { return name }, CodeSays: "scan", Paper: press.Papers[0], Margin: margin,
	}, true
}

// smallest is how few players house data is for.
func smallest(title sheets.Title, house string) int {
	for n := title.Game.Info().MinPlayers; n < title.Game.Info().MaxPlayers; n++ {
		if _, ok := tableOf(title, house, n, nil); ok {
			return n
		}
	}
	return title.Game.Info().MaxPlayers
}

// variations are jobs that differ from a job in one thing.
func variations(t *testing.T, title sheets.Title, base press.Job, house string) []press.Job {
	var jobs []press.Job
	with := func(change func(*press.Job)) {
		job := base
		job.Setup.Players = slices.Clone(base.Setup.Players)
		change(&job)
		jobs = append(jobs, job)
	}
	with(func(j *press.Job) { slices.Reverse(j.Setup.Players) })
	with(func(j *press.Job) { j.Setup.Players[0] = "Zoë" })
	with(func(j *press.Job) { j.Setup.Players[len(j.Setup.Players)-1] = "" })
	with(func(j *press.Job) { j.Players, j.Setup.Players = 0, make([]string, len(j.Setup.Players)) })
	with(func(j *press.Job) { j.Data = "other data" })
	with(func(j *press.Job) { j.House = false })
	with(func(j *press.Job) { j.CodeSays = "look" })
	with(func(j *press.Job) { j.Margin = canvas.LeastMargin })
	with(func(j *press.Job) { j.Duplex = press.LongEdge })
	with(func(j *press.Job) { j.Started = true })
	for viewer := range base.Setup.Players {
		with(func(j *press.Job) { j.Viewer = viewer + 1 })
	}
	for _, paper := range press.Papers {
		with(func(j *press.Job) { j.Paper = paper })
	}
	for _, events := range []int{1, 30, 20_000} {
		jobs = append(jobs, Played(t, title, base, uint64(events), events))
	}
	for n := title.Game.Info().MinPlayers; n <= title.Game.Info().MaxPlayers; n++ {
		if job, ok := tableOf(title, house, n, nil); ok {
			jobs = append(jobs, job)
		}
	}
	for _, o := range title.Game.Info().Options {
		for _, value := range append([]string{strconv.Itoa(o.From), strconv.Itoa(o.To)}, o.Choices...) {
			if job, ok := tableOf(title, house, base.Players, map[string]string{o.Name: value}); ok {
				jobs = append(jobs, job)
			}
		}
	}
	return jobs
}

// datum is a number or a name in house data.
var datum = regexp.MustCompile(`\d+|[A-Z][a-z]+`)

// otherData is a job by house data in which one number or name, chosen by r, is
// another; not ok where nothing can be.
func otherData(title sheets.Title, base press.Job, house string, r *rand.Rand) (job press.Job, ok bool) {
	lines := strings.Split(house, "\n")
	const tries = 400
	for range tries {
		at := r.IntN(len(lines))
		text, _, _ := strings.Cut(lines[at], "#")
		places := datum.FindAllStringIndex(text, -1)
		if len(places) == 0 {
			continue
		}
		place := places[r.IntN(len(places))]
		word := text[place[0]:place[1]]
		other := word + "x"
		if n, err := strconv.Atoi(word); err == nil {
			other = strconv.Itoa(n + 1 - 2*r.IntN(2))
		}
		changed := slices.Clone(lines)
		changed[at] = text[:place[0]] + other + text[place[1]:]
		if job, ok := tableOf(title, strings.Join(changed, "\n"), base.Players, base.Setup.Options); ok {
			return job, true
		}
	}
	return base, false
}
