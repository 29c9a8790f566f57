package coal

// Words are the tunnels of the sheet, for what an event says of one.
func (s *state) Words(arg string) []string {
	if arg != argTunnel.Name {
		return nil
	}
	var all []string
	for t := range s.sheet.words {
		all = append(all, s.sheet.words[t].choice...)
	}
	return all
}
