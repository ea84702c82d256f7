import { describe, expect, it } from "vitest";
import {
  localBackupPassword,
  localDisk,
  localUnresolvedRun,
  localVault,
} from "../../../main/core/checks/local/local-checks.ts";
import { localClock } from "../../../main/core/checks/local/clock.ts";
import { RunId } from "../../../shared/ids.ts";
import { instant, isoOf } from "../../../shared/time.ts";
import {
  checkContext,
  confirmed,
  HEALTHY_NUMBER,
  notSent,
  NOW,
  resultOf,
  unanswered,
} from "../../support/check-context.ts";

describe("local.disk", () => {
  it("[F23] blocks below 50 MB, before anything is sent", async () => {
    expect(await resultOf(localDisk, { local: { freeBytes: 49_999_999 } })).toMatchObject({
      status: "fail",
      cause: "disk-low",
      found: "49 MB free",
    });
  });
  it("[F23] blocks where nothing can be written to the data folder, however much is free", async () => {
    expect(await resultOf(localDisk, { local: { isWritable: false } })).toMatchObject({
      status: "fail",
      cause: "folder-read-only",
      found: "nothing can be written to the data folder",
    });
    expect(await resultOf(localDisk, { local: { isWritable: undefined } })).toMatchObject({ status: "pass" });
  });
  it("[F23] [ZG40] blocks where the data folder was moved, whatever can be written to it", async () => {
    expect(await resultOf(localDisk, { local: { isMoved: true } })).toMatchObject({
      status: "fail",
      cause: "folder-moved",
      found: "the data folder was marked as moved to another place",
    });
  });
  it("tells much space in gigabytes", async () => {
    const found = (freeBytes: number) => resultOf(localDisk, { local: { freeBytes } });
    expect(await found(9_999_999_999)).toMatchObject({ found: "9999 MB free" });
    expect(await found(69_230_000_000)).toMatchObject({
      found: "69 GB free",
      facts: { freeMegabytes: 69_230 },
    });
  });
  it("passes from 50 MB on", async () => {
    expect(await resultOf(localDisk, { local: { freeBytes: 50_000_000 } })).toMatchObject({
      status: "pass",
      facts: { freeMegabytes: 50 },
    });
  });
  it("is skipped where the system not reported", async () => {
    expect(await resultOf(localDisk, { local: { freeBytes: undefined } })).toMatchObject({
      status: "skip",
      cause: "not-told",
    });
  });
});

describe("local.vault", () => {
  it.each(["damaged", "changed", "newer"] as const)("blocks when the vault is %s", async (vault) => {
    expect(await resultOf(localVault, { local: { vault } })).toMatchObject({
      status: "fail",
      cause: `vault-${vault}`,
    });
  });
  it.each(["absent", "locked", "open"] as const)(
    "passes when the vault is %s, and says so",
    async (vault) => {
      expect(await resultOf(localVault, { local: { vault } })).toMatchObject({
        status: "pass",
        facts: { vault },
      });
    },
  );
});

