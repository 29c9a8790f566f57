package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"
)

// deliver writes a PDF where it belongs, whole or not at all.
func deliver(cmd *cobra.Command, name string, flags printFlags, pdf []byte, pages int) error {
	if flags.out == "-" {
		if _, err := cmd.OutOrStdout().Write(pdf); err != nil {
			return failed("output", "%w", plainCause(err))
		}
		return nil
	}
	if flags.out != "" {
		name = flags.out
	} else if _, err := os.Lstat(name); err == nil && !flags.force {
		return hinted(refused(name, "there already, and kept"), "--force writes over it, -o FILE writes elsewhere")
	} else if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return failed(name, "%w", plainCause(err))
	}
	if err := writeWhole(name, pdf); err != nil {
		return failed(name, "%w", plainCause(err))
	}
	fmt.Fprintf(cmd.ErrOrStderr(), "%s: %d page(s)\n", name, pages)
	return nil
}

// writeWhole writes a file by way of another beside it, so that nobody ever
// finds half of it. A device or a pipe is written to directly.
func writeWhole(name string, content []byte) error {
	name = resolved(name)
	if info, err := os.Stat(name); err == nil && !info.Mode().IsRegular() {
		return os.WriteFile(name, content, 0)
	}
	f, err := os.OpenFile(beside(name), os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666) //nolint:gosec // a PDF for others to read and print, as the umask has it
	if err != nil {
		return err
	}
	defer func() { _ = os.Remove(f.Name()) }() // once renamed there is nothing to remove
	if _, err := f.Write(content); err != nil {
		f.Close()
		return err
	}
	if err := f.Close(); err != nil {
		return err
	}
	return os.Rename(f.Name(), name)
}

// beside is the name of a file that is still being written.
func beside(name string) string { return fmt.Sprintf("%s.%d.part", name, os.Getpid()) }

// resolved is the file that a name leads to over links, if it is there.
func resolved(name string) string {
	if target, err := filepath.EvalSymlinks(name); err == nil {
		return target
	}
	return name
}
