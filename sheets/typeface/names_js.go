package typeface

import (
	"errors"
	"syscall/js"
)

// ofNames is the packed file of a font of names, which the worker's script fetches:
// fetchFont(name, done) calls done with its bytes, or with null where it can't be had.
func ofNames(name string) ([]byte, error) {
	come := make(chan []byte, 1)
	done := js.FuncOf(func(_ js.Value, args []js.Value) any {
		var file []byte
		if !args[0].IsNull() {
			file = make([]byte, args[0].Length())
			js.CopyBytesToGo(file, args[0])
		}
		come <- file
		return nil
	})
	defer done.Release()
	js.Global().Call("fetchFont", name, done)
	if file := <-come; file != nil {
		return file, nil
	}
	return nil, errors.New("it can't be fetched")
}
