import type { ReactNode } from "react";
import type { EventDetail } from "../../../../shared/webhook/detail.ts";
import { CopyButton } from "../../../components/text/CopyButton.tsx";
import { Untrusted } from "../../../components/text/Untrusted.tsx";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { signatureWord, userOf, whatOf, type RowWords } from "../list/row-words.ts";
import classes from "./EventPanel.module.css";
import { CopyExchange, Headers } from "./Exchange.tsx";
import { sizeInWords } from "./size-in-words.ts";

type FactsProps = { readonly detail: EventDetail; readonly words: RowWords };

/** Shows the main facts of an event: what it is, who sent it, and whether it can be trusted. */
export function MainFacts({ detail, words }: FactsProps) {
  const t = useTranslation();
  const { event } = detail;
  return (
    <>
      <dl className={classes["facts"]}>
        <Fact name={t("window.events.detail.what")}>
          <bdi>{whatOf(words, event)}</bdi>
        </Fact>
        <Fact name={t("window.events.detail.direction")}>
          {t(`window.events.directionLong.${event.direction}`)}
        </Fact>
        {event.user === undefined ? null : (
          <Fact name={t("window.events.detail.user")}>
            <bdi className="sw-mono">{userOf(event)}</bdi>
          </Fact>
        )}
        <Fact name={t("window.events.detail.number")}>
          <span className="sw-mono">{words.number(event)}</span>
        </Fact>
        <Fact name={t("window.events.detail.receivedAt")}>
          <time dateTime={event.receivedAt}>{words.whole(event.receivedAt)}</time>
        </Fact>
        <Fact name={t("window.events.detail.signature")}>
          {event.refused === undefined
            ? signatureWord(words, event)
            : t(`window.events.refused.${event.refused}`)}
        </Fact>
      </dl>
      <Notes detail={detail} />
    </>
  );
}

/** Shows the other facts of an event: its source, its ids, and where it was forwarded. */
export function OtherFacts({ detail, words }: FactsProps) {
  const t = useTranslation();
  const { event, notification, forwarded } = detail;
  return (
    <dl className={classes["facts"]}>
      {event.at === undefined ? null : (
        <Fact name={t("window.events.detail.at")}>
          <HappenedAt at={event.at} words={words} />
        </Fact>
      )}
      <Fact name={t("window.events.detail.source")}>{words.source[event.source]}</Fact>
      {event.source === "cloud" ? (
        <Fact name={t("window.events.detail.sender")}>
          {t(`window.events.detail.senderIs.${event.sender ?? "unknown"}`)}
        </Fact>
      ) : null}
      {event.phoneNumberId === undefined ? null : (
        <Fact name={t("window.events.detail.numberId")}>
          <Untrusted text={event.phoneNumberId} most={64} className="sw-mono" />
        </Fact>
      )}
      {event.messageId === undefined ? null : (
        <Fact name={t("window.events.detail.messageId")}>
          <Untrusted text={event.messageId} most={256} className="sw-mono" />{" "}
          <CopyButton
            content="plain"
            text={event.messageId}
            label={t("window.events.detail.copyMessageId")}
          />
        </Fact>
      )}
      <Fact name={t("window.events.detail.notification")}>
        {t("window.events.detail.notificationIs", {
          count: notification.events,
          size: sizeInWords(t.language, notification.bytes),
        })}
        <Headers title={t("window.events.detail.headers")} headers={notification.headers} />
      </Fact>
      {forwarded.length === 0 ? null : (
        <Fact name={t("window.events.detail.forwarded")}>
          <Copies copies={forwarded} words={words} />
        </Fact>
      )}
    </dl>
  );
}

type Copy = EventDetail["forwarded"][number];
type CopiesProps = { readonly copies: readonly Copy[]; readonly words: RowWords };

/** At most this many attempts are listed: beyond that, the first one and the newest ones. */
const SHOWN_COPIES = 6;

/**
 * Shows the result of each forwarded copy. The platform resends what the production endpoint did not
 * accept.
 */
function Copies({ copies, words }: CopiesProps) {
  const t = useTranslation();
  const [first, ...later] = copies;
  if (first === undefined) return null;
  if (later.length === 0) return <PassedOn copy={first} />;
  const shown = later.slice(1 - SHOWN_COPIES);
  const between = later.length - shown.length;
  return (
    <ol className={classes["copies"]}>
      <CopyAt copy={first} words={words} />
      {between === 0 ? null : <li>{t("window.events.detail.forwardedBetween", { count: between })}</li>}
      {shown.map((copy) => (
        <CopyAt key={`${copy.at} ${copy.ms}`} copy={copy} words={words} />
      ))}
    </ol>
  );
}

function CopyAt({ copy, words }: { readonly copy: Copy; readonly words: RowWords }) {
  return (
    <li>
      <time dateTime={copy.at}>{words.whole(copy.at)}</time>: <PassedOn copy={copy} />
    </li>
  );
}

function PassedOn({ copy }: { readonly copy: Copy }) {
  return (
    <>
      <HowItWent copy={copy} />
      <CopyExchange copy={copy} />
    </>
  );
}

function HowItWent({ copy: { status, ms, failed } }: { readonly copy: Copy }) {
  const t = useTranslation();
  const whole = Math.round(ms);
  if (status !== undefined) return t("window.events.detail.forwardedIs", { status, ms: whole });
  const why = failed ?? "";
  return <Untrusted text={t("window.events.detail.forwardedFailed", { ms: whole, why })} most={300} />;
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={classes["fact"]}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Shows the time that a payload states. It can be any text. */
function HappenedAt({ at, words }: { readonly at: string; readonly words: RowWords }) {
  if (Number.isNaN(Date.parse(at))) return <Untrusted text={at} most={64} />;
  return <time dateTime={at}>{words.whole(at)}</time>;
}

function Notes({ detail: { event, notification } }: Pick<FactsProps, "detail">) {
  const t = useTranslation();
  const notes = [
    ...(event.refused === undefined ? [] : [t("window.events.detail.refusedNote")]),
    ...(event.madeUp === undefined ? [] : [t("window.events.detail.madeUpNote")]),
    ...(event.signature === "unchecked" ? [t("window.events.detail.uncheckedNote")] : []),
    ...(notification.shape === "unreadable" ? [t("window.events.detail.unreadable")] : []),
    ...(notification.cut ? [t("window.events.detail.cut")] : []),
  ];
  return notes.map((note) => (
    <p key={note} className={classes["note"]}>
      {note}
    </p>
  ));
}
