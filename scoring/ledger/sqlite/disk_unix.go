//go:build unix

package sqlite

import "golang.org/x/sys/unix"

// FreeDisk is how many bytes a user other than root has left on a file's disk.
func FreeDisk(file string) (int64, error) {
	var fs unix.Statfs_t
	if err := unix.Statfs(file, &fs); err != nil {
		return 0, err
	}
	return int64(fs.Bavail) * int64(fs.Bsize), nil //nolint:unconvert // the types differ from one system to the next
}
