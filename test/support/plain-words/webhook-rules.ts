import type { TestState } from "../../../shared/webhook/connectivity-test.ts";
import type { Claim } from "./claims.ts";
import { has, quoted, toldBy, untoldIn, when, type Told } from "./told.ts";
import type { CallbackTruth, SeenTest } from "./webhook-tests.ts";

const ARRIVAL = [
  "arrives",
  "arrives unconfirmed",
  "doesn't arrive",
  "arrival unknown",
  "nothing counted",
  "not tested",
] as const satisfies readonly Claim[];

/** Which claims about the callback URL hold. */
const HOLDS: Readonly<Record<CallbackTruth, readonly Claim[]>> = {
  untouched: ["nothing replaced", "callback as before", "something changed by others"],
  "as before": ["callback as before"],
  "changed by others": ["callback changed by others", "something changed by others", "nothing to restore"],
  "settings changed": ["callback as before", "something changed by others", "nothing to restore"],
  "perhaps before": ["callback unknown", "something changed by others", "nothing to restore"],
  "certificate left": ["certificate left", "next: restore", "press: restore", "nothing to restore"],
  "not as before": ["callback not as before", "callback may lead here", "next: restore", "press: restore"],
  open: ["callback unknown", "callback may lead here", "next: restore", "press: restore"],
};
const OF_CALLBACK: ReadonlySet<Claim> = new Set(Object.values(HOLDS).flat());

/** What a test that has ended says about webhooks: one thing, and no more than it received. */
function arrival(told: readonly Told[], test: TestState): readonly string[] {
  const said = has(told, ...ARRIVAL);
  const kinds = new Set(said.map(({ claim }) => claim));
  const good = has(told, "arrives", "arrives unconfirmed");
  const came = has(told, "a message came");
  const none = has(told, "no message came", "doesn't arrive");
  const something = has(told, "a message came", "something came");
  const silent = has(told, "doesn't arrive");
  return [
    ...when(kinds.size > 1, `both: ${quoted(said)}`),
    ...when(kinds.size === 0, "nothing about arrival"),
    ...when(
      has(told, "arrives").length > 0 && test.verdict !== "arrives",
      `${test.verdict ?? ""}, but ${quoted(good)}`,
    ),
    ...when(
      has(told, "arrives").length > 0 && test.side === "cloud" && !isSigned(test),
      `unsigned, but ${quoted(good)}`,
    ),
    ...when(
      something.length > 0 && silent.length > 0,
      `something came, and nothing does: ${quoted([...something, ...silent])}`,
    ),
    ...when(came.length > 0 && none.length > 0, `came, and didn't: ${quoted([...came, ...none])}`),
  ];
}

function isSigned({ steps }: TestState): boolean {
  return steps.find(({ id }) => id === "webhooks.message")?.check?.status === "pass";
}

/** What is said of the callback URL holds, and where something is left to restore, that is the next step. */
export function wrongAboutCallback(
  told: readonly Told[],
  truth: CallbackTruth,
  namesRestore: boolean,
): readonly string[] {
  const wrong = told.filter(({ claim }) => OF_CALLBACK.has(claim) && !HOLDS[truth].includes(claim));
  const isLeft = truth === "not as before" || truth === "open" || truth === "certificate left";
  return [
    ...when(wrong.length > 0, `${truth}, but ${quoted(wrong)}`),
    ...when(
      isLeft && !namesRestore && has(told, "next: restore").length === 0,
      `${truth}, but no step to restore it`,
    ),
    ...when(!isLeft && namesRestore, `${truth}, but it is to be restored`),
    ...when(isLeft && !told.some(({ claim }) => HOLDS[truth].includes(claim)), `${truth}, which is not said`),
  ];
}

export type TestScreen = {
  readonly keys: readonly string[];
  /** Whether the terminal names the command that restores. */
  readonly namesRestore?: boolean;
};

/** What is wrong with what is shown of a test that has ended. */
export function wrongAfterTest(
  { keys, namesRestore = false }: TestScreen,
  { test, callback: truth }: SeenTest,
): readonly string[] {
  const told = toldBy(keys);
  return [...untoldIn(keys), ...arrival(told, test), ...wrongAboutCallback(told, truth, namesRestore)];
}
