package main

import "saddlebag/web/webtest"

// pocket is a phone of so many pixels, on which nothing moves by itself.
func pocket(width, height int64) webtest.Device {
	return webtest.Device{Width: width, Height: height, Scale: 2, Touch: true, Still: true}
}
