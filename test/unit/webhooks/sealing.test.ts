import { generateKeyPairSync } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import {
  boundTo,
  ensureSealingKey,
  openerFor,
  sealFor,
  sealingKey,
  type Opener,
  type SealingKey,
} from "../../../main/core/webhooks/store/sealing.ts";
import type { StoreDatabase } from "../../../main/core/webhooks/store/store-database.ts";
import type { Vault } from "../../../main/core/runtime/ports.ts";
import { redact } from "../../../shared/redacted.ts";
import { ok } from "../../../shared/result.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { memoryVault } from "../../support/memory-vault.ts";
import { seededRandom, type SeededRandom } from "../../support/seeded-random.ts";
import { virtualClock } from "../../support/virtual-clock.ts";

const BOUND = boundTo(7, "cloud");
const NOW = 1_768_478_400_000;
const bytes = (text: string): Uint8Array => Buffer.from(text, "utf8");

/** The only table of the store that encryption uses, without the store. */
function tableOfKeys(): StoreDatabase {
  const database = new DatabaseSync(":memory:");
  database.exec(
    "CREATE TABLE sealing_key (id INTEGER PRIMARY KEY, public BLOB NOT NULL, private_ref TEXT NOT NULL, made_at INTEGER NOT NULL)",
  );
  return {
    statement: (sql: string) => database.prepare(sql),
    read: <T>(work: () => T): T => work(),
    change: <T>(work: () => T): T => work(),
  } as StoreDatabase;
}

async function rig() {
  const random = seededRandom();
  const vault = memoryVault({ clock: virtualClock(), random });
  valueOf(await vault.unlock(redact("correct horse battery", "passphrase")));
  const database = tableOfKeys();
  const key = valueOf(ensureSealingKey(database, vault, NOW));
  const open: Opener = valueOf(openerFor(database, vault, key.id));
  return { random, vault, database, key, open };
}

const sealed = (key: SealingKey, random: SeededRandom, text: string): Buffer =>
  sealFor(key, random).seal(bytes(text), BOUND);

describe("[W6] a sealed body", () => {
  test("opens again as it was, also beside others of its commit and after them", async () => {
    const { random, key, open } = await rig();
    const seal = sealFor(key, random);
    expect(seal.key).toBe(key.id);
    const texts = ["", "a", "päss wörd 🔑", "x".repeat(100_000)];
    const bodies = texts.map((text) => seal.seal(bytes(text), BOUND));
    bodies.push(sealed(key, random, "of another commit"));
    expect(bodies.map((body) => open(body, BOUND)?.toString("utf8"))).toEqual([
      ...texts,
      "of another commit",
    ]);
  });

  test("has a nonce of its own, since all bodies of a commit share one key", async () => {
    const { random, key } = await rig();
    const seal = sealFor(key, random);
    const [one, other] = ["same text", "same text"].map((text) => seal.seal(bytes(text), BOUND));
    // The commit's public key is 32 bytes long, the nonce 12.
    const nonces = [one, other].map((body) => body?.subarray(32, 44).toString("hex"));
    expect(one?.subarray(0, 32)).toEqual(other?.subarray(0, 32));
    expect(new Set(nonces).size).toBe(2);
    // With the same nonce, the same text would give the same ciphertext.
    expect(one?.subarray(44)).not.toEqual(other?.subarray(44));
  });

  test("of another commit has another key", async () => {
    const { random, key } = await rig();
    const [one, other] = [sealed(key, random, "text"), sealed(key, random, "text")];
    expect(one.subarray(0, 32)).not.toEqual(other.subarray(0, 32));
  });

  test("does not open once any of its bytes is another", async () => {
    const { random, key, open } = await rig();
    const body = sealed(key, random, "some text");
    for (let at = 0; at < body.length; at += 1) {
      const harmed = Buffer.from(body);
      harmed[at] = (body[at] ?? 0) ^ 1;
      expect(open(harmed, BOUND)).toBeUndefined();
    }
    expect(open(body, BOUND)?.toString("utf8")).toBe("some text");
  });

  test("does not open in another place, cut off, or with something behind it", async () => {
    const { random, key, open } = await rig();
    const body = sealed(key, random, "some text");
    for (const other of [boundTo(8, "cloud"), boundTo(7, "on-premises"), [], [...BOUND, ""]])
      expect(open(body, other)).toBeUndefined();
    for (const length of [0, 12, 28, 31, 32, 44, 59, body.length - 1])
      expect(open(body.subarray(0, length), BOUND)).toBeUndefined();
    expect(open(Buffer.concat([body, body.subarray(0, 1)]), BOUND)).toBeUndefined();
  });

  test("that is empty opens, and is as long as its frame", async () => {
    const { random, key, open } = await rig();
    const body = sealed(key, random, "");
    expect(body).toHaveLength(32 + 12 + 16);
    expect(open(body, BOUND)).toEqual(Buffer.alloc(0));
  });

  test("does not open under another store's key", async () => {
    const one = await rig();
    const other = await rig();
    expect(other.open(sealed(one.key, one.random, "text"), BOUND)).toBeUndefined();
  });
});

