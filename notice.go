// Package saddlebag holds the notices of rights: the program's own and those of others.
package saddlebag

import _ "embed"

// License is the licence of Saddlebag.
//
//go:embed LICENSE
var License string

// Notice lists the modules and fonts that the program is built with, their licences and
// who holds the rights.
//
//go:embed NOTICE
var Notice string
