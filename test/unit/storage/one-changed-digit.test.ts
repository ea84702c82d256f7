import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { closeHandover, openHandover } from "../../../main/core/handover/handover-file.ts";
import { signingKey } from "../../../main/core/report/signing-key.ts";
import { openStorage } from "../../../main/core/storage/open-storage.ts";
import {
  changeWorkspaces,
  readWorkspaces,
  workspacesPath,
} from "../../../main/core/workspaces/workspace-file.ts";
import { changeLists, keptLists, listPath } from "../../../main/core/allowlist/list-file.ts";
import { redact } from "../../../shared/redacted.ts";
import { instant } from "../../../shared/time.ts";
import { ok, type Result } from "../../../shared/result.ts";
import { NUMBER, opened, runNamed } from "../../contract/storage/entries.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { OLD, SECRET, LABEL, vaultWithKit } from "../../support/vault-with-kit.ts";
import { virtualClock } from "../../support/virtual-clock.ts";

/** Every text in which one bit of one of the number's digits is another one, and it is a digit still. */
function withChangedBits(text: string, number: RegExp): readonly string[] {
  const found = number.exec(text);
  const digits = found?.[1];
  if (found === null || digits === undefined) throw new Error(`no ${String(number)} in ${text}`);
  const at = found.index + found[0].length - digits.length;
  const changed = Array.from(digits).flatMap((digit, place) =>
    Array.from({ length: 8 }, (_one, bit) => String.fromCharCode(digit.charCodeAt(0) ^ (1 << bit)))
      .filter((other) => /[0-9]/.test(other))
      .map((other) => text.slice(0, at + place) + other + text.slice(at + place + 1)),
  );
  if (changed.length === 0) throw new Error("nothing to change");
  return changed;
}

const isNewer = (result: Result<unknown, { readonly kind: string }>): boolean =>
  !result.ok && /newer/i.test(result.problem.kind);
const place = () => ({ dataDir: tempFolder(), clock: virtualClock() });

describe("[ZN1] a digit that the disk changed is no newer version", () => {
  test.each(["main", "copy"] as const)(
    "in the format of a vault's key file (%s), which is mended",
    async (which) => {
      const one = await vaultWithKit();
      const whole = readFileSync(one.main, "utf8");
      for (const text of withChangedBits(whole, /"format": (\d+)/)) {
        writeFileSync(one[which], text);
        expect(one.open().state()).toBe("locked");
        const vault = one.open();
        valueOf(await vault.unlock(OLD));
        expect(valueOf(vault.take(LABEL)).reveal()).toBe(SECRET);
        expect([one.main, one.copy].map((path) => readFileSync(path, "utf8"))).toEqual([whole, whole]);
      }
    },
  );

  test("in the format of a vault's only key file: that one is damaged", async () => {
    const one = await vaultWithKit();
    const whole = readFileSync(one.main, "utf8");
    rmSync(one.copy);
    for (const text of withChangedBits(whole, /"format": (\d+)/)) {
      writeFileSync(one.main, text);
      expect(one.open().state()).toBe("damaged");
    }
  });

  test("in the format of an encrypted value: that one is damaged", async () => {
    const { open, folder } = await vaultWithKit();
    const names = readdirSync(folder).filter((name) => name.endsWith(".sealed"));
    for (const name of names) {
      const path = join(folder, name);
      const whole = readFileSync(path, "utf8");
      for (const text of withChangedBits(whole, /"format":(\d+)/)) {
        writeFileSync(path, text);
        const vault = open();
        valueOf(await vault.unlock(OLD));
        expect(problemIn(vault.take(LABEL)).kind).toBe("recordDamaged");
      }
      writeFileSync(path, whole);
    }
    expect(names).not.toEqual([]);
  });

  test.each([
    ["identity.json", /"format": (\d+)/],
    ["identity-copy.json", /"format": (\d+)/],
    ["identity.json", /"schema": (\d+)/],
    ["identity-copy.json", /"schema": (\d+)/],
  ])("in the marker of a data folder (%s, %s): the other one and the database open it", (name, number) => {
    const ports = { ...place(), stateDir: tempFolder(), random: seededRandom(), appVersion: "1.2.3" };
    const storage = valueOf(openStorage(ports));
    valueOf(storage.create(NUMBER, opened(runNamed("digits"))));
    storage.close();
    const path = join(ports.dataDir, name);
    const whole = readFileSync(path, "utf8");
    for (const text of withChangedBits(whole, number)) {
      writeFileSync(path, text);
      // Twice: what the first opening wrote must not be worse.
      for (let time = 0; time < 2; time += 1) {
        const again = valueOf(openStorage(ports));
        expect(valueOf(again.read(runNamed("digits"))).rows).toHaveLength(1);
        again.close();
      }
      writeFileSync(path, whole);
    }
  });

  test("in the version of a handed-over workspace: that file is damaged", async () => {
    const key = redact("correct horse battery", "file passphrase");
    const file = await closeHandover(redact("{}", "content"), key, {
      random: seededRandom(),
      cost: { N: 2, r: 1, p: 1 },
    });
    for (const text of withChangedBits(file, /"version":(\d+)/))
      expect(problemIn(await openHandover(text, key))).toEqual({ kind: "handoverRefused", why: "damaged" });
  });

  test("in the format of the key that signs reports: it is the same key, and reports are signed", () => {
    const at = place();
    const { fingerprint } = valueOf(signingKey(at));
    const path = join(at.dataDir, "report-key.json");
    for (const text of withChangedBits(readFileSync(path, "utf8"), /"format":(\d+)/)) {
      writeFileSync(path, text);
      const read = signingKey(at);
      expect(read.ok && read.value.fingerprint).toBe(fingerprint);
    }
  });

  test("in the formats of workspaces and allow-lists", () => {
    const at = place();
    valueOf(changeWorkspaces(at, ({ workspaces }) => ok(workspaces)));
    valueOf(changeLists(at, (known) => ({ keep: known, value: null })));
    for (const [path, read] of [
      [workspacesPath(at.dataDir), readWorkspaces],
      [listPath(at), keptLists],
    ] as const)
      for (const text of withChangedBits(readFileSync(path, "utf8"), /"format": (\d+)/)) {
        writeFileSync(path, text);
        expect(isNewer(read(at))).toBe(false);
      }
  });
});

test("[ZN2] a key that signs reports whose halves don't belong together signs none: a new one takes its place", () => {
  const at = place();
  const { fingerprint } = valueOf(signingKey(at));
  const path = join(at.dataDir, "report-key.json");
  const text = readFileSync(path, "utf8");
  for (const part of ["x", "d"]) {
    writeFileSync(
      path,
      text.replace(
        new RegExp(`("${part}":".{9})(.)`),
        (_all, before: string, one: string) => before + (one === "A" ? "B" : "A"),
      ),
    );
    expect(valueOf(signingKey(at)).fingerprint).not.toBe(fingerprint);
    expect(readdirSync(at.dataDir).some((name) => name.startsWith("report-key.json.damaged-"))).toBe(true);
    writeFileSync(path, text);
    at.clock.jumpTo(instant(at.clock.now() + 1000));
  }
});
