import type { Client } from "../../../../shared/rpc/client.ts";
import type { InputOf } from "../../../../shared/rpc/api.ts";
import { err, ok, type Result } from "../../../../shared/result.ts";
import { callFor } from "../../../stores/call.ts";
import type { CallProblem } from "../../../stores/call-problem.ts";

export type ExportFormat = InputOf<"webhooks.export">["format"];

/** File extension and media type of each format. A file name never contains received data. */
export const FORMATS: Readonly<Record<ExportFormat, { readonly ending: string; readonly type: string }>> = {
  ndjson: { ending: "ndjson", type: "application/x-ndjson" },
  csv: { ending: "csv", type: "text/csv" },
  curl: { ending: "sh", type: "text/x-shellscript" },
};

type Exporting = {
  readonly client: Client;
  readonly input: Omit<InputOf<"webhooks.export">, "after">;
  /** Called after each piece with the number of events read so far. */
  readonly onProgress: (events: number) => void;
  readonly stopped: () => boolean;
};

export type Exported = {
  readonly file: Blob;
  readonly events: number;
  /** Protected events, which the store keeps until the user confirms that the file is saved. */
  readonly evidence: readonly number[];
};

/**
 * Reads an export piece by piece. Returns `undefined` if the user stopped it: an incomplete file is not
 * offered.
 */
export async function exportPieces({
  client,
  input,
  onProgress,
  stopped,
}: Exporting): Promise<Result<Exported | undefined, CallProblem>> {
  const pieces: Blob[] = [];
  const evidence: number[] = [];
  let events = 0;
  let after: number | undefined;
  for (;;) {
    const answer = await callFor(client, "webhooks.export", {
      ...input,
      ...(after === undefined ? {} : { after }),
    });
    if (!answer.ok) return err(answer.problem);
    if (stopped()) return ok(undefined);
    // Blobs, because the browser keeps them outside of the page's memory, large ones on disk: a whole store
    // fits.
    pieces.push(new Blob([answer.value.text]));
    evidence.push(...answer.value.evidence);
    events += answer.value.events;
    onProgress(events);
    const { next } = answer.value;
    // A cursor that does not advance would loop forever.
    if (next === undefined || next <= (after ?? 0))
      return ok({ file: new Blob(pieces, { type: FORMATS[input.format].type }), events, evidence });
    after = next;
  }
}
