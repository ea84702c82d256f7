import { describe, expect, test, vi } from "vitest";
import { reconnect } from "../../../main/core/tunnels/reconnect.ts";
import { ngrokProvider } from "../../../main/core/tunnels/providers/ngrok.ts";
import { needsPerson } from "../../../main/core/tunnels/trouble.ts";
import { TUNNEL_TIMING } from "../../../main/core/tunnels/waits.ts";
import { redact } from "../../../shared/redacted.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { virtualClock } from "../../support/virtual-clock.ts";
import { fakeNgrok } from "../../support/webhooks/fake-ngrok.ts";

const TOKEN = "2aBcDeFgHiJkLmNoPqRsTuVwXyZ_3456789012345678901";

let nowMs = 0;
const ports = { monotonicMs: () => nowMs, env: {}, platform: process.platform };
const request = (domain?: string, authtoken: string | undefined = TOKEN) => ({
  choice: { kind: "ngrok" as const, ...(domain === undefined ? {} : { domain }) },
  port: 4_321,
  secrets: authtoken === undefined ? {} : { authtoken: redact(authtoken, "authtoken") },
});
const signal = new AbortController().signal;
const coded = (code: string, text: string): Error => Object.assign(new Error(text), { errorCode: code });

describe("a tunnel of ngrok, with a stand-in for its library", () => {
  test("[T17] hands the token to the library alone and leads to the receiver's port", async () => {
    const { sdk, given, closed } = fakeNgrok();
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
    expect(closed()).toBe(1);
  });

  test("[T17] lives by the library's heartbeat", async () => {
    const { sdk, beat, cut, stop } = fakeNgrok();
    nowMs = 0;
    const open = valueOf(await ngrokProvider(ports, async () => sdk).open(request(), signal));
    beat(37);
    nowMs = 30_000;
    expect(await open.ping?.()).toBe(37);
    nowMs = 30_001;
    await expect(open.ping?.()).rejects.toThrow("no heartbeat");
    // Returning false would cause an uncaught error in the SDK.
    cut();
    stop();
    expect(await open.ended).toMatchObject({ cause: "lost" });
  });

  test("[T17] says that the service can't be reached where no connection to it is made", async () => {
    const { sdk } = fakeNgrok({
      connect: new Error("failed to connect session: failed to establish tcp connection"),
    });
    const refused = problemIn(await ngrokProvider(ports, async () => sdk).open(request(), signal));
    expect(refused).toMatchObject({ cause: "service-unreachable" });
    expect(needsPerson(refused.cause)).toBe(false);
  });

  test("[T17] [T6] a session whose heart beats is never taken for lost", async () => {
    const clock = virtualClock();
    const { sdk, given } = fakeNgrok({}, clock);
    const provider = ngrokProvider({ ...ports, monotonicMs: () => clock.monotonicMs() }, async () => sdk);
    const events: string[] = [];
    const line = reconnect({
      selfHealing: provider.selfHealing,
      stableUrl: provider.stableUrl(request().choice),
      open: (until) => provider.open(request(), until),
      onNews: ({ kind }) => events.push(kind),
      clock,
      random: { bytes: (length) => new Uint8Array(length) },
      timing: TUNNEL_TIMING,
    });
    await line.tried;
    await clock.advance(10 * 60_000);
    expect(new Set(events)).toEqual(new Set(["opening", "opened", "heard"]));
    expect(given["heartbeatInterval"]).toBe(10);
    await line.end();
  });

  test("[T17] [T20] it connects anew by itself and keeps its address: told, and not replaced", async () => {
    const clock = virtualClock();
    const { sdk, cut, restore, closed } = fakeNgrok({}, clock);
    const provider = ngrokProvider({ ...ports, monotonicMs: () => clock.monotonicMs() }, async () => sdk);
    const events: string[] = [];
    const line = reconnect({
      selfHealing: provider.selfHealing,
      stableUrl: provider.stableUrl(request().choice),
      open: (until) => provider.open(request(), until),
      onNews: (news) => void (news.kind !== "heard" && events.push(news.kind)),
      clock,
      random: { bytes: (length) => new Uint8Array(length) },
      timing: TUNNEL_TIMING,
    });
    await line.tried;
    await clock.advance(30_000);
    cut(`i/o timeout ${TOKEN}`);
    await clock.advance(5 * 60_000);
    restore();
    await clock.advance(60_000);
    expect(events).toEqual(["opening", "opened", "healing", "healed"]);
    expect(closed()).toBe(0);
    await line.end();
    expect(provider.stableUrl({ kind: "ngrok", domain: "hooks.example.com" })).toBe(true);
  });

  test("[T17] a beat that did not come counts for nothing, though the library tells of it", async () => {
    const clock = virtualClock();
    const { sdk, cut } = fakeNgrok({}, clock);
    const provider = ngrokProvider({ ...ports, monotonicMs: () => clock.monotonicMs() }, async () => sdk);
    const open = valueOf(await provider.open(request(), signal));
    await clock.advance(10_000);
    cut();
    await clock.advance(30_001);
    await expect(open.ping?.()).rejects.toThrow("no heartbeat");
    await open.close();
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
    const { sdk } = fakeNgrok({ connect });
    const problem = problemIn(await ngrokProvider(ports, async () => sdk).open(request(), signal));
    expect(problem.cause).toBe(cause);
    expect(problem.detail).toContain(code);
    expect(problem.detail).not.toContain(TOKEN.slice(0, 12));
  });

  test("[T17] a session whose tunnel is refused is closed", async () => {
    const { sdk, closed } = fakeNgrok({ listen: new Error("failed: error_code: ERR_NGROK_320") });
    const problem = problemIn(await ngrokProvider(ports, async () => sdk).open(request(), signal));
    expect(problem.cause).toBe("forwarding-refused");
    expect(closed()).toBe(1);
    const nameless = fakeNgrok({ url: null });
    expect(await ngrokProvider(ports, async () => nameless.sdk).open(request(), signal)).toMatchObject({
      problem: { cause: "no-public-url" },
    });
    expect(nameless.closed()).toBe(1);
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
      "heartbeatTolerance",
      "handleHeartbeat",
      "handleDisconnection",
      "handleStopCommand",
      "connect",
    ] as const)
      expect(typeof builder[name]).toBe("function");
  });
});
