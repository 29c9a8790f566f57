package web

import (
	"strings"
	"testing"
)

func TestSittingDown(t *testing.T) {
	s := startTables(t)
	ann, bob, other := visit(t, s.URL), visit(t, s.URL), visit(t, s.URL)
	path := aTable(t, ann, "title", "Friday")
	link := seatLink(t, ann, path, "1")

	// A preview of the link takes nothing.
	for range 2 {
		got := other.get(link)
		got.says(t, 200, "Sit down as Bob")
		if len(got.Cookies()) != 0 {
			t.Error("a cookie for one who only looks")
		}
	}
	mine := bob.post(link).leads(t, "(/t/.*)")
	bob.get(link).leads(t, mine)  // scanned again
	bob.post(link).leads(t, mine) // sent twice
	bob.get(mine+"/book").says(t, 200)
	bob.get(mine+"/seats").says(t, 403, "for the host")

	other.get(link).says(t, 200, "Another phone has the seat of Bob at Friday", "Ask the host")
	other.post(link).says(t, 409, "Another phone has the seat")
	other.get("/sit/nowhere").says(t, 404, "leads to no seat any more")
	other.post("/sit/nowhere").says(t, 404, "leads to no seat any more")
	other.post("/sit/nowhere/ask").says(t, 404, "leads to no seat any more")

	// The host agrees: the seat changes phones, and the old code is dead.
	asked := other.post(link+"/ask").leads(t, "(/asked/.*)")
	waiting := other.get(asked)
	waiting.says(t, 200, `http-equiv="refresh"`)
	number := waiting.found(t, `id="waiting">(\d\d)<`)
	asks := ann.get(path + "/seats")
	asks.says(t, 200, number, "says it is <strong>Bob</strong>")
	id := asks.found(t, `name="id" value="([a-z2-7]+)"`)
	bob.post(mine+"/answer", "id", id, "agree", "yes").says(t, 403, "for the host")
	ann.post(path+"/answer", "id", id, "agree", "yes").leads(t, path+"/seats#asks")
	theirs := other.get(asked).leads(t, "(/t/.*)")
	if theirs == mine {
		t.Error("two phones have one code")
	}
	bob.get(mine+"/book").says(t, 404, "leads to no seat any more")
	other.get(theirs+"/book").says(t, 200, `<option value="1" selected>Bob`)
	ann.post(path+"/answer", "id", id, "agree", "yes").says(t, 403, "Nobody asks for that any more")
}

func TestLookingOn(t *testing.T) {
	s := startTables(t)
	ann, eve, zoe := visit(t, s.URL), visit(t, s.URL), visit(t, s.URL)
	path := aTable(t, ann)
	link := seatLink(t, ann, path, "none")
	eve.get(link).says(t, 200, "Look on at Nugget")
	looks := eve.post(link).leads(t, "(/t/.*)")
	zoe.post(link).leads(t, looks) // for any number
	eve.get(link).leads(t, looks)
	ann.enters(path, "Ann draw ace")
	book := eve.get(looks + "/book")
	book.says(t, 200, "Ann draw ?")
	for _, forbidden := range []string{"Write a note", "Something is missing", " ace"} {
		if strings.Contains(book.text, forbidden) {
			t.Errorf("an onlooker's book has %q", forbidden)
		}
	}
	eve.post(looks+"/book", "do", "note", "text", "me too", "seen", "1").says(t, 403, "Onlookers only look")
	eve.get(looks+"/before/1").says(t, 403, "Onlookers only look")
	eve.post(looks+"/again", "first", "0").says(t, 403, "for the host")
	ann.post(path+"/hand", "seat", "none").leads(t, path+"/seats#seat-none")
	eve.get(looks).says(t, 404, "leads to no seat any more")
}

func TestJoiningByLetters(t *testing.T) {
	s := startTables(t)
	ann, bob := visit(t, s.URL), visit(t, s.URL)
	path := aTable(t, ann)
	letters := ann.get(path+"/seats").found(t, `<p class="letters">((?:<span>[B-X]</span>){6})</p>`)
	letters = strings.NewReplacer("<span>", "", "</span>", "").Replace(letters)

	bob.get("/join").says(t, 200, "Six letters")
	bob.get("/join?code=AAAAAA").says(t, 404, "No table has the letters AAAAAA", `value="AAAAAA"`)
	typed := strings.ToLower(letters[:3]) + " " + letters[3:]
	bob.get("/join?code="+strings.ReplaceAll(typed, " ", "+")).says(t, 200, "Who are you at Nugget", "Bob", "I only look on")
	bob.post("/join", "code", letters).says(t, 422, "Choose who you are first", "Who are you at")
	bob.post("/join", "code", "AAAAAA", "seat", "1").says(t, 404, "No table has the letters")
	bob.post("/join", "code", letters, "seat", "7").says(t, 409, "There is no such seat")
	bob.post("/join", "code", letters, "seat", "x").says(t, 400)

	asked := bob.post("/join", "code", letters, "seat", "1").leads(t, "(/asked/.*)")
	id := ann.get(path+"/seats").found(t, `name="id" value="([a-z2-7]+)"`)
	ann.post(path+"/answer", "id", id, "agree", "no").leads(t, path+"/seats#asks")
	sent := bob.get(asked)
	sent.says(t, 200, "has sent you away")
	if strings.Contains(sent.text, "refresh") || strings.Contains(sent.text, "asked.js") {
		t.Error("who was sent away still waits")
	}
	asked = bob.post("/join", "code", letters, "seat", "none").leads(t, "(/asked/.*)")
	id = ann.get(path+"/seats").found(t, `name="id" value="([a-z2-7]+)"`)
	ann.post(path+"/answer", "id", id, "agree", "yes").leads(t, path+"/seats#asks")
	bob.get(bob.get(asked).leads(t, "(/t/.*)")+"/result").says(t, 200, "Standings")
	bob.get("/asked/nothing").says(t, 404, "Nobody waits here")
}
