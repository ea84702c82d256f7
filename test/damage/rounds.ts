import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomFrom } from "../support/seeded-random.ts";
import { someDamage, type Damage } from "./damages.ts";
import { prepareFolder, readFiles, writeFiles, type Files, type Generations } from "./prepared-folder.ts";
import { untoldChanges, whatIsTold } from "./judge.ts";
import { whatIsSaid, type Said } from "./what-is-said.ts";

/** What one damage led to that must not be. */
export type Flaw = {
  readonly round: number;
  readonly damage: string;
  readonly kind: "crash" | "silent" | "destroyed";
  readonly what: string;
};

export type DamageCounts = {
  readonly rounds: number;
  /** Rounds in which the program said that something is damaged, replaced or missing. */
  readonly told: number;
  /** Rounds after which it said exactly what it had said before. */
  readonly harmless: number;
  /** Rounds after which it allowed or claimed less without saying why. */
  readonly stricter: number;
  readonly flaws: readonly Flaw[];
};

/** Damages the folder `count` times, each time anew from the whole one, and compares what the program then says. */
export async function damageRounds(
  seed: number,
  { from, count }: { readonly from: number; readonly count: number },
  onRound: (round: number) => void = () => undefined,
): Promise<DamageCounts> {
  const generations = await prepareFolder();
  // In memory where there is such a disk: nothing here is about durability, and each round writes all files.
  const folder = mkdtempSync(join(existsSync("/dev/shm") ? "/dev/shm" : tmpdir(), "switchover-damage-"));
  try {
    const whole = await saidOf(folder, generations);
    let [told, harmless, stricter] = [0, 0, 0];
    const flaws: Flaw[] = [];
    for (let round = from; round < from + count; round += 1) {
      const random = randomFrom(seed + round * 7919);
      const state = random.next() < 0.6 ? "killed" : "closed";
      const damage = someDamage(random, generations[state], generations.older);
      const found = await oneRound(folder, generations[state], damage, whole[state]);
      if (found.told) told += 1;
      else if (found.isStricter) stricter += 1;
      else if (found.flaws.length === 0) harmless += 1;
      const described = `${damage.path} (${state}): ${damage.how}`;
      flaws.push(...found.flaws.map((flaw) => ({ round, damage: described, ...flaw })));
      onRound(round);
    }
    return { rounds: count, told, harmless, stricter, flaws };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Whole = { readonly said: Said; readonly about: About };
type About = { readonly runs: readonly string[]; readonly number: string };

async function saidOf(
  folder: string,
  { killed, closed }: Generations,
): Promise<Record<"killed" | "closed", Whole>> {
  const one = async (files: Files): Promise<Whole> => {
    writeFiles(folder, files);
    const first = await whatIsSaid(folder, [], "");
    const snapshots = first.get("migration.status")?.value as readonly { run: string; number: string }[];
    const about = { runs: snapshots.map(({ run }) => run), number: snapshots[0]?.number ?? "" };
    writeFiles(folder, files);
    return { said: await whatIsSaid(folder, about.runs, about.number), about };
  };
  return { killed: await one(killed), closed: await one(closed) };
}

type Found = {
  readonly told: boolean;
  readonly isStricter: boolean;
  readonly flaws: readonly Pick<Flaw, "kind" | "what">[];
};

async function oneRound(folder: string, files: Files, damage: Damage, whole: Whole): Promise<Found> {
  const harmed = new Map(files);
  if (damage.content === undefined) harmed.delete(damage.path);
  else harmed.set(damage.path, damage.content);
  writeFiles(folder, harmed);
  let said: Said;
  try {
    said = await whatIsSaid(folder, whole.about.runs, whole.about.number);
  } catch (cause) {
    const text = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
    return {
      told: false,
      isStricter: false,
      flaws: [{ kind: "crash", what: text.split("\n").slice(0, 6).join(" | ") }],
    };
  }
  const told = whatIsTold(whole.said, said);
  const changes = untoldChanges(whole.said, said, { damage, told });
  const destroyed = whatIsLost(damage, readFiles(folder), told.size > 0);
  const silent = changes.flatMap(({ kind, what }) => (kind === "silent" ? [{ kind, what }] : []));
  const isStricter = changes.length > silent.length;
  return { told: told.size > 0, isStricter, flaws: [...silent, ...destroyed] };
}

/** Files whose damaged content is nowhere any more although damage was told. */
function whatIsLost(damage: Damage, left: Files, told: boolean): readonly Pick<Flaw, "kind" | "what">[] {
  const { path, content } = damage;
  if (content === undefined || content.length === 0 || !told) return [];
  const isDatabase = /\.db(-wal)?$/.test(path);
  const kept = [...left].some(
    ([name, bytes]) => name.startsWith(path.replace(/-wal$/, "")) && (isDatabase || bytes.equals(content)),
  );
  return kept ? [] : [{ kind: "destroyed", what: `the damaged ${path} is gone` }];
}
