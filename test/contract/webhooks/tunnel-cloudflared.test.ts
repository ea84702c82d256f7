import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { TunnelChoice } from "../../../shared/tunnel/tunnel.ts";
import { valueOf } from "../../support/expect-result.ts";
import { startProgram } from "../../support/child-process.ts";
import { fakeCloudflared } from "../../support/webhooks/fake-cloudflared.ts";
import { tunnelRig, type TunnelRig } from "../../support/webhooks/tunnel-rig.ts";

const RECEIVER = "terminal";
const recorded = (name: string): readonly string[] =>
  readFileSync(join(import.meta.dirname, `../../fixtures/cloudflared/${name}.log`), "utf8")
    .trimEnd()
    .split("\n");
const quick = { kind: "cloudflared" } as const;
const providers = join(import.meta.dirname, "../../../main/core/tunnels/providers/registry.ts");

const open = async (rig: TunnelRig, choice: TunnelChoice = quick) =>
  valueOf(await rig.tunnels.open({ receiver: RECEIVER, choice }));

describe.skipIf(process.platform === "win32")("a tunnel of cloudflared, against a stand-in", () => {
  test("[T14] takes the address of a quick tunnel from the log, with fixed arguments and next to no environment", async () => {
    const fake = fakeCloudflared();
    const rig = await tunnelRig({
      env: { PATH: fake.path, HOME: "/home/someone", TUNNEL_TOKEN: "a secret" },
    });
    const state = await open(rig);
    const { pid, args, env } = fake.start();
    expect(state).toMatchObject({
      status: "open",
      publicUrl: `https://four-plain-words-${pid}.trycloudflare.com`,
    });
    expect(args).toEqual([
      "tunnel",
      "--no-autoupdate",
      "--metrics",
      "127.0.0.1:0",
      "--url",
      `http://127.0.0.1:${rig.receiver.port}`,
      "--config",
      "/dev/null",
    ]);
    expect(env["HOME"]).toBe("/home/someone");
    expect(Object.keys(env)).not.toContain("TUNNEL_TOKEN");
    expect(Object.keys(env)).not.toContain("PATH");
    expect(await rig.until(({ latencyMs }) => latencyMs !== undefined)).toMatchObject({ status: "open" });
    await rig.tunnels.close(RECEIVER);
    expect(isAlive(pid)).toBe(false);
    expect((await rig.tunnels.providers()).find(({ kind }) => kind === "cloudflared")).toEqual({
      kind: "cloudflared",
      available: true,
      detail: `2025.8.1, ${fake.program}`,
    });
  });

  test("[T14] runs a named tunnel under its own address, and wants to know that address", async () => {
    const fake = fakeCloudflared();
    const { program } = fake;
    const rig = await tunnelRig();
    const named = { ...quick, program, name: "webhooks" };
    expect(await open(rig, named)).toMatchObject({ status: "failed", problem: { cause: "no-public-url" } });
    const publicUrl = "https://hooks.example.com";
    expect(await open(rig, { ...named, publicUrl })).toMatchObject({ status: "open", publicUrl });
    expect(fake.start().args.slice(-2)).toEqual(["run", "webhooks"]);
    expect(await open(rig, { ...named, publicUrl, name: "--token" })).toMatchObject({
      problem: { cause: "program-failed" },
    });
  });

  test("[T14] is started again when it was killed, and its new address is told", async () => {
    const fake = fakeCloudflared();
    const rig = await tunnelRig({ env: { PATH: fake.path } });
    const first = await open(rig);
    process.kill(fake.start().pid, "SIGKILL");
    await rig.until(({ status }) => status === "reconnecting");
    const second = await rig.until(({ status, reconnects }) => status === "open" && reconnects === 1);
    expect(second.publicUrl).not.toBe(first.publicUrl);
    expect(rig.receiver.hosts).toEqual([new URL(second.publicUrl ?? "").hostname]);
    expect(fake.starts()).toBe(2);
  });

  test("[T20] [T21] goes on under its address when it says that it is not connected, and is connected again", async () => {
    const fake = fakeCloudflared();
    const rig = await tunnelRig({ env: { PATH: fake.path }, timing: { pingEveryMs: 5 } });
    const { publicUrl } = await open(rig);
    const openMs = performance.now();
    fake.mood("not-ready");
    expect(await rig.until(({ status }) => status === "reconnecting")).toMatchObject({
      publicUrl,
      problem: { cause: "lost", detail: "no sign of life" },
    });
    // What came in meanwhile may come through once it is back.
    expect(rig.receiver.hosts).toEqual([new URL(publicUrl ?? "").hostname]);
    fake.mood("works");
    const back = await rig.until(({ reconnects, status }) => reconnects === 1 && status === "open");
    expect(back).toMatchObject({ publicUrl });
    expect(back.problem).toBeUndefined();
    expect(back.formerUrl).toBeUndefined();
    expect(fake.starts()).toBe(1);
    const history = rig.tunnels.history(RECEIVER, openMs);
    expect(history.periods.map(({ kind }) => kind).slice(-2)).toEqual(["down", "up"]);
    expect(history).toMatchObject({ wasUpThroughout: false, addresses: [publicUrl] });
  });

  test("[T20] is believed when it tells that its last connection is lost, and that one is back", async () => {
    const fake = fakeCloudflared();
    const rig = await tunnelRig({ env: { PATH: fake.path }, timing: { pingEveryMs: 600_000 } });
    const { publicUrl } = await open(rig);
    const lines = recorded("lost-and-back-quic-2024");
    fake.say(lines.slice(0, 2));
    fake.say(lines.slice(2, 12));
    const lost = await rig.until(
      ({ problem }) => problem?.detail?.includes("Connection terminated") === true,
    );
    expect(lost).toMatchObject({ status: "reconnecting", publicUrl });
    expect(rig.pushed.find(({ status }) => status === "reconnecting")?.problem?.detail).toContain(
      "Unregistered tunnel connection connIndex=0",
    );
    fake.say(lines.slice(12));
    expect(await rig.until(({ reconnects }) => reconnects === 1)).toMatchObject({
      status: "open",
      publicUrl,
    });
    expect(fake.starts()).toBe(1);
  });

  test("[T20] is started again only when its time to heal is over, and its other address is said", async () => {
    const fake = fakeCloudflared();
    const timing = { pingEveryMs: 5, healOrMoveMs: 200 };
    const rig = await tunnelRig({ env: { PATH: fake.path }, timing });
    const first = await open(rig);
    fake.mood("not-ready");
    await rig.until(({ status }) => status === "reconnecting");
    const second = await rig.until(({ formerUrl }) => formerUrl !== undefined);
    fake.mood("works");
    expect(second).toMatchObject({ status: "open", formerUrl: first.publicUrl, reconnects: 1 });
    expect(second.publicUrl).not.toBe(first.publicUrl);
    expect(fake.starts()).toBe(2);
    const closed = await rig.tunnels.close(RECEIVER);
    expect(closed.formerUrl).toBeUndefined();
  });

  test("[T15] says what went wrong: no program, a program that fails, no address", async () => {
    const fake = fakeCloudflared();
    const rig = await tunnelRig();
    for (const other of ["/nowhere/cloudflared", "cloudflared", process.execPath])
      expect(await open(rig, { ...quick, program: other })).toMatchObject({
        status: "failed",
        problem: { cause: "program-missing" },
      });
    const { program } = fake;
    fake.mood("fails");
    expect(await open(rig, { ...quick, program })).toMatchObject({
      status: "reconnecting",
      problem: {
        cause: "program-failed",
        detail:
          "failed to request quick Tunnel: dial tcp: lookup api.trycloudflare.com: no such host <redacted>",
      },
    });
    await rig.tunnels.close(RECEIVER);
    fake.mood("no-address");
    expect(await open(rig, { ...quick, program })).toMatchObject({ problem: { cause: "no-public-url" } });
  });

  const canTie = process.platform === "linux" && existsSync("/usr/bin/setpriv");
  const pidWithEndedParent = async (ending: string): Promise<number> => {
    const fake = fakeCloudflared();
    const code = `
      import { createProviders } from ${JSON.stringify(providers)};
      const given = { monotonicMs: () => performance.now(), env: {}, platform: process.platform };
      const choice = { kind: "cloudflared", program: ${JSON.stringify(fake.program)} };
      const opened = await createProviders(given).cloudflared.open({ choice, port: 9, secrets: {} }, new AbortController().signal);
      process.once("SIGUSR2", () => ${ending});
      console.log(opened.ok ? "stands" : JSON.stringify(opened.problem));
      setInterval(() => undefined, 1_000);
    `;
    const parent = startProgram(process.execPath, ["--input-type=module", "-e", code]);
    await parent.printed(/stands/);
    const { pid } = fake.start();
    expect(isAlive(pid)).toBe(true);
    parent.signal("SIGUSR2");
    await parent.ended;
    return pid;
  };

  test("[T16] ends with the program that started it", async () => {
    const pid = await pidWithEndedParent("process.exit(0)");
    await expect.poll(() => isAlive(pid)).toBe(false);
  });

  test.skipIf(!canTie)("[T16] ends with the program that started it, even when that is killed", async () => {
    const pid = await pidWithEndedParent('process.kill(process.pid, "SIGKILL")');
    await expect.poll(() => isAlive(pid)).toBe(false);
  });
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // What has ended and was not asked about yet has a number still, in a container whose first process asks nobody.
    return process.platform !== "linux" || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
}
