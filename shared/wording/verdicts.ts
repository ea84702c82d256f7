import type { Translate } from "./translate.ts";
import type { ThreeParts } from "./three-parts.ts";

type Counted = { readonly warnings: number; readonly skipped: number };

/** The result of the preflight checks when none of them failed. */
export function goWords(t: Translate, { warnings, skipped }: Counted): ThreeParts {
  const verdict = warnings === 0 ? t("verdicts.go.plain") : t("verdicts.go.warned", { count: warnings });
  return {
    what: withSkipped(t, verdict, skipped),
    works: t("verdicts.go.works"),
    next: t("verdicts.go.next"),
  };
}

/** A check that was not made is no check that passed. */
function withSkipped(t: Translate, verdict: string, skipped: number): string {
  return skipped === 0 ? verdict : `${verdict} ${t("verdicts.go.skipped", { count: skipped })}`;
}

type EndpointSeen = {
  readonly failed: number;
  readonly warned: number;
  readonly skipped: number;
  /** True if test notifications were sent. */
  readonly sent: boolean;
  readonly caFileUsed: boolean;
};

/** The endpoint check's verdict, and what it does not cover. */
export function endpointVerdict(
  t: Translate,
  { failed, warned, skipped, sent, caFileUsed }: EndpointSeen,
): ThreeParts {
  const plain =
    failed > 0
      ? t("verdicts.endpoint.notReady", { count: failed })
      : warned > 0
        ? t("verdicts.endpoint.readyWarned", { count: warned })
        : t("verdicts.endpoint.ready");
  const verdict = withSkipped(t, plain, skipped);
  return {
    what: caFileUsed ? t("verdicts.endpoint.byCaFile", { verdict }) : verdict,
    works: sent ? t("verdicts.endpoint.sent") : t("verdicts.endpoint.nothingSent"),
    next: failed > 0 ? t("verdicts.endpoint.repair") : t("verdicts.endpoint.goOn"),
  };
}
