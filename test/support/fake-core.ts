import type { CheckResult } from "../../shared/checks/result.ts";
import { verdictOf } from "../../shared/checks/result.ts";
import { PhoneNumberId, RunId } from "../../shared/ids.ts";
import type { Confirmation } from "../../shared/migration/confirmation.ts";
import type { EndReason } from "../../shared/migration/end-reason.ts";
import type { Plan } from "../../shared/migration/plan.ts";
import { numberOf } from "../../shared/migration/plan.ts";
import type { RunPhase, RunSnapshot, StepEvent } from "../../shared/migration/run-snapshot.ts";
import { STEPS } from "../../shared/migration/step.ts";
import { spoken } from "../../shared/phone.ts";
import { err, ok, type Result } from "../../shared/result.ts";
import type { OutputOf } from "../../shared/rpc/api.ts";
import type { PushOf } from "../../shared/rpc/topics.ts";
import type { KeyStore } from "../../shared/rpc/areas/vault.ts";
import type { MethodName, TopicName } from "../../shared/rpc/names.ts";
import type { RunProblem, StorageProblem } from "../../shared/rpc/problems.ts";
import type { CoreProblem } from "../../shared/wording/problems.ts";
import { serve, type Handlers } from "../../shared/rpc/serve.ts";
import type { App } from "../../main/hosts/headless/host.ts";
import { alertsHandlers, type AlertsScript } from "./fake-alerts-side.ts";
import { allowlistHandlers, type AllowlistScript } from "./fake-allowlist-side.ts";
import { fakeRecovery, type RecoveryScript } from "./fake-recovery.ts";
import { webhookHandlers, type WebhookScript } from "./fake-webhooks-side.ts";
import { windowHandlers, type WindowScript } from "./fake-window-side.ts";

/** How a fake run proceeds. */
export type Script = WindowScript &
  AllowlistScript &
  AlertsScript &
  WebhookScript & {
    readonly checks?: readonly CheckResult[];
    /** What must be confirmed, all at once, before anything is sent. */
    readonly asks?: readonly Confirmation[];
    readonly ends?: EndReason;
    /** The run stops in this phase instead of ending. */
    readonly rests?: RunPhase;
    /** The correct code; if set, the run waits for it. */
    readonly code?: string;
    readonly startProblem?: RunProblem;
    /** Default: locked. */
    readonly vault?: "absent" | "locked" | "open";
    readonly recovery?: RecoveryScript;
    readonly unclaimed?: OutputOf<"vault.unclaimed">;
    readonly damagedRecords?: OutputOf<"vault.damaged">;
    /** Throws inside every migration call. */
    readonly broken?: boolean;
    /** Called at the moment when the moving step's request would be sent. */
    readonly onSend?: () => void;
    /** The moving step's response arrives when this promise settles; default: at once. */
    readonly answer?: Promise<void>;
    readonly reportedName?: string;
    /** Problems by method; such a method returns its problem and does nothing. */
    readonly problems?: Readonly<Partial<Record<MethodName, CoreProblem>>>;
    /** Returns this problem after the moving step's request was sent. */
    readonly failsAfterSending?: StorageProblem;
    /** Allows another code to be requested. */
    readonly resend?: boolean | "not-asked";
    readonly locationChecks?: OutputOf<"migration.locationChecks">;
    /** Changes every snapshot before it is returned or pushed. */
    readonly edit?: (snapshot: RunSnapshot) => RunSnapshot;
  };

/** A core with one run and no platform: it keeps state, asks, publishes and ends as its script says. */
export type FakeCore = App & {
  /** Every call by method name, without its input. */
  readonly calls: readonly string[];
  /** The inputs of all calls of a method. */
  readonly inputs: (method: MethodName) => readonly unknown[];
  readonly confirmed: ReadonlyMap<Confirmation, "person" | "yes-option">;
  readonly vaultState: () => string;
  readonly passphrases: readonly string[];
  readonly copied: readonly string[];
  /** Pushes a value on a topic, as another process or a running migration would. */
  readonly push: <T extends TopicName>(topic: T, value: PushOf<T>) => void;
  /** Delays the results of a method until the returned function is called; the results are computed then. */
  readonly hold: (method: MethodName) => () => void;
  /** Makes a method return this problem from now on; without a problem, makes it work again. */
  readonly fail: (
    method: MethodName,
    problem?: { readonly kind: string; readonly [member: string]: unknown },
  ) => void;
};

