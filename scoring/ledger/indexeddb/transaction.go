//go:build js

package indexeddb

import (
	"encoding/json"
	"errors"
	"syscall/js"

	"saddlebag/scoring/ledger/logbook"
)

// A transaction reads and writes the areas of the database. It lives as long as somebody waits
// for an answer of it: whoever has it does nothing else that takes JavaScript's turn.
type transaction struct{ js.Value }

func (s *Store) read(do func(transaction) error) error { return s.transact("readonly", do) }

func (s *Store) write(do func(transaction) error) error { return s.transact("readwrite", do) }

// transact does something wholly or not at all, and returns when it is on the disk.
func (s *Store) transact(mode string, do func(transaction) error) (err error) {
	defer caught(&err)
	tx := transaction{s.db.Call("transaction", areas, mode, map[string]any{"durability": "strict"})}
	end := listen(tx.Value, "oncomplete", "onabort")
	defer end.release()
	err = tx.try(do)
	if <-end.heard == "onabort" && err == nil {
		err = unavailable(tx.Get("error"))
	}
	return err
}

// try does something, and takes it back if it fails.
func (tx transaction) try(do func(transaction) error) (err error) {
	defer func() {
		if err == nil {
			return
		}
		var ended error
		defer caught(&ended) // the browser has taken it back
		tx.Call("abort")
	}()
	defer caught(&err)
	return do(tx)
}

// get reads what is kept under a key, and says whether anything is.
func (tx transaction) get(area string, value any, key ...any) (there bool, err error) {
	found, err := wait(tx.in(area).Call("get", keyOf(key)))
	if err != nil || found.IsUndefined() {
		return false, err
	}
	if err := json.Unmarshal([]byte(found.String()), value); err != nil {
		return false, &logbook.DamageError{Entry: 1, Err: err}
	}
	return true, nil
}

func (tx transaction) put(area string, value any, key ...any) error {
	text, err := json.Marshal(value)
	if err != nil {
		return err
	}
	_, err = wait(tx.in(area).Call("put", string(text), keyOf(key)))
	return err
}

func (tx transaction) delete(area string, key ...any) error {
	_, err := wait(tx.in(area).Call("delete", keyOf(key)))
	return err
}

// deleteAll deletes what is kept under a pair that begins with an id.
func (tx transaction) deleteAll(area, id string) error {
	return tx.delete(area, keyRange(pair(id), pair(id, js.Global().Get("Array").New())))
}

// each calls do with every key of an area from one to another, in order, and what is kept
// there; of the whole area if from is null.
func (tx transaction) each(area string, from js.Value, do func(key js.Value, text string) error, to ...js.Value) error {
	asked := from
	if len(to) > 0 {
		asked = keyRange(from, to[0])
	}
	keys, err := wait(tx.in(area).Call("getAllKeys", asked))
	if err != nil {
		return err
	}
	values, err := wait(tx.in(area).Call("getAll", asked))
	if err != nil {
		return err
	}
	for i := range values.Length() {
		if err := do(keys.Index(i), values.Index(i).String()); err != nil {
			return err
		}
	}
	return nil
}

func (tx transaction) in(area string) js.Value { return tx.Call("objectStore", area) }

// keyOf is a key of one part or more.
func keyOf(parts []any) any {
	if len(parts) == 1 {
		return parts[0]
	}
	return parts
}

// pair is a key, or the beginning of some.
func pair(parts ...any) js.Value { return js.ValueOf(parts) }

// keyRange are the keys between two. An array is behind every number and text.
func keyRange(from, to js.Value) js.Value {
	return js.Global().Get("IDBKeyRange").Call("bound", from, to)
}

// listening waits for one of some events of an object of the browser's.
type listening struct {
	heard chan string
	funcs []js.Func
}

func listen(to js.Value, events ...string) listening {
	l := listening{heard: make(chan string, len(events))}
	for _, event := range events {
		f := js.FuncOf(func(js.Value, []js.Value) any {
			l.heard <- event
			return nil
		})
		l.funcs = append(l.funcs, f)
		to.Set(event, f)
	}
	return l
}

func (l listening) release() {
	for _, f := range l.funcs {
		f.Release()
	}
}

// wait waits for the result of a request. Nothing else runs in between, so that a transaction
// goes on with the next one.
func wait(request js.Value) (js.Value, error) {
	answer := listen(request, "onsuccess", "onerror")
	defer answer.release()
	if <-answer.heard == "onerror" {
		return js.Undefined(), unavailable(request.Get("error"))
	}
	return request.Get("result"), nil
}

// caught makes an error of what the browser throws.
func caught(err *error) {
	switch thrown := recover().(type) {
	case nil:
	case js.Error:
		*err = unavailable(thrown.Value)
	default:
		panic(thrown)
	}
}

// unavailable is an error of the browser's as a *logbook.UnavailableError.
func unavailable(thrown js.Value) error {
	why := &logbook.UnavailableError{Why: "store.browser-fails", Err: errors.New("the transaction was aborted")}
	if thrown.Truthy() {
		why.Err = js.Error{Value: thrown}
		if thrown.Get("name").String() == "QuotaExceededError" {
			why.Why = "store.browser-full"
		}
	}
	return why
}
