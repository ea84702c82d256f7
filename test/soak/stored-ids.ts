import { randomBytes } from "node:crypto";
import { openEventStore } from "../../main/core/webhooks/store/open-store.ts";
import { ok } from "../../shared/result.ts";
import { instant } from "../../shared/time.ts";
import { WebhookSettings } from "../../shared/webhook/settings.ts";

/** The message id of every event that the store of a data folder holds, once everything is filed. */
export async function storedIds(dataDir: string): Promise<readonly string[]> {
  const refused = () => ({ ok: false, problem: { kind: "vaultLocked" } }) as const;
  const opened = openEventStore({
    ports: {
      dataDir,
      clock: {
        now: () => instant(Date.now()),
        monotonicMs: () => performance.now(),
        sleep: () => Promise.resolve(),
      },
      random: { bytes: (length) => randomBytes(length) },
      files: { freeBytes: () => undefined },
    },
    vault: { seal: refused, open: refused },
    settings: () => ok(WebhookSettings.parse({ revision: 0 })),
  });
  if (!opened.ok) throw new Error(JSON.stringify(opened.problem));
  const store = opened.value;
  await store.settled();
  const ids: string[] = [];
  for (let before: number | undefined; ;) {
    const page = store.page({ filter: {}, limit: 1_000, ...(before === undefined ? {} : { before }) });
    if (!page.ok) throw new Error(JSON.stringify(page.problem));
    ids.push(...page.value.events.map(({ messageId }) => messageId ?? ""));
    before = page.value.events.at(-1)?.id;
    if (!page.value.more) break;
  }
  await store.close();
  return ids;
}
