import { inFile, type Equivalent } from "../verdict.ts";
import { EXHAUSTIVE } from "./exhaustive.ts";

/** The equivalent mutants of the part "probe": the line, what it says, what the mutant says, and why that is the same. */
export const PROBE: readonly Equivalent[] = [
  ...inFile("main/core/platforms/interpret.ts", [
    [
      'return number.status !== undefined && NOT_SERVED.has(number.status) ? "nowhere" : "cloud";',
      "number.status !== undefined",
      "true",
      "a status that was not told is none of those under which a number is not served",
    ],
  ]),
  ...inFile("shared/migration/obstacle.ts", [
    [
      'if (sending === undefined || sending === "AVAILABLE" || cloudSays === "nowhere") return undefined;',
      "sending === undefined",
      "false",
      "what has no value and isn't known to keep the number from working is passed over",
    ],
  ]),
  ...inFile("main/core/migration/state/observation-window.ts", [
    [
      'if (first === undefined || last === undefined) return { kind: "look-due" };',
      "first === undefined || last === undefined",
      "first === undefined && last === undefined",
      "a list has a first and a last member, or neither",
    ],
    [
      'if (first === undefined || last === undefined) return { kind: "look-due" };',
      "first === undefined",
      "false",
      "a list has a first and a last member, or neither",
    ],
    [
      "if (last === undefined || stamp === undefined || !provesStay(state.plan.direction, last.reading))",
      "last === undefined || stamp === undefined",
      "last === undefined && stamp === undefined",
      "what has no stamp is of no process, so it covers nothing without the comparison as well",
    ],
    [
      'if (first === undefined || last === undefined) return { kind: "look-due" };',
      "last === undefined",
      "false",
      "a list has a first and a last member, or neither, and no look has no stamp either",
    ],
    [
      "if (last === undefined || stamp === undefined || !provesStay(state.plan.direction, last.reading))",
      "last === undefined",
      "false",
      "a list has a first and a last member, or neither, and no look has no stamp either",
    ],
    [
      "if (last === undefined || stamp === undefined || !provesStay(state.plan.direction, last.reading))",
      "stamp === undefined",
      "false",
      "what has no stamp is of no process, so it covers nothing without the comparison as well",
    ],
    [
      "if (elapsed === undefined || stamp === undefined || begunMs === undefined) return Number.POSITIVE_INFINITY;",
      "stamp === undefined",
      "false",
      "what has no stamp is of no process, so it covers nothing without the comparison as well",
    ],
    [
      "if (elapsed === undefined || stamp === undefined || begunMs === undefined) return Number.POSITIVE_INFINITY;",
      "elapsed === undefined || stamp === undefined || begunMs === undefined",
      "false",
      "it is asked about looks of this process alone, and a begin that isn't known gives NaN, which is no more than the window either",
    ],
    [
      "if (elapsed === undefined || stamp === undefined || begunMs === undefined) return Number.POSITIVE_INFINITY;",
      "elapsed === undefined || stamp === undefined || begunMs === undefined",
      "(elapsed === undefined || stamp === undefined) && begunMs === undefined",
      "it is asked about looks of this process alone, and a begin that isn't known gives NaN, which is no more than the window either",
    ],
    [
      "if (elapsed === undefined || stamp === undefined || begunMs === undefined) return Number.POSITIVE_INFINITY;",
      "elapsed === undefined || stamp === undefined",
      "false",
      "it is asked about looks of this process alone, and a begin that isn't known gives NaN, which is no more than the window either",
    ],
    [
      "if (elapsed === undefined || stamp === undefined || begunMs === undefined) return Number.POSITIVE_INFINITY;",
      "elapsed === undefined || stamp === undefined",
      "elapsed === undefined && stamp === undefined",
      "it is asked about looks of this process alone, and a begin that isn't known gives NaN, which is no more than the window either",
    ],
    [
      "if (elapsed === undefined || stamp === undefined || begunMs === undefined) return Number.POSITIVE_INFINITY;",
      "elapsed === undefined",
      "false",
      "it is asked about looks of this process alone, and a begin that isn't known gives NaN, which is no more than the window either",
    ],
    [
      "if (elapsed === undefined || stamp === undefined || begunMs === undefined) return Number.POSITIVE_INFINITY;",
      "begunMs === undefined",
      "false",
      "a begin that isn't known gives NaN, which is no more than the window either",
    ],
  ]),
  ...inFile("main/core/migration/decide/locate-number.ts", [
    ["default:", "default: return unreachable(progress);", "default:", EXHAUSTIVE],
  ]),
];
