import type { Redacted } from "../../../../shared/redacted.ts";
import type { Exchange } from "../../platforms/http/exchange.ts";
import type { Random } from "../../runtime/random.ts";
import type { EndpointClient } from "./endpoint-client.ts";

/** A question and what came back. */
export type Asked = { readonly challenge: string; readonly exchange: Exchange };

/** How an endpoint answers the verification request in its variants. */
export type VerificationRequests = {
  /** With the right token; undefined where none was given. */
  readonly right: Asked | undefined;
  readonly wrong: Asked;
  /** Without a token. */
  readonly none: Asked;
  /** Without `hub.mode`, which nothing of the platform leaves out. */
  readonly modeless: Asked;
  /** The right token with a challenge that is markup; undefined where no token was given. */
  readonly unusual: Asked | undefined;
};

/**
 * Asks for the handshake one variant after the other. The challenge is a number, as the platform's is, since some
 * endpoints read it as one; it is another one each time, so that no cache can answer.
 */
export async function requestVerification(
  door: EndpointClient,
  token: Redacted<string> | undefined,
  random: Random,
): Promise<VerificationRequests> {
  const wrongToken = `switchover-wrong-${Buffer.from(random.bytes(8)).toString("hex")}`;
  const ask = async (
    parameters: Readonly<Record<string, string>>,
    challenge = challengeFrom(random),
  ): Promise<Asked> => ({
    challenge,
    exchange: await door.get({ ...parameters, "hub.challenge": challenge }),
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

/** Ten digits without a nought in front. */
function challengeFrom(random: Random): string {
  const number = Buffer.from(random.bytes(4)).readUInt32BE();
  return String(1_000_000_000 + (number % 1_000_000_000));
}
