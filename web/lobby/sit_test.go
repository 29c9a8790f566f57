package lobby_test

import (
	"strings"
	"testing"

	"saddlebag/web/roomtest"
)

func TestSittingDown(t *testing.T) {
	s := roomtest.StartTables(t)
	ann, bob, other := roomtest.Visit(t, s.URL), roomtest.Visit(t, s.URL), roomtest.Visit(t, s.URL)
	path := roomtest.NewTable(t, ann, "title", "Friday")
	link := roomtest.SeatLink(t, ann, path, "1")

	// A preview of the link takes nothing.
	for range 2 {
		got := other.Get(link)
		got.Says(t, 200, "Sit down as Bob")
		if len(got.Cookies()) != 0 {
			t.Error("a cookie for one who only looks")
		}
	}
	mine := bob.Post(link).Leads(t, "(/t/.*)")
	bob.Get(link).Leads(t, mine)  // scanned again
	bob.Post(link).Leads(t, mine) // sent twice
	bob.Get(mine+"/book").Says(t, 200)
	bob.Get(mine+"/seats").Says(t, 403, "for the host")

	other.Get(link).Says(t, 200, "Another phone has Bob's seat at Friday.", "Ask the host")
	other.Post(link).Says(t, 409, "Another phone has Bob's seat at Friday.")
	other.Get("/sit/nowhere").Says(t, 404, "no longer works")
	other.Post("/sit/nowhere").Says(t, 404, "no longer works")
	other.Post("/sit/nowhere/ask").Says(t, 404, "no longer works")

	// The host agrees: the seat changes phones, and the old code is dead.
	asked := other.Post(link+"/ask").Leads(t, "(/asked/.*)")
	waiting := other.Get(asked)
	waiting.Says(t, 200, `http-equiv="refresh"`)
	number := waiting.Found(t, `id="waiting">(\d\d)<`)
	asks := ann.Get(path + "/seats")
	asks.Says(t, 200, number, "<strong>Bob</strong> wants to join")
	id := asks.Found(t, `name="id" value="([a-z2-7]+)"`)
	ann.Post(path+"/answer", "id", id, "agree", "yes", "seats", "yes").Leads(t, path+"/seats#asks")
	theirs := other.Get(asked).Leads(t, "(/t/.*)")
	if theirs == mine {
		t.Error("two phones have one code")
	}
	bob.Get(mine+"/book").Says(t, 404, "no longer works")
	other.Get(theirs+"/book").Says(t, 200, `<option value="1" selected>Bob`)
	ann.Post(path+"/answer", "id", id, "agree", "yes", "seats", "yes").Says(t, 403, "asking any more")
}

func TestLookingOn(t *testing.T) {
	s := roomtest.StartTables(t)
	ann, eve, zoe := roomtest.Visit(t, s.URL), roomtest.Visit(t, s.URL), roomtest.Visit(t, s.URL)
	path := roomtest.NewTable(t, ann)
	link := roomtest.SeatLink(t, ann, path, "none")
	eve.Get(link).Says(t, 200, "Watch the game at Nugget")
	looks := eve.Post(link).Leads(t, "(/t/.*)")
	zoes := zoe.Post(link).Leads(t, "(/t/.*)") // for any number
	if zoes == looks {
		t.Error("two phones have one code")
	}
	eve.Get(link).Leads(t, looks)
	ann.Enters(path, "Ann draw ace")
	book := eve.Get(looks + "/book")
	book.Says(t, 200, "Ann draw ?")
	for _, forbidden := range []string{"Write a note", "We forgot something", " ace"} {
		if strings.Contains(book.Text, forbidden) {
			t.Errorf("an onlooker's book has %q", forbidden)
		}
	}
	eve.Post(looks+"/book", "do", "note", "text", "me too", "seen", "1").Says(t, 403, "You're just watching")
	eve.Get(looks+"/before/1").Says(t, 403, "You're just watching")
	eve.Post(looks+"/again", "first", "0").Says(t, 403, "for the host")
	kept := eve.Get("/tables")
	kept.Says(t, 200, "To watch again, ask the host for a link.")
	if strings.Contains(kept.Text, "seat stays yours") {
		t.Error("an onlooker has a seat")
	}
	ann.Post(path+"/hand", "seat", "none").Leads(t, path+"/seats#seat-none")
	for _, place := range []string{looks, zoes} {
		eve.Get(place).Says(t, 404, "no longer works")
	}
}

func TestJoiningByLetters(t *testing.T) {
	s := roomtest.StartTables(t)
	ann, bob := roomtest.Visit(t, s.URL), roomtest.Visit(t, s.URL)
	path := roomtest.NewTable(t, ann)
	letters := ann.Get(path+"/seats").Found(t, `<p class="letters">((?:<span>[B-X]</span>){6})</p>`)
	letters = strings.NewReplacer("<span>", "", "</span>", "").Replace(letters)

	// Letters alone tell nothing, right or wrong.
	bob.Get("/join").Says(t, 200, "Six letters")
	typed := strings.ToLower(letters[:3]) + " " + letters[3:]
	right, wrong := bob.Get("/join?code="+letters), bob.Get("/join?code=AAAAAA")
	right.Says(t, 200, `value="`+letters+`"`)
	if strings.ReplaceAll(right.Text, letters, "AAAAAA") != wrong.Text || strings.Contains(right.Text, "Bob") || strings.Contains(right.Text, "Nugget") {
		t.Errorf("the right letters say\n%s\nwrong ones\n%s", right.Text, wrong.Text)
	}
	bob.Post("/join", "code", letters).Says(t, 422, "Enter your name")
	noTable, noSeat := bob.Post("/join", "code", "AAAAAA", "name", "Rob"), bob.Post("/join", "code", letters, "name", "Rob")
	noTable.Says(t, 404, "a table with the letters AAAAAA and a seat for Rob")
	if noSeat.StatusCode != 404 || strings.ReplaceAll(noSeat.Text, letters, "AAAAAA") != noTable.Text {
		t.Errorf("status %d without such a seat\n%s\nwithout such a table\n%s", noSeat.StatusCode, noSeat.Text, noTable.Text)
	}

	asked := bob.Post("/join", "code", typed, "name", "bob").Leads(t, "(/asked/.*)")
	if waits := bob.Get(asked); strings.Contains(waits.Text, "Nugget") {
		t.Error("who waits is told what is played")
	}
	id := ann.Get(path+"/seats").Found(t, `name="id" value="([a-z2-7]+)"`)
	ann.Post(path+"/answer", "id", id, "agree", "no", "seats", "yes").Leads(t, path+"/seats#asks")
	sent := bob.Get(asked)
	sent.Says(t, 200, "let in. Talk to each other")
	if strings.Contains(sent.Text, "refresh") || strings.Contains(sent.Text, "asked.js") {
		t.Error("who was sent away still waits")
	}
	asked = bob.Post("/join", "code", letters, "look", "yes").Leads(t, "(/asked/.*)")
	id = ann.Get(path+"/seats").Found(t, `name="id" value="([a-z2-7]+)"`)
	ann.Post(path+"/answer", "id", id, "agree", "yes", "seats", "yes").Leads(t, path+"/seats#asks")
	bob.Get(bob.Get(asked).Leads(t, "(/t/.*)")+"/result").Says(t, 200, "Standings")
	bob.Get("/asked/nothing").Says(t, 404, "in line any more")
}
