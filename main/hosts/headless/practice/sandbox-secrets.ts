import { z } from "zod";
import { parseJson } from "../../../../shared/parse-json.ts";
import { err, ok, type Result } from "../../../../shared/result.ts";
import type { CliSession } from "../cli-session.ts";
import { nothingStarted, refusalFor, type Refusal } from "../refusal.ts";
import { secretFrom } from "../secret-file.ts";

const Token = textOf(/^[\x21-\x7e]{1,512}$/, "secretCharacters");
const SixDigits = textOf(/^[0-9]{6}$/, "secretDigits");

function textOf(form: RegExp, otherwise: string) {
  return z.string(otherwise).regex(form, otherwise);
}

/** Secrets of a sandbox that its user chooses, so that a test can know them beforehand. */
const ChosenSecrets = z.strictObject({
  cloudToken: Token.optional(),
  appSecret: Token.optional(),
  verifyToken: Token.optional(),
  onPremToken: Token.optional(),
  onPremPassword: Token.optional(),
  pin: SixDigits.optional(),
  /** The registration code that is always sent. */
  code: SixDigits.optional(),
});
export type ChosenSecrets = z.infer<typeof ChosenSecrets>;

/** The environment variable of each. */
const VARIABLES: Readonly<Record<keyof ChosenSecrets, string>> = {
  cloudToken: "SWITCHOVER_SANDBOX_CLOUD_TOKEN",
  appSecret: "SWITCHOVER_SANDBOX_APP_SECRET",
  verifyToken: "SWITCHOVER_SANDBOX_VERIFY_TOKEN",
  onPremToken: "SWITCHOVER_SANDBOX_ONPREM_TOKEN",
  onPremPassword: "SWITCHOVER_SANDBOX_ONPREM_PASSWORD",
  pin: "SWITCHOVER_SANDBOX_PIN",
  code: "SWITCHOVER_SANDBOX_CODE",
};

/** Reads the secrets from the environment and from the file of `--secrets`, which wins. */
export function chosenSecrets(session: CliSession, file: string | undefined): Result<ChosenSecrets, Refusal> {
  const { env } = session.host;
  const fromEnv = Object.fromEntries(
    Object.entries(VARIABLES).flatMap(([name, variable]) => {
      const value = env[variable];
      return value === undefined || value === "" ? [] : [[name, value]];
    }),
  );
  const named = ChosenSecrets.safeParse(fromEnv);
  if (!named.success) return err(unfit(named.error, (name) => VARIABLES[name as keyof ChosenSecrets]));
  const read = secretFrom(session, "--secrets", file);
  if (!read.ok) return read;
  if (read.value === undefined) return ok(named.data);
  const chosen = ChosenSecrets.safeParse(parseJson(read.value.reveal()));
  if (!chosen.success) return err(unfit(chosen.error, (name) => `--secrets: ${name}`));
  return ok({ ...named.data, ...chosen.data });
}

/** Names what doesn't fit, never its value. */
function unfit(error: z.ZodError, nameOf: (member: string) => string): Refusal {
  const [issue] = error.issues;
  const [member] = issue?.path ?? [];
  const names = Object.keys(VARIABLES).join(", ");
  const isMember = typeof member === "string" && Object.hasOwn(VARIABLES, member);
  if (!isMember) return refusalFor("secretMembers", { names }, nothingStarted);
  const form = issue?.message === "secretDigits" ? "secretDigits" : "secretCharacters";
  return refusalFor(form, { name: nameOf(member) }, nothingStarted);
}
