package command

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"saddlebag/sheets/canvas"
)

// NotToTerminal keeps from a terminal what nobody could read there.
func NotToTerminal(w io.Writer) error {
	if !IsTerminal(w) {
		return nil
	}
	return Hinted(Refused(Say("cli.output"), "cli.to-terminal"), "cli.to-terminal-hint")
}

// WriteWhole writes a file by way of another beside it, so that nobody ever
// finds half of it. A device or a pipe is written to directly.
func WriteWhole(name string, content []byte) error {
	_, err := WriteAll([]string{name}, [][]byte{content})
	return err
}

// WriteAll writes files, each as WriteWhole does, once there is room for all of
// them. With an error comes the name of the file that it is about.
func WriteAll(names []string, contents [][]byte) (at string, err error) {
	var parts []string
	defer func() {
		for _, part := range parts {
			_ = os.Remove(part) // once renamed there is nothing to remove
		}
	}()
	whole := make(map[string]string) // by the part beside it
	for i, content := range contents {
		name := Resolved(names[i])
		if info, err := os.Stat(name); err == nil && !info.Mode().IsRegular() {
			if err := os.WriteFile(name, content, 0); err != nil {
				return names[i], err
			}
			continue
		}
		part := Beside(name)
		parts, whole[part] = append(parts, part), name
		if err := writePart(part, content); err != nil {
			return names[i], err
		}
	}
	for _, part := range parts {
		if err := os.Rename(part, whole[part]); err != nil {
			return whole[part], err
		}
	}
	return "", nil
}

// writePart writes a file that is not there yet.
func writePart(name string, content []byte) error {
	f, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666) //nolint:gosec // a PDF for others to read and print, as the umask has it
	if err != nil {
		return err
	}
	if _, err := f.Write(content); err != nil {
		f.Close()
		return err
	}
	return f.Close()
}

// Beside is the name of a file that is still being written.
func Beside(name string) string { return fmt.Sprintf("%s.%d.part", name, os.Getpid()) }

// Resolved is the file that a name leads to over links, if it is there.
func Resolved(name string) string {
	if target, err := filepath.EvalSymlinks(name); err == nil {
		return target
	}
	return name
}

// Unprintable is the error of pages that cannot be made: a refusal with its
// reason, or a failure; of what, where the error does not say that.
func Unprintable(what string, err error) error {
	code := ExitFailed
	var refusal *canvas.Refusal
	if errors.As(err, &refusal) {
		code = ExitRefused
	}
	message := Told(err)
	if what != "" {
		message = what + ": " + message
	}
	return &ExitError{Code: code, Message: message, Cause: err}
}
