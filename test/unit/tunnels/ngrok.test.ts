import { describe, expect, test, vi } from "vitest";
import { ngrokProvider, type NgrokSdk } from "../../../main/core/tunnels/providers/ngrok.ts";
import { redact } from "../../../shared/redacted.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";

const TOKEN = "2aBcDeFgHiJkLmNoPqRsTuVwXyZ_3456789012345678901";

/** What the library would do, as far as it is used. */
function imaginedSdk(
  answers: { readonly connect?: Error; readonly listen?: Error; readonly url?: string | null } = {},
) {
  const given: Record<string, unknown> = {};
  const close = vi.fn(async () => undefined);
  const endpoint = {
    domain: (name: string) => ((given["domain"] = name), endpoint),
    listenAndForward: async (to: string) => {
      given["to"] = to;
      if (answers.listen) throw answers.listen;
      return { url: () => (answers.url === undefined ? "https://four-words.ngrok-free.app" : answers.url) };
    },
  };
  const builder: Record<string, unknown> = {};
  for (const name of [
    "authtoken",
    "heartbeatInterval",
    "handleHeartbeat",
    "handleDisconnection",
    "handleStopCommand",
  ])
    builder[name] = (value: unknown) => ((given[name] = value), builder);
  builder["connect"] = async () => {
    if (answers.connect) throw answers.connect;
    return { httpEndpoint: () => endpoint, close };
  };
  const sdk = {
    SessionBuilder: function SessionBuilder() {
      return builder;
    },
  };
  return { sdk: sdk as unknown as NgrokSdk, given, close };
}

let nowMs = 0;
const ports = { monotonicMs: () => nowMs, env: {}, platform: process.platform };
const request = (domain?: string, authtoken: string | undefined = TOKEN) => ({
  choice: { kind: "ngrok" as const, ...(domain === undefined ? {} : { domain }) },
  port: 4_321,
  secrets: authtoken === undefined ? {} : { authtoken: redact(authtoken, "authtoken") },
});
const signal = new AbortController().signal;
const coded = (code: string, text: string): Error => Object.assign(new Error(text), { errorCode: code });

describe("a tunnel of ngrok, with its library imagined", () => {
  test("[T17] hands the token to the library alone and leads to the receiver's port", async () => {
    const { sdk, given, close } = imaginedSdk();
    const open = valueOf(
      await ngrokProvider(ports, async () => sdk).open(request("hooks.example.com"), signal),
    );
    expect(open.publicUrl).toBe("https://four-words.ngrok-free.app");
    expect(given).toMatchObject({
      authtoken: TOKEN,
      to: "http://127.0.0.1:4321",
      domain: "hooks.example.com",
    });
    await open.close();
    expect(close).toHaveBeenCalledOnce();
  });

  test("[T17] lives by the library's heartbeat", async () => {
    const { sdk, given } = imaginedSdk();
    nowMs = 0;
    const open = valueOf(await ngrokProvider(ports, async () => sdk).open(request(), signal));
    (given["handleHeartbeat"] as (ms: number) => void)(37);
    nowMs = 30_000;
    expect(await open.ping?.()).toBe(37);
    nowMs = 30_001;
    await expect(open.ping?.()).rejects.toThrow("no heartbeat");
    // No would be answered with an uncaught error.
    expect((given["handleDisconnection"] as () => boolean)()).toBe(true);
    (given["handleStopCommand"] as () => void)();
    expect(await open.ended).toMatchObject({ cause: "lost" });
  });

  test.each([
    ["ERR_NGROK_105", "authtoken-refused"],
    ["ERR_NGROK_107", "authtoken-refused"],
    ["ERR_NGROK_4018", "authtoken-refused"],
    ["ERR_NGROK_320", "forwarding-refused"],
    ["ERR_NGROK_334", "port-taken"],
    ["ERR_NGROK_108", "other"],
  ])("[T17] %s is %s, and the token that its message repeats is taken out", async (code, cause) => {
    const connect = coded(
      code,
      `The authtoken you specified is invalid. Your authtoken: ${TOKEN}, error_code: ${code}`,
    );
    const { sdk } = imaginedSdk({ connect });
    const problem = problemIn(await ngrokProvider(ports, async () => sdk).open(request(), signal));
    expect(problem.cause).toBe(cause);
    expect(problem.detail).toContain(code);
    expect(problem.detail).not.toContain(TOKEN.slice(0, 12));
  });

  test("[T17] a session whose tunnel is refused is closed", async () => {
    const { sdk, close } = imaginedSdk({ listen: new Error("failed: error_code: ERR_NGROK_320") });
    const problem = problemIn(await ngrokProvider(ports, async () => sdk).open(request(), signal));
    expect(problem.cause).toBe("forwarding-refused");
    expect(close).toHaveBeenCalledOnce();
    const nameless = imaginedSdk({ url: null });
    expect(await ngrokProvider(ports, async () => nameless.sdk).open(request(), signal)).toMatchObject({
      problem: { cause: "no-public-url" },
    });
    expect(nameless.close).toHaveBeenCalledOnce();
  });

  test("[T17] without a token nothing is loaded; without its library it is not to be had", async () => {
    const load = vi.fn(() => Promise.reject(new Error("no part for this machine")));
    const provider = ngrokProvider(ports, load);
    expect(await provider.open({ ...request(), secrets: {} }, signal)).toMatchObject({
      problem: { cause: "authtoken-missing" },
    });
    expect(load).not.toHaveBeenCalled();
    expect(await provider.open(request(), signal)).toMatchObject({ problem: { cause: "program-missing" } });
    expect(await provider.available()).toEqual({ available: false });
  });

  test("[T17] the library that is installed here offers what is used of it", async () => {
    expect(await ngrokProvider(ports).available()).toEqual({ available: true });
    const { default: ngrok } = await import("@ngrok/ngrok");
    const builder = new ngrok.SessionBuilder();
    for (const name of [
      "authtoken",
      "heartbeatInterval",
      "handleHeartbeat",
      "handleDisconnection",
      "connect",
    ] as const)
      expect(typeof builder[name]).toBe("function");
  });
});
