import { z } from "zod";
import { err, type Result } from "../../../shared/result.ts";
import type { ContractProblem } from "../../../shared/rpc/problems.ts";
import { LinkLost } from "../link-lost.ts";
import type { Connection } from "./connection.ts";
import type { PageParts } from "./page-parts.ts";

/** Statuses of a call that the program did not begin: malformed, of another version, or too large. */
const NOT_TAKEN: ReadonlySet<number> = new Set([400, 404, 413]);

/**
 * Sends a call to the program and returns its result.
 *
 * Throws `LinkLost` if no usable response arrived (network error, 401 or 503); whether the call took effect
 * is then unknown. For other statuses throws an error with the program's own message, or with the reference
 * of an internal error.
 */
export async function callOver(
  { send }: PageParts,
  connection: Connection,
  body: { readonly method: string; readonly input: unknown },
): Promise<Result<unknown, unknown>> {
  const { status, text } = await exchange(send, connection, JSON.stringify(body));
  if (status === 200) return JSON.parse(text) as Result<unknown, unknown>;
  if (status === 401) {
    connection.signedOut();
    throw new LinkLost();
  }
  if (status === 503) throw new LinkLost();
  if (NOT_TAKEN.has(status))
    return err({ kind: "badCall", method: body.method, where: [] } satisfies ContractProblem);
  throw new Error(refusalIn(status, text));
}

async function exchange(
  send: PageParts["send"],
  connection: Connection,
  body: string,
): Promise<{ readonly status: number; readonly text: string }> {
  try {
    const answer = await send("/rpc", body);
    return { status: answer.status, text: await answer.text() };
  } catch {
    connection.lost();
    throw new LinkLost();
  }
}

const Refused = z.object({ says: z.string().optional(), reference: z.string().optional() });

/** The error text of a call that the program rejected: its own message, else the reference or the status. */
function refusalIn(status: number, text: string): string {
  const { says, reference } = status === 409 || status === 500 ? Refused.parse(JSON.parse(text)) : {};
  return (
    says ??
    `The program could not answer this call (${reference === undefined ? `status ${status}` : `reference ${reference}`}).`
  );
}
