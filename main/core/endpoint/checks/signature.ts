import type { ProofCauseOf } from "../../../../shared/webhook/proof-checks.ts";
import { fail, pass, phrase, skip, type CheckFinding, type FindingFacts } from "../../checks/finding.ts";
import type { Exchange } from "../../platforms/http/exchange.ts";
import type { EndpointCheck } from "../context.ts";
import { wasTaken, type Sender } from "../queries/sending.ts";
import { answerOf, notSent, unsent } from "../sending-checks.ts";

type Cause = ProofCauseOf<"endpoint.signature">;

const ACCENTS = "Switchover test: déjà vu, señor, Grüße";
const EMOJI = "Switchover test 👋🏽🎉";

/** The result of each variant. The last three must be rejected. */
type Variants = {
  readonly ascii: Exchange;
  readonly accents: Exchange;
  readonly emoji: Exchange;
  readonly escaped: Exchange;
  readonly missing: Exchange;
  readonly wrong: Exchange;
  readonly rewritten: Exchange;
};

/** Checks that the endpoint accepts what the platform signed, in every encoding, and nothing else. */
export const endpointSignature: EndpointCheck<"endpoint.signature"> = {
  id: "endpoint.signature",
  run: async ({ queries: looks }) => {
    const sending = await looks.sending();
    switch (sending.kind) {
      case "not-asked":
      case "not-reachable":
        return notSent(sending.kind);
      case "secret-not-given":
        return skip("secret-not-given", phrase("endpointFindings.signature.unsignedRefused"), {
          missing: answerOf(sending.base),
        });
      case "refused":
        return refusedPlain(sending.sender);
      case "ready":
        return sending.sender.signed ? judge(await tryAll(sending.sender)) : unsignedTaken(sending.sender);
    }
  },
};

/** If even the plain text was rejected, its answer is the only evidence. */
function refusedPlain({ base, signed }: Sender): CheckFinding<Cause> {
  const facts = { ascii: answerOf(base) };
  if (!signed) return skip("not-allowed", phrase("endpointFindings.sending.refused"), facts);
  return base.kind === "answered"
    ? fail("refuses-good-signature", phrase("endpointFindings.signature.refused", { which: "ascii" }), facts)
    : skip("not-answered", phrase("endpointFindings.noAnswer"), facts);
}

function unsignedTaken({ base }: Sender): CheckFinding<Cause> {
  return fail("accepts-missing-signature", phrase("endpointFindings.signature.missing"), {
    missing: answerOf(base),
  });
}

async function tryAll({ base, post, synthetic }: Sender): Promise<Variants> {
  const rewritten = synthetic.text(`${ACCENTS} ${EMOJI}`);
  const plain = (): string => synthetic.text("Switchover test");
  return {
    ascii: base,
    accents: await post(synthetic.textUnescaped(ACCENTS)),
    emoji: await post(synthetic.textUnescaped(EMOJI)),
    escaped: await post(synthetic.text(`${ACCENTS} ${EMOJI}`)),
    missing: await post(plain(), { kind: "none" }),
    wrong: await post(plain(), { kind: "literal", signature: `sha256=${"0123456789abcdef".repeat(4)}` }),
    // An endpoint that checks the signature over parsed and re-serialized JSON accepts this one.
    rewritten: await post(rewritten, { kind: "over", text: JSON.stringify(JSON.parse(rewritten)) }),
  };
}

function judge(variants: Variants): CheckFinding<Cause> {
  const facts: FindingFacts = Object.fromEntries(
    Object.entries(variants).map(([name, exchange]) => [name, answerOf(exchange)]),
  );
  const { missing, wrong, rewritten, escaped, ...others } = variants;
  // What an answer has shown stays certain, whatever became of the other variants.
  if (wasTaken(wrong))
    return fail("accepts-bad-signature", phrase("endpointFindings.signature.wrong"), facts);
  if (wasTaken(missing))
    return fail("accepts-missing-signature", phrase("endpointFindings.signature.missing"), facts);
  if (escaped.kind === "answered" && !wasTaken(escaped))
    return fail("refuses-escaped-text", phrase("endpointFindings.signature.escaped"), facts);
  if (wasTaken(rewritten))
    return fail("accepts-bad-signature", phrase("endpointFindings.signature.rewritten"), facts);
  const refused = Object.entries(others).filter(([, one]) => !wasTaken(one) && one.kind !== "notSent");
  if (refused.length > 0) {
    const which = refused.map(([name]) => name).join(", ");
    return fail("refuses-good-signature", phrase("endpointFindings.signature.refused", { which }), facts);
  }
  if (Object.values(variants).some(({ kind }) => kind === "notSent")) return unsent();
  return wasTaken(escaped)
    ? pass(phrase("endpointFindings.signature.fine"), facts)
    : skip("not-answered", phrase("endpointFindings.noAnswer"), facts);
}
