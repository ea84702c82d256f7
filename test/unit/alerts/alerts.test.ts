import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Alerts } from "../../../main/core/alerts/alerts.ts";
import { ALERT_GAPS_MS } from "../../../main/core/alerts/send-alerts.ts";
import { readWindowSettings } from "../../../main/core/settings/window-settings.ts";
import { lockNamed } from "../../../main/core/storage/run-lock.ts";
import type { AlertTry } from "../../../shared/alert/alert.ts";
import { redact } from "../../../shared/redacted.ts";
import { err } from "../../../shared/result.ts";
import { isoOf } from "../../../shared/time.ts";
import { ADDRESS, alertsFolder, choice, ENDED, outcomes, run, silence } from "../../support/alerts-folder.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { RUN } from "../../support/told-run.ts";

const PARTNER = "https://partner.example/hook";
const KEY = "a key of the right length";

describe("alerts to a server or a chat tool", () => {
  test("[ZJ3] the end of a migration is told once, by whichever of two processes and after a restart", async () => {
    const { clock, open, sent, settled } = alertsFolder();
    const [one, other] = [await open(), await open()];
    valueOf(one.alerts.save(choice()));
    const snapshot = run(isoOf(clock.now()), ENDED);
    one.alerts.runChanged(snapshot);
    other.alerts.runChanged(snapshot);
    one.alerts.runChanged(snapshot);
    await settled();
    (await open()).alerts.runChanged(snapshot);
    await settled();
    expect(sent.map(({ text }) => text)).toEqual([
      JSON.stringify({ text: "The migration of +1 ••• 0123 to the cloud is complete." }),
    ]);
    expect(outcomes(other.alerts)).toEqual([["accepted", 1]]);
  });

  test("[ZJ3] one whose process was killed while it was sent is unknown, and not sent again", async () => {
    const { clock, open, sent, settled, hang } = alertsFolder();
    const one = await open();
    valueOf(one.alerts.save(choice()));
    const snapshot = run(isoOf(clock.now()), ENDED);
    hang.on = true;
    one.alerts.runChanged(snapshot);
    await settled();
    const later = await open();
    expect(outcomes(later.alerts)).toEqual([["sending", 1]]);
    await clock.advance(5 * 60_000);
    later.alerts.runChanged(snapshot);
    await settled();
    expect(outcomes(later.alerts)).toEqual([["unknown", 1]]);
    expect(sent).toHaveLength(1);
  });

  test("[ZJ3] what was surely not taken is sent again, a few times; an unknown or refused one isn't", async () => {
    const { clock, open, sent, settled, answers } = alertsFolder();
    const { alerts } = await open();
    valueOf(alerts.save(choice()));
    const wait = async (): Promise<void> => {
      for (const gapMs of [...ALERT_GAPS_MS, 3_600_000]) {
        await settled();
        await clock.advance(gapMs);
      }
    };
    const tries = async (answer: readonly AlertTry[], id: string): Promise<number> => {
      answers.push(...answer);
      const before = sent.length;
      alerts.runChanged(run(isoOf(clock.now()), ENDED, { run: id as never }));
      await wait();
      answers.length = 0;
      return sent.length - before;
    };
    const down: AlertTry = { outcome: "not-sent", why: "connection-refused" };
    expect(await tries([down, { outcome: "refused", status: 429 }], "r-20260115-aaaaa1")).toBe(3);
    expect(
      await tries(
        Array.from({ length: 9 }, () => down),
        "r-20260115-aaaaa2",
      ),
    ).toBe(5);
    for (const [index, status] of [301, 404, 410, 500, 502, 503, 504].entries())
      expect(await tries([{ outcome: "refused", status }], `r-20260115-bbbbb${index}`)).toBe(1);
    expect(await tries([{ outcome: "unknown" }], "r-20260115-aaaaa3")).toBe(1);
  });

  test("[ZJ4] an alert that fails, hangs or breaks throws nothing where the migration is", async () => {
    const { clock, open, settled, answers, hang, dataDir } = alertsFolder();
    const { alerts } = await open();
    valueOf(alerts.save(choice()));
    answers.push(new TypeError("a mistake of ours"));
    expect(() => alerts.runChanged(run(isoOf(clock.now()), ENDED))).not.toThrow();
    await settled();
    hang.on = true;
    alerts.runChanged(run(isoOf(clock.now()), ENDED, { run: "r-20260115-ccccc1" as never }));
    await settled();
    const closed = alerts.close();
    await settled();
    await clock.advance(5_000);
    await closed;
    // A damaged file of targets is told where it is asked for, not where a migration is.
    writeFileSync(join(dataDir, "alerts.json"), "{");
    expect(() => alerts.runChanged(run(isoOf(clock.now()), ENDED))).not.toThrow();
    expect(problemIn(alerts.state())).toMatchObject({ kind: "storageDamaged" });
  });

  test("[ZQ7] [F28] a list of targets that can't be read is set aside where alerts begin, so that it is told before one is missed", async () => {
    const folder = alertsFolder();
    const { alerts } = await folder.open();
    valueOf(alerts.save(choice()));
    writeFileSync(join(folder.dataDir, "alerts.json"), '{"format":1,');
    (await folder.open()).alerts.begin();
    expect(valueOf(readWindowSettings(folder.dataDir)).alertsSetAside).toMatch(/^alerts\.json\.damaged-/);
  });

  test("[ZJ5] while the vault is locked an alert waits, and says so", async () => {
    const { clock, open, sent, settled } = alertsFolder();
    const { alerts, vault } = await open();
    valueOf(alerts.save(choice()));
    vault.lock();
    alerts.runChanged(run(isoOf(clock.now()), ENDED));
    await settled();
    expect([sent.length, outcomes(alerts)]).toEqual([0, [["waiting", 0]]]);
    expect(problemIn(await alerts.test("all"))).toEqual({ kind: "vaultLocked" });
    await vault.unlock(redact("pass", "passphrase"));
    alerts.vaultOpened();
    await settled();
    expect([sent.length, outcomes(alerts)]).toEqual([1, [["accepted", 1]]]);
  });

  test("[ZJ8] a URL is judged without the vault, and a good one is then not stored without it", async () => {
    const { open } = alertsFolder();
    const { alerts, vault } = await open();
    vault.lock();
    const stored = (url: string) => problemIn(alerts.save(choice({ url: redact(url, "alert URL") })));
    expect(stored("http://hooks.example")).toMatchObject({ kind: "addressRefused" });
    expect(stored("https://hooks.example")).toEqual({ kind: "vaultLocked" });
    expect(valueOf(alerts.state()).targets).toEqual([]);
  });

  test("[ZJ6] what happened before the target was set, or over a day ago, is no news; nor is what isn't chosen", async () => {
    const { clock, open, sent, settled } = alertsFolder();
    const { alerts } = await open();
    const before = isoOf(clock.now());
    await clock.advance(60_000);
    valueOf(alerts.save(choice({ news: ["unknown"] })));
    const at = isoOf(clock.now());
    alerts.runChanged(run(at, ENDED));
    alerts.runChanged(run(before, { kind: "unknown", step: "register" }));
    alerts.runChanged(run(at, { kind: "ready" }));
    alerts.runChanged(run(at, { kind: "unknown", step: "register" }, { newer: { run: RUN } }));
    await settled();
    expect(sent).toHaveLength(0);
    await clock.advance(25 * 3_600_000);
    alerts.runChanged(run(at, { kind: "unknown", step: "register" }));
    await settled();
    expect(sent).toHaveLength(0);
    alerts.runChanged(run(isoOf(clock.now()), { kind: "unknown", step: "register" }));
    await settled();
    expect(sent.map(({ text }) => text)).toEqual([expect.stringContaining("is unknown")]);
  });

  test("[ZJ6] each code that is waited for is told once, and one that was refused isn't told again", async () => {
    const { clock, open, sent, settled } = alertsFolder();
    const { alerts } = await open();
    valueOf(alerts.save(choice({ wholeNumbers: true })));
    const waiting = (sentAt: string, guesses: number) =>
      ({ kind: "awaiting-code", certain: true, sentAt, guesses, method: "sms", expiresAt: sentAt }) as never;
    const first = isoOf(clock.now());
    for (const guesses of [0, 1, 2]) {
      alerts.runChanged(run(first, waiting(first, guesses)));
      await settled();
    }
    await clock.advance(600_000);
    alerts.runChanged(run(first, waiting(isoOf(clock.now()), 3)));
    await settled();
    expect(sent).toHaveLength(2);
    for (const { text } of sent) expect(text).toContain("The migration of +1 202 555 0123 waits");
  });

  test("[ZJ7] silence is told once, and its end once, only if something arrived and nobody acknowledged it", async () => {
    const { clock, open, sent, settled, arrived } = alertsFolder();
    const { alerts } = await open();
    valueOf(alerts.save(choice()));
    const finding = silence(clock);
    await clock.advance(3_600_000);
    alerts.watchChanged({ findings: [silence(clock, { id: "silence:acknowledged", settled: true })] });
    for (let again = 0; again < 3; again += 1) alerts.watchChanged({ findings: [finding] });
    await settled();
    expect(sent.map(({ text }) => text)).toEqual([
      expect.stringContaining("No webhooks have arrived for a number"),
    ]);
    for (let again = 0; again < 2; again += 1) alerts.watchChanged({ findings: [] });
    await settled();
    expect(sent.slice(1).map(({ text }) => text)).toEqual([expect.stringContaining("Webhooks arrive for")]);
    arrived.yes = false;
    alerts.watchChanged({ findings: [silence(clock)] });
    alerts.watchChanged({ findings: [] });
    await settled();
    expect(sent).toHaveLength(3);
  });

  test("[ZJ8] URL and key are in the vault and nowhere else, and go when the target is removed", async () => {
    const { open, dataDir, sent, pushed } = { ...alertsFolder(), pushed: [] as unknown[] };
    const { alerts, vault, pushed: heard } = await open();
    const saved = valueOf(alerts.save(choice({ form: "generic", key: redact(KEY, "alert key") })));
    valueOf(await alerts.test("all"));
    expect([sent[0]?.key?.reveal(), sent[0]?.url.reveal()]).toEqual([KEY, ADDRESS]);
    const disk = ["alerts.json", "alerts-sent.json"].map((name) => readFileSync(join(dataDir, name), "utf8"));
    const seen = JSON.stringify([disk, saved, heard, pushed]);
    for (const secret of [KEY, "very-secret", "services"]) expect(seen).not.toContain(secret);
    expect(saved.targets[0]).toMatchObject({ host: "hooks.example", signed: true });
    expect(valueOf(alerts.remove("all")).targets).toEqual([]);
    expect(valueOf(vault.list())).toEqual([]);
    expect(valueOf(await alerts.test("all"))).toBeUndefined();
  });

  test("[ZJ14] a change that is refused changes nothing: alerts go where they went, with its key and choices", async () => {
    const { clock, open, sent, settled, dataDir } = alertsFolder();
    const { alerts, vault } = await open();
    valueOf(alerts.save(choice({ form: "generic", key: redact(KEY, "alert key"), wholeNumbers: true })));
    const before = [valueOf(alerts.state()).targets, valueOf(vault.list())];
    const partner = redact(PARTNER, "alert URL");
    const changes = [
      choice({ form: "generic", url: partner, key: redact(`other ${KEY}`, "alert key") }),
      choice({ form: "slack", url: partner }),
    ];
    const put = vault.put.bind(vault);
    const file = join(dataDir, "alerts.json");
    const lock = lockNamed(dataDir, "alerts", 0);
    expect(problemIn(alerts.save(changes[0] ?? choice()))).toMatchObject({ code: "ALERTS_BUSY" });
    lock?.release();
    for (const change of changes) {
      // The file of targets can't be replaced once the secrets are stored.
      vault.put = (...given) => {
        if (existsSync(`${file}.kept`)) return put(...given);
        renameSync(file, `${file}.kept`);
        mkdirSync(join(file, "full"), { recursive: true });
        return put(...given);
      };
      expect(problemIn(alerts.save(change)).kind).toMatch(/^storage/);
      rmSync(file, { recursive: true });
      renameSync(`${file}.kept`, file);
      vault.put = (...given) =>
        given[0].includes("key") || change.form === "slack" ? err({ kind: "vaultChanged" }) : put(...given);
      expect(problemIn(alerts.save(change))).toEqual({ kind: "vaultChanged" });
      vault.put = put;
    }
    expect([valueOf(alerts.state()).targets, valueOf(vault.list())]).toEqual(before);
    await clock.advance(1_000);
    alerts.runChanged(run(isoOf(clock.now()), ENDED));
    await settled();
    expect(sent.map(({ url, key }) => [url.reveal(), key?.reveal()])).toEqual([[ADDRESS, KEY]]);
    expect(sent[0]?.text).toContain("+1 202 555 0123");
  });

  test.each([
    [
      "was changed",
      (alerts: Alerts) => alerts.save(choice({ url: redact(PARTNER, "alert URL"), form: "teams" })),
    ],
    ["was saved again", (alerts: Alerts) => alerts.save(choice({ wholeNumbers: true }))],
    ["was removed", (alerts: Alerts) => alerts.remove("all")],
  ])(
    "[ZJ15] an alert that waits, or that is to be sent again, isn't sent once its target %s",
    async (_how, change) => {
      const { clock, open, sent, settled, answers } = alertsFolder();
      const [one, other] = [await open(), await open()];
      valueOf(one.alerts.save(choice({ wholeNumbers: true })));
      answers.push({ outcome: "not-sent", why: "connection-refused" });
      await clock.advance(1_000);
      const tried = run(isoOf(clock.now()), ENDED);
      const held = run(isoOf(clock.now()), ENDED, { run: "r-20260115-ddddd1" as never });
      one.alerts.runChanged(tried);
      await settled();
      one.vault.lock();
      one.alerts.runChanged(held);
      await settled();
      expect(outcomes(one.alerts)).toEqual([
        ["waiting", 0],
        ["not-sent", 1],
      ]);
      await clock.advance(1_000);
      valueOf(change(other.alerts));
      await one.vault.unlock(redact("pass", "passphrase"));
      one.alerts.vaultOpened();
      await clock.advance(3_600_000);
      await settled();
      // Nor is it by another process that finds it again.
      for (const { alerts } of [one, other]) for (const again of [tried, held]) alerts.runChanged(again);
      await settled();
      expect(sent).toHaveLength(1);
      const known = valueOf(one.alerts.state()).sent.map(({ outcome, why }) => [outcome, why]);
      expect(known).toEqual([
        ["not-sent", "target-changed"],
        ["not-sent", "target-changed"],
      ]);
    },
  );

  test("[ZJ8] a URL that nothing may be sent to is refused, and so is the signed form without a key", async () => {
    const { open } = alertsFolder();
    const { alerts } = await open();
    const causes = [
      "http://hooks.example/",
      "https://10.0.0.1/",
      "https://a:b@hooks.example/",
      "nonsense",
    ].map((url) => problemIn(alerts.save(choice({ url: redact(url, "alert URL") }))));
    expect(causes.map((one) => "cause" in one && one.cause)).toEqual([
      "not-https",
      "ip-literal",
      "user-info",
      "unreadable",
    ]);
    expect(problemIn(alerts.save(choice({ form: "generic" })))).toMatchObject({ member: "key" });
    const { url: _url, ...without } = choice();
    expect(problemIn(alerts.save(without))).toMatchObject({ member: "url" });
    expect(problemIn(alerts.save(choice({ scope: "ws-7k2q9d" as never })))).toMatchObject({
      kind: "noSuchWorkspace",
    });
    expect(valueOf(alerts.state()).targets).toEqual([]);
  });

  test("[ZJ9] in Practice no alert is set or sent, even where the real folder has a target", async () => {
    const { clock, open, sent, settled } = alertsFolder();
    valueOf((await open()).alerts.save(choice()));
    const { alerts } = await open({} as never);
    expect(problemIn(alerts.save(choice()))).toMatchObject({ kind: "addressRefused" });
    alerts.runChanged(run(isoOf(clock.now()), ENDED));
    valueOf(await alerts.test("all"));
    await settled();
    expect([sent.length, valueOf(alerts.state())]).toEqual([0, { targets: [], sent: [] }]);
  });
});
