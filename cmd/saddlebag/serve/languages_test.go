package serve

import (
	"net/http/httptest"
	"testing"

	"saddlebag/web"
	"saddlebag/web/roomtest"
)

// sectors are those of a spinner, as the ledger has them in every language.
var sectors = []string{"red", "yellow", "green", "blue", "free", "dog"}

// Nobody who reads another language than English reads English on the pages of a game.
func TestGamesInPseudo(t *testing.T) {
	c := benchConfig(t)
	app, err := web.New(c)
	if err != nil {
		t.Fatal(err)
	}
	server := httptest.NewServer(app)
	t.Cleanup(server.Close)
	for _, title := range c.Titles {
		id := title.Game.Info().ID
		for _, path := range []string{"/rules/" + id, "/rules/" + id + "/odds", "/roll?game=" + id, "/check/sheet?game=" + id, "/make?game=" + id} {
			for _, wrong := range roomtest.Unsaid(t, roomtest.Get(t, server.URL+path, roomtest.InPseudo...).Text, sectors...) {
				t.Errorf("%s: %s", path, wrong)
			}
		}
	}
}
