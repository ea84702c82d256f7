import { Button } from "@mantine/core";
import { Link } from "wouter";
import type { ChainLink, ProofChain } from "../../../shared/proof/chain.ts";
import { to } from "../../app/routes.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { anew } from "./anew.ts";

type ProofButtonProps = { readonly link: ChainLink; readonly chain: ProofChain };

/** The button that leads to missing evidence. None for the move, which is not repeated from here. */
export function ProofButton({
  link: { id, evidence },
  chain: { links, phoneNumberId, side },
}: ProofButtonProps) {
  const t = useTranslation();
  if (id === "moved" || !counts(links)) return null;
  // The first missing item is the likely next one.
  const next = links.find(({ state }) => state !== "proven")?.id;
  const variant = next === id ? "filled" : "default";
  if (id === "endpoint") {
    // The webhook test reads the URL that the client delivers to, so it comes first.
    if (side === "on-premises" && evidence === "address-unknown" && next !== id) return null;
    if (side === "cloud" || evidence !== "address-unknown")
      return (
        <Button component={Link} size="compact-sm" variant={variant} href={to.webhookEndpoint(phoneNumberId)}>
          {t("window.proof.do.endpoint")}
        </Button>
      );
  }
  return (
    <Link href={to.webhookTest(phoneNumberId)} state={anew()} asChild>
      <Button component="a" size="compact-sm" variant={variant}>
        {t(id === "answer" ? "window.proof.do.answer" : "window.proof.do.message")}
      </Button>
    </Link>
  );
}

/**
 * True if the number's location is known to be where the move put it; otherwise a test would prove nothing.
 */
function counts([moved]: ProofChain["links"]): boolean {
  return moved?.evidence !== "outcome-unknown" && moved?.evidence !== "elsewhere";
}
