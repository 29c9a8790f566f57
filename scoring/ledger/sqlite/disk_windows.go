package sqlite

import (
	"path/filepath"

	"golang.org/x/sys/windows"
)

// FreeDisk is how many bytes are left to this user on the disk of a file.
func FreeDisk(file string) (int64, error) {
	folder, err := windows.UTF16PtrFromString(filepath.Dir(file))
	if err != nil {
		return 0, err
	}
	var free uint64
	err = windows.GetDiskFreeSpaceEx(folder, &free, nil, nil)
	return int64(free), err
}
