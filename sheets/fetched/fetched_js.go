package fetched

import "syscall/js"

// File is a file by its name, which the worker's script fetches: fetchFile(name, done) calls
// done with its bytes, or with null where there is none or it can't be had.
func File(name string) ([]byte, error) {
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
	js.Global().Call("fetchFile", name, done)
	if file := <-come; file != nil {
		return file, nil
	}
	return nil, &MissingError{name}
}
