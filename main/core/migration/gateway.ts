import { invariant } from "../../../shared/invariant.ts";
import type { JournalEntry } from "../../../shared/migration/journal-entry.ts";
import type { StepName } from "../../../shared/migration/step.ts";
import { recorded } from "../../../shared/platform/outcome.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { Connections } from "../plan/connections.ts";
import type { DeskProblem, RunDesk } from "./desk.ts";
import type { Changers, Prepared } from "./effects/effect.ts";

/**
 * Sends a step's request under its own intent: the intent is durable before the changing halves of the APIs are given
 * out, they let one changing request through and no second one, and the outcome is durable before anything follows.
 * Every changing request of a run goes through here, and so does the reading of a step, for the same record.
 */
export async function sendUnderIntent(
  desk: RunDesk,
  connections: Connections,
  step: StepName,
  prepared: Extract<Prepared, { kind: "ready" }>,
): Promise<Result<null, DeskProblem>> {
  const attempt = desk.state.attempts[step] + 1;
  const intent: JournalEntry = {
    kind: "intent",
    step,
    attempt,
    monotonicMs: desk.clock.monotonicMs(),
    ...(prepared.request === undefined ? {} : { request: prepared.request }),
    ...(prepared.method === undefined ? {} : { method: prepared.method }),
  };
  const written = desk.append(intent, { countsAttempt: prepared.countsAttempt === true });
  if (!written.ok) {
    return written.problem.kind === "attemptsSpent"
      ? desk.append({ kind: "ended", reason: "attempts-spent", step })
      : written;
  }
  const sent = await prepared.send(oneChange(connections));
  const kept = desk.append({
    kind: "outcome",
    step,
    attempt,
    outcome: sent.outcome,
    monotonicMs: desk.clock.monotonicMs(),
    ...(sent.yield === undefined ? {} : { yield: sent.yield }),
  });
  if (!kept.ok) return kept;
  return sent.problem === undefined ? ok(null) : err(sent.problem);
}

/** Has the client take the plan's new password, under an intent of its own. */
export async function changePassword(
  desk: RunDesk,
  connections: Connections,
): Promise<Result<null, DeskProblem>> {
  const written = desk.append({ kind: "password-change" });
  if (!written.ok) return written;
  const outcome = recorded(await oneChange(connections).onPrem.changePassword());
  return desk.append({ kind: "password-change", outcome });
}

/** The changing halves of both APIs, which let one request through together. A second one is a mistake of ours. */
export function oneChange({ cloud, onPrem }: Changers): Changers {
  let spent = false;
  const once = <Given extends readonly unknown[], T>(send: (...given: Given) => T) => {
    return (...given: Given): T => {
      invariant(!spent, "one intent lets one changing request through");
      spent = true;
      return send(...given);
    };
  };
  return {
    cloud: {
      subscribe: once(() => cloud.subscribe()),
      register: once((input) => cloud.register(input)),
      setPin: once((pin) => cloud.setPin(pin)),
    },
    onPrem: {
      requestAccount: once((request) => onPrem.requestAccount(request)),
      verifyCode: once((code) => onPrem.verifyCode(code)),
      setShards: once((request) => onPrem.setShards(request)),
      enableTwoStep: once((pin) => onPrem.enableTwoStep(pin)),
      disableTwoStep: once(() => onPrem.disableTwoStep()),
      changePassword: once(() => onPrem.changePassword()),
    },
  };
}
