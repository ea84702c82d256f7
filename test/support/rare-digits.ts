import { randomInt } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { SandboxOptions } from "../../main/sandbox/index.ts";
import { randomFrom, type SeededRandom } from "./seeded-random.ts";

const ROOT = join(import.meta.dirname, "../..");
/** What the program is made of, and the customer's site that tests play. */
const PROGRAM = ["shared", "main", "renderer", "preload", "dist", "test/canaries"];
const TEXT = /\.(?:ts|tsx|mjs|js|css|html|json|svg)$/;
/** Process ids that the system gives out while a test runs. */
const PROCESSES_AHEAD = 100_000;

/** Every six digits in a text that no other digit is beside. */
export const sixDigitsIn = (text: string): readonly string[] => text.match(/(?<!\d)\d{6}(?!\d)/g) ?? [];

let ofProgram: ReadonlySet<string> | undefined;

/** Those that the program's own text and this process's environment hold: colors, error codes, limits. */
function takenByProgram(): ReadonlySet<string> {
  ofProgram ??= new Set(
    [...PROGRAM.flatMap(textsBelow), JSON.stringify(process.env)].flatMap((text) => sixDigitsIn(text)),
  );
  return ofProgram;
}

function textsBelow(folder: string): readonly string[] {
  const path = join(ROOT, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, encoding: "utf8" })
    .filter((name) => TEXT.test(name))
    .map((name) => readFileSync(join(path, name), "utf8"));
}

/** What tests make of a PIN or a code: itself, the next one, and the sandbox's wrong PIN. */
const DERIVED = [0, 1, 111_111];

/**
 * Six digits for a PIN or a code that is sought afterwards: neither they, what tests derive from them, nor the reverse of
 * any of them is in the program's own text, in `taken`, or close to a process id.
 */
export function rareDigits(random: SeededRandom, taken: ReadonlySet<string> = new Set()): string {
  const isTaken = (digits: string): boolean =>
    takenByProgram().has(digits) ||
    taken.has(digits) ||
    (Number(digits) >= process.pid && Number(digits) <= process.pid + PROCESSES_AHEAD) ||
    // A round number is a limit or a duration sooner than a secret.
    new Set(digits).size < 4;
  for (;;) {
    const drawn = random.between(100_000, 999_999 - Math.max(...DERIVED));
    const all = DERIVED.map((more) => String(drawn + more));
    if (!all.some((digits) => isTaken(digits) || isTaken(Array.from(digits).toReversed().join(""))))
      return String(drawn);
  }
}

/** Options of a sandbox whose PIN, and with `codes` whose registration codes, are such digits. */
export function withRareDigits(options: SandboxOptions = {}, { codes = false } = {}): SandboxOptions {
  const random = randomFrom(randomInt(2 ** 32));
  return {
    ...options,
    ...(codes ? { codes: rareDigits(random) } : {}),
    secrets: { ...options.secrets, pin: rareDigits(random) },
  };
}
