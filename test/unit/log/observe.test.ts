import { describe, expect, test } from "vitest";
import { logCalls, logRows, logTopics, observePlatformCalls } from "../../../main/core/log/observe.ts";
import type { Storage } from "../../../main/core/storage/port.ts";
import { createTopics } from "../../../main/core/runtime/topics.ts";
import { RunId } from "../../../shared/ids.ts";
import type { JournalEntry } from "../../../shared/migration/journal-entry.ts";
import type { LogEvent } from "../../../shared/log/log-event.ts";
import { LogEvent as Schema } from "../../../shared/log/log-event.ts";
import type { CallOutcome, Evidence } from "../../../shared/platform/outcome.ts";
import { err, ok } from "../../../shared/result.ts";
import type { PushOf } from "../../../shared/rpc/topics.ts";
import { virtualClock } from "../../support/virtual-clock.ts";

function keptLog() {
  const events: LogEvent[] = [];
  const log = {
    write: (event: LogEvent) => void events.push(Schema.parse(event)),
    setLevel: () => undefined,
    flush: () => undefined,
  };
  return { events, log };
}

const EVIDENCE: Evidence = { at: "2026-11-26T08:00:00.000Z", durationMs: 12.4, httpStatus: 400 };

describe("[ZU4] what becomes of a request is logged without a word of the server", () => {
  test.each<[CallOutcome<unknown>, object]>([
    [
      { kind: "confirmed", value: "hunter2", evidence: { ...EVIDENCE, httpStatus: 200 } },
      { outcome: "confirmed", status: 200 },
    ],
    [
      {
        kind: "rejected",
        reason: "pin-wrong",
        evidence: { ...EVIDENCE, apiError: { code: 133005, title: "hunter2", details: "hunter2" } },
      },
      { outcome: "rejected", cause: "pin-wrong", status: 400, code: 133005 },
    ],
    [
      { kind: "notSent", cause: "self-signed", evidence: { at: EVIDENCE.at, durationMs: 0 } },
      { outcome: "notSent", cause: "self-signed" },
    ],
    [
      { kind: "unknown", cause: "timeout", evidence: { at: EVIDENCE.at, durationMs: 60_000 } },
      { outcome: "unknown", cause: "timeout" },
    ],
  ])("%o", (outcome, expected) => {
    const { events, log } = keptLog();
    observePlatformCalls(log)?.("cloud", "register", outcome, false);
    expect(events).toMatchObject([{ event: "platform-call", api: "cloud", call: "register", ...expected }]);
    expect(JSON.stringify(events)).not.toContain("hunter2");
  });

  test("a code that no table lists may be what the server was sent, and is left out", () => {
    const { events, log } = keptLog();
    const outcome = {
      kind: "rejected",
      reason: "other",
      evidence: { ...EVIDENCE, apiError: { code: 482913 } },
    } as const;
    observePlatformCalls(log)?.("cloud", "setPin", outcome, true);
    expect(events).toMatchObject([{ late: true, cause: "other" }]);
    expect(JSON.stringify(events)).not.toContain("482913");
  });
});

describe("[ZU4] each call is logged by its name, result and duration", () => {
  test("and neither by its input nor by its answer; what is thrown goes on", async () => {
    const { events, log } = keptLog();
    const clock = virtualClock();
    const dispatch = logCalls(
      async (method) => {
        await clock.advance(40);
        if (method === "vault.put") throw new Error("hunter2");
        return method === "vault.unlock" ? err({ kind: "wrongPassphrase", given: "hunter2" }) : ok("hunter2");
      },
      log,
      clock,
    );
    await dispatch("settings.get", { text: "hunter2" });
    await dispatch("vault.unlock", { passphrase: "hunter2" });
    await dispatch("hunter2", {});
    await expect(dispatch("vault.put", {})).rejects.toThrow("hunter2");
    expect(events).toEqual([
      { event: "call", method: "settings.get", result: "ok", ms: 40 },
      { event: "call", method: "vault.unlock", result: "problem", problem: "wrongPassphrase", ms: 40 },
      { event: "call", method: "unknown", result: "ok", ms: 40 },
      { event: "call", method: "vault.put", result: "failed", ms: 40 },
    ]);
  });
});

