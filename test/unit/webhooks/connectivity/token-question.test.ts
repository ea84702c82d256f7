import { expect, test } from "vitest";
import { terminalEnglish } from "../../../../main/hosts/headless/terminal/translate.ts";
import { followTest } from "../../../../main/hosts/headless/commands/webhooks/test-follow.ts";
import type { Host } from "../../../../main/hosts/headless/host.ts";
import { openCliSession, type GlobalOptions } from "../../../../main/hosts/headless/cli-session.ts";
import { redact } from "../../../../shared/redacted.ts";
import { ok } from "../../../../shared/result.ts";
import type { Client } from "../../../../shared/rpc/client.ts";
import { TEST_STEPS, type TestState } from "../../../../shared/webhook/connectivity-test.ts";
import { virtualClock } from "../../../support/virtual-clock.ts";

const TOKEN = "the owner's verify token";
const AWAITING: TestState = {
  test: "t-20260115-abcdef",
  revision: 2,
  receiver: "terminal",
  side: "cloud" as const,
  phoneNumberId: "106540352242922",
  number: "+12025550123",
  phase: "awaiting-token",
  steps: TEST_STEPS.map((id) => ({ id, state: "waiting" })),
  until: "2026-01-15T12:15:00.000Z",
  borrowed: { level: "number", before: "https://a.example/hook" },
  arrivals: [],
  startedAt: "2026-01-15T12:00:00.000Z",
};

/**
 * A command that follows a webhook test which needs its owner's token; returns what was asked, called and
 * written.
 */
async function wanted({
  terminal,
  typed,
  file,
  options = {},
}: {
  readonly terminal: boolean;
  readonly typed?: string | undefined;
  readonly file?: string;
  readonly options?: GlobalOptions;
}) {
  const asked: string[] = [];
  const calls: unknown[] = [];
  let written = "";
  const shown = (): never => {
    throw new Error("a token is never typed in the clear");
  };
  const host = {
    env: {},
    folder: "/",
    terminal: { input: terminal, output: terminal, error: terminal },
    clock: virtualClock(),
    prompts: {
      secret: async (message: string) => {
        asked.push(message);
        return typed;
      },
      text: shown,
      yes: shown,
    },
    write: (_stream: 1 | 2, text: string) => void (written += text),
  } as Partial<Host> as Host;
  const answered = Promise.withResolvers<void>();
  const client = {
    call: async (name: string, input: unknown) => {
      calls.push([name, input]);
      answered.resolve();
      return ok(AWAITING);
    },
    subscribe: (_topic: string, listener: (state: TestState) => void) => {
      listener(AWAITING);
      return () => undefined;
    },
  } as unknown as Client;
  const followed = followTest(
    openCliSession(host, { dataDir: "data", ...options }, terminalEnglish),
    client,
    {
      callbackToken: file === undefined ? undefined : redact(file, "verify token"),
      tellsPort: false,
      spokenNumber: "+1 202 555 0123",
    },
  );
  await answered.promise;
  return { asked, calls, written, lacksToken: followed.lacksToken() };
}

const GIVEN = [["tests.giveToken", { test: AWAITING.test, token: TOKEN }]];
const FINISHED = [["tests.finish", { test: AWAITING.test }]];

test("[C15] on a terminal the owner's token is asked for with hidden input, by the callback's name, and never repeated", async () => {
  const { asked, calls, written } = await wanted({ terminal: true, typed: TOKEN });
  expect(asked).toEqual(["Verify token of https://a.example/hook (Esc: stop)"]);
  expect(calls).toEqual(GIVEN);
  expect(written).not.toContain(TOKEN);
});

test("[C15] whoever breaks off at the question ends the test", async () => {
  expect(await wanted({ terminal: true, typed: undefined })).toMatchObject({
    calls: FINISHED,
    lacksToken: true,
  });
});

test("[C15] nobody is asked in a pipe, nor with --no-input, nor where the file holds it", async () => {
  expect(await wanted({ terminal: false })).toMatchObject({ asked: [], calls: FINISHED, lacksToken: true });
  expect(await wanted({ terminal: true, options: { input: false } })).toMatchObject({
    asked: [],
    calls: FINISHED,
    lacksToken: true,
  });
  expect(await wanted({ terminal: true, file: TOKEN })).toMatchObject({
    asked: [],
    calls: GIVEN,
    lacksToken: false,
  });
});
