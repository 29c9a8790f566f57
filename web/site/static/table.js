// The page of a table, kept alive: it follows the game, sends what is entered,
// and lets cells be tapped. Everything here only hastens what the page's forms
// do without it.

import { dress } from "./forms.js";
import "./rest.js"; // before all that takes taps
import "./second.js";
import "./ask.js";
import "./dice.js";
import "./earns.js";
import "./tap.js";
import "./bring.js";
import "./asks.js";
import "./top.js";
import "./why.js";
import "./sheets.js";
import "./keep.js";
import "./wake.js";
import "./paper.js";
import "./spin.js";
import "./stream.js";
import "./queue.js";
import "./finale.js";
import "./podium.js";
import "./coins.js";
import "./sounds.js";
import "./coach.js";

document.documentElement.classList.add("scripted");
dress(document);
