import type { Say } from "./say.ts";
import type { ThreeParts } from "./three-parts.ts";

/** What the pre-checks say when none of them failed. */
export function goWords(say: Say, warnings: number): ThreeParts {
  return {
    what: warnings === 0 ? say("verdicts.go.plain") : say("verdicts.go.warned", { count: warnings }),
    works: say("verdicts.go.works"),
    next: say("verdicts.go.next"),
  };
}

type EndpointSeen = {
  readonly failed: number;
  readonly warned: number;
  /** Did synthetic notifications go out? */
  readonly sent: boolean;
  readonly caFileUsed: boolean;
};

/** What the endpoint doctor says at the end, and what the verdict does not cover. */
export function endpointVerdict(say: Say, { failed, warned, sent, caFileUsed }: EndpointSeen): ThreeParts {
  const verdict =
    failed > 0
      ? say("verdicts.endpoint.notReady", { count: failed })
      : warned > 0
        ? say("verdicts.endpoint.readyWarned", { count: warned })
        : say("verdicts.endpoint.ready");
  return {
    what: caFileUsed ? say("verdicts.endpoint.byCaFile", { verdict }) : verdict,
    works: sent ? say("verdicts.endpoint.sent") : say("verdicts.endpoint.nothingSent"),
    next: failed > 0 ? say("verdicts.endpoint.repair") : say("verdicts.endpoint.goOn"),
  };
}
