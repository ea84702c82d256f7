import { readdirSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { VERIFY_TOKEN } from "../../contract/sandbox/endpoint.ts";
import { LONG } from "../../support/long-tests.ts";
import { linesOf, pointHarness, type PointHarness } from "../../support/webhooks/point-harness.ts";

/*
 * Real processes, and a sample of what the simulation kills at each step: what a test borrowed, in left-behind.test.ts,
 * shows that commands that look give nothing back, and that the window's program gives back what has no end.
 */

const LIMIT = { timeout: 90_000 };
const POINTED = /"type":"pointed"/;
const SETS = /^POST \/\d+ .*"override_callback_uri":"https:\/\/127/;
const TOKEN = ["--callback-token-file", "owner.txt"];
const HOUR_MS = 3_600_000;

/** Lets the next call that fits wait until it is released; what it says then still has its effect. */
function hold(rig: PointHarness, fits: RegExp) {
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  rig.meddler.meddle(
    fits,
    {
      kind: "first",
      does: async () => {
        reached.resolve();
        await released.promise;
      },
    },
    1,
  );
  return { reached: reached.promise, release: released.resolve };
}

const later = (ms = HOUR_MS): string => new Date(Date.now() + ms).toISOString();

describe("after kill -9 everything stands as it stood, byte for byte", LIMIT, () => {
  test.each(["cloud", "onprem"] as const)(
    "[P6] %s: killed while it stood, restore gives back",
    async (side) => {
      const rig = await pointHarness(side);
      const before = await rig.standing();
      const program = rig.start("point", ["--yes", "--until", later()]);
      await program.printed(POINTED);
      program.signal("SIGKILL");
      await program.ended;
      expect(await rig.standing()).not.toBe(before);
      const { code, lines } = await rig.run("restore");
      expect(lines.at(-1)).toMatchObject({ restored: true, found: true });
      expect(code).toBe(0);
      expect(await rig.standing()).toBe(before);
      expect(readdirSync(join(rig.folder, "data", "tests"))).toEqual([]);
    },
  );

  for (const side of ["cloud", "onprem"] as const)
    test(
      `[P6] ${side}: killed as soon as the way in was tried, before or while it is set`,
      side === "onprem" ? LONG : {},
      async () => {
        const rig = await pointHarness(side);
        const before = await rig.standing();
        const program = rig.start("point", ["--yes"]);
        await program.printed(/webhooks\.outside-in/);
        program.signal("SIGKILL");
        await program.ended;
        expect((await rig.run("restore")).code).toBe(0);
        expect(await rig.standing()).toBe(before);
      },
    );

  test("[P6] killed while the call that sets it is under way, whose effect comes after that", async () => {
    const rig = await pointHarness();
    const endpoint = await rig.production();
    const before = await rig.standing();
    const call = hold(rig, SETS);
    const program = rig.start("point", ["--yes", ...TOKEN]);
    await call.reached;
    program.signal("SIGKILL");
    await program.ended;
    call.release();
    const { code } = await rig.run("restore");
    expect(code).toBe(0);
    expect(await rig.standing()).toBe(before);
    expect(before).toContain(endpoint.url);
  });

  test("[P6] killed while it is given back", async () => {
    const rig = await pointHarness();
    const endpoint = await rig.production();
    const before = await rig.standing();
    const program = rig.start("point", ["--yes", ...TOKEN]);
    await program.printed(POINTED);
    const call = hold(rig, new RegExp(`^POST /\\d+ .*${endpoint.port}|^POST /\\d+ .*hook`));
    program.signal("SIGTERM");
    await call.reached;
    program.signal("SIGKILL");
    await program.ended;
    call.release();
    expect((await rig.run("restore")).code).toBe(0);
    expect(await rig.standing()).toBe(before);
  });

  test("[P6] the owner's token is read anew from its file, and neither it nor an address lies in a record", async () => {
    const rig = await pointHarness();
    const endpoint = await rig.production();
    const before = await rig.standing();
    const program = rig.start("point", ["--yes", ...TOKEN]);
    await program.printed(POINTED);
    program.signal("SIGKILL");
    await program.ended;
    const folder = join(rig.folder, "data", "tests");
    for (const name of readdirSync(folder)) {
      const text = readFileSync(join(folder, name), "utf8");
      expect(text).not.toContain(VERIFY_TOKEN);
      // Without a vault the whole address lies in a file of its own.
      expect(name.endsWith(".address") || !text.includes(endpoint.url)).toBe(true);
    }
    expect((await rig.run("restore")).code).toBe(0);
    expect(await rig.standing()).toBe(before);
  });

  test("[P6] what was sealed is given back with the passphrase, and without it nothing is claimed", async () => {
    const rig = await pointHarness();
    await rig.production();
    const before = await rig.standing();
    const vault = ["--passphrase-file", "passphrase.txt"];
    const program = rig.start("point", ["--yes", ...TOKEN, ...vault]);
    await program.printed(POINTED);
    program.signal("SIGKILL");
    await program.ended;
    const shut = await rig.run("restore");
    expect(shut.code).toBe(2);
    expect(shut.stdout).not.toContain('"restored":true');
    expect((await rig.run("restore", vault)).code).toBe(0);
    expect(await rig.standing()).toBe(before);
  });

  test("[P6] changed by somebody else after the kill: left alone, restored false, exit 1", async () => {
    const rig = await pointHarness();
    const program = rig.start("point", ["--yes"]);
    await program.printed(POINTED);
    program.signal("SIGKILL");
    await program.ended;
    await rig.elsewhere("https://somebody.example/else");
    const set = await rig.standing();
    const { code, lines } = await rig.run("restore");
    expect(lines.at(-1)).toMatchObject({ restored: false, found: true });
    expect(code).toBe(1);
    expect(await rig.standing()).toBe(set);
  });
});

describe("the next start after a kill", LIMIT, () => {
  test("[P7] goes on where its end lies ahead and the address is the same, and sets nothing anew", async () => {
    const rig = await pointHarness();
    const before = await rig.standing();
    const first = rig.start("point", ["--yes", "--until", later()]);
    await first.printed(POINTED);
    first.signal("SIGKILL");
    await first.ended;
    const during = await rig.standing();
    const sofar = rig.meddler.asked.length;
    const next = rig.start("point", ["--yes", "--until", later()]);
    expect(await next.printed(POINTED)).toContain('"resumed":true');
    expect(rig.meddler.asked.slice(sofar).filter((line) => line.startsWith("POST"))).toEqual([]);
    expect(await rig.standing()).toBe(during);
    rig.sandbox.world.inbound({ text: "good morning", type: "text" });
    await next.printed(/"type":"event"/);
    next.signal("SIGINT");
    expect((await next.ended).code).toBe(0);
    expect(await rig.standing()).toBe(before);
  });

  test("[P7] gives back first where no end was told, or where the address is another one", async () => {
    const rig = await pointHarness();
    const before = await rig.standing();
    const first = rig.start("point", ["--yes"]);
    await first.printed(POINTED);
    first.signal("SIGKILL");
    await first.ended;
    const sofar = rig.meddler.asked.length;
    const next = rig.start("point", ["--yes"]);
    expect(await next.printed(POINTED)).not.toContain("resumed");
    const posts = rig.meddler.asked.slice(sofar).filter((line) => line.startsWith("POST"));
    expect(posts.map((line) => line.includes('"override_callback_uri":""'))).toEqual([true, false]);
    next.signal("SIGTERM");
    expect((await next.ended).code).toBe(0);
    expect(await rig.standing()).toBe(before);
  });

  test("[P7] a test of the number gives back first, and leaves everything as it stood before", async () => {
    const rig = await pointHarness();
    const before = await rig.standing();
    const first = rig.start("point", ["--yes"]);
    await first.printed(POINTED);
    first.signal("SIGKILL");
    await first.ended;
    const next = rig.start("test");
    const word = /"word":"(SW-\w{4})"/.exec(await next.printed(/"word":"SW-\w{4}"/))?.[1] ?? "";
    rig.sandbox.world.inbound({ text: word, type: "text" });
    const { code, stdout } = await next.ended;
    expect(linesOf(stdout).at(-1)).toMatchObject({ verdict: "arrives", restored: true });
    expect(code).toBe(0);
    expect(await rig.standing()).toBe(before);
  });

  test("[P7] a command that only looks gives nothing back", LONG, async () => {
    const rig = await pointHarness();
    const first = rig.start("point", ["--yes"]);
    await first.printed(POINTED);
    first.signal("SIGKILL");
    await first.ended;
    const during = await rig.standing();
    await rig.runPlain(["status"]);
    await rig.runPlain(["webhooks", "events"]);
    expect(await rig.standing()).toBe(during);
    expect((await rig.run("restore")).code).toBe(0);
  });

  test("[P7] the window's program gives back what has no end", LONG, async () => {
    const rig = await pointHarness();
    const before = await rig.standing();
    const first = rig.start("point", ["--yes"]);
    await first.printed(POINTED);
    first.signal("SIGKILL");
    await first.ended;
    const window = rig.startPlain(["serve", "--no-open"]);
    await expect.poll(() => rig.standing(), { timeout: 20_000 }).toBe(before);
    window.signal("SIGTERM");
    await window.ended;
  });

  test("[P7] the window's program goes on with what has an end, and gives it back at its own", async () => {
    const rig = await pointHarness();
    const before = await rig.standing();
    const first = rig.start("point", ["--yes", "--until", later()]);
    await first.printed(POINTED);
    first.signal("SIGKILL");
    await first.ended;
    const during = await rig.standing();
    const window = rig.startPlain(["serve", "--no-open"]);
    const heard = async (): Promise<boolean> => {
      rig.sandbox.world.inbound({ text: "still there", type: "text" });
      return (await rig.runPlain(["webhooks", "events"])).stdout.includes('"type":"event"');
    };
    await expect.poll(heard, { timeout: 20_000, interval: 500 }).toBe(true);
    expect(await rig.standing()).toBe(during);
    window.signal("SIGTERM");
    await window.ended;
    expect(await rig.standing()).toBe(before);
  });
});

describe("states that nobody plans for", LIMIT, () => {
  test("[P7] a kill before any look had shown it is not gone on with, whatever its end: it begins anew", async () => {
    const rig = await pointHarness();
    const before = await rig.standing();
    const call = hold(rig, SETS);
    const first = rig.start("point", ["--yes", "--until", later()]);
    await call.reached;
    first.signal("SIGKILL");
    await first.ended;
    call.release();
    const next = rig.start("point", ["--yes", "--until", later()]);
    expect(await next.printed(POINTED)).not.toContain("resumed");
    next.signal("SIGTERM");
    expect((await next.ended).code).toBe(0);
    expect(await rig.standing()).toBe(before);
  });

  test("[P4] what cannot be given back at the end is said, kept, and given back by a later restore: exit 1", async () => {
    const rig = await pointHarness();
    const before = await rig.standing();
    const program = rig.start("point", ["--yes", "--until", later()]);
    await program.printed(POINTED);
    const error = { error: { message: "(#2) down", type: "OAuthException", code: 2, trace_id: "t" } };
    rig.meddler.meddle(/^POST /, { kind: "answer", status: 503, body: error });
    const asked = rig.run("restore");
    const { code, stdout } = await program.ended;
    expect(linesOf(stdout).at(-1)).toMatchObject({ outcome: "stopped", restored: false });
    expect(code).toBe(1);
    expect((await asked).code).toBe(1);
    rig.meddler.stop();
    // The question of before must not end what goes on now.
    const next = rig.start("point", ["--yes", "--until", later()]);
    expect(await next.printed(POINTED)).toContain('"resumed":true');
    next.signal("SIGTERM");
    expect((await next.ended).code).toBe(0);
    expect(await rig.standing()).toBe(before);
  });

  test("[P4] a signal while it is only being looked at ends it with nothing changed, and the program ends", async () => {
    const rig = await pointHarness();
    const before = await rig.standing();
    const look = hold(rig, /^GET .*webhook_configuration/);
    const program = rig.start("point");
    await look.reached;
    program.signal("SIGTERM");
    look.release();
    const { code } = await program.ended;
    expect(code).toBe(3);
    const again = hold(rig, /^GET .*webhook_configuration/);
    const confirmed = rig.start("point", ["--yes"]);
    await again.reached;
    confirmed.signal("SIGTERM");
    again.release();
    const ended = await confirmed.ended;
    expect(linesOf(ended.stdout).at(-1)).toMatchObject({ restored: true });
    expect(ended.code).toBe(0);
    expect(ended.stdout).not.toContain('"pointed"');
    expect(await rig.standing()).toBe(before);
  });

  test("[P7] the owner's file is gone after a crash: nothing is claimed, and with the file back it is given back", async () => {
    const rig = await pointHarness();
    await rig.production();
    const before = await rig.standing();
    const program = rig.start("point", ["--yes", ...TOKEN]);
    await program.printed(POINTED);
    program.signal("SIGKILL");
    await program.ended;
    const file = join(rig.folder, "owner.txt");
    renameSync(file, `${file}.away`);
    const lacking = await rig.run("restore");
    expect(lacking.lines.at(-1)).toMatchObject({ restored: false, reason: "token-needed" });
    expect(lacking.code).toBe(1);
    renameSync(`${file}.away`, file);
    expect((await rig.run("restore")).code).toBe(0);
    expect(await rig.standing()).toBe(before);
  });

  test(
    "[P7] killed over and over while it goes on, everything stands as it stood in the end",
    LONG,
    async () => {
      const rig = await pointHarness("onprem");
      const before = await rig.standing();
      for (let times = 0; times < 3; times += 1) {
        const program = rig.start("point", ["--yes", "--until", later()]);
        await program.printed(times === 1 ? /webhooks\.outside-in/ : POINTED);
        program.signal("SIGKILL");
        await program.ended;
      }
      expect((await rig.run("restore")).code).toBe(0);
      expect(await rig.standing()).toBe(before);
    },
  );
});
