package source

import (
	"encoding/json"
	"errors"
	"io"
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// sharedRooms are the folders under scoring that serve every game. Any other
// folder there is a game: a new one needs no line here.
var sharedRooms = []string{"audit", "dice", "final", "house", "ledger", "repair", "nights", "reading", "scoringtest", "settle", "speech", "waittest"}

// smallGame is the folder of the game that is there to be read, and for tests
// that need some game and none in particular.
const smallGame = "example"

// impure are the packages by which a rulebook could do input or output, read
// the clock or roll dice of its own.
var impure = []string{"bufio", "crypto/rand", "database", "embed", "io", "log", "math/rand", "net", "os", "syscall", "time"}

// drawingRooms are the shared rooms of sheets, each with those before it that it may
// import: from letters to what a game gives to be drawn.
var drawingRooms = []string{
	"saddlebag/sheets/typeface",
	"saddlebag/sheets/canvas",
	"saddlebag/sheets/canvas/pdf",
	"saddlebag/sheets/canvas/png",
	"saddlebag/sheets/canvas/svg",
	"saddlebag/sheets/art",
	"saddlebag/sheets/panel",
	"saddlebag/sheets/press",
	"saddlebag/sheets/score",
	"saddlebag/sheets/club",
	"saddlebag/sheets",
	"saddlebag/sheets/certificate",
}

// liveArrows are the rooms below web/live that know others of them.
var liveArrows = map[string][]string{
	"people": {"codes", "refusal"},
	"chance": {"refusal"},
	"views":  {"people", "refusal"},
	"mirror": {"codes"},
	"groups": {"codes", "quota", "refusal"},
}

// commandLine is the folder of the program.
const commandLine = "saddlebag/cmd/saddlebag"

// commandArrows are the rooms of the command line, each with those of others that it may
// import: from where the process begins to the list of games.
var commandArrows = map[string][]string{
	"":            {"program"},
	"program":     {"play", "check", "export", "print", "serve", "site", "tables", "command", "titles"},
	"site":        {"command", "titles"},
	"site/phone":  {"titles"},
	"serve":       {"tables", "command", "titles"},
	"tables":      {"command", "titles"},
	"play":        {"play/screen", "command", "titles"},
	"play/screen": {"command"},
	"check":       {"command", "titles"},
	"print":       {"command", "titles"},
	"export":      {"tables", "command", "titles"},
	"command":     {"titles"},
	"programtest": {"command", "titles"},
}

// roomOfCommandLine is the room of the command line that a package is; not ok where it is none.
func roomOfCommandLine(path string) (room string, ok bool) {
	rest, ok := strings.CutPrefix(path, commandLine)
	return strings.TrimPrefix(rest, "/"), ok
}

// isWithinOne says whether an arrow neither leaves nor enters one of some rooms.
func isWithinOne(a arrow, rooms ...string) bool {
	return slices.ContainsFunc(rooms, func(room string) bool { return within(a.from.path, room) && within(a.to.path, room) })
}

// speechRoom makes words of messages, for all rooms.
const speechRoom = "saddlebag/scoring/speech"

// rules say where no arrow may point.
var rules = []struct {
	sentence string
	breaks   func(a arrow) bool
}{
	{"only what our documents are measured against imports fpdf", func(a arrow) bool {
		return within(a.to.path, "codeberg.org/go-pdf/fpdf") && a.from.path != "saddlebag/sheets/sheetstest"
	}},
	{"only web imports mux", func(a arrow) bool {
		return within(a.to.path, "github.com/gorilla/mux") && a.from.room != "web"
	}},
	{"only cmd imports cobra", func(a arrow) bool {
		return within(a.to.path, "github.com/spf13/cobra") && a.from.room != "cmd"
	}},
	{"only a store imports database/sql and pgx", func(a arrow) bool {
		return within(a.to.path, "database/sql", "github.com/jackc/pgx/v5") && !strings.HasPrefix(a.from.path, "saddlebag/scoring/ledger/")
	}},
	{"templates imports nothing of the project, and speech only the words there", func(a arrow) bool {
		return a.to.room != "" && (a.from.room == "templates" || a.from.path == speechRoom && a.to.room != "templates")
	}},
	{"only speech imports what messages are kept and matched with", func(a arrow) bool {
		return within(a.to.path, "github.com/nicksnyder/go-i18n", "github.com/pelletier/go-toml/v2") && a.from.path != speechRoom
	}},
	{"web imports nothing of cmd", func(a arrow) bool {
		return a.from.room == "web" && a.to.room == "cmd"
	}},
	{"a subcommand knows no other, and none of them what composes them, as commandArrows says", func(a arrow) bool {
		from, isOf := roomOfCommandLine(a.from.path)
		to, ofIt := roomOfCommandLine(a.to.path)
		return !a.inTest && isOf && ofIt && !slices.Contains(commandArrows[from], to)
	}},
	{"sheets imports nothing of web or cmd", func(a arrow) bool {
		return a.from.room == "sheets" && slices.Contains([]string{"web", "cmd"}, a.to.room)
	}},
	{"the shared rooms of sheets import one another in one order: " + inOrder(drawingRooms), func(a arrow) bool {
		from, to := slices.Index(drawingRooms, a.from.path), slices.Index(drawingRooms, a.to.path)
		return !a.inTest && from >= 0 && to > from
	}},
	{"the canvases of files don't know one another", func(a arrow) bool {
		return within(a.from.path, canvasesOfFiles...) && within(a.to.path, canvasesOfFiles...) && a.from.path != a.to.path
	}},
	{"only panels and the press draw on the canvases of files", func(a arrow) bool {
		return !a.inTest && !a.from.isKit() && within(a.to.path, canvasesOfFiles...) && a.from.path != "saddlebag/sheets/panel" && a.from.path != "saddlebag/sheets/press" && a.from.path != a.to.path
	}},
	{"canvas and art know nothing of games", func(a arrow) bool {
		return !a.inTest && within(a.from.path, "saddlebag/sheets/canvas", "saddlebag/sheets/art", "saddlebag/sheets/typeface") && a.to.room == "scoring" && a.to.path != speechRoom
	}},
	{"scoring imports nothing of sheets, web or cmd", func(a arrow) bool {
		return a.from.room == "scoring" && slices.Contains([]string{"sheets", "web", "cmd"}, a.to.room)
	}},
	{"only cmd, a game's own folders and tests that need the small one know a game", func(a arrow) bool {
		return a.from.game == "" && a.from.room != "cmd" && a.to.game != "" && (a.to.game != smallGame || !a.inTest && !a.from.isKit())
	}},
	{"web/site and web/live import no other room of web, but for their own inner rooms", func(a arrow) bool {
		return !a.inTest && !a.from.isKit() && within(a.from.path, "saddlebag/web/site", "saddlebag/web/live") && a.to.room == "web" &&
			!isWithinOne(a, "saddlebag/web/site", "saddlebag/web/live")
	}},
	{"the rooms of web/live know their keeper not at all, and each other as web/live says", func(a arrow) bool {
		return !a.inTest && strings.HasPrefix(a.from.path, "saddlebag/web/live/") && within(a.to.path, "saddlebag/web/live") &&
			!slices.Contains(liveArrows[strings.TrimPrefix(a.from.path, "saddlebag/web/live/")], strings.TrimPrefix(a.to.path, "saddlebag/web/live/"))
	}},
	{"web/live speaks no HTTP", func(a arrow) bool {
		return within(a.from.path, "saddlebag/web/live") && within(a.to.path, "net/http", "saddlebag/web/site")
	}},
	{"games never import one another", func(a arrow) bool {
		return a.from.game != "" && a.to.game != "" && a.from.game != a.to.game
	}},
	{"a rulebook imports of the project only speech, scoring, scoring/audit and scoring/house", func(a arrow) bool {
		allowed := slices.Contains([]string{speechRoom, "saddlebag/scoring", "saddlebag/scoring/audit", "saddlebag/scoring/house"}, a.to.path) ||
			a.inTest && within(a.to.path, "saddlebag/scoring/scoringtest", "saddlebag/scoring/final", "saddlebag/scoring/final/finaltest", "saddlebag/scoring/ledger", "saddlebag/templates")
		return a.from.isRulebook() && a.to.room != "" && a.to.game == "" && !allowed
	}},
	{"scoring/ledger knows of no logbook and no store", func(a arrow) bool {
		return a.from.path == "saddlebag/scoring/ledger" && !a.inTest && strings.HasPrefix(a.to.path, "saddlebag/scoring/ledger/")
	}},
	{"scoring/repair imports of the project only speech, scoring and what ledgers and filled sheets are read with", func(a arrow) bool {
		return a.from.path == "saddlebag/scoring/repair" && !a.inTest && a.to.room != "" &&
			!slices.Contains([]string{speechRoom, "saddlebag/scoring", "saddlebag/scoring/ledger", "saddlebag/scoring/final", "saddlebag/scoring/audit"}, a.to.path)
	}},
	{"scoring/settle imports of the project only speech, scoring and scoring/audit", func(a arrow) bool {
		return a.from.path == "saddlebag/scoring/settle" && !a.inTest && a.to.room != "" &&
			!slices.Contains([]string{speechRoom, "saddlebag/scoring", "saddlebag/scoring/audit"}, a.to.path)
	}},
	{"the rules know nothing of filled sheets", func(a arrow) bool {
		return a.from.isRulebook() && a.from.floor() == 0 && !a.inTest && within(a.to.path, "saddlebag/scoring/audit")
	}},
	{"in a rulebook arrows go down from game to judge and odds, to sheet, to the rules", func(a arrow) bool {
		return a.from.isRulebook() && a.to.isRulebook() && a.from.game == a.to.game && !a.inTest &&
			a.to.floor() > 0 && a.to.floor() >= a.from.floor()
	}},
	{"a rulebook does no input or output, reads no clock and rolls no dice", func(a arrow) bool {
		return a.from.isRulebook() && !a.inTest && within(a.to.path, impure...)
	}},
	{"a rulebook imports no module", func(a arrow) bool {
		return a.from.isRulebook() && !a.inTest && a.to.isModule()
	}},
}

// canvasesOfFiles are the rooms that write what is drawn.
var canvasesOfFiles = []string{"saddlebag/sheets/canvas/pdf", "saddlebag/sheets/canvas/png", "saddlebag/sheets/canvas/svg"}

// inOrder are rooms by their names.
func inOrder(rooms []string) string {
	return strings.ReplaceAll(strings.Join(rooms, ", "), "saddlebag/", "")
}

// An arrow is one package that imports another, perhaps only to be tested.
type arrow struct {
	from, to place
	inTest   bool
}

// A place is a package: its import path and, in the project, the room at the
// top level and the game that it belongs to, if it does, with the room there.
type place struct{ path, room, game, part string }

// floors are the rooms of a rulebook above its rules.
var floors = map[string]int{"sheet": 1, "judge": 2, "odds": 2, "game": 3}

// floor is how far above the rules a room of a rulebook is.
func (p place) floor() int { return floors[p.part] }

func (p place) isRulebook() bool { return p.room == "scoring" && p.game != "" && !p.isKit() }

// isKit says whether a package is there for tests alone.
func (p place) isKit() bool { return strings.HasSuffix(p.path, "test") }

// isModule says whether a package is neither the project's nor Go's own.
func (p place) isModule() bool {
	host, _, _ := strings.Cut(p.path, "/")
	return strings.Contains(host, ".")
}

// placeOf finds a package among the rooms and the games.
func placeOf(path string, games []string) place {
	p := place{path: path}
	parts := strings.Split(path, "/")
	if parts[0] != "saddlebag" || len(parts) < 2 {
		return p
	}
	p.room = parts[1]
	if len(parts) > 2 && slices.Contains(games, parts[2]) {
		p.game, p.part = parts[2], strings.Join(parts[3:], "/")
	}
	return p
}

// gamesAmong are the folders under scoring that the games do not share.
func gamesAmong(paths []string) []string {
	var games []string
	for _, path := range paths {
		if rest, ok := strings.CutPrefix(path, "saddlebag/scoring/"); ok {
			name, _, _ := strings.Cut(rest, "/")
			if !slices.Contains(sharedRooms, name) && !slices.Contains(games, name) {
				games = append(games, name)
			}
		}
	}
	return games
}

// within says whether a package is one of those, or inside one.
func within(path string, packages ...string) bool {
	return slices.ContainsFunc(packages, func(p string) bool {
		return path == p || strings.HasPrefix(path, p+"/")
	})
}

// broken are the sentences of the rules that an arrow breaks.
func broken(a arrow) []string {
	var sentences []string
	for _, r := range rules {
		if r.breaks(a) {
			sentences = append(sentences, r.sentence)
		}
	}
	return sentences
}

func TestArrowsPointOneWay(t *testing.T) {
	packages := listPackages(t)
	var paths []string
	for _, p := range packages {
		paths = append(paths, p.ImportPath)
	}
	games := gamesAmong(paths)
	if len(games) == 0 {
		t.Fatal("no game found under scoring")
	}

	for _, p := range packages {
		check := func(imports []string, inTest bool) {
			for _, path := range imports {
				a := arrow{placeOf(p.ImportPath, games), placeOf(path, games), inTest}
				for _, sentence := range broken(a) {
					t.Errorf("%s imports %s: %s", p.ImportPath, path, sentence)
				}
			}
		}
		check(p.Imports, false)
		check(p.TestImports, true)
		check(p.XTestImports, true)
	}
}

// A listedPackage is what `go list -json` says of a package.
type listedPackage struct {
	ImportPath                         string
	Imports, TestImports, XTestImports []string
}

func listPackages(t *testing.T) []listedPackage {
	t.Helper()
	out, err := exec.Command("go", "list", "-json=ImportPath,Imports,TestImports,XTestImports", "saddlebag/...").Output()
	if err != nil {
		var exit *exec.ExitError
		if errors.As(err, &exit) {
			t.Logf("%s", exit.Stderr)
		}
		t.Fatalf("go list: %v", err)
	}
	var packages []listedPackage
	for dec := json.NewDecoder(strings.NewReader(string(out))); ; {
		var p listedPackage
		if err := dec.Decode(&p); errors.Is(err, io.EOF) {
			return packages
		} else if err != nil {
			t.Fatalf("go list: %v", err)
		}
		packages = append(packages, p)
	}
}

// Every rule is broken here by an import made up for it, and kept by its
// neighbours.
func TestBrokenArrowsAreSeen(t *testing.T) {
	const (
		tested  = true
		apart   = "a subcommand knows no other, and none of them what composes them, as commandArrows says"
		onlyPDF = "only what our documents are measured against imports fpdf"
	)
	oneOrder := "the shared rooms of sheets import one another in one order: " + inOrder(drawingRooms)
	games := []string{"coal", "rintintin", smallGame}
	tests := []struct {
		from, to string
		inTest   bool
		want     string // empty where the import is right
	}{
		{"saddlebag/sheets/canvas/pdf", "codeberg.org/go-pdf/fpdf", !tested, onlyPDF},
		{"saddlebag/sheets/sheetstest", "codeberg.org/go-pdf/fpdf", !tested, ""},
		{"saddlebag/sheets/press", "codeberg.org/go-pdf/fpdf", !tested, onlyPDF},
		{"saddlebag/sheets/coal", "codeberg.org/go-pdf/fpdf", !tested, onlyPDF},
		{"saddlebag/cmd/saddlebag", "codeberg.org/go-pdf/fpdf", tested, onlyPDF},
		{"saddlebag/web", "codeberg.org/go-pdf/fpdf/contrib/barcode", !tested, onlyPDF},
		{"saddlebag/web", "github.com/gorilla/mux", !tested, ""},
		{"saddlebag/cmd/saddlebag", "github.com/gorilla/mux", !tested, "only web imports mux"},
		{"saddlebag/cmd/saddlebag", "github.com/spf13/cobra", !tested, ""},
		{"saddlebag/web", "github.com/spf13/cobra", !tested, "only cmd imports cobra"},
		{"saddlebag/sheets", "github.com/spf13/cobra", tested, "only cmd imports cobra"},
		{"saddlebag/scoring/ledger/sqlite", "database/sql", !tested, ""},
		{"saddlebag/scoring/ledger", "database/sql", !tested, "only a store imports database/sql and pgx"},
		{"saddlebag/web", "database/sql/driver", !tested, "only a store imports database/sql and pgx"},

		{"saddlebag/cmd/saddlebag", "saddlebag/web", !tested, ""},
		{"saddlebag/cmd/saddlebag", "saddlebag/sheets/coal", !tested, ""},
		{"saddlebag/web", "saddlebag/sheets", !tested, ""},
		{"saddlebag/web", "saddlebag/templates", !tested, ""},
		{"saddlebag/sheets", "saddlebag/scoring/ledger", !tested, ""},
		{"saddlebag/sheets/coal", "saddlebag/scoring/coal", !tested, ""},
		{"saddlebag/sheets/press", "saddlebag/sheets/panel", !tested, ""},
		{"saddlebag/sheets/coal", "saddlebag/sheets/press", !tested, ""},
		{"saddlebag/sheets/panel", "saddlebag/sheets/press", tested, ""},
		{"saddlebag/sheets/panel", "saddlebag/sheets/press", !tested, oneOrder},
		{"saddlebag/sheets/score", "saddlebag/sheets", !tested, oneOrder},
		{"saddlebag/sheets/press", "saddlebag/sheets/canvas/pdf", !tested, ""},
		{"saddlebag/sheets/canvas/svg", "saddlebag/sheets/canvas/png", tested, "the canvases of files don't know one another"},
		{"saddlebag/sheets/sheetstest", "saddlebag/sheets/canvas/pdf", !tested, ""},
		{"saddlebag/sheets/coal", "saddlebag/sheets/canvas/pdf", tested, ""},
		{"saddlebag/sheets/coal", "saddlebag/sheets/canvas/pdf", !tested, "only panels and the press draw on the canvases of files"},
		{"saddlebag/web", "saddlebag/sheets/canvas/svg", !tested, "only panels and the press draw on the canvases of files"},
		{"saddlebag/sheets/panel", "saddlebag/scoring", !tested, ""},
		{"saddlebag/sheets/art", "saddlebag/scoring", !tested, "canvas and art know nothing of games"},
		{"saddlebag/templates", "embed", !tested, ""},
		{"saddlebag/templates", "saddlebag/scoring/house", !tested, "templates imports nothing of the project, and speech only the words there"},
		{speechRoom, "saddlebag/scoring", !tested, "templates imports nothing of the project, and speech only the words there"},
		{speechRoom, "github.com/nicksnyder/go-i18n/v2/i18n", !tested, ""},
		{"saddlebag/web", "github.com/pelletier/go-toml/v2", !tested, "only speech imports what messages are kept and matched with"},
		{"saddlebag/web", "saddlebag/cmd/saddlebag", !tested, "web imports nothing of cmd"},
		{commandLine, commandLine + "/program", !tested, ""},
		{commandLine + "/program", commandLine + "/play", !tested, ""},
		{commandLine + "/serve", commandLine + "/tables", !tested, ""},
		{commandLine + "/play", commandLine + "/program", tested, ""},
		{commandLine + "/play", commandLine + "/check", !tested, apart},
		{commandLine + "/command", commandLine + "/play", !tested, apart},
		{commandLine + "/programtest", commandLine + "/program", !tested, apart},
		{"saddlebag/sheets", "saddlebag/web", !tested, "sheets imports nothing of web or cmd"},
		{"saddlebag/scoring/ledger", "saddlebag/sheets", !tested, "scoring imports nothing of sheets, web or cmd"},

		{"saddlebag/web", "saddlebag/scoring/coal", !tested, "only cmd, a game's own folders and tests that need the small one know a game"},
		{"saddlebag/web", "saddlebag/sheets/coal", !tested, "only cmd, a game's own folders and tests that need the small one know a game"},
		{"saddlebag/sheets", "saddlebag/scoring/coal", tested, "only cmd, a game's own folders and tests that need the small one know a game"},
		{"saddlebag/scoring/scoringtest", "saddlebag/scoring/coal", !tested, "only cmd, a game's own folders and tests that need the small one know a game"},
		{"saddlebag/web", "saddlebag/sheets/example", tested, ""},
		{"saddlebag/web", "saddlebag/sheets/example", !tested, "only cmd, a game's own folders and tests that need the small one know a game"},
		{"saddlebag/web/roomtest", "saddlebag/sheets/example", !tested, ""},
		{"saddlebag/web/roomtest", "saddlebag/sheets/coal", !tested, "only cmd, a game's own folders and tests that need the small one know a game"},
		{"saddlebag/web/play", "saddlebag/web/site", !tested, ""},
		{"saddlebag/web/site", "saddlebag/web/play", !tested, "web/site and web/live import no other room of web, but for their own inner rooms"},
		{"saddlebag/web/live", "saddlebag/web/live/codes", !tested, ""},
		{"saddlebag/web/live", "saddlebag/web/live/quota", !tested, ""},
		{"saddlebag/web/live", "saddlebag/web/play", !tested, "web/site and web/live import no other room of web, but for their own inner rooms"},
		{"saddlebag/web/live/views", "saddlebag/web/live/people", !tested, ""},
		{"saddlebag/web/live/people", "saddlebag/web/live/views", !tested, "the rooms of web/live know their keeper not at all, and each other as web/live says"},
		{"saddlebag/web/live/mirror", "saddlebag/web/live", !tested, "the rooms of web/live know their keeper not at all, and each other as web/live says"},
		{"saddlebag/web/live", "net/http", !tested, "web/live speaks no HTTP"},
		{"saddlebag/web/live/mirror", "net/http", !tested, "web/live speaks no HTTP"},
		{"saddlebag/scoring/coal", "saddlebag/scoring/example", tested, "games never import one another"},
		{"saddlebag/scoring/coal", "saddlebag/scoring/rintintin", !tested, "games never import one another"},
		{"saddlebag/sheets/coal", "saddlebag/sheets/rintintin", !tested, "games never import one another"},
		{"saddlebag/sheets/coal", "saddlebag/scoring/rintintin", !tested, "games never import one another"},

		{"saddlebag/scoring/coal", "saddlebag/scoring", !tested, ""},
		{"saddlebag/scoring/coal", "saddlebag/scoring/house", !tested, ""},
		{"saddlebag/scoring/coal", speechRoom, !tested, ""},
		{"saddlebag/scoring/coal", "saddlebag/scoring/audit", tested, ""},
		{"saddlebag/scoring/coal/sheet", "saddlebag/scoring/audit", !tested, ""},
		{"saddlebag/scoring/coal", "saddlebag/scoring/audit", !tested, "the rules know nothing of filled sheets"},
		{"saddlebag/scoring/coal/mine", "saddlebag/scoring/audit", !tested, "the rules know nothing of filled sheets"},
		{"saddlebag/scoring/coal/judge", "saddlebag/scoring/coal/sheet", !tested, ""},
		{"saddlebag/scoring/coal/sheet", "saddlebag/scoring/coal/mine", !tested, ""},
		{"saddlebag/scoring/coal", "saddlebag/scoring/coal/game", tested, ""},
		{"saddlebag/scoring/coal", "saddlebag/scoring/coal/sheet", !tested, "in a rulebook arrows go down from game to judge and odds, to sheet, to the rules"},
		{"saddlebag/scoring/coal/sheet", "saddlebag/scoring/coal/judge", !tested, "in a rulebook arrows go down from game to judge and odds, to sheet, to the rules"},
		{"saddlebag/scoring/coal/judge", "saddlebag/scoring/coal/odds", !tested, "in a rulebook arrows go down from game to judge and odds, to sheet, to the rules"},
		{"saddlebag/scoring/coal", "saddlebag/scoring/coal", tested, ""},
		{"saddlebag/scoring/coal", "saddlebag/scoring/coal/mine", !tested, ""},
		{"saddlebag/scoring/coal/mine", "saddlebag/scoring/coal/sheet", !tested, "in a rulebook arrows go down from game to judge and odds, to sheet, to the rules"},
		{"saddlebag/scoring/coal", "saddlebag/scoring/coal/judge", !tested, "in a rulebook arrows go down from game to judge and odds, to sheet, to the rules"},
		{"saddlebag/scoring/coal/coaltest", "math/rand/v2", !tested, ""},
		{"saddlebag/scoring/coal", "saddlebag/scoring/scoringtest", tested, ""},
		{"saddlebag/scoring/coal", "saddlebag/scoring/ledger/memory", tested, ""},
		{"saddlebag/scoring/coal", "saddlebag/scoring/ledger", !tested, "a rulebook imports of the project only speech, scoring, scoring/audit and scoring/house"},
		{"saddlebag/scoring/coal", "saddlebag/scoring/dice", tested, "a rulebook imports of the project only speech, scoring, scoring/audit and scoring/house"},
		{"saddlebag/scoring/coal/game", "saddlebag/scoring/coal/judge", !tested, ""},
		{"saddlebag/scoring/coal/judge", "saddlebag/scoring/coal/game", tested, ""},
		{"saddlebag/scoring/ledger", "saddlebag/scoring/ledger/logbook", tested, ""},
		{"saddlebag/scoring/ledger", "saddlebag/scoring/ledger/logbook", !tested, "scoring/ledger knows of no logbook and no store"},
		{"saddlebag/scoring/ledger/logbook", "saddlebag/scoring/ledger", !tested, ""},
		{"saddlebag/scoring/repair", "saddlebag/scoring/ledger", !tested, ""},
		{"saddlebag/scoring/repair", "saddlebag/scoring/final", !tested, ""},
		{"saddlebag/scoring/settle", "saddlebag/scoring/audit", !tested, ""},
		{"saddlebag/scoring/settle", "saddlebag/scoring/final", !tested, "scoring/settle imports of the project only speech, scoring and scoring/audit"},
		{"saddlebag/scoring/repair", "saddlebag/scoring/house", !tested, "scoring/repair imports of the project only speech, scoring and what ledgers and filled sheets are read with"},
		{"saddlebag/scoring/coal", "os", tested, ""},
		{"saddlebag/scoring/coal", "math/bits", !tested, ""},
		{"saddlebag/scoring/house", "io", !tested, ""},
		{"saddlebag/scoring/coal", "pgregory.net/rapid", tested, ""},
		{"saddlebag/scoring/coal", "golang.org/x/text/cases", !tested, "a rulebook imports no module"},
		{"saddlebag/scoring/coal", "math/rand/v2", !tested, "a rulebook does no input or output, reads no clock and rolls no dice"},
	}

	seen := map[string]bool{}
	for _, test := range tests {
		got := broken(arrow{placeOf(test.from, games), placeOf(test.to, games), test.inTest})
		if strings.Join(got, "; ") != test.want {
			t.Errorf("%s imports %s: broken %q, want %q", test.from, test.to, got, test.want)
		}
		seen[test.want] = true
	}
	for _, r := range rules {
		if !seen[r.sentence] {
			t.Errorf("no import here breaks the rule: %s", r.sentence)
		}
	}
}

func TestGamesAreFoundByTheirFolders(t *testing.T) {
	got := gamesAmong([]string{
		"saddlebag/cmd/saddlebag", "saddlebag/scoring", "saddlebag/scoring/coal", "saddlebag/scoring/dice",
		"saddlebag/scoring/goldfever", "saddlebag/scoring/goldfever/trails", "saddlebag/scoring/ledger/memory", "saddlebag/sheets/typeface",
	})
	if want := []string{"coal", "goldfever"}; !slices.Equal(got, want) {
		t.Errorf("games %q, want %q", got, want)
	}
}
