import { alertBody, partlyHidden } from "../../../shared/alert/body.ts";
import type { AlertFacts, AlertTarget, AlertTry, SentAlert } from "../../../shared/alert/alert.ts";
import type { LogEvent } from "../../../shared/log/log-event.ts";
import type { Redacted } from "../../../shared/redacted.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import { alertText } from "../../../shared/wording/alerts.ts";
import { loadTranslate, type Translate } from "../../../shared/wording/translate.ts";
import type { HostPorts } from "../host/host-ports.ts";
import type { Vault } from "../runtime/ports.ts";
import { notMoved } from "../storage/moved-folder.ts";
import { claimAlert, isNotTaken, noteAlert, peekTargets, TARGET_CHANGED } from "./alert-files.ts";
import { alertSecrets } from "../../../shared/alert/secret-labels.ts";
import type { PostAlert } from "./post-alert.ts";

/** Delays before the second attempt, the third and so on, in ms. Only what was surely not taken is sent again. */
export const ALERT_GAPS_MS: readonly number[] = [5_000, 30_000, 120_000, 600_000];

/** How long a closing program waits for the attempts in progress, in ms. */
const CLOSING_MS = 5_000;

export type SendingDeps = {
  readonly ports: Pick<HostPorts, "clock" | "dataDir" | "log">;
  readonly vault: Pick<Vault, "take" | "state">;
  readonly post: PostAlert;
  /** What became of an alert has changed. */
  readonly changed: () => void;
};

/** One alert on its way to one target. */
export type Outgoing = { readonly target: AlertTarget; readonly facts: AlertFacts };

/** Sends alerts, each at most once unless it is certain that the target didn't take it. */
export type AlertSender = {
  /** Begins to send and returns at once. Never throws. */
  send(one: Outgoing): void;
  /** Sends once, now, and tells what became of it. */
  sendNow(one: Outgoing): Promise<SentAlert>;
  /** The vault was unlocked: sends what waited for that. */
  vaultOpened(): void;
  /** The alerts that wait for the vault. */
  waiting(): readonly SentAlert[];
  /** Begins no further attempt and waits a moment for those in progress. */
  close(): Promise<void>;
};

/** Creates the sender; nothing is sent yet. */
export function createAlertSender(deps: SendingDeps): AlertSender {
  const { ports, vault, changed } = deps;
  const { clock } = ports;
  const closing = new AbortController();
  const inFlight = new Map<string, Promise<unknown>>();
  const held = new Map<string, Outgoing>();

  /** Makes one attempt; "locked" if the vault is, undefined if it was, or may have been, made elsewhere. */
  const attempt = async (one: Outgoing, mostTries: number): Promise<SentAlert | "locked" | undefined> => {
    const { target, facts } = one;
    const claim = { id: facts.id, scope: target.scope, news: facts.news };
    if (vault.state() !== "open") return "locked";
    const translate = await loadTranslate(target.language);
    // From here to the request nothing is waited for: URL, choices and the target on the disk belong together.
    const isNow = isUnchanged(ports, target);
    const message = messageFor(one, vault, translate);
    if (isNow && !message.ok && vault.state() !== "open") return "locked";
    const claimed = claimAlert(ports, claim, mostTries);
    const at = new Date(clock.now()).toISOString();
    if (!claimed.ok) return { ...claim, at, tries: 0, outcome: "not-sent", why: "storage" };
    if (claimed.value === undefined) return undefined;
    const result = await post(target, isNow ? message : err(TARGET_CHANGED));
    noteAlert(ports, claim.id, result);
    ports.log?.write(logged(target, facts, result));
    changed();
    return { ...claim, at, tries: claimed.value.tries, ...result };
  };
  const post = async (target: AlertTarget, message: Result<Message, AlertTry>): Promise<AlertTry> =>
    message.ok ? deps.post(target, message.value) : message.problem;
  const hold = (one: Outgoing): void => {
    held.set(one.facts.id, one);
    changed();
  };
  const run = async (one: Outgoing): Promise<void> => {
    for (const gapMs of [0, ...ALERT_GAPS_MS]) {
      if (gapMs > 0) await clock.sleep(gapMs, closing.signal);
      // A folder that was moved leaves that to its copy.
      if (closing.signal.aborted || !notMoved(ports.dataDir).ok) return;
      const tried = await attempt(one, ALERT_GAPS_MS.length + 1);
      if (tried === "locked") return hold(one);
      if (tried === undefined || !isNotTaken(tried)) return;
    }
  };
  const send = (one: Outgoing): void => {
    const { id } = one.facts;
    if (closing.signal.aborted || inFlight.has(id)) return;
    // An alert must never disturb what it tells of: an error of ours ends it, and is its own row of the log.
    const sending = run(one)
      .catch(() => ports.log?.write(logged(one.target, one.facts, { outcome: "unknown" })))
      .finally(() => inFlight.delete(id));
    inFlight.set(id, sending);
  };
  return {
    send,
    async sendNow(one) {
      const { target, facts } = one;
      const nothing = { id: facts.id, scope: target.scope, news: facts.news, tries: 0 };
      const sent = await attempt(one, 1);
      if (sent === "locked") return { ...nothing, at: facts.at, outcome: "waiting" };
      return sent ?? { ...nothing, at: facts.at, outcome: "unknown" };
    },
    vaultOpened() {
      const all = [...held.values()];
      held.clear();
      for (const one of all) send(one);
    },
    waiting: () =>
      [...held.values()].map(({ target, facts }) => ({
        id: facts.id,
        scope: target.scope,
        news: facts.news,
        at: facts.at,
        tries: 0,
        outcome: "waiting",
      })),
    async close() {
      closing.abort();
      const patience = new AbortController();
      await Promise.race([Promise.all(inFlight.values()), clock.sleep(CLOSING_MS, patience.signal)]);
      patience.abort();
    },
  };
}

const NO_URL: AlertTry = { outcome: "not-sent", why: "no-url" };

type Message = {
  readonly url: Redacted<string>;
  readonly body: string;
  readonly key?: Redacted<string>;
};

/** False once the target was saved anew or removed, by whichever process: what happened before is no news to another one. */
function isUnchanged(ports: Pick<HostPorts, "dataDir">, target: AlertTarget): boolean {
  const now = peekTargets(ports).find(({ scope }) => scope === target.scope);
  return JSON.stringify(now) === JSON.stringify(target);
}

/** What is posted; not ok if the vault doesn't have the URL or the key. */
function messageFor(
  { target, facts }: Outgoing,
  vault: Pick<Vault, "take">,
  translate: Translate,
): Result<Message, AlertTry> {
  const labels = alertSecrets(target);
  const url = vault.take(labels.url);
  if (!url.ok) return err(NO_URL);
  const key = target.signed ? vault.take(labels.key) : undefined;
  if (key?.ok === false) return err(NO_URL);
  const { spoken, ...rest } = facts;
  const shown =
    spoken === undefined ? rest : { ...rest, spoken: target.wholeNumbers ? spoken : partlyHidden(spoken) };
  const body = alertBody(target.form, shown, alertText(translate, shown));
  return ok({ url: url.value, body, ...(key === undefined ? {} : { key: key.value }) });
}

function logged(
  { form }: AlertTarget,
  { news }: AlertFacts,
  { outcome, status }: AlertTry,
): Extract<LogEvent, { event: "alert" }> {
  return { event: "alert", form, news, outcome, ...(status === undefined ? {} : { status }) };
}
