import type { ChainLink, ProofChain } from "../../../shared/proof/chain.ts";
import { SenderItem } from "../../../shared/proof/chain.ts";
import { RunId } from "../../../shared/ids.ts";

const AT = "2026-01-15T12:00:00.000Z";

/** The chain of a number right after its move: nothing but the move is proven. */
export function imaginedChain(
  some: Partial<Omit<ProofChain, "run">> & { readonly run: string; readonly phoneNumberId: string },
  links: readonly ChainLink[] = [],
): ProofChain {
  const fresh: readonly ChainLink[] = [
    { id: "moved", state: "proven", evidence: "platform-answer", at: AT },
    { id: "message", state: "not-yet", evidence: "no-test" },
    { id: "answer", state: "not-yet", evidence: "no-answer" },
    { id: "endpoint", state: "not-yet", evidence: "no-check", address: "https://hooks.example/…77aa" },
  ];
  return {
    number: "+12025550123",
    direction: "to-cloud",
    side: "cloud",
    movedFrom: AT,
    movedBy: AT,
    sender: { items: SenderItem.options.map((item) => ({ item })) },
    ...some,
    run: RunId.parse(some.run),
    links: fresh.map((link) => links.find(({ id }) => id === link.id) ?? link),
  };
}
