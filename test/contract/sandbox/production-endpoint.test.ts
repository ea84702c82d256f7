import { describe, expect, onTestFinished, test } from "vitest";
import { practicePort } from "../../../main/hosts/common/practice/practice-port.ts";
import { forwardTarget } from "../../../main/core/webhooks/forwarding/target.ts";
import { checkEndpoint } from "../../../main/core/endpoint/check-endpoint.ts";
import type { FaultName } from "../../../main/sandbox/index.ts";
import { redact } from "../../../shared/redacted.ts";
import { startHarness, must } from "../../support/harness.ts";
import { signatureOf } from "../../../main/core/endpoint/notification-signature.ts";

const PRODUCTION = "https://callbacks.example/cloud";
const BODY = Buffer.from('{"object":"chat_business_account","entry":[]}');

/*
 * One real server is the sandbox business's endpoint, which receives forwarded copies and is tested by the
 * endpoint check.
 */

async function practise({ limitMs = 10_000, url = PRODUCTION } = {}) {
  const rig = await startHarness({ startsOn: "cloud" });
  onTestFinished(() => rig.close());
  const { sandbox } = rig;
  const practice = practicePort(sandbox);
  let laterMs = 0;
  const target = forwardTarget(
    { url },
    {
      practice,
      way: () => ({ proxies: undefined, authorities: undefined }),
      connections: 1,
      monotonicMs: () => performance.now() + laterMs,
      limitMs,
    },
  );
  onTestFinished(() => target.close());
  const signature = signatureOf(redact(sandbox.cloud.appSecret, "app secret"), BODY);
  return {
    sandbox,
    fault: (...names: FaultName[]) => sandbox.world.switchFaults(names),
    pass: (body = BODY) => target.post({ body, signature }),
    later: (ms: number) => void (laterMs += ms),
    doctor: async (send = true) =>
      must(
        await checkEndpoint(
          { ports: { ...rig.ports, practice }, vault: { state: () => "absent", take: () => missing() } },
          {
            url,
            send,
            allowPrivate: false,
            verifyToken: redact(sandbox.cloud.endpointToken, "verify token"),
            appSecret: redact(sandbox.cloud.appSecret, "app secret"),
          },
          () => undefined,
        ),
      ),
  };
}

function missing(): never {
  throw new Error("nothing is taken from a vault");
}

describe("the practice business's own endpoint", () => {
  test("[A5.21] takes what is passed on, and passes the doctor with every notification", async () => {
    const { pass, doctor } = await practise();
    expect(await pass()).toMatchObject({ status: 200 });
    const { verdict, checks } = await doctor();
    expect(checks.filter(({ status }) => status === "fail")).toEqual([]);
    expect(checks.find(({ id }) => id === "endpoint.handshake")).toMatchObject({ status: "pass" });
    expect(checks.find(({ id }) => id === "endpoint.signature")).toMatchObject({ status: "pass" });
    expect(verdict).toBe("ready");
  });

  test("[A5.21] a URL that was never set as a callback URL has nothing behind it, for what is passed on and for the doctor", async () => {
    const { pass, doctor } = await practise({ url: "https://callbacks.example/nowhere" });
    expect(await pass()).toMatchObject({ status: 404 });
    const { verdict, checks } = await doctor();
    expect(verdict).toBe("not-ready");
    expect(checks.find(({ id }) => id === "endpoint.handshake")).toMatchObject({ status: "fail" });
  });

  test("refuses what is not signed by its app, and takes a callback of an on-premises client", async () => {
    const { sandbox, pass } = await practise();
    expect(await pass(Buffer.from('{"object":"chat_business_account","entry":[1]}'))).toMatchObject({
      status: 401,
    });
    const at = await sandbox.productionAt("https://callbacks.example/onprem");
    expect(at).toMatch(/^https:\/\/127\.0\.0\.1:\d+\/callbacks\.example\/onprem$/);
    expect(await sandbox.productionAt("https://elsewhere.test/onprem")).toBeUndefined();
  });

  test("[A5.21] fails for both where that fault is set, and takes everything again afterwards", async () => {
    const { fault, pass, doctor } = await practise();
    fault("production-fails");
    expect(await pass()).toMatchObject({ status: 500 });
    expect(await doctor()).toMatchObject({ verdict: "not-ready" });
    fault();
    expect(await pass()).toMatchObject({ status: 200 });
    expect(await doctor(false)).toMatchObject({ verdict: "ready" });
  });

  test("is not there for either where its port is closed, and listens at the same one afterwards", async () => {
    const { sandbox, fault, pass, doctor } = await practise();
    const before = await sandbox.productionAt(PRODUCTION);
    expect(await pass()).toMatchObject({ status: 200 });
    fault("production-absent");
    await expect.poll(async () => (await pass()).failed).toBe("connection-refused");
    const { checks } = await doctor(false);
    expect(checks.find(({ id }) => id === "endpoint.reachable")).toMatchObject({
      status: "fail",
      cause: "connection-refused",
    });
    fault();
    await expect.poll(async () => (await pass()).status).toBe(200);
    expect(await sandbox.productionAt(PRODUCTION)).toBe(before);
  });

  test("the platform's own post fares as one that is passed on", async () => {
    const { sandbox, fault } = await practise();
    const posted: (number | string | undefined)[] = [];
    sandbox.world.onPosted(({ status, failed }) => posted.push(status ?? failed));
    fault("production-fails");
    sandbox.world.inbound({ text: "hello", type: "text" });
    await expect.poll(() => posted).toEqual([500]);
    fault("production-slow");
    await sandbox.world.advance(60 * 60_000);
    expect(posted).toContain("no answer in time");
  });

  test("is slower than the post waits where that fault is set", async () => {
    const { fault, pass } = await practise({ limitMs: 500 });
    fault("production-slow");
    expect(await pass()).toMatchObject({ failed: "timeout" });
  });

  test("a copy that is under way when its URL is judged anew is not cut off", async () => {
    const { fault, pass, later } = await practise({ limitMs: 500 });
    expect(await pass()).toMatchObject({ status: 200 });
    fault("production-slow");
    const underWay = pass();
    later(61_000);
    const [before, after] = await Promise.all([underWay, pass()]);
    // Cut off, it would have failed at once and otherwise.
    expect([before.failed, after.failed]).toEqual(["timeout", "timeout"]);
    fault();
    expect(await pass()).toMatchObject({ status: 200 });
  });
});
