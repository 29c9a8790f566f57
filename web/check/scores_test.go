package check_test

import (
	"encoding/json"
	"net/url"
	"slices"
	"strings"
	"testing"
	"unicode/utf16"

	"saddlebag/scoring/ledger"
	"saddlebag/web/roomtest"
)

// Scores alone open their sheets with these filled in, once it is known which game they
// are of.
func TestCheckTakesScores(t *testing.T) {
	at := roomtest.StartTables(t).URL
	post := func(fields ...string) roomtest.Answer {
		form := url.Values{}
		for i := 0; i < len(fields); i += 2 {
			form.Set(fields[i], fields[i+1])
		}
		return roomtest.Send(t, "POST", at+"/check", strings.NewReader(form.Encode()), "Content-Type", "application/x-www-form-urlencoded")
	}
	const message = "Ann 17, Bob 3 (so close!)"
	post("ledger", message).Wants(t, 200, "Which game is it?", "I read Ann 17, Bob 3, but not &#34;so close!&#34;.", `name="game" value="nugget"`, message+"</textarea>")
	post("ledger", message, "game", "nugget").Wants(t, 200,
		"I read Ann 17, Bob 3, but not &#34;so close!&#34;.", `data-depth="end"`, "\nAnn total 17\nBob total 3\n", `id="in-s1-slip-total" name="in-s1-slip-total" value="17"`, "Ann wins, 17 points to Bob")
	post("ledger", "Nugget\nAnn\t17\nBob\tlots\nCy\t3").Wants(t, 200, `data-depth="end"`, "I read Ann 17, Bob lots, Cy 3.", "hard to read", `name="in-s2-slip-total" value="lots"`)
	post("ledger", "Ann 5 8\nBob 4 9", "game", "nugget").Wants(t, 200, "I read Ann 5, 8; Bob 4, 9. Which number is which?", "nothing written yet")
	post("ledger", "Ann 1, Bob 2, Cy 3, Dee 4, Ed 5").Wants(t, 422, "We can&#39;t check that. I read Ann 1, Bob 2, Cy 3, Dee 4, Ed 5, but no game is for 5 players.")
	post("ledger", "Ann 1, Ann 2", "game", "nugget").Wants(t, 422, "I read Ann 1, Ann 2: two players are called &#34;Ann&#34;; capitals don&#39;t make a difference.")
	post("ledger", message, "game", "chess").Wants(t, 422, "no game &#34;chess&#34;")

	var excel []byte // as Unicode text
	for _, unit := range utf16.Encode([]rune("\ufeffPlayer\tTotal\r\nZoë\t17\r\nBob\t3\r\n")) {
		excel = append(excel, byte(unit), byte(unit>>8))
	}
	for _, file := range []string{string(excel), "Player;Total\r\nZo\xeb;17\r\nBob;3\r\n"} {
		body, kind := roomtest.MultipartForm(t, "ledger", "night.csv", file, "game", "nugget")
		roomtest.Send(t, "POST", at+"/check", body, "Content-Type", kind).Wants(t, 200, "I read Zoë 17, Bob 3.", "\nZoë total 17\n")
	}
}

// The API tells the same of scores alone.
func TestScoresByAPI(t *testing.T) {
	at := roomtest.StartTables(t).URL + "/api/v1/check"
	asked := roomtest.Send(t, "POST", at, strings.NewReader("Ann 17, Bob 3"), "Content-Type", "text/plain")
	var open ledger.Unreadable
	if err := json.Unmarshal([]byte(asked.Text), &open); err != nil || asked.StatusCode != 422 || open.Error != "-: I read Ann 17, Bob 3: which game is it?" || !slices.Contains(open.Games, "nugget") {
		t.Errorf("status %d: %s", asked.StatusCode, asked.Text)
	}
	judged := roomtest.Send(t, "POST", at+"?game=nugget", strings.NewReader("Ann 17, Bob 3"), "Content-Type", "text/plain")
	judged.Wants(t, 200, `"kind":"final","read":"I read Ann 17, Bob 3","game":"nugget"`, `"name":"Ann","score":null,"range":null,"claimed":17.0`, `"claimed":3.0`,
		`"headline":"Going by the totals, Ann wins, 17 points to Bob's 3 points."`)
}
