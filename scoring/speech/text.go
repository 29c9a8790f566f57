// Package speech is what people read: messages with a name and arguments. They become
// words only when somebody reads them, in the reader's language.
//
// Anything that has something to say makes a [Text] ([Say]): a rulebook that refuses an
// event, a command, a page. At the edge, when a terminal, a page, a sheet or an answer of
// the API is written, a [Language] turns it into words. The messages are in templates/words, a
// folder for each language, with a file for each room: en/coal.toml has those whose names
// begin with "coal.". Begin with [Text], then read one of those files.
//
// No sentence belongs here, and nothing that knows a game.
package speech

import (
	"fmt"
	"strconv"
	"strings"
)

// A Text is something to be said: the name of a message with what its placeholders stand
// for, or words that are the same in every language, such as a player's name. The zero Text
// says nothing.
//
// A constant is a text, too: the name of a message ("coal.tin"), or, if it does not look like
// one, the words themselves.
//
// It is packed into one string, so that it is compared, kept and copied as one, and costs
// nothing but its name where it has no arguments.
type Text string

// What separates the parts of a packed text, which no name has.
const separator = '\x00'

// The kinds of arguments.
const (
	kindWords   = 'w' // as they are: names, notation
	kindNumber  = 'n' // of an entry, a line, a round: with nothing between its digits
	kindCount   = 'c' // how many there are
	kindText    = 't'
	kindMoney   = 'm' // tenths of a dollar
	kindTenths  = 'd'
	kindDecimal = 'f'
	kindList    = 'l' // texts with nothing but commas between them: "a, b, c"
	kindAll     = 'a' // texts, all of which are meant: "a, b and c"
	kindAny     = 'o' // texts, one of which is meant: "a, b or c"
	kindBefore  = 'b' // what a label says before its last comma
	kindAfter   = 'e' // what it says after that
)

// Money is an argument: an amount of dollars, in tenths. "$33", "-$5", "$1,234".
type Money int64

// Tenths is an argument: a number with at most one decimal. "312", "3.5", "1,234".
type Tenths int64

// Decimal is an argument: a number with any decimals, after a point. "4.99".
type Decimal string

// List is an argument of several things with nothing but commas between them.
type List []Text

// All is an argument of several things, all of which are meant.
type All []Text

// Any is an argument of several things, one of which is meant.
type Any []Text

// Cut takes a label apart at its last comma, in whatever language it is read: "Burro 3" and
// "slot 1" of "Burro 3, slot 1". What has no comma is both.
func Cut(label Text) (before, after Text) {
	return Say("speech.part", "part", labelBefore(label)), Say("speech.part", "part", labelAfter(label))
}

// The parts of a label, as arguments.
type (
	labelBefore Text
	labelAfter  Text
)

// Say is a message with its arguments, each after its name:
//
//	speech.Say("coal.needs-stake", "player", name, "stake", 5)
//
// An argument is a string, which stays as it is; a whole number, [Tenths], [Decimal] or
// [Money], which are written as the language writes them; a Text; or several of those:
// [List], [All] or [Any]. The one called "n" is how many there are: it chooses the plural form,
// and thousands are set apart in it, as in amounts. Other whole numbers are those of entries,
// rounds or years, which nobody sets apart. Anything else is a mistake of the program, and
// panics.
func Say(name string, args ...any) Text {
	if len(args) == 0 {
		return Text(name)
	}
	p := append(make(packer, 0, usualSize), name...)
	for i := 0; i < len(args); i += 2 {
		p = p.put(args[i].(string), args[i+1])
	}
	return Text(p)
}

// Argument is what a placeholder of the message stands for, where that is a text or words; not
// ok where there is no such argument.
func (t Text) Argument(name string) (of Text, ok bool) {
	called, packed := t.unpack()
	if called == "" {
		return "", false
	}
	switch a, _ := find(packed, name); a.kind {
	case kindText:
		return Text(a.value), true
	case kindWords:
		return Words(a.value), true
	}
	return "", false
}

// Is says whether the text is the message of a name, whatever its arguments are.
func (t Text) Is(name string) bool {
	called, _ := t.unpack()
	return called == name
}

// String is the text in English: for logs, tests and the command line.
func (t Text) String() string { return English.Of(t) }

