//go:build !manual

package program

import "github.com/spf13/cobra"

// packing are the commands of who packs the program, which others do without.
func packing() []*cobra.Command { return nil }
