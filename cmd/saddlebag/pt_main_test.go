package main

import "saddlebag/web/webtest"

// tests are the tests of the program.
type tests struct{ webtest.Tests }

// atTheEnd is done when all tests are.
var atTheEnd []func()

// Run runs the tests, and returns the code to exit with.
func (t tests) Run() int {
	defer func() {
		for _, do := range atTheEnd {
			do()
		}
	}()
	return t.Tests.Run()
}
