import { z } from "zod";
import { isSameLine } from "../../../shared/phone.ts";
import type { RowContent } from "./upcast-outcome.ts";

// The shapes of version 0.1.0, copied here: current schemas may change, old rows do not.
const OldReading = z.looseObject({
  cloudSays: z.enum(["cloud", "on-premises", "nowhere", "somewhere", "silent"]),
  clientSays: z.enum(["connected", "connecting"]),
  clientServes: z.string().optional(),
  home: z.string(),
});
type OldReading = z.infer<typeof OldReading>;

/** The number that the client named, as far as the observation recorded it. */
type Named = "this-number" | "another" | "nobody";
type Conclusion = { readonly home: string; readonly reason: string };

/**
 * What an observation proves if a connected client named no number or another one, by the cloud's answer.
 * "as-written": keep what was recorded.
 */
const PROVES: Readonly<
  Record<Exclude<Named, "this-number">, Readonly<Record<OldReading["cloudSays"], Conclusion | "as-written">>>
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
 * Corrects the observations in a row of version 0.1.0.
 *
 * That version treated every connected client as the one that has the number, even one that named another
 * number, and queried the client's number only once per run. The recorded facts stay; the conclusion is never
 * more than that version's, and less if its evidence does not support it. `asked`: the digits of the run's
 * number. A step settled by an observation that proves nothing is marked, and counts as open again.
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

/** Corrects one observation of version 0.1.0; returns anything else unchanged. */
export function upcastReading(reading: unknown, asked: string | undefined): unknown {
  const old = OldReading.safeParse(reading);
  if (!old.success) return reading;
  const named = namedBy(old.data, asked);
  // A connecting client was never treated as having the number, whichever number it was.
  if (old.data.clientSays === "connecting")
    return named === "another" ? { ...old.data, clientSays: "serves-another" } : reading;
  if (named === "this-number") return { ...old.data, clientSays: "serves-number" };
  const clientSays = named === "another" ? "serves-another" : "connected";
  const conclusion = PROVES[named][old.data.cloudSays];
  if (conclusion === "as-written") return { ...old.data, clientSays };
  const { working: _believed, ...evidence } = old.data;
  return { ...evidence, clientSays, ...conclusion };
}

function namedBy({ clientServes }: OldReading, asked: string | undefined): Named {
  if (clientServes === undefined || asked === undefined) return "nobody";
  return isSameLine(clientServes, asked) ? "this-number" : "another";
}

/** The number's location once a step settled by an observation is done. */
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
