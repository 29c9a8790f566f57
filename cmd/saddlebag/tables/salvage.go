package tables

import (
	"cmp"
	"encoding/json"
	"errors"
	"io"
	"net/url"
	"os"
	"path/filepath"

	"saddlebag/cmd/saddlebag/command"
)

// salvage writes what is whole of each table into a folder, which is made where
// there is none: a JSON export a table, with the secrets of all.
func salvage(w io.Writer, folder string, found []verification) error {
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return command.FailedBy(folder, command.PlainCause(err))
	}
	p := &command.Printer{W: w}
	for _, v := range found {
		if v.log == nil {
			continue
		}
		text, err := json.Marshal(v.log.Before(v.Entries + 1))
		if err != nil {
			return command.FailedBy(v.Table, err)
		}
		name := filepath.Join(folder, url.PathEscape(cmp.Or(v.Table, "table"))+".json") // an id may be damaged, too
		if err := writeNew(name, append(text, '\n')); err != nil {
			return command.FailedBy(name, command.PlainCause(err))
		}
		p.Line("%s", command.Say("cli.salvaged", "file", name, "n", v.Entries))
	}
	return p.Err
}

// writeNew writes a file that was not there, for its owner alone.
func writeNew(name string, content []byte) error {
	f, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return err
	}
	_, err = f.Write(content)
	return errors.Join(err, f.Close())
}
