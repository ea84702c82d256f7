import { invariant, unreachable } from "../../../shared/invariant.ts";
import type { Confirmation } from "../../../shared/migration/confirmation.ts";
import type { Redacted } from "../../../shared/redacted.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { ok, type Result } from "../../../shared/result.ts";
import type { InputOf } from "../../../shared/rpc/api.ts";
import type { Client } from "../../../shared/rpc/client.ts";
import type { CoreProblem } from "../../../shared/wording/core-problem.ts";
import { call } from "./core-call.ts";

/** Answers what a migration asks. Undefined means no answer: the migration then waits. */
export type Prompter = {
  readonly confirm: (what: Confirmation, run: RunSnapshot) => Promise<"person" | "yes-option" | undefined>;
  readonly code: (run: RunSnapshot) => Promise<Redacted<string> | undefined>;
  /** The typed phrase of a person who goes without a recovery key. */
  readonly waiver: () => Promise<string | undefined>;
};

type Moved = Result<RunSnapshot, CoreProblem>;

/** More turns than any migration needs; exceeding it is an internal error. */
const MOST_TURNS = 200;

/**
 * Advances a migration until it ends or waits for something that `person` does not answer.
 *
 * Resolves with the migration's state, or the problem of the call that failed.
 */
export async function runToRest(client: Client, from: RunSnapshot, person: Prompter): Promise<Moved> {
  let run = from;
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const { rests, moved } = await turnOf(client, run, person);
    if (rests || !moved.ok) return moved;
    run = moved.value;
  }
  invariant(false, `run ${run.run} did not come to rest`);
}

type Turn = { readonly rests: boolean; readonly moved: Moved };

async function turnOf(client: Client, run: RunSnapshot, person: Prompter): Promise<Turn> {
  const { phase } = run;
  switch (phase.kind) {
    case "ready":
    case "pausing":
      return goesOn(await call(client, "migration.proceed", { run: run.run }));
    case "awaiting-confirmation":
      return confirmAll(client, run, { what: phase.what, person });
    case "awaiting-code": {
      const code = await person.code(run);
      return code === undefined
        ? rests(run)
        : goesOn(await call(client, "migration.enterCode", { run: run.run, code: code.reveal() }));
    }
    case "unknown":
    case "ended":
      return rests(run);
    default:
      return unreachable(phase);
  }
}

/**
 * Asks for one confirmation after the other and submits those that were given, even if a later one is
 * missing.
 */
async function confirmAll(
  client: Client,
  run: RunSnapshot,
  ask: { readonly what: readonly Confirmation[]; readonly person: Prompter },
): Promise<Turn> {
  const given: Record<"person" | "yes-option", Confirmation[]> = { person: [], "yes-option": [] };
  let missing = false;
  for (const one of ask.what) {
    const by = await ask.person.confirm(one, run);
    if (by === undefined) missing = true;
    else given[by].push(one);
    if (missing) break;
  }
  let latest: Moved = ok(run);
  for (const by of ["person", "yes-option"] as const) {
    if (given[by].length > 0)
      latest = await confirmWith(client, { run: run.run, what: given[by], by }, ask.person);
    if (!latest.ok) break;
  }
  return { rests: missing, moved: latest };
}

/** Confirms; where the vault lacks a recovery key, a person may waive it first. */
async function confirmWith(
  client: Client,
  input: InputOf<"migration.confirm">,
  person: Prompter,
): Promise<Moved> {
  const moved = await call(client, "migration.confirm", input);
  if (moved.ok || moved.problem.kind !== "recoveryNeeded") return moved;
  const typed = await person.waiver();
  if (typed === undefined) return moved;
  const waived = await call(client, "vault.waiveRecovery", { typed });
  return waived.ok ? call(client, "migration.confirm", input) : waived;
}

function rests(run: RunSnapshot): Turn {
  return { rests: true, moved: ok(run) };
}

function goesOn(moved: Moved): Turn {
  return { rests: false, moved };
}
