package programtest

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"context"
	"errors"
	"net/http"
	"strconv"
	"strings"

	"saddlebag/web/roomtest"
)

// PhoneClient is that of all phones: each keeps its connections.
var PhoneClient = &http.Client{Transport: roomtest.Keyed{RoundTripper: &http.Transport{MaxIdleConnsPerHost: 2000, DisableCompression: true}}}

// FollowStream has told called with the number of each entry that the stream of a page
// tells of, and with the revision of what the page shows then, until the stream ends or
// told fails. Language is the tag of the one that the page is in, or empty. Since is the
// revision of what the page shows already; empty for nothing.
func FollowStream(ctx context.Context, page, language, since string, told func(seen int, revision string) error) error {
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, page+"/stream?addresses=short&language="+language, nil) // as the script of the page does
	if err != nil {
		return err
	}
	r.Header.Set("Accept-Encoding", "gzip")
	if since != "" {
		r.Header.Set("Last-Event-ID", since)
	}
	answer, err := PhoneClient.Do(r)
	if err != nil {
		return err
	}
	defer answer.Body.Close() //nolint:errcheck // it has been read
	events, err := gzip.NewReader(answer.Body)
	if err != nil {
		return err
	}
	revision := ""
	for lines := bufio.NewReader(events); ; {
		start, err := lineStart(lines)
		if err != nil {
			return err
		}
		if id, ok := bytes.CutPrefix(start, []byte("id: ")); ok {
			revision = strings.TrimSpace(string(id))
		}
		rest, ok := bytes.CutPrefix(start, []byte(`data: {"seen":`))
		if !ok {
			continue
		}
		number, _, _ := bytes.Cut(rest, []byte(","))
		seen, err := strconv.Atoi(string(number))
		if err != nil {
			return err
		}
		if err := told(seen, revision); err != nil {
			return err
		}
	}
}

// mostOfLine is as much of a line as lineStart returns: all of a revision, and the beginning
// of an update.
const mostOfLine = 1024

// lineStart reads a line, and returns the beginning of it.
func lineStart(r *bufio.Reader) (start []byte, err error) {
	line, err := r.ReadSlice('\n')
	start = bytes.Clone(line[:min(len(line), mostOfLine)])
	for errors.Is(err, bufio.ErrBufferFull) {
		_, err = r.ReadSlice('\n')
	}
	return start, err
}