describe("local.unresolved-run", () => {
  const run = RunId.parse("r-20260101-abcdef");
  it.each([
    [{ kind: "runOpen", run, held: false }, "run-open", { run, held: false }, run],
    [
      { kind: "runElsewhere", run, folder: "/other", state: "open" },
      "run-elsewhere",
      { run, folder: "/other", state: "open" },
      "is open in another data folder: /other",
    ],
    [
      { kind: "runElsewhere", run, folder: "/other", state: "gone" },
      "run-elsewhere",
      { state: "gone" },
      "its data folder is gone: /other",
    ],
    [
      { kind: "runElsewhere", run, folder: "/other", state: "not-in-copy" },
      "run-elsewhere",
      { state: "not-in-copy" },
      "was restored from a copy without it: /other",
    ],
    [
      { kind: "runElsewhere", run, folder: "/other", state: "damaged" },
      "run-elsewhere",
      { state: "damaged" },
      "its records there are corrupted",
    ],
    [{ kind: "numberBusy" }, "number-busy", undefined, "another process"],
    [
      { kind: "machineState", folder: "/state", why: "not-writable" },
      "records-unusable",
      { folder: "/state" },
      "/state",
    ],
    [{ kind: "storageFailed", code: "EIO" }, "records-unusable", undefined, "can't be used"],
  ] as const)(
    "[I25] blocks while a run is open, or where that cannot be told: %o",
    async (inTheWay, cause, facts, said) => {
      const result = await resultOf(localUnresolvedRun, { local: { inTheWay } });
      expect(result).toMatchObject({ status: "fail", cause, ...(facts === undefined ? {} : { facts }) });
      expect(result.found).toContain(said);
    },
  );
  const local = { unresolvedRun: "r-20260101-abcdef" };
  it("passes when every earlier run knows where the number is", async () => {
    expect(await resultOf(localUnresolvedRun)).toMatchObject({ status: "pass" });
  });
  it("blocks on top of an unresolved run while nobody tells where the number is", async () => {
    const result = await resultOf(localUnresolvedRun, {
      local,
      looks: { number: unanswered(), health: unanswered() },
    });
    expect(result).toMatchObject({
      status: "fail",
      cause: "unresolved-run",
      facts: { run: "r-20260101-abcdef", numberIs: "unknown" },
    });
  });
  it("warns when a side tells now where the number is", async () => {
    expect(await resultOf(localUnresolvedRun, { local })).toMatchObject({
      status: "warn",
      cause: "unresolved-run",
      facts: { numberIs: "on-premises" },
    });
  });
});

describe("local.clock", () => {
  const off = (ms: number) => ({ serverDate: isoOf(instant(NOW + ms)) });
  it("passes within five minutes", async () => {
    const looks = { number: confirmed(HEALTHY_NUMBER, off(299_000)) };
    expect(await resultOf(localClock, { looks })).toMatchObject({
      status: "pass",
      facts: { skewSeconds: -299 },
    });
  });
  it.each([
    ["behind", 301_000, "this clock is 5 min behind the cloud's"],
    ["ahead", -3 * 3_600_000, "this clock is 3 h ahead of the cloud's"],
  ])("warns when the clock is %s by more than five minutes", async (_where, ms, found) => {
    expect(
      await resultOf(localClock, { looks: { number: confirmed(HEALTHY_NUMBER, off(ms)) } }),
    ).toMatchObject({ status: "warn", cause: "clock-skew", found });
  });
  it("names the side that differs most", async () => {
    const { queries: looks } = checkContext();
    const health = await looks.health();
    const skewed = { ...health, evidence: { ...health.evidence, ...off(-600_000) } };
    expect((await resultOf(localClock, { looks: { health: skewed } })).found).toContain(
      "the on-premises client",
    );
  });
  it("judges by one side where the other does not report its time", async () => {
    expect(await resultOf(localClock, { looks: { number: notSent("no-route") } })).toMatchObject({
      status: "pass",
    });
  });
  it("is skipped when neither side tells its time", async () => {
    expect(
      await resultOf(localClock, { looks: { number: unanswered(), health: unanswered() } }),
    ).toMatchObject({ status: "skip", cause: "not-told" });
  });
});

describe("local.backup-password", () => {
  it("passes when none is given, since one is made", async () => {
    expect(await resultOf(localBackupPassword)).toMatchObject({ status: "pass" });
  });
  it("warns about one of fifteen characters without telling its length", async () => {
    const result = await resultOf(localBackupPassword, { secrets: { backupPassword: "abcdefghijklmno" } });
    expect(result).toMatchObject({ status: "warn", cause: "password-short" });
    expect(JSON.stringify(result)).not.toContain("15");
  });
  it("passes from sixteen characters on", async () => {
    expect(
      await resultOf(localBackupPassword, { secrets: { backupPassword: "abcdefghijklmnop" } }),
    ).toMatchObject({ status: "pass" });
  });
});
