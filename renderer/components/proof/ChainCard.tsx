import { Button } from "@mantine/core";
import { Link } from "wouter";
import type { ChainLink, ProofChain } from "../../../shared/proof/chain.ts";
import { to } from "../../app/routes.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import type { WindowTranslate } from "../../wording/window-translate.ts";
import { Card } from "../screen/Card.tsx";
import { StatusMark, type Meaning } from "../status/StatusMark.tsx";
import { Age } from "../text/Age.tsx";
import { UntrustedAddress } from "../text/UntrustedAddress.tsx";
import { visible } from "../text/visible.ts";
import { anew } from "./anew.ts";
import classes from "./proof.module.css";

const MEANINGS: Readonly<Record<ChainLink["state"], Meaning>> = {
  proven: "proven",
  "not-yet": "pending",
  failed: "stopped",
  "before-move": "attention",
};

type ChainCardProps = {
  readonly chain: ProofChain;
  /** True if the number belongs to a workspace; the window can start tests and checks only there. */
  readonly inWorkspace: boolean;
};

/**
 * Moved, message received, reply delivered, endpoint ready: each with its evidence and age, or a button to
 * get it.
 */
export function ChainCard({ chain, inWorkspace }: ChainCardProps) {
  const t = useTranslation();
  const { links } = chain;
  const proven = links.filter(({ state }) => state === "proven").length;
  return (
    <Card
      title={t("window.proof.title")}
      aside={t("window.proof.count", { count: proven, of: links.length })}
    >
      <ol className={classes["links"]} aria-label={t("window.proof.list")}>
        {links.map((link) => (
          <LinkLine key={link.id} link={link} chain={chain} inWorkspace={inWorkspace} />
        ))}
      </ol>
    </Card>
  );
}

type LinkLineProps = ChainCardProps & { readonly link: ChainLink };

function LinkLine({ link, chain, inWorkspace }: LinkLineProps) {
  const t = useTranslation();
  const { id, state, at } = link;
  return (
    <li className={classes["link"]} data-state={state}>
      <StatusMark meaning={MEANINGS[state]} word={t(`window.proof.state.${state}`)} />
      <div className={classes["text"]}>
        <strong>{t(`window.proof.link.${id}`)}</strong>
        <p>
          {evidenceWords(t, link)}
          {link.address === undefined ? null : (
            <>
              {" "}
              <UntrustedAddress text={link.address} most={120} className="sw-mono" />
            </>
          )}
        </p>
      </div>
      <div className={classes["end"]}>
        {state === "proven" || !inWorkspace ? null : <Missing link={link} chain={chain} />}
        {at === undefined ? null : (
          <span className={classes["age"]}>
            <Age at={at} />
          </span>
        )}
      </div>
    </li>
  );
}

/** The button that leads to missing evidence. None for the move, which is not repeated from here. */
function Missing({
  link: { id, evidence },
  chain: { links, phoneNumberId, side },
}: Omit<LinkLineProps, "inWorkspace">) {
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

function evidenceWords(t: WindowTranslate, link: ChainLink): string {
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
