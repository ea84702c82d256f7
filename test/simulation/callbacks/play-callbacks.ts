import { mkdtempSync, existsSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testRecords, type TestRecords } from "../../../main/core/connectivity/records.ts";
import type { JobState } from "../../../main/core/connectivity/state.ts";
import { redact } from "../../../shared/redacted.ts";
import { err } from "../../../shared/result.ts";
import { memoryVault, memoryVaultFolder, type MemoryVaultFolder } from "../../support/memory-vault.ts";
import { randomFrom, type SeededRandom } from "../../support/seeded-random.ts";
import { newTimeline, type Timeline } from "../timeline/timeline.ts";
import type { Violation } from "../scene/history.ts";
import type { CallbackHistory, CallbackLeg } from "./callback-history.ts";
import { CallbackProcess } from "./callback-process.ts";
import { runCallbackTest } from "./callback-test.ts";
import { CallbackTruth, OTHER, OWNER, type StoredCallback } from "./callback-truth.ts";

const BEGIN_MS = Date.UTC(2026, 0, 15, 12);
const READS_MS = 2000;
const AFTERWARDS_MS = 120_000;
const PASSPHRASE = redact("a passphrase that is only simulated", "passphrase");

/** What a leg without a fault did: what can go wrong in it. */
export type CallbackCounts = {
  readonly requests: number;
  readonly changes: ReadonlySet<number>;
  readonly writes: number;
};

export type PlayedCallbacks = {
  readonly violations: readonly Violation[];
  readonly trace: readonly string[];
  /** Of each leg. */
  readonly counts: readonly CallbackCounts[];
  /** What the last process said, and what is there. */
  readonly end: string;
};

/**
 * Plays processes that replace and restore a callback URL one after the other, and checks I26 after each step: what was
 * there before is there afterwards, exactly, and nothing else is ever claimed.
 */
export async function playCallbacks(history: CallbackHistory): Promise<PlayedCallbacks> {
  const base = mkdtempSync(join(existsSync("/dev/shm") ? "/dev/shm" : tmpdir(), "switchover-callbacks-"));
  try {
    const stage = new CallbackStage(history, base);
    for (const leg of history.legs) await stage.leg(leg);
    await stage.end();
    return { violations: stage.violations, trace: stage.trace, counts: stage.counts, end: stage.said() };
  } finally {
    rmSync(base, { recursive: true, force: true });
  }
}

class CallbackStage {
  readonly violations: Violation[] = [];
  readonly trace: string[] = [];
  readonly counts: CallbackCounts[] = [];
  private readonly timeline: Timeline;
  private readonly truth: CallbackTruth;
  private readonly vaults: MemoryVaultFolder = memoryVaultFolder();
  private readonly random: SeededRandom = randomFrom(26);
  private readonly base: string;
  /** Each URL of the program, with its test. */
  private readonly ours = new Map<string, string>();
  /** A change of another party came so shortly before a request of the program that no query could show it. */
  private wasOvertaken = false;
  private last: JobState | undefined;

  constructor({ setting }: CallbackHistory, base: string) {
    this.base = base;
    this.timeline = newTimeline(BEGIN_MS, (error) => this.violates(`an event threw ${String(error)}`));
    this.truth = new CallbackTruth(this.timeline, setting.before === "none" ? undefined : OWNER);
  }

  async leg({ faults = [], alone, restMs }: CallbackLeg): Promise<void> {
    const { timeline, truth } = this;
    const process = new CallbackProcess({
      timeline,
      truth,
      faults,
      watcher: {
        step: (what) => this.step(what),
        overwrites: (wanted) => this.overwrites(process, wanted),
        overwroteLate: (before, wanted) => {
          // It left before the other party's change, and nothing calls it back.
          const isOurs = this.ours.has(wanted?.address ?? "");
          const isOlder = isOurs ? before.by === "other" : !isSame(this.truth.wanted, wanted);
          if (isOlder) this.wasOvertaken = true;
          this.step("late change");
        },
      },
    });
    const name = `process ${this.counts.length + 1}`;
    this.note(`${name} starts`);
    const ended = await timeline.during(process.owner, () => this.test(process, alone === true));
    if (ended.kind === "threw" && !process.isDead) this.violates(`${name} threw ${String(ended.error)}`);
    if (ended.kind === "stuck" || ended.kind === "endless")
      this.violates(`${name} came to no end: ${ended.kind}`);
    this.note(`${name} ${process.isDead ? "died" : "ended"}`);
    process.die();
    truth.receivers.clear();
    const { requests, changes, writes } = process;
    this.counts.push({ requests, changes, writes });
    await timeline.pass(restMs);
  }

