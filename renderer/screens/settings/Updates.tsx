import { Button, Group, NativeSelect } from "@mantine/core";
import { useMemo } from "react";
import type { MethodName } from "../../../shared/rpc/names.ts";
import { countsAsMetered, MeteredChoice } from "../../../shared/settings/metered.ts";
import type { UpdateSource } from "../../../shared/updates/source.ts";
import { actionsIn, type UpdateState } from "../../../shared/updates/update-state.ts";
import { sizeWords } from "../../../shared/wording/sizes.ts";
import { localTime } from "../../../shared/wording/times.ts";
import { useChangeSettings } from "../../app/use-change-settings.ts";
import { useConnection } from "../../app/use-feed.ts";
import { useManaged } from "../../app/use-managed.ts";
import { useLink, useStores } from "../../app/window-context.tsx";
import { useTask } from "../../components/forms/use-task.ts";
import { runInBackground } from "../../app/in-background.ts";
import { ProblemCard } from "../../components/problem/ProblemCard.tsx";
import { ThreePartCard } from "../../components/problem/ThreePartCard.tsx";
import { AsyncView } from "../../components/screen/AsyncView.tsx";
import { Card } from "../../components/screen/Card.tsx";
import { Untrusted } from "../../components/text/Untrusted.tsx";
import { callFor } from "../../stores/call.ts";
import { realmClient } from "../../stores/realm-stores.ts";
import { updatesOf } from "../../stores/updates.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import type { WindowTranslate } from "../../wording/window-translate.ts";
import { Notice } from "../webhooks/parts/Notice.tsx";
import classes from "./Settings.module.css";

const MOST_LINES = 500;
const MOST = 1000;

/** Shows what is known of newer versions, and takes what a person wants with them. They concern both realms. */
export function Updates() {
  const stores = useStores();
  const link = useLink();
  const feed = useMemo(() => updatesOf(stores, realmClient(link, "own")), [stores, link]);
  return <AsyncView feed={feed}>{(state) => <Known state={state} />}</AsyncView>;
}

function Known({ state }: { readonly state: UpdateState }) {
  const t = useTranslation();
  const { call, task } = useOwnCall();
  return (
    <>
      <OtherVersion state={state} onSeen={() => call("updates.seen")} />
      <Card title={t("window.updates.title")}>
        <div className={classes["fields"]}>
          <Choice state={state} />
          <p className={classes["hint"]}>{sourceSentence(t, state.source)}</p>
          <Connection state={state} />
          <Facts state={state} />
          {state.source.kind === "on" ? <Found state={state} /> : null}
          {task.problem === undefined ? null : <ProblemCard problem={task.problem} />}
          {state.source.kind === "on" ? <Actions state={state} call={call} busy={task.busy} /> : null}
        </div>
      </Card>
    </>
  );
}

type UpdateCall = Extract<MethodName, `updates.${string}`>;

function useOwnCall() {
  const link = useLink();
  const task = useTask();
  const call = (method: UpdateCall): void =>
    runInBackground(task.run(() => callFor(realmClient(link, "own"), method, {})));
  return { call, task };
}

/** Lets the user turn updates off, unless the administrator did. */
function Choice({ state }: { readonly state: UpdateState }) {
  const t = useTranslation();
  const live = useConnection().kind === "live";
  const updates = useManaged()?.updates;
  const { change, problem } = useChangeSettings();
  if (state.source.kind === "never") return null;
  const isOff = updates?.kind === "fixed" && updates.value === "off";
  const isUnknown = updates?.kind === "invalid";
  return (
    <>
      <NativeSelect
        label={t("window.updates.choice.label")}
        value={isOff ? "off" : state.choice}
        disabled={!live || isOff || isUnknown}
        {...(isOff
          ? { description: t("managed.here") }
          : isUnknown
            ? { description: t("managed.notYet") }
            : {})}
        onChange={({ currentTarget: { value } }) => change({ updates: value === "off" ? "off" : "ask" })}
        data={(["ask", "off"] as const).map((value) => ({
          value,
          label: t(`window.updates.choice.${value}`),
        }))}
      />
      {problem === undefined ? null : <ProblemCard problem={problem} />}
    </>
  );
}

