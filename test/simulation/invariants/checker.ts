import type { RunState } from "../../../main/core/migration/state/run-state.ts";
import type { JournalRow } from "../../../main/core/storage/port.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import type { Process } from "../machine/process.ts";
import type { WireAnswer, WireRequest } from "../network/wire.ts";
import { bodyOf } from "../network/wire.ts";
import type { Effect } from "../platform/truth.ts";
import type { Violation } from "../scene/history.ts";
import type { World } from "../scene/world.ts";
import { type Action, copyFacts, type Facts, isChange, isConfirmed, kindOf, noFacts } from "./facts.ts";
import { ROW_RULES } from "./on-row.ts";
import { SCREEN_RULES } from "./on-screen.ts";
import { askedToWait, saidBy } from "./said.ts";
import { holdsDigits, secretsOf } from "./secrets.ts";
import { WIRE_RULES } from "./on-wire.ts";

export type { Action };

/** Checks every event of a history against the simulated platform's truth. */
export type Checker = {
  readonly facts: Facts;
  readonly violations: readonly Violation[];
  violate(rule: string, what: string): void;
  person(world: World, process: Process, action: Action): void;
  started(world: World, process: Process): void;
  /** A process has answered, or has ended in whatever way: nothing is under way in it. */
  rests(world: World, process: Process): void;
  onWire(world: World, process: Process, event: { readonly request: WireRequest; readonly id: number }): void;
  arrived(
    world: World,
    event: {
      readonly request: WireRequest;
      readonly id: number;
      readonly status: number;
      readonly effects: readonly Effect[];
    },
  ): void;
  answered(
    world: World,
    process: Process,
    event: { readonly request: WireRequest; readonly id: number; readonly answer: WireAnswer | undefined },
  ): void;
  /** The computer falls asleep. */
  slept(): void;
  woke(world: World): void;
  opened(process: Process, value: string): void;
  row(
    world: World,
    process: Process,
    event: { readonly state: RunState; readonly row: JournalRow; readonly before: RunState },
  ): void;
  shown(world: World, process: Process, snapshot: RunSnapshot): void;
};

/** No longer than this without a row, a request or an answer while the program works. */
const SILENT_MS = 90_000;

export function newChecker(): Checker {
  return checkerOver(noFacts(), []);
}

export function copyChecker(checker: Checker): Checker {
  return checkerOver(copyFacts(checker.facts), [...checker.violations]);
}

