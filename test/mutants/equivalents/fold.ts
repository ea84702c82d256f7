import { inFile, type Equivalent } from "../verdict.ts";
import { EXHAUSTIVE } from "./exhaustive.ts";

/** The equivalent mutants of the part "fold": the line, what it says, what the mutant says, and why that is the same. */
export const FOLD: readonly Equivalent[] = [
  ...inFile("main/core/migration/state/outcome.ts", [
    ["default:", "default: return unreachable(outcome);", "default:", EXHAUSTIVE],
    ["default:", "default: return unreachable(yielded);", "default:", EXHAUSTIVE],
    [
      'case "notSent":',
      'case "notSent": return isEarlierOpen(state) ? NOT_KNOWN : state.homeBef…',
      'case "notSent":',
      "the next case gives the same for it: what was not sent has no reason that could be about a PIN",
    ],
    [
      'if (outcome.kind !== "rejected") return { pinRefusals, suspectRequests };',
      "{ pinRefusals, suspectRequests }",
      "{}",
      "the callers add this to a state that holds the same two members already",
    ],
    [
      "if (!carried || !mayBeAboutPin(outcome)) return { pinRefusals, suspectRequests };",
      "{ pinRefusals, suspectRequests }",
      "{}",
      "the callers add this to a state that holds the same two members already",
    ],
    [
      'if (outcome.kind !== "rejected") return { pinRefusals, suspectRequests };',
      'outcome.kind !== "rejected"',
      "false",
      "what is not rejected has no reason about a PIN, and no refusal that may be about one",
    ],
    [
      'if (step === "account" && yielded?.kind === "account" && yielded.answer === "already-registered") {',
      'step === "account"',
      "true",
      "only an answer about an account brings what is asked for besides",
    ],
    [
      'if (step === "account" && yielded?.kind === "account" && isBasedOnClient(state.home)) return NOT_KNOWN;',
      'step === "account"',
      "true",
      "only an answer about an account brings what is asked for besides",
    ],
    [
      'if (step === "account" && yielded?.kind === "account") {',
      'step === "account"',
      "true",
      "only an answer about an account brings what is asked for besides",
    ],
    [
      "if (codeBefore === undefined || code === undefined) return codeBefore;",
      "code === undefined",
      "false",
      "where a code came before, the request for the next one has put one in its place",
    ],
    [
      'return lastReading?.cloudSays === "cloud";',
      "lastReading?.cloudSays",
      "lastReading.cloudSays",
      "it is asked only once an observation has named the number",
    ],
    [
      "return serves !== undefined && isSameLine(serves, digitsOf(numberOf(plan)));",
      "serves !== undefined",
      "true",
      "no number is the same line as one that was not told",
    ],
    [
      'const earlier = step === "register" ? state.earlierRegisterOpen : step === "code" && state.earlierCodeOpen;',
      'step === "code"',
      "true",
      "steps beside register and code are dated by it only as the subscription, which no run with a code has",
    ],
    [
      "if (own === undefined && !over.some((holds) => holds === step)) return state.toldWaits;",
      "holds === step",
      "true",
      "all that an answer ends is a wait of its own step",
    ],
  ]),
  ...inFile("main/core/migration/state/account.ts", [
    [
      "return subscriptionOf(state.before?.subscriptions ?? [], ownApp(state)) !== undefined;",
      "[]",
      '["Stryker was here"]',
      "a text has no id, so it is no app's subscription",
    ],
    [
      'return need.kind === "subscribes" ? undefined : need.override;',
      'need.kind === "subscribes"',
      "false",
      "a need without a callback has no member of that name either",
    ],
    [
      'return need.kind === "subscribes" ? undefined : need.override;',
      '"subscribes"',
      '""',
      "a need without a callback has no member of that name either",
    ],
  ]),
  ...inFile("main/core/migration/state/fold.ts", [
    [
      'return asksAnew && reading.home === "unknown" && home.basis !== undefined && BY_OBSERVATION.has(home.basis);',
      "home.basis !== undefined",
      "true",
      "no observation is called by a basis that isn't there",
    ],
    [
      "if (begunMs === undefined || moved === undefined || moved.boot !== seen?.boot) return false;",
      "begunMs === undefined",
      "false",
      "undefined is below no moment, so nothing was overtaken without the comparison as well",
    ],
  ]),
  ...inFile("main/core/migration/state/intent.ts", [
    [
      "if (isOpen && marks.moveIntent !== undefined) return marks;",
      "marks.moveIntent !== undefined",
      "true",
      "what is open was sent, so its moment is on record",
    ],
    [
      "return lateMoves !== undefined && lateMoves > movesCounted(state);",
      "lateMoves !== undefined",
      "true",
      "undefined is above no count",
    ],
  ]),
  ...inFile("main/core/migration/state/late-answer.ts", [
    [
      ": { ...withYield(state, yielded, false), deniedByTarget: state.deniedByTarget };",
      "false",
      "true",
      "only an observation is told the first one from later ones, and this is the answer to an account request",
    ],
  ]),
  ...inFile("main/core/migration/state/mark.ts", [
    [
      'return moves.every((step) => isStepDone(steps[step])) ? "made" : "not-made";',
      "moves.every((step) => isStepDone(steps[step]))",
      "moves.some(step => isStepDone(steps[step]))",
      "one step of each direction moves the number",
    ],
    [
      'return losing !== undefined && state.home.is === lost && state.home.proof === "proven" ? undefined : losing;',
      "losing !== undefined",
      "true",
      "where no API lost the number, both results are undefined",
    ],
  ]),
];
