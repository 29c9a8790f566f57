package table

import (
	"errors"
	"net/http"

	"saddlebag/web/live/quota"
	"saddlebag/web/site"
)

// FullError is an *Error of what a table says where there is no room; nil for any
// other error.
func FullError(err error) error {
	var full *quota.Full
	if errors.As(err, &full) {
		return &site.Error{Status: http.StatusInsufficientStorage, Sentence: full.Sentence}
	}
	return nil
}
