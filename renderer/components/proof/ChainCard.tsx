import type { ChainLink, ProofChain } from "../../../shared/proof/chain.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { Card } from "../screen/Card.tsx";
import { StatusMark } from "../status/StatusMark.tsx";
import { Age } from "../text/Age.tsx";
import { UntrustedAddress } from "../text/UntrustedAddress.tsx";
import { LINK_MEANINGS } from "./chain-words.ts";
import { evidenceWords } from "../../../shared/wording/proof-words.ts";
import { ProofButton } from "./ProofButton.tsx";
import classes from "./proof.module.css";

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
      <StatusMark meaning={LINK_MEANINGS[state]} word={t(`proof.state.${state}`)} />
      <div className={classes["text"]}>
        <strong>{t(`proof.link.${id}`)}</strong>
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
        {state === "proven" || !inWorkspace ? null : <ProofButton link={link} chain={chain} />}
        {at === undefined ? null : (
          <span className={classes["age"]}>
            <Age at={at} />
          </span>
        )}
      </div>
    </li>
  );
}
