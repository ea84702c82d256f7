// First: the programs derive keys at once, and whoever opens their vaults has to do the same.
import "../support/cheap-passphrase.mjs";
import { parseArgs } from "node:util";
import { runCanaries } from "./canaries.ts";

// `npm run canaries -- [--count N] [--seed N] [--only HISTORY]…`: lets secrets of every kind through commands of every
// kind, and looks for them in everything that the program leaves behind or gives out.
const { values } = parseArgs({
  options: {
    count: { type: "string", default: "500" },
    seed: { type: "string", default: String(Math.floor(Math.random() * 2 ** 31)) },
    only: { type: "string", multiple: true },
  },
});
const seed = Number(values.seed);
const least = Number(values.count);
const only = values.only === undefined ? {} : { only: values.only };
const counts = await runCanaries(seed, { least, ...only }, (commands, history, hits) => {
  process.stderr.write(`${commands} of ${least} commands, ${history}\n`);
  for (const hit of hits) process.stdout.write(`${history}: ${hit}\n`);
});
const { hits, ...told } = counts;
process.stdout.write(
  `Canaries, seed ${seed}: ${JSON.stringify(told)}, ${hits.length} histories with a hit\n`,
);
process.exit(hits.length === 0 ? 0 : 1);
