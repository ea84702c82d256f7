import { z } from "zod";
import { CheckStatus } from "../../shared/checks/result.ts";
import { RunId } from "../../shared/ids.ts";
import { Direction } from "../../shared/migration/direction.ts";
import { StepName } from "../../shared/migration/step.ts";
import { NumberLocation, Proof } from "../../shared/platform/facts.ts";

/*
 * The output lines that scripts rely on, written from the documented contract rather than from the program's
 * own types.
 */

const at = z.iso.datetime();
const outcomes = [
  "go",
  "no-go",
  "complete",
  "rejected",
  "stopped",
  "unknown",
  "awaiting-code",
  "awaiting-confirmation",
] as const;

const CheckLine = z.looseObject({
  type: z.literal("check"),
  at,
  id: z.string().regex(/^[a-z]+\.[a-z-]+$/),
  status: CheckStatus,
  cause: z.string().optional(),
});
const StepLine = z.looseObject({
  type: z.literal("step"),
  at,
  run: RunId,
  step: StepName,
  phase: z.enum(["intent", "outcome"]),
  outcome: z.enum(["confirmed", "rejected", "not-sent", "unknown"]).optional(),
});
const RunLine = z.looseObject({
  type: z.literal("run"),
  at,
  run: RunId,
  number: z.string(),
  direction: Direction,
  state: z.string(),
  numberIs: NumberLocation,
  proof: Proof,
});
const SecretLine = z.strictObject({
  type: z.literal("secret"),
  at,
  label: z.string(),
  kind: z.string(),
  storedAt: z.iso.datetime(),
});
const VaultLine = z.strictObject({
  type: z.literal("vault"),
  at,
  state: z.enum(["absent", "locked", "open", "damaged", "changed", "newer"]),
  recoveryKey: z.boolean(),
  recoveryConfirmed: z.literal(false).optional(),
  recoveryWaived: z.iso.datetime().optional(),
  recoveryNeeded: z.literal(true).optional(),
  recoveryUnknown: z.literal(true).optional(),
});
const UnclaimedLine = z.strictObject({
  type: z.literal("unclaimed"),
  at,
  file: z.string().regex(/^[a-f0-9]{32}\.sealed$/),
  storedAt: z.iso.datetime(),
});
const DamagedValuesLine = z.strictObject({ type: z.literal("damaged-values"), at, count: z.int().min(1) });
const PlanLine = z.looseObject({
  type: z.literal("plan"),
  at,
  run: RunId,
  plan: z.record(z.string(), z.unknown()),
});
const PinChangeLine = z.looseObject({
  type: z.literal("pin-change"),
  at,
  operation: z.string(),
  action: z.enum(["set", "off"]),
  side: z.enum(["on-premises", "cloud"]),
  number: z.string(),
  state: z.enum(["under-way", "complete", "rejected", "not-sent", "unknown"]),
});
const EarlierLine = z.looseObject({
  type: z.literal("earlier"),
  at,
  operation: z.string(),
  action: z.enum(["set", "off"]),
  state: z.literal("unknown"),
});
const ResultLine = z.looseObject({
  type: z.literal("result"),
  at,
  run: RunId.optional(),
  outcome: z.enum(outcomes),
  numberIs: NumberLocation,
  proof: Proof,
  subscribeGapMs: z.number().optional(),
  downtimeMs: z.number().optional(),
  next: z.string(),
  message: z.string().min(10),
});

/** Lines of the sandbox and of rehearsals, which no script relies on. */
const PracticeLine = z.looseObject({
  type: z.enum([
    "sandbox",
    "code",
    "moved",
    "delivery",
    "message",
    "clock",
    "front",
    "proof",
    "truth",
    "interrupted",
  ]),
  at,
});

export const JsonLine = z.union([
  CheckLine,
  StepLine,
  RunLine,
  SecretLine,
  VaultLine,
  UnclaimedLine,
  DamagedValuesLine,
  PlanLine,
  PinChangeLine,
  EarlierLine,
  ResultLine,
  PracticeLine,
]);
export type JsonLine = z.infer<typeof JsonLine>;
export type ResultLine = z.infer<typeof ResultLine>;

/** Parses everything that a program printed to standard output under --json. */
export function jsonLines(stdout: string): readonly JsonLine[] {
  return stdout
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JsonLine.parse(JSON.parse(line)));
}

/** The result line, which must be the only one and the last line. */
export function resultLine(stdout: string): ResultLine {
  const lines = jsonLines(stdout);
  const results = lines.filter(({ type }) => type === "result");
  const last = lines.at(-1);
  if (results.length !== 1 || last?.type !== "result")
    throw new Error(`a result line at the end, and one alone, in:\n${stdout}`);
  return ResultLine.parse(last);
}
