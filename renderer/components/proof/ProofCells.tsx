import {
  IconArrowRight,
  IconChecks,
  IconMessageCheck,
  IconPlugConnected,
  type Icon,
} from "@tabler/icons-react";
import type { ChainLink, ProofChain } from "../../../shared/proof/chain.ts";
import { localTime } from "../../wording/local-time.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { StatusMark } from "../status/StatusMark.tsx";
import { UntrustedAddress } from "../text/UntrustedAddress.tsx";
import { LINK_MEANINGS } from "./chain-words.ts";
import { evidenceWords } from "../../../shared/wording/proof-words.ts";
import classes from "./ProofCells.module.css";
import { ProofButton } from "./ProofButton.tsx";

const ICONS: Readonly<Record<ChainLink["id"], Icon>> = {
  moved: IconArrowRight,
  message: IconMessageCheck,
  answer: IconChecks,
  endpoint: IconPlugConnected,
};

type ProofCellsProps = {
  readonly chain: ProofChain;
  /** True where the missing links have their buttons; a certificate only says what is missing. */
  readonly offers: boolean;
  /** Milliseconds since 1970: times of this day are shown without it. Today if missing. */
  readonly day?: number;
};

/** The chain of proof as four cells under the bridge: each with its time and evidence, or the way to get it. */
export function ProofCells({ chain, offers, day }: ProofCellsProps) {
  const t = useTranslation();
  return (
    <ol className={classes["cells"]} aria-label={t("window.proof.list")}>
      {chain.links.map((link) => {
        const { id, state, at, address } = link;
        const Sign = ICONS[id];
        return (
          <li key={id} data-state={state}>
            {state === "proven" ? (
              <span className={classes["sign"]} role="img" aria-label={t("proof.state.proven")}>
                <Sign size={18} stroke={1.9} />
              </span>
            ) : (
              <StatusMark meaning={LINK_MEANINGS[state]} word={t(`proof.state.${state}`)} />
            )}
            <div className={classes["head"]}>
              <strong>{t(`proof.link.${id}`)}</strong>
              {at === undefined ? null : (
                <time dateTime={at}>{localTime(t.language, at, { seconds: true, now: day })}</time>
              )}
            </div>
            <p>
              {evidenceWords(t, link)}
              {address === undefined ? null : (
                <>
                  {" "}
                  <UntrustedAddress text={address} most={80} className="sw-mono" />
                </>
              )}
            </p>
            {offers && state !== "proven" ? (
              <div className={classes["do"]}>
                <ProofButton link={link} chain={chain} />
              </div>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}
