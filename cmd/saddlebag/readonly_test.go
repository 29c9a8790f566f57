package main_test

import (
	"go/ast"
	"go/types"
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
		pointer, ok := info.TypeOf(to).(*types.Pointer)
		if !ok {
			continue
		}
		if n, ok := pointer.Elem().(*types.Named); ok && n.Obj().Pkg() != nil && n.Obj().Pkg().Path() == rulebook {
			return n.Obj().Name()
		}
	}
}
