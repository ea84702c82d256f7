import type { SeededRandom } from "../support/seeded-random.ts";
import type { Files } from "./prepared-folder.ts";

/** One damage: the file that it hits, what happens to it, and its content afterwards (undefined: gone). */
export type Damage = {
  readonly path: string;
  readonly how: string;
  readonly content: Buffer | undefined;
  /** The file is gone, or exactly as it was at an earlier moment. */
  readonly isRestored: boolean;
};

const PAGE = 4096;

type Way = (whole: Buffer, random: SeededRandom, older: readonly Buffer[]) => Buffer | undefined;

const within = (random: SeededRandom, whole: Buffer): number =>
  random.between(0, Math.max(0, whole.length - 1));

/** Every way in which a file can be harmed. */
const WAYS: Readonly<Record<string, Way>> = {
  "one bit": (whole, random) => {
    const harmed = Buffer.from(whole);
    const at = within(random, whole);
    if (at < harmed.length) harmed[at] = (harmed[at] ?? 0) ^ (1 << random.between(0, 7));
    return harmed;
  },
  "several bytes": (whole, random) => {
    const harmed = Buffer.from(whole);
    for (let left = random.between(2, 16); left > 0; left -= 1) {
      const at = within(random, whole);
      if (at < harmed.length) harmed[at] = random.between(0, 255);
    }
    return harmed;
  },
  "a range of noise": (whole, random) => {
    const harmed = Buffer.from(whole);
    const at = within(random, whole);
    Buffer.from(random.bytes(Math.min(random.between(1, 600), harmed.length - at))).copy(harmed, at);
    return harmed;
  },
  "a range of zeros": (whole, random) => {
    const harmed = Buffer.from(whole);
    const at = random.next() < 0.5 ? within(random, whole) : Math.floor(within(random, whole) / 512) * 512;
    harmed.fill(0, at, Math.min(harmed.length, at + random.pick([16, 512, PAGE])));
    return harmed;
  },
  "another digit": (whole, random) => {
    const digits = [...whole.entries()].filter(([, byte]) => byte >= 0x30 && byte <= 0x39);
    const [at] = digits[random.between(0, Math.max(0, digits.length - 1))] ?? [0];
    const harmed = Buffer.from(whole);
    if (at < harmed.length) harmed[at] = 0x30 + random.between(0, 9);
    return harmed;
  },
  "another letter": (whole, random) => {
    const letters = [...whole.entries()].filter(([, byte]) => byte >= 0x61 && byte <= 0x7a);
    const [at] = letters[random.between(0, Math.max(0, letters.length - 1))] ?? [0];
    const harmed = Buffer.from(whole);
    if (at < harmed.length) harmed[at] = 0x61 + random.between(0, 25);
    return harmed;
  },
  "cut off": (whole, random) => whole.subarray(0, within(random, whole)),
  "cut at a page": (whole, random) =>
    whole.subarray(0, random.between(0, Math.floor(Math.max(0, whole.length - 1) / PAGE)) * PAGE),
  emptied: () => Buffer.alloc(0),
  gone: () => undefined,
  "two pages exchanged": (whole, random) => {
    const pages = Math.floor(whole.length / PAGE);
    if (pages < 2) return whole.toReversed() as unknown as Buffer;
    const [one, other] = [random.between(0, pages - 1), random.between(0, pages - 1)];
    const harmed = Buffer.from(whole);
    whole.copy(harmed, one * PAGE, other * PAGE, (other + 1) * PAGE);
    whole.copy(harmed, other * PAGE, one * PAGE, (one + 1) * PAGE);
    return harmed;
  },
  "a page over another": (whole, random) => {
    const pages = Math.floor(whole.length / PAGE);
    const harmed = Buffer.from(whole);
    if (pages > 0) {
      const from = random.between(0, pages - 1);
      whole.copy(harmed, random.between(0, pages - 1) * PAGE, from * PAGE, (from + 1) * PAGE);
    }
    return harmed;
  },
  "something behind it": (whole, random) =>
    Buffer.concat([whole, Buffer.from(random.bytes(random.between(1, 5000)))]),
  "an older copy": (whole, random, older) => older[random.between(0, Math.max(0, older.length - 1))] ?? whole,
  "a page of an older copy": (whole, random, older) => {
    const from = older[random.between(0, Math.max(0, older.length - 1))] ?? whole;
    const harmed = Buffer.from(whole);
    const at =
      random.between(0, Math.floor(Math.max(0, Math.min(from.length, whole.length) - 1) / PAGE)) * PAGE;
    from.copy(harmed, at, at, at + PAGE);
    return harmed;
  },
};

/** How often each kind of file is hit, by the beginning of its path. */
const AIMS: readonly (readonly [RegExp, number])[] = [
  [/^data\/journal\.db$/, 30],
  [/^data\/journal\.db-wal$/, 20],
  [/^state\/numbers\.db$/, 6],
  [/^state\/numbers\.db-wal$/, 6],
  [/^(data\/identity|state\/numbers)\.json$/, 6],
  [/^data\/journal\.heads/, 5],
  [/^data\/[a-z]+\.json$/, 17],
  [/^data\/vault\//, 10],
];

/** One damage to these files, at random. */
export function someDamage(random: SeededRandom, files: Files, older: readonly Files[]): Damage {
  const path = somePath(random, files);
  const whole = files.get(path) ?? Buffer.alloc(0);
  const copies = older
    .flatMap((generation) => generation.get(path) ?? [])
    .filter((copy) => !copy.equals(whole));
  const names = Object.keys(WAYS) as [string, ...string[]];
  const how = random.pick(names);
  const content = WAYS[how]?.(whole, random, copies);
  const isRestored =
    content === undefined || copies.some((copy) => copy.toString().trim() === content.toString().trim());
  return { path, how, content, isRestored };
}

function somePath(random: SeededRandom, files: Files): string {
  const paths = [...files.keys()].toSorted();
  const aims = AIMS.map(([fits, share]) => ({
    share,
    paths: paths.filter((path) => fits.test(path)),
  })).filter((aim) => aim.paths.length > 0);
  let left = random.next() * aims.reduce((all, { share }) => all + share, 0);
  for (const aim of aims) {
    left -= aim.share;
    if (left <= 0) return aim.paths[random.between(0, aim.paths.length - 1)] ?? "";
  }
  return paths[0] ?? "";
}