// MarshalText is String: JSON is in English where nobody has asked for another language.
func (t Text) MarshalText() ([]byte, error) { return []byte(t.String()), nil }

// Words are words that are the same in every language.
func Words(words string) Text {
	if !isName(words) && !strings.ContainsRune(words, separator) {
		return Text(words)
	}
	return Text(string(separator) + words)
}

// Named are words that are the same in every language, one text each.
func Named(words ...string) []Text {
	texts := make([]Text, len(words))
	for i, w := range words {
		texts[i] = Words(w)
	}
	return texts
}

// Strings are texts in English.
func Strings(texts ...Text) []string {
	said := make([]string, len(texts))
	for i, t := range texts {
		said[i] = t.String()
	}
	return said
}

// A packer packs arguments behind the name of a message: each with its name, its kind and
// its length, so that texts can be within texts.
type packer []byte

// usualSize is what most texts take, packed, bytes.
const usualSize = 192

func (p packer) put(name string, value any) packer {
	p = append(append(append(p, separator), name...), separator)
	switch v := value.(type) {
	case string:
		return append(p, kindWords).sized(v)
	case int:
		if name == "n" {
			return append(p, kindCount).number(int64(v))
		}
		return append(p, kindNumber).number(int64(v))
	case Decimal:
		return append(p, kindDecimal).sized(string(v))
	case Text:
		return append(p, kindText).sized(string(v))
	case Money:
		return append(p, kindMoney).number(int64(v))
	case Tenths:
		return append(p, kindTenths).number(int64(v))
	case List:
		return append(p, kindList).list(v)
	case All:
		return append(p, kindAll).list(v)
	case Any:
		return append(p, kindAny).list(v)
	case labelBefore:
		return append(p, kindBefore).sized(string(v))
	case labelAfter:
		return append(p, kindAfter).sized(string(v))
	}
	panic(fmt.Sprintf("speech: %s is a %T", name, value))
}

func (p packer) sized(packed string) packer {
	return append(append(strconv.AppendInt(p, int64(len(packed)), 10), separator), packed...)
}

func (p packer) number(n int64) packer {
	var digits [20]byte
	return p.sized(string(strconv.AppendInt(digits[:0], n, 10)))
}

func (p packer) list(texts []Text) packer {
	packed := make(packer, 0, usualSize)
	for _, t := range texts {
		packed = packed.sized(string(t))
	}
	return p.sized(string(packed))
}

// An argument is one that was unpacked.
type argument struct {
	kind  byte
	value string
}

// unpack takes a text apart. The name is empty where it is words as they are, which rest
// then is.
func (t Text) unpack() (name, rest string) {
	name, rest, packed := strings.Cut(string(t), string(separator))
	if !packed && !isName(name) {
		return "", name
	}
	return name, rest
}

// isName says whether words look like the name of a message: a room, a dot, and what it is
// called there.
func isName(words string) bool {
	dot := false
	for i := range len(words) {
		switch c := words[i]; {
		case c >= 'a' && c <= 'z', c >= '0' && c <= '9' && i > 0, c == '-' && dot:
		case c == '.' && !dot && i > 0 && i < len(words)-1:
			dot = true
		case c >= 'A' && c <= 'Z' && dot:
		default:
			return false
		}
	}
	return dot
}

// find is the argument of a name in what is packed behind a message's.
func find(packed, name string) (argument, bool) {
	for packed != "" {
		called, rest, _ := strings.Cut(packed, string(separator))
		kind := rest[0]
		value, after := unsized(rest[1:])
		if called == name {
			return argument{kind, value}, true
		}
		packed = strings.TrimPrefix(after, string(separator))
	}
	return argument{}, false
}

// unsized is what was packed with its length, and what comes after it.
func unsized(packed string) (value, after string) {
	size, rest, _ := strings.Cut(packed, string(separator))
	n, _ := strconv.Atoi(size)
	return rest[:n], rest[n:]
}

// list are the texts of an argument of several.
func (a argument) list() (texts []Text) {
	for packed := a.value; packed != ""; {
		var one string
		one, packed = unsized(packed)
		texts = append(texts, Text(one))
	}
	return texts
}
