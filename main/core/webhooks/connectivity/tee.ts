import { shownAddress } from "../../checks/words.ts";
import type { Production } from "./choose-level.ts";
import type { TestJob } from "./job.ts";

/** What becomes of what arrives, besides being stored. `to` is fit to be shown. */
export type Tee = {
  readonly said: "teed" | "notTeed" | "teeUnknown";
  readonly to?: string;
  end(): void;
};

/**
 * Passes on what arrives to the callback that would have got it, so that production loses nothing. Where a receiver
 * forwards already, its person has said where to.
 */
export function startTee(job: TestJob, production: Production, caPem: string | undefined): Tee {
  const { deps, target, input, state } = job;
  const nothing = (said: Tee["said"]): Tee => ({ said, end: () => undefined });
  const already = deps.receivers.state(target.receiver)?.forwardsTo;
  if (already !== undefined) return { said: "teed", to: shownAddress(already), end: () => undefined };
  if (!input.forward) return nothing("notTeed");
  if (production.kind === "unknown") return nothing("teeUnknown");
  if (production.kind !== "at" || !production.address.startsWith("https://")) return nothing("notTeed");
  const ca = authorityOf(job) ?? caPem;
  deps.receivers.forward(target.receiver, { url: production.address, ...(ca === undefined ? {} : { ca }) });
  const to = shownAddress(production.address);
  state.change({ forwardsTo: to });
  return { said: "teed", to, end: () => deps.receivers.forward(target.receiver, undefined) };
}

/** The authority that stands in for the public roots; what cannot be read was told by the check of the address. */
function authorityOf({ deps, input }: TestJob): string | undefined {
  if (input.caFile === undefined) return undefined;
  const read = deps.ports.files.read(input.caFile);
  return read.ok ? read.value : undefined;
}
