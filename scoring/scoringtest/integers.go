package scoringtest

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"slices"
	"strings"
	"testing"
)

// Integers checks that money and points are whole numbers: nothing in the
// package whose folder the test runs in names a type or writes a number that is
// not.
func Integers(t *testing.T) {
	t.Helper()
	files, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	read := 0
	for _, f := range files {
		if !strings.HasSuffix(f.Name(), ".go") || strings.HasSuffix(f.Name(), "_test.go") {
			continue
		}
		read++
		set := token.NewFileSet()
		tree, err := parser.ParseFile(set, f.Name(), nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(tree, func(n ast.Node) bool {
			if isFloat(n) {
				t.Errorf("%s: not an integer", set.Position(n.Pos()))
			}
			return true
		})
	}
	if read == 0 {
		t.Error("no files")
	}
}

// isFloat says whether a piece of syntax is of floating point.
func isFloat(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.Ident:
		return slices.Contains([]string{"float32", "float64", "complex64", "complex128", "ParseFloat", "FormatFloat"}, n.Name)
	case *ast.BasicLit:
		return n.Kind == token.FLOAT || n.Kind == token.IMAG
	case *ast.ImportSpec:
		return n.Path.Value == `"math"` || n.Path.Value == `"math/big"`
	}
	return false
}
