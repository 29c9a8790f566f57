package play

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"encoding/hex"
	"io"
	"os"
	"strconv"
	"strings"
	"sync"

	"saddlebag/scoring/speech"
	"saddlebag/web/live"
	"saddlebag/web/live/people"
)

// A revision is what somebody's page shows. Who has made it says what has changed since by
// its stamp, and any other server of the same database by the rest.
type revision struct {
	stamp int64  // everything up to it is on the page; 0, which is before everything, where it is another process's
	gist  string // of all that the page follows from: what has the same shows the same
	sums  string // of the sheets, then of the parts, one after the other
}

// sumSize is how many bytes of the sum of a sheet or a part tell whether it has changed.
const sumSize = 6

// sum is that of one of the sheets and parts; empty where it is not known.
func (r *revision) sum(at int) string {
	if len(r.sums) < (at+1)*sumSize {
		return ""
	}
	return r.sums[at*sumSize : (at+1)*sumSize]
}

// over is the revision of a page without its sheets, with sheets of some sums.
func (r revision) over(sheets string) revision {
	r.sums = sheets + r.sums
	return r
}

// summed is a sum as a revision has it.
func summed(sum uint64) string {
	return string(binary.LittleEndian.AppendUint64(nil, sum)[:sumSize])
}

// written is a revision as a page has it.
func (c *pageCache) written(r revision) string {
	return strings.Join([]string{c.epoch, strconv.FormatInt(r.stamp, 10), r.gist, base64.RawURLEncoding.EncodeToString([]byte(r.sums))}, "~")
}

// read reads a revision. What it cannot read the page does not show.
func (c *pageCache) read(text string) (r revision) {
	words := strings.Split(text, "~")
	if len(words) != 4 {
		return r
	}
	if n, err := strconv.ParseInt(words[1], 10, 64); err == nil && words[0] == c.epoch && n <= c.clock.Load() {
		r.stamp = n
	}
	sums, err := base64.RawURLEncoding.DecodeString(words[3])
	if err != nil {
		return revision{}
	}
	r.gist, r.sums = words[2], string(sums)
	return r
}

// gistSize is how many bytes tell whether a page follows from the same.
const gistSize = 12

// gistOf is the gist of the page of a place in a language: a digest of the program, the
// language, the place, the log, and what else the place may know of the table. Who is there is not in it, as everybody comes
// and goes at a time of their own: that is sent by itself. What the place sees follows from
// what the table keeps, whatever gist somebody says to have.
func gistOf(p live.Place, l *speech.Language, head live.Head, now live.Presence) (gist string) {
	now.Version, now.Here, now.Looks = 0, nil, 0
	spell(followed{thisProgram(), l.Tag(), p.Table.ID(), p.Code, p.Role, p.Seat, head, now}, func(spelling []byte) {
		sum := sha256.Sum256(spelling)
		gist = base64.RawURLEncoding.EncodeToString(sum[:gistSize])
	})
	return gist
}

// A followed is what the page of a place follows from.
type followed struct {
	Program, Language, Table, Code string
	Role                           people.Role
	Seat                           int
	Head                           live.Head
	Presence                       live.Presence
}

// thisProgram is a digest of the program that runs: another one may draw otherwise. It is to
// be asked for at once, as the file can be another one's later. Of a program that nobody can
// read it is like no other.
var thisProgram = sync.OnceValue(func() string {
	digest, err := digestOfProgram()
	if err != nil {
		return rand.Text()
	}
	return digest
})

func digestOfProgram() (string, error) {
	at, err := os.Executable()
	if err != nil {
		return "", err
	}
	file, err := os.Open(at)
	if err != nil {
		return "", err
	}
	defer file.Close()
	h := sha256.New()
	_, err = io.Copy(h, file)
	return hex.EncodeToString(h.Sum(nil)), err
}
