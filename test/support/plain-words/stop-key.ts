import type { RunSnapshot, StepState } from "../../../shared/migration/run-snapshot.ts";
import type { RecordedOutcome } from "../../../shared/platform/outcome.ts";

/** What tells a stop from every other one: all that its words may depend on. */
export function stopKey(run: RunSnapshot): string {
  return [
    phaseKey(run),
    run.steps.map(({ step, state }) => `${step}:${stateKey(state)}`).join(" "),
    restOfKey(run),
  ].join(" | ");
}

/** A stop without the codes of its problems. */
export function kindOfStop(run: RunSnapshot): string {
  const { phase, steps } = run;
  const reason = phase.kind === "ended" ? phase.reason : "";
  return [phase.kind, reason, steps.map(({ state }) => state.kind).join(" "), restOfKey(run)].join(" | ");
}

function restOfKey(run: RunSnapshot): string {
  const { newer, displayName, damagedRows } = run;
  return [
    run.direction,
    `${run.numberIs} ${run.proof} ${run.basis ?? ""} ${run.working ?? ""} ${obstacleKey(run)} ${run.move} ${run.lastReading?.home ?? ""}`,
    run.held ? "held" : "",
    newer === undefined ? "" : `newer ${newer.folder === undefined ? "here" : "elsewhere"}`,
    run.answeredSince ?? "",
    run.unwritten ?? "",
    run.asOf === undefined ? "" : "as of",
    damagedRows > 0 ? "damaged" : "",
    run.continuingMoves === true ? "moves" : "",
    displayName === undefined ? "" : `name ${displayName.differs}`,
    run.pairLabel === undefined ? "" : "backup",
    run.pinLabel === undefined ? "" : "pin label",
    run.attempts.inRun === 0 ? "spent" : "",
    run.openSince === undefined ? "" : "open",
  ].join(" | ");
}

function obstacleKey({ obstacle }: RunSnapshot): string {
  return obstacle === undefined
    ? ""
    : `${obstacle.about} ${obstacle.works} ${obstacle.value === undefined ? "" : "told"}`;
}

/** The phase with everything that its words may depend on, moments left out. */
export function phaseKey({ phase }: Pick<RunSnapshot, "phase">): string {
  switch (phase.kind) {
    case "ready":
      return "ready";
    case "pausing":
      return `pausing ${phase.why}`;
    case "awaiting-confirmation":
      return `asks ${phase.what.join(" ")}`;
    case "awaiting-code":
      return [
        "code",
        phase.certain ? "sent" : "perhaps",
        phase.method,
        phase.expired === true ? "expired" : "",
        phase.lastRefusal === undefined ? "" : `refused ${codeOf(phase.lastRefusal)}`,
        phase.notTaken === undefined ? "" : `not taken ${codeOf(phase.notTaken)}`,
        phase.guessAt === undefined ? "" : "rests",
      ].join(" ");
    case "unknown":
      return `unknown ${phase.step}`;
    case "ended":
      return `ended ${phase.reason}`;
  }
}

/** The class and code of an outcome. */
export function codeOf(outcome: RecordedOutcome): string {
  switch (outcome.kind) {
    case "confirmed":
      return "confirmed";
    case "rejected":
      return `rejected ${outcome.reason}`;
    case "notSent":
      return `not sent ${outcome.cause}${outcome.signIn === undefined ? "" : ` ${outcome.signIn}`}`;
    case "unknown":
      return `unknown ${outcome.cause}`;
  }
}

function stateKey(state: StepState): string {
  if (state.kind === "skipped") return `skipped ${state.why}`;
  if (state.kind === "confirmed") return `done by ${state.by}`;
  return "outcome" in state ? codeOf(state.outcome) : state.kind;
}
