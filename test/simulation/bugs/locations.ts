import type { Bug } from "./bug.ts";
import { allFrom, DECIDE, each, REGISTER_AT, STATE, faultAt } from "./legs.ts";

/** Mistakes about where a number is, and what that rests on. */
export const LOCATIONS: readonly Bug[] = [
  {
    name: "a check ignores which number the client serves",
    rules: ["I9"],
    file: "main/core/platforms/interpret.ts",
    find: `  const another = serves !== undefined && !isSameLine(serves, asked);`,
    put: `  const another = serves !== undefined && isSameLine(serves, "000") && asked === "";`,
    settings: [{ direction: "to-onprem" }],
    legs: each(20, (at) => [{ otherNumberAt: 6, faults: [{ at, fault: "server-error-before" }] }]),
  },
  {
    name: "a banned number counts as working",
    rules: ["I9"],
    file: "shared/migration/obstacle.ts",
    find: `  if (status === "BANNED") return { about: "status", value: status, works: "no" };`,
    put: `  if (status === "BANNED") return undefined;`,
    more: [
      {
        find: `  if (sending === undefined || sending === "AVAILABLE" || cloudSays === "nowhere") return undefined;`,
        put: `  if (sending !== "") return undefined;`,
      },
    ],
    settings: [{ direction: "to-cloud", statusAfterMove: "BANNED" }],
  },
  {
    name: "a status that may mean anything counts as working",
    rules: ["I9"],
    file: "shared/migration/obstacle.ts",
    find: `  return { about: "status", ...(status === undefined ? {} : { value: status }), works: "unknown" };`,
    put: `  return undefined;`,
    settings: [{ direction: "to-onprem", statusAfterMove: "RESTRICTED" }],
  },
  {
    name: "a number without a status counts as working",
    rules: ["I9"],
    file: "shared/migration/obstacle.ts",
    find: `  if (home === "on-premises" && (status === undefined || cloudSays === "nowhere")) return undefined;`,
    put: `  if (status === undefined || (home === "on-premises" && cloudSays === "nowhere")) return undefined;`,
    settings: [{ direction: "to-cloud", statusAfterMove: "untold" }],
  },
  {
    name: "the observation window ends after a second",
    rules: ["I9", "I23"],
    file: `${STATE}/observation-window.ts`,
    find: `export const OBSERVATION_WINDOW_MS = 16_000;`,
    put: `export const OBSERVATION_WINDOW_MS = 1000;`,
    legs: [[faultAt(16, "reset-before"), {}]],
  },
  {
    name: "the observation window is not awaited",
    rules: ["I23"],
    file: `${STATE}/observation-window.ts`,
    find: `  return windowProgress(state, { ...stamp, wall: last.mark.wall }).kind === "covered";`,
    put: `  return true;`,
    settings: [{ direction: "to-cloud" }],
  },
  {
    name: "what a person reports counts as confirmed",
    rules: ["I9"],
    file: `${STATE}/fold.ts`,
    find: `    home: { is: home, proof: "attested", basis: "person" },
  }),
  "repeat-granted"`,
    put: `    home: { is: home, proof: "proven", basis: "person" },
  }),
  "repeat-granted"`,
    settings: [{ direction: "to-cloud" }],
    legs: [[{ faults: allFrom(REGISTER_AT, "server-error-before"), habit: "mistaken" }]],
  },
  {
    name: "a proof is called by another name",
    rules: ["I28"],
    file: `${STATE}/outcome.ts`,
    find: `{ is: "cloud", proof: "proven", basis: "register-answer" }`,
    put: `{ is: "cloud", proof: "proven", basis: "account-answer" }`,
    settings: [{ direction: "to-cloud" }],
  },
  {
    name: "the moment of the move is lost",
    rules: ["I19"],
    file: `${STATE}/outcome.ts`,
    find: `  if (STEP_TRAITS[step].moves) return { ...state.marks, moveProof: mark };`,
    put: `  if (STEP_TRAITS[step].moves) return state.marks;`,
  },
  {
    name: "a subscription is called done without an answer",
    rules: ["I10"],
    file: `${DECIDE}/subscribe.ts`,
    find: `    return (
      protectOverride(state, now) ??`,
    put: `    return (
      markDone(state, "subscribe", "answer") ??`,
    settings: [{ direction: "to-cloud" }],
  },
  {
    name: "the subscription is left out",
    rules: ["I10"],
    file: `${DECIDE}/subscribe.ts`,
    find: `  pending: (state, now) => protectOverride(state, now) ?? { kind: "act", step: "subscribe" },`,
    put: `  pending: () => ({ kind: "write", entry: { kind: "skipped", step: "subscribe", why: "already-so" } }),`,
    settings: [{ direction: "to-cloud" }],
  },
  {
    name: "complete is said before the result is verified",
    rules: ["I8"],
    file: `${DECIDE}/decide.ts`,
    find: `  for (const policy of POLICIES[state.plan.direction]) {`,
    put: `  for (const policy of POLICIES[state.plan.direction].slice(0, 4)) {`,
  },
];
