package maloney

import "saddlebag/scoring/scoringtest"

var mistakes []scoringtest.Mistake
