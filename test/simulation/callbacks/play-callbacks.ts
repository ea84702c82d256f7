import { mkdtempSync, existsSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testRecords, type TestRecord, type TestRecords } from "../../../main/core/connectivity/records.ts";
import type { CheckStatus } from "../../../shared/checks/result.ts";
import type { JobState } from "../../../main/core/connectivity/state.ts";
import { redact } from "../../../shared/redacted.ts";
import { err } from "../../../shared/result.ts";
import { memoryVault, memoryVaultFolder, type MemoryVaultFolder } from "../../support/memory-vault.ts";
import { randomFrom, type SeededRandom } from "../../support/seeded-random.ts";
import { newTimeline, type Timeline } from "../timeline/timeline.ts";
import type { Violation } from "../scene/history.ts";
import type { CallbackHistory, CallbackLeg, Kept, Loss } from "./callback-history.ts";
import { CallbackProcess, type Effect } from "./callback-process.ts";
import { restoreAllLeft, runCallbackTest, type CallbackTestSurroundings } from "./callback-test.ts";
import { CallbackTruth, OTHER, OWNER, type StoredCallback } from "./callback-truth.ts";
import { newVaultLosses, type VaultLosses } from "./vault-losses.ts";

const BEGIN_MS = Date.UTC(2026, 0, 15, 12);
const READS_MS = 2000;
const AFTERWARDS_MS = 120_000;
const PASSPHRASE = redact("a passphrase that is only simulated", "passphrase");

