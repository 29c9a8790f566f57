//go:build unix

package pgtest

import (
	"os"
	"path/filepath"
)

// folderVariable is the setting by which tests are told of a cluster: its folder.
const folderVariable = "TEST_POSTGRES"

// Given is the cluster that runs for all tests, for those that need any store; nil if
// there is none.
func Given() *Cluster {
	folder := os.Getenv(folderVariable)
	if folder == "" {
		return nil
	}
	return &Cluster{folder: filepath.Join(folder, "data"), socket: folder}
}

// Setting is the environment variable that tells programs about the cluster.
func (c *Cluster) Setting() string { return folderVariable + "=" + c.socket }
