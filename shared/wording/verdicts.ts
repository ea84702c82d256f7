import type { sentIn } from "../webhook/proof-checks.ts";
import type { Translate } from "./translate.ts";
import type { ThreeParts } from "./three-parts.ts";

type Counted = { readonly warnings: number; readonly skipped: number };

/** The result of the preflight checks when none of them failed. */
export function goWords(t: Translate, { warnings, skipped }: Counted): ThreeParts {
  const verdict = warnings === 0 ? t("verdicts.go.plain") : t("verdicts.go.warned", { count: warnings });
  return {
    what: withSkipped(t, verdict, skipped),
    works: t("verdicts.go.works"),
    // What a skipped check would have found isn't known: to start isn't the advice then.
    next: skipped === 0 ? t("verdicts.go.next") : t("verdicts.go.nextSkipped"),
  };
}

/** A check that was not made is no check that passed. */
function withSkipped(t: Translate, verdict: string, skipped: number): string {
  return skipped === 0 ? verdict : `${verdict} ${t("verdicts.go.skipped", { count: skipped })}`;
}

type Sent = ReturnType<typeof sentIn>;

type EndpointSeen = {
  readonly failed: number;
  readonly warned: number;
  readonly skipped: number;
  /** Which test notifications left: none, one without a signature, or all that the checks need. */
  readonly sent: Sent;
  readonly caFileUsed: boolean;
};

const SENT_WORDS = { none: "nothingSent", unsigned: "unsignedSent", all: "sent" } as const;

/** The endpoint check's verdict, and what it does not cover. */
export function endpointVerdict(
  t: Translate,
  { failed, warned, skipped, sent, caFileUsed }: EndpointSeen,
): ThreeParts {
  const plain =
    failed > 0
      ? t("verdicts.endpoint.notReady", { count: failed })
      : sent !== "all"
        ? t("verdicts.endpoint.partly")
        : warned > 0
          ? t("verdicts.endpoint.readyWarned", { count: warned })
          : t("verdicts.endpoint.ready");
  const verdict = withSkipped(t, plain, skipped);
  return {
    what: caFileUsed ? t("verdicts.endpoint.byCaFile", { verdict }) : verdict,
    works: t(`verdicts.endpoint.${SENT_WORDS[sent]}`),
    next: failed > 0 ? t("verdicts.endpoint.repair") : t("verdicts.endpoint.goOn"),
  };
}
