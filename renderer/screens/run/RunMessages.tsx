import { Anchor } from "@mantine/core";
import { useEffect, useState, type ReactNode } from "react";
import { Link } from "wouter";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import type { ProofChain } from "../../../shared/proof/chain.ts";
import {
  isEvidence,
  isMadeUpEvent,
  toldSignature,
  type WebhookEvent,
} from "../../../shared/webhook/event.ts";
import { to } from "../../app/routes.ts";
import { useStores } from "../../app/window-context.tsx";
import { ProblemCard } from "../../components/problem/ProblemCard.tsx";
import { LINK_MEANINGS } from "../../components/proof/chain-words.ts";
import { evidenceWords } from "../../../shared/wording/proof-words.ts";
import { useNumberOfRun } from "../../components/run/use-number-of-run.ts";
import { Loading } from "../../components/screen/AsyncView.tsx";
import { StatusMark } from "../../components/status/StatusMark.tsx";
import { Age } from "../../components/text/Age.tsx";
import { CopyButton } from "../../components/text/CopyButton.tsx";
import { Untrusted } from "../../components/text/Untrusted.tsx";
import { callFor } from "../../stores/call.ts";
import { loading, ready, type Loadable } from "../../stores/loadable.ts";
import { localTime } from "../../wording/local-time.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./Evidence.module.css";

type RunMessagesProps = { readonly run: RunSnapshot; readonly chain: ProofChain | undefined };

/**
 * The message and the reply that the chain of proof rests on, and what arrived for the number since the migration
 * began, the newest first.
 */
export function RunMessages({ run, chain }: RunMessagesProps) {
  const t = useTranslation();
  const known = useNumberOfRun(run)?.phoneNumberId;
  const phoneNumberId = known ?? chain?.phoneNumberId;
  const events = useEventsSince(phoneNumberId, run.openedAt);
  const proofs = (chain?.links ?? []).filter(
    ({ id, state }) => (id === "message" || id === "answer") && state === "proven",
  );
  return (
    <>
      {proofs.length === 0 ? (
        <p>{t("window.run.evidenceOf.none.messages")}</p>
      ) : (
        <ul className={classes["messages"]}>
          {proofs.map((link) => (
            <li key={link.id}>
              <StatusMark meaning={LINK_MEANINGS[link.state]} word={t(`proof.state.${link.state}`)} />
              <span>
                <strong>{t(`proof.link.${link.id}`)}</strong> {evidenceWords(t, link)}
              </span>
              {link.at === undefined ? null : <Age at={link.at} />}
            </li>
          ))}
        </ul>
      )}
      <h3 className={classes["since"]}>{t("window.run.evidenceOf.arrived")}</h3>
      {phoneNumberId === undefined ? (
        <p>{t("window.run.evidenceOf.none.number")}</p>
      ) : (
        <Arrived events={events} />
      )}
      <Anchor component={Link} href={to.events()}>
        {t("window.run.evidenceOf.events")}
      </Anchor>
    </>
  );
}

type Arrivals = { readonly events: readonly WebhookEvent[]; readonly more: boolean };

/** The most events of a migration that are listed here; the events have a screen of their own. */
const MOST = 50;

/** What the number received since a moment, read once. */
function useEventsSince(phoneNumberId: string | undefined, since: string): Loadable<Arrivals> {
  const { client } = useStores();
  const [events, setEvents] = useState<Loadable<Arrivals>>(loading);
  useEffect(() => {
    let current = true;
    // Without its ID every number's messages would be listed.
    if (phoneNumberId === undefined) return;
    const filter = { phoneNumberId, since };
    callFor(client, "webhooks.events", { filter, limit: MOST }).then(
      (answer) => {
        if (!current) return;
        setEvents(answer.ok ? ready(answer.value, Date.now()) : { kind: "failed", problem: answer.problem });
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [client, phoneNumberId, since]);
  return events;
}

function Arrived({ events }: { readonly events: Loadable<Arrivals> }) {
  const t = useTranslation();
  if (events.kind === "loading") return <Loading />;
  if (events.kind === "failed") return <ProblemCard problem={events.problem} />;
  if (events.value.events.length === 0) return <p>{t("window.run.evidenceOf.none.arrived")}</p>;
  return (
    <>
      <ul className={classes["arrived"]} aria-label={t("window.run.evidenceOf.arrived")}>
        {events.value.events.map((event) => (
          <li key={event.id}>
            <ArrivedEvent event={event} />
          </li>
        ))}
      </ul>
      {events.value.more ? (
        <p className="sw-quiet">{t("window.run.evidenceOf.more", { count: MOST })}</p>
      ) : null}
    </>
  );
}

/** One event: when it arrived, what it is and how far it can be trusted; opened, its IDs and the way to it. */
function ArrivedEvent({ event }: { readonly event: WebhookEvent }) {
  const t = useTranslation();
  const { kind, status, type, source, messageId, user, at, receivedAt, refused } = event;
  const own = status ?? type;
  const trust = isMadeUpEvent(event)
    ? t("window.events.madeUpShort")
    : t(
        refused === undefined
          ? `window.events.signature.${toldSignature(event)}`
          : `window.events.refused.${refused}`,
      );
  return (
    <details>
      <summary>
        <time className="sw-mono" dateTime={receivedAt}>
          {localTime(t.language, receivedAt, { seconds: true })}
        </time>
        <span>
          <strong>{t(`window.events.kind.${kind}`)}</strong>
          {own === undefined ? null : (
            <>
              {" · "}
              <Untrusted text={own} most={64} />
            </>
          )}
        </span>
        <span className={classes["trust"]} data-evidence={isEvidence(event)}>
          {trust}
        </span>
      </summary>
      <dl className={classes["eventFacts"]}>
        <Fact name={t("window.events.detail.source")}>{t(`window.events.source.${source}`)}</Fact>
        <Fact name={t("window.events.detail.direction")}>
          {t(`window.events.directionLong.${event.direction}`)}
        </Fact>
        {at === undefined ? null : (
          <Fact name={t("window.events.detail.at")}>{localTime(t.language, at, { seconds: true })}</Fact>
        )}
        {user === undefined ? null : (
          <Fact name={t("window.events.detail.user")}>
            <Untrusted text={user} most={64} className="sw-mono" />
          </Fact>
        )}
        {messageId === undefined ? null : (
          <Fact name={t("window.events.detail.messageId")}>
            <Untrusted text={messageId} most={256} className="sw-mono" />{" "}
            <CopyButton content="plain" text={messageId} label={t("window.events.detail.copyMessageId")} />
          </Fact>
        )}
      </dl>
      <Anchor component={Link} href={to.event(event.id)}>
        {t("window.run.evidenceOf.event")}
      </Anchor>
    </details>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
