import { errorFacts } from "../../../shared/log/stack-frames.ts";
import type { Random } from "../runtime/random.ts";
import type { Log } from "./log.ts";

type Noting = { readonly log?: Log; readonly random: Random };

/** Notes an error of ours in the operational log, under a reference, without its message. What had it may go on. */
export function noteFault({ log, random }: Noting, fault: unknown): void {
  const reference = Buffer.from(random.bytes(4)).toString("hex");
  log?.write({ event: "unexpected", reference, chain: errorFacts(fault) });
}

/**
 * Runs a promise without awaiting it. A rejection is noted and ends nothing: for what is only beside the work of a process, and
 * for what is tried again. A part of the program that is loaded late may be missing, as while the program is replaced.
 */
export function runAside(ports: Noting, promise: Promise<unknown>): void {
  promise.catch((fault: unknown) => noteFault(ports, fault));
}