test("[ZU4] receivers, tunnels and the vault are logged when they change, without an address", () => {
  const { events, log } = keptLog();
  const plain = createTopics();
  const topics = logTopics(plain, log);
  const heard: unknown[] = [];
  topics.subscribe("tunnels", (push) => heard.push(push));
  const tunnel = {
    receiver: "ws-1",
    revision: 1,
    kind: "own",
    status: "opening",
    since: EVIDENCE.at,
    reconnects: 0,
  } as const;
  topics.push("tunnels", tunnel);
  topics.push("tunnels", { ...tunnel, revision: 2, publicUrl: "https://hunter2.example" });
  topics.push("tunnels", {
    ...tunnel,
    revision: 3,
    status: "failed",
    problem: { cause: "lost", detail: "hunter2" },
  });
  const receiver = {
    receiver: "ws-1",
    revision: 1,
    listening: true,
    checksSignatures: true,
    hasVerifyToken: true,
    localUrl: "http://127.0.0.1/hunter2",
  } as PushOf<"receivers">;
  topics.push("receivers", receiver);
  topics.push("receivers", { ...receiver, revision: 2 });
  topics.push("receivers", { ...receiver, revision: 3, listening: false, trouble: "port-taken" });
  topics.push("vault", { revision: 1, state: "open" });
  expect(events).toEqual([
    { event: "tunnel", kind: "own", status: "opening" },
    { event: "tunnel", kind: "own", status: "failed", cause: "lost" },
    { event: "receiver", listening: true, checksSignatures: true },
    { event: "receiver", listening: false, checksSignatures: true, trouble: "port-taken" },
    { event: "vault", state: "open" },
  ]);
  expect(heard).toHaveLength(3);
});

test("[ZU4] rows are logged by kind, run and step once they are written, and a refused one isn't", () => {
  const { events, log } = keptLog();
  const lock = { run: RunId.parse("r-20261126-abc123"), epoch: "1", release: () => undefined };
  const row = (entry: object) => ({ seq: 1, run: lock.run, entry, at: 0, appVersion: "1", hash: "" });
  const storage = logRows(
    {
      create: () => ok(lock),
      append: (_hold: unknown, entry: { kind: string }) =>
        entry.kind === "erased" ? err({ kind: "fenced" }) : ok(row(entry)),
      appendAll: (_hold: unknown, entries: readonly object[]) => ok(entries.map(row)),
    } as unknown as Storage,
    log,
  );
  const stamp = { hunter2: "hunter2" };
  const entry = (fields: object) => ({ stamp, ...fields }) as unknown as JournalEntry;
  storage.create("+12025550123" as never, entry({ kind: "opened", plan: "hunter2" }) as never);
  storage.append(lock, entry({ kind: "intent", step: "register", request: "hunter2" }));
  storage.append(lock, entry({ kind: "erased", members: ["hunter2"] }));
  storage.appendAll(lock, [
    entry({ kind: "attested", home: "cloud" }),
    entry({ kind: "ended", reason: "complete" }),
  ]);
  const { run } = lock;
  expect(events).toEqual([
    { event: "journal", kind: "opened", run },
    { event: "journal", kind: "intent", run, step: "register" },
    { event: "journal", kind: "attested", run },
    { event: "journal", kind: "ended", run },
  ]);
});

test("[ZU4] without a log nothing is wrapped", () => {
  const topics = createTopics();
  const dispatch = async () => ok(null);
  expect(logTopics(topics, undefined)).toBe(topics);
  expect(logCalls(dispatch, undefined, virtualClock())).toBe(dispatch);
  expect(observePlatformCalls(undefined)).toBeUndefined();
});
