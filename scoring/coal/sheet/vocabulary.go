package sheet

import "saddlebag/scoring"

// Words are the tunnels of the sheet, for what an event says of one.
func (s View) Words(arg string) []string {
	if arg != argTunnel.Name {
		return nil
	}
	return scoring.Each(len(s.Printed.Tunnels), func(t int) string { return s.Printed.Tunnels[t].ID })
}
