package command

import (
	"os"

	"golang.org/x/sys/windows"
)

// Obeys has a terminal of Windows take what colours a code and moves the cursor, which
// those of before Windows 11 do when they are asked to.
func Obeys(f *os.File) bool {
	var mode uint32
	at := windows.Handle(f.Fd())
	return windows.GetConsoleMode(at, &mode) == nil && windows.SetConsoleMode(at, mode|windows.ENABLE_VIRTUAL_TERMINAL_PROCESSING) == nil
}
