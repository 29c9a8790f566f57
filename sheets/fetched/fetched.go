// Package fetched has the large files that sheets are drawn with: what fonts draw, and boards
// that were drawn ahead. A program carries them. In a browser, where they would be a tenth of
// what a first visit loads, each is fetched when it's first wanted.
package fetched

import "fmt"

// A MissingError says that a browser can't fetch a file: most likely it has no network.
type MissingError struct{ Name string }

func (e *MissingError) Error() string { return fmt.Sprintf("%s can't be fetched", e.Name) }
