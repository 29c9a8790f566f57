// The page of a table, kept alive: it follows the game, sends what is entered,
// and lets cells be tapped. Everything here only hastens what the page's forms
// do without it.

import { dress } from "./forms.js";
import "./ask.js";
import "./dice.js";
import "./tap.js";
import "./tabs.js";
import "./wake.js";
import "./queue.js";
import "./paper.js";
import "./spin.js";
import "./stream.js";

document.documentElement.classList.add("scripted");
dress(document);
