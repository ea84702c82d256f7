import type { CertificateFacts } from "../../main/core/platforms/http/certificate-facts.ts";
import type { CheckContext, LocalFacts, PlatformQueries } from "../../main/core/checks/context.ts";
import type { ListedNumber } from "../../main/core/platforms/cloud/port.ts";
import type { TlsVerdict } from "../../main/core/platforms/http/tls-probe.ts";
import type { PlanSecrets, SecretMember } from "../../main/core/plan/plan-secrets.ts";
import {
  encodeNumberCertificate,
  type NumberCertificate,
} from "../../main/sandbox/world/number-certificate.ts";
import type { CheckResult } from "../../shared/checks/result.ts";
import type { Direction } from "../../shared/migration/direction.ts";
import { Plan } from "../../shared/migration/plan.ts";
import { dialectOf } from "../../shared/platform/dialect.ts";
import type {
  NumberFacts,
  OnPremHealth,
  OnPremSettings,
  SubscribedApp,
  TokenFacts,
} from "../../shared/platform/facts.ts";
import type {
  CallOutcome,
  Evidence,
  NotSentCause,
  RefusalReason,
  UnknownCause,
} from "../../shared/platform/outcome.ts";
import { redact } from "../../shared/redacted.ts";
import { instant, isoOf } from "../../shared/time.ts";

export const NOW = instant(Date.UTC(2026, 0, 15, 12));
export const ACCOUNT = "102290129340398";
export const APP = "670843887433847";
export const NUMBER_ID = "106540352242922";

const EVIDENCE: Evidence = { at: isoOf(NOW), durationMs: 3, serverDate: isoOf(NOW) };

/** The four ways in which a query can end. */
export const confirmed = <T>(value: T, evidence: Partial<Evidence> = {}): CallOutcome<T> => ({
  kind: "confirmed",
  value,
  evidence: { ...EVIDENCE, ...evidence },
});
export const rejected = (reason: RefusalReason, code?: number): CallOutcome<never> => ({
  kind: "rejected",
  reason,
  evidence: { ...EVIDENCE, httpStatus: 400, ...(code === undefined ? {} : { apiError: { code } }) },
});
export const notSent = (cause: NotSentCause): CallOutcome<never> => ({
  kind: "notSent",
  cause,
  evidence: { at: isoOf(NOW), durationMs: 3 },
});
export const unanswered = (cause: UnknownCause = "timeout"): CallOutcome<never> => ({
  kind: "unknown",
  cause,
  evidence: { at: isoOf(NOW), durationMs: 3 },
});

/** What the queries return: the value of a confirmed query, or an outcome of another kind. */
export type LookAnswers = {
  number: CallOutcome<NumberFacts>;
  numbers: CallOutcome<readonly ListedNumber[]>;
  token: CallOutcome<TokenFacts>;
  subscriptions: CallOutcome<readonly SubscribedApp[]>;
  health: CallOutcome<OnPremHealth>;
  settings: CallOutcome<OnPremSettings>;
  shards: CallOutcome<number>;
  onPremTokenEnd: CallOutcome<string | null>;
  cloudTls: TlsVerdict;
  onPremTls: TlsVerdict;
};

export type Changes = {
  readonly direction?: Direction;
  /** Members of the plan's `number` to replace. */
  readonly number?: Readonly<Record<string, unknown>>;
  /** Top-level members of the plan to replace. */
  readonly plan?: Readonly<Record<string, unknown>>;
  readonly secrets?: Readonly<Partial<Record<SecretMember, string | undefined>>>;
  readonly looks?: Partial<LookAnswers>;
  readonly local?: Partial<LocalFacts>;
};

/**
 * A healthy deployment in which every check of the direction passes or has nothing to check, with `changes`
 * applied.
 */
export function checkContext({ direction = "to-cloud", ...changes }: Changes = {}): CheckContext {
  const plan = planOf(direction, changes);
  const answers: LookAnswers = { ...healthyAnswers(direction), ...changes.looks };
  const local: LocalFacts = {
    now: NOW,
    freeBytes: 8_000_000_000,
    isWritable: true,
    isMoved: false,
    vault: "open",
    recovery: "passphrase",
    attempts: { inRun: 3, inWindow: 8 },
    pinRefusedAt: undefined,
    pinRefusedElsewhere: undefined,
    inTheWay: undefined,
    unresolvedRun: undefined,
    ...changes.local,
  };
  return {
    plan,
    dialect: dialectOf(plan.dialect),
    secrets: secretsOf(direction, changes),
    queries: looksOver(answers),
    local,
  };
}

/** Runs one check on a healthy deployment with `changes` applied. */
export async function resultOf(
  check: { readonly run: (context: CheckContext) => Promise<Omit<CheckResult, "id">> },
  changes: Changes = {},
): Promise<Omit<CheckResult, "id">> {
  return check.run(checkContext(changes));
}

export const HEALTHY_NUMBER: NumberFacts = {
  id: NUMBER_ID,
  displayPhoneNumber: "+1 202-555-0123",
  verifiedName: "Northwind Bakery",
  codeVerificationStatus: "VERIFIED",
  qualityRating: "GREEN",
  nameStatus: "APPROVED",
  status: "CONNECTED",
  host: "ON_PREMISE",
  throughput: "STANDARD",
  accountMode: "LIVE",
  canSend: "AVAILABLE",
  webhooks: { application: "https://hooks.example/cloud" },
  refusedFields: [],
};

