import type { Translate } from "./translate.ts";
import type { ThreeParts } from "./three-parts.ts";

/** The result of the preflight checks when none of them failed. */
export function goWords(t: Translate, warnings: number): ThreeParts {
  return {
    what: warnings === 0 ? t("verdicts.go.plain") : t("verdicts.go.warned", { count: warnings }),
    works: t("verdicts.go.works"),
    next: t("verdicts.go.next"),
  };
}

type EndpointSeen = {
  readonly failed: number;
  readonly warned: number;
  /** True if test notifications were sent. */
  readonly sent: boolean;
  readonly caFileUsed: boolean;
};

/** The endpoint check's verdict, and what it does not cover. */
export function endpointVerdict(
  t: Translate,
  { failed, warned, sent, caFileUsed }: EndpointSeen,
): ThreeParts {
  const verdict =
    failed > 0
      ? t("verdicts.endpoint.notReady", { count: failed })
      : warned > 0
        ? t("verdicts.endpoint.readyWarned", { count: warned })
        : t("verdicts.endpoint.ready");
  return {
    what: caFileUsed ? t("verdicts.endpoint.byCaFile", { verdict }) : verdict,
    works: sent ? t("verdicts.endpoint.sent") : t("verdicts.endpoint.nothingSent"),
    next: failed > 0 ? t("verdicts.endpoint.repair") : t("verdicts.endpoint.goOn"),
  };
}
