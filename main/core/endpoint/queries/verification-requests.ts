import type { Redacted } from "../../../../shared/redacted.ts";
import type { Exchange } from "../../platforms/http/exchange.ts";
import type { Random } from "../../runtime/random.ts";
import type { EndpointClient } from "./endpoint-client.ts";

/** A verification request and its result. */
export type Asked = { readonly challenge: string; readonly exchange: Exchange };

/** The results of the verification request in its variants. */
export type VerificationRequests = {
  /** With the right token; undefined if none was given. */
  readonly right: Asked | undefined;
  readonly wrong: Asked;
  /** Without a token. */
  readonly none: Asked;
  /** Without `hub.mode`, which the platform always sends. */
  readonly modeless: Asked;
  /** The right token with markup as the challenge; undefined if no token was given. */
  readonly unusual: Asked | undefined;
};

/**
 * Sends the variants of the verification request one after the other. The challenge is a number like the
 * platform's, because some endpoints parse it as one; it differs each time, so that no cache can answer.
 */
export async function requestVerification(
  client: EndpointClient,
  token: Redacted<string> | undefined,
  random: Random,
): Promise<VerificationRequests> {
  const wrongToken = `switchover-wrong-${Buffer.from(random.bytes(8)).toString("hex")}`;
  const ask = async (
    parameters: Readonly<Record<string, string>>,
    challenge = challengeFrom(random),
  ): Promise<Asked> => ({
    challenge,
    exchange: await client.get({ ...parameters, "hub.challenge": challenge }),
  });
  const mode = { "hub.mode": "subscribe" };
  const withToken = (): Record<string, string> => ({
    "hub.verify_token": token === undefined ? wrongToken : token.reveal(),
  });
  return {
    right: token === undefined ? undefined : await ask({ ...mode, ...withToken() }),
    wrong: await ask({ ...mode, "hub.verify_token": wrongToken }),
    none: await ask(mode),
    modeless: await ask(withToken()),
    unusual:
      token === undefined
        ? undefined
        : await ask({ ...mode, ...withToken() }, `<b>switchover ${challengeFrom(random)}</b>`),
  };
}

/** Ten digits without a leading zero. */
function challengeFrom(random: Random): string {
  const number = Buffer.from(random.bytes(4)).readUInt32BE();
  return String(1_000_000_000 + (number % 1_000_000_000));
}
