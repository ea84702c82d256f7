import type { Bug } from "./bug.ts";
import { allFrom, DECIDE, each, REGISTER_AT } from "./legs.ts";

/** Mistakes about registrations that may have arrived. */
export const REGISTERS: readonly Bug[] = [
  {
    name: "an unknown registration is sent again",
    rules: ["I4"],
    file: `${DECIDE}/register.ts`,
    find: `if (state.repeatGranted === "register") return { kind: "act", step: "register" };`,
    put: `return { kind: "act", step: "register" };`,
  },
  {
    name: "a request that was under way at a kill is sent again",
    rules: ["I4", "I11"],
    file: `${DECIDE}/policy.ts`,
    find: `      return { kind: "write", entry: interrupted(policy.step, at, now) };
    case "not-sent":`,
    put: `      return policy.pending(state, now);
    case "not-sent":`,
    more: [
      {
        find: `    if (at.kind === "in-flight") return interrupted(step, at, now);`,
        put: `    if (at.kind === "in-flight" && step === "verify") return interrupted(step, at, now);`,
      },
    ],
    legs: each(90, (diesAt) => [{ diesAt }, {}]),
  },
  {
    name: "a check allows another registration by itself",
    rules: ["I22"],
    file: "main/core/migration/operations/check-location.ts",
    find: `    const advanced = await advanceRun(context);`,
    put: `    if (step === "register") context.append({ kind: "repeat-granted", step: "register" });
    const advanced = await advanceRun(context);`,
    settings: [{ direction: "to-cloud" }],
    legs: [[{ faults: allFrom(REGISTER_AT, "server-error-before") }]],
  },
  {
    name: "registrations are not counted before they leave",
    rules: ["I5"],
    file: "main/core/migration/gateway.ts",
    find: `if (countsAttempt === true) return "counts-attempt";`,
    put: `if (countsAttempt === true) return undefined;`,
  },
  {
    name: "thirty registrations of one migration are allowed",
    rules: ["I5"],
    file: "main/core/storage/attempt-ledger.ts",
    find: `export const ATTEMPTS_PER_RUN = 3;`,
    put: `export const ATTEMPTS_PER_RUN = 30;`,
    settings: [{ direction: "to-cloud" }],
    legs: [
      [0, 1, 2].map((index) => ({
        faults: allFrom(index === 0 ? REGISTER_AT : 0, "server-error-before"),
        habit: "repeats" as const,
      })),
    ],
  },
  {
    name: "the request leaves before its intent is written",
    rules: ["I21"],
    file: "main/core/migration/gateway.ts",
    find: `  const written = context.append(intent, guardOf(step, prepared));
  if (!written.ok) {`,
    put: `  const written = step === "register" || step === "code" ? ok(null) : context.append(intent, guardOf(step, prepared));
  if (!written.ok) {`,
  },
  {
    name: "the backup is only kept in memory",
    rules: ["I1"],
    file: "main/core/migration/backup.ts",
    find: `  return vault.seal(bindingOf(state), redact(text, "backup"), shown);`,
    put: `  const open = vault.open.bind(vault);
  const ref = "0".repeat(32) as SealedRef;
  Object.assign(vault, {
    open: (asked: SealedRef, binding: SecretBinding) =>
      asked === ref ? ok(redact(text, "backup")) : open(asked, binding),
  });
  void shown;
  return ok(ref);`,
    settings: [{ direction: "to-cloud" }],
  },
  {
    name: "the backup is not read back before it is sent",
    rules: ["I1"],
    file: "main/core/migration/backup.ts",
    find: `  return vault.seal(bindingOf(state), redact(text, "backup"), shown);`,
    put: `  const sealed = vault.seal(bindingOf(state), redact(text, "backup"), shown);
  const open = vault.open.bind(vault);
  Object.assign(vault, {
    open: (asked: SealedRef, binding: SecretBinding) =>
      sealed.ok && asked === sealed.value ? ok(redact(text, "backup")) : open(asked, binding),
  });
  return sealed;`,
    settings: [{ direction: "to-cloud" }],
  },
  {
    name: "a backup is sent with another password",
    rules: ["I2"],
    file: "main/core/migration/backup.ts",
    find: `    password: redact(parsed.data.password, "backup password"),`,
    put: `    password: redact(parsed.data.password.toUpperCase(), "backup password"),`,
    settings: [{ direction: "to-cloud" }],
  },
  {
    name: "the end of a migration deletes its backup",
    rules: ["I3"],
    file: "main/core/migration/clean-up-run.ts",
    find: `  const members = eraseSealed(deps.vault, context.state.sealed);`,
    put: `  deps.vault.forget(\`backup-\${context.state.run}\` as never);
  const members = eraseSealed(deps.vault, context.state.sealed);`,
    settings: [{ direction: "to-cloud" }],
  },
  {
    name: "a backup of another number is sent",
    rules: ["I2"],
    file: `${DECIDE}/inspect.ts`,
    find: `  return serves !== "" && !isSameLine(serves, digitsOf(numberOf(plan)));`,
    put: `  return serves === "never" && !isSameLine(serves, digitsOf(numberOf(plan)));`,
    settings: [{ direction: "to-cloud" }],
    legs: each(20, (otherNumberAt) => [{ otherNumberAt }]),
  },
];
