package speech

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/text/feature/plural"
)

// A use is a place of the program that says a message. Its arguments are nil where the place
// does not list them.
type use struct {
	at   string
	args []string
}

// Everything that is said has a message, with just those placeholders, and every message is
// said somewhere.
func TestMessagesAreSaid(t *testing.T) {
	known := map[string]message{}
	rooms, err := fs.Glob(messages, "en/*.toml")
	if err != nil {
		t.Fatal(err)
	}
	var roomNames []string
	for _, file := range rooms {
		room := strings.TrimSuffix(filepath.Base(file), ".toml")
		roomNames = append(roomNames, room)
		for name, m := range English.read(room) {
			known[room+"."+name] = m
		}
	}
	uses, beginnings := usesOf(t, roomNames)

	for _, name := range slices.Sorted(maps.Keys(uses)) {
		m, ok := known[name]
		if !ok {
			t.Errorf("%s: there is no message %s", uses[name][0].at, name)
			continue
		}
		wants := m.wants()
		for _, u := range uses[name] {
			if u.args != nil && !slices.Equal(u.args, wants) {
				t.Errorf("%s: %s is said with %q; it has %q", u.at, name, u.args, wants)
			}
		}
	}
	begun := func(name string) bool {
		return slices.ContainsFunc(beginnings, func(b string) bool { return strings.HasPrefix(name, b) })
	}
	for _, name := range slices.Sorted(maps.Keys(known)) {
		if uses[name] == nil && !begun(name) && !strings.HasPrefix(name, "speech.") {
			t.Errorf("nobody says %s", name)
		}
	}
}

// wants are the arguments of a message, in order of the alphabet.
func (m *message) wants() []string {
	wants := []string{}
	for _, form := range m {
		wants = form.placeholders(wants)
	}
	if m[plural.One] != nil && !slices.Contains(wants, "n") {
		wants = append(wants, "n")
	}
	slices.Sort(wants)
	return wants
}

// usesOf finds what the program says: in its own source, in templates and in scripts.
// Beginnings are of names that are put together.
func usesOf(t *testing.T, rooms []string) (uses map[string][]use, beginnings []string) {
	uses = map[string][]use{}
	isMessage := func(s string) bool {
		room, name, _ := strings.Cut(s, ".")
		return isName(s) && slices.Contains(rooms, room) && !slices.Contains([]string{"css", "csv", "final", "go", "html", "js", "json", "ledger", "pdf", "png", "svg", "test", "toml", "txt", "yaml"}, name)
	}
	inText := regexp.MustCompile("(?:say|sayHTML)[ (]+[\"'`]([a-z0-9]+\\.[A-Za-z0-9-]+)[\"'`]")
	inScript := regexp.MustCompile("\\bsay\\([^()]*?[\"`]([a-z-]+)[\"`]")
	root := "../.."
	err := filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir() && path != root && (strings.HasPrefix(entry.Name(), ".") || entry.Name() == "testdata"):
			return filepath.SkipDir
		case strings.HasSuffix(path, ".js"):
			text, err := os.ReadFile(path)
			for _, m := range inScript.FindAllSubmatch(text, -1) {
				name := "script." + string(m[1])
				uses[name] = append(uses[name], use{at: path})
			}
			return err
		case strings.HasSuffix(path, ".html"):
			text, err := os.ReadFile(path)
			for _, m := range inText.FindAllSubmatch(text, -1) {
				uses[string(m[1])] = append(uses[string(m[1])], use{at: path})
			}
			return err
		case !strings.HasSuffix(path, ".go"), strings.HasSuffix(path, "_test.go"):
			return nil
		}
		files := token.NewFileSet()
		file, err := parser.ParseFile(files, path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		var calls []ast.Node
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.CallExpr:
				calls = append(calls, n)
			case *ast.BasicLit:
				text, err := strconv.Unquote(n.Value)
				switch room, rest, dotted := strings.Cut(text, "."); {
				case n.Kind != token.STRING || err != nil || !dotted || !slices.Contains(rooms, room):
				case rest == "" || strings.HasSuffix(rest, "-"):
					beginnings = append(beginnings, text)
				case isMessage(text):
					uses[text] = append(uses[text], use{files.Position(n.Pos()).String(), argsOf(calls, n)})
				}
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return uses, beginnings
}

// argsOf are the arguments that a message is said with, in order of the alphabet; nil where
// it is not said by a call that lists them.
func argsOf(calls []ast.Node, name *ast.BasicLit) []string {
	for _, node := range slices.Backward(calls) {
		call := node.(*ast.CallExpr)
		at := slices.IndexFunc(call.Args, func(a ast.Expr) bool { return a == ast.Expr(name) })
		if at < 0 {
			continue
		}
		args := []string{}
		switch calledFunc(call) {
		case "Say", "Err", "Breaks", "Suggest", "Wrong":
		case "SaidCells":
			args = append(args, "number")
		default:
			return nil
		}
		if call.Ellipsis.IsValid() {
			return nil
		}
		for i := at + 1; i < len(call.Args); i += 2 {
			key, ok := call.Args[i].(*ast.BasicLit)
			if !ok {
				return nil
			}
			word, _ := strconv.Unquote(key.Value)
			args = append(args, word)
		}
		slices.Sort(args)
		return args
	}
	return nil
}

func calledFunc(call *ast.CallExpr) string {
	switch f := call.Fun.(type) {
	case *ast.Ident:
		return f.Name
	case *ast.SelectorExpr:
		return f.Sel.Name
	}
	return ""
}
