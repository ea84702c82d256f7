import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { openPractice, type PracticeRealm } from "../../../main/hosts/common/practice/open-practice.ts";
import { isPracticeUnavailable } from "../../../main/hosts/common/practice/unavailable.ts";
import type { PracticeState } from "../../../shared/practice/practice-state.ts";
import { WorkspaceId } from "../../../shared/workspace/workspace.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { windowOn } from "../../support/practice/practice-run.ts";
import { tempFolder } from "../../support/temp-folder.ts";

const NO_PACE = { looksMs: 0, changesMs: 0 };

async function practiceIn(dataDir: string): Promise<PracticeRealm> {
  const realm = await openPractice({ dataDir, appVersion: "0.0.0-test", pace: NO_PACE });
  onTestFinished(() => realm.close());
  return realm;
}

describe("the practice realm", () => {
  test("carries its number to the cloud and back through its transport alone", async () => {
    const window = windowOn(await practiceIn(tempFolder()));
    expect(await window.state()).toMatchObject({ home: "on-premises" });
    const there = await window.migrate("to-cloud");
    expect(there.phase).toEqual({ kind: "ended", reason: "complete" });
    expect(there).toMatchObject({ numberIs: "cloud", proof: "proven" });
    expect((await window.state()).home).toBe("cloud");
    const back = await window.migrate("to-onprem");
    expect(back).toMatchObject({ numberIs: "on-premises", proof: "proven" });
    expect(back.phase).toEqual({ kind: "ended", reason: "complete" });
    const after = await window.state();
    expect(after.home).toBe("on-premises");
    expect(after.phone?.code).toMatch(/^\d{3}-\d{3}$/);
  });

  test("keeps its files to its owner and opens where it was left, under the same addresses", async () => {
    const dataDir = tempFolder();
    const first = await practiceIn(dataDir);
    const before = windowOn(first);
    await before.migrate("to-cloud");
    const [workspace, state] = [await before.workspace(), await before.state()];
    await first.close();
    const others = ["platform.json", "passphrase"].map(
      (name) => statSync(join(dataDir, "practice", name)).mode & (process.platform === "win32" ? 0 : 0o077),
    );
    expect(others).toEqual([0, 0]);
    // A passphrase that lies beside its vault is not made dear to guess, so that practice opens at once.
    const keyFile = readFileSync(join(dataDir, "practice", "data", "vault", "key.json"), "utf8");
    expect(keyFile).toContain(`"N": ${2 ** 10},`);
    const after = windowOn(await practiceIn(dataDir));
    expect(await after.workspace()).toEqual(workspace);
    expect(await after.state()).toMatchObject({ home: "cloud", faults: state.faults });
    expect((await after.state()).revision).toBeGreaterThanOrEqual(state.revision);
    expect(await after.migrate("to-onprem")).toMatchObject({ numberIs: "on-premises", proof: "proven" });
  });

  test("names the new address in its workspace where the old port is taken", async () => {
    const dataDir = tempFolder();
    const first = await practiceIn(dataDir);
    const { onPrem } = await windowOn(first).workspace();
    await first.close();
    const squatter = createServer().listen(Number(new URL(onPrem?.baseUrl ?? "").port), "127.0.0.1");
    await new Promise((resolve) => squatter.once("listening", resolve));
    onTestFinished(() => void squatter.close());
    const window = windowOn(await practiceIn(dataDir));
    const now = await window.workspace();
    expect(now.onPrem?.baseUrl).not.toBe(onPrem?.baseUrl);
    const stored = valueOf(await window.client.call("vault.list", {}));
    const originUnder = (label: string) => stored.find((one) => one.label === label)?.origin;
    expect([originUnder("ws-practice.cloud-token"), originUnder("ws-practice.onprem-password")]).toEqual([
      now.cloud?.baseUrl,
      now.onPrem?.baseUrl,
    ]);
    expect(await window.migrate("to-cloud")).toMatchObject({ numberIs: "cloud", proof: "proven" });
  });

  test("begins anew where what was kept is damaged, and abandons what was open", async () => {
    const dataDir = tempFolder();
    const first = await practiceIn(dataDir);
    const before = windowOn(first);
    await before.migrate("to-cloud");
    const { run } = valueOf(
      await before.client.call("migration.start", { plan: await before.plan("to-onprem") }),
    );
    await first.close();
    const kept = join(dataDir, "practice", "platform.json");
    writeFileSync(kept, readFileSync(kept, "utf8").replace("onprem", "nowhere"));
    const window = windowOn(await practiceIn(dataDir));
    expect((await window.state()).home).toBe("on-premises");
    const [left] = valueOf(await window.client.call("migration.status", { run }));
    expect(left?.phase.kind).toBe("ended");
    expect(await window.migrate("to-cloud")).toMatchObject({ numberIs: "cloud", proof: "proven" });
  });

  test("puts data aside whose passphrase is lost, and goes on with an empty one", async () => {
    const dataDir = tempFolder();
    const first = await practiceIn(dataDir);
    await first.close();
    rmSync(join(dataDir, "practice", "passphrase"));
    const window = windowOn(await practiceIn(dataDir));
    expect(await window.migrate("to-cloud")).toMatchObject({ numberIs: "cloud", proof: "proven" });
  });

  test("starts the first day again on either side, without faults, and brings replaced secrets back", async () => {
    const window = windowOn(await practiceIn(tempFolder()));
    const { client } = window;
    await window.migrate("to-cloud");
    const pin = (await window.plan("to-cloud")).number.pin;
    if (pin === undefined || !("vault" in pin)) throw new Error("the PIN lies in the vault");
    const wrong = { label: pin.vault, secretKind: "pin", value: "000000" } as const;
    valueOf(await client.call("vault.put", wrong));
    valueOf(await client.call("practice.setFaults", { names: ["lost-register-after", "token-expired"] }));
    const home = valueOf(await client.call("practice.reset", { home: "cloud" }));
    expect(home).toMatchObject({ home: "cloud" });
    expect(home.phone).toBeUndefined();
    expect(home.faults.some(({ on }) => on)).toBe(false);
    await window.migrate("to-onprem");
    expect(await window.migrate("to-cloud")).toMatchObject({ numberIs: "cloud", proof: "proven" });
  });

  test("takes a wait that the platform told on the day before into no other first day", async () => {
    const window = windowOn(await practiceIn(tempFolder()));
    const { client } = window;
    valueOf(await client.call("practice.setFaults", { names: ["pin-locked"] }));
    await window.migrate("to-cloud").catch(() => undefined);
    valueOf(await client.call("practice.reset", { home: "on-premises" }));
    expect(await window.migrate("to-cloud")).toMatchObject({ numberIs: "cloud", proof: "proven" });
  });

  test("switches faults on and off, tells when one has struck, and undoes what one did to the world", async () => {
    const window = windowOn(await practiceIn(tempFolder()));
    const { client } = window;
    const heard: PracticeState[] = [];
    client.subscribe("practice", (state) => heard.push(state));
    const on = (state: PracticeState) => state.faults.filter((fault) => fault.on).map(({ name }) => name);
    const names = ["health-disconnected", "lost-register-after"];
    const set = valueOf(await client.call("practice.setFaults", { names }));
    expect(on(set).toSorted()).toEqual(names.toSorted());
    const refused = await client.call("migration.start", { plan: await window.plan("to-cloud") });
    expect(problemIn(refused)).toMatchObject({ kind: "noGo" });
    valueOf(await client.call("practice.setFaults", { names: ["lost-register-after"] }));
    expect(await window.migrate("to-cloud")).toMatchObject({ numberIs: "cloud", proof: "proven" });
    expect(on(await window.state())).toEqual([]);
    await expect.poll(() => heard.at(-1)?.home).toBe("cloud");
    expect(on(heard.at(-1) ?? set)).toEqual([]);
    const revisions = heard.map(({ revision }) => revision);
    expect(revisions).toEqual([...new Set(revisions)].toSorted((a, b) => a - b));
    const unknown = await client.call("practice.setFaults", { names: ["no-such-fault"] });
    expect(problemIn(unknown)).toEqual({ kind: "noSuchFault", name: "no-such-fault" });
    expect(set.faults.map(({ name }) => name)).not.toContain("verify-code-expired");
    for (const { says } of set.faults) expect(says).toMatch(/^[A-Z].*\.$/);
  });

  test("has the app's secret, its endpoint's token and a way in for webhooks from the first day", async () => {
    const { client } = windowOn(await practiceIn(tempFolder()));
    const stored = valueOf(await client.call("vault.list", {}));
    expect(stored.map(({ label }) => label)).toEqual(
      expect.arrayContaining(["ws-practice.app-secret", "ws-practice.endpoint-token"]),
    );
    const tunnel = async () =>
      valueOf(await client.call("webhooks.settings", {})).workspaces.map((one) => one.tunnel?.kind);
    expect(await tunnel()).toEqual(["practice"]);
    // What a person chose instead stays, also on a first day that begins again.
    const own = { kind: "own" as const, publicUrl: "https://hooks.example" };
    const workspace = { workspace: WorkspaceId.parse("ws-practice"), tunnel: own };
    valueOf(await client.call("webhooks.changeSettings", { workspace }));
    valueOf(await client.call("practice.reset", { home: "cloud" }));
    expect(await tunnel()).toEqual(["own"]);
  });

  test("lets its phone write to the number, tells what became of it, and lets time pass", async () => {
    const window = windowOn(await practiceIn(tempFolder()));
    const { client } = window;
    const send = async (type: "text" | "unsupported") =>
      valueOf(await client.call("practice.send", { text: "Good morning", type })).fate;
    expect(await send("text")).toBe("on-premises");
    await window.migrate("to-cloud");
    const later = valueOf(await client.call("practice.advance", { minutes: 60 * 24 * 7 }));
    const before = await window.state();
    expect(await send("unsupported")).toBe("cloud");
    await expect
      .poll(async () => (await window.state()).deliveries.delivered)
      .toBeGreaterThan(before.deliveries.delivered);
    expect(Date.parse(later.now) - Date.now()).toBeGreaterThan(6.9 * 24 * 3_600_000);
    // Nobody is locked out: tokens are as good as before.
    expect(await window.migrate("to-onprem")).toMatchObject({ numberIs: "on-premises", proof: "proven" });
  });

  test("opens its vault again by itself after it was locked", async () => {
    const window = windowOn(await practiceIn(tempFolder()));
    expect(valueOf(await window.client.call("vault.lock", {}))).toBe("locked");
    expect(await window.migrate("to-cloud")).toMatchObject({ numberIs: "cloud", proof: "proven" });
  });

  test("is open once only, and says so in a sentence to whoever comes second", async () => {
    const dataDir = tempFolder();
    const first = await practiceIn(dataDir);
    const refusal: unknown = await practiceIn(dataDir).catch((error: unknown) => error);
    expect(isPracticeUnavailable(refusal) && refusal).toMatchObject({
      obstacle: "open-elsewhere",
      message: expect.stringContaining("another process") as string,
    });
    expect(await windowOn(first).migrate("to-cloud")).toMatchObject({ numberIs: "cloud" });
    await first.close();
    expect((await windowOn(await practiceIn(dataDir)).state()).home).toBe("cloud");
  });

  test("leaves the person's own data folder alone", async () => {
    const dataDir = tempFolder();
    await windowOn(await practiceIn(dataDir)).migrate("to-cloud");
    for (const own of ["journal.db", "workspaces.json", "vault", "settings.json"])
      expect(existsSync(join(dataDir, own)), own).toBe(false);
  });
});
