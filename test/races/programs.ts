import { COVERED_BY_YES } from "../../shared/migration/confirmation.ts";
import type { Direction } from "../../shared/migration/direction.ts";
import type { RunSnapshot } from "../../shared/migration/run-snapshot.ts";
import type { Answer, Racer } from "./orders.ts";

/** What one participant does in a race, one call after the other; a refusal ends it. */
export type Program =
  | { readonly kind: "migrate"; readonly direction: Direction }
  | { readonly kind: "continue" }
  | { readonly kind: "abandon" }
  | { readonly kind: "repeat" }
  | { readonly kind: "seen"; readonly home: "cloud" | "on-premises" }
  | { readonly kind: "code" }
  | { readonly kind: "resend" }
  | { readonly kind: "check" };

/** What a race is about: its plans by direction, the run that was open before it, and the code that came last. */
export type About = {
  readonly plans: Readonly<Record<Direction, unknown>>;
  readonly run: string | undefined;
  code(): string;
};

/** Problems that a participant may meet because another one was first, or because there is nothing to do. */
const REFUSALS = new Set([
  "heldElsewhere",
  "runOpen",
  "runElsewhere",
  "numberBusy",
  "notWaitingForThis",
  "noGo",
  "tooSoon",
  "codeNotAsked",
  "noSuchRun",
  "confirmationNeeded",
]);

/** Plays a program. Gives the problem that ended it, if one did; throws for a problem that no race explains. */
export async function play(racer: Racer, program: Program, about: About): Promise<string | undefined> {
  const { run } = about;
  const expected = (answer: Answer): RunSnapshot | string => {
    if (answer.ok) return answer.value as RunSnapshot;
    const { kind } = answer.problem;
    if (!REFUSALS.has(kind)) throw new Error(`${program.kind} met ${JSON.stringify(answer.problem)}`);
    return kind;
  };
  switch (program.kind) {
    case "migrate": {
      const started = expected(await racer.call("migration.start", { plan: about.plans[program.direction] }));
      return typeof started === "string" ? started : goOn(racer, started, expected);
    }
    case "continue":
      return goOn(racer, { run } as RunSnapshot, expected);
    default: {
      const after = expected(await racer.call(METHODS[program.kind], { run, ...inputOf(program, about) }));
      return typeof after === "string" ? after : undefined;
    }
  }
}

const METHODS = {
  abandon: "migration.abandon",
  repeat: "migration.resolve",
  seen: "migration.resolve",
  code: "migration.enterCode",
  resend: "migration.resendCode",
  check: "migration.checkLocation",
} as const;

function inputOf(program: Program, about: About): object {
  if (program.kind === "repeat") return { word: { kind: "repeat" } };
  if (program.kind === "seen") return { word: { kind: "seen", home: program.home } };
  return program.kind === "code" ? { code: about.code() } : {};
}

/** Confirms what --yes covers and proceeds until the run rests at something else. */
async function goOn(
  racer: Racer,
  first: RunSnapshot,
  expected: (answer: Answer) => RunSnapshot | string,
): Promise<string | undefined> {
  let snapshot = first;
  for (let turn = 0; turn < 12; turn += 1) {
    const next = expected(await racer.call("migration.proceed", { run: snapshot.run }));
    if (typeof next === "string") return next;
    snapshot = next;
    if (snapshot.phase.kind !== "awaiting-confirmation") return undefined;
    const what = snapshot.phase.what.filter((item) => COVERED_BY_YES[item]);
    if (what.length === 0) return undefined;
    const confirmed = expected(
      await racer.call("migration.confirm", { run: snapshot.run, what, by: "yes-option" }),
    );
    if (typeof confirmed === "string") return confirmed;
  }
  throw new Error("a run never came to rest");
}