export const FAKE_RUN = RunId.parse("r-20260115-fakeru");
const AT = "2026-01-15T12:00:00.000Z";

/** Starts a fake core. */
export function fakeCore(script: Script = {}): FakeCore {
  const listeners = new Map<string, Set<(push: unknown) => void>>();
  const push = <T extends TopicName>(topic: T, value: PushOf<T>): void =>
    listeners.get(topic)?.forEach((listener) => listener(value));
  const copied: string[] = [];
  const held = new Map<string, Promise<void>>();
  const failing = new Map<string, { readonly kind: string }>(Object.entries(script.problems ?? {}));
  const calls: string[] = [];
  const given = new Map<string, unknown[]>();
  const passphrases: string[] = [];
  const confirmed = new Map<Confirmation, "person" | "yes-option">();
  const secrets = new Map<string, { label: never; secretKind: string; storedAt: string }>();
  let vault: "absent" | "locked" | "open" = script.vault ?? "locked";
  let vaultRevision = 0;
  let keyStore: KeyStore = script.keyStore ?? { kind: "none" };
  const vaultIs = (next: typeof vault): void => {
    vault = next;
    vaultRevision += 1;
    push("vault", { revision: vaultRevision, state: vault });
  };
  let plan: Plan | undefined;
  let phase: RunPhase = { kind: "ready" };
  let revision = 0;

  const settle = (next: RunPhase): Result<RunSnapshot, never> => {
    phase = next;
    revision += 1;
    push("runs", snapshot());
    return ok(snapshot());
  };
  const snapshot = (): RunSnapshot => {
    const told = snapshotOf({ plan, phase, revision, script });
    return script.edit?.(told) ?? told;
  };
  const step = (event: Pick<StepEvent, "step" | "phase"> & Partial<StepEvent>): void =>
    push("steps", { run: FAKE_RUN, at: AT, attempt: 1, limitMs: 60_000, ...event });
  const waiting = (): readonly Confirmation[] => (script.asks ?? []).filter((what) => !confirmed.has(what));
  const continueRun = async (
    codeGiven?: string,
  ): Promise<Result<RunSnapshot, RunProblem | StorageProblem>> => {
    if (script.broken === true) throw new TypeError("a secret value that must not be printed: hunter2");
    if (waiting().length > 0) return settle({ kind: "awaiting-confirmation", what: [...waiting()] });
    if (script.code !== undefined && codeGiven !== script.code)
      return settle(awaitingCode(codeGiven !== undefined));
    const moving = plan?.direction === "to-onprem" ? "code" : "register";
    step({ step: moving, phase: "intent" });
    script.onSend?.();
    if (script.failsAfterSending !== undefined) return err(script.failsAfterSending);
    await script.answer;
    step({ step: moving, phase: "outcome", outcome: "confirmed", by: "answer", durationMs: 12 });
    return settle(script.rests ?? { kind: "ended", reason: script.ends ?? "complete" });
  };
  const known = async (
    run: string,
    work: () => Promise<Result<RunSnapshot, RunProblem | StorageProblem>>,
  ): Promise<Result<RunSnapshot, RunProblem | StorageProblem>> =>
    run === FAKE_RUN ? work() : err({ kind: "noSuchRun", run });

  const handlers: Handlers = {
    ...windowHandlers(script, {
      push,
      vault: () => vault,
      copied,
      forgetUnder: (prefix) => {
        for (const label of secrets.keys()) if (label.startsWith(prefix)) secrets.delete(label);
      },
      keepUnder: (label, secretKind) => {
        secrets.set(label, { label: label as never, secretKind, storedAt: AT });
        vaultIs(vault);
      },
    }),
    ...webhookHandlers(script, push),
    ...allowlistHandlers(script, push),
    ...alertsHandlers(script, push),
    "vault.state": async () => ok(vault),
    "vault.unlock": async ({ passphrase, allowCreate }) => {
      passphrases.push(passphrase.reveal());
      if (vault === "absent" && !allowCreate) return err({ kind: "vaultAbsent" });
      if (passphrase.reveal() !== "open sesame") return err({ kind: "wrongPassphrase" });
      const was = vault;
      vaultIs("open");
      return ok(was === "absent" ? "created" : "opened");
    },
    "vault.lock": async () => {
      if (vault === "open") vaultIs("locked");
      return ok(vault);
    },
    "vault.changePassphrase": async ({ current }) =>
      current.reveal() === "open sesame" ? ok(null) : err({ kind: "wrongPassphrase" }),
    "vault.keyStore": async () => ok(keyStore),
    "vault.remember": async ({ on }) => {
      if (vault !== "open") return err({ kind: "vaultLocked" });
      if (on && keyStore.kind !== "usable") return err({ kind: "keyStoreUnusable", why: keyStore.kind });
      if (keyStore.kind === "usable") keyStore = { ...keyStore, remembered: on };
      return ok(keyStore);
    },
    "vault.openRemembered": async () => {
      if (keyStore.kind !== "usable" || !keyStore.remembered) return ok("not-remembered");
      vaultIs("open");
      return ok("opened");
    },
    ...fakeRecovery({
      script: script.recovery,
      vault: () => vault,
      opened: () => vaultIs("open"),
      changed: () => vaultIs(vault),
    }),
    "vault.put": async ({ label, secretKind }) => {
      const stored = { label: label as never, secretKind, storedAt: new Date().toISOString() };
      secrets.set(label, stored);
      vaultIs(vault);
      return ok(stored);
    },
    "vault.unclaimed": async () =>
      vault === "open"
        ? ok(script.unclaimed ?? { sealed: [], damaged: 0, unreadRuns: 0 })
        : err({ kind: "vaultLocked" }),
    "vault.damaged": async () =>
      vault === "open" ? ok([...(script.damagedRecords ?? [])]) : err({ kind: "vaultLocked" }),
    "vault.list": async () => ok([...secrets.values()]),
    "vault.forget": async ({ label }) => ok(secrets.delete(label) ? "forgotten" : "absent"),
    "checks.run": async () => {
      const checks = [...(script.checks ?? [])];
      for (const check of checks) push("checks", { check });
      return ok({ verdict: verdictOf(checks), checks });
    },
    "migration.start": async (input) => {
      plan = input.plan;
      if (script.startProblem !== undefined) return err(script.startProblem);
      const checks = [...(script.checks ?? [])];
      for (const check of checks) push("checks", { check });
      return verdictOf(checks) === "no-go" ? err({ kind: "noGo", checks }) : settle({ kind: "ready" });
    },
    "migration.proceed": ({ run }) => known(run, () => continueRun()),
    "migration.confirm": ({ run, what, by }) =>
      known(run, async () => {
        for (const one of what) confirmed.set(one, by);
        return settle(
          waiting().length > 0 ? { kind: "awaiting-confirmation", what: [...waiting()] } : { kind: "ready" },
        );
      }),
    "migration.enterCode": ({ run, code }) => known(run, () => continueRun(code.reveal())),
    "migration.resendCode": async ({ run }) => {
      if (script.resend === "not-asked") return err({ kind: "codeNotAsked", run, reason: "disk-full" });
      if (script.resend !== true) return err({ kind: "tooSoon", run, until: "2026-01-15T12:01:00.000Z" });
      step({ step: "account", phase: "intent", attempt: 2 });
      step({ step: "account", phase: "outcome", attempt: 2, outcome: "confirmed", by: "answer" });
      return settle(awaitingCode(false));
    },
    "migration.resolve": ({ run }) => known(run, () => continueRun()),
    "migration.checkLocation": ({ run }) => known(run, () => continueRun()),
    "migration.locationChecks": async () => ok([...(script.locationChecks ?? [])]),
    "migration.giveUpElsewhere": async ({ run }) => err({ kind: "noSuchRun", run }),
    "migration.abandon": ({ run }) => known(run, async () => settle({ kind: "ended", reason: "abandoned" })),
    "migration.wayBack": async () =>
      ok({
        plan: { version: 1, direction: "to-onprem" },
        notes: ["number.cert: add a reference to the certificate"],
      }),
    "migration.status": async ({ run }) =>
      run === undefined || run === FAKE_RUN ? ok([snapshot()]) : err({ kind: "noSuchRun", run }),
  };
  const dispatch = serve(handlers);
  return {
    calls,
    inputs: (method) => given.get(method) ?? [],
    confirmed,
    passphrases,
    copied,
    push,
    hold(method) {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(method, promise);
      return () => {
        held.delete(method);
        resolve();
      };
    },
    fail(method, problem) {
      if (problem === undefined) failing.delete(method);
      else failing.set(method, problem);
    },
    vaultState: () => vault,
    transport: {
      call: async (method, input) => {
        calls.push(method);
        given.set(method, [...(given.get(method) ?? []), input]);
        await held.get(method);
        const problem = failing.get(method);
        return problem === undefined ? dispatch(method, input) : err(problem);
      },
      subscribe: (topic, listener) => {
        const known = listeners.get(topic) ?? new Set();
        listeners.set(topic, known.add(listener));
        return () => known.delete(listener);
      },
    },
    close: async () => undefined,
  };
}

