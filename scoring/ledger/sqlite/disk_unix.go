//go:build unix

package sqlite

import "golang.org/x/sys/unix"

// FreeDisk is how many bytes are left on the disk of a file for who is not root.
func FreeDisk(file string) (int64, error) {
	var fs unix.Statfs_t
	if err := unix.Statfs(file, &fs); err != nil {
		return 0, err
	}
	return int64(fs.Bavail) * int64(fs.Bsize), nil //nolint:unconvert // the types differ from one system to the next
}
