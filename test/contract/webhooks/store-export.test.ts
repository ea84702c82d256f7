import { spawnSync } from "node:child_process";
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { valueOf } from "../../support/expect-result.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { cloud, incoming, storeHarness, textMessage } from "../../support/webhooks/store-harness.ts";
import type { ParsedInputOf } from "../../../shared/rpc/api.ts";
import type { OpenStore } from "../../../main/core/webhooks/store/open-store.ts";

type Input = ParsedInputOf<"webhooks.export">;

async function exported(
  store: OpenStore,
  input: Omit<Input, "after">,
): Promise<{ text: string; events: number; pieces: number; evidence: readonly number[] }> {
  const whole = { text: "", events: 0, pieces: 0, evidence: [] as number[] };
  for (let after: number | undefined; ;) {
    const piece = valueOf(await store.export({ ...input, ...(after === undefined ? {} : { after }) }));
    whole.text += piece.text;
    whole.events += piece.events;
    whole.pieces += 1;
    whole.evidence.push(...piece.evidence);
    after = piece.next;
    if (after === undefined) return whole;
  }
}

/** The preview cell of every record. */
function previewCells(csv: string): readonly string[] {
  // The cell after the preview is empty unless the event is a test notification; header and first line don't
  // end like this.
  const records = csv.matchAll(/(?:(?:"(?:[^"]|"")*"|[^,"\r\n]*),)*("(?:[^"]|"")*"|[^,"\r\n]*),\r\n/g);
  return [...records].map(([, cell = ""]) =>
    cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
  );
}

async function holding(...texts: readonly string[]): Promise<OpenStore> {
  const store = (await storeHarness()).open();
  for (const [n, text] of texts.entries())
    valueOf(await store.accept(incoming(cloud({ messages: [textMessage(`m${n}`, text)] }))));
  await store.settled();
  return store;
}

describe("exports", () => {
  test("[W12] NDJSON says first what it holds, comes in pieces, and holds every event once in order", async () => {
    const store = await holding(...Array.from({ length: 30 }, (_, n) => `${n} ${"x".repeat(90_000)}`));
    const { text, events, pieces } = await exported(store, { filter: {}, format: "ndjson" });
    const lines = text
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines[0]).toMatchObject({
      type: "export",
      holds: expect.any(Array) as unknown,
      leavesOut: expect.any(Array) as unknown,
    });
    expect(lines.slice(1).map((line) => (line["event"] as { id: number }).id)).toEqual(
      Array.from({ length: 30 }, (_, n) => n + 1),
    );
    expect(lines[1]?.["part"]).toMatchObject({ id: "m0" });
    expect({ events, many: pieces > 2 && pieces < 6 }).toEqual({ events: 30, many: true });
  });

  test("[W13] no cell of the table is a formula", async () => {
    const store = await holding(
      "=1+1",
      "+1",
      "-1",
      "@a",
      "\t=1",
      "\r=1",
      " =1",
      "\u200b=1",
      "＝1",
      'quote " and, comma',
      "line\nfeed",
      "fine",
    );
    const { text } = await exported(store, { filter: {}, format: "csv" });
    const previews = previewCells(text);
    expect(previews).toHaveLength(12);
    expect(previews.filter((cell) => /^[\s\p{Cf}]*[=+\-@＝\t\r]/u.test(cell))).toEqual([]);
    expect(previews.slice(9)).toEqual(['quote " and, comma', "line\nfeed", "fine"]);
    expect(text.split("\r\n")[0]).toContain("leaves out");
  });

  test("[W13] the script runs nothing but its own command and posts every byte once", async () => {
    const rig = await storeHarness();
    const store = rig.open();
    const out = tempFolder();
    const bodies = [
      JSON.stringify(
        cloud({
          messages: [
            textMessage("m1", `'; touch ${out}/owned; echo '`),
            textMessage("m2", "$(touch owned) `id` \\ \u001b[31m %s"),
          ],
        }),
      ),
      Buffer.from([0x7b, 0x00, 0xff, 0x27, 0x5c, 0x0a, 0x7d]),
      '{"a":"\\u00e9 \\\\ \'x\'"}\n',
    ];
    for (const body of bodies) valueOf(await store.accept(incoming(body)));
    await store.settled();
    const { text } = await exported(store, { filter: {}, format: "curl", to: "https://example.com/it's" });
    const script = join(out, "export.sh");
    const fake = join(out, "curl");
    writeFileSync(script, text);
    writeFileSync(
      fake,
      `#!/bin/sh\nn=$(ls ${out} | grep -c body)\ncat > "${out}/body$n"\nprintf '%s\\n' "$@" > "${out}/args$n"\n`,
    );
    chmodSync(fake, 0o700);
    const ran = spawnSync("/bin/sh", [script], {
      env: { PATH: `${out}:/usr/bin:/bin` },
      cwd: out,
      encoding: "utf8",
    });
    expect(ran).toMatchObject({ status: 0, stderr: "" });
    for (const [n, body] of bodies.entries())
      expect(readFileSync(join(out, `body${n}`)).equals(Buffer.from(body as string))).toBe(true);
    expect(readFileSync(join(out, "args0"), "utf8")).toContain("https://example.com/it's\n");
    expect(spawnSync("ls", [out], { encoding: "utf8" }).stdout).not.toContain("owned");
    expect(text).toContain("X-Hub-Signature-256");
  });

  test("a filter narrows an export, and what was sealed and is locked is left out", async () => {
    const rig = await storeHarness();
    rig.mode = "sealed";
    const store = rig.open();
    valueOf(await store.accept(incoming(cloud({ messages: [textMessage("m1", "secret")] }))));
    valueOf(await store.accept(incoming(cloud({ messages: [textMessage("m2", "secret", "15557776666")] }))));
    const filter = { user: "15557776666" };
    expect((await exported(store, { filter, format: "ndjson" })).text).toContain('"secret"');
    rig.vault.lock();
    const locked = await exported(store, { filter, format: "ndjson" });
    expect(locked).toMatchObject({ events: 1 });
    expect(locked.text).not.toContain('secret"');
    expect((await exported(store, { filter, format: "curl" })).text).not.toContain("printf");
  });
});

