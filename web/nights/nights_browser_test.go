package nights_test

import (
	"strings"
	"testing"

	"saddlebag/web/roomtest"
	"saddlebag/web/webtest"
)

// Without scripts a group is made and a result added; then its pages are as good as any on a
// phone and on a desk, light and dark.
func TestGroupInABrowser(t *testing.T) {
	at := serve(t, roomtest.TableConfig(t))
	phone := webtest.Device{Width: 390, Height: 844, Scale: 2, Touch: true}
	w := webtest.Start(t).Open(phone.WithoutScripts())
	w.Go(at + "/nights")
	w.Fill("#name", "The Tuesday Gang")
	w.FollowNamed("button", "Make the group")
	w.WaitText(".notice", "The group is there")
	path := strings.TrimPrefix(w.Address(), at)
	w.FollowNamed("link", "Add a result")
	w.Tap(`.games label`)
	for i, result := range [][2]string{{"Ann", "30"}, {"Bob", "4.5"}} {
		row := []string{".result:nth-of-type(1)", ".result:nth-of-type(2)"}[i]
		w.Fill(row+` [name="name"]`, result[0])
		w.Fill(row+` [name="score"]`, result[1])
	}
	w.FollowNamed("button", "Add the result")
	w.WaitText(".notice", "Ann wins.")
	v := roomtest.Visit(t, at)
	for _, result := range [][]string{
		{"2026-01-02", "Ann", "30", "Bob", "41", "Cid", "9"},
		{"2026-01-02", "Bob", "12", "Ann", "31"},
		{"2026-02-13", "Cid", "17", "Ann", "31", "Bob", "8"},
		{"2026-03-20", "Ann", "22", "Bob", "21", "Dee", "20"},
		{"2026-03-20", "Dee", "30", "Bob", "28", "Ann", "25"},
	} {
		adds(t, v, path, result[0], result[1:]...).Says(t, 200)
	}
	play := v.Get(path).Found(t, `name="play" value="([0-9a-f-]{36})"`)
	v.Post(path+"/drop", "play", play)
	pages := []string{path, path + "/add", path + "/people", person(t, v, path, "Bob"), path + "/table", path + "/share", "/nights"}
	for _, device := range []webtest.Device{phone, webtest.Desk, phone.InTheDark(), webtest.Desk.InTheDark()} {
		w.Be(device)
		for i, page := range pages {
			w.Go(at + page)
			w.Shot([]string{"group", "add", "people", "person", "table", "share", "nights"}[i])
			for _, faults := range [][]string{w.Misfits(), w.LooseEnds(), w.Barriers()} {
				for _, fault := range faults {
					t.Errorf("%s on %s: %s", page, device, fault)
				}
			}
		}
	}
}
