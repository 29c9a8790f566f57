//go:build unix

package command

import "os"

// Obeys says of a terminal that it takes what colours a code.
func Obeys(*os.File) bool { return true }
