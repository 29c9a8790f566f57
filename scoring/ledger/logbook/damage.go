package logbook

// A DamageError says that a store no longer has what it was given. Nothing is wrong
// with the entries before the one it names. It wraps nothing: a mistake in what's kept
// isn't a mistake of the one who asks for it.
type DamageError struct {
	Entry int   // number of the first entry that is not to be relied on; 1 also for the header
	Err   error // which entry, and what is wrong with it
}

func (e *DamageError) Error() string { return e.Err.Error() }

// Before is the part of a log before an entry.
func (l *Log) Before(number int) *Log {
	n := min(max(number-1, 0), len(l.Records))
	return &Log{Header: l.Header, Records: l.Records[:n:n]}
}

// Check walks a log's chain. The error is a *DamageError.
func (l *Log) Check() error {
	if v, err := Verify(l.Header, l.Records); err != nil {
		return &DamageError{Entry: v.Entries + 1, Err: err}
	}
	return nil
}
