package play

import (
	"slices"
	"strings"

	"github.com/rogpeppe/go-internal/lockedfile"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/reading"
)

// addsPlayer is the command, and the word of a header, that names a player.
const addsPlayer = "player"

// isActor says whether a word names somebody.
func (s *session) isActor(word string) bool {
	_, ok := reading.Actor(s.Fold, []string{word})
	return ok
}

// addPlayer adds players who have come before the first entry.
func (s *session) addPlayer(line, names string) error {
	added := splitNames(names)
	switch {
	case len(s.Doc.Lines) > 0:
		s.refuse(line, command.Say("cli.game-begun"), "")
		return nil
	case len(added) == 0:
		s.refuse(line, command.Say("cli.who-joins"), "")
		return nil
	}
	why, err := s.seat(added)
	switch {
	case err != nil:
		return err
	case why != nil:
		s.refuse(line, command.Unplaced(why), "")
		return nil
	}
	s.actor = nextActor(s.Fold, "")
	s.show()
	return nil
}

// seat writes more players into the header of a ledger, behind the others. Why says
// what speaks against it.
func (k *keptLedger) seat(names []string) (why, err error) {
	err = k.locked(command.OpenLocked, func(*lockedfile.File) error {
		var all []string
		if all, why = ledger.CleanNames(append(slices.Clone(k.Doc.Header.Players), reading.Names(names)...)); why != nil {
			return nil
		}
		lines := strings.Split(k.as.String, "\n")
		last := 0
		for i, line := range lines {
			if words := reading.Words(line); len(words) > 0 && strings.EqualFold(strings.TrimRight(words[0], ":"), addsPlayer) {
				last = i
			}
		}
		for _, name := range all[len(k.Doc.Header.Players):] {
			last++
			lines = slices.Insert(lines, last, addsPlayer+" "+ledger.Quote(name))
		}
		text := strings.Join(lines, "\n")
		if _, why = command.OpenLedger(k.file, text, k.data); why != nil {
			return nil
		}
		raw, err := k.as.File(text)
		if err != nil {
			why = err
			return nil
		}
		if err := command.WriteWhole(k.file, raw); err != nil {
			return command.FailedBy(k.file, command.PlainCause(err))
		}
		return k.take(string(raw))
	})
	return why, err
}
