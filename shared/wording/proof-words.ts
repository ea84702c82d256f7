import type { ChainLink } from "../proof/chain.ts";
import { visible } from "../visible.ts";
import type { Translate } from "./translate.ts";

/** The evidence of a link of the chain of proof, or what is missing, in a sentence. */
export function evidenceWords(t: Translate, link: ChainLink): string {
  switch (link.id) {
    case "moved":
      return t(`proof.evidence.moved.${link.evidence}`);
    case "message":
      return t(`proof.evidence.message.${link.evidence}`, valuesOf(t, link));
    case "answer":
      return t(`proof.evidence.answer.${link.evidence}`, valuesOf(t, link));
    case "endpoint":
      return t(`proof.evidence.endpoint.${link.evidence}`);
  }
}

function valuesOf(t: Translate, { status, side }: ChainLink): Record<string, string> {
  return {
    ...(status === undefined ? {} : { status: visible(status, 40) }),
    ...(side === undefined ? {} : { side: t(`proof.side.${side}`) }),
  };
}
