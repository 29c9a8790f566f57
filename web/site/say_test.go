package site

import (
	"io/fs"
	"regexp"
	"slices"
	"strings"
	"testing"
	"text/template/parse"

	"saddlebag/scoring/speech"
	"saddlebag/templates"
)

// What a message of markup may have is all that it can bring into a page.
func TestSayHTML(t *testing.T) {
	for _, c := range []struct {
		name string
		args []any
		want string
	}{
		{"lobby.you-are", []any{"name", "<Zoë>"}, "You are &lt;Zoë&gt;."},
		{"lobby.you-are", []any{"name", speech.Words("<Zoë>")}, "You are &lt;Zoë&gt;."},
		{"lobby.you-are", []any{"name", tag(speech.English, "strong", "who", "<Zoë>")}, `You are <strong class="who">&lt;Zoë&gt;</strong>.`},
		{"filled.sheet-says", []any{"score", speech.Say("scoring.money", "amount", speech.Money(50))}, "The sheet says <strong>$5</strong>."},
		{"filled.document-help", []any{"href", `/check?a="b"`}, `The same sheets as text. Save it, send it, or paste it into <a href="/check?a=&#34;b&#34;">Check</a> another day.`},
	} {
		if got := sayHTML(speech.English, speech.Text(c.name), c.args); string(got) != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}

// A message that a page says is there, with no placeholder that the page does not fill; it has
// markup only where the page says it as that.
func TestPagesSayMessages(t *testing.T) {
	files, err := makeAssets(nil)
	if err != nil {
		t.Fatal(err)
	}
	parsed, err := pagesOf(templates.Pages(), speech.English, siteFuncs(files, Config{}))
	if err != nil {
		t.Fatal(err)
	}
	said, rooms := 0, map[string]map[string]map[string]string{}
	for name, page := range parsed {
		for _, part := range page().Templates() {
			if part.Tree == nil {
				continue
			}
			commands(part.Tree.Root, func(c *parse.CommandNode) {
				if says, ok := c.Args[0].(*parse.IdentifierNode); ok && slices.Contains([]string{"say", "sayHTML", "text"}, says.Ident) {
					said++
					checkSaid(t, rooms, name, says.Ident, c)
				}
			})
		}
	}
	if said < 500 {
		t.Errorf("only %d messages are said", said)
	}
}

// commands visits all calls of functions in a part of a template.
func commands(n parse.Node, visit func(*parse.CommandNode)) {
	switch n := n.(type) {
	case *parse.ListNode:
		if n != nil {
			for _, one := range n.Nodes {
				commands(one, visit)
			}
		}
	case *parse.IfNode:
		branch(&n.BranchNode, visit)
	case *parse.RangeNode:
		branch(&n.BranchNode, visit)
	case *parse.WithNode:
		branch(&n.BranchNode, visit)
	case *parse.ActionNode:
		commands(n.Pipe, visit)
	case *parse.TemplateNode:
		if n.Pipe != nil {
			commands(n.Pipe, visit)
		}
	case *parse.PipeNode:
		for _, c := range n.Cmds {
			commands(c, visit)
		}
	case *parse.CommandNode:
		visit(n)
		for _, arg := range n.Args {
			commands(arg, visit)
		}
	}
}

func branch(n *parse.BranchNode, visit func(*parse.CommandNode)) {
	commands(n.Pipe, visit)
	commands(n.List, visit)
	commands(n.ElseList, visit)
}

// checkSaid checks a call of say or the like.
func checkSaid(t *testing.T, rooms map[string]map[string]map[string]string, page, how string, c *parse.CommandNode) {
	t.Helper()
	name, ok := c.Args[1].(*parse.StringNode)
	if !ok {
		return // a text of the page's struct
	}
	room, of, _ := strings.Cut(name.Text, ".")
	if rooms[room] == nil {
		rooms[room] = speech.English.Room(room)
	}
	forms, ok := rooms[room][of]
	if !ok {
		t.Errorf("%s.html says %s, which there is not", page, name.Text)
		return
	}
	var given []string
	for i := 2; i < len(c.Args); i += 2 {
		given = append(given, c.Args[i].(*parse.StringNode).Text)
	}
	for _, placeholder := range speech.Say(name.Text).Placeholders() {
		if !slices.Contains(given, placeholder) && !strings.Contains(forms["other"], "["+placeholder) {
			t.Errorf("%s.html says %s without its %s", page, name.Text, placeholder)
		}
	}
	marked := false
	for _, said := range forms {
		for _, found := range markup.FindAllString(said, -1) {
			marked = true
			if !slices.Contains([]string{"<a>", "<b>", "<em>", "<code>"}, strings.Replace(found, "/", "", 1)) {
				t.Errorf("%s has the markup %s", name.Text, found)
			}
		}
	}
	if marked && how != "sayHTML" {
		t.Errorf("%s.html says %s, which has markup, by %s", page, name.Text, how)
	}
}

var markup = regexp.MustCompile(`<[^>]*>`)

// saying is where a script says a message.
var saying = regexp.MustCompile(`\bsay\("([^"]+)"`)

// Scripts say what is there, and nothing there is said by none.
func TestScriptsSayMessages(t *testing.T) {
	there := speech.English.Room("script")
	names, err := fs.Glob(static, "static/*.js")
	if err != nil {
		t.Fatal(err)
	}
	said := map[string]bool{}
	for _, file := range names {
		text, err := fs.ReadFile(static, file)
		if err != nil {
			t.Fatal(err)
		}
		for _, found := range saying.FindAllSubmatch(text, -1) {
			name := string(found[1])
			if said[name] = true; there[name] == nil {
				t.Errorf("%s says %s, which there is not", file, name)
			}
		}
	}
	for name := range there {
		if !said[name] {
			t.Errorf("no script says %s", name)
		}
	}
}
