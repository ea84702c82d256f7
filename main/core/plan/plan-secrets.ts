import type { Plan } from "../../../shared/migration/plan.ts";
import { describeReference, type SecretReference } from "../../../shared/migration/secret-reference.ts";
import { originOf } from "../../../shared/origin.ts";
import { parsePin } from "../../../shared/pin.ts";
import type { Redacted } from "../../../shared/redacted.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { InputProblem } from "../../../shared/rpc/problems.ts";
import type { OutsideSecrets, Vault } from "../runtime/ports.ts";

/** Members of a plan that refer to a secret. */
export const SECRET_MEMBERS = [
  "cloud.accessToken",
  "cloud.appSecret",
  "onPrem.auth.token",
  "onPrem.auth.password",
  "onPrem.auth.newPassword",
  "onPrem.tls.client.pfx",
  "onPrem.tls.client.key",
  "onPrem.tls.client.passphrase",
  "proxy.password",
  "number.pin",
  "number.cert",
  "backupPassword",
] as const;
export type SecretMember = (typeof SECRET_MEMBERS)[number];

export type PlanSecrets = Readonly<Partial<Record<SecretMember, Redacted<string>>>>;

type Missing = Extract<InputProblem, { kind: "secretsMissing" }>["missing"][number];

/** The problem of a secret that a step needs and that neither its own source nor an encrypted copy gives. */
export function missingSecret(
  plan: Plan,
  member: SecretMember,
): Extract<InputProblem, { kind: "secretsMissing" }> {
  const reference = referencesOf(plan).find(([name]) => name === member)?.[1];
  if (reference === undefined)
    return { kind: "secretsMissing", missing: [{ member, reference: "the encrypted copy", why: "empty" }] };
  const why = "env" in reference ? "env-unset" : "file" in reference ? "file-unreadable" : "label-unknown";
  return { kind: "secretsMissing", missing: [{ member, reference: describeReference(reference), why }] };
}

/** True if a secret is for an API or the proxy, not for a number or its migration. */
export function isForSide(member: SecretMember, side: "cloud" | "onPrem"): boolean {
  return member.startsWith(`${side}.`) || member.startsWith("proxy.");
}

/** The secret references of a plan, by member. */
export function referencesOf(plan: Plan): readonly (readonly [SecretMember, SecretReference])[] {
  const { auth, tls } = plan.onPrem;
  const client = tls?.client;
  const all: readonly (readonly [SecretMember, SecretReference | undefined])[] = [
    ["cloud.accessToken", plan.cloud.accessToken],
    ["cloud.appSecret", plan.cloud.appSecret],
    ["onPrem.auth.token", "token" in auth ? auth.token : undefined],
    ["onPrem.auth.password", "password" in auth ? auth.password : undefined],
    ["onPrem.auth.newPassword", "newPassword" in auth ? auth.newPassword : undefined],
    [
      "onPrem.tls.client.pfx",
      client !== undefined && "pfx" in client && typeof client.pfx !== "string" ? client.pfx : undefined,
    ],
    ["onPrem.tls.client.key", client !== undefined && "key" in client ? client.key : undefined],
    ["onPrem.tls.client.passphrase", client?.passphrase],
    ["proxy.password", plan.proxy?.password],
    ["number.pin", plan.number.pin],
    ["number.cert", plan.number.cert],
    ["backupPassword", plan.backupPassword],
  ];
  return all.flatMap(([member, reference]) =>
    reference === undefined ? [] : [[member, reference] as const],
  );
}

export type SecretReaders = {
  readonly outside: OutsideSecrets;
  /** Without it, secrets of the vault are left out. */
  readonly vault?: Vault;
  /** The encrypted copy made when the run was opened; used if the plan's own reference gives nothing. */
  readonly sealedCopy?: (member: SecretMember) => Redacted<string> | undefined;
  /** Members that may be missing now; the step that needs one reports it. */
  readonly mayMiss?: (member: SecretMember) => boolean;
  /** Members that are not read at all, because no request will need them. */
  readonly leaveOut?: (member: SecretMember) => boolean;
};