function awaitingCode(refused: boolean): RunPhase {
  return {
    kind: "awaiting-code",
    certain: true,
    sentAt: AT,
    method: "sms",
    resendAt: { sms: AT, voice: AT },
    expiresAt: "2026-01-15T12:10:00.000Z",
    guesses: refused ? 1 : 0,
    ...(refused
      ? { lastRefusal: { kind: "rejected", reason: "code-wrong", evidence: { at: AT, durationMs: 1 } } }
      : {}),
  };
}

function snapshotOf({
  plan,
  phase,
  revision,
  script,
}: {
  plan: Plan | undefined;
  phase: RunPhase;
  revision: number;
  script: Script;
}): RunSnapshot {
  const direction = plan?.direction ?? "to-cloud";
  const done = phase.kind === "ended" && phase.reason === "complete";
  return {
    run: FAKE_RUN,
    revision,
    number: plan === undefined ? "+12025550123" : numberOf(plan),
    phoneNumberId: plan?.number.phoneNumberId ?? PhoneNumberId.parse("106540352242922"),
    spoken: plan === undefined ? spoken("1", "2025550123") : spoken(plan.number.cc, plan.number.phoneNumber),
    direction,
    openedAt: AT,
    updatedAt: AT,
    phase,
    steps: STEPS[direction].map((name) => ({
      step: name,
      state: done ? { kind: "confirmed", attempt: 1, by: "answer" } : { kind: "pending" },
    })),
    move: phase.kind === "unknown" ? "open" : done ? "made" : "not-made",
    numberIs: phase.kind === "unknown" ? "unknown" : done ? "cloud" : "on-premises",
    proof: phase.kind === "unknown" ? "none" : "proven",
    ...(script.reportedName === undefined
      ? {}
      : { displayName: { expected: "Northwind Bakery", reported: script.reportedName, differs: true } }),
    checks: [...(script.checks ?? [])],
    changes: [],
    attempts: { inRun: 3, inWindow: 8 },
    ...(done ? { subscribeGapMs: 9, downtimeMs: 40 } : {}),
    damagedRows: 0,
    held: false,
  };
}
