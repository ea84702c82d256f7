import type { Chance } from "./world/chance.ts";
import { TOKEN_LIFE_MS } from "./world/platform-defaults.ts";
import type { SandboxOptions } from "./options.ts";
import { initialWorld } from "./world/initial.ts";
import { encodeNumberCertificate } from "./world/number-certificate.ts";
import type { SeedData } from "./world/seed-data.ts";
import type { CloudToken, WorldState } from "./world/state.ts";

const YEAR_MS = 365 * 24 * 3_600_000;
/** Validity of certificates and tokens of a sandbox that outlives its process. */
export const LASTING_YEARS = 10;
const NUMBER = {
  cc: "1",
  phoneNumber: "2025550123",
  phoneNumberId: "106540352242922",
  displayName: "Northwind Bakery",
} as const;

/** The initial data of a sandbox, and its state at the start. */
export type Scene = { readonly opening: SeedData; readonly world: WorldState };

type Setting = {
  readonly options: SandboxOptions;
  readonly nowMs: number;
  readonly chance: Chance;
  readonly onPremCertificatePem: string;
};

/** Creates the initial data and state with new secrets. */
export function setScene({ options, nowMs, chance, onPremCertificatePem }: Setting): Scene {
  const brand = options.brand ?? "chat";
  const { secrets = {} } = options;
  const pin = secrets.pin ?? chance.digits(6);
  const cloudToken = cloudTokenOf(brand, nowMs, secrets.cloudToken ?? `EAA${chance.text(60)}`);
  const onPremToken = { token: secrets.onPremToken ?? chance.text(48), expiresAtMs: nowMs + TOKEN_LIFE_MS };
  const opening: SeedData = {
    fixtures: {
      brand,
      apiVersion: options.apiVersion ?? "v23.0",
      appId: "670843887433847",
      appSecret: secrets.appSecret ?? bytesOf(chance, 16).toString("hex"),
      endpointToken: secrets.verifyToken ?? chance.text(18),
      businessId: "506914307656634",
      businessAccountId: "102290129340398",
      phoneNumberId: options.number?.phoneNumberId ?? NUMBER.phoneNumberId,
      cc: NUMBER.cc,
      phoneNumber: options.number?.phoneNumber ?? NUMBER.phoneNumber,
      cert: numberCertificate(options, nowMs, chance),
      onPremCertificatePem,
      codes: options.codes ?? "random",
    },
    startsOn: options.startsOn ?? "onprem",
    nowMs,
    displayName: NUMBER.displayName,
    pin,
    twoStep: options.twoStep ?? true,
    shards: options.shards ?? 1,
    clustered: options.clustered ?? false,
    cloudToken,
    onPrem: {
      username: "admin",
      password: secrets.onPremPassword ?? `Aa1!${chance.text(12)}`,
      tokens: [onPremToken],
    },
    wrongPin: otherPin(pin),
    accessToken: cloudToken.token,
    onPremToken: onPremToken.token,
  };
  return { opening, world: initialWorld(opening) };
}

function cloudTokenOf(brand: string, nowMs: number, token: string): CloudToken {
  const scopes = [`${brand}_business_messaging`, `${brand}_business_management`];
  return { token, issuedAtMs: nowMs, expiresAtMs: 0, scopes };
}

function numberCertificate(options: SandboxOptions, nowMs: number, chance: Chance): string {
  const expired = options.faults?.includes("cert-expired") === true;
  const certificate = {
    displayName: NUMBER.displayName,
    number: NUMBER.cc + (options.number?.phoneNumber ?? NUMBER.phoneNumber),
    ...validityOf(options, nowMs),
    ...(expired ? { goodUntilMs: nowMs - 1_000 } : {}),
  };
  return encodeNumberCertificate(certificate, bytesOf(chance, 64));
}

/** From a year ago to a year from now. With a seed it is the same for a whole year, so that the text is the same. */
function validityOf({ memory, seed }: SandboxOptions, nowMs: number) {
  const years = memory === undefined ? 1 : LASTING_YEARS;
  if (seed === undefined) return { issuedAtMs: nowMs - YEAR_MS, goodUntilMs: nowMs + years * YEAR_MS };
  const year = new Date(nowMs).getUTCFullYear();
  return { issuedAtMs: Date.UTC(year - 1, 0), goodUntilMs: Date.UTC(year + 1 + years, 0) };
}

function bytesOf(chance: Chance, length: number): Buffer {
  return Buffer.from(chance.base64(length), "base64");
}

/** Gives a PIN that certainly differs. */
function otherPin(pin: string): string {
  return String((Number(pin) + 111_111) % 1_000_000).padStart(6, "0");
}
