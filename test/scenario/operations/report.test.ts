import { DatabaseSync } from "node:sqlite";
import { existsSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { databasePath } from "../../../main/core/storage/open-folder.ts";
import { verifyReport } from "../../../main/core/report/signature.ts";
import { parseJson } from "../../../shared/parse-json.ts";
import { MigrationReport, REPORT_FORMS, type ReportForm } from "../../../shared/report/report.ts";
import { ok } from "../../../shared/result.ts";
import { secretScanner } from "../../support/byte-scan.ts";
import { migrate, must, startHarness, type Core, type Harness } from "../../support/harness.ts";
import { withRareDigits } from "../../support/rare-digits.ts";

async function moved(options: Parameters<typeof startHarness>[0] = {}) {
  const rig = await startHarness(options);
  onTestFinished(() => rig.close());
  const core = await rig.core((ports) => ({
    ...ports,
    printPage: async (html) => ok(Buffer.from(`%PDF-1.4\n${html}`)),
  }));
  const end = await migrate(core, rig.plan("to-cloud"));
  return { rig, core, run: end.run };
}

async function fileOf(
  { client }: Core,
  run: string,
  form: ReportForm,
  language: "en" | "es" = "en",
): Promise<Buffer> {
  const made = must(await client.call("report.make", { run, form, language }));
  return Buffer.from(made.content, "base64");
}

async function factsOf(core: Core, run: string): Promise<MigrationReport> {
  return MigrationReport.parse(parseJson((await fileOf(core, run, "json")).toString()));
}

function damageRow({ dataDir }: Harness, seq: number): void {
  const database = new DatabaseSync(databasePath(dataDir));
  database.prepare("UPDATE journal SET payload = replace(payload, 'a', 'b') WHERE seq = ?").run(seq);
  database.close();
}

describe("a report of a complete migration", () => {
  test.each(REPORT_FORMS)(
    "[R2] as %s is genuine, of this folder's key, with the journal's rows",
    async (form) => {
      const { core, run } = await moved();
      const content = (await fileOf(core, run, form)).toString("base64");
      const found = must(await core.client.call("report.verify", { content }));
      expect(found).toMatchObject({ outcome: "genuine", run, form, key: "own", journal: "same" });
    },
  );

  test("[R2] is genuine without the folder that made it, and then of a key that isn't known", async () => {
    const { rig, core, run } = await moved();
    const content = (await fileOf(core, run, "md")).toString("base64");
    const other = await startHarness();
    onTestFinished(() => other.close());
    const { client } = await other.core();
    const found = must(await client.call("report.verify", { content }));
    expect(found).toMatchObject({ outcome: "genuine", key: "not-known", journal: "not-here" });
    expect(rig.dataDir).not.toBe(other.dataDir);
  });

  test("[R3] holds no secret of the migration, in any encoding and form", async () => {
    const { rig, core, run } = await moved(withRareDigits());
    for (const form of REPORT_FORMS) {
      const file = await fileOf(core, run, form);
      expect(secretScanner(Object.fromEntries(rig.env)).inBytes(file, form)).toEqual([]);
    }
  });

  test("[R5] tells what the journal tells: every row with its hash, each API, checks and downtime", async () => {
    const { rig, core, run } = await moved();
    const report = await factsOf(core, run);
    const database = new DatabaseSync(databasePath(rig.dataDir));
    const rows = database.prepare("SELECT seq, hash FROM journal WHERE run = ? ORDER BY seq").all(run);
    database.close();
    expect(report.journal.rows.map(({ seq, hash }) => ({ seq, hash }))).toEqual(
      rows.map((row) => ({ ...row })),
    );
    expect(report.journal.damaged).toEqual([]);
    expect(report).toMatchObject({
      practice: true,
      run: { run, numberIs: "cloud", proof: "proven", phase: { kind: "ended", reason: "complete" } },
      apis: { cloud: rig.sandbox.cloud.baseUrl, onPremises: rig.sandbox.onPrem.baseUrl },
      chain: { run, links: [{ id: "moved", state: "proven" }, {}, {}, {}] },
    });
    expect(report.timeline).toHaveLength(rows.length);
    expect(report.run.changes.length).toBeGreaterThan(5);
  });

  test("[R5] is in the language that is asked for", async () => {
    const { core, run } = await moved();
    expect((await fileOf(core, run, "html", "es")).toString()).toContain(
      "se traspasó a la nube, y cada paso está confirmado",
    );
    expect((await fileOf(core, run, "html", "en")).toString()).toContain(
      "moved to the cloud, and every step is confirmed",
    );
  });
});

test("[R3] a platform's error text is in no report, because it can repeat what was sent", async () => {
  const { core, run } = await moved({ faults: ["pin-locked"] });
  const report = await factsOf(core, run);
  const errors = report.timeline.flatMap((entry) =>
    entry.kind === "answered" && entry.outcome.evidence.apiError !== undefined
      ? [entry.outcome.evidence.apiError]
      : [],
  );
  expect(errors.length).toBeGreaterThan(0);
  for (const error of errors) expect(Object.keys(error)).not.toContain("details");
});

test("[R5] a report of a migration that a newer one followed claims no location and no proof", async () => {
  const { rig, core, run } = await moved();
  const back = await migrate(core, rig.plan("to-onprem"));
  const code = rig.sandbox.world.lastCode() ?? "";
  const end = must(await core.client.call("migration.enterCode", { run: back.run, code }));
  expect(end.phase).toMatchObject({ kind: "ended", reason: "complete" });
  const report = await factsOf(core, run);
  expect(report.run.newer).toBeDefined();
  expect(report.chain).toBeUndefined();
  expect((await fileOf(core, run, "md")).toString()).toContain("No proof counts for this migration");
});

test("[R5] a corrupted row is named as missing, and a later check of an earlier report shows the difference", async () => {
  const { rig, core, run } = await moved();
  const before = (await fileOf(core, run, "html")).toString("base64");
  const last = (await factsOf(core, run)).journal.rows.length;
  await core.app.close();
  damageRow(rig, last);
  const again = await rig.core();
  expect((await factsOf(again, run)).journal.damaged).toEqual([last]);
  expect((await fileOf(again, run, "md")).toString()).toContain(`1 row can't be read: ${last}.`);
  const found = must(await again.client.call("report.verify", { content: before }));
  expect(found).toMatchObject({ outcome: "genuine", journal: "differs" });
});

test("[R6] the key is made once, is readable by its owner only", async () => {
  const { rig, core, run } = await moved();
  const path = join(rig.dataDir, "report-key.json");
  const other = await rig.core();
  const files = await Promise.all([fileOf(core, run, "md"), fileOf(other, run, "md")]);
  const [one, two] = files.map(verifyReport);
  expect(
    one?.kind === "genuine" && two?.kind === "genuine" && one.key.fingerprint === two.key.fingerprint,
  ).toBe(true);
  expect(statSync(path).mode & 0o777).toBe(process.platform === "win32" ? 0o666 : 0o600);
});

test("[R6] an unreadable key is kept under another name and replaced, and earlier reports stay genuine", async () => {
  const { rig, core, run } = await moved();
  const before = (await fileOf(core, run, "md")).toString("base64");
  writeFileSync(join(rig.dataDir, "report-key.json"), "{");
  const after = (await fileOf(core, run, "md")).toString("base64");
  expect(must(await core.client.call("report.verify", { content: before }))).toMatchObject({
    outcome: "genuine",
    key: "other",
  });
  expect(must(await core.client.call("report.verify", { content: after }))).toMatchObject({
    outcome: "genuine",
    key: "own",
  });
  expect(readdirSync(rig.dataDir).filter((name) => name.startsWith("report-key.json.damaged-"))).toHaveLength(
    1,
  );
});

test("[R5] a migration that isn't there has no report, and no key is made for it", async () => {
  const rig = await startHarness();
  onTestFinished(() => rig.close());
  const { client } = await rig.core();
  const made = await client.call("report.make", {
    run: "r-20260115-nobody",
    form: "html",
    language: "en",
  });
  expect(made).toMatchObject({ ok: false, problem: { kind: "noSuchRun" } });
  expect(existsSync(join(rig.dataDir, "report-key.json"))).toBe(false);
});
