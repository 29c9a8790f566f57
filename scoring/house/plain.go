package house

import (
	"github.com/goccy/go-yaml/lexer"
	"github.com/goccy/go-yaml/token"

	"saddlebag/scoring/speech"
)

// maxDepth is how deep lists and maps may lie in one another on one line or
// in brackets. The parser calls itself for each level, and a stack that
// overflows cannot be recovered from: the limit is kept before parsing.
// Indentation needs none; the size of the file keeps it shallow enough.
const maxDepth = 32

// maxTokens is how many words, numbers and marks a document may have, many
// times what the largest board needs. The parser's time grows with the square
// of the keys in a map; the limit keeps it under a second.
const maxTokens = 30_000

// refused are the parts of YAML that house data has no use for. Aliases can
// grow a small file into a huge document; the others hide what is played with.
var refused = map[token.Type]speech.Text{
	token.AnchorType:     "house.anchor",
	token.AliasType:      "house.alias",
	token.MergeKeyType:   "house.merge-key",
	token.TagType:        "house.tag",
	token.DirectiveType:  "house.directive",
	token.MappingKeyType: "house.question-mark",
}

// plainTokens splits a text into tokens and refuses what is not plain: too
// many tokens, deep nesting, and the parts of YAML that are refused.
func plainTokens(text string) (token.Tokens, *Error) {
	tokens := lexer.Tokenize(text)
	if len(tokens) > maxTokens {
		return nil, errorAtToken(tokens[maxTokens], "", speech.Say("house.too-many-words", "most", maxTokens))
	}
	open := 0            // brackets not yet closed
	line, inLine := 0, 0 // marks that may each open a level, in this line or since its last comma
	for _, t := range tokens {
		if why, ok := refused[t.Type]; ok {
			return nil, errorAtToken(t, "", why)
		}
		if t.Position.Line != line {
			line, inLine = t.Position.Line, 0
		}
		switch t.Type { //nolint:exhaustive // the others open and close nothing
		case token.SequenceStartType, token.MappingStartType:
			open++
		case token.SequenceEndType, token.MappingEndType:
			open--
		case token.SequenceEntryType, token.MappingValueType:
			inLine++
		case token.CollectEntryType:
			inLine = 0
		}
		if open > maxDepth || inLine > maxDepth {
			return nil, errorAtToken(t, "", speech.Say("house.too-deep", "most", maxDepth))
		}
	}
	return tokens, nil
}
