package source

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/go/packages"
)

// What shows, judges or counts a game reads its state and never writes to it: only the
// rules do.
func TestOnlyRulesWriteToStates(t *testing.T) {
	const mode = packages.NeedName | packages.NeedImports | packages.NeedSyntax | packages.NeedTypes | packages.NeedTypesInfo
	all, err := packages.Load(&packages.Config{Mode: mode}, "saddlebag/scoring/...")
	if err != nil {
		t.Fatal(err)
	}
	read := 0
	for _, p := range all {
		at := strings.LastIndexByte(p.PkgPath, '/')
		if floors[p.PkgPath[at+1:]] == 0 {
			continue
		}
		read++
		rulebook := p.PkgPath[:at]
		for _, f := range p.Syntax {
			ast.Inspect(f, func(n ast.Node) bool {
				for _, to := range written(n) {
					if name := throughState(p.TypesInfo, to, rulebook); name != "" {
						t.Errorf("%s writes to a %s of the rules", p.Fset.Position(to.Pos()), name)
					}
				}
				return true
			})
		}
	}
	if read == 0 {
		t.Error("no rooms above the rules have been found")
	}
}

// written are the expressions that a statement writes to.
func written(n ast.Node) []ast.Expr {
	switch n := n.(type) {
	case *ast.AssignStmt:
		return n.Lhs
	case *ast.IncDecStmt:
		return []ast.Expr{n.X}
	}
	return nil
}

// throughState is the type of the rules behind whose pointer an expression writes, or
// empty. What a room has of its own, as a copy, it may change.
func throughState(info *types.Info, to ast.Expr, rulebook string) string {
	for {
		switch e := to.(type) {
		case *ast.SelectorExpr:
			if field := info.Selections[e]; field != nil {
				for _, embedded := range embeddedIn(field) {
					if name := behindPointer(embedded, rulebook); name != "" {
						return name
					}
				}
			}
			to = e.X
		case *ast.IndexExpr:
			to = e.X
		case *ast.StarExpr:
			to = e.X
		case *ast.ParenExpr:
			to = e.X
		default:
			return ""
		}
		if name := behindPointer(info.TypeOf(to), rulebook); name != "" {
			return name
		}
	}
}

// embeddedIn are the types of the embedded fields that a selector goes through unsaid.
func embeddedIn(field *types.Selection) (through []types.Type) {
	t := field.Recv()
	for _, at := range field.Index()[:len(field.Index())-1] {
		if pointer, ok := t.Underlying().(*types.Pointer); ok {
			t = pointer.Elem()
		}
		t = t.Underlying().(*types.Struct).Field(at).Type()
		through = append(through, t)
	}
	return through
}

// behindPointer is the name of a type of the rules that a pointer leads to, or empty.
func behindPointer(t types.Type, rulebook string) string {
	pointer, ok := t.(*types.Pointer)
	if !ok {
		return ""
	}
	n, ok := pointer.Elem().(*types.Named)
	if !ok || n.Obj().Pkg() == nil {
		return ""
	}
	room, ofRules := strings.CutPrefix(n.Obj().Pkg().Path(), rulebook)
	if !ofRules || room != "" && room[0] != '/' || floors[strings.TrimPrefix(room, "/")] > 0 {
		return ""
	}
	return n.Obj().Name()
}

// Writing to a state is seen however it is reached, and what is one's own may be changed.
func TestWritesToStatesAreSeen(t *testing.T) {
	const source = `package coal
type Seat struct{ Cash int }
type State struct { Round int; Seats []Seat }
type view struct{ *State }
type book struct{ view; own int }
func writes(v view, b book, s *State) {
	v.Round = 1
	v.Seats[0].Cash++
	b.Seats[0] = Seat{}
	s.Round, b.own = 1, 2
	p := &s.Seats[0]
	p.Cash = 3
}
func changesItsOwn(v view, b book) {
	b.own = 1
	mine := v.Seats[0]
	mine.Cash = 2
	all := append([]Seat(nil), v.Seats...)
	all[0].Cash = 3
}`
	files := token.NewFileSet()
	f, err := parser.ParseFile(files, "coal.go", source, 0)
	if err != nil {
		t.Fatal(err)
	}
	info := &types.Info{Types: map[ast.Expr]types.TypeAndValue{}, Defs: map[*ast.Ident]types.Object{}, Uses: map[*ast.Ident]types.Object{}, Selections: map[*ast.SelectorExpr]*types.Selection{}}
	if _, err := (&types.Config{}).Check("saddlebag/scoring/coal", files, []*ast.File{f}, info); err != nil {
		t.Fatal(err)
	}
	var lines []int
	ast.Inspect(f, func(n ast.Node) bool {
		for _, to := range written(n) {
			if throughState(info, to, "saddlebag/scoring/coal") != "" {
				lines = append(lines, files.Position(to.Pos()).Line)
			}
		}
		return true
	})
	if want := []int{7, 8, 9, 10, 12}; !slices.Equal(lines, want) {
		t.Errorf("lines %v, want %v", lines, want)
	}
}