/** Lets the user say whether the connection is metered, and tells what follows from that. */
function Connection({ state: { source, metered } }: { readonly state: UpdateState }) {
  const t = useTranslation();
  const live = useConnection().kind === "live";
  const { change, problem } = useChangeSettings();
  if (source.kind !== "on") return null;
  return (
    <>
      <NativeSelect
        label={t("window.updates.metered.label")}
        value={metered.choice}
        disabled={!live}
        onChange={({ currentTarget: { value } }) =>
          change({ metered: MeteredChoice.safeParse(value).data ?? "automatic" })
        }
        data={MeteredChoice.options.map((value) => ({
          value,
          label: t(`window.updates.metered.choice.${value}`),
        }))}
      />
      {problem === undefined ? null : <ProblemCard problem={problem} />}
      <p className={classes["hint"]}>
        {metered.choice === "automatic" ? `${t(`window.updates.metered.system.${metered.system}`)} ` : ""}
        {t(`window.updates.metered.${countsAsMetered(metered) ? "weekly" : "daily"}`)}
      </p>
    </>
  );
}

function sourceSentence(t: WindowTranslate, source: UpdateSource): string {
  switch (source.kind) {
    case "never":
      return t(`window.updates.never.${source.why}`);
    case "not-set-up":
      return t("window.updates.notSetUp");
    case "no-key":
      return t("window.updates.noKey");
    case "off":
      return t(`window.updates.off.${source.by}`);
    case "invalid":
      return t("window.updates.invalid");
    case "on":
      return t(`window.updates.on.${source.by}`);
  }
}

function Facts({ state: { version, source, checked, checkedAt } }: { readonly state: UpdateState }) {
  const t = useTranslation();
  const offer = checked?.kind === "newer" ? checked.offer : undefined;
  return (
    <dl className={classes["facts"]}>
      <dt>{t("window.updates.fact.version")}</dt>
      <dd className="sw-mono">{version}</dd>
      {source.kind === "on" || source.kind === "no-key" ? (
        <>
          <dt>{t("window.updates.fact.server")}</dt>
          <dd className="sw-mono">
            <Untrusted text={source.url} most={MOST} />
          </dd>
        </>
      ) : null}
      {source.kind === "on" ? (
        <>
          <dt>{t("window.updates.fact.checkedAt")}</dt>
          <dd>{checkedAt === undefined ? t("window.updates.fact.never") : localTime(t, checkedAt)}</dd>
        </>
      ) : null}
      {offer === undefined ? null : (
        <>
          <dt>{t("window.updates.fact.released")}</dt>
          <dd>{localTime(t, offer.releasedAt)}</dd>
          <dt>{t("window.updates.fact.size")}</dt>
          <dd>{sizeWords(t, offer.bytes)}</dd>
        </>
      )}
    </dl>
  );
}

