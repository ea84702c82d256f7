import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { meteredReader } from "../../../main/core/updates/metered.ts";
import {
  byConnectionCost,
  byNetworkManager,
  systemMetered,
} from "../../../main/hosts/common/ports/metered.ts";
import { countsAsMetered, type Metered, type MeteredChoice } from "../../../shared/settings/metered.ts";
import { instant } from "../../../shared/time.ts";
import { feedText, fileOf, publish } from "../../support/releases.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { updatesHarness, type UpdatesHarness } from "../../support/updates-harness.ts";
import { virtualClock } from "../../support/virtual-clock.ts";

const HOUR = 3_600_000;

describe("[ZE16] what the system says of the connection", () => {
  test.each([
    ["u 0\n", "unknown"],
    ["u 1\n", "yes"],
    ["u 2\n", "no"],
    ["u 3\n", "yes"],
    ["u 4\n", "no"],
    ["u 5\n", "unknown"],
    ['s "yes"\n', "unknown"],
    ["u 1\nu 2\n", "unknown"],
    ["", "unknown"],
    [undefined, "unknown"],
  ] as const)("NetworkManager prints %j: %s", (printed, metered) => {
    expect(byNetworkManager(printed)).toBe(metered);
  });

  test.each([
    ["Unrestricted False False", "no"],
    ["Fixed False False", "yes"],
    ["Variable False False", "yes"],
    ["Unrestricted True False", "yes"],
    ["Unknown False True", "yes"],
    ["Unknown False False", "unknown"],
    ["Free False False", "unknown"],
    ["Fixed False False\nmore", "unknown"],
    ["", "unknown"],
    [undefined, "unknown"],
  ] as const)("Windows prints %j: %s", (printed, metered) => {
    expect(byConnectionCost(printed)).toBe(metered);
  });

  test("the program of the system is found, asked with fixed arguments, and gets no other variables", async () => {
    const folder = join(tempFolder(), "bin");
    mkdirSync(folder);
    const seen = join(folder, "seen");
    const script = `#!/bin/sh\necho "$@ \${SECRET-none}" > '${seen}'\necho 'u 3'\n`;
    writeFileSync(join(folder, "busctl"), script, { mode: 0o755 });
    const places = { platform: "linux", env: { PATH: folder, SECRET: "of a shell" } } as const;
    expect(await systemMetered(places).isMetered()).toBe("yes");
    expect(readFileSync(seen, "utf8")).toMatch(
      /^--system .* org\.freedesktop\.NetworkManager Metered none\n$/,
    );
    writeFileSync(join(folder, "busctl"), "#!/bin/sh\necho 'u 1'\nexit 1\n", { mode: 0o755 });
    expect(await systemMetered(places).isMetered()).toBe("unknown");
  });

  test("a program that the system doesn't let start tells nothing, and disturbs nothing", async () => {
    const folder = tempFolder();
    writeFileSync(join(folder, "busctl"), "#!/bin/sh\necho 'u 1'\n", { mode: 0o755 });
    // Too long for a start: Node throws then, as it does on Windows where a rule of the administrator forbids PowerShell.
    const env = { PATH: folder, DBUS_SYSTEM_BUS_ADDRESS: "x".repeat(300_000) };
    expect(await systemMetered({ platform: "linux", env }).isMetered()).toBe("unknown");
    const reader = meteredReader(
      { isMetered: async () => Promise.reject(new Error("of a host")) },
      virtualClock(),
    );
    expect([await reader.read(), await reader.readSeldom(), reader.known()]).toEqual(
      Array.from({ length: 3 }, () => "unknown"),
    );
  });

  test("one that doesn't come to an end is waited for only some seconds, and isn't asked a second time beside that", async () => {
    let asked = 0;
    const hangs = (): Promise<never> => {
      asked += 1;
      return new Promise(() => undefined);
    };
    const port = systemMetered({ platform: "win32", env: {} }, hangs, 10);
    for (let again = 0; again < 2; again += 1) expect(await port.isMetered()).toBe("unknown");
    expect(asked).toBe(1);
  });

  test("on Windows the program is Windows' own, by its full path; on macOS none is started", async () => {
    const asked: (readonly [string, readonly string[]])[] = [];
    const print = async (file: string, args: readonly string[]): Promise<string> => {
      asked.push([file, args]);
      return "Variable False False";
    };
    expect(await systemMetered({ platform: "darwin", env: {} }, print).isMetered()).toBe("unknown");
    expect(asked).toEqual([]);
    expect(await systemMetered({ platform: "win32", env: { PATH: "C:\\else" } }, print).isMetered()).toBe(
      "yes",
    );
    const [[file, args] = ["", []]] = asked;
    expect(file).toMatch(/^C:\\Windows\\System32\\WindowsPowerShell\\v1\.0\\powershell\.exe$/);
    expect(args.slice(0, 3)).toEqual(["-NoProfile", "-NonInteractive", "-Command"]);
  });

  test("it is asked once in five minutes, and once for all who ask meanwhile", async () => {
    const clock = virtualClock();
    let asked = 0;
    const port = { isMetered: async (): Promise<Metered> => ((asked += 1) > 1 ? "no" : "yes") };
    const reader = meteredReader(port, clock);
    expect(reader.known()).toBe("unknown");
    expect(await Promise.all([reader.read(), reader.read()])).toEqual(["yes", "yes"]);
    await clock.advance(299_000);
    expect([await reader.read(), asked]).toEqual(["yes", 1]);
    await clock.advance(1_000);
    expect([await reader.read(), reader.known(), asked]).toEqual(["no", "no", 2]);
    expect(await meteredReader(undefined, clock).read()).toBe("unknown");
  });
});

