import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Unrestored } from "../../../shared/webhook/connectivity-test.ts";
import { cli } from "../../support/cli.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { FAKE_RUN, fakeCore, type FakeCore } from "../../support/fake-core.ts";

const MOVED = { movedAt: "2026-01-10T09:30:00.000Z" };

describe("a copy that is interrupted", () => {
  const copied = async (command: "copy" | "move", problem?: Parameters<FakeCore["fail"]>[1]) => {
    const folder = tempFolder();
    writeFileSync(join(folder, "pass"), "a passphrase of the copy\n");
    const core = fakeCore();
    core.fail("dataCopy.make", problem);
    const release = core.hold("dataCopy.make");
    const presses: (() => void)[] = [];
    const ended = cli(["data", command, "--out", "copy", "--file-passphrase-file", "pass"], {
      core,
      folder,
      onInterruptible: (press) => presses.push(press),
    });
    await expect.poll(() => core.calls).toContain("dataCopy.make");
    for (const press of presses) press();
    for (const press of presses) press();
    release();
    return { ...(await ended), stops: core.calls.filter((method) => method === "dataCopy.stop").length };
  };

  test("[ZG41] one that stays here is stopped, once; one for another computer is finished first", async () => {
    // It has its name by the time it is to be stopped: nothing says before that what is left.
    const late = await copied("copy");
    expect([late.stops, late.code, late.stderr]).toMatchObject([
      1,
      0,
      expect.stringContaining("Stopping the copy, unless it is finished already.") as string,
    ]);
    expect(late.stderr).not.toContain("left");
    const stopped = await copied("copy", { kind: "copyRefused", why: "stopped" });
    expect([stopped.code, stopped.stderr]).toMatchObject([
      2,
      expect.stringContaining("The copy was stopped. Nothing of it is left.") as string,
    ]);
    const moved = await copied("move");
    expect([moved.stops, moved.stderr]).toMatchObject([
      0,
      expect.stringContaining("This is finished first") as string,
    ]);
  });
});

describe("a data folder that was copied", () => {
  test("[ZG5] the mark of a moved folder goes with a typed word alone, and no option stands for it", async () => {
    const core = fakeCore({ dataCopy: MOVED });
    for (const answer of ["", undefined]) {
      const kept = await cli(["data", "stay"], { core, answers: [answer] });
      expect([kept.code, kept.stderr]).toMatchObject([
        3,
        expect.stringContaining("The mark stays.") as string,
      ]);
    }
    expect((await cli(["data", "stay", "--json"], { core })).code).toBe(3);
    const wrong = await cli(["data", "stay"], { core, answers: ["stay here", "STAY HERE"] });
    expect([wrong.code, wrong.stderr]).toMatchObject([
      0,
      expect.stringContaining("Migrations continue here.") as string,
    ]);
    expect((await cli(["data", "stay", "--json"], { core: fakeCore() })).stdout).toContain("not-marked");
  });

  test("[ZG15] where no copy was finished, staying doesn't warn of one that continues elsewhere", async () => {
    const core = fakeCore({ dataCopy: { ...MOVED, withoutCopy: true } });
    const { stderr } = await cli(["data", "stay"], { core, answers: ["STAY HERE"] });
    expect(stderr).toContain("No copy was finished, so nothing continues elsewhere");
    expect(stderr).not.toContain("may have continued there");
  });

  test("[ZG8] status says that the folder was moved, and of when a restored one is", async () => {
    const moved = await cli(["status"], { core: fakeCore({ dataCopy: MOVED }) });
    expect(moved.stdout).toContain("marked as moved");
    const restored = {
      madeAt: "2026-01-20T09:30:00.000Z",
      restoredAt: "2026-01-20T10:30:00.000Z",
      moved: false,
    };
    const core = fakeCore({ dataCopy: { restored } });
    expect((await cli(["status"], { core })).stdout).toContain("restored from a copy of");
    expect((await cli(["status", FAKE_RUN], { core })).stdout).toContain("From a copy of");
    expect((await cli(["status", "--json"], { core })).stdout).toContain('"restored"');
    expect((await cli(["status", "--json"])).stdout).not.toContain("data-folder");
  });

  test("[ZG22] status names each callback URL that is still replaced, and how to restore it", async () => {
    const left = {
      test: "t-20260115-abcdef",
      receiver: "terminal",
      number: "12025550123",
      level: "application",
      since: "2026-01-15T12:00:00.000Z",
    } as Unrestored;
    const core = fakeCore({ unrestored: [left, { ...left, certificateOnly: true }] });
    const shown = await cli(["status"], { core });
    expect(shown.stdout).toMatch(
      /callback URL of \+1 202 555 0123 .* still replaced .*webhooks restore PLAN/,
    );
    expect(shown.stdout).toContain("CA certificate is still on");
    const json = await cli(["status", "--json"], { core });
    expect(json.stdout).toContain('"type":"unrestored"');
    expect((await cli(["status", FAKE_RUN], { core })).stdout).not.toContain("still replaced");
    const moved = await cli(["status"], { core: fakeCore({ unrestored: [left], dataCopy: MOVED }) });
    expect(moved.stdout).toContain("Nothing here restores them any more");
    expect(moved.stdout).not.toContain("webhooks restore PLAN");
  });

  test("[ZG1] a copy needs a file, and its passphrase twice", async () => {
    const args = ["data", "copy", "--out", "copy.switchover-data"];
    expect((await cli(["data", "copy"])).code).toBe(2);
    expect((await cli(["data", "copy", "--out", "-"])).code).toBe(2);
    expect((await cli(args)).stderr).toContain("passphrase is needed");
    const made = await cli(args, { answers: ["a passphrase", "a passphrase"] });
    expect([made.code, made.stdout + made.stderr]).toMatchObject([
      0,
      expect.stringContaining("Written and read back") as string,
    ]);
  });
});
