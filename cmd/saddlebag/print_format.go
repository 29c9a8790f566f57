package main

import (
	"bytes"
	"fmt"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"saddlebag/sheets/press"

	"github.com/spf13/cobra"
)

// foreign is how names of other kinds of files end, and not a day or a version.
var foreign = regexp.MustCompile(`^\.[A-Za-z]{1,4}$`)

// chosenFormat is the format asked for, or the one that the name of the file
// ends in, or a PDF.
func (f printFlags) chosenFormat(cmd *cobra.Command) (string, error) {
	format := f.format
	if ending := strings.ToLower(strings.TrimPrefix(filepath.Ext(f.out), ".")); format == "" && slices.Contains(formats, ending) {
		format = ending
	}
	switch ending := filepath.Ext(f.out); {
	case f.out == "" && cmd.Flags().Changed("output"):
		return "", usage(cmd, "-o names a file, or is - for standard output")
	case format == "" && foreign.MatchString(ending):
		return "", usage(cmd, "a file that ends in %s is none of %s; --format pdf writes it all the same", ending, strings.Join(formats, ", "))
	case format == "":
		format = pdfFormat
	case !slices.Contains(formats, format):
		return "", perhaps(usage(cmd, "--format is one of %s, not %q", strings.Join(formats, ", "), format), format, formats)
	}
	if format != pngFormat && cmd.Flags().Changed("dpi") {
		return "", usage(cmd, "--dpi is for pictures of dots: add --format png")
	}
	if format != pdfFormat && f.copies > 1 {
		return "", usage(cmd, "--copies is for paper: of a picture there is one")
	}
	if format != pdfFormat && f.bleed != 0 {
		return "", usage(cmd, "--bleed is for paper: leave out --format %s", format)
	}
	return format, nil
}

// render makes the files that pages are printed as.
func (f printFlags) render(cmd *cobra.Command, format string, pages []press.Page, o press.Options) (files [][]byte, warnings []string, err error) {
	switch format {
	case pngFormat:
		return press.PNG(cmd.Context(), pages, o, f.dpi)
	case svgFormat:
		return press.SVGFiles(cmd.Context(), pages, o)
	}
	var pdf bytes.Buffer
	warnings, err = press.Write(cmd.Context(), &pdf, pages, o)
	return [][]byte{pdf.Bytes()}, warnings, err
}

// told says what has been printed: how many leaves, and what is on each of one
// copy.
func told(format string, pages []press.Page, copies int, job press.Job) string {
	if format != pdfFormat {
		return counted(len(pages), "picture")
	}
	if job.TwoUp {
		copies = 1 // they share pages, and all are told of
	}
	leaves := press.Leaves(pages[:len(pages)/copies], job.Duplex)
	of := press.LeafCount(leaves, job.Duplex)
	if copies > 1 {
		of = fmt.Sprintf("%d copies of %s", copies, of)
	}
	return of + "\n  " + strings.Join(press.Contents(leaves), "\n  ")
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
