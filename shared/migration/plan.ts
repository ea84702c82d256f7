import { z } from "zod";
import { AppId, BusinessAccountId, PhoneNumberId } from "../ids.ts";
import { CountryCode, e164, NationalNumber, type E164 } from "../phone.ts";
import { DialectChoice } from "../platform/dialect.ts";
import { Direction } from "./direction.ts";
import { OnPremTls, ProxyPart, TlsChoice } from "./plan-network.ts";
import { SecretReference } from "./secret-reference.ts";

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * An API's base URL: https, without user name, query or fragment. Plain http is allowed only to this machine.
 */
export const ApiAddress = z.string().transform((text, ctx) => {
  const refuse = (message: string): never => {
    ctx.addIssue({ code: "custom", message });
    return z.NEVER;
  };
  if (!URL.canParse(text))
    return refuse("enter the full URL with https://, for example https://api.example:9090");
  const url = new URL(text);
  if (url.username !== "" || url.password !== "")
    return refuse("remove the user name and password from the URL");
  if (url.search !== "" || url.hash !== "") return refuse("remove everything from ? or # on");
  if (url.protocol === "http:" && !LOOPBACK.has(url.hostname)) {
    return refuse("use https:// (plain http:// is accepted only for this computer's own addresses)");
  }
  if (url.protocol !== "https:" && url.protocol !== "http:") return refuse("use https://");
  return text.replace(/\/+$/, "");
});

/** The two ways to authenticate with the on-premises client. */
const OnPremAuth = z.lazy(() =>
  z.union(
    [
      z.strictObject({ token: SecretReference }),
      z.strictObject({
        username: z.string().min(1, "enter the user name").max(128, "at most 128 characters"),
        password: SecretReference,
        newPassword: SecretReference.optional(),
      }),
    ],
    {
      error: () =>
        'use { "token": SECRET } or { "username": NAME, "password": SECRET }, where each SECRET is { "env": NAME }, { "file": PATH } or { "vault": LABEL }',
    },
  ),
);

/** The number of shards that a number may use. */
export const ShardCount = z.union(
  [z.literal(1), z.literal(2), z.literal(4), z.literal(8), z.literal(16), z.literal(32)],
  {
    error: () => "must be 1, 2, 4, 8, 16 or 32",
  },
);
export type ShardCount = z.infer<typeof ShardCount>;

/** The channel by which a registration code is sent. */
export const CodeMethod = z.enum(["sms", "voice"]);
export type CodeMethod = z.infer<typeof CodeMethod>;

const NumberPart = z
  .strictObject({
    phoneNumberId: PhoneNumberId,
    cc: CountryCode,
    phoneNumber: NationalNumber,
    pin: SecretReference.optional(),
    cert: SecretReference.optional(),
    method: CodeMethod.optional(),
    shards: ShardCount.optional(),
    displayName: z
      .string()
      .min(1, "enter the name, or leave out the member")
      .max(256, "at most 256 characters")
      .optional(),
  })
  .refine((number) => number.cc.length + number.phoneNumber.length <= 15, {
    message: "country code and number can have at most 15 digits together",
    path: ["phoneNumber"],
  });

/**
 * A migration plan as the plan file holds it, checked and normalized: URLs without trailing slash,
 * fingerprints as upper-case hexadecimal pairs, API settings filled in. Holds references to secrets, never
 * secrets.
 */
export const Plan = z
  .strictObject({
    $schema: z.string().optional(),
    version: z.literal(1),
    direction: Direction,
    dialect: DialectChoice.default({ brand: "chat", apiVersion: "v23.0" }),
    cloud: z.strictObject({
      baseUrl: ApiAddress,
      businessAccountId: BusinessAccountId,
      appId: AppId.optional(),
      accessToken: SecretReference,
      appSecret: SecretReference.optional(),
      tls: TlsChoice.optional(),
    }),
    onPrem: z.strictObject({ baseUrl: ApiAddress, auth: OnPremAuth, tls: OnPremTls.optional() }),
    number: NumberPart,
    backupPassword: SecretReference.optional(),
    proxy: ProxyPart.optional(),
    /** Applies to both connections; each may override it. */
    tls: z.strictObject({ systemRoots: z.boolean() }).optional(),
  })
  .superRefine((plan, ctx) => {
    const need = (present: boolean, member: string, why: string): void => {
      if (!present) ctx.addIssue({ code: "custom", path: ["number", member], message: why });
    };
    if (plan.direction === "to-cloud") {
      need(
        plan.number.pin !== undefined,
        "pin",
        "a migration to the cloud needs the 6-digit PIN: the existing one, or the one to set if two-step verification is off",
      );
    } else {
      need(
        plan.number.cert !== undefined,
        "cert",
        "a migration to the on-premises client needs the number's verified-name certificate",
      );
    }
  });
export type Plan = z.infer<typeof Plan>;

/** Gives the plan's number as E.164. */
export function numberOf(plan: Plan): E164 {
  return e164(plan.number.cc, plan.number.phoneNumber);
}
