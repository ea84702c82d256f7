// First: the programs derive keys at once, and whoever opens their vaults has to do the same.
import "../support/cheap-passphrase.mjs";
import { parseArgs } from "node:util";
import { runCanaries } from "./canaries.ts";

// `npm run canaries -- [--count N | --histories N] [--seconds N] [--seed N] [--at-once N] [--only HISTORY]…`: lets secrets of every kind through
// commands of every kind, and looks for them in everything that the program leaves behind or gives out.
const { values } = parseArgs({
  options: {
    count: { type: "string" },
    histories: { type: "string", default: "0" },
    seconds: { type: "string", default: "Infinity" },
    seed: { type: "string", default: String(Math.floor(Math.random() * 2 ** 31)) },
    "at-once": { type: "string", default: "2" },
    only: { type: "string", multiple: true },
  },
});
const seed = Number(values.seed);
const whole = Number(values.histories);
const least = Number(values.count ?? (whole > 0 ? 0 : 500));
const only = values.only === undefined ? {} : { only: values.only };
const counts = await runCanaries(
  seed,
  { least, whole, seconds: Number(values.seconds), atOnce: Number(values["at-once"]), ...only },
  (commands, history, hits) => {
    process.stderr.write(`${commands} commands, ${history}\n`);
    for (const hit of hits) process.stdout.write(`${history}: ${hit}\n`);
  },
);
const { hits, ...told } = counts;
process.stdout.write(
  `Canaries, seed ${seed}: ${JSON.stringify(told)}, ${hits.length} histories with a hit\n`,
);
process.exit(hits.length === 0 ? 0 : 1);
