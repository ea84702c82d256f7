import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { machineClock } from "../../../main/hosts/common/ports/clock.ts";
import type { TunnelChoice } from "../../../shared/tunnel/tunnel.ts";
import { saidText } from "../../../shared/wording/findings.ts";
import { translateToEnglish } from "../../../shared/wording/translate.ts";
import { fakePower } from "../../support/fake-power.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { valueOf } from "../../support/expect-result.ts";
import { startProgram } from "../../support/child-process.ts";
import { fakeCloudflared } from "../../support/webhooks/fake-cloudflared.ts";
import { tunnelHarness, type TunnelHarness } from "../../support/webhooks/tunnel-harness.ts";

const RECEIVER = "terminal";
const NAME_WAITS = [3_000, 15_000];
const recorded = (name: string): readonly string[] =>
  readFileSync(join(import.meta.dirname, `../../fixtures/cloudflared/${name}.log`), "utf8")
    .trimEnd()
    .split("\n");
const quick = { kind: "cloudflared" } as const;
const providers = join(import.meta.dirname, "../../../main/core/tunnels/providers/registry.ts");

const open = async (rig: TunnelHarness, choice: TunnelChoice = quick) =>
  valueOf(await rig.tunnels.open({ receiver: RECEIVER, choice }));

describe.skipIf(process.platform === "win32")("a tunnel of cloudflared, against a stand-in", () => {
  test("[T14] takes the address of a quick tunnel from the log, with fixed arguments and next to no environment", async () => {
    const fake = fakeCloudflared();
    const rig = await tunnelHarness({
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
    const rig = await tunnelHarness();
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
    const rig = await tunnelHarness({ env: { PATH: fake.path } });
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
    const rig = await tunnelHarness({ env: { PATH: fake.path }, timing: { pingEveryMs: 5 } });
    const { publicUrl } = await open(rig);
    const openMs = performance.now();
    fake.mood("not-ready");
    expect(await rig.until(({ status }) => status === "reconnecting")).toMatchObject({
      publicUrl,
      problem: { cause: "lost", detail: "no response" },
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
    const rig = await tunnelHarness({ env: { PATH: fake.path }, timing: { pingEveryMs: 600_000 } });
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
    const rig = await tunnelHarness({ env: { PATH: fake.path }, timing });
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
    const rig = await tunnelHarness();
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

  test("[T25] after a sleep of the machine it is looked at at once, for as long as somebody wants it", async () => {
    const fake = fakeCloudflared();
    const power = fakePower();
    const rig = await tunnelHarness({ env: { PATH: fake.path }, timing: { pingEveryMs: 600_000 }, power });
    await open(rig);
    const heard = () => rig.pushed.filter(({ latencyMs }) => latencyMs !== undefined).length;
    await expect.poll(heard).toBe(1);
    const openMs = performance.now();
    power.wake();
    await expect.poll(heard).toBe(2);
    fake.mood("not-ready");
    power.wake();
    await rig.tunnels.checkNow(RECEIVER);
    power.wake();
    await rig.tunnels.checkNow(RECEIVER);
    await rig.until(({ status }) => status === "reconnecting");
    expect(rig.tunnels.history(RECEIVER, openMs).woke).toHaveLength(3);
    await rig.tunnels.close(RECEIVER);
    const { length } = rig.pushed;
    power.wake();
    await rig.tunnels.checkNow(RECEIVER);
    expect(rig.pushed).toHaveLength(length);
  });

  test("[T24] a fresh name that only this computer does not see is inconclusive: nothing is called missing", async () => {
    const fake = fakeCloudflared();
    const asked: string[] = [];
    const rig = await tunnelHarness({
      env: { PATH: fake.path },
      timing: { pingEveryMs: 600_000 },
      // The waits for a name are over at once.
      clock: {
        ...machineClock,
        sleep: (ms, end) => machineClock.sleep(NAME_WAITS.includes(ms) ? 0 : ms, end),
      },
      names: {
        responsible: async (name) => (asked.push(name), { kind: "unasked" }),
        system: async () => [],
      },
    });
    const { publicUrl = "" } = await open(rig);
    const [tunnel, outsideIn] = valueOf(await rig.tunnels.probe({ receiver: RECEIVER })).checks;
    const { hostname } = new URL(publicUrl);
    expect(asked).toEqual([hostname]);
    expect(tunnel).toMatchObject({ id: "webhooks.tunnel", status: "pass" });
    expect(outsideIn).toMatchObject({ id: "webhooks.outside-in", status: "warn", cause: "name-not-seen" });
    expect(outsideIn?.found).toMatch(/^inconclusive: this computer can't resolve /);
  });

  describe("beside a configuration of the user's own", () => {
    const RULES =
      "ingress:\n  - hostname: hooks.example.com\n    service: http://localhost:8000\n  - service: http_status:404\n";
    const homeWith = (text: string): string => {
      const home = tempFolder();
      mkdirSync(join(home, ".cloudflared"));
      writeFileSync(join(home, ".cloudflared/config.yml"), text);
      return home;
    };
    const publicUrl = "https://hooks.example.com";

    test("[T23] says before it starts that rules of it are left out, and leaves them out", async () => {
      const fake = fakeCloudflared();
      const home = homeWith(`tunnel: webhooks\ncredentials-file: /keys/w.json\nprotocol: http2\n${RULES}`);
      const rig = await tunnelHarness({ env: { PATH: fake.path, HOME: home } });
      const offered = (await rig.tunnels.providers()).find(({ kind }) => kind === "cloudflared");
      const words = `cloudflared would use ${home}/.cloudflared/config.yml, whose rules lead elsewhere`;
      expect(offered?.notices?.map((notice) => saidText(translateToEnglish, notice))[0]).toContain(words);
      expect(fake.starts()).toBe(0);
      // A named tunnel, named here or there, is told what it needs to sign in.
      for (const name of ["webhooks", undefined]) {
        const state = await open(rig, { ...quick, publicUrl, ...(name === undefined ? {} : { name }) });
        expect(state.notices).toEqual(offered?.notices);
        expect(fake.start().args.slice(5)).toEqual([
          expect.stringContaining("http://127.0.0.1:"),
          "--config",
          "/dev/null",
          "--protocol=http2",
          "run",
          "--credentials-file=/keys/w.json",
          "webhooks",
        ]);
        await rig.tunnels.close(RECEIVER);
      }
      await open(rig, { ...quick, publicUrl, name: "another" });
      expect(fake.start().args.slice(-2)).toEqual(["run", "another"]);
      await rig.tunnels.close(RECEIVER);
      expect((await open(rig)).notices).toEqual(offered?.notices);
    });

    test("[T23] takes one without rules as it is, for a named tunnel", async () => {
      const fake = fakeCloudflared();
      const env = { PATH: fake.path, HOME: homeWith("tunnel: webhooks\ningress: []\n") };
      const rig = await tunnelHarness({ env });
      const state = await open(rig, { ...quick, publicUrl });
      expect(state.notices).toBeUndefined();
      expect(fake.start().args.slice(-1)).toEqual(["run"]);
      expect(
        (await rig.tunnels.providers()).find(({ kind }) => kind === "cloudflared")?.notices,
      ).toBeUndefined();
    });
  });

  describe("by a token", () => {
    const publicUrl = "https://hooks.example.com";
    const tokenFile = (): string => {
      const file = join(tempFolder(), "token");
      writeFileSync(file, TOKEN, { mode: 0o600 });
      return file;
    };
    const TOKEN = "eyJhIjoiMDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYifQ";

    test("[T23] [I13] hands on the path of its file; the token is in no argument and no environment", async () => {
      const fake = fakeCloudflared();
      const rig = await tunnelHarness({ env: { PATH: fake.path, TUNNEL_TOKEN: TOKEN } });
      const file = tokenFile();
      expect(await open(rig, { ...quick, publicUrl, tokenFile: file })).toMatchObject({
        status: "open",
        publicUrl,
      });
      const started = fake.start();
      expect(started.args.slice(-3)).toEqual(["run", "--token-file", file]);
      expect(started.args).toContain("/dev/null");
      expect(JSON.stringify(started)).not.toContain(TOKEN);
      expect(JSON.stringify(rig.pushed)).not.toContain(TOKEN);
    });

    test("[T23] says where the rules at Cloudflare lead, unless they lead here", async () => {
      const fake = fakeCloudflared();
      const rig = await tunnelHarness({ env: { PATH: fake.path } });
      const here = `http://localhost:${rig.receiver.port}`;
      const choice = { ...quick, publicUrl, tokenFile: tokenFile() };
      fake.rules([
        { hostname: "other.example.com", service: here },
        { hostname: "*.example.com", service: "http://192.0.2.9:80" },
        { service: "http_status:404" },
      ]);
      const [notice] = (await open(rig, choice)).notices ?? [];
      expect(notice && saidText(translateToEnglish, notice)).toContain(
        "send hooks.example.com to http://192.0.2.9:80",
      );
      // Its owner changes them meanwhile.
      const config = JSON.stringify(
        JSON.stringify({ ingress: [{ hostname: "hooks.example.com", service: here }] }),
      );
      fake.say([`2025-07-02T16:42:42Z INF Updated to new configuration config=${config} version=8`]);
      expect(await rig.until(({ notices, revision }) => notices === undefined && revision > 4)).toMatchObject(
        {
          status: "open",
        },
      );
    });

    test("[T23] refuses a program that is too old, a file that is not there, a token that is none", async () => {
      const fake = fakeCloudflared();
      const rig = await tunnelHarness({ env: { PATH: fake.path } });
      const choice = { ...quick, publicUrl, tokenFile: tokenFile() };
      fake.version("2025.2.1");
      expect(await open(rig, choice)).toMatchObject({
        status: "failed",
        problem: { cause: "program-too-old", detail: "2025.2.1" },
      });
      fake.version("2026.1.0");
      for (const [file, detail] of [
        ["/nowhere/token", "the file doesn't exist (ENOENT)"],
        ["token", "token"],
      ] as const)
        expect(await open(rig, { ...choice, tokenFile: file })).toMatchObject({
          status: "failed",
          problem: { cause: "token-unreadable", detail },
        });
      expect(await open(rig, { ...quick, tokenFile: choice.tokenFile })).toMatchObject({
        problem: { cause: "no-public-url" },
      });
      expect(fake.starts()).toBe(0);
      fake.mood("token-wrong");
      expect(await open(rig, choice)).toMatchObject({
        status: "failed",
        problem: { cause: "token-refused" },
      });
    });
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
