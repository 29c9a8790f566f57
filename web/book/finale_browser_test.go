package book_test

import (
	"bytes"
	"image/png"
	"testing"

	"saddlebag/web/roomtest"
	"saddlebag/web/webtest"
)

// playedOut is a table that has been played to its end: Ann has won.
func playedOut(t *testing.T, at string) (ann, bob *roomtest.Visitor, path, mine string) {
	t.Helper()
	ann, bob = roomtest.Visit(t, at), roomtest.Visit(t, at)
	path = roomtest.NewTable(t, ann)
	mine = bob.Post(roomtest.SeatLink(t, ann, path, "1")).Leads(t, "(/t/.*)")
	ann.Enters(path, roomtest.Opening...)
	ann.Enters(path, "Ann spin rich", "table roll 3+4", "Ann dig 4", "Bob dig 3", "Bob spin poor", "Ann reveal ace here")
	bob.Enters(mine, "Bob reveal king there")
	return ann, bob, path, mine
}

// There is a picture once the game is over, and everybody has the same.
func TestPictureOfTheEnd(t *testing.T) {
	s := roomtest.StartTables(t)
	ann := roomtest.Visit(t, s.URL)
	ann.Get(roomtest.NewTable(t, ann)+"/picture.png").Says(t, 404, "The game is still going")
	ann, bob, path, mine := playedOut(t, s.URL)
	got := ann.Get(path + "/picture.png")
	picture, err := png.Decode(bytes.NewReader([]byte(got.Text)))
	if err != nil {
		t.Fatal(err)
	}
	if size := picture.Bounds().Size(); size.X != 1080 || size.Y != 1350 {
		t.Errorf("a picture of %v dots", size)
	}
	if theirs := bob.Get(mine + "/picture.png"); theirs.Text != got.Text {
		t.Error("Bob has another picture than Ann")
	}
}

// At the end the podium stands on the page of the table and on that of the
// result, for everybody, and the host plays again from there.
func TestFinale(t *testing.T) {
	s := roomtest.StartTables(t)
	_, bob, path, mine := playedOut(t, s.URL)
	b := webtest.Start(t)
	host, guest := b.Open(webtest.Phone), b.Open(webtest.Phone)
	guest.Sit(s.URL + mine + "/result")
	host.Sit(s.URL + path)
	for _, w := range []*webtest.Window{host, guest} {
		w.Wait(`document.querySelector(".podium svg")?.textContent.includes("Ann")`)
		w.Shot("finale")
		if seen := webtest.Eval[bool](w, `document.getElementById("share").checkVisibility()`); seen {
			t.Error("offers to share, which this browser cannot")
		}
	}
	if n := guest.Count(".again"); n != 0 {
		t.Error("a guest can make the next table")
	}
	host.Follow(".again button")
	host.WaitText(".top", "Ann")
	guest.Go(s.URL + mine)
	guest.Follow("#next")
	if at := bob.Get(mine+"/result").Found(t, `href="(/t/[a-z2-7]{36})">Go to the next game`); s.URL+at != guest.Address() {
		t.Errorf("the guest is at %s, not at %s", guest.Address(), at)
	}
}

// A phone that can share pictures gets the file itself. Chromium cannot on every
// system, so that here the page is told what is shared.
func TestPictureIsShared(t *testing.T) {
	s := roomtest.StartTables(t)
	_, _, path, _ := playedOut(t, s.URL)
	w := webtest.Start(t).Open(webtest.Phone)
	w.Sit(s.URL + path + "/result")
	webtest.Eval[any](w, `
		navigator.canShare = ({ files }) => files.every((file) => file.type === "image/png");
		navigator.share = async ({ files }) => { window.shared = [files[0].name, (await createImageBitmap(files[0])).width]; };
		document.dispatchEvent(new CustomEvent("changed", { detail: [] }))`)
	w.Tap("#share")
	w.Wait(`window.shared?.join() === "nugget.png,1080"`)
}
