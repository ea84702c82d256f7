import { invariant } from "../invariant.ts";
import type { JournalEntry, StepYield } from "../migration/journal-entry.ts";
import type { Observation } from "../migration/observation.ts";
import type { CodeMethod, Plan } from "../migration/plan.ts";
import { isCompared, observationRequests, requestsOf, type RequestsAbout } from "../migration/requests.ts";
import { STEPS } from "../migration/step.ts";
import type { CollectedCall, Collection } from "./call.ts";
import { callOf, passwordChangeOf, signInOf } from "./call-of.ts";

/** A row of a migration's journal, with its time in ISO 8601. */
export type DatedEntry = { readonly at: string; readonly entry: JournalEntry };

/**
 * Collects the calls of a migration from its journal and its plan.
 *
 * The journal holds no request and no body: paths and members are those of each step, and of a response only
 * its recorded outcome is known. `rows` are those before the first corrupted one.
 */
export function collectCalls(rows: readonly DatedEntry[], damaged: number): Collection {
  const opened = rows[0]?.entry;
  invariant(opened?.kind === "opened", "a journal begins with its opening");
  const { plan, run } = opened;
  const list = callList();
  let app: string | undefined = plan.cloud.appId;
  for (const { at, entry } of rows) {
    switch (entry.kind) {
      case "intent":
        if (isElsewhere(entry)) break;
        list.add(stepCalls(plan, entry, at), attemptOf(entry));
        break;
      case "outcome":
      case "late-answer":
        app ??= readingOf(entry.yield)?.ownApp;
        list.tell(attemptOf(entry), (call) => knownOf(call, entry));
        break;
      case "looked":
        list.add(looks(plan, entry.reading, app !== undefined));
        app ??= entry.reading.ownApp;
        break;
      case "password-change": {
        const { outcome, late } = entry;
        if (outcome === undefined) list.add(passwordChangeOf(plan, at), entry.kind);
        else list.tell(entry.kind, () => ({ outcome, ...(late === undefined ? {} : { late }) }));
        break;
      }
      default:
        break;
    }
  }
  // What follows a corrupted row may have sent the rest.
  const planned = damaged === 0 ? plannedCalls(plan, rows) : [];
  const signIn = signInOf(plan);
  return { run, plan, sent: list.sent(), planned, damaged, ...(signIn === undefined ? {} : { signIn }) };
}

type Known = Pick<CollectedCall, "outcome" | "late">;

/** The calls in order; a later row of the journal tells more about those that were added under a key. */
function callList() {
  const calls: (CollectedCall | undefined)[] = [];
  const places = new Map<string, readonly number[]>();
  return {
    sent: (): readonly CollectedCall[] => calls.filter((call) => call !== undefined),
    add(added: readonly CollectedCall[], key?: string): void {
      if (key !== undefined)
        places.set(
          key,
          added.map((_call, index) => calls.length + index),
        );
      calls.push(...added);
    },
    tell(key: string, know: (call: CollectedCall) => Known | "unsent"): void {
      for (const place of places.get(key) ?? []) {
        const call = calls[place];
        if (call === undefined) continue;
        const known = know(call);
        calls[place] = known === "unsent" ? undefined : { ...call, ...known };
      }
    },
  };
}

type Intent = Extract<JournalEntry, { kind: "intent" }>;
type Answered = Extract<JournalEntry, { kind: "outcome" | "late-answer" }>;

/** Not sent from here: perhaps elsewhere, since the copy was made from which the data folder was restored. */
function isElsewhere(entry: JournalEntry): boolean {
  return entry.kind === "intent" && entry.sinceCopy !== undefined;
}

function attemptOf({ step, attempt }: Pick<Intent, "step" | "attempt">): string {
  return `${step} ${attempt}`;
}

function stepCalls(plan: Plan, { step, attempt, method }: Intent, at: string): readonly CollectedCall[] {
  const about = aboutOf(plan, { method });
  return requestsOf(step, about).map((one) => ({
    ...callOf(plan, one, { kind: "step", step, attempt }),
    at,
    ...(isCompared(one, about) ? { compares: true } : {}),
  }));
}

function looks(plan: Plan, reading: Observation, namesApp: boolean): readonly CollectedCall[] {
  return observationRequests(aboutOf(plan, { namesApp })).map((one) => {
    const call = callOf(plan, one, { kind: "look" });
    return { ...call, at: reading.at, ...keptIn(reading, call) };
  });
}

const BEGINS: ReadonlySet<JournalEntry["kind"]> = new Set(["intent", "skipped", "settled"]);

function plannedCalls(plan: Plan, rows: readonly DatedEntry[]): readonly CollectedCall[] {
  const begun = new Set(
    rows.flatMap(({ entry }) =>
      BEGINS.has(entry.kind) && "step" in entry && !isElsewhere(entry) ? [entry.step] : [],
    ),
  );
  const open = STEPS[plan.direction].filter((step) => !begun.has(step));
  return open.flatMap((step) =>
    requestsOf(step, aboutOf(plan)).map((one) => callOf(plan, one, { kind: "planned", step })),
  );
}

/** What an outcome says about one of its step's calls: a query's response is kept in the observation only. */
function knownOf(call: CollectedCall, entry: Answered): Known | "unsent" {
  const late = entry.kind === "late-answer" ? ({ late: true } as const) : {};
  if (call.method !== "GET") return { outcome: entry.outcome, ...late };
  const reading = readingOf(entry.yield);
  if (call.compares === true && (reading === undefined || !wasCompared(call, reading))) return "unsent";
  return reading === undefined ? {} : { ...keptIn(reading, call), ...late };
}

/** Only a step that both observed and was confirmed compares, and it asks only an API that answered. */
function wasCompared({ api }: CollectedCall, { compared, cloud, onPrem, home }: Observation): boolean {
  if (compared === undefined) return false;
  return api === "cloud" ? cloud.kind === "confirmed" : home === "on-premises" && onPrem.kind === "confirmed";
}

function keptIn(reading: Observation, { keptAs }: CollectedCall): Known {
  return keptAs === undefined ? {} : { outcome: reading[keptAs] };
}

function readingOf(given: StepYield | undefined): Observation | undefined {
  return given?.kind === "reading" ? given.reading : undefined;
}

type Told = { readonly method?: CodeMethod | undefined; readonly namesApp?: boolean };

function aboutOf({ direction, dialect, cloud, number }: Plan, told: Told = {}): RequestsAbout {
  return {
    direction,
    dialect,
    businessAccountId: cloud.businessAccountId,
    namesApp: told.namesApp ?? cloud.appId !== undefined,
    number: {
      ...number,
      method: told.method ?? number.method,
      withPin: number.pin !== undefined,
    },
  };
}
