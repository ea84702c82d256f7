import { z } from "zod";
import { RunId } from "../ids.ts";
import { ClientWord, CloudWord, ObservationReason } from "./observation.ts";

/** What one automatic check of both APIs found, or why it could not be made. */
export const LocationCheck = z.lazy(() =>
  z.object({
    at: z.string(),
    found: z
      .object({ cloudSays: CloudWord, clientSays: ClientWord, reason: ObservationReason })
      .or(z.object({ problem: z.string() })),
  }),
);
export type LocationCheck = z.infer<typeof LocationCheck>;

/** The automatic checks of one migration whose number has an unknown location. */
export const LocationChecks = z.lazy(() =>
  z.object({
    run: RunId,
    /** Grows with each change. */
    revision: z.number(),
    /** When this process began to check automatically. */
    since: z.string(),
    /** Checks made by this process since then. */
    count: z.number(),
    /** The newest checks, newest last; at most `LATEST_CHECKS`. */
    latest: z.array(LocationCheck),
    now: z.discriminatedUnion("kind", [
      /** `waitMs`: the whole wait that ends at `nextAt`. */
      z.object({ kind: z.literal("waiting"), nextAt: z.string(), waitMs: z.number() }),
      z.object({ kind: z.literal("checking"), since: z.string() }),
      /** Checking needs the credentials in the vault, which a person locked. */
      z.object({ kind: z.literal("vault-locked") }),
      /** The location is known, or the migration ended. */
      z.object({ kind: z.literal("over") }),
    ]),
  }),
);
export type LocationChecks = z.infer<typeof LocationChecks>;

/** How many checks `LocationChecks` lists. */
export const LATEST_CHECKS = 3;

/**
 * Waits between automatic checks, in milliseconds. The first checks, within 16 s after the lost response, are
 * the migration's own; the last wait repeats without end.
 */
export const LOCATION_CHECK_WAITS_MS = [30_000, 45_000, 60_000, 90_000, 120_000] as const;
