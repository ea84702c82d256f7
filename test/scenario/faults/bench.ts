import { expect } from "vitest";
import { openCloud } from "../../../main/core/platforms/cloud/client.ts";
import { LIMITS } from "../../../main/core/platforms/http/limits.ts";
import { openBackup } from "../../../main/core/migration/backup.ts";
import { fold } from "../../../main/core/migration/state/fold.ts";
import type { HostPorts } from "../../../main/core/host/host-ports.ts";
import type { SandboxOptions } from "../../../main/sandbox/index.ts";
import type { Direction } from "../../../shared/migration/direction.ts";
import { numberOf } from "../../../shared/migration/plan.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import type { StepName } from "../../../shared/migration/step.ts";
import type { CoreProblem } from "../../../shared/wording/problems.ts";
import { problemWords } from "../../../shared/wording/problems.ts";
import { outcomeSentence } from "../../../shared/wording/cause-words.ts";
import { runWords } from "../../../shared/wording/run-words.ts";
import { loadTranslate } from "../../../shared/wording/translate.ts";
import { countOf, endingOf, openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { must, type Harness, type PlanJson } from "../../support/harness.ts";
import { bent, type Bend } from "../../support/bent.ts";
import { dialectOf } from "../../../shared/platform/dialect.ts";
import { redact } from "../../../shared/redacted.ts";
import { startTimedHarness } from "../../support/timed-harness.ts";
import { startFront, type Front } from "./front.ts";
import { proven } from "./proofs.ts";

/** What a fault must lead to: its class, what a person is told, and where the number is. */
export type Expected = {
  readonly step: StepName;
  /** The first outcome of the step, as `unknown: timeout`. */
  readonly class: string;
  /** How the migration ends or what it waits for, where the number is said to be, and the proof. */
  readonly ends: string;
  /** What the sentences about it say, in English. */
  readonly told: RegExp;
  readonly truth: "cloud" | "onprem";
  /** Requests that reached the platform: registrations, or requests for a code. */
  readonly sent: number;
};

/** A sandbox behind a front, a data folder, and a process that works on a migration. */
export type Bench = {
  readonly harness: Harness;
  readonly front: Front;
  readonly driver: CoreDriver;
  plan(direction: Direction, change?: (json: PlanJson) => void): ReturnType<Harness["plan"]>;
  /** Another process on the same data folder. */
  another(change?: Parameters<typeof openCoreDriver>[1]): Promise<CoreDriver>;
  /** Does something at the moment when the request of a step is about to leave. */
  atIntent(step: StepName, does: () => void): void;
  /** Gives a registration up after a moment, as after a minute without an answer. */
  hurryDeadlines(): void;
  /** Proves class, sentences, and that neither backup nor attempts were lost, by the truth of the sandbox. */
  prove(run: RunSnapshot, expected: Expected): Promise<void>;
  /** Ends what is open, and proves that the journal never said what was not so. */
  close(): Promise<void>;
};

/** How long a registration may take that is given up after a moment. */
export const HURRIED_MS = 1_500;

/** Sets up a bench. */
export async function openBench(
  options: SandboxOptions = {},
  change: (ports: HostPorts) => HostPorts = (ports) => ports,
): Promise<Bench> {
  const harness = await startTimedHarness(options);
  const front = await startFront({ baseUrl: harness.sandbox.cloud.baseUrl, caPem: harness.sandbox.caPem });
  const waiting = new Map<StepName, () => void>();
  const drivers: CoreDriver[] = [];
  let areHurried = false;
  const ports = (own: HostPorts): HostPorts =>
    change({
      ...own,
      files: {
        ...own.files,
        read: (path) => {
          const pem = own.files.read(path);
          return pem.ok ? { ...pem, value: `${pem.value}\n${front.caPem}` } : pem;
        },
      },
    });
  const another = async (more: Parameters<typeof openCoreDriver>[1] = {}): Promise<CoreDriver> => {
    const driver = await openCoreDriver(harness, {
      push: (topic, event) => {
        const { phase, step } = event as { phase?: string; step?: StepName };
        if (topic !== "steps" || phase !== "intent" || step === undefined) return;
        waiting.get(step)?.();
        waiting.delete(step);
      },
      ...more,
      ports: (own) => more.ports?.(ports(own)) ?? ports(own),
    });
    drivers.push(driver);
    return driver;
  };
  const quick = openCloud({
    baseUrl: front.origin,
    dialect: dialectOf({ brand: "chat", apiVersion: "v23.0" }),
    businessAccountId: harness.sandbox.cloud.businessAccountId,
    phoneNumberId: harness.sandbox.cloud.phoneNumberId,
    accessToken: redact(harness.sandbox.cloud.accessToken, "access token"),
    trust: { kind: "authority", pem: front.caPem },
    limits: { ...LIMITS, changeMs: HURRIED_MS },
    clock: harness.clock,
  });
  const hurried: Bend = ({ cloud, ...rest }) => ({
    ...rest,
    cloud: {
      ...cloud,
      async register(input, late) {
        if (!areHurried) return cloud.register(input, late);
        // Connecting is no part of the time that counts.
        await quick.warm();
        return quick.register(input);
      },
    },
  });
  const driver = await another({ deps: bent(hurried) });
  return {
    harness,
    front,
    driver,
    another,
    plan: (direction, changed) =>
      harness.plan(direction, (json) => {
        json.cloud.baseUrl = front.origin;
        changed?.(json);
      }),
    atIntent: (step, does) => void waiting.set(step, does),
    hurryDeadlines: () => (areHurried = true),
    prove: (run, expected) => prove({ harness, driver }, run, expected),
    async close() {
      const untrue = drivers.flatMap(({ claims }) => claims.untrue);
      const nowhere = harness.sandbox.world.homes().filter(({ home }) => (home as string) === "none");
      for (const one of drivers) await one.close();
      await quick.close();
      await front.close();
      await harness.close();
      expect({ untrue, nowhere }).toEqual({ untrue: [], nowhere: [] });
      proven("kept");
    },
  };
}

async function prove(
  { harness, driver }: Pick<Bench, "harness" | "driver">,
  run: RunSnapshot,
  expected: Expected,
): Promise<void> {
  const rows = driver.rows(run);
  const outcome = rows.flatMap(({ entry }) =>
    entry.kind === "outcome" && entry.step === expected.step ? [entry.outcome] : [],
  )[0];
  const { kind, cause, reason } = (outcome ?? { kind: "none" }) as Record<string, string | undefined>;
  const cls = [kind, cause ?? reason].filter((part) => part !== undefined).join(": ");
  const sentences: string[] = [];
  for (const language of ["en", "es"] as const) {
    const t = await loadTranslate(language);
    const { what, works, next } = runWords(t, driver.status(run));
    const why = outcome === undefined ? undefined : outcomeSentence(t, expected.step, outcome);
    expect([what, works, next ?? "-"].every((part) => part.trim() !== "")).toBe(true);
    sentences.push([what, works, next, why].join(" "));
  }
  const state = fold(rows);
  const left = must(driver.deps.storage.attemptsLeft(numberOf(state.plan), run.run));
  const intents = rows.filter(({ entry }) => entry.kind === "intent" && entry.step === "register").length;
  const counted = run.direction === "to-cloud" ? "/register" : "/v1/account";
  expect({
    class: cls,
    ends: endingOf(run),
    truth: harness.sandbox.world.truth().home,
    sent: countOf(harness, "POST", counted),
    attemptsLeft: left.inRun,
    pair: state.pair === undefined ? "none" : openBackup(driver.deps.vault, state, state.pair).ok,
    damaged: run.damagedRows,
  }).toEqual({
    class: expected.class,
    ends: expected.ends,
    truth: expected.truth,
    sent: expected.sent,
    attemptsLeft: 3 - intents,
    pair: state.pair === undefined ? "none" : true,
    damaged: 0,
  });
  expect(sentences[0]).toMatch(expected.told);
  proven("told");
  proven("kept");
}

/** Proves that a call ended with this problem, and what a person is told about it in both languages. */
export async function proveProblem(
  answer: { readonly ok: boolean; readonly problem?: { readonly kind: string } },
  kind: string,
  told: RegExp,
): Promise<void> {
  expect(answer.problem?.kind).toBe(kind);
  const english = problemWords(await loadTranslate("en"), answer.problem as CoreProblem);
  const spanish = problemWords(await loadTranslate("es"), answer.problem as CoreProblem);
  expect(Object.values(spanish).every((part) => part.trim() !== "")).toBe(true);
  expect(Object.values(english).join(" ")).toMatch(told);
  proven("told");
}