/** What a leg without a fault did: what can go wrong in it. */
export type CallbackCounts = {
  readonly requests: number;
  readonly changes: ReadonlySet<number>;
  readonly writes: number;
  /** How many requests there were before each record. */
  readonly writesAfter: readonly number[];
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
  private readonly losses: VaultLosses = newVaultLosses(this.vaults);
  private last: JobState | undefined;
  private current: CallbackProcess | undefined;
  /** A request of an earlier process took effect during the last one, which saw a change of another party in it. */
  private wasInterfered = false;
  /** Only a person has the verify token, or the URL from before. */
  private needsPerson = false;
  private lostUrl = false;

  constructor({ setting }: CallbackHistory, base: string) {
    this.base = base;
    this.timeline = newTimeline(BEGIN_MS, (error) => this.violates(`an event threw ${String(error)}`));
    this.truth = new CallbackTruth(this.timeline, setting.before === "none" ? undefined : OWNER);
  }

  async leg({ faults = [], alone, settles, restMs }: CallbackLeg): Promise<void> {
    const { timeline, truth } = this;
    const process = new CallbackProcess({
      timeline,
      truth,
      faults,
      watcher: {
        step: (what) => this.step(what),
        lost: (what, how) => this.lost(what, how),
        revoked: () => {
          this.needsPerson = true;
          this.step("another verify token");
        },
        tookEffect: (effect) => this.tookEffect(process, effect),
      },
    });
    this.current = process;
    this.wasInterfered = false;
    const name = `process ${this.counts.length + 1}`;
    this.note(`${name} starts`);
    const ended = await timeline.during(process.owner, () =>
      this.test(process, { isAlone: alone === true, settles: settles === true }),
    );
    if (ended.kind === "threw" && !process.isDead) this.violates(`${name} threw ${String(ended.error)}`);
    if (ended.kind === "stuck" || ended.kind === "endless")
      this.violates(`${name} came to no end: ${ended.kind}`);
    this.note(`${name} ${process.isDead ? "died" : "ended"}`);
    process.die();
    truth.receivers.clear();
    const { requests, changes, writes, writesAfter } = process;
    this.counts.push({ requests, changes, writes, writesAfter });
    this.isKept();
    await timeline.pass(restMs);
  }

  async end(): Promise<void> {
    await this.timeline.pass(AFTERWARDS_MS);
    if (this.needsPerson && !this.isRestored()) {
      this.last = undefined;
      await this.leg({ restMs: AFTERWARDS_MS });
    }
    if (this.lostUrl && !this.isRestored()) {
      // Nobody knows the URL from before but its owner, who sets it again.
      if (this.last?.restored === true) this.violates("restored is claimed, and our URL is still set");
      this.truth.set({ ...OWNER, token: this.truth.tokenOf(OWNER.address) ?? "" }, "owner");
      this.step("owner");
      await this.leg({ restMs: AFTERWARDS_MS });
    }
    const { now, wanted } = this.truth;
    if (!isSame(now.stored, wanted))
      this.violates(`in the end there is ${named(now.stored)}, and not ${named(wanted)}`);
    if (this.last?.restored !== true && now.by !== "other" && !this.lostUrl && !this.wasInterfered)
      this.violates("the last test, in which nothing goes wrong, doesn't say that it restored anything");
    if (this.recordsLeft().length > 0) this.violates("in the end there is a record of what is left");
  }

  private isRestored(): boolean {
    return this.last?.restored === true && this.recordsLeft().length === 0;
  }

  said(): string {
    const restored = this.last?.restored;
    const told = restored === undefined ? "nothing said" : restored ? "restored" : "not restored";
    return `callback: ${told}, ${named(this.truth.now.stored)}`;
  }

  private async test(
    process: CallbackProcess,
    { isAlone, settles }: { readonly isAlone: boolean; readonly settles: boolean },
  ): Promise<void> {
    const random = randomFrom(this.random.between(0, 2 ** 31));
    const sound = memoryVault({ folder: this.vaults, clock: process.clock, random });
    await sound.unlock(PASSPHRASE);
    const vault = this.losses.of(sound);
    const around: CallbackTestSurroundings = {
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
        const status = now.steps.find(({ id }) => id === "webhooks.restored")?.check?.status;
        this.claims(process, now.restored === true, status);
      },
      tokenOf: (address) => this.truth.tokenOf(address) ?? "",
      gives: (restored, status) => this.claims(process, restored, status),
      reads: isAlone ? () => undefined : (enter) => this.timeline.after(READS_MS, enter, process.owner),
    };
    if (settles) await restoreAllLeft(around);
    await runCallbackTest(around);
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

  private lost(what: Kept, how: Loss): void {
    const count = this.losses.lose(what, how);
    this.note(`vault loses the ${what}: ${how}, ${count}`);
    if (count > 0 && what === "callback token") this.needsPerson = true;
    if (count > 0 && what === "callback address") this.lostUrl = true;
  }

  /** A request took effect. */
  private tookEffect(process: CallbackProcess, { before, known, wanted }: Effect): void {
    this.step("change");
    if (process !== this.current) this.wasInterfered = true;
    const test = wanted === undefined ? undefined : this.ours.get(wanted.address);
    if (test !== undefined && this.recordOf(test)?.borrowed === undefined)
      this.violates("a URL of the program is set, and no record says what was there before");
    if (before.by === "other" && isSame(before.stored, wanted)) return;
    // The platform has no request that sets a URL only if nothing changed since it was read.
    if (this.truth.overtake(known)) return;
    if (before.by === "other" && test === undefined)
      this.violates(`what another party set, ${named(before.stored)}, is overwritten`);
  }

  private recordsLeft(): readonly TestRecord[] {
    const all = testRecords(this.base, join(this.base, "state")).all();
    return all.ok ? all.value.filter(({ borrowed }) => borrowed !== undefined) : [];
  }

  private recordOf(test: string): TestRecord | undefined {
    return this.recordsLeft().find((one) => one.test === test);
  }

  /** Where our URL is set or may still be, somebody can restore what was there before. */
  private isKept(): void {
    for (const url of [this.truth.now.stored?.address ?? "", ...this.truth.mayStillSet]) {
      const test = this.ours.get(url);
      if (test !== undefined && this.recordOf(test) === undefined)
        this.violates("a process ended, our URL is set or may be, and no record says so");
    }
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

  private claims(process: CallbackProcess, restored: boolean, status: CheckStatus | undefined): void {
    if (!restored && status !== "pass" && status !== "warn") return;
    const { now, wanted, mayStillSet, changes } = this.truth;
    if (this.ours.has(now.stored?.address ?? ""))
      this.violates(
        `${status === "warn" ? "nothing left" : "restored"} is claimed, and our URL is still set`,
      );
    if ([...mayStillSet].some((address) => this.ours.has(address)))
      this.violates("restored is claimed, and a request may still set our URL");
    // What another party did after the last query can't be known.
    const isUnseen = now.by === "other" && process.seenChanges < changes;
    if (status !== "warn" && !isUnseen && !isSame(now.stored, wanted))
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
  return one?.address === other?.address;
}

function named(stored: StoredCallback | undefined): string {
  if (stored === undefined) return "no callback URL";
  const known = stored.address === OWNER.address ? "the owner's URL" : undefined;
  return known ?? (stored.address === OTHER.address ? "another party's URL" : "a URL of the program");
}
