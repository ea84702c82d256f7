import { sourceOf } from "../../../shared/migration/direction.ts";
import type { ChainLink, ProofChain } from "../../../shared/proof/chain.ts";
import type { WindowTranslate } from "../../wording/window-translate.ts";
import type { DrawnProofs } from "../bridge/bridge-state.ts";
import type { Meaning } from "../status/StatusMark.tsx";
import { visible } from "../text/visible.ts";

/** The mark of each state of a link. */
export const LINK_MEANINGS: Readonly<Record<ChainLink["state"], Meaning>> = {
  proven: "proven",
  "not-yet": "pending",
  failed: "stopped",
  "before-move": "attention",
};

/** The evidence of a link, or what is missing, in a sentence. */
export function evidenceWords(t: WindowTranslate, link: ChainLink): string {
  switch (link.id) {
    case "moved":
      return t(`window.proof.evidence.moved.${link.evidence}`);
    case "message":
      return t(`window.proof.evidence.message.${link.evidence}`, valuesOf(t, link));
    case "answer":
      return t(`window.proof.evidence.answer.${link.evidence}`, valuesOf(t, link));
    case "endpoint":
      return t(`window.proof.evidence.endpoint.${link.evidence}`);
  }
}

function valuesOf(t: WindowTranslate, { status, side }: ChainLink): Record<string, string> {
  return {
    ...(status === undefined ? {} : { status: visible(status, 40) }),
    ...(side === undefined ? {} : { side: t(`window.proof.side.${side}`) }),
  };
}

/** The links of a chain as dots on the bridge; none before the chain is known. */
export function drawnProofs(chain: ProofChain | undefined): DrawnProofs | undefined {
  if (chain === undefined) return undefined;
  return { from: sourceOf(chain.direction), proven: chain.links.map(({ state }) => state === "proven") };
}
