package rintintin_test

import (
	"testing"

	"saddlebag/sheets/rintintin"
	"saddlebag/sheets/sheetstest"
)

// What one table is shown is not what another has drawn.
func TestTablesAreToldApart(t *testing.T) { sheetstest.TellPanelsApart(t, rintintin.Title) }
