import type { JournalEntry } from "../../../../shared/migration/journal-entry.ts";
import { CodeMethod } from "../../../../shared/migration/plan.ts";
import { STEP_TRAITS } from "../../../../shared/migration/step.ts";
import { laterOf } from "../../../../shared/migration/platform-wait.ts";
import { isoOf } from "../../../../shared/time.ts";
import type { JournalRow } from "../../storage/port.ts";
import { NOT_KNOWN } from "./infer-location.ts";
import { isMoveOpen, markOf, movesCounted } from "./mark.ts";
import type { CodeKnowledge, RunState } from "./run-state.ts";

/** A request is about to leave. While one that can move the number is on its way, nobody knows where the number is. */
export function applyIntent(
  state: RunState,
  entry: Extract<JournalEntry, { kind: "intent" }>,
  row: JournalRow,
): RunState {
  const { moves } = STEP_TRAITS[entry.step];
  // A look, or a person's word, may have settled where the number is after a request that got no answer.
  const open = isMoveOpen(state) && state.home.is === "unknown";
  const next: RunState = {
    ...state,
    steps: {
      ...state.steps,
      [entry.step]: { kind: "in-flight", attempt: entry.attempt, since: isoOf(row.at) },
    },
    attempts: { ...state.attempts, [entry.step]: entry.attempt },
    tries: { ...state.tries, [entry.step]: state.tries[entry.step] + 1 },
    looks: [],
    repeatGranted: undefined,
    toldMeanwhile: [],
    // A word on where the number is holds until a request leaves that could move it.
    attested: moves ? undefined : state.attested,
    // While an earlier request is open, what stood before it is what a look is compared with.
    homeBefore: isMovedBehind(state, entry) ? NOT_KNOWN : open ? state.homeBefore : state.home,
    lateMoves: entry.lateMoves ?? state.lateMoves,
    // What was seen before the run was taken up again may be days old.
    readingBefore: open ? state.readingBefore : state.seen === undefined ? undefined : state.lastReading,
    home: moves ? NOT_KNOWN : state.home,
    marks: moves ? marksAtMove(state, entry, row) : state.marks,
    requestMark: entry.request,
  };
  switch (entry.step) {
    case "register":
      return {
        ...next,
        earlierRegisterOpen: state.earlierRegisterOpen || open,
        registerIsRepeat: open,
        registerRequest: entry.request ?? state.registerRequest,
      };
    case "code":
      return { ...next, earlierCodeOpen: open };
    case "account":
      return { ...next, lastMethod: entry.method, codeBefore: state.code, code: askedFor(state, entry, row) };
    default:
      return next;
  }
}

// Was this run told, since it last saw where the number is, that another one had moved it?
function isMovedBehind(state: RunState, { lateMoves }: Extract<JournalEntry, { kind: "intent" }>): boolean {
  return lateMoves !== undefined && lateMoves > movesCounted(state);
}

/** The waits of both channels that were told by now, by whichever answer. */
function standingRests(code: CodeKnowledge | undefined): CodeKnowledge["rests"] {
  if (code === undefined) return {};
  const { smsWaitSeconds: sms, voiceWaitSeconds: voice } = code;
  const standing = Object.entries({ sms, voice }).flatMap(([channel, seconds]) => {
    const rest = code.rests[CodeMethod.parse(channel)];
    return seconds === undefined ? [] : [[channel, laterOf({ seconds, from: code.sent }, rest)] as const];
  });
  return { ...code.rests, ...Object.fromEntries(standing) };
}

/** What is known of a code whose request is about to leave: the waits that were told hold for it as well. */
function askedFor(
  { code }: RunState,
  { method = "sms" }: Extract<JournalEntry, { kind: "intent" }>,
  row: JournalRow,
): CodeKnowledge {
  return {
    sentAt: row.at,
    sent: markOf(row),
    method,
    certain: false,
    smsWaitSeconds: undefined,
    voiceWaitSeconds: undefined,
    rests: standingRests(code),
    guessRests: code?.guessRests,
    guesses: code?.guesses ?? 0,
    lastRefusal: undefined,
    notTaken: undefined,
  };
}

// A repeat does not begin the time in which the number may be out of reach: the request before it did.
function marksAtMove(
  { marks, steps, earlierRegisterOpen, earlierCodeOpen }: RunState,
  { step }: Extract<JournalEntry, { kind: "intent" }>,
  row: JournalRow,
): RunState["marks"] {
  const isOpen = steps[step].kind === "unknown" || earlierRegisterOpen || earlierCodeOpen;
  if (isOpen && marks.moveIntent !== undefined) return marks;
  return { ...marks, moveIntent: { ...markOf(row), exact: true } };
}
