import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { compareVersions } from "../../../shared/updates/version.ts";
import { instant, isoOf, type Instant } from "../../../shared/time.ts";
import type { Random } from "../runtime/random.ts";
import { changeCache, readCache } from "../storage/cache-file.ts";
import { isFreshFolder } from "../storage/fresh-folder.ts";

const Kept = z.lazy(() =>
  z.object({
    /** The newest version that used the data folder. */
    newest: z.string().optional().catch(undefined),
    /** Random; draws this computer's number for each version. Sent nowhere. */
    seed: z
      .string()
      .regex(/^[0-9a-f]{32}$/)
      .optional()
      .catch(undefined),
    /** The version that was being installed when a process ended. */
    installing: z.string().optional().catch(undefined),
    /** When a process asked the server last. */
    askedAt: z.iso.datetime().optional().catch(undefined),
    /** What it answered then. */
    answer: z.enum(["none", "newer", "nothing-newer"]).optional().catch(undefined),
  }),
);
type Kept = z.infer<typeof Kept>;
/** What a server answered about newer versions. What it offered isn't kept. */
export type Answer = NonNullable<Kept["answer"]>;

/** What a data folder keeps about versions. Losing it does no harm. */
export type UpdateMemory = {
  /** Notes that this version uses the folder. One without data isn't used yet. */
  used(): void;
  /** The newest version that used the folder, if it is newer than the one that runs. Writes nothing. */
  olderThan(): string | undefined;
  /** A version that was to be installed, if another one runs. Writes nothing. */
  notInstalled(): string | undefined;
  /** This computer's number for a version, from 0 to below 100. */
  drawFor(version: string): number;
  installing(version: string | undefined): void;
  /** When a process of this data folder asked the server last; undefined if that isn't known. */
  askedAt(): Instant | undefined;
  /** What it answered then; "none" if it didn't, or that isn't known. */
  answer(): Answer;
  asked(at: Instant, answer: Answer): void;
  /** A person saw what is told: it isn't told again. */
  seen(): void;
};

/** Opens what a data folder keeps about versions; creates no data folder. */
export function openUpdateMemory({
  dataDir,
  version,
  random,
}: {
  readonly dataDir: string;
  readonly version: string;
  readonly random: Random;
}): UpdateMemory {
  const path = join(dataDir, "updates.json");
  let drawn: string | undefined;
  const keptIn = (json: unknown): Kept => Kept.safeParse(json).data ?? {};
  const read = (): Kept => keptIn(readCache(path));
  const change = (members: Partial<Kept>): void => {
    if (existsSync(dataDir)) changeCache(path, (before) => ({ ...keptIn(before), ...members }));
  };
  const seed = (): string => {
    const kept = read().seed ?? drawn;
    if (kept !== undefined) return kept;
    drawn = Buffer.from(random.bytes(16)).toString("hex");
    change({ seed: drawn });
    return drawn;
  };
  const olderThan = (): string | undefined => {
    const { newest } = read();
    return newest !== undefined && (compareVersions(newest, version) ?? 0) > 0 ? newest : undefined;
  };
  const notInstalled = (): string | undefined => {
    const { installing } = read();
    return installing !== undefined && (compareVersions(installing, version) ?? 0) > 0
      ? installing
      : undefined;
  };
  return {
    used() {
      if (isFreshFolder(dataDir)) return;
      const kept = read();
      const now = { newest: olderThan() ?? version, installing: notInstalled() };
      if (kept.newest !== now.newest || kept.installing !== now.installing) change(now);
    },
    olderThan,
    notInstalled,
    drawFor: (wanted) =>
      (createHash("sha256").update(`${seed()}\n${wanted}`).digest().readUInt32BE(0) / 2 ** 32) * 100,
    installing: (wanted) => change({ installing: wanted }),
    askedAt() {
      const { askedAt } = read();
      return askedAt === undefined ? undefined : instant(Date.parse(askedAt));
    },
    answer: () => read().answer ?? "none",
    asked: (at, answer) => change({ askedAt: isoOf(at), answer }),
    seen: () => change({ newest: version, installing: undefined }),
  };
}
