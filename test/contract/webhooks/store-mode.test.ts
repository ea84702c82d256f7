import { writeFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openEvents } from "../../../main/core/webhooks/open-events.ts";
import { openWebhookSettings } from "../../../main/core/webhooks/settings/webhook-settings.ts";
import type { PrivacyMode } from "../../../shared/webhook/privacy.ts";
import { secretsFoundIn } from "../../support/byte-scan.ts";
import { valueOf } from "../../support/expect-result.ts";
import { cloud, incoming, storeHarness, textMessage } from "../../support/webhooks/store-harness.ts";

const MARKER = "zebra-marker-4711";
const note = (id: string) => incoming(cloud({ messages: [textMessage(id, `${MARKER} hello`)] }));

/** One process on the folder: its settings and its store, connected as in the program. */
async function folder(mode: PrivacyMode) {
  const rig = await storeHarness();
  const ports = {
    ...rig,
    files: {
      read: () => ({ ok: false, problem: { kind: "fileUnreadable", path: "", code: "" } }) as const,
      freeBytes: () => undefined,
    },
  };
  const begin = () => {
    const settings = openWebhookSettings(rig, () => undefined);
    return { settings, events: openEvents({ ports, vault: rig.vault, settings }) };
  };
  const first = begin();
  valueOf(first.settings.change({ mode }));
  valueOf(first.events.store());
  await first.events.close();
  return { rig, begin, path: join(rig.dataDir, "webhooks.json") };
}

const DAMAGES: readonly (readonly [string, (path: string) => void])[] = [
  ["is no JSON", (path) => writeFileSync(path, "{ half")],
  ["holds no mode that is known", (path) => writeFileSync(path, '{"format":1,"revision":4,"mode":"loud"}')],
  ["is gone", (path) => rmSync(path)],
];

test.each(DAMAGES)(
  "[W6] where the settings file %s, bodies are kept no wider than was chosen",
  async (_name, damage) => {
    const { rig, begin, path } = await folder("facts");
    damage(path);
    const { settings, events } = begin();
    const store = valueOf(events.store());
    for (const id of ["m1", "m2"]) valueOf(await store.accept(note(id)));
    await store.settled();
    expect(valueOf(store.facts()).byMode).toEqual({ searchable: 0, sealed: 0, facts: 2 });
    expect(valueOf(settings.read()).mode).toBe("facts");
    // Changing any other setting writes the chosen mode into the new file.
    expect(valueOf(settings.change({ lookEveryMinutes: 60 })).mode).toBe("facts");
    expect(secretsFoundIn(rig.dataDir, [MARKER])).toEqual([]);
    valueOf(settings.change({ mode: "searchable" }));
    valueOf(await store.accept(note("m3")));
    await store.settled();
    expect(valueOf(store.facts()).byMode).toEqual({ searchable: 1, sealed: 0, facts: 2 });
    await events.close();
  },
);

test("[W6] a settings file of a newer program lets receiving go on as it was chosen", async () => {
  const { begin, path } = await folder("facts");
  writeFileSync(path, '{"format":2,"mode":"searchable"}');
  const { events } = begin();
  const store = valueOf(events.store());
  valueOf(await store.accept(note("m1")));
  expect(valueOf(store.facts()).byMode).toEqual({ searchable: 0, sealed: 0, facts: 1 });
  await events.close();
});

test("[W6] what is remembered follows the file, whichever process wrote it last", async () => {
  const { begin, path } = await folder("facts");
  const [one, other] = [begin(), begin()];
  const [store, second] = [valueOf(one.events.store()), valueOf(other.events.store())];
  valueOf(await store.accept(note("m1")));
  valueOf(one.settings.change({ mode: "searchable" }));
  valueOf(await second.accept(note("m2")));
  valueOf(other.settings.change({ mode: "facts" }));
  valueOf(await store.accept(note("m3")));
  await one.events.close();
  await other.events.close();
  rmSync(path);
  expect(valueOf(begin().settings.read()).mode).toBe("facts");
});
