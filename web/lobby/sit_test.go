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

	other.Get(link).Says(t, 200, "Another phone has the seat of Bob at Friday", "Ask the host")
	other.Post(link).Says(t, 409, "Another phone has the seat")
	other.Get("/sit/nowhere").Says(t, 404, "leads to no seat any more")
	other.Post("/sit/nowhere").Says(t, 404, "leads to no seat any more")
	other.Post("/sit/nowhere/ask").Says(t, 404, "leads to no seat any more")

	// The host agrees: the seat changes phones, and the old code is dead.
	asked := other.Post(link+"/ask").Leads(t, "(/asked/.*)")
	waiting := other.Get(asked)
	waiting.Says(t, 200, `http-equiv="refresh"`)
	number := waiting.Found(t, `id="waiting">(\d\d)<`)
	asks := ann.Get(path + "/seats")
	asks.Says(t, 200, number, "says it is <strong>Bob</strong>")
	id := asks.Found(t, `name="id" value="([a-z2-7]+)"`)
	bob.Post(mine+"/answer", "id", id, "agree", "yes").Says(t, 403, "for the host")
	ann.Post(path+"/answer", "id", id, "agree", "yes").Leads(t, path+"/seats#asks")
	theirs := other.Get(asked).Leads(t, "(/t/.*)")
	if theirs == mine {
		t.Error("two phones have one code")
	}
	bob.Get(mine+"/book").Says(t, 404, "leads to no seat any more")
	other.Get(theirs+"/book").Says(t, 200, `<option value="1" selected>Bob`)
	ann.Post(path+"/answer", "id", id, "agree", "yes").Says(t, 403, "Nobody asks for that any more")
}

func TestLookingOn(t *testing.T) {
	s := roomtest.StartTables(t)
	ann, eve, zoe := roomtest.Visit(t, s.URL), roomtest.Visit(t, s.URL), roomtest.Visit(t, s.URL)
	path := roomtest.NewTable(t, ann)
	link := roomtest.SeatLink(t, ann, path, "none")
	eve.Get(link).Says(t, 200, "Look on at Nugget")
	looks := eve.Post(link).Leads(t, "(/t/.*)")
	zoe.Post(link).Leads(t, looks) // for any number
	eve.Get(link).Leads(t, looks)
	ann.Enters(path, "Ann draw ace")
	book := eve.Get(looks + "/book")
	book.Says(t, 200, "Ann draw ?")
	for _, forbidden := range []string{"Write a note", "Something is missing", " ace"} {
		if strings.Contains(book.Text, forbidden) {
			t.Errorf("an onlooker's book has %q", forbidden)
		}
	}
	eve.Post(looks+"/book", "do", "note", "text", "me too", "seen", "1").Says(t, 403, "Onlookers only look")
	eve.Get(looks+"/before/1").Says(t, 403, "Onlookers only look")
	eve.Post(looks+"/again", "first", "0").Says(t, 403, "for the host")
	ann.Post(path+"/hand", "seat", "none").Leads(t, path+"/seats#seat-none")
	eve.Get(looks).Says(t, 404, "leads to no seat any more")
}

func TestJoiningByLetters(t *testing.T) {
	s := roomtest.StartTables(t)
	ann, bob := roomtest.Visit(t, s.URL), roomtest.Visit(t, s.URL)
	path := roomtest.NewTable(t, ann)
	letters := ann.Get(path+"/seats").Found(t, `<p class="letters">((?:<span>[B-X]</span>){6})</p>`)
	letters = strings.NewReplacer("<span>", "", "</span>", "").Replace(letters)

	bob.Get("/join").Says(t, 200, "Six letters")
	bob.Get("/join?code=AAAAAA").Says(t, 404, "No table has the letters AAAAAA", `value="AAAAAA"`)
	typed := strings.ToLower(letters[:3]) + " " + letters[3:]
	bob.Get("/join?code="+strings.ReplaceAll(typed, " ", "+")).Says(t, 200, "Who are you at Nugget", "Bob", "I only look on")
	bob.Post("/join", "code", letters).Says(t, 422, "Choose who you are first", "Who are you at")
	bob.Post("/join", "code", "AAAAAA", "seat", "1").Says(t, 404, "No table has the letters")
	bob.Post("/join", "code", letters, "seat", "7").Says(t, 409, "There is no such seat")
	bob.Post("/join", "code", letters, "seat", "x").Says(t, 400)

	asked := bob.Post("/join", "code", letters, "seat", "1").Leads(t, "(/asked/.*)")
	id := ann.Get(path+"/seats").Found(t, `name="id" value="([a-z2-7]+)"`)
	ann.Post(path+"/answer", "id", id, "agree", "no").Leads(t, path+"/seats#asks")
	sent := bob.Get(asked)
	sent.Says(t, 200, "has sent you away")
	if strings.Contains(sent.Text, "refresh") || strings.Contains(sent.Text, "asked.js") {
		t.Error("who was sent away still waits")
	}
	asked = bob.Post("/join", "code", letters, "seat", "none").Leads(t, "(/asked/.*)")
	id = ann.Get(path+"/seats").Found(t, `name="id" value="([a-z2-7]+)"`)
	ann.Post(path+"/answer", "id", id, "agree", "yes").Leads(t, path+"/seats#asks")
	bob.Get(bob.Get(asked).Leads(t, "(/t/.*)")+"/result").Says(t, 200, "Standings")
	bob.Get("/asked/nothing").Says(t, 404, "Nobody waits here")
}
