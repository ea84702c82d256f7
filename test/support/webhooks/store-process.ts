// Separate process with the real store: `node store-process.ts FOLDER PREFIX [COUNT]`. Stores notifications
// as fast as it can, in groups, and prints the message id of each acknowledged one on a line. Every fifth is
// sent again.
import { randomBytes } from "node:crypto";
import { writeSync } from "node:fs";
import { openEventStore } from "../../../main/core/webhooks/store/open-store.ts";
import { ok } from "../../../shared/result.ts";
import { instant, type Clock } from "../../../shared/time.ts";
import { WebhookSettings } from "../../../shared/webhook/settings.ts";
import { PrivacyMode } from "../../../shared/webhook/privacy.ts";

const clock: Clock = {
  now: () => instant(Date.now()),
  monotonicMs: () => performance.now(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

const [dataDir = "", prefix = "", count = "1000000", mode = "searchable"] = process.argv.slice(2);
const opened = openEventStore({
  ports: {
    dataDir,
    clock,
    random: { bytes: (length) => randomBytes(length) },
    files: { freeBytes: () => undefined },
  },
  vault: {
    seal: () => ({ ok: false, problem: { kind: "vaultLocked" } }),
    open: () => ({ ok: false, problem: { kind: "vaultLocked" } }),
  },
  settings: () => ok(WebhookSettings.parse({ revision: 0, mode: PrivacyMode.parse(mode) })),
});
if (!opened.ok) throw new Error(JSON.stringify(opened.problem));
const store = opened.value;

const bodyOf = (id: string): Buffer =>
  Buffer.from(
    JSON.stringify({
      entry: [
        {
          changes: [
            {
              field: "messages",
              value: {
                metadata: { phone_number_id: "1" },
                messages: [
                  { id, from: "15551", timestamp: "1763700000", type: "text", text: { body: `hello ${id}` } },
                ],
              },
            },
          ],
        },
      ],
    }),
  );

const take = async (id: string): Promise<void> => {
  const taken = await store.accept({
    receiver: "terminal",
    source: "cloud",
    receivedAt: clock.now(),
    body: bodyOf(id),
    signature: "valid",
  });
  if (!taken.ok) throw new Error(JSON.stringify(taken.problem));
  writeSync(1, `${id}\n`);
};

for (let group = 0; group * 7 < Number(count); group += 1) {
  const ids = Array.from({ length: 7 }, (_, n) => `${prefix}-${group * 7 + n}`);
  await Promise.all([...ids, ...ids.filter((_, n) => n % 5 === 0)].map(take));
  // Indexing runs after the acknowledgments; this pause lets it run.
  if (group % 3 === 0) await clock.sleep(4);
}
await store.close();
