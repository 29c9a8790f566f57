package sheetstest

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"saddlebag/scoring"
)

// NoCellSpelled tests that the sources in the folder of a test spell no id of
// those cells: the rulebook builds ids, and nobody else.
func NoCellSpelled(t *testing.T, cells []scoring.Cell) {
	t.Helper()
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		spelled, err := Spelled(name, string(text), cells)
		if err != nil {
			t.Fatal(err)
		}
		for _, where := range spelled {
			t.Errorf("%s: an id of a cell is spelled: let the rulebook build it", where)
		}
	}
}

// Spelled finds the literals of a source that spell an id of those cells: parts
// of ids and patterns for them anywhere, and any text where a cell is named.
func Spelled(name, source string, cells []scoring.Cell) ([]string, error) {
	files := token.NewFileSet()
	file, err := parser.ParseFile(files, name, source, 0)
	if err != nil {
		return nil, err
	}
	var found []string
	note := func(l *ast.BasicLit) {
		where := files.Position(l.Pos()).String() + " " + l.Value
		if !slices.Contains(found, where) {
			found = append(found, where)
		}
	}
	naming := cellParameters(file)
	ast.Inspect(file, func(n ast.Node) bool {
		if l, ok := n.(*ast.BasicLit); ok && l.Kind == token.STRING && partOfID(l, cells) {
			note(l)
		}
		for _, named := range namesCell(n, naming) {
			if l, ok := named.(*ast.BasicLit); ok && l.Kind == token.STRING {
				note(l)
			}
		}
		return true
	})
	return found, nil
}

var verb = regexp.MustCompile(`%[#+]?[a-z]`)

// partOfID says whether a literal is a part of an id that shows where it is cut,
// or a pattern for ids: "/throw", "day-", "day-%d/%s".
func partOfID(l *ast.BasicLit, cells []scoring.Cell) bool {
	text, err := strconv.Unquote(l.Value)
	words := verb.ReplaceAllString(text, "")
	if err != nil || strings.Trim(words, "/- ") == "" || words == text && !strings.Contains(text, "/") && !strings.HasSuffix(text, "-") {
		return false
	}
	pattern := regexp.MustCompile(strings.ReplaceAll(regexp.QuoteMeta(verb.ReplaceAllString(text, "\x00")), "\x00", "[^/]+"))
	return slices.ContainsFunc(cells, func(c scoring.Cell) bool {
		at := pattern.FindStringIndex(c.ID)
		return at != nil && (at[0] == 0 || at[1] == len(c.ID))
	})
}

// cellParameters are the functions of a file that take a cell's id, by the
// position of it among their arguments.
func cellParameters(file *ast.File) map[string]int {
	at := map[string]int{}
	add := func(name string, f *ast.FuncType) {
		i := 0
		for _, field := range f.Params.List {
			for _, p := range field.Names {
				if p.Name == "cell" {
					at[name] = i
				}
				i++
			}
		}
	}
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncDecl:
			add(n.Name.Name, n.Type)
		case *ast.AssignStmt:
			for i, right := range n.Rhs {
				f, isFunc := right.(*ast.FuncLit)
				if name, ok := n.Lhs[i].(*ast.Ident); ok && isFunc {
					add(name.Name, f.Type)
				}
			}
		}
		return true
	})
	return at
}

// namesCell are the expressions of a node that name a cell: the field of a slot,
// what an id is compared with or cut by, the argument of what takes an id.
func namesCell(n ast.Node, naming map[string]int) []ast.Expr {
	switch n := n.(type) {
	case *ast.KeyValueExpr:
		if key, ok := n.Key.(*ast.Ident); ok && key.Name == "Cell" {
			return []ast.Expr{n.Value}
		}
	case *ast.BinaryExpr:
		if isID(n.X) || isID(n.Y) {
			return []ast.Expr{n.X, n.Y}
		}
	case *ast.SwitchStmt:
		if isID(n.Tag) {
			var cases []ast.Expr
			for _, c := range n.Body.List {
				cases = append(cases, c.(*ast.CaseClause).List...)
			}
			return cases
		}
	case *ast.CallExpr:
		if f, ok := n.Fun.(*ast.Ident); ok {
			if i, takes := naming[f.Name]; takes && i < len(n.Args) {
				return n.Args[i : i+1]
			}
		}
		if s, ok := n.Fun.(*ast.SelectorExpr); ok && slices.ContainsFunc(n.Args, isID) {
			if from, ok := s.X.(*ast.Ident); ok && from.Name == "strings" {
				return n.Args
			}
		}
	}
	return nil
}

// isID says whether an expression is the id of a cell, or of a slot's.
func isID(e ast.Expr) bool {
	s, ok := e.(*ast.SelectorExpr)
	return ok && (s.Sel.Name == "ID" || s.Sel.Name == "Cell")
}