  async end(): Promise<void> {
    await this.timeline.pass(AFTERWARDS_MS);
    const { now, wanted } = this.truth;
    if (!this.wasOvertaken && !isSame(now.stored, wanted))
      this.violates(`in the end there is ${named(now.stored)}, and not ${named(wanted)}`);
    if (this.last?.restored !== true && !this.wasOvertaken && now.by !== "other")
      this.violates("the last test, in which nothing goes wrong, doesn't say that it restored anything");
  }

  said(): string {
    const restored = this.last?.restored;
    const told = restored === undefined ? "nothing said" : restored ? "restored" : "not restored";
    return `callback: ${told}, ${named(this.truth.now.stored)}`;
  }

  private async test(process: CallbackProcess, isAlone: boolean): Promise<void> {
    const random = randomFrom(this.random.between(0, 2 ** 31));
    const vault = memoryVault({ folder: this.vaults, clock: process.clock, random });
    await vault.unlock(PASSPHRASE);
    await runCallbackTest({
      process,
      vault,
      random,
      dataDir: this.base,
      records: this.records(process),
      listen: (url, token) => {
        this.truth.receivers.set(url, token);
        return () => this.truth.receivers.delete(url);
      },
      begins: (test, url) => this.ours.set(url, test),
      shows: (now) => {
        this.last = now;
        this.claims(now);
      },
      reads: isAlone ? () => undefined : (enter) => this.timeline.after(READS_MS, enter, process.owner),
    });
  }

  /** The program's own records on a disk that can be full, and at whose writes the process can die. */
  private records(process: CallbackProcess): TestRecords {
    const inner = testRecords(this.base, join(this.base, "state"));
    const written = <T extends { readonly ok: boolean }>(write: () => T): T => {
      if (process.aboutToWrite() === "refused") return err({ kind: "storageFull" }) as unknown as T;
      const result = write();
      process.hasWritten();
      return result;
    };
    return {
      ...inner,
      write: (record) => written(() => inner.write(record)),
      writeAddress: (test, address) => written(() => inner.writeAddress(test, address)),
      remove: (test, erase) =>
        written(() => {
          const result = inner.remove(test, erase);
          if (result.ok) this.forgotten(test);
          return result;
        }),
    };
  }

  private step(what: string): void {
    this.note(`${what}: ${named(this.truth.now.stored)}`);
  }

  /** A request is about to take effect. */
  private overwrites(process: CallbackProcess, wanted: StoredCallback | undefined): void {
    const { now } = this.truth;
    const test = wanted === undefined ? undefined : this.ours.get(wanted.address);
    if (test !== undefined) {
      const all = testRecords(this.base, join(this.base, "state")).all();
      const record = all.ok ? all.value.find((one) => one.test === test) : undefined;
      if (record?.borrowed === undefined)
        this.violates("a URL of the program is set, and no record says what was there before");
    }
    if (now.by !== "other" || isSame(now.stored, wanted)) return;
    // The platform has no request that sets a URL only if nothing changed since it was read.
    if (process.seenChanges < this.truth.changes) this.wasOvertaken = true;
    else if (test === undefined)
      this.violates(`what another party set, ${named(now.stored)}, is overwritten`);
  }

  /** The record of a test is gone: nobody restores any more what it set. */
  private forgotten(test: string): void {
    const urls = [...this.ours].filter(([, of]) => of === test).map(([url]) => url);
    const { now, mayStillSet } = this.truth;
    if (urls.includes(now.stored?.address ?? ""))
      this.violates("the record is gone, and our URL is still set");
    if (urls.some((url) => mayStillSet.has(url)))
      this.violates("the record is gone, and a request may still set our URL");
  }

  private claims({ restored, steps }: JobState): void {
    const status = steps.find(({ id }) => id === "webhooks.restored")?.check?.status;
    if (restored !== true && status !== "pass") return;
    const { now, wanted, mayStillSet } = this.truth;
    if (this.ours.has(now.stored?.address ?? ""))
      this.violates("restored is claimed, and our URL is still set");
    if ([...mayStillSet].some((address) => this.ours.has(address)))
      this.violates("restored is claimed, and a request may still set our URL");
    if (!this.wasOvertaken && !isSame(now.stored, wanted))
      this.violates(`restored is claimed, and there is ${named(now.stored)}, not ${named(wanted)}`);
  }

  private note(what: string): void {
    this.trace.push(`${String(this.timeline.nowMs() - BEGIN_MS).padStart(9)} ${what}`);
  }

  private violates(what: string): void {
    this.violations.push({ rule: "I26", what });
    this.note(`VIOLATES I26: ${what}`);
  }
}

function isSame(one: StoredCallback | undefined, other: StoredCallback | undefined): boolean {
  return one?.address === other?.address && one?.token === other?.token;
}

function named(stored: StoredCallback | undefined): string {
  if (stored === undefined) return "no callback URL";
  const known = stored === OWNER || stored.address === OWNER.address ? "the owner's URL" : undefined;
  return known ?? (stored.address === OTHER.address ? "another party's URL" : "a URL of the program");
}
