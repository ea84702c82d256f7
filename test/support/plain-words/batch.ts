import { countOf } from "../../../shared/batch/tally.ts";
import { Direction, targetOf } from "../../../shared/migration/direction.ts";
import { END_TRAITS, EndReason } from "../../../shared/migration/end-reason.ts";
import { NumberLocation, Proof } from "../../../shared/platform/facts.ts";
import { BatchRowState, BatchState } from "../../../shared/rpc/areas/batch.ts";
import type { Claim } from "./claims.ts";
import { everyValueOf } from "./every-value.ts";
import { has, quoted, toldBy, untoldIn, when } from "./told.ts";

/** Everything that a row can have come to: each end of a migration, each wait of one, each result of checks. */
const OUTCOMES: readonly string[] = [
  ...new Set([
    ...EndReason.options.map((reason) => END_TRAITS[reason].outcome),
    "unknown",
    "awaiting-code",
    "awaiting-confirmation",
    "go",
    "no-go",
  ]),
];

const ROW = { line: 3, number: "+12025550100" } as const;

/** Every state of a row, and every problem that it can have. */
export function everyRow(): readonly BatchRowState[] {
  const { at, problem } = BatchRowState.shape;
  return Direction.options.flatMap((direction) => {
    const row = { ...ROW, direction };
    const ended = OUTCOMES.flatMap((outcome) =>
      NumberLocation.options.flatMap((numberIs) =>
        Proof.options
          .filter((proof) => isPossible(outcome, numberIs, proof, direction))
          .map((proof): BatchRowState => ({
            ...row,
            at: "ended",
            end: { outcome, count: countOf(outcome), numberIs, proof },
            ...(outcome === "no-go" ? { failed: ["cloud.token", "number.status"] } : {}),
          })),
      ),
    );
    const stopped = everyValueOf(problem.unwrap()).map((one): BatchRowState => ({
      ...row,
      at: "ended",
      end: { outcome: "awaiting-confirmation", count: "waiting", numberIs: "unknown", proof: "none" },
      problem: one as NonNullable<BatchRowState["problem"]>,
    }));
    const earlier = ended.map((one): BatchRowState => ({ ...one, earlier: true }));
    return [
      ...at.options.map((one): BatchRowState => ({ ...row, at: one })).slice(0, 2),
      ...ended,
      ...earlier,
      ...stopped,
    ];
  });
}

function isPossible(outcome: string, numberIs: NumberLocation, proof: Proof, direction: Direction): boolean {
  if (outcome === "unknown") return numberIs === "unknown" || proof !== "proven";
  if (numberIs === "unknown") return proof === "none" && outcome !== "complete";
  return outcome !== "complete" || numberIs === targetOf(direction);
}

/** What is wrong with what a row says. */
export function wrongInRow(
  keys: readonly string[],
  { at, end, direction, problem }: BatchRowState,
): readonly string[] {
  const told = toldBy(keys);
  const flat = has(told, "is cloud", "is on-premises");
  const known = told.filter(({ claim }) => /^(?:is|reported|assumed) (?:cloud|on-premises)$/.test(claim));
  const stayed = has(told, "not moved");
  const state = has(
    told,
    "is complete",
    "has stopped",
    "needs a person",
    "checks passed",
    "checks failed",
    "not started",
    "to do",
    "in progress",
  );
  return [
    ...untoldIn(keys),
    ...when(
      end !== undefined && known.some(({ claim }) => !claim.endsWith(` ${end.numberIs}`)),
      `${end?.numberIs ?? ""}, but ${quoted(known)}`,
    ),
    ...when(flat.length > 0 && end?.proof !== "proven", `${end?.proof ?? ""}, but ${quoted(flat)}`),
    ...when(
      stayed.length > 0 && (end?.numberIs === "unknown" || end?.numberIs === targetOf(direction)),
      `${end?.numberIs ?? ""}, but ${quoted(stayed)}`,
    ),
    ...when(
      has(told, "not started").length > 0 && at === "ended",
      `ended, but ${quoted(has(told, "not started"))}`,
    ),
    ...when(
      has(told, "location unknown").some(({ key }) => key.startsWith("batch.outcome")) && known.length > 0,
      `location unknown, but ${quoted(known)}`,
    ),
    ...when(state.length === 0 && has(told, "location unknown").length === 0, "no state"),
    ...when(
      problem !== undefined && !keys.some((key) => /\.next\b|\.nextWhere\.|^problemsBeside/.test(key)),
      `${problem?.kind ?? ""}, and no next step`,
    ),
  ];
}

/** Every state of a batch as a whole. */
export function everyBatch(): readonly Pick<
  BatchState,
  "phase" | "because" | "waitsUntil" | "pausedBy" | "checkOnly" | "rows"
>[] {
  const { phase, because } = BatchState.shape;
  const idle = [{ ...ROW, direction: "to-cloud" as const, at: "to-do" as const }];
  const busy = [{ ...ROW, direction: "to-cloud" as const, at: "in-progress" as const }];
  return [true, false].flatMap((checkOnly) =>
    phase.options.flatMap((one) =>
      [undefined, ...because.unwrap().options].flatMap((why) =>
        [undefined, "2026-01-15T22:00:00.000Z"].flatMap((waitsUntil) =>
          (one === "ended" ? [idle] : [idle, busy]).map((these) => ({
            checkOnly,
            phase: one,
            rows: these,
            ...(why === undefined ? {} : { because: why }),
            ...(waitsUntil === undefined ? {} : { waitsUntil }),
            ...(one === "paused" ? { pausedBy: { kind: "storageFull" as const } } : {}),
          })),
        ),
      ),
    ),
  );
}

const OF_PHASE: Readonly<Record<BatchState["phase"], Claim>> = {
  running: "goes on",
  paused: "is paused",
  stopping: "comes to its end",
  ended: "has ended",
};

/** What is wrong with what a batch as a whole says. */
export function wrongInBatch(
  keys: readonly string[],
  { phase, pausedBy, rows }: Pick<BatchState, "phase" | "pausedBy" | "rows">,
): readonly string[] {
  const told = toldBy(keys);
  const phases = has(told, "comes to a pause", ...Object.values(OF_PHASE));
  const isBusy = rows.some(({ at }) => at === "in-progress");
  const claim = phase === "paused" && isBusy ? "comes to a pause" : OF_PHASE[phase];
  return [
    ...untoldIn(keys),
    ...when(phases.length !== 1 || phases[0]?.claim !== claim, `${phase}, but ${quoted(phases)}`),
    ...when(
      phase !== "running" && has(told, "waits for the window").length > 0,
      `${phase}, but ${quoted(has(told, "waits for the window"))}`,
    ),
    ...when(
      pausedBy !== undefined && !keys.some((key) => key.endsWith(".next")),
      `${pausedBy?.kind ?? ""}, and no next step`,
    ),
  ];
}
