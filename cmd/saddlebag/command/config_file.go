package command

import (
	"errors"
	"fmt"
	"strings"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"
)

// configValues are what a configuration file says, by key in lower case.
type configValues map[string]configValue

// A configValue is what stands behind a key.
type configValue struct{ ast.Node }

// parseConfig reads the text of a configuration file, whatever the file is called. A key
// without a value says nothing; one inside another is like "print.paper".
func parseConfig(text string) (configValues, error) {
	file, err := parser.ParseBytes([]byte(text), 0)
	var wrong yaml.Error
	switch {
	case errors.As(err, &wrong) && wrong.GetToken() != nil:
		return nil, notYAML(wrong.GetToken().Position.Line, wrong.GetMessage())
	case err != nil:
		return nil, err
	}
	said := configValues{}
	if len(file.Docs) > 0 && file.Docs[0].Body != nil {
		root := file.Docs[0].Body
		if _, ok := root.(*ast.MappingNode); !ok {
			return nil, notYAML(root.GetToken().Position.Line, Say("cli.not-settings"))
		}
		said.add("", root)
	}
	return said, nil
}

func notYAML(line int, what string) error { return fmt.Errorf("yaml: line %d: %s", line, what) }

// add notes a value that stands behind a key, or all in it.
func (c configValues) add(key string, value ast.Node) {
	switch value := value.(type) {
	case *ast.MappingNode:
		if key != "" {
			key += "."
		}
		for _, pair := range value.Values {
			c.add(key+strings.ToLower(pair.Key.GetToken().Value), pair.Value)
		}
	case *ast.NullNode:
	default:
		c[key] = configValue{value}
	}
}

// one is the value as it was typed; an error where there are several.
func (v configValue) one() (string, error) {
	switch value := v.Node.(type) {
	case *ast.SequenceNode:
		return "", Reason("cli.one-value")
	case *ast.StringNode:
		return value.Value, nil
	case *ast.LiteralNode:
		return value.Value.Value, nil
	default:
		return value.GetToken().Value, nil
	}
}