/**
 * True for the client's new password, which only a migration sets. Other logins try it only if the first
 * password is refused, so it may be missing for them.
 */
export function isForMigrating(member: SecretMember): boolean {
  return member === "onPrem.auth.newPassword";
}

/**
 * Reads every secret that a plan refers to.
 *
 * A vault secret given for another URL origin than the plan's counts as missing. Problems: secretsMissing
 * (all at once, by member and reference), secretInvalid. Neither contains a value.
 */
export function readPlanSecrets(plan: Plan, readers: SecretReaders): Result<PlanSecrets, InputProblem> {
  const found: Partial<Record<SecretMember, Redacted<string>>> = {};
  const missing: Missing[] = [];
  for (const [member, reference] of referencesOf(plan)) {
    if (readers.leaveOut?.(member) === true) continue;
    if (readers.vault === undefined && "vault" in reference) continue;
    const read = readOne(reference, readers, sentTo(plan, member));
    const value = read.ok ? read.value : readers.sealedCopy?.(member);
    if (value !== undefined) found[member] = value;
    else if (!read.ok && readers.mayMiss?.(member) !== true)
      missing.push({ member, reference: describeReference(reference), why: read.problem });
  }
  if (missing.length > 0) return err({ kind: "secretsMissing", missing });
  return validated(found);
}

/** The origin that a secret is sent to for authentication; undefined for other secrets. */
function sentTo({ cloud, onPrem, proxy }: Plan, member: SecretMember): string | undefined {
  // The app secret itself is never sent, but the proof made from it is for its own platform only.
  if (member === "cloud.accessToken" || member === "cloud.appSecret") return originOf(cloud.baseUrl);
  if (member === "proxy.password") return proxy && originOf(proxy.url);
  return member.startsWith("onPrem.auth.") ? originOf(onPrem.baseUrl) : undefined;
}

function readOne(
  reference: SecretReference,
  { outside, vault }: SecretReaders,
  origin: string | undefined,
): Result<Redacted<string>, Missing["why"]> {
  if ("env" in reference) {
    const value = outside.env(reference.env);
    return value === undefined ? err("env-unset") : notEmpty(value);
  }
  if ("file" in reference) {
    const read = outside.file(reference.file);
    return read.ok ? notEmpty(read.value) : err("file-unreadable");
  }
  if (vault === undefined) return err("vault-locked");
  const taken = vault.take(reference.vault, origin);
  if (taken.ok) return notEmpty(taken.value);
  if (taken.problem.kind === "ofAnotherAddress") return err("of-another-address");
  return err(taken.problem.kind === "recordMissing" ? "label-unknown" : "vault-locked");
}

function notEmpty(value: Redacted<string>): Result<Redacted<string>, "empty"> {
  return value.reveal() === "" ? err("empty") : ok(value);
}

// These go into headers or logins: a line break must not get into a request.
const ONE_LINE: readonly SecretMember[] = [
  "cloud.accessToken",
  "cloud.appSecret",
  "proxy.password",
  "onPrem.auth.token",
  "onPrem.auth.password",
  "onPrem.auth.newPassword",
];

function validated(found: PlanSecrets): Result<PlanSecrets, InputProblem> {
  const pin = found["number.pin"];
  if (pin !== undefined && !parsePin(pin.reveal()).ok) {
    return err({ kind: "secretInvalid", member: "number.pin", why: "pin-not-six-digits" });
  }
  for (const member of ONE_LINE) {
    // eslint-disable-next-line no-control-regex -- control characters are exactly what is looked for
    if (/[\u0000-\u001f\u007f]/.test(found[member]?.reveal() ?? ""))
      return err({ kind: "secretInvalid", member, why: "not-one-line" });
  }
  return ok(found);
}
