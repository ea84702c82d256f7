import { z } from "zod";
import { PAGE_ENDS } from "../../page-ends.ts";

/** What a support bundle leaves out, whatever there is. */
export const LEFT_OUT = ["secrets", "numbers", "messages", "names", "mistakes"] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

/** What a support bundle could not, or not wholly, take. Sentences are in the catalogue. */
export const BundleGap = z.discriminatedUnion("about", [
  /** Older files or lines had no room. */
  z.object({ about: z.literal("older-log"), count: z.number() }),
  z.object({ about: z.literal("older-migrations"), count: z.number() }),
  z.object({ about: z.literal("older-rows"), count: z.number() }),
  /** Lines of the log that aren't as the program writes them. */
  z.object({ about: z.literal("foreign-lines"), count: z.number() }),
  z.object({ about: z.literal("no-log"), count: z.literal(0) }),
  z.object({ about: z.literal("unreadable-log"), count: z.number() }),
  /** The journal as a whole can't be read; `count` is 0. */
  z.object({ about: z.literal("journal-closed"), count: z.literal(0) }),
  z.object({ about: z.literal("unreadable-migrations"), count: z.number() }),
  z.object({ about: z.literal("corrupted-rows"), count: z.number() }),
  /** Questions to this computer that weren't answered in time. */
  z.object({ about: z.literal("no-answer"), count: z.number() }),
]);
export type BundleGap = z.infer<typeof BundleGap>;

/** A support bundle: what a person can look through and send, and nothing is sent by itself. */
export const supportArea = {
  /** Works with a locked vault, a corrupted journal and beside other processes; writes nothing. */
  "support.make": {
    input: z.strictObject({}),
    output: z.object({
      /** A zip. */
      content: z.base64(),
      files: z.array(z.object({ name: z.string(), bytes: z.number() })),
      leftOut: z.array(z.enum(LEFT_OUT)),
      gaps: z.array(BundleGap),
      madeAt: z.string(),
    }),
    problem: z.never(),
  },
  /** Processes of a window that ended unexpectedly or had an error, by the log, newest first; changes nothing. */
  "support.ends": {
    input: z.strictObject({}),
    output: z.array(
      z.object({
        id: z.string(),
        lastAt: z.string(),
        version: z.string().optional(),
        abrupt: z.boolean(),
        errors: z.array(z.string()),
        pages: z.array(z.enum(PAGE_ENDS)),
      }),
    ),
    problem: z.never(),
  },
} as const;
