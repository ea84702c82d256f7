import { fileURLToPath } from "node:url";
import { describe, expect, onTestFinished, test } from "vitest";
import { openPractice } from "../../../main/hosts/common/practice/open-practice.ts";
import type { Direction } from "../../../shared/migration/direction.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { valueOf } from "../../support/expect-result.ts";
import { startProgram } from "../../support/child-process.ts";
import { windowOn, type PracticeWindow } from "../../support/practice/practice-run.ts";
// The host that goes on after a kill does not sit its pauses out.
import "../../support/e2e/hasty-machine.ts";
import { tempFolder } from "../../support/temp-folder.ts";

const HOST = fileURLToPath(new URL("../../support/practice/practice-process.ts", import.meta.url));

type Kill = {
  readonly when: string;
  readonly direction: Direction;
  /** What the host has told last when it is killed. */
  readonly after: RegExp;
  /** Where the number really is then. */
  readonly truth: "on-premises" | "cloud";
};

const KILLS: readonly Kill[] = [
  {
    when: "before its backup request was heard",
    direction: "to-cloud",
    after: /intent backup/,
    truth: "on-premises",
  },
  {
    when: "before its register request was heard",
    direction: "to-cloud",
    after: /intent register/,
    truth: "on-premises",
  },
  {
    when: "after register took effect, before its answer",
    direction: "to-cloud",
    after: /home cloud/,
    truth: "cloud",
  },
  {
    when: "after a code went out, before the answer",
    direction: "to-onprem",
    after: /phone rang/,
    truth: "cloud",
  },
];

// Two looks, some time apart, come before a request counts as not heard.
const LIMIT_MS = 60_000;

describe("two hosts on one data folder", () => {
  test("only the first practises, and it is not disturbed", async () => {
    const dataDir = tempFolder();
    const host = startProgram(process.execPath, [HOST, dataDir, "to-cloud"], { limitMs: 60_000 });
    await host.printed(/intent inspect|intent backup/);
    const second: unknown = await opened(dataDir).catch((error: unknown) => error);
    expect(second).toMatchObject({ name: "PracticeUnavailable", obstacle: "open-elsewhere" });
    expect(await host.ended).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("ended cloud") as string,
    });
    expect((await (await opened(dataDir)).state()).home).toBe("cloud");
  });
});

describe("a host that is killed while practising", { timeout: LIMIT_MS }, () => {
  test.each(KILLS)("$direction, $when: a new one goes on to the end", async ({ direction, after, truth }) => {
    const dataDir = tempFolder();
    if (direction === "to-onprem") await startInCloud(dataDir);
    const host = startProgram(process.execPath, [HOST, dataDir, direction], { limitMs: 60_000 });
    await host.printed(after);
    host.signal("SIGKILL");
    const { signal, stdout, stderr } = await host.ended;
    expect({ signal, stderr }).toMatchObject({ signal: "SIGKILL" });
    expect(stdout).not.toContain("ended");

    const window = await opened(dataDir);
    expect((await window.state()).home).toBe(truth);
    const [left] = valueOf(await window.client.call("migration.status", {}));
    if (left === undefined) throw new Error("the killed host had opened a run");
    // The journal may not know where the number is, but it never says what is not so.
    expect(["unknown", truth]).toContain(left.numberIs);
    const end = await toTheEnd(window, left);
    const home = direction === "to-cloud" ? "cloud" : "on-premises";
    expect(end).toMatchObject({
      phase: { kind: "ended", reason: "complete" },
      numberIs: home,
      proof: "proven",
    });
    expect((await window.state()).home).toBe(home);
  });
});

/** Register is never sent twice within a run: where it proves to have had no effect, a new run carries the number on. */
async function toTheEnd(window: PracticeWindow, left: RunSnapshot): Promise<RunSnapshot> {
  const end = await window.carryOn(left);
  if (end.phase.kind !== "ended" || end.phase.reason !== "register-had-no-effect") return end;
  const { home } = await window.state();
  if (home !== end.numberIs || end.proof !== "proven")
    throw new Error(`the run says ${end.numberIs} (${end.proof}), the platform ${home}`);
  return window.migrate(end.direction);
}

async function opened(dataDir: string): Promise<PracticeWindow> {
  const realm = await openPractice({ dataDir, appVersion: "0.0.0-test", pace: { looksMs: 0, changesMs: 0 } });
  onTestFinished(() => realm.close());
  return windowOn(realm);
}

async function startInCloud(dataDir: string): Promise<void> {
  const realm = await openPractice({ dataDir, appVersion: "0.0.0-test" });
  valueOf(await windowOn(realm).client.call("practice.reset", { home: "cloud" }));
  await realm.close();
}
