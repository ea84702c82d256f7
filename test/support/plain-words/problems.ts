import { invariant } from "../../../shared/invariant.ts";
import { api } from "../../../shared/rpc/api.ts";
import { DRIVES_A_RUN, METHODS, type MethodName } from "../../../shared/rpc/names.ts";
import { StorageProblem, VaultProblem } from "../../../shared/rpc/problems.ts";
import type { CallProblem, NamedProblem } from "../../../renderer/stores/call-problem.ts";
import { everyValueOf } from "./every-value.ts";

/** A call that ends with a problem. */
export type Ended = { readonly method: MethodName; readonly problem: CallProblem };

/** Calls that change something on a platform, so that a problem may come after part of it was done. */
const CHANGING: ReadonlySet<MethodName> = new Set([
  "migration.proceed",
  "migration.confirm",
  "migration.enterCode",
  "migration.resendCode",
  "migration.resolve",
  "migration.checkLocation",
  "pin.change",
  "tests.start",
  "tests.giveToken",
  "tests.reply",
  "tests.restore",
  "points.start",
  "points.giveToken",
  "points.restore",
] satisfies readonly MethodName[]);

/** Problems that the call itself is refused with, before it does anything. */
const AT_ONCE: ReadonlySet<string> = new Set(["wrongPassphrase", "labelTaken", "vaultNewer"]);
const OF_RECORDS: ReadonlySet<string> = new Set(
  [...StorageProblem.unwrap().options, ...VaultProblem.unwrap().options]
    .map(({ shape }) => shape.kind.value)
    .filter((kind) => !AT_ONCE.has(kind)),
);

/** Whether something may have been done before the call ended with this problem. */
export function mayComeMidway({ method, problem }: Ended): boolean {
  return problem.kind === "named" && CHANGING.has(method) && OF_RECORDS.has(problem.problem.kind);
}

/** Every problem that the contract names, at each call that can end with it, with every value that its words may depend on. */
export function everyProblem(): readonly Ended[] {
  return METHODS.flatMap((method) => {
    const { problem: schema } = api[method];
    const named = everyValueOf(schema)
      .filter(isProblem)
      .map((problem) => {
        invariant(schema.safeParse(problem).success, `${method} can end with ${JSON.stringify(problem)}`);
        return { method, problem: { kind: "named", problem: problem as NamedProblem } } as const;
      });
    return [...named, ...UNNAMED.map((problem) => ({ method, problem }))];
  });
}

// A query that succeeded fits the contract's form, and is no problem.
function isProblem(value: unknown): boolean {
  const { outcome } = value as { readonly outcome?: { readonly kind: string } };
  return outcome?.kind !== "confirmed";
}

const UNNAMED: readonly CallProblem[] = [
  { kind: "link-lost" },
  { kind: "mistake", text: "TypeError" },
  { kind: "named", problem: { kind: "badCall", method: "migration.proceed", where: ["run"] } },
  { kind: "named", problem: { kind: "vaultStaysShut" } },
  { kind: "named", problem: { kind: "changedElsewhere" } },
];

/** The calls that a person makes on a migration's screen. */
export const ON_A_RUN: readonly MethodName[] = DRIVES_A_RUN.filter((method) => method !== "migration.start");
