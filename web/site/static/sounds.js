// The sounds of the table, and a buzz where a phone has one. The phone makes them
// itself, of noise and of tones. They are off until somebody wants them.

import { hear, remember, remembered } from "./page.js";

const box = document.getElementById("sounds");
const still = matchMedia("(prefers-reduced-motion: reduce)");
let out = null; // AudioContext, once a finger has allowed it

function wake() {
  if (!box.checked) return;
  out ??= new AudioContext();
  out.resume();
}

// A tone that rings out, from so many seconds on.
function ring(from, pitch, lasts, loud, shape = "sine") {
  const tone = new OscillatorNode(out, { type: shape, frequency: pitch });
  tone.connect(fading(from, lasts, loud));
  tone.start(out.currentTime + from);
  tone.stop(out.currentTime + from + lasts);
}

// Noise of about one pitch: wood, or a pencil.
function rub(from, pitch, lasts, loud) {
  const grains = new AudioBuffer({ length: Math.ceil(lasts * out.sampleRate), sampleRate: out.sampleRate });
  grains.copyToChannel(Float32Array.from({ length: grains.length }, () => Math.random() * 2 - 1), 0);
  const noise = new AudioBufferSourceNode(out, { buffer: grains });
  noise.connect(new BiquadFilterNode(out, { type: "bandpass", frequency: pitch, Q: 1.5 })).connect(fading(from, lasts, loud));
  noise.start(out.currentTime + from);
}

function fading(from, lasts, loud) {
  const gain = new GainNode(out, { gain: 0 });
  const at = out.currentTime + from;
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + lasts);
  gain.connect(out.destination);
  return gain;
}

const sounds = {
  pencil: () => [0, 0.09, 0.17].forEach((from, i) => rub(from, 3200 + 500 * i, 0.08, 0.25)),
  dice: () => [0, 0.11, 0.2, 0.33, 0.42, 0.6].forEach((from, i) => rub(from, 900 - 90 * i, 0.05, 0.6)),
  coins: () => [0, 0.08, 0.15, 0.25].forEach((from, i) => ring(from, 2600 + 370 * (i % 3), 0.3, 0.12, "triangle")),
  turn: () => [[0, 660], [0.16, 880]].forEach(([from, pitch]) => ring(from, pitch, 0.7, 0.25)),
};

function play(name, buzz) {
  if (!box.checked) return;
  if (out?.state === "running") sounds[name]();
  if (!still.matches) navigator.vibrate?.(buzz);
}

hear("queued", () => play("pencil", 10));
hear("thrown", () => play("dice", 0));
hear("earned", () => play("coins", 0));
hear("my-turn", () => play("turn", [60, 60, 60]));

box.disabled = false;
box.checked = remembered("sounds") === "yes";
box.addEventListener("change", () => {
  remember("sounds", box.checked ? "yes" : null);
  wake();
  if (box.checked) out.resume().then(() => play("turn", 60)); // to hear what was chosen
});
document.addEventListener("pointerdown", wake); // browsers let nothing sound before
