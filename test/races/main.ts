import { runRaces } from "./races.ts";

// `npm run races [COUNT] [SEED]`: several processes, windows and data folders work on one number at once.
const count = Number(process.argv[2] ?? 1_000);
const seed = Number(process.argv[3] ?? Math.floor(Math.random() * 2 ** 31));
const from = Number(process.argv[4] ?? 0);
const counts = await runRaces(seed, { from, count }, (round) => {
  if ((round + 1) % 50 === 0) process.stderr.write(`${round + 1} of ${count} races\n`);
});
for (const { round, end } of counts.flaws)
  process.stdout.write(
    `race ${round}, ${end.setting}: ${end.participants.join(", ")} (${end.ended.map((one) => one ?? "through").join(", ")}): ${end.flaws.join("; ")}\n`,
  );
process.stdout.write(
  `${counts.races} races with seed ${seed}, ${counts.withWindows} of them between windows: ` +
    `${counts.flaws.length} with a flaw. Participants: ${JSON.stringify(counts.endings)}\n`,
);
process.exit(counts.flaws.length === 0 ? 0 : 1);
