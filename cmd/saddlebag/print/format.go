package print

import (
	"bytes"
	"fmt"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/press"
)

// foreign is how names of other kinds of files end, and not a day or a version.
var foreign = regexp.MustCompile(`^\.[A-Za-z]{1,4}$`)

// chosenFormat is the format asked for, or the one that the name of the file
// ends in, or a PDF.
func (f printFlags) chosenFormat(cmd *cobra.Command) (string, error) {
	format := f.format
	if ending := strings.ToLower(strings.TrimPrefix(filepath.Ext(f.out), ".")); format == "" && slices.Contains(command.Formats, ending) {
		format = ending
	}
	switch ending := filepath.Ext(f.out); {
	case f.out == "" && cmd.Flags().Changed("output"):
		return "", command.Usage(cmd, "cli.output-name")
	case format == "" && foreign.MatchString(ending):
		return "", command.Usage(cmd, "cli.no-such-ending", "ending", ending, "formats", strings.Join(command.Formats, ", "))
	case format == "":
		format = command.PDF
	case !slices.Contains(command.Formats, format):
		return "", command.Perhaps(command.Usage(cmd, "cli.not-format", "formats", strings.Join(command.Formats, ", "), "word", strconv.Quote(format)), format, command.Formats)
	}
	if format != command.PNG && cmd.Flags().Changed("dpi") {
		return "", command.Usage(cmd, "cli.dpi-png")
	}
	if format != command.SVG && f.text {
		return "", command.Usage(cmd, "cli.svg-text-svg")
	}
	if format != command.PDF && f.copies > 1 {
		return "", command.Usage(cmd, "cli.copies-paper")
	}
	if format != command.PDF && f.bleed != 0 {
		return "", command.Usage(cmd, "cli.bleed-paper", "format", format)
	}
	return format, nil
}

// render makes the files that pages are printed as.
func (f printFlags) render(cmd *cobra.Command, format string, pages []press.Page, o press.Options) (files [][]byte, warnings []speech.Text, err error) {
	if format != command.PDF && command.IsTerminal(cmd.ErrOrStderr()) {
		count := counter{Writer: cmd.ErrOrStderr()}
		o.Drawn = count.show
		defer count.wipe()
	}
	switch format {
	case command.PNG:
		return press.PNG(cmd.Context(), pages, o, f.dpi)
	case command.SVG:
		o.Text = f.text
		return press.SVGFiles(cmd.Context(), pages, o)
	}
	var pdf bytes.Buffer
	warnings, err = press.Write(cmd.Context(), &pdf, pages, o)
	return [][]byte{pdf.Bytes()}, warnings, err
}

// told says what has been printed: how many leaves, and what is on each of one
// copy.
func told(format string, pages []press.Page, copies int, job press.Job) string {
	if format != command.PDF {
		return command.Say("cli.pictures", "n", len(pages))
	}
	if job.TwoUp {
		copies = 1 // they share pages, and all are told of
	}
	leaves := press.Leaves(pages[:len(pages)/copies], job.Duplex)
	of := command.Words(press.LeafCount(leaves, job.Duplex))
	if copies > 1 {
		of = command.Say("cli.copies-of", "n", copies, "leaves", of)
	}
	for _, line := range press.Contents(leaves) {
		of += "\n  " + command.Words(line)
	}
	return of
}

// numbered are the names of several files: the name itself for one, else each
// with its number before what the name ends in, so that they stand in order.
func numbered(name string, files int) []string {
	if files == 1 {
		return []string{name}
	}
	ending := filepath.Ext(name)
	digits := len(fmt.Sprint(files))
	names := make([]string, files)
	for i := range names {
		names[i] = fmt.Sprintf("%s-%0*d%s", strings.TrimSuffix(name, ending), digits, i+1, ending)
	}
	return names
}
