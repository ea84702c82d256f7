import type { Plan } from "../../../shared/migration/plan.ts";
import { describeReference, type SecretReference } from "../../../shared/migration/secret-reference.ts";
import { originOf } from "../../../shared/origin.ts";
import { parsePin } from "../../../shared/pin.ts";
import type { Redacted } from "../../../shared/redacted.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { InputProblem } from "../../../shared/rpc/problems.ts";
import type { OutsideSecrets, Vault } from "../runtime/ports.ts";

/** Members of a plan that point at a secret. */
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

/** What to say of a secret that a step needs and that neither its own source nor a sealed copy gave. */
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

/** Whether a secret serves the way to a side or the side itself, rather than a number or its move. */
export function isForSide(member: SecretMember, side: "cloud" | "onPrem"): boolean {
  return member.startsWith(`${side}.`) || member.startsWith("proxy.");
}

/** The references that a plan holds, by member. */
function referencesOf(plan: Plan): readonly (readonly [SecretMember, SecretReference])[] {
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
  readonly vault: Vault;
  /** A sealed copy made when the run was opened; asked second, after the plan's own reference. */
  readonly sealedCopy?: (member: SecretMember) => Redacted<string> | undefined;
  /** Members whose absence is no problem now; the step that needs one will say so. */
  readonly mayMiss?: (member: SecretMember) => boolean;
  /** Members that are not read at all, since nothing will be sent that needs them. */
  readonly leaveOut?: (member: SecretMember) => boolean;
};

/**
 * The client's new password is set by a migration alone. Whatever else signs in tries it where the first one is
 * refused, so that it stands in nobody's way while it is missing.
 */
export function isForMigrating(member: SecretMember): boolean {
  return member === "onPrem.auth.newPassword";
}

/**
 * Reads every secret that a plan refers to.
 *
 * A secret of the vault that was given for another address than the plan's counts as missing.
 * Problems: secretsMissing (all of them at once, by member and reference), secretInvalid. Neither repeats a value.
 */
export function readPlanSecrets(plan: Plan, readers: SecretReaders): Result<PlanSecrets, InputProblem> {
  const found: Partial<Record<SecretMember, Redacted<string>>> = {};
  const missing: Missing[] = [];
  for (const [member, reference] of referencesOf(plan)) {
    if (readers.leaveOut?.(member) === true) continue;
    const read = readOne(reference, readers, sentTo(plan, member));
    const value = read.ok ? read.value : readers.sealedCopy?.(member);
    if (value !== undefined) found[member] = value;
    else if (!read.ok && readers.mayMiss?.(member) !== true)
      missing.push({ member, reference: describeReference(reference), why: read.problem });
  }
  if (missing.length > 0) return err({ kind: "secretsMissing", missing });
  return validated(found);
}

/** The origin that a secret is shown to as it is, in order to be let in there; undefined for the others. */
function sentTo({ cloud, onPrem, proxy }: Plan, member: SecretMember): string | undefined {
  // The app secret itself is sent nowhere, but what it makes is for its own platform alone.
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
  const taken = vault.take(reference.vault, origin);
  if (taken.ok) return notEmpty(taken.value);
  if (taken.problem.kind === "ofAnotherAddress") return err("of-another-address");
  return err(taken.problem.kind === "recordMissing" ? "label-unknown" : "vault-locked");
}

function notEmpty(value: Redacted<string>): Result<Redacted<string>, "empty"> {
  return value.reveal() === "" ? err("empty") : ok(value);
}

// Header values and one-line secrets must not smuggle a line break into a request.
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
