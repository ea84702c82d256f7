import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openVault } from "../../../main/core/vault/open-vault.ts";
import { openStorage } from "../../../main/core/storage/open-storage.ts";
import { passphraseSource } from "../../../main/core/vault/passphrase-source.ts";
import { SecretLabel } from "../../../shared/ids.ts";
import { redact } from "../../../shared/redacted.ts";
import { encodingsOf, secretsFoundIn } from "../../support/byte-scan.ts";
import { valueOf } from "../../support/expect-result.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock } from "../../support/virtual-clock.ts";
import { ATTESTED, NUMBER, opened, runNamed } from "../storage/entries.ts";

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+/"\\ äß€';

test("[I13] no secret lies anywhere in the data folder, in any encoding, while it is used and afterwards", async () => {
  const dataDir = tempFolder();
  const random = seededRandom();
  const clock = virtualClock();
  const secrets = Array.from({ length: 24 }, () =>
    Array.from({ length: random.between(12, 80) }, () =>
      LETTERS.charAt(random.between(0, LETTERS.length - 1)),
    ).join(""),
  );
  const [passphrase = "", ...values] = secrets;
  const vault = openVault({ dataDir, clock, random, keySource: passphraseSource({ N: 2, r: 1, p: 1 }) });
  const stateDir = tempFolder();
  const storage = valueOf(openStorage({ dataDir, stateDir, clock, random, appVersion: "1.2.3" }));
  valueOf(await vault.unlock(redact(passphrase, "passphrase")));
  const first = opened(runNamed("scan01"));
  const { plan } = first;
  const hold = valueOf(storage.create(NUMBER, first));
  const binding = { workspace: "default", number: NUMBER, purpose: "token", schema: 1 } as const;
  for (const [index, text] of values.entries()) {
    const value = redact(text, "secret");
    const label = SecretLabel.parse(`label-${index}`);
    if (index % 3 === 0) valueOf(vault.put(label, "token", value));
    else if (index % 3 === 1) valueOf(vault.seal(binding, value, { label, secretKind: "pair" }));
    else valueOf(vault.seal(binding, value));
    valueOf(storage.noteRefusedPin(plan, valueOf(vault.fingerprint(value))));
    valueOf(storage.append(hold, ATTESTED));
  }
  const found = (): readonly string[] =>
    [dataDir, stateDir].flatMap((folder) => secretsFoundIn(folder, secrets));
  expect(found()).toEqual([]);
  storage.close();
  expect(found()).toEqual([]);
});

test("the scan finds a secret in each of the encodings it knows, in the midst of other bytes", () => {
  const dataDir = tempFolder();
  const secret = 'Geheim"nis/+ä 4711 of the bakery';
  for (const [encoding, bytes] of Object.entries(encodingsOf(secret))) {
    writeFileSync(join(dataDir, "file"), Buffer.concat([Buffer.from("before"), bytes, Buffer.from("after")]));
    // The same bytes may be two encodings.
    const names = Object.entries(encodingsOf(secret)).flatMap(([name, same]) =>
      bytes.equals(same) ? [name] : [],
    );
    const found = secretsFoundIn(dataDir, [secret]).join(" ");
    expect([encoding, names.some((name) => found.includes(`${name} of secret 0`))]).toEqual([encoding, true]);
  }
  for (const shift of ["", "x", "xy"]) {
    writeFileSync(join(dataDir, "file"), Buffer.from(`${shift}${secret} and more`).toString("base64"));
    expect(secretsFoundIn(dataDir, [secret])).not.toEqual([]);
  }
});
