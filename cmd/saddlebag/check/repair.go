package check

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring/final"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/reading"
	"saddlebag/scoring/repair"
)

// badRepair is the message of what is wrong with the flags of a repair; empty where nothing
// is.
func (c *checker) badRepair(files []string) string {
	switch {
	case c.write && !c.repair:
		return "cli.write-needs-repair"
	case c.repair && (c.emit || c.final != "" || c.certificate != "" || c.asJSON || c.all):
		return "cli.repair-alone"
	case c.repair && len(files) > 1:
		return "cli.repair-one"
	case c.write && files[0] == "-":
		return "cli.write-file"
	}
	return ""
}

// cannotRepair refuses what is no text that people edit.
func cannotRepair(file, text string) error {
	switch {
	case strings.HasPrefix(text, command.DatabaseHead):
		return command.Hinted(command.Refused(file, "cli.repair-database"), "cli.repair-database-hint")
	case strings.HasPrefix(strings.TrimLeft(text, " \t\r\n"), "{"):
		return command.Hinted(command.Refused(file, "cli.repair-export"), "cli.repair-export-hint")
	}
	return nil
}

// writeRepaired makes the first repair of every cause: to standard output, or
// into the file. What was repaired goes to standard error. The text is that of the file,
// read is how it was read.
func (c *checker) writeRepaired(r *ledger.Report, text, read string) (int, error) {
	errs := c.cmd.ErrOrStderr()
	for _, line := range repair.Tell(command.Language(), r) {
		fmt.Fprintln(errs, command.Legible(line))
	}
	open := func(text string) (*ledger.Opened, error) {
		return titles.Shelf().Open(r.File, text, command.OwnData(c.data))
	}
	repaired, err := repair.Amended(read, r.Causes, open)
	if err != nil {
		return command.ExitFailed, err
	}
	if err := c.putRepaired(r, text, repaired); err != nil {
		return command.ExitFailed, err
	}
	left, err := open(repaired)
	if err != nil {
		return command.ExitFailed, err
	}
	if len(ledger.Check(left.Fold, left.Doc)) > 0 {
		return command.ExitRefused, nil
	}
	return command.ExitDone, nil
}

// putRepaired writes a repaired file to standard output, or into the file.
func (c *checker) putRepaired(r *ledger.Report, text, repaired string) error {
	if !c.write {
		if _, err := io.WriteString(c.cmd.OutOrStdout(), repaired); err != nil {
			return command.Unwritten(err)
		}
		return nil
	}
	if err := replace(r.File, text, repaired); err != nil {
		return err
	}
	if repaired != text {
		fmt.Fprintln(c.cmd.ErrOrStderr(), command.Say("cli.repaired", "file", r.File, "n", r.Repairs(), "old", r.File+keptAs))
	}
	return nil
}

// repairFinal makes the first repair of every cause in filled sheets, as
// writeRepaired does in a ledger.
func (c *checker) repairFinal(file, text string, causes []ledger.Cause) (int, error) {
	r := &ledger.Report{File: file, Causes: causes}
	for _, line := range repair.Tell(command.Language(), r) {
		fmt.Fprintln(c.cmd.ErrOrStderr(), command.Legible(line))
	}
	repaired := repair.Repaired(text, causes)
	if err := c.putRepaired(r, text, repaired); err != nil {
		return command.ExitFailed, err
	}
	now, err := final.OpenIn(command.Language(), titles.Shelf(), file, repaired, command.OwnData(c.data))
	if err != nil {
		return command.ExitFailed, err
	}
	left, err := now.Audit(c.cmd.Context())
	if err != nil {
		return command.ExitFailed, command.FailedBy(file, err)
	}
	if len(left.Findings) > 0 {
		return command.ExitRefused, nil
	}
	return command.ExitDone, nil
}

// keptAs is what the name of a repaired ledger ends in, as it was.
const keptAs = ".orig"

// replace writes a file anew, whole or not at all, and keeps what it was beside
// it. It is locked meanwhile, so that nothing is lost that is said to it.
func replace(file, was, now string) error {
	if was == now {
		return nil
	}
	f, err := command.OpenLocked(file)
	if err != nil {
		return command.FailedBy(file, command.PlainCause(err))
	}
	defer f.Close()
	bytes, err := io.ReadAll(io.LimitReader(f, ledger.MaxBytes+1))
	if err != nil {
		return command.FailedBy(file, command.PlainCause(err))
	}
	as, err := reading.Decode(bytes)
	if err != nil || as.String != was {
		return command.Hinted(command.Refused(file, "cli.changed-meanwhile"), "cli.check-again")
	}
	repaired, err := as.File(now)
	if err != nil {
		return command.RefusedBy(file, err)
	}
	if err := keepCopy(command.Resolved(file)+keptAs, bytes); err != nil {
		return err
	}
	if err := command.WriteWhole(file, repaired); err != nil {
		return command.FailedBy(file, command.PlainCause(err))
	}
	return nil
}

// keepCopy writes a file that is not there yet, onto the disk.
func keepCopy(name string, content []byte) error {
	f, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666) //nolint:gosec // a ledger like the one beside it, as the umask has it
	if errors.Is(err, fs.ErrExist) {
		return command.Hinted(command.Refused(name, "cli.exists"), "cli.move-away")
	}
	if err != nil {
		return command.FailedBy(name, command.PlainCause(err))
	}
	_, err = f.Write(content)
	if err == nil {
		err = f.Sync()
	}
	if closing := f.Close(); err == nil {
		err = closing
	}
	if err != nil {
		_ = os.Remove(name) // half of it would be taken for the whole
		return command.FailedBy(name, command.PlainCause(err))
	}
	return nil
}