test.each<[MeteredChoice, Metered, boolean]>([
  ["automatic", "yes", true],
  ["automatic", "no", false],
  ["automatic", "unknown", false],
  ["yes", "no", true],
  ["no", "yes", false],
])("[ZE16] chosen %s, reported %s: treated as metered is %s", (choice, system, treated) => {
  expect(countsAsMetered({ choice, system })).toBe(treated);
});

describe("[ZE17] on a metered connection", () => {
  const PACKAGE = fileOf("switchover-1.3.0-x86_64.AppImage", Buffer.from("new"));

  /** Updates on such a connection; `before`: those of an earlier process on the same folder. */
  async function daily(
    connection: { choice: MeteredChoice; system: Metered },
    before?: Pick<UpdatesHarness, "memory" | "clock">,
  ) {
    let tick = (): void => undefined;
    const every = (_ms: number, work: () => void) => {
      tick = work;
      return () => undefined;
    };
    let answered = 0;
    const metered = {
      async isMetered() {
        answered += 1;
        return connection.system;
      },
    };
    const shared = before === undefined ? {} : { memory: before.memory, clock: before.clock };
    const harness = await updatesHarness({
      change: { every, metered, meteredChoice: () => connection.choice, ...shared },
    });
    const { updates } = harness;
    const { clock, memory } = before ?? harness;
    publish(harness.releases, "latest-linux.yml", feedText("1.3.0", [PACKAGE]), harness.key);
    updates.begin();
    const turns = async (): Promise<void> => {
      for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    };
    /** Lets it look whether a check is due, and waits for the check. */
    const begins = async (): Promise<void> => {
      const before = memory.askedAt();
      tick();
      await expect.poll(() => memory.askedAt()).not.toBe(before);
    };
    const asks = async (): Promise<boolean> => {
      await begins();
      await expect.poll(async () => (await updates.state()).step.kind).toBe("none");
      return memory.askedAt() === clock.now();
    };
    /** The same where the system is asked and then nothing else. */
    const waits = async (): Promise<boolean> => {
      const [before, answers] = [memory.askedAt(), answered];
      tick();
      await expect.poll(() => answered).toBe(answers + 1);
      await turns();
      return memory.askedAt() === before;
    };
    /** The same where nothing at all is asked. */
    const rests = async (): Promise<boolean> => {
      const before = memory.askedAt();
      tick();
      await turns();
      return memory.askedAt() === before;
    };
    return { ...harness, begins, asks, waits, rests, answered: () => answered, connection };
  }

  test("the server is asked once a week instead of each day, and again as soon as the connection is another one", async () => {
    const { clock, asks, waits, connection } = await daily({ choice: "automatic", system: "yes" });
    await clock.advance(60_000);
    expect(await asks()).toBe(true);
    for (let day = 0; day < 6; day += 1) {
      await clock.advance(24 * HOUR);
      expect(await waits()).toBe(true);
    }
    await clock.advance(24 * HOUR);
    expect(await asks()).toBe(true);
    await clock.advance(24 * HOUR);
    expect(await waits()).toBe(true);
    connection.system = "no";
    await clock.advance(HOUR);
    expect(await asks()).toBe(true);
  });

  test("a failed check counts for a day alone", async () => {
    const { clock, asks, releases, key, updates } = await daily({ choice: "yes", system: "no" });
    publish(releases, "latest-linux.yml", "damaged", key);
    await clock.advance(60_000);
    for (let day = 0; day < 2; day += 1) {
      expect(await asks()).toBe(true);
      expect((await updates.state()).checked?.kind).toBe("failed");
      await clock.advance(24 * HOUR);
    }
    publish(releases, "latest-linux.yml", feedText("1.3.0", [PACKAGE]), key);
    expect(await asks()).toBe(true);
    await expect.poll(async () => (await updates.state()).checked?.kind).toBe("newer");
  });

  test("a start after a newer version was found asks for it again, and one after none was found doesn't", async () => {
    for (const [version, again] of [
      ["1.3.0", true],
      ["1.2.0", false],
    ] as const) {
      const first = await daily({ choice: "yes", system: "no" });
      publish(first.releases, "latest-linux.yml", feedText(version, [PACKAGE]), first.key);
      await first.clock.advance(60_000);
      expect(await first.asks()).toBe(true);
      const later = await daily({ choice: "yes", system: "no" }, first);
      await first.clock.advance(HOUR);
      expect(await (again ? later.asks() : later.rests()), version).toBe(true);
    }
  });

  test("while a check waits, the system is asked once an hour, and not at all once the week is over", async () => {
    const { clock, rests, begins, waits, memory, answered } = await daily({
      choice: "automatic",
      system: "yes",
    });
    memory.asked(clock.now(), "nothing-newer");
    await clock.advance(60_000);
    expect(await waits()).toBe(true);
    for (let minutes = 0; minutes < 55; minutes += 5) {
      await clock.advance(300_000);
      expect([await rests(), answered()]).toEqual([true, 1]);
    }
    await clock.advance(300_000);
    expect(await waits()).toBe(true);
    await clock.advance(7 * 24 * HOUR);
    await begins();
    expect(answered()).toBe(2);
  });

  test("a restart doesn't shorten the week, and what a person asks for is done at once", async () => {
    const { clock, waits, memory, updates } = await daily({ choice: "automatic", system: "yes" });
    memory.asked(clock.now(), "nothing-newer");
    await clock.advance(24 * HOUR);
    expect(await waits()).toBe(true);
    expect((await updates.check()).checked?.kind).toBe("newer");
    expect((await updates.state()).metered).toEqual({ choice: "automatic", system: "yes" });
  });

  test("a clock that was set back doesn't stop it", async () => {
    const { clock, asks, memory } = await daily({ choice: "yes", system: "no" });
    memory.asked(instant(clock.now() + 9 * 24 * HOUR), "nothing-newer");
    await clock.advance(60_000);
    expect(await asks()).toBe(true);
  });

  test("a connection that isn't known to be metered changes nothing", async () => {
    const { clock, asks } = await daily({ choice: "automatic", system: "unknown" });
    await clock.advance(60_000);
    expect(await asks()).toBe(true);
    await clock.advance(24 * HOUR);
    expect(await asks()).toBe(true);
  });
});
