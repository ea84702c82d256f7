import { z } from "zod";
import type { Brand } from "./brand.ts";

/** Identifies one migration in a data folder, e.g. `r-20261121-7k2q9d`. */
export type RunId = Brand<string, "RunId">;
export const RunId = z
  .string()
  .regex(/^r-[0-9]{8}-[a-z0-9]{6}$/, "a migration ID looks like r-20261121-7k2q9d")
  .transform((text) => text as RunId);

/** Identifies one webhook test, e.g. `t-20261121-7k2q9d`. */
export const TestId = z.string().regex(/^t-[0-9]{8}-[a-z0-9]{6}$/);
export type TestId = z.infer<typeof TestId>;

const PLATFORM_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** The cloud API's identifier of a business phone number (a path segment). */
export type PhoneNumberId = Brand<string, "PhoneNumberId">;
export const PhoneNumberId = z
  .string()
  .regex(PLATFORM_ID, "letters, digits, - and _ only, as the platform shows it")
  .transform((text) => text as PhoneNumberId);

/** The cloud API's identifier of a business account (a path segment). */
export type BusinessAccountId = Brand<string, "BusinessAccountId">;
export const BusinessAccountId = z
  .string()
  .regex(PLATFORM_ID, "letters, digits, - and _ only, as the platform shows it")
  .transform((text) => text as BusinessAccountId);

/** The identifier of the platform app that owns the access token. */
export type AppId = Brand<string, "AppId">;
export const AppId = z
  .string()
  .regex(PLATFORM_ID, "letters, digits, - and _ only, as the platform shows it")
  .transform((text) => text as AppId);

/** The name under which the user keeps a secret in the vault. */
export type SecretLabel = Brand<string, "SecretLabel">;
export const SecretLabel = z
  .string()
  .regex(
    /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/,
    "1 to 64 letters, digits, dots, dashes or underscores, starting with a letter or digit",
  )
  .transform((text) => text as SecretLabel);

/** Refers to one encrypted record of the vault; reveals nothing about its content. */
export type SealedRef = Brand<string, "SealedRef">;
export const SealedRef = z
  .string()
  .regex(/^[a-f0-9]{32}$/)
  .transform((text) => text as SealedRef);
