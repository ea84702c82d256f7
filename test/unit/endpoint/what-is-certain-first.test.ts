import { describe, expect, test } from "vitest";
import { endpointSignature } from "../../../main/core/endpoint/checks/signature.ts";
import { endpointVerification } from "../../../main/core/endpoint/checks/verification.ts";
import type { EndpointContext } from "../../../main/core/endpoint/context.ts";
import type { Sender } from "../../../main/core/endpoint/queries/sending.ts";
import type { Asked } from "../../../main/core/endpoint/queries/verification-requests.ts";
import { syntheticNotifications } from "../../../main/core/endpoint/synthetic-notifications.ts";
import type { Exchange } from "../../../main/core/platforms/http/exchange.ts";
import { NOW } from "../../support/check-context.ts";
import { dialect } from "../platforms/servers.ts";
import { randomFrom } from "../../support/seeded-random.ts";

const facts = { at: "2026-01-15T12:00:00.000Z", durationMs: 1 };
const answered = (status: number, text = ""): Exchange => ({
  kind: "answered",
  status,
  headers: {},
  body: Buffer.from(text),
  facts,
});
const TAKEN = answered(200);
const REFUSED = answered(401);
const NOT_SENT: Exchange = { kind: "notSent", cause: "connection-refused", facts };
const SILENT: Exchange = { kind: "unknown", cause: "timeout", facts };

const VARIANTS = ["accents", "emoji", "escaped", "missing", "wrong", "rewritten"] as const;
type Variant = (typeof VARIANTS)[number];
const GOOD: Readonly<Record<Variant, Exchange>> = {
  accents: TAKEN,
  emoji: TAKEN,
  escaped: TAKEN,
  missing: REFUSED,
  wrong: REFUSED,
  rewritten: REFUSED,
};

/** The finding about signatures if the variants, in the order in which they are sent, got these answers. */
function judged(answers: Partial<Record<Variant, Exchange>>) {
  let sent = 0;
  const sender: Sender = {
    synthetic: syntheticNotifications({ now: NOW, random: randomFrom(1), dialect }),
    signed: true,
    base: TAKEN,
    post: async () => ({ ...GOOD, ...answers })[VARIANTS[sent++] ?? "accents"],
  };
  const queries = { sending: async () => ({ kind: "ready" as const, sender }) };
  return endpointSignature.run({ queries } as unknown as EndpointContext);
}

const asked = (exchange: Exchange): Asked => ({ challenge: "challenge-1", exchange });

/** The finding about the verification request; the right token got no answer. */
function verified(others: {
  readonly wrong: Exchange;
  readonly none: Exchange;
  readonly unusual?: Exchange;
}) {
  const { wrong, none, unusual } = others;
  const handshakes = {
    right: asked(SILENT),
    wrong: asked(wrong),
    none: asked(none),
    modeless: asked(REFUSED),
    ...(unusual === undefined ? {} : { unusual: asked(unusual) }),
  };
  return endpointVerification.run({
    queries: { handshakes: async () => handshakes },
  } as unknown as EndpointContext);
}

describe("[E14] what an answer has shown of signatures is told", () => {
  const SHOWN: readonly (readonly [Variant, Exchange, string])[] = [
    ["wrong", TAKEN, "accepts-bad-signature"],
    ["missing", TAKEN, "accepts-missing-signature"],
    ["rewritten", TAKEN, "accepts-bad-signature"],
    ["escaped", answered(400), "refuses-escaped-text"],
    ["accents", answered(400), "refuses-good-signature"],
    ["emoji", SILENT, "refuses-good-signature"],
  ];
  test("also if any other variant never left or got no answer", async () => {
    for (const [variant, answer, cause] of SHOWN)
      for (const other of VARIANTS.filter((one) => one !== variant))
        expect([variant, other, await judged({ [variant]: answer, [other]: NOT_SENT })]).toMatchObject([
          variant,
          other,
          { status: "fail", cause },
        ]);
    expect(await judged({ rewritten: TAKEN, escaped: SILENT })).toMatchObject({
      cause: "accepts-bad-signature",
    });
  });

  test("and without anything certain, a variant that never left makes the result unknown", async () => {
    expect(await judged({})).toMatchObject({ status: "pass" });
    for (const one of VARIANTS)
      expect([one, await judged({ [one]: NOT_SENT })]).toMatchObject([
        one,
        { status: "skip", cause: "not-reachable" },
      ]);
    expect(await judged({ escaped: SILENT })).toMatchObject({ status: "skip", cause: "not-answered" });
  });
});

test("[E14] that any token gets the challenge is told, also if the right one got no answer", async () => {
  const challenge = answered(200, "challenge-1");
  expect(await verified({ wrong: challenge, none: challenge })).toMatchObject({ cause: "reflects-anything" });
  expect(await verified({ wrong: challenge, none: REFUSED })).toMatchObject({ cause: "accepts-wrong-token" });
  expect(await verified({ wrong: REFUSED, none: challenge })).toMatchObject({
    cause: "accepts-missing-token",
  });
  expect(await verified({ wrong: REFUSED, none: REFUSED, unusual: challenge })).toMatchObject({
    cause: "reflects-html",
  });
  expect(await verified({ wrong: REFUSED, none: REFUSED })).toMatchObject({
    status: "skip",
    cause: "not-answered",
  });
});
