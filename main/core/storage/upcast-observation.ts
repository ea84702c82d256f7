import { z } from "zod";
import { isSameLine } from "../../../shared/phone.ts";
import type { RowContent } from "./upcast-outcome.ts";

// The forms of version 0.1.0, written out: today's schemas and rules may change, old rows do not.
const OldReading = z.looseObject({
  cloudSays: z.enum(["cloud", "on-premises", "nowhere", "somewhere", "silent"]),
  clientSays: z.enum(["connected", "connecting"]),
  clientServes: z.string().optional(),
  home: z.string(),
});
type OldReading = z.infer<typeof OldReading>;

/** Whom the client named, as far as the look recorded it. */
type Named = "this-number" | "another" | "nobody";
type Judged = { readonly home: string; readonly reason: string };

/**
 * What a look proves, by the cloud's word, where a client was connected and named no number, or another one. "as-written"
 * is a look that proved nothing then either.
 */
const PROVES: Readonly<
  Record<Exclude<Named, "this-number">, Readonly<Record<OldReading["cloudSays"], Judged | "as-written">>>
> = {
  nobody: {
    cloud: "as-written",
    "on-premises": { home: "on-premises", reason: "cloud-says-on-premises" },
    nowhere: { home: "unknown", reason: "client-does-not-tell" },
    somewhere: { home: "unknown", reason: "client-does-not-tell" },
    silent: { home: "unknown", reason: "client-does-not-tell" },
  },
  another: {
    cloud: "as-written",
    "on-premises": { home: "on-premises", reason: "cloud-says-on-premises" },
    nowhere: { home: "unknown", reason: "not-registered-anywhere" },
    somewhere: { home: "unknown", reason: "client-serves-another" },
    silent: { home: "unknown", reason: "client-serves-another" },
  },
};

/**
 * Reads the looks in a row of version 0.1.0 as evidence. That version took every client that was connected for the one
 * that has the number, also one that it knew to name another, and asked only once in a run whom it names.
 *
 * What was recorded stays as it is; what follows from it is never more than that version said, and less where its
 * evidence does not carry it. `asked` are the digits of the run's number. A step that was settled by a look which proves
 * nothing is marked: it counts as open again.
 */
export function upcastReadings(content: RowContent, asked: string | undefined): RowContent {
  switch (content["kind"]) {
    case "outcome": {
      const brought = Brought.safeParse(content["yield"]);
      if (!brought.success) return content;
      return { ...content, yield: { ...brought.data, reading: upcastReading(brought.data.reading, asked) } };
    }
    case "looked":
      return { ...content, reading: upcastReading(content["reading"], asked) };
    case "settled":
      return doneByObservation({ ...content, reading: upcastReading(content["reading"], asked) });
    default:
      return content;
  }
}

const Brought = z.looseObject({ kind: z.literal("reading"), reading: z.unknown() });

/** One look of version 0.1.0; anything else is given back as it is. */
export function upcastReading(reading: unknown, asked: string | undefined): unknown {
  const old = OldReading.safeParse(reading);
  if (!old.success) return reading;
  const named = namedBy(old.data, asked);
  // On its way for a number: that was never taken for having it, whichever number it was.
  if (old.data.clientSays === "connecting")
    return named === "another" ? { ...old.data, clientSays: "serves-another" } : reading;
  if (named === "this-number") return { ...old.data, clientSays: "serves-number" };
  const clientSays = named === "another" ? "serves-another" : "connected";
  const judged = PROVES[named][old.data.cloudSays];
  if (judged === "as-written") return { ...old.data, clientSays };
  const { working: _believed, ...evidence } = old.data;
  return { ...evidence, clientSays, ...judged };
}

function namedBy({ clientServes }: OldReading, asked: string | undefined): Named {
  if (clientServes === undefined || asked === undefined) return "nobody";
  return isSameLine(clientServes, asked) ? "this-number" : "another";
}

/** Where a number is once a step that a look settled is done. */
const DONE_AT: Readonly<Record<string, string>> = {
  register: "cloud",
  account: "on-premises",
  code: "on-premises",
};

const Settled = z.looseObject({
  by: z.literal("look-up"),
  step: z.string(),
  reading: z.looseObject({ home: z.string() }),
});

function doneByObservation(content: RowContent): RowContent {
  const settled = Settled.safeParse(content);
  if (!settled.success) return content;
  const target = DONE_AT[settled.data.step];
  return target === undefined || settled.data.reading.home === target
    ? content
    : { ...content, unproven: true };
}
