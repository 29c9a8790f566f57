package assets

import (
	"fmt"
	"regexp"
)

// imports finds the modules that a module names, which stand beside it.
var imports = regexp.MustCompile(`(?m)^(?:import|export)\b[^;]*?"\./([^"]+)"`)

// Modules are the addresses of all modules that a module needs beside itself, so
// that a page can load them at once and not one after another.
func (s *Set) Modules(name string) ([]string, error) {
	var paths []string
	seen := map[string]bool{name: true}
	for queue := []string{name}; len(queue) > 0; queue = queue[1:] {
		file, ok := s.files[queue[0]]
		if !ok {
			return nil, fmt.Errorf("there is no module %s", queue[0])
		}
		text, err := file()
		if err != nil {
			return nil, err
		}
		for _, m := range imports.FindAllSubmatch(text, -1) {
			named := string(m[1])
			if seen[named] {
				continue
			}
			seen[named] = true
			at, err := s.Path(named)
			if err != nil {
				return nil, fmt.Errorf("%s: %w", queue[0], err)
			}
			paths, queue = append(paths, at), append(queue, named)
		}
	}
	return paths, nil
}
