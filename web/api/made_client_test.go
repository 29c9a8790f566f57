package api_test

import (
	"encoding/json"
	"net/http"
	"strings"
	"testing"

	"saddlebag/web/roomtest"
)

// A madeClient is made from the document of the API alone: it knows operations by their
// ids, and of their answers what the schemas name.
type madeClient struct {
	apiClient
	operations map[string][2]string // method and path, by id
}

func makeClient(c apiClient) madeClient {
	made := madeClient{c, map[string][2]string{}}
	for path, item := range c.contract.doc.Paths.Map() {
		for method, operation := range item.Operations() {
			made.operations[operation.OperationID] = [2]string{method, strings.TrimPrefix(path, "/")}
		}
	}
	return made
}

// call does an operation at a path of those parameters, and reads the JSON of its answer.
func (c madeClient) call(want int, id string, parameters map[string]string, body any) map[string]any {
	c.t.Helper()
	operation, ok := c.operations[id]
	if !ok {
		c.t.Fatalf("the document has no operation %s", id)
	}
	path := operation[1]
	for name, value := range parameters {
		path = strings.ReplaceAll(path, "{"+name+"}", value)
	}
	sent := []byte(nil)
	if body != nil {
		var err error
		if sent, err = json.Marshal(body); err != nil {
			c.t.Fatal(err)
		}
	}
	return parsed[map[string]any](c.t, c.do(want, operation[0], path, string(sent)).Text)
}

// Who has read nothing but the document makes a table, sits down, and plays to the end.
func TestPlayByTheDocument(t *testing.T) {
	c := makeClient(newAPIClient(t, roomtest.TableConfig(t), readContract(t)))
	table := c.call(http.StatusCreated, "makeTable", nil, map[string]any{"game": "nugget", "players": []string{"Ann", "Bob"}, "dice": "virtual"})
	codes := []string{table["code"].(string)}
	for _, in := range table["invitations"].([]any) {
		seat := c.call(http.StatusCreated, "sit", map[string]string{"key": in.(map[string]any)["key"].(string)}, nil)
		codes = append(codes, seat["code"].(string))
	}
	state := map[string]any{}
	for entries := 0; entries < 100; entries++ { // it is over long before
		if state = c.call(http.StatusOK, "look", map[string]string{"code": codes[0]}, nil); state["over"] == true {
			break
		}
		for _, code := range codes {
			offered := c.call(http.StatusOK, "prompts", map[string]string{"code": code}, nil)["prompts"].([]any)
			if len(offered) == 0 {
				continue
			}
			c.call(http.StatusCreated, "enter", map[string]string{"code": code}, map[string]any{"seen": state["seen"], "event": offered[0].(map[string]any)["example"]})
			break
		}
	}
	if state["over"] != true {
		t.Errorf("the game is not over: %v", state)
	}
}
