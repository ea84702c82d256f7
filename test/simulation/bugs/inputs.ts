import type { Bug } from "./bug.ts";
import { DECIDE, each, EFFECTS, faultAt } from "./legs.ts";

/** Mistakes about PINs, codes, shards, waits and secrets. */
export const INPUTS: readonly Bug[] = [
  {
    name: "a refused PIN is sent again",
    rules: ["I6"],
    file: "main/core/migration/pin-guard.ts",
    find: `  return ok(suspect || refused.value.here.some((entry) => entry.fingerprint === mark.value));`,
    put: `  return ok(suspect && refused.value.here.length < 0);`,
    settings: [{ direction: "to-cloud", wrongPin: true }],
    legs: [[{ habit: "repeats" }]],
  },
  {
    name: "a code is stored",
    rules: ["I12"],
    file: `${EFFECTS}/steps.ts`,
    find: `    send: async ({ onPrem }, late) => {
      invariant(context.code,`,
    put: `    request: context.code?.reveal() ?? "",
    send: async ({ onPrem }, late) => {
      invariant(context.code,`,
    settings: [{ direction: "to-onprem" }],
  },
  {
    name: "a backup password is in the journal",
    rules: ["I13"],
    file: `${EFFECTS}/steps.ts`,
    find: `    kind: "ready",
    send: async (): Promise<Sent> => {`,
    put: `    kind: "ready",
    request: password.reveal(),
    send: async (): Promise<Sent> => {`,
    settings: [{ direction: "to-cloud" }],
  },
  {
    name: "the access token signs in to the client",
    rules: ["I14"],
    file: "main/core/plan/connections.ts",
    find: `    password: needed(secrets, "onPrem.auth.password"),`,
    put: `    password: needed(secrets, "cloud.accessToken"),`,
  },
  {
    name: "another display name is not asked about",
    rules: ["I11"],
    file: `${DECIDE}/display-name.ts`,
    find: `  if (!compareNames(state).differs || state.confirmed.has("display-name")) return undefined;`,
    put: `  if (state !== undefined) return undefined;`,
    settings: [{ direction: "to-onprem", otherName: true }],
  },
  {
    name: "a second code is requested after a lost answer",
    rules: ["I11"],
    file: `${DECIDE}/account.ts`,
    find: `    // A code may be on its way and can be entered. A person decides whether to request another one.
    return continueWithCode(state);`,
    put: `    return { kind: "act", step: "account" };`,
    settings: [{ direction: "to-onprem" }],
  },
  {
    name: "a code is checked twice",
    rules: ["I12", "I21"],
    file: "main/core/platforms/on-prem/client.ts",
    find: `    verifyCode: (code, late) =>
      sendOnce(`,
    put: `    verifyCode: async (code, late) =>
      (await sendOnce({ ...changing("verifyCode", dialect.onPrem.verify, { code: code.reveal() }, [code]), late })) &&
      sendOnce(`,
    settings: [{ direction: "to-onprem" }],
  },
  {
    name: "shards are set weeks after the registration",
    rules: ["I24", "I7"],
    file: `${DECIDE}/backup-and-shards.ts`,
    find: `const SHARDS_WITHIN_MS = 7 * 24 * 3_600_000;`,
    put: `const SHARDS_WITHIN_MS = 700 * 24 * 3_600_000;`,
    settings: [{ direction: "to-onprem", shards: 2 }],
    legs: each(90, (diesAt) => [{ diesAt }, { restMs: 200 * 3_600_000 }]),
  },
  {
    name: "an older registration is not asked about",
    rules: ["I24"],
    file: `${DECIDE}/backup-and-shards.ts`,
    find: `  if (registered === undefined) return OLDER_REGISTRATION;`,
    put: `  if (registered === undefined) return undefined;`,
    settings: [{ direction: "to-onprem", shards: 2, alreadyThere: true }],
  },
  {
    name: "an expired certificate is sent",
    rules: ["I7"],
    file: `${EFFECTS}/guards.ts`,
    find: `  return endMs <= latest ? { kind: "end", reason: "certificate-expired" } : undefined;`,
    put: `  return endMs < latest - latest ? { kind: "end", reason: "certificate-expired" } : undefined;`,
    settings: [{ direction: "to-onprem", shards: 2, certHours: 24 }],
    legs: each(90, (diesAt) => [{ diesAt }, { restMs: 30 * 3_600_000 }]),
  },
  {
    name: "waits are measured by the wall clock",
    rules: ["I23"],
    file: "main/core/migration/timekeeping.ts",
    find: `  const elapsed = elapsedMs(from, now) ?? agreedMs(from, now, serverNow) ?? 0;`,
    put: `  const elapsed = serverNow === "" ? 0 : now.wall - from.wall;`,
    legs: each(24, (at) => [{ ...faultAt(at, "told-to-wait"), short: true }, { jumpMs: 30 * 86_400_000 }]),
  },
  {
    name: "a told wait is not kept",
    rules: ["I23"],
    file: "main/core/migration/platform-waits.ts",
    find: `  if (leftMs <= 0) return undefined;`,
    put: `  if (leftMs !== undefined) return undefined;`,
    legs: each(24, (at) => [faultAt(at, "told-to-wait")]),
  },
  {
    name: "a retry waits for minutes, and nothing happens",
    rules: ["I17"],
    file: `${DECIDE}/common.ts`,
    find: `const RETRY_AFTER_MS = [0, 1000, 3000, 8000] as const;`,
    put: `const RETRY_AFTER_MS = [0, 400_000, 3000, 8000] as const;`,
  },
];
