import type { Client } from "../../../../shared/rpc/client.ts";
import type { InputOf } from "../../../../shared/rpc/api.ts";
import { err, ok, type Result } from "../../../../shared/result.ts";
import { callFor } from "../../../stores/call.ts";
import type { CallProblem } from "../../../stores/call-problem.ts";

export type ExportFormat = InputOf<"webhooks.export">["format"];

/** How each format is saved. The name of a file never holds anything that arrived. */
export const FORMATS: Readonly<Record<ExportFormat, { readonly ending: string; readonly type: string }>> = {
  ndjson: { ending: "ndjson", type: "application/x-ndjson" },
  csv: { ending: "csv", type: "text/csv" },
  curl: { ending: "sh", type: "text/x-shellscript" },
};

type Exporting = {
  readonly client: Client;
  readonly input: Omit<InputOf<"webhooks.export">, "after">;
  /** Told after each piece how many events have been read. */
  readonly onProgress: (events: number) => void;
  readonly stopped: () => boolean;
};

export type Exported = {
  readonly file: Blob;
  readonly events: number;
  /** What the store holds back until somebody says that the file is saved. */
  readonly evidence: readonly number[];
};

/** Reads an export piece by piece. `undefined` where a person stopped it: half a file is none. */
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
    // The browser keeps blobs outside of the page's memory, on the disk where there are many: a whole store fits.
    pieces.push(new Blob([answer.value.text]));
    evidence.push(...answer.value.evidence);
    events += answer.value.events;
    onProgress(events);
    const { next } = answer.value;
    // A piece that leads nowhere new would lead there for ever.
    if (next === undefined || next <= (after ?? 0))
      return ok({ file: new Blob(pieces, { type: FORMATS[input.format].type }), events, evidence });
    after = next;
  }
}
