import { describe, expect, it } from "vitest";
import { openPlatformQueries } from "../../../main/core/checks/platform-queries.ts";
import type { Connections } from "../../../main/core/plan/connections.ts";
import type { CallOutcome } from "../../../shared/platform/outcome.ts";
import { checkContext, confirmed, HEALTHY_NUMBER, notSent, tlsVerdict } from "../../support/check-context.ts";
import { virtualClock, type VirtualClock } from "../../support/virtual-clock.ts";

const { plan } = checkContext();

/** Both APIs; each call responds after `ms` milliseconds of the test's clock and is recorded. */
function servers(
  clock: VirtualClock,
  ms: number,
  answers: Readonly<Record<string, CallOutcome<unknown>>> = {},
) {
  const calls: string[] = [];
  const now = { cloud: 0, onPrem: 0 };
  const most = { cloud: 0, onPrem: 0 };
  const side = (name: "cloud" | "onPrem") =>
    new Proxy({} as Connections["cloud"] & Connections["onPrem"], {
      get: (_target, method: string) => async () => {
        calls.push(method);
        now[name] += 1;
        most[name] = Math.max(most[name], now[name]);
        await clock.sleep(ms);
        now[name] -= 1;
        return answers[method] ?? confirmed(HEALTHY_NUMBER);
      },
    });
  const connections: Connections = {
    cloud: side("cloud"),
    onPrem: side("onPrem"),
    cloudTrust: { kind: "publicRoots" },
    onPremTrust: { kind: "fingerprint", sha256: "AB" },
    close: async () => undefined,
  };
  return { connections, calls, most };
}

describe("looks", () => {
  it("ask each question once, however many want the answer", async () => {
    const clock = virtualClock();
    const { connections, calls } = servers(clock, 0);
    const looks = openPlatformQueries(connections, plan, { clock });
    const [first, second] = await Promise.all([looks.number(), looks.number()]);
    expect(second).toBe(first);
    expect(await looks.number()).toBe(first);
    expect(calls).toEqual(["readNumber"]);
  });

  it("ask nothing before it is wanted", () => {
    const { connections, calls } = servers(virtualClock(), 0);
    openPlatformQueries(connections, plan, { clock: virtualClock() });
    expect(calls).toEqual([]);
  });

  it("make one call at a time per host, and both hosts at once", async () => {
    const clock = virtualClock();
    const { connections, calls, most } = servers(clock, 10);
    const looks = openPlatformQueries(connections, plan, { clock });
    const all = Promise.all([
      looks.number(),
      looks.numbers(),
      looks.token(),
      looks.health(),
      looks.settings(),
      looks.shards(),
    ]);
    await clock.advance(5);
    expect(calls).toEqual(["readNumber", "readHealth"]);
    await clock.advance(1_000);
    await all;
    expect(calls).toHaveLength(6);
    expect(most).toEqual({ cloud: 1, onPrem: 1 });
  });

  it("do not try a host again that could not be connected to, and still ask the other", async () => {
    const clock = virtualClock();
    const { connections, calls } = servers(clock, 0, { readNumber: notSent("connect-timeout") });
    const looks = openPlatformQueries(connections, plan, { clock });
    const [, token, health] = await Promise.all([looks.number(), looks.token(), looks.health()]);
    expect(token).toMatchObject({ kind: "notSent", cause: "connect-timeout" });
    expect(health.kind).toBe("confirmed");
    expect(calls).toEqual(["readNumber", "readHealth"]);
  });

  it("end together when their time is over: what is under way is unknown, what waits was not sent", async () => {
    const clock = virtualClock();
    const { connections, calls } = servers(clock, 10_000_000);
    const looks = openPlatformQueries(connections, plan, { clock, totalMs: 20_000 });
    const both = Promise.all([looks.number(), looks.token()]);
    await clock.advance(1);
    await clock.advance(20_000);
    const [number, token] = await both;
    expect(number).toMatchObject({ kind: "unknown", cause: "timeout" });
    expect(token).toMatchObject({ kind: "notSent", cause: "cancelled-before-sending" });
    expect(calls).toEqual(["readNumber"]);
  });

  it("leave no timer behind once a call is answered", async () => {
    const clock = virtualClock();
    const { connections } = servers(clock, 0);
    await openPlatformQueries(connections, plan, { clock }).number();
    expect(clock.sleeping).toBe(0);
  });

  it("probe each server's certificate once, under the trust of its own connection", async () => {
    const clock = virtualClock();
    const { connections } = servers(clock, 0);
    const probed: unknown[] = [];
    const probe = async (url: string, trust: { readonly kind: string }) => {
      probed.push([url, trust.kind]);
      return tlsVerdict("accepted");
    };
    const looks = openPlatformQueries(connections, plan, { clock, probe });
    await Promise.all([looks.cloudTls(), looks.cloudTls(), looks.onPremTls()]);
    expect(probed).toEqual([
      ["https://cloud.example", "publicRoots"],
      ["https://onprem.example:9090", "fingerprint"],
    ]);
  });

  it("pass on a mistake of ours to the one who asked, and go on for the others", async () => {
    const clock = virtualClock();
    const { connections } = servers(clock, 0);
    const cloud = {
      ...connections.cloud,
      readNumber: () => Promise.reject(new Error("ours")),
      inspectToken: async () => confirmed({ valid: true }),
    };
    const looks = openPlatformQueries({ ...connections, cloud }, plan, { clock });
    await expect(looks.number()).rejects.toThrow("ours");
    expect(await looks.token()).toMatchObject({ kind: "confirmed" });
  });
});
