import { damageRounds } from "./rounds.ts";

// `npm run damage [COUNT] [SEED]`: damages a data folder again and again, and counts what the program made of it.
const count = Number(process.argv[2] ?? 10_000);
const seed = Number(process.argv[3] ?? Math.floor(Math.random() * 2 ** 31));
const from = Number(process.argv[4] ?? 0);
const counts = await damageRounds(seed, { from, count }, (round) => {
  if ((round + 1) % 250 === 0) process.stderr.write(`${round + 1} of ${count} rounds\n`);
});
for (const { round, damage, kind, what } of counts.flaws)
  process.stdout.write(`round ${round}, ${damage}: ${kind}: ${what}\n`);
const of = (kind: string): number =>
  new Set(counts.flaws.filter((flaw) => flaw.kind === kind).map(({ round }) => round)).size;
process.stdout.write(
  `${counts.rounds} rounds with seed ${seed}: ${counts.told} told, ${counts.harmless} harmless, ${counts.stricter} stricter without saying so, ` +
    `${of("silent")} silent changes, ${of("crash")} crashes, ${of("destroyed")} damaged files lost\n`,
);
process.exit(counts.flaws.length === 0 ? 0 : 1);
