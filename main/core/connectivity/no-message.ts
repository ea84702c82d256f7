import type { CheckResult } from "../../../shared/checks/result.ts";
import type { TestState } from "../../../shared/webhook/connectivity-test.ts";
import type { ReplacedCallback } from "./replace-callback.ts";
import { explanationsFor, type Fact, type Waited } from "./explanations.ts";
import { finding, found } from "./findings.ts";
import type { TestJob } from "./job.ts";

type Verdict = NonNullable<TestState["verdict"]>;

/** Why no counting message arrived, and what that allows the test to conclude. */
export type NoneCame = {
  readonly kind: "not";
  readonly verdict: Exclude<Verdict, "arrives">;
  readonly check: CheckResult;
};

/**
 * Explains why nothing that counts arrived. Reports everything that is certain, starting with what the user
 * must fix first: an invalid signature comes first, whatever the tunnel did. Concludes "does not arrive" only
 * if nothing else explains it: the tunnel stayed open, the callback URL is still ours, and the public URL
 * still leads here.
 */
export async function whyNone(job: TestJob, { chosen }: ReplacedCallback, waited: Waited): Promise<NoneCame> {
  const wrong = signatureWrong(waited);
  const explanations = await explanationsFor(job, chosen, waited);
  const [main, ...besides] = [...(wrong === undefined ? [] : [wrong]), ...explanations];
  const verdict = explanations.length === 0 ? "does-not-arrive" : "inconclusive";
  const { cause, first, facts } = main ?? noMessage(waited);
  const message = besides.reduce(
    (combined, { beside }) => found("together", { first: combined, second: beside }),
    first,
  );
  return {
    kind: "not",
    verdict,
    check: finding("webhooks.message", { status: "fail", cause }, message, facts),
  };
}

/**
 * The result if the person stops the test early: what may still arrive is not awaited; signatures rejected so
 * far are still reported.
 */
export function leftBefore(waited: Pick<Waited, "word" | "came">): NoneCame {
  const wrong = signatureWrong(waited);
  const check =
    wrong === undefined
      ? finding("webhooks.message", { status: "skip", cause: "no-message" }, found("notAwaited"))
      : finding("webhooks.message", { status: "fail", cause: wrong.cause }, wrong.first, wrong.facts);
  return { kind: "not", verdict: "stopped", check };
}

function noMessage({ word }: Waited): Pick<Fact, "cause" | "first" | "facts"> {
  return { cause: "no-message", first: found("noMessage", { word }) };
}

/** A message with the keyword and an invalid signature may come from anyone. */
function signatureWrong({
  word,
  came: { wrong, others, refused },
}: Pick<Waited, "word" | "came">): Fact | undefined {
  if (wrong !== undefined) {
    const message = found("messageWrong");
    const facts = { event: wrong.event.id, signature: wrong.event.signature };
    return { cause: "signature-wrong", first: message, beside: message, facts };
  }
  // If correctly signed messages arrived too, the invalid ones come from another app or an unknown sender.
  if (refused === 0 || others > 0) return undefined;
  const message = found("refusedCame", { count: refused, word });
  return { cause: "signature-wrong", first: message, beside: message, facts: { refused } };
}