export const HEALTHY_TOKEN: TokenFacts = {
  appId: APP,
  type: "SYSTEM_USER",
  valid: true,
  expiresAt: 0,
  scopes: ["chat_business_messaging", "chat_business_management"],
  granularScopes: [{ scope: "chat_business_management", targetIds: [ACCOUNT] }],
};

export const HEALTHY_SETTINGS: OnPremSettings = {
  waId: "12025550123",
  webhookUrl: "https://hooks.example/onprem",
  callbackPersist: true,
  raw: {},
};

/** Health of a single-node client whose gateway has this status. */
export const gateway = (word: OnPremHealth["gateway"]): CallOutcome<OnPremHealth> =>
  confirmed({ gateway: word, clustered: false, nodes: [{ node: "single", gateway: word }] });

/** A number's registration certificate in the sandbox's format. */
export function certificateText(changes: Partial<NumberCertificate> = {}): string {
  return encodeNumberCertificate(
    {
      displayName: "Northwind Bakery",
      number: "12025550123",
      issuedAtMs: NOW - 86_400_000,
      goodUntilMs: NOW + 30 * 86_400_000,
      ...changes,
    },
    Uint8Array.from({ length: 64 }, (_unused, index) => 255 - index),
  );
}

export function tlsVerdict(kind: "accepted", leftMs?: number): TlsVerdict;
export function tlsVerdict(kind: "refused", cause: NotSentCause): TlsVerdict;
export function tlsVerdict(
  kind: "accepted" | "refused",
  detail: number | NotSentCause = 90 * 86_400_000,
): TlsVerdict {
  const certificate: CertificateFacts = {
    subject: "CN=api.example",
    issuer: "CN=Example CA",
    names: ["api.example"],
    validFrom: isoOf(instant(NOW - 86_400_000)),
    validTo: isoOf(instant(NOW + (typeof detail === "number" ? detail : 90 * 86_400_000))),
    sha256: Array.from({ length: 32 }, () => "AB").join(":"),
    selfSigned: false,
    namesIssuerAddress: false,
    pem: "-----BEGIN CERTIFICATE-----",
  };
  if (kind === "refused" && typeof detail === "string")
    return { kind, cause: detail, protocol: "TLSv1.3", certificate };
  return { kind: "accepted", protocol: "TLSv1.3", certificate };
}

function healthyAnswers(direction: Direction): LookAnswers {
  const inCloud = direction === "to-onprem";
  return {
    number: confirmed({ ...HEALTHY_NUMBER, host: inCloud ? "CLOUD_API" : "ON_PREMISE" }),
    numbers: confirmed([
      { id: "1", displayPhoneNumber: "+1 202-555-0199" },
      { id: NUMBER_ID, displayPhoneNumber: "+1 202-555-0123" },
    ]),
    token: confirmed(HEALTHY_TOKEN),
    subscriptions: confirmed([]),
    health: gateway(inCloud ? "unregistered" : "connected"),
    settings: confirmed(inCloud ? { ...HEALTHY_SETTINGS, waId: "" } : HEALTHY_SETTINGS),
    shards: confirmed(1),
    onPremTokenEnd: confirmed(null),
    cloudTls: tlsVerdict("accepted"),
    onPremTls: tlsVerdict("accepted"),
  };
}

function looksOver(answers: LookAnswers): PlatformQueries {
  return {
    number: async () => answers.number,
    numbers: async () => answers.numbers,
    token: async () => answers.token,
    subscriptions: async () => answers.subscriptions,
    health: async () => answers.health,
    settings: async () => answers.settings,
    shards: async () => answers.shards,
    onPremTokenEnd: async () => answers.onPremTokenEnd,
    cloudTls: async () => answers.cloudTls,
    onPremTls: async () => answers.onPremTls,
  };
}

function planOf(direction: Direction, { number, plan }: Changes): Plan {
  return Plan.parse({
    version: 1,
    direction,
    cloud: {
      baseUrl: "https://cloud.example",
      businessAccountId: ACCOUNT,
      appId: APP,
      accessToken: { env: "CLOUD_TOKEN" },
    },
    onPrem: { baseUrl: "https://onprem.example:9090", auth: { token: { env: "ONPREM_TOKEN" } } },
    ...plan,
    number: {
      phoneNumberId: NUMBER_ID,
      cc: "1",
      phoneNumber: "2025550123",
      pin: { env: "PIN" },
      cert: { env: "CERT" },
      ...number,
    },
  });
}

function secretsOf(direction: Direction, { secrets }: Changes): PlanSecrets {
  const texts: Partial<Record<SecretMember, string | undefined>> = {
    "cloud.accessToken": "cloud-token-value",
    "onPrem.auth.token": "onprem-token-value",
    "number.pin": "314159",
    ...(direction === "to-onprem" ? { "number.cert": certificateText() } : {}),
    ...secrets,
  };
  return Object.fromEntries(
    Object.entries(texts).flatMap(([member, text]) =>
      text === undefined ? [] : [[member, redact(text, member)]],
    ),
  );
}