function checkerOver(facts: Facts, violations: Violation[]): Checker {
  const violate = (rule: string, what: string): void => {
    violations.push({ rule, what });
  };
  const judge = <E>(
    rules: Readonly<Record<string, readonly ((event: E) => string | undefined)[]>>,
    event: E,
  ) => {
    for (const [rule, each] of Object.entries(rules))
      for (const check of each) {
        const wrong = check(event);
        if (wrong !== undefined) violate(rule, wrong);
      }
  };
  // I17: something happens at least every 90 s while the program works.
  const happens = (world: World): void => {
    const nowMs = world.timeline.nowMs();
    if (facts.current.size > 0 && nowMs - facts.lastEventMs > SILENT_MS)
      violate("I17", `nothing happened for ${Math.round((nowMs - facts.lastEventMs) / 1000)} s`);
    facts.lastEventMs = nowMs;
  };
  // I12, I13: no secret in what is written outside the vault, or shown.
  const scan = (world: World, text: string, where: string): void => {
    for (const secret of secretsOf(world))
      if (text.includes(secret)) violate("I13", `a secret is in ${where}`);
    const pin = world.secrets.get("PIN");
    if (pin !== undefined && holdsDigits(text, pin)) violate("I13", `a PIN is in ${where}`);
    for (const code of facts.codes) if (holdsDigits(text, code)) violate("I12", `a code is in ${where}`);
  };
  return {
    facts,
    violations,
    violate,
    person(world, process, action) {
      facts.lastEventMs = world.timeline.nowMs();
      facts.current.set(process.name, { action, wrote: new Set() });
      facts.actions.push({ action, atMs: world.timeline.nowMs(), process: process.name });
    },
    started(world, process) {
      // A process that died may have written rows that it never told of.
      for (const [run, { rows }] of world.computer.storages.disks.get(process.folder)?.runs ?? [])
        facts.lastSeq.set(run, rows.length);
    },
    rests(world, process) {
      facts.current.delete(process.name);
      facts.lastEventMs = world.timeline.nowMs();
    },
    slept() {
      for (const sent of facts.sent) if (sent.said === undefined) sent.slept = true;
    },
    woke(world) {
      // A sleep is no silence of the program.
      facts.lastEventMs = world.timeline.nowMs();
    },
    opened(process, value) {
      facts.opened.set(process.name, value);
    },
    onWire(world, process, { request, id }) {
      happens(world);
      const kind = kindOf(request);
      const parsed = bodyOf(request.text);
      const body = (typeof parsed === "object" && parsed !== null ? parsed : {}) as Readonly<
        Record<string, unknown>
      >;
      const intent = facts.intents.get(process.name);
      const run = intent?.run ?? "";
      judge(WIRE_RULES, { world, process, request, kind, facts, body, run });
      if (!isChange(kind)) return;
      if (intent !== undefined) intent.used = true;
      const pin = typeof body["pin"] === "string" ? body["pin"] : undefined;
      if (kind === "code" && typeof body["code"] === "string") facts.codes.add(body["code"]);
      facts.sent.push({
        id,
        kind,
        atMs: world.timeline.nowMs(),
        process: process.name,
        run,
        attempt: intent?.attempt ?? 0,
        pin,
        said: undefined,
        slept: false,
        saidAtMs: 0,
        effects: [],
      });
    },
    arrived(world, { id, effects }) {
      const sent = facts.sent.find((each) => each.id === id);
      if (sent !== undefined) sent.effects = [...sent.effects, ...effects];
      for (const { kind } of effects) {
        if (kind === "moved") {
          facts.movedAtMs = world.timeline.nowMs();
          facts.movedBy = sent?.run;
        }
        // I7: nothing that the program sends takes the number out of service.
        if (kind === "banned") violate("I7", "the number was banned");
        if (kind === "blocked") violate("I5", "the platform blocked registrations of the number");
        const isWarned = isConfirmed(world, sent?.run ?? "", "older-registration");
        if (kind === "disconnected" && sent?.kind === "shards" && !isWarned)
          violate("I7", "the number was disconnected");
      }
      if (world.truth.code !== undefined) facts.codes.add(world.truth.code.code);
    },
    answered(world, process, { request, id, answer }) {
      happens(world);
      const kind = kindOf(request);
      const said = saidBy(kind, answer);
      const nowMs = world.timeline.nowMs();
      if (said === "yes") facts.good.set(kind, { atMs: nowMs, process: process.name });
      const sent = facts.sent.find((each) => each.id === id);
      if (sent !== undefined) {
        sent.said = said;
        sent.saidAtMs = nowMs;
        if (said === "wrong-pin" && sent.pin !== undefined)
          facts.wrongPins.push({ pin: sent.pin, atMs: nowMs, run: sent.run, recorded: false });
      }
      const wait = answer === undefined ? undefined : askedToWait(answer);
      if (wait !== undefined) facts.waits.set(kind, nowMs + wait * 1000);
    },
    row(world, process, { state, row, before }) {
      happens(world);
      const { entry, run, seq } = row;
      judge(ROW_RULES, { world, process, state, before, row, facts });
      if (!facts.begunMs.has(run)) facts.begunMs.set(run, world.timeline.nowMs());
      const current = facts.current.get(process.name);
      if (current !== undefined)
        facts.current.set(process.name, { ...current, wrote: new Set([...current.wrote, run]) });
      facts.lastSeq.set(run, seq);
      facts.lastWriter.set(run, process.name);
      if (entry.kind === "intent")
        facts.intents.set(process.name, { run, step: entry.step, attempt: entry.attempt, used: false });
      if (entry.kind === "outcome" || entry.kind === "late-answer")
        for (const wrong of facts.wrongPins) if (wrong.run === run) wrong.recorded = true;
      const text = world.computer.storages.disks.get(process.folder)?.runs.get(run)?.rows[seq - 1] ?? "";
      scan(world, text, "the journal");
    },
    shown(world, process, snapshot) {
      judge(SCREEN_RULES, { world, process, snapshot, facts });
      scan(world, shownText(snapshot), "what is shown");
      const open = openRuns(world);
      if (open > 1) violate("I25", `${open} migrations of one number are open`);
    },
  };
}

/** Texts of the results of checks: a snapshot shows those of the journal's rows, which nobody can change. */
const checkTexts = new WeakMap<RunSnapshot["checks"][number], string>();

/** Everything that a snapshot shows, as one text. */
function shownText({ checks, ...rest }: RunSnapshot): string {
  const texts = checks.map((check) => {
    const known = checkTexts.get(check);
    if (known !== undefined) return known;
    const text = JSON.stringify(check);
    if (Object.isFrozen(check)) checkTexts.set(check, text);
    return text;
  });
  return [JSON.stringify(rest), ...texts].join("\n");
}

/** Open runs of the number in all data folders of this computer. */
function openRuns({ computer }: World): number {
  let open = 0;
  for (const { runs } of computer.storages.disks.values())
    for (const { rows } of runs.values()) {
      const last = rows.findLast(
        (row) => row.includes('"kind":"ended"') || row.includes('"kind":"reopened"'),
      );
      if (last === undefined || last.includes('"kind":"reopened"')) open += 1;
    }
  return open;
}
