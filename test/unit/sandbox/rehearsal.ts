import { onTestFinished } from "vitest";
import {
  startSandbox,
  steppedClock,
  type Sandbox,
  type SandboxClock,
  type SandboxOptions,
} from "../../../main/sandbox/index.ts";
import { json, visit, type Seen, type Visitor } from "./visitor.ts";

/** A sandbox for one test, with functions that make the calls of a migration. */
export type Rehearsal = Visitor & {
  readonly sandbox: Sandbox;
  readonly clock: Required<SandboxClock>;
  readonly backUp: (password?: string) => Promise<string>;
  readonly register: (
    pin: string,
    backup?: { readonly password: string; readonly data: string },
  ) => Promise<Seen>;
  readonly subscribe: (body?: unknown) => Promise<Seen>;
  readonly askForCode: (method?: "sms" | "voice") => Promise<Seen>;
  readonly enterCode: (code?: string) => Promise<Seen>;
  readonly toCloud: () => Promise<Seen>;
};

/** Starts a sandbox whose clock does not advance by itself, and stops it after the test. */
export async function rehearse(options: SandboxOptions = {}, patienceMs?: number): Promise<Rehearsal> {
  const clock = steppedClock(Date.UTC(2026, 0, 15, 12));
  const sandbox = await startSandbox({ clock, ...options });
  const visitor = await visit(sandbox, patienceMs);
  onTestFinished(async () => {
    visitor.leave();
    await sandbox.close();
  });
  const { cloud, onPrem } = visitor;
  const phone = `/${sandbox.cloud.phoneNumberId}`;
  const { cc, phoneNumber, cert, pin } = sandbox.number;
  const backUp = async (password = "backup password"): Promise<string> => {
    const seen = await onPrem("POST", "/settings/backup", { password });
    const { settings } = json(seen) as { readonly settings: { readonly data: string } };
    return settings.data;
  };
  const register: Rehearsal["register"] = (tried, backup) =>
    cloud("POST", `${phone}/register`, {
      messaging_product: "chat",
      pin: tried,
      ...(backup === undefined ? {} : { backup }),
    });
  return {
    ...visitor,
    sandbox,
    clock,
    backUp,
    register,
    subscribe: (body) => cloud("POST", `/${sandbox.cloud.businessAccountId}/subscribed_apps`, body),
    askForCode: (method = "sms") =>
      onPrem("POST", "/account", { cc, phone_number: phoneNumber, method, cert, pin }),
    enterCode: (code = sandbox.world.lastCode()?.replace("-", "") ?? "") =>
      onPrem("POST", "/account/verify", { code }),
    toCloud: async () => register(pin, { password: "backup password", data: await backUp() }),
  };
}

/** The code in an error body of either API, or 0. */
export function errorCode(seen: Seen): number {
  const body = json(seen) as {
    readonly error?: { readonly code: number };
    readonly errors?: readonly { readonly code: number }[];
  };
  return body.error?.code ?? body.errors?.[0]?.code ?? 0;
}
