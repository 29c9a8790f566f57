package sheet

// Words are the tunnels of the sheet, for what an event says of one.
func (s View) Words(arg string) []string {
	if arg != argTunnel.Name {
		return nil
	}
	return s.Printed.Choices()
}
