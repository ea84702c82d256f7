import { inFile, type Equivalent } from "../verdict.ts";
import { EXHAUSTIVE } from "./exhaustive.ts";

/** The equivalent mutants of the part "decide": the line, what it says, what the mutant says, and why that is the same. */
export const DECIDE: readonly Equivalent[] = [
  ...inFile("main/core/migration/decide/common.ts", [
    ["default:", "default: return unreachable(allowed);", "default:", EXHAUSTIVE],
    [
      "return age !== undefined && age < CONFIRMATION_VALID_MS;",
      "age !== undefined",
      "true",
      "undefined is below no limit, so an unknown age is too old without the comparison as well",
    ],
    [
      'return refused !== undefined && isNotNow(refused) ? "told-to-wait" : "access-refused";',
      "refused !== undefined",
      "true",
      "undefined is none of the four reasons that say not now",
    ],
    [
      ': outcome.kind === "notSent"',
      'outcome.kind === "notSent"',
      "true",
      "only reading steps and the subscription come here unknown, and the table treats both classes of theirs as at once or, for the subscription, after the query that was made",
    ],
  ]),
  ...inFile("main/core/migration/decide/register.ts", [
    [
      'if (outcome.kind !== "rejected") return "register-refused";',
      'outcome.kind !== "rejected"',
      "false",
      "it is asked about rejected outcomes alone: the comparison is for the compiler",
    ],
    [
      'if (outcome.kind !== "rejected") return "register-refused";',
      '"register-refused"',
      '""',
      "it is asked about rejected outcomes alone, so this is never returned",
    ],
    [
      'phase: { kind: "unknown", step: "register", ...(reading === undefined ? {} : { reading }) },',
      "reading === undefined",
      "false",
      "a person is asked only after an observation, so there is always a last one",
    ],
  ]),
  ...inFile("main/core/migration/decide/code.ts", [
    [
      'phase: { kind: "unknown", step: "code", ...(reading === undefined ? {} : { reading }) },',
      "reading === undefined",
      "false",
      "a person is asked only after an observation, so there is always a last one",
    ],
  ]),
  ...inFile("main/core/migration/decide/account.ts", [
    [
      'const seen = account.kind === "confirmed" && account.by === "look-up";',
      'account.kind === "confirmed"',
      "true",
      "only a confirmed step has a proof: the comparison is for the compiler",
    ],
  ]),
  ...inFile("main/core/migration/decide/policy.ts", [
    ["default:", "default: return unreachable(at);", "default:", EXHAUSTIVE],
    [
      'case "in-flight":',
      'case "in-flight": // An intent without an outcome is left by a process …',
      'case "in-flight":',
      "decide records every interrupted request before it asks a step's policy",
    ],
    [
      'return { kind: "write", entry: interrupted(policy.step, at, now) };',
      '{ kind: "write", entry: interrupted(policy.step, at, now) }',
      "{}",
      "decide records every interrupted request before it asks a step's policy",
    ],
    [
      'return { kind: "write", entry: interrupted(policy.step, at, now) };',
      '"write"',
      '""',
      "decide records every interrupted request before it asks a step's policy",
    ],
    [
      'case "in-flight":',
      '"in-flight"',
      '""',
      "decide records every interrupted request before it asks a step's policy",
    ],
  ]),
  ...inFile("main/core/migration/decide/inspect.ts", [
    [
      'if (!wanted || !("newPassword" in plan.onPrem.auth) || plan.onPrem.auth.newPassword === undefined)',
      "plan.onPrem.auth.newPassword === undefined",
      "false",
      "a plan that was parsed has no member without a value: the comparison is for the compiler",
    ],
  ]),
  ...inFile("main/core/migration/decide/backup-and-shards.ts", [
    [
      'const answer = "outcome" in code ? code.outcome?.evidence : undefined;',
      "code.outcome?.evidence",
      "code.outcome.evidence",
      "a state with this member has a value for it: what has none was settled without an answer",
    ],
    [
      "const late = isLateByClient(state, lastReading?.onPrem.evidence.serverDate);",
      "lastReading?.onPrem",
      "lastReading.onPrem",
      "what was seen in this process is also the last observation on record",
    ],
  ]),
  ...inFile("main/core/migration/decide/throughput.ts", [
    [
      "if ((lastReading?.number?.throughput ?? told) === HIGH_THROUGHPUT) return undefined;",
      "lastReading?.number",
      "lastReading.number",
      "a throughput was told by an observation, so there is a last one",
    ],
    [
      'plan.direction === "to-cloud" && steps.register.kind === "confirmed" && shards >= HIGH_FROM_SHARDS;',
      'plan.direction === "to-cloud"',
      "true",
      "only a run to the cloud confirms a register",
    ],
  ]),
];
