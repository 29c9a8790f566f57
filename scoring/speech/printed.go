package speech

import (
	"strings"
	"sync"
)

// printed are the messages of English by what they say, for each beginning of names that
// [Printed] was asked for.
var printed sync.Map

// Printed is what house data says, in words that may be ours: the message with a name of that
// beginning that says just this in English, or else the words as they are, in every language.
func Printed(beginning, words string) Text {
	known, ok := printed.Load(beginning)
	if !ok {
		known, _ = printed.LoadOrStore(beginning, English.byWords(beginning))
	}
	if name, ok := known.(map[string]Text)[words]; ok {
		return name
	}
	return Words(words)
}

// byWords are the messages with names of a beginning, by their words.
func (l *Language) byWords(beginning string) map[string]Text {
	all := map[string]Text{}
	room, begins, _ := strings.Cut(beginning, ".")
	for _, m := range l.parse(room) {
		if strings.HasPrefix(m.ID, begins) {
			all[m.Other] = Text(room + "." + m.ID)
		}
	}
	return all
}