const heldBack = (store: OpenStore): number => valueOf(store.facts()).heldBack;

describe("evidence", () => {
  test("[W17] an export that is read and never saved leaves its evidence unexported", async () => {
    const store = await holding("one", "two", "three");
    valueOf(store.pin([1, 3]));
    for (const format of ["ndjson", "csv", "curl"] as const)
      expect((await exported(store, { filter: {}, format })).evidence).toEqual([1, 3]);
    expect(heldBack(store)).toBe(2);
    expect(valueOf(store.exported({ evidence: [1, 3] }))).toEqual({ events: 2 });
    expect(heldBack(store)).toBe(0);
    expect((await exported(store, { filter: {}, format: "ndjson" })).evidence).toEqual([]);
    expect(valueOf(store.exported({ evidence: [1, 3] }))).toEqual({ events: 0 });
  });

  test("[W17] a narrower export names the evidence in it alone, and what is none never counts", async () => {
    const store = await holding("apple pie", "bread", "apple juice");
    valueOf(store.pin([1, 2]));
    const narrow = await exported(store, { filter: { text: "apple" }, format: "ndjson" });
    expect(narrow).toMatchObject({ events: 2, evidence: [1] });
    // The third is not a protected event, the fourth does not exist, and later ones were in no export.
    expect(valueOf(store.exported({ evidence: [1, 3, 4] }))).toEqual({ events: 1 });
    valueOf(await store.accept(incoming(cloud({ messages: [textMessage("m9", "apple cake")] }))));
    await store.settled();
    valueOf(store.pin([4]));
    expect(heldBack(store)).toBe(2);
    expect((await exported(store, { filter: {}, format: "ndjson" })).evidence).toEqual([2, 4]);
  });

  test("[W17] evidence that pieces share out is told once each, whole notifications with all their events", async () => {
    const store = await holding(...Array.from({ length: 12 }, (_, n) => `${n} ${"x".repeat(200_000)}`));
    const both = [textMessage("a", "first"), textMessage("b", "second")];
    valueOf(await store.accept(incoming(cloud({ messages: both }))));
    await store.settled();
    const every = Array.from({ length: 14 }, (_, n) => n + 1);
    valueOf(store.pin(every));
    for (const format of ["ndjson", "curl"] as const) {
      const { evidence, pieces } = await exported(store, { filter: {}, format });
      expect({ evidence, many: pieces > 1 }).toEqual({ evidence: every, many: true });
    }
  });

  test("[W17] a body that an export had to leave out keeps its evidence held back", async () => {
    const rig = await storeHarness();
    rig.mode = "sealed";
    const store = rig.open();
    valueOf(await store.accept(incoming(cloud({ messages: [textMessage("m1", "sealed")] }))));
    await store.settled();
    rig.mode = "facts";
    valueOf(await store.accept(incoming(cloud({ messages: [textMessage("m2", "facts")] }))));
    await store.settled();
    valueOf(store.pin([1, 2]));
    const evidence = async (format: Input["format"]): Promise<readonly number[]> =>
      (await exported(store, { filter: {}, format })).evidence;
    // A table holds metadata of every event, a script needs bodies.
    expect([await evidence("ndjson"), await evidence("csv"), await evidence("curl")]).toEqual([
      [1, 2],
      [1, 2],
      [1],
    ]);
    rig.vault.lock();
    expect([await evidence("ndjson"), await evidence("csv"), await evidence("curl")]).toEqual([
      [2],
      [1, 2],
      [],
    ]);
  });
});

describe("one event", () => {
  test("[W18] is exported without what came with it in the same notification and instant", async () => {
    const store = (await storeHarness()).open();
    const messages = [textMessage("m1", "first"), textMessage("m2", "second"), textMessage("m2", "again")];
    valueOf(await store.accept(incoming(cloud({ messages }))));
    await store.settled();
    const all = valueOf(store.page({ filter: {}, limit: 10 })).events;
    expect(new Set(all.map(({ receivedAt }) => receivedAt)).size).toBe(1);
    for (const { id } of all) {
      const { text, events } = await exported(store, { filter: { id }, format: "ndjson" });
      const told = text
        .trimEnd()
        .split("\n")
        .slice(1)
        .map((line) => (JSON.parse(line) as { event: { id: number } }).event.id);
      expect({ told, events }).toEqual({ told: [id], events: 1 });
    }
    expect(await exported(store, { filter: { id: 99 }, format: "csv" })).toMatchObject({ events: 0 });
  });
});
