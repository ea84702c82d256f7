import type { JournalEntry } from "../../../../shared/migration/journal-entry.ts";
import { CodeMethod } from "../../../../shared/migration/plan.ts";
import { STEP_TRAITS } from "../../../../shared/migration/step.ts";
import { laterOf } from "../../../../shared/migration/platform-wait.ts";
import { isoOf } from "../../../../shared/time.ts";
import type { JournalRow } from "../../storage/port.ts";
import { NOT_KNOWN } from "./infer-location.ts";
import { isMoveOpen, markOf, movesCounted } from "./mark.ts";
import type { CodeKnowledge, RunState } from "./run-state.ts";

/** Applies an intent. While a request that can move the number is on its way, the location is unknown. */
export function applyIntent(
  state: RunState,
  entry: Extract<JournalEntry, { kind: "intent" }>,
  row: JournalRow,
): RunState {
  const { moves } = STEP_TRAITS[entry.step];
  // An observation or a report may have settled the location after a request without a response.
  const open = isMoveOpen(state) && state.home.is === "unknown";
  const next: RunState = {
    ...state,
    steps: {
      ...state.steps,
      [entry.step]: {
        kind: "in-flight",
        attempt: entry.attempt,
        since: isoOf(row.at),
        ...(entry.sinceCopy === undefined ? {} : { sinceCopy: entry.sinceCopy }),
      },
    },
    sinceCopy: state.sinceCopy + (moves && entry.sinceCopy !== undefined ? 1 : 0),
    attempts: { ...state.attempts, [entry.step]: entry.attempt },
    tries: { ...state.tries, [entry.step]: state.tries[entry.step] + 1 },
    observations: [],
    repeatGranted: undefined,
    toldMeanwhile: [],
    // A report of the location counts until a request leaves that could move the number.
    attested: moves ? undefined : state.attested,
    // While an earlier request is open, observations are compared with what was known before that one.
    homeBefore: isMovedBehind(state, entry) ? NOT_KNOWN : open ? state.homeBefore : state.home,
    lateMoves: entry.lateMoves ?? state.lateMoves,
    // An observation from before the run was resumed may be days old.
    readingBefore: open ? state.readingBefore : state.seen === undefined ? undefined : state.lastReading,
    home: moves ? NOT_KNOWN : state.home,
    marks: moves ? marksAtMove(state, entry, row) : state.marks,
    requestMark: entry.request,
    // What was confirmed before a copy was made isn't about what may have happened elsewhere since.
    confirmed: entry.sinceCopy === undefined ? state.confirmed : new Map(),
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
      return {
        ...next,
        lastMethod: entry.method,
        codeBefore: state.code,
        code: requestedCode(state, entry, row),
      };
    default:
      return next;
  }
}

// True if late answers reported, since this run last observed the number, that another run moved it.
function isMovedBehind(state: RunState, { lateMoves }: Extract<JournalEntry, { kind: "intent" }>): boolean {
  return lateMoves !== undefined && lateMoves > movesCounted(state);
}

/** The reported waits of both channels, from any answer. */
function knownRests(code: CodeKnowledge | undefined): CodeKnowledge["rests"] {
  if (code === undefined) return {};
  const { smsWaitSeconds: sms, voiceWaitSeconds: voice } = code;
  const known = Object.entries({ sms, voice }).flatMap(([channel, seconds]) => {
    const rest = code.rests[CodeMethod.parse(channel)];
    return seconds === undefined ? [] : [[channel, laterOf({ seconds, from: code.sent }, rest)] as const];
  });
  return { ...code.rests, ...Object.fromEntries(known) };
}

/** The code's state when its request is about to leave: the reported waits apply to it too. */
function requestedCode(
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
    rests: knownRests(code),
    guessRests: code?.guessRests,
    guesses: code?.guesses ?? 0,
    lastRefusal: undefined,
    notTaken: undefined,
  };
}

// Downtime starts with the first request; a repeat does not restart it.
function marksAtMove(
  { marks, steps, earlierRegisterOpen, earlierCodeOpen }: RunState,
  { step, sinceCopy }: Extract<JournalEntry, { kind: "intent" }>,
  row: JournalRow,
): RunState["marks"] {
  const isOpen = steps[step].kind === "unknown" || earlierRegisterOpen || earlierCodeOpen;
  if (isOpen && marks.moveIntent !== undefined) return marks;
  return { ...marks, moveIntent: { ...markOf(row), exact: sinceCopy === undefined } };
}
