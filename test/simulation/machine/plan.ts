import type { Direction } from "../../../shared/migration/direction.ts";
import { parsePlan } from "../../../shared/migration/plan-problem.ts";
import type { Plan } from "../../../shared/migration/plan.ts";
import type { Identity } from "../platform/truth.ts";
import type { KnownSecrets } from "./process.ts";

export const CLOUD_ORIGIN = "http://127.0.0.1:9001";
const CLIENT_ORIGIN = "http://127.0.0.1:9002";

const DAY_MS = 86_400_000;
/** When simulated time begins, by the platform's clock. */
export const BEGIN_MS = Date.UTC(2026, 0, 15, 12);

/** The deployment of all histories. */
export const IDENTITY: Identity = {
  brand: "chat",
  version: "v23.0",
  businessAccount: "104400000000001",
  phoneNumberId: "106500000000001",
  app: "990000000000001",
  accessToken: "simulated-access-token-4f1c",
  cc: "1",
  national: "2025550123",
  displayName: "Harbor Coffee",
  user: "admin",
  password: "Harbor-2026!",
  cert: certificate("Harbor Coffee", "12025550123", BEGIN_MS + 90 * DAY_MS),
  certUntilMs: BEGIN_MS + 90 * DAY_MS,
};

/** The same deployment with a certificate that ends sooner. */
export function identityUntil(hours: number): Identity {
  const certUntilMs = BEGIN_MS + hours * 3_600_000;
  return { ...IDENTITY, cert: certificate(IDENTITY.displayName, "12025550123", certUntilMs), certUntilMs };
}

/** The secrets of a person who knows them all. */
export function rightSecrets(pin: string, identity = IDENTITY): KnownSecrets {
  return new Map([
    ["CLOUD_TOKEN", IDENTITY.accessToken],
    ["CLIENT_PASSWORD", IDENTITY.password],
    ["PIN", pin],
    ["CERT", identity.cert],
  ]);
}

const plans = new Map<string, Plan>();

/** The plan of a migration; `shards` only on the way to on-premises. */
export function planFor(direction: Direction, shards = 1, otherName = false): Plan {
  const known = plans.get(`${direction} ${shards} ${otherName}`);
  if (known !== undefined) return known;
  const parsed = parsePlan({
    version: 1,
    direction,
    cloud: {
      baseUrl: CLOUD_ORIGIN,
      businessAccountId: IDENTITY.businessAccount,
      appId: IDENTITY.app,
      accessToken: { env: "CLOUD_TOKEN" },
    },
    onPrem: {
      baseUrl: CLIENT_ORIGIN,
      auth: { username: IDENTITY.user, password: { env: "CLIENT_PASSWORD" } },
    },
    number: {
      phoneNumberId: IDENTITY.phoneNumberId,
      cc: IDENTITY.cc,
      phoneNumber: IDENTITY.national,
      pin: { env: "PIN" },
      cert: { env: "CERT" },
      method: "sms",
      shards,
      displayName: otherName ? "Harbor Tea" : IDENTITY.displayName,
    },
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
  plans.set(`${direction} ${shards} ${otherName}`, parsed.value);
  return parsed.value;
}

/**
 * A certificate as a protocol-buffer message: details with a name, an issuing time, a number and an end, and a
 * signature. The platform publishes no layout.
 */
function certificate(name: string, digits: string, untilMs: number): string {
  const details = Buffer.concat([
    varint(1, 88_123),
    bytes(4, Buffer.from(name)),
    varint(10, BEGIN_MS / 1000 - 86_400),
    bytes(20, Buffer.from(digits)),
    varint(21, untilMs / 1000),
  ]);
  return Buffer.concat([bytes(1, details), bytes(2, Buffer.alloc(16, 0x9d))]).toString("base64");
}

function number(value: number): Buffer {
  const out: number[] = [];
  let rest = value;
  for (; rest >= 128; rest = Math.floor(rest / 128)) out.push((rest % 128) + 128);
  return Buffer.from([...out, rest]);
}

function varint(field: number, value: number): Buffer {
  return Buffer.concat([number(field * 8), number(value)]);
}

function bytes(field: number, content: Buffer): Buffer {
  return Buffer.concat([number(field * 8 + 2), number(content.length), content]);
}
