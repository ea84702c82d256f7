import type { RunId } from "../../../../shared/ids.ts";
import type { CodeMethod } from "../../../../shared/migration/plan.ts";
import type { RunPhase } from "../../../../shared/migration/run-snapshot.ts";
import { parseRegistrationCode } from "../../../../shared/pin.ts";
import type { Redacted } from "../../../../shared/redacted.ts";
import { err } from "../../../../shared/result.ts";
import { decide } from "../decide/decide.ts";
import type { MigrationDeps, RunDesk } from "../desk.ts";
import { drive, takeStep } from "../drive.ts";
import { withRun, type Operation } from "./with-run.ts";

/** Hands in a code as a person typed it and goes on. Problems: codeNotSixDigits (nothing sent), notWaitingForThis, tooSoon. */
export function enterCode(deps: MigrationDeps, run: RunId, typed: Redacted<string>): Operation {
  const code = parseRegistrationCode(typed.reveal());
  if (!code.ok) return Promise.resolve(err({ kind: "codeNotSixDigits" }));
  return withRun(deps, run, async (desk) => {
    const phase = await restingPhase(desk);
    if (!takesCode(phase)) return err({ kind: "notWaitingForThis", run, phase: phase.kind });
    if (phase.kind === "awaiting-code" && phase.guessAt !== undefined && isAhead(desk, phase.guessAt)) {
      return err({ kind: "tooSoon", run, until: phase.guessAt });
    }
    const taken = await takeStep(desk, "code", { code: code.value });
    return taken.ok ? drive(desk) : taken;
  });
}

/** Asks for another code, on the same or the other channel, once its wait is over. Problems: tooSoon, notWaitingForThis. */
export function resendCode(deps: MigrationDeps, run: RunId, method: CodeMethod | undefined): Operation {
  return withRun(deps, run, async (desk) => {
    const phase = await restingPhase(desk);
    if (phase.kind !== "awaiting-code") return err({ kind: "notWaitingForThis", run, phase: phase.kind });
    const channel = method ?? phase.method;
    const until = phase.resendAt[channel];
    if (isAhead(desk, until)) return err({ kind: "tooSoon", run, until });
    const taken = await takeStep(desk, "account", { method: channel });
    return taken.ok ? drive(desk) : taken;
  });
}

// After a crash the journal may still have conclusions to draw (an intent without an outcome) before it rests.
async function restingPhase(desk: RunDesk): Promise<RunPhase> {
  await drive(desk);
  const decision = decide(desk.state, desk.clock.now());
  if (decision.kind === "wait") return decision.phase;
  return desk.state.ended === undefined
    ? { kind: "ready" }
    : { kind: "ended", reason: desk.state.ended.reason };
}

function takesCode(phase: RunPhase): boolean {
  return phase.kind === "awaiting-code" || (phase.kind === "unknown" && phase.step === "code");
}

// A clock that was set back must not stretch a wait of a minute into days; the platform keeps its own count.
function isAhead({ clock, state }: RunDesk, until: string): boolean {
  const setBack = clock.now() < state.updatedAt - 1000;
  return !setBack && Date.parse(until) > clock.now();
}
