package api_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"testing"

	"github.com/getkin/kin-openapi/openapi3"
	"github.com/getkin/kin-openapi/openapi3filter"
	"github.com/getkin/kin-openapi/routers"
	"github.com/getkin/kin-openapi/routers/gorillamux"

	"saddlebag/web"
	"saddlebag/web/api"
	"saddlebag/web/roomtest"
	"saddlebag/web/site"
)

// A contract is the document of the API, with what has been seen of it.
type contract struct {
	doc    *openapi3.T
	router routers.Router
	seen   map[string]bool // "GET /tables/{code} 200"
}

func init() {
	openapi3filter.RegisterBodyDecoder("application/pdf", openapi3filter.FileBodyDecoder)
}

// readContract reads the document as a client gets it.
func readContract(t *testing.T) *contract {
	t.Helper()
	document, err := os.ReadFile("openapi.json")
	if err != nil {
		t.Fatal(err)
	}
	doc, err := openapi3.NewLoader().LoadFromData(document)
	if err != nil {
		t.Fatal(err)
	}
	if err := doc.Validate(t.Context()); err != nil {
		t.Fatal(err)
	}
	router, err := gorillamux.NewRouter(doc)
	if err != nil {
		t.Fatal(err)
	}
	return &contract{doc, router, map[string]bool{}}
}

// holds says how an exchange breaks the contract: by an answer that is not as
// the document has it, or by having done what the document does not allow.
func (c *contract) holds(r *http.Request, sent []byte, answer *http.Response, got []byte) error {
	r = r.Clone(r.Context())
	r.Body = io.NopCloser(bytes.NewReader(sent))
	route, params, err := c.router.FindRoute(r)
	if err != nil {
		return fmt.Errorf("no route: %w", err)
	}
	in := &openapi3filter.RequestValidationInput{Request: r, PathParams: params, Route: route, Options: &openapi3filter.Options{IncludeResponseStatus: true}}
	if err := openapi3filter.ValidateRequest(r.Context(), in); err != nil && answer.StatusCode < http.StatusBadRequest {
		return fmt.Errorf("the request: %w", err)
	}
	out := &openapi3filter.ResponseValidationInput{RequestValidationInput: in, Status: answer.StatusCode, Header: answer.Header, Options: in.Options}
	if err := openapi3filter.ValidateResponse(r.Context(), out.SetBodyBytes(got)); err != nil {
		return fmt.Errorf("the answer: %w", err)
	}
	c.seen[fmt.Sprintf("%s %s %d", r.Method, route.Path, answer.StatusCode)] = true
	return nil
}

// An apiClient speaks to the API, and holds the server to the contract.
type apiClient struct {
	t        *testing.T
	at       string
	contract *contract
}

func newAPIClient(t *testing.T, c web.Config, contract *contract) apiClient {
	t.Helper()
	h, err := web.New(c)
	if err != nil {
		t.Fatal(err)
	}
	s := httptest.NewServer(h)
	t.Cleanup(s.Close)
	return apiClient{t, s.URL, contract}
}

// do sends a request, and reads the answer to it.
func (c apiClient) do(want int, method, path, body string, header ...string) roomtest.Answer {
	c.t.Helper()
	if method == http.MethodPost {
		header = append([]string{"Content-Type", "application/json"}, header...)
	}
	r, err := http.NewRequestWithContext(c.t.Context(), method, c.at+site.APIPrefix+path, bytes.NewReader([]byte(body)))
	if err != nil {
		c.t.Fatal(err)
	}
	for i := 0; i < len(header); i += 2 {
		r.Header.Set(header[i], header[i+1])
	}
	got, err := (&http.Client{Transport: roomtest.Transport}).Do(r)
	if err != nil {
		c.t.Fatal(err)
	}
	defer got.Body.Close() //nolint:errcheck // it has been read
	text, err := io.ReadAll(got.Body)
	if err != nil {
		c.t.Fatal(err)
	}
	if got.StatusCode != want {
		c.t.Errorf("%s %s %.200s: status %d, want %d: %s", method, path, body, got.StatusCode, want, text)
	}
	if err := c.contract.holds(r, []byte(body), got, text); err != nil {
		c.t.Errorf("%s %s %.200s: %v", method, path, body, err)
	}
	return roomtest.Answer{Response: got, Text: string(text)}
}

// readAs reads JSON.
func readAs[T any](c apiClient, path string) T {
	c.t.Helper()
	return parsed[T](c.t, c.do(http.StatusOK, http.MethodGet, path, "").Text)
}

func parsed[T any](t *testing.T, text string) T {
	t.Helper()
	var value T
	if err := json.Unmarshal([]byte(text), &value); err != nil {
		t.Fatalf("%v in %s", err, text)
	}
	return value
}

// An apiPlaceAt is a place at a table, as a program has it.
type apiPlaceAt struct {
	apiClient
	code string
}

// make makes a table of the small game and seats all who play.
func (c apiClient) make(order string) (host apiPlaceAt, others map[string]apiPlaceAt) {
	c.t.Helper()
	made := parsed[api.MadeTable](c.t, c.do(http.StatusCreated, http.MethodPost, "tables", order).Text)
	others = map[string]apiPlaceAt{}
	for _, in := range made.Invitations {
		others[in.Player] = apiPlaceAt{c, parsed[api.SeatedAt](c.t, c.do(http.StatusCreated, http.MethodPost, "sit/"+in.Key, "").Text).Code}
	}
	return apiPlaceAt{c, made.Code}, others
}

// path is an address under the place's.
func (p apiPlaceAt) path(rest string) string { return "tables/" + p.code + rest }

// enter enters an event as one who has seen so much.
func (p apiPlaceAt) enter(want, seen int, event string) roomtest.Answer {
	p.t.Helper()
	body, err := json.Marshal(api.EntryRequest{Seen: &seen, Event: event})
	if err != nil {
		p.t.Fatal(err)
	}
	return p.do(want, http.MethodPost, p.path("/events"), string(body))
}
