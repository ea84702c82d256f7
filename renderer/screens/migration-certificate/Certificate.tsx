import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import type { TimelineEntry } from "../../../shared/migration/timeline.ts";
import type { ProofChain } from "../../../shared/proof/chain.ts";
import { usePart } from "../../app/use-feed.ts";
import { useStores } from "../../app/window-context.tsx";
import { Bridge } from "../../components/bridge/Bridge.tsx";
import { bridgeOfRun, type BankState, type BridgeState } from "../../components/bridge/bridge-state.ts";
import { drawnProofs } from "../../components/proof/chain-words.ts";
import { ProofCells } from "../../components/proof/ProofCells.tsx";
import { downtimeTitle } from "../../components/run/downtime-title.ts";
import { DowntimeBar } from "../../components/run/DowntimeBar.tsx";
import { titleWithProof } from "../../components/run/finale.ts";
import { useDomainWords } from "../../components/run/use-domain-words.ts";
import { useKeptBackup } from "../../components/run/use-kept-backup.ts";
import { useNumberOfRun } from "../../components/run/use-number-of-run.ts";
import { WholeNumbers } from "../../components/text/Breakable.tsx";
import { Untrusted } from "../../components/text/Untrusted.tsx";
import { localTime } from "../../wording/local-time.ts";
import { dotted } from "../../wording/dotted.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import type { WindowTranslate } from "../../wording/window-translate.ts";
import classes from "./Certificate.module.css";
import { ComparedFacts } from "./ComparedFacts.tsx";

type CertificateProps = {
  readonly run: RunSnapshot;
  readonly chain: ProofChain | undefined;
  /** Undefined if it couldn't be read. */
  readonly story: readonly TimelineEntry[] | undefined;
};

/** One A4 page: what moved when, what proves it, what is missing, and what a person reported. */
export function Certificate({ run, chain, story }: CertificateProps) {
  const t = useTranslation();
  const words = useDomainWords();
  const { realm, workspaces, info } = useStores();
  const address = useNumberOfRun(run);
  const workspace = usePart(workspaces, (all) => all.workspaces.find(({ id }) => id === address?.workspace));
  const version = usePart(info, (known) => known.version);
  const practice = realm === "practice";
  const { kept } = useKeptBackup(run.pairLabel);
  const ended = run.endedAt ?? run.updatedAt;
  const day = Date.parse(ended);
  const name = displayNameOf(run);
  const missing = chain?.links.filter(({ state }) => state !== "proven");
  const facts = [
    [
      t("window.migrationCertificate.facts.missing"),
      missing === undefined
        ? t("window.migrationCertificate.missing.unread")
        : missing.length === 0
          ? t("window.migrationCertificate.missing.nothing")
          : dotted(
              t,
              missing.map(({ id }) => t(`proof.link.${id}`)),
            ),
    ],
    [t("window.migrationCertificate.facts.requests"), countWords(t, "sent", story, run)],
    [
      t("window.migrationCertificate.facts.location"),
      run.basis === undefined ? words.proof(run.proof).sentence : words.basis(run.basis),
    ],
    [t("window.migrationCertificate.facts.reported"), countWords(t, "attested", story, run)],
    [
      t("window.migrationCertificate.facts.backup"),
      t(`window.migrationCertificate.backup.${run.pairLabel === undefined ? "none" : kept}`),
    ],
  ] as const;
  return (
    <article
      className={classes["paper"]}
      data-paper="true"
      data-practice={practice}
      data-mark={practice ? t("window.migrationCertificate.mark") : undefined}
    >
      <header className={classes["head"]}>
        <span className={classes["mark"]} aria-hidden="true" />
        <strong>Switchover</strong>
        <span className={classes["number"]}>
          <strong>
            {t(practice ? "window.migrationCertificate.practice" : "window.migrationCertificate.name")}
          </strong>
          <span>{t("window.migrationCertificate.number", { run: run.run })}</span>
        </span>
      </header>
      <h2 className={classes["title"]}>
        <WholeNumbers text={`${titleWithProof(t, run, chain)}.`} />
      </h2>
      <p className={classes["lead"]}>
        {practice || workspace === undefined ? null : (
          <>
            <Untrusted text={workspace.name} most={60} /> ·{" "}
          </>
        )}
        {name === undefined ? null : (
          <>
            <Untrusted text={name} most={60} /> ·{" "}
          </>
        )}
        {t(`directions.${run.direction}`)}
        <br />
        {t("window.migrationCertificate.span", {
          // With the day, also on the day itself: paper is read later.
          from: localTime(t.language, run.openedAt, { seconds: true, now: 0 }),
          to: localTime(t.language, ended, { seconds: true, now: 0 }),
        })}
      </p>
      <Bridge
        spoken={run.spoken}
        state={withoutAges(bridgeOfRun(run, false))}
        proofs={drawnProofs(chain)}
        {...(chain === undefined ? {} : { below: <ProofCells chain={chain} offers={false} day={day} /> })}
      />
      {run.downtimeMs === undefined ? (
        <p>
          <span>{t("window.run.ended.unmeasured")}</span>{" "}
          <span className={classes["note"]}>{t("window.run.ended.downtimeNote")}</span>
        </p>
      ) : (
        <section>
          <h3>{downtimeTitle(t, run, words.duration(run.downtimeMs))}</h3>
          <DowntimeBar run={run} downtimeMs={run.downtimeMs} day={day} />
          <p className={classes["note"]}>{t("window.run.ended.downtimeNote")}</p>
        </section>
      )}
      <ComparedFacts run={run} />
      <section>
        <h3>{t("window.migrationCertificate.evidence")}</h3>
        <dl className={classes["facts"]}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <footer className={classes["foot"]}>
        <span className={classes["signature"]}>{t("window.migrationCertificate.by")}</span>
        <span className={classes["signature"]}>{t("window.migrationCertificate.to")}</span>
        <span className={classes["signature"]}>{t("window.migrationCertificate.date")}</span>
        <p>
          {t("window.migrationCertificate.meaning")}
          {version === undefined ? null : ` Switchover ${version}.`}
        </p>
      </footer>
    </article>
  );
}

/** How many requests were sent or locations reported: no count is invented where journal rows can't be read. */
function countWords(
  t: WindowTranslate,
  kind: "sent" | "attested",
  story: readonly TimelineEntry[] | undefined,
  { damagedRows }: RunSnapshot,
): string {
  if (story === undefined) return t("window.migrationCertificate.journalUnread");
  const count = story.filter((entry) => entry.kind === kind).length;
  if (damagedRows === 0 && count === 0 && kind === "attested")
    return t("window.migrationCertificate.attestedNone");
  const words = t(`window.migrationCertificate.${kind}`, { count });
  return damagedRows === 0
    ? words
    : `${words} ${t("window.migrationCertificate.rowsUnread", { count: damagedRows })}`;
}

/** The name that people see for the number, as the platform reported it last. */
function displayNameOf({ displayName, changes }: RunSnapshot): string | undefined {
  return displayName?.reported ?? changes.find(({ member }) => member === "verified_name")?.after;
}

/** A printed age would be wrong a moment later. */
function withoutAges(state: BridgeState): BridgeState {
  const { "on-premises": client, cloud } = state.banks;
  const timeless = ({ report, edge }: BankState): BankState =>
    report === undefined ? { edge } : { report, edge };
  return { ...state, banks: { "on-premises": timeless(client), cloud: timeless(cloud) } };
}
