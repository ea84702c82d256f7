import { z } from "zod";
import type { Result } from "../../../shared/result.ts";
import { LinkLost } from "../link-lost.ts";
import type { Connection } from "./connection.ts";
import type { PageParts } from "./page-parts.ts";

/**
 * Calls the program. Rejects with `LinkLost` where no answer came, which says nothing about what became of the call,
 * and with an error that carries the program's own words, or the reference of a mistake of ours.
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

/** What the program says of a call that it could not answer. */
function refusalIn(status: number, text: string): string {
  const { says, reference } = status === 409 || status === 500 ? Refused.parse(JSON.parse(text)) : {};
  return (
    says ??
    `The program could not answer this call (${reference === undefined ? `status ${status}` : `reference ${reference}`}).`
  );
}
