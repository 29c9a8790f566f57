package api_test

import (
	"encoding/json"
	"net/http"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/web/api"
	"saddlebag/web/roomtest"
)

// A program that knows nothing of a game plays it to its end by entering what
// it is offered.
func TestPlayByExamples(t *testing.T) {
	for _, dice := range []string{"physical", "virtual"} {
		c := newAPIClient(t, roomtest.TableConfig(t), readContract(t))
		host, players := c.make(`{"game": "nugget", "players": ["Ann", "Bob"], "dice": "` + dice + `"}`)
		var last []string
		for seen := 0; ; seen++ {
			place := players["Ann"]
			offered := readAs[api.PromptList](c, place.path("/prompts")).Prompts
			if len(offered) == 0 {
				place = players["Bob"]
				offered = readAs[api.PromptList](c, place.path("/prompts")).Prompts
			}
			if len(offered) == 0 {
				break
			}
			last = nil
			for _, p := range offered {
				last = append(last, p.Verb)
			}
			place.enter(http.StatusCreated, seen, offered[0].Example)
			if t.Failed() {
				t.Fatalf("%s: %+v", dice, offered[0])
			}
		}
		if !slices.Equal(last, []string{"reveal"}) {
			t.Errorf("%s: the last offers were %q", dice, last)
		}
		if state := c.do(http.StatusOK, "GET", host.path(""), "").Text; !strings.Contains(state, `"over":true`) {
			t.Errorf("%s: the game is not over: %s", dice, state)
		}
	}
}

// What a place is told of a table, and what of what it can do there.
func TestStateByAPI(t *testing.T) {
	c := newAPIClient(t, roomtest.TableConfig(t), readContract(t))
	ann, others := c.make(nuggetOrder)
	for i, line := range roomtest.Begun {
		ann.enter(http.StatusCreated, i, line)
	}
	others["Bob"].enter(http.StatusCreated, 5, "Bob dig 5")
	ann.enter(http.StatusCreated, 6, `Ann correct points +2.5 "for luck"`)

	var state map[string]any
	decode := func(path string) {
		state = nil
		if err := json.Unmarshal([]byte(c.do(http.StatusOK, "GET", path, "").Text), &state); err != nil {
			t.Fatal(err)
		}
	}
	decode(others["Bob"].path("?since=5"))
	for key, want := range map[string]any{
		"game": "nugget", "role": "player", "player": "Bob", "seen": 7.0, "over": false, "dice": "physical", "hosting": nil, "onlookers": 0.0,
		"moment": map[string]any{"round": 1.0, "label": "Round 1", "shows": []any{"2", "5"}, "turn": []any{"Ann"}},
		"players": []any{
			map[string]any{"name": "Ann", "score": 2.5, "uncorrected": 0.0, "rank": 2.0, "signed": false, "here": false, "done": false, "lines": []any{
				map[string]any{"label": "Correction", "amount": 2.5, "clause": "LG5", "number": 7.0},
			}},
			map[string]any{"name": "Bob", "score": 5.0, "uncorrected": 5.0, "rank": 1.0, "signed": false, "here": false, "done": false, "lines": []any{
				map[string]any{"label": "Round 1", "amount": 5.0, "clause": "NU4", "number": 6.0},
			}},
		},
	} {
		if diff := cmp.Diff(want, state[key]); diff != "" {
			t.Errorf("%s: %s", key, diff)
		}
	}
	values := map[string]any{}
	for _, cell := range state["cells"].([]any) {
		cell := cell.(map[string]any)
		values[cell["owner"].(string)+" "+cell["id"].(string)] = cell["value"]
	}
	for cell, want := range map[string]string{"table dice": "2+5", "Ann card": "?", "Bob card": "king", "Ann place": "?", "Bob place": "in the well", "Bob dug/1": "5", "Ann dug/1": ""} {
		if values[cell] != want {
			t.Errorf("cell %s: %v, want %q", cell, values[cell], want)
		}
	}
	moves := state["moves"].([]any)
	if got := moves[0].(map[string]any); len(moves) != 2 || got["event"] != "Bob dig 5" || got["sentence"] != "Bob digs with the 5" || got["number"] != 6.0 || got["by"] != "Bob" || got["seat"] != "Bob" {
		t.Errorf("moves after 5: %v", moves)
	}
	want := api.PromptList{Seen: 7, Prompts: []api.Prompt{{
		Seat: "Ann", Actor: "Ann", Verb: "dig", Label: "Dig", Cell: &api.CellPlace{ID: "dug/1", Owner: "Ann"},
		Args:    []api.Argument{{Name: "DIE", Kind: "dice", Choices: []string{"2", "5"}, Items: []api.Item{}}},
		Example: "Ann dig 2",
	}}}
	if diff := cmp.Diff(want, readAs[api.PromptList](c, ann.path("/prompts"))); diff != "" {
		t.Errorf("prompts: %s", diff)
	}
	if got := readAs[api.PromptList](c, others["Bob"].path("/prompts")); len(got.Prompts) != 0 {
		t.Errorf("Bob is offered %v", got)
	}
}

// Two games that differ in what Ann keeps to herself are the same to Bob, byte
// by byte.
func TestSecretsLeaveNoTrace(t *testing.T) {
	read := func(card string) (all string) {
		app := roomtest.TableConfig(t)
		app.Clock = roomtest.Config(t).Clock
		app.Tables.Clock = app.Clock
		c := newAPIClient(t, app, readContract(t))
		ann, others := c.make(nuggetOrder)
		ann.enter(http.StatusCreated, 0, "Ann draw "+card)
		ann.enter(http.StatusCreated, 1, "Ann undo")
		ann.enter(http.StatusCreated, 2, "Ann redo")
		for _, rest := range []string{"", "/prompts", "/ledger"} {
			all += c.do(http.StatusOK, "GET", others["Bob"].path(rest), "").Text
		}
		return all
	}
	if diff := cmp.Diff(read("ace"), read("queen")); diff != "" {
		t.Error(diff)
	}
}
