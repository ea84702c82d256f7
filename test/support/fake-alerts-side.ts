import { AlertTarget, type AlertsState, type SentAlert } from "../../shared/alert/alert.ts";
import type { Digest } from "../../shared/alert/digest.ts";
import { err, ok } from "../../shared/result.ts";
import type { PushOf } from "../../shared/rpc/topics.ts";
import type { TopicName } from "../../shared/rpc/names.ts";
import type { Handlers } from "../../shared/rpc/serve.ts";
import { digestNotice, digestText } from "../../shared/wording/digest.ts";
import { loadTranslate, translateToEnglish } from "../../shared/wording/translate.ts";

export type AlertsScript = {
  readonly alertTargets?: readonly AlertTarget[];
  /** Why no alerts are sent. */
  readonly alertsUnsent?: AlertsState["unsent"];
  /** What becomes of a test alert; without one, it is accepted. */
  readonly alertTest?: Pick<SentAlert, "outcome" | "status" | "why">;
};

type Push = <T extends TopicName>(topic: T, value: PushOf<T>) => void;

const AT = "2026-01-15T12:00:00.000Z";

/** A digest: one number with arrivals, and one for which no receiver listened. */
const DIGEST: Digest = {
  every: "daily",
  from: "2026-01-14T12:00:00.000Z",
  until: AT,
  arrivals: {
    numbers: [
      {
        spoken: "+1 ••• 0123",
        messages: 12,
        statuses: 30,
        others: 0,
        rejected: 1,
        listenedMs: 86_400_000,
        notKnownMs: 0,
        longestGapMs: 18_000_000,
      },
      {
        spoken: "+1 ••• 0124",
        messages: 0,
        statuses: 0,
        others: 0,
        rejected: 0,
        listenedMs: 0,
        notKnownMs: 86_400_000,
      },
    ],
    rest: { numbers: 0, silent: 0, messages: 0, statuses: 0, others: 0, rejected: 0 },
    counting: false,
  },
  migrations: { open: 1, unknown: 0 },
  monitoring: { findings: 2, failed: 0, paused: false },
  replaced: 0,
};

/** Alerts in memory: targets are kept, nothing is sent. */
export function alertsHandlers(
  script: AlertsScript,
  push: Push,
): Pick<Handlers, `alerts.${string}` & keyof Handlers> {
  let desktop: AlertsState["desktop"];
  let targets = [...(script.alertTargets ?? [])];
  const sent: SentAlert[] = [];
  const state = (): AlertsState => ({
    targets,
    ...(desktop === undefined ? {} : { desktop }),
    sent: sent.toReversed(),
    ...(script.alertsUnsent === undefined ? {} : { unsent: script.alertsUnsent }),
  });
  const publish = (): AlertsState => {
    push("alerts", state());
    return state();
  };
  return {
    "alerts.state": async () => ok(state()),
    "alerts.save": async ({ url, key: _key, ...choices }) => {
      const known = targets.find(({ scope }) => scope === choices.scope);
      const host = url === undefined ? known?.host : new URL(url.reveal()).hostname;
      if (host === undefined) return err({ kind: "secretInvalid", member: "url", why: "empty" });
      const target = { ...choices, host, since: AT, signed: choices.form === "generic" };
      targets = [...targets.filter((one) => one !== known), AlertTarget.parse(target)];
      return ok(publish());
    },
    "alerts.desktop": async ({ digest }) => {
      desktop = digest === undefined ? undefined : { plan: digest, since: AT };
      return ok(publish());
    },
    "alerts.remove": async ({ scope }) => {
      targets = targets.filter((one) => one.scope !== scope);
      return ok(publish());
    },
    "alerts.digest": async ({ scope }) => {
      if (scope === "desktop") {
        const { title, body } = digestNotice(translateToEnglish, DIGEST);
        return ok({ text: `${title}\n${body}`, digest: DIGEST });
      }
      const target = targets.find((one) => one.scope === scope);
      if (target === undefined) return ok(undefined);
      const digest = { ...DIGEST, every: target.digest?.every ?? DIGEST.every };
      return ok({ text: digestText(await loadTranslate(target.language), digest), digest });
    },
    "alerts.test": async ({ scope }) => {
      if (!targets.some((one) => one.scope === scope)) return ok(undefined);
      const result = script.alertTest ?? ({ outcome: "accepted", status: 200 } as const);
      sent.push({ id: "0".repeat(32), scope, news: "test", at: AT, tries: 1, ...result });
      publish();
      return ok(sent.at(-1));
    },
  };
}