function Found({ state }: { readonly state: UpdateState }) {
  const t = useTranslation();
  const { checked, step, hindrances, metered } = state;
  const offer = checked?.kind === "newer" ? checked.offer : undefined;
  const failure = failureIn(state);
  return (
    <>
      <div role="status">
        {step.kind === "none" || step.kind === "checking" ? null : <p>{stepSentence(t, state)}</p>}
        {step.kind === "downloaded" && step.path !== undefined ? (
          <code className={`${classes["path"]} sw-mono`}>
            <Untrusted text={step.path} most={MOST} />
          </code>
        ) : null}
        <p>{step.kind === "checking" ? t("window.updates.step.checking") : foundSentence(t, checked)}</p>
        {failure === undefined ? null : <p>{t(`window.updates.failure.${failure}`)}</p>}
      </div>
      {offer === undefined || hindrances.length === 0 ? null : (
        <Notice meaning="attention">
          <p>{t("window.updates.waits.title")}</p>
          <ul aria-label={t("window.updates.waits.title")}>
            {hindrances.map((one) => (
              <li key={one}>{t(`window.updates.waits.${one}`)}</li>
            ))}
          </ul>
        </Notice>
      )}
      {offer === undefined || !countsAsMetered(metered) ? null : (
        <p>{t("window.updates.metered.download", { size: sizeWords(t, offer.bytes) })}</p>
      )}
      {offer?.notes === undefined ? null : (
        <section>
          <h3 className={classes["legend"]}>{t("window.updates.fact.notes")}</h3>
          <ul className={classes["notes"]} aria-label={t("window.updates.fact.notes")}>
            {linesOf(offer.notes).map(({ at, line }) => (
              <li key={at}>
                <Untrusted text={line} most={MOST} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function linesOf(notes: string): readonly { readonly at: number; readonly line: string }[] {
  return notes
    .split(/\r\n|\r|\n/)
    .slice(0, MOST_LINES)
    .map((line, at) => ({ at, line }));
}

function failureIn({ checked, step }: UpdateState) {
  if (step.kind === "checking") return undefined;
  if (step.kind === "download-failed") return step.why;
  return checked?.kind === "failed" ? checked.why : undefined;
}

function foundSentence(t: WindowTranslate, checked: UpdateState["checked"]): string {
  switch (checked?.kind) {
    case undefined:
      return t("window.updates.checked.none");
    case "current":
    case "failed":
      return t(`window.updates.checked.${checked.kind}`);
    case "older":
    case "staged":
      return t(`window.updates.checked.${checked.kind}`, { version: checked.version });
    case "unfit":
      return t(`window.updates.checked.unfit.${checked.why}`, { version: checked.version });
    case "newer":
      return t("window.updates.checked.newer", { version: checked.offer.version });
  }
}

function stepSentence(t: WindowTranslate, { checked, step }: UpdateState): string {
  const offer = checked?.kind === "newer" ? checked.offer : undefined;
  const version = offer?.version ?? "";
  switch (step.kind) {
    case "none":
    case "checking":
      return "";
    case "downloading": {
      const sizes = { done: sizeWords(t, step.bytes), all: sizeWords(t, offer?.bytes ?? step.bytes) };
      return t("window.updates.step.downloading", sizes);
    }
    case "download-failed":
      return t("window.updates.step.downloadFailed");
    case "downloaded":
      return t(`window.updates.step.${step.path === undefined ? "downloaded" : "byHand"}`, { version });
    case "install-failed":
      return t("window.updates.step.installFailed");
    case "installing":
      return t("window.updates.step.installing", { version });
  }
}

type ActionsProps = {
  readonly state: UpdateState;
  readonly call: (method: UpdateCall) => void;
  readonly busy: boolean;
};

function Actions({ state, call, busy }: ActionsProps) {
  const t = useTranslation();
  const live = useConnection().kind === "live";
  const { checked, step } = state;
  const may = actionsIn(state);
  const isOffered = checked?.kind === "newer";
  const button = (method: UpdateCall, label: string, isAllowed: boolean, isMain = false) => (
    <Button
      size="compact-sm"
      {...(isMain ? {} : { variant: "default" })}
      disabled={!live || busy || !isAllowed}
      onClick={() => call(method)}
    >
      {label}
    </Button>
  );
  return (
    <Group gap="sm">
      {step.kind === "downloaded" && step.path === undefined
        ? button("updates.install", t("window.updates.do.install"), may.install, true)
        : null}
      {isOffered && !["downloading", "downloaded", "installing"].includes(step.kind)
        ? button("updates.download", t("window.updates.do.download"), may.download, true)
        : null}
      {step.kind === "downloading" ? button("updates.stopDownload", t("window.updates.do.stop"), true) : null}
      {step.kind === "downloaded" || step.kind === "installing"
        ? null
        : button("updates.check", t("window.updates.do.check"), may.check)}
    </Group>
  );
}

/** Tells that an older version runs than before, or that one wasn't installed, until a person saw it. */
function OtherVersion({ state, onSeen }: { readonly state: UpdateState; readonly onSeen: () => void }) {
  const t = useTranslation();
  const live = useConnection().kind === "live";
  const { version, olderThan, notInstalled } = state;
  const parts =
    olderThan === undefined
      ? notInstalled === undefined
        ? undefined
        : {
            what: t("window.updates.notInstalled.what", { wanted: notInstalled, version }),
            works: t("window.updates.notInstalled.works"),
            next: t("window.updates.notInstalled.next"),
          }
      : {
          what: t("window.updates.older.what", { before: olderThan, version }),
          works: t("window.updates.older.works"),
          next: t("window.updates.older.next", { before: olderThan }),
        };
  if (parts === undefined) return null;
  return (
    <ThreePartCard
      meaning="attention"
      parts={parts}
      code={olderThan === undefined ? "not-installed" : "older-version"}
      actions={
        <Button size="compact-sm" variant="default" disabled={!live} onClick={onSeen}>
          {t("window.updates.do.seen")}
        </Button>
      }
    />
  );
}