test("[W6] a body that version 0.1.0 sealed opens", () => {
  // A key pair and a body as that version created them; the pair was created for this test.
  const secret = "MC4CAQAwBQYDK2VuBCIEIHgNzwzGddCmVHhZWNdyfxoxsTfusZUGCtRvf/hHoCl7";
  const database = tableOfKeys();
  database
    .statement("INSERT INTO sealing_key (public, private_ref, made_at) VALUES (?, ?, ?)")
    .run(Buffer.from("WeXwEgRMwtKmg9RpEN3X+Xmx1HEtJTAY6X2OEwYFKgI=", "base64"), "ab".repeat(16), NOW);
  const asked: unknown[] = [];
  const open = valueOf(
    openerFor(
      database,
      {
        open(ref, binding) {
          asked.push(ref, binding);
          return ok(redact(secret, "event store key"));
        },
      },
      1,
    ),
  );
  const body =
    "QfMXn6yvCiLWQWG4Huvt5HLUxzCPe7dut4mcbh7M4gu7U0mJ4KF/W8gdyTM88236ODnkIsjAtsOzGo4jbynqa5C8in02KoF7NEQ=";
  expect(open(Buffer.from(body, "base64"), BOUND)?.toString()).toBe("a notification");
  expect(asked).toEqual([
    "ab".repeat(16),
    { workspace: "webhooks", number: "", purpose: "event store key", schema: 1 },
  ]);
});

describe("the store's key", () => {
  test("is made once, and its newest is the one that counts", async () => {
    const { vault, database, key } = await rig();
    expect(valueOf(ensureSealingKey(database, vault, NOW + 1))).toEqual(key);
    expect(sealingKey(database)).toEqual(key);
    const made = database.statement("SELECT made_at, count(*) AS rows FROM sealing_key").get();
    expect(made).toMatchObject({ made_at: NOW, rows: 1 });
    const later = generateKeyPairSync("x25519")
      .publicKey.export({ type: "spki", format: "der" })
      .subarray(-32);
    database
      .statement("INSERT INTO sealing_key (public, private_ref, made_at) VALUES (?, ?, ?)")
      .run(later, "ab".repeat(16), NOW);
    expect(sealingKey(database)).toEqual({ id: key.id + 1, public: later });
  });

  test("is not there before it was made", () => {
    expect(sealingKey(tableOfKeys())).toBeUndefined();
  });

  test("[W6] is not used where the vault could not keep its secret half", () => {
    const database = tableOfKeys();
    const vault = memoryVault({ clock: virtualClock(), random: seededRandom() });
    expect(problemIn(ensureSealingKey(database, vault, NOW))).toEqual({ kind: "vaultAbsent" });
    expect(sealingKey(database)).toBeUndefined();
  });

  test("[I15] of another process counts where that was faster", async () => {
    const { vault, database: elsewhere, key } = await rig();
    const database = tableOfKeys();
    // Encrypts the key, and finds that another process has created one meanwhile.
    const slow: Pick<Vault, "seal"> = {
      seal(binding, value) {
        database
          .statement("INSERT INTO sealing_key (public, private_ref, made_at) VALUES (?, ?, ?)")
          .run(key.public, "ab".repeat(16), NOW);
        return vault.seal(binding, value);
      },
    };
    expect(valueOf(ensureSealingKey(database, slow, NOW))).toEqual({ id: 1, public: key.public });
    expect(sealingKey(elsewhere)).toEqual(key);
  });

  test("[W6] opens nothing while the vault is locked, or where it is not known", async () => {
    const { vault, database, key } = await rig();
    expect(problemIn(openerFor(database, vault, key.id + 1))).toEqual({ kind: "recordMissing" });
    vault.lock();
    expect(problemIn(openerFor(database, vault, key.id))).toEqual({ kind: "vaultLocked" });
  });
});
