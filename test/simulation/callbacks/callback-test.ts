import { chooseLevel } from "../../../main/core/connectivity/choose-level.ts";
import type { TestJob } from "../../../main/core/connectivity/job.ts";
import { newTestId } from "../../../main/core/connectivity/keyword.ts";
import { restoreLeftovers } from "../../../main/core/connectivity/leftovers.ts";
import { numberLevel } from "../../../main/core/connectivity/levels.ts";
import { ownerTokens, type OwnerTokens } from "../../../main/core/connectivity/owner-token.ts";
import { restoreAt } from "../../../main/core/connectivity/restore.ts";
import {
  leftOf,
  restorable,
  type TestRecord,
  type TestRecords,
} from "../../../main/core/connectivity/records.ts";
import { replaceCallback } from "../../../main/core/connectivity/replace-callback.ts";
import { settle } from "../../../main/core/connectivity/run-test.ts";
import { keepState, type JobState } from "../../../main/core/connectivity/state.ts";
import { openTestRecordWriter } from "../../../main/core/connectivity/test-record-writer.ts";
import { WAITS } from "../../../main/core/connectivity/waits.ts";
import type { CheckStatus } from "../../../shared/checks/result.ts";
import type { CallbackApi } from "../../../main/core/platforms/cloud/callback-port.ts";
import type { Vault } from "../../../main/core/runtime/ports.ts";
import { redact } from "../../../shared/redacted.ts";
import { err } from "../../../shared/result.ts";
import { isoOf } from "../../../shared/time.ts";
import type { CallbackLevel } from "../../../shared/webhook/connectivity-test.ts";
import type { SeededRandom } from "../../support/seeded-random.ts";
import type { CallbackProcess } from "./callback-process.ts";
import { OTHER, OWNER } from "./callback-truth.ts";

const MESSAGES_MS = 30_000;
const PHONE = "106500000000001";
const WORKSPACE = "ws-7k2q9d";
const API = "https://cloud.example 104400000000001";

/** What surrounds one webhook test of the program. */
export type CallbackTestSurroundings = {
  readonly process: CallbackProcess;
  readonly vault: Vault;
  readonly random: SeededRandom;
  readonly dataDir: string;
  readonly records: TestRecords;
  /** Answers verification requests of this URL with this token until the returned function is called. */
  readonly listen: (url: string, token: string) => () => void;
  readonly begins: (test: string, url: string) => void;
  readonly shows: (state: JobState) => void;
  /** What came of one that an earlier test left. */
  readonly gives: (restored: boolean, status: CheckStatus) => void;
  /** The verify token that the endpoint behind an owner's URL accepts now. */
  readonly tokenOf: (address: string) => string;
  /** Lets a person read a question; `enter` enters the token. */
  readonly reads: (enter: () => void) => void;
};

/**
 * One webhook test by the program's own modules, in the order of `runTest`: what an earlier one left is restored, a
 * callback URL is replaced for a while, and restored. Without a tunnel and without messages.
 */
export async function runCallbackTest(around: CallbackTestSurroundings): Promise<void> {
  const { process, vault, random, records } = around;
  const { clock, stop, hurry } = process;
  const test = newTestId(clock.now(), random);
  const url = `https://tunnel.example/${Buffer.from(random.bytes(16)).toString("base64url")}`;
  around.begins(test, url);
  const names = {
    test,
    receiver: WORKSPACE,
    side: "cloud",
    phoneNumberId: PHONE,
    number: "+12025550123",
    startedAt: isoOf(clock.now()),
  } as Parameters<typeof keepState>[0];
  const first = {
    ...names,
    format: 1,
    seq: 0,
    target: { kind: "workspace", workspace: WORKSPACE, phoneNumberId: PHONE },
    api: API,
  } as TestRecord;
  const book = openTestRecordWriter(records, vault, first);
  if (!book.save({}).ok) return;
  const questions: { tokens?: OwnerTokens } = {};
  const state = keepState(names, clock, (now) => {
    if (process.isDead) return;
    around.shows(now);
    const before = now.phase === "awaiting-token" ? now.borrowed?.before : undefined;
    if (before === undefined) return;
    // The person enters the token that belongs to the URL that is shown.
    const { address } = before.startsWith(new URL(OTHER.address).origin) ? OTHER : OWNER;
    around.reads(() => questions.tokens?.give(redact(around.tokenOf(address), "verify token")));
  });
  const common = { state, book, vault, clock, waitMs: WAITS.tokenMs, stop: stop.signal };
  const tokens = ownerTokens({ ...common, mustSeal: true, first: [] });
  questions.tokens = tokens;
  const job = {
    input: { forward: false, target: first.target },
    deps: depsOf(around, url),
    target: targetOf(process),
    state,
    book,
    records,
    tokens,
    waits: WAITS,
    stop: stop.signal,
    hurry: hurry.signal,
  } as unknown as TestJob;
  let end: (() => void) | undefined;
  try {
    if (!(await restoreLeftovers(job, records))) return;
    const replaced = await replaceCallback(job, (holding) => (end = holding.end));
    if (replaced !== undefined) await clock.sleep(MESSAGES_MS, stop.signal);
  } finally {
    if (!process.isDead) await settle(job, records);
    end?.();
  }
}

/** What the program does at its start: it restores what earlier tests left, without anybody. */
export async function restoreAllLeft(around: CallbackTestSurroundings): Promise<void> {
  const { process, vault, records, gives } = around;
  const all = records.all();
  for (const record of all.ok ? all.value : []) {
    if (leftOf(record) === undefined) continue;
    const deps = {
      ports: { clock: process.clock, secrets: { file: () => err({ kind: "notReadable" }) } },
      vault,
      records,
      pausesMs: WAITS.triesMs,
      lateMs: WAITS.lateMs,
      hurry: process.hurry.signal,
    } as unknown as Parameters<typeof restoreAt>[1];
    const target = targetOf(process) as Parameters<typeof restoreAt>[0];
    const own = restorable(record, "program");
    if (own === undefined) continue;
    const given = await restoreAt(target, deps, own);
    if (given.ok && !process.isDead) gives(given.value.restored, given.value.check.status);
  }
}

function depsOf({ process, vault, random, dataDir, listen }: CallbackTestSurroundings, url: string): object {
  return {
    ports: { clock: process.clock, random, dataDir },
    vault,
    push: () => undefined,
    tunnels: { publicAddress: () => ({ url }) },
    receivers: {
      expectVerification: (_receiver: string, token: { reveal(): string }) => listen(url, token.reveal()),
      address: () => undefined,
      forwardsTo: () => undefined,
      forward: () => undefined,
    },
  };
}

function targetOf({ api }: CallbackProcess): object {
  return {
    receiver: WORKSPACE,
    source: "cloud",
    api: API,
    phoneNumberId: PHONE,
    provesItself: true,
    longestAddress: 200,
    choose: async (wanted: undefined) => {
      const number = await api.readOfNumber();
      const account = { kind: "seen", standing: { app: "1" } } as const;
      return chooseLevel({ number, account, ownAppKnown: true }, wanted);
    },
    level: async (wanted: CallbackLevel) =>
      wanted === "number" ? numberLevel(api as CallbackApi) : undefined,
    close: async () => undefined,
  };
}
