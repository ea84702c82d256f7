// First: the killed programs derive keys at once, and whoever opens their vaults has to do the same.
import "../support/cheap-passphrase.mjs";
import { parseArgs } from "node:util";
import { canTrace } from "../support/traced-writes.ts";
import { runKills } from "./kills.ts";
import { drawPoints, pointNamed } from "./points.ts";
import { cutNamed, cutsOf, runCuts } from "./power-cuts.ts";
import { SCENE_NAMES } from "./scenes.ts";

// `npm run crash -- [--count N] [--seed N] [--at-once N] [--part kills|power] [--scene NAME]… [--only POINT]…`: kills
// the built program while it moves a number, then cuts the power at each sync (of these scenes).
const { values } = parseArgs({
  options: {
    count: { type: "string", default: "2100" },
    seed: { type: "string", default: String(Math.floor(Math.random() * 2 ** 31)) },
    "at-once": { type: "string", default: "2" },
    part: { type: "string", default: "both" },
    scene: { type: "string", multiple: true },
    only: { type: "string", multiple: true },
  },
});

if (!canTrace()) {
  process.stderr.write(
    "strace is needed: it kills the program at a system call, and records what it writes.\n",
  );
  process.exit(2);
}
const seed = Number(values.seed);
const only = values.only ?? [];
const unknown = only.filter((name) => pointNamed(name) === undefined && cutNamed(name) === undefined);
if (unknown.length > 0) throw new Error(`no such point: ${unknown.join(", ")}`);
const tell = (point: string, flaws: readonly string[]): void => {
  if (flaws.length > 0) process.stdout.write(`${point}: ${flaws.join("; ")}\n`);
};
let flawed = 0;

if (values.part !== "power") {
  const named = only.flatMap((name) => pointNamed(name) ?? []);
  const points = only.length > 0 ? named : await drawPoints(Number(values.count), seed);
  const options = { atOnce: Number(values["at-once"]), ...(only.length > 0 ? { builtEach: 1 } : {}) };
  const counts = await runKills(points, options, (done, point, end) => {
    tell(point, end.flaws);
    if (done % 50 === 0) process.stderr.write(`${done} of ${points.length} points\n`);
  });
  const { flaws, ...told } = counts;
  flawed += flaws.length;
  process.stdout.write(`Kills, seed ${seed}: ${JSON.stringify(told)}, ${flaws.length} with a flaw\n`);
}

if (values.part !== "kills") {
  const named = only.flatMap((name) => cutNamed(name) ?? []);
  const scenes = SCENE_NAMES.filter((scene) =>
    only.length > 0 ? named.some((cut) => cut.scene === scene) : (values.scene ?? [scene]).includes(scene),
  );
  const counts = await runCuts(
    scenes,
    (recording) =>
      only.length > 0 ? named.filter(({ scene }) => scene === recording.scene) : cutsOf(recording, seed),
    tell,
  );
  const { flaws, ...told } = counts;
  flawed += flaws.length;
  process.stdout.write(`Power cuts, seed ${seed}: ${JSON.stringify(told)}, ${flaws.length} with a flaw\n`);
}
process.exit(flawed === 0 ? 0 : 1);
