import { expect, test } from "vitest";
import { STORING, unlessMoved } from "../../../main/core/app/unless-moved.ts";
import { markMoved } from "../../../main/core/storage/moved-folder.ts";
import { ok } from "../../../shared/result.ts";
import { METHODS, type MethodName } from "../../../shared/rpc/names.ts";
import type { Handlers } from "../../../shared/rpc/serve.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock } from "../../support/virtual-clock.ts";

/** They ask for the mark themselves, under the lock of what they open or continue. */
const ASK_THEMSELVES: readonly MethodName[] = [
  "migration.start",
  "migration.proceed",
  "migration.confirm",
  "migration.enterCode",
  "migration.resendCode",
  "migration.wayBack",
  "batch.start",
  "batch.resume",
  "pin.check",
  "pin.change",
  "tests.start",
  "tests.restore",
  "points.start",
  "points.restore",
  "webhooks.listen",
];

/** What they store is about this computer, ends something, is an observation, or goes by itself if it is lost. */
const NOTHING_LOST: readonly MethodName[] = [
  "settings.change",
  "network.trust",
  "vault.unlock",
  "vault.lock",
  "vault.remember",
  "vault.openRemembered",
  "vault.unlockByRecovery",
  "numbers.discover",
  "numbers.look",
  "checks.run",
  "migration.resolve",
  "migration.checkLocation",
  "migration.abandon",
  "migration.giveUpElsewhere",
  "batch.pause",
  "batch.stop",
  "allowlist.refresh",
  "webhooks.declare",
  "webhooks.stop",
  "webhooks.erase",
  "webhooks.exported",
  "webhooks.cutover",
  "webhooks.trigger",
  "webhooks.replay",
  "tunnels.open",
  "tunnels.close",
  "tunnels.hostKey",
  "tests.giveToken",
  "tests.reply",
  "tests.finish",
  "points.giveToken",
  "watch.look",
  "watch.settle",
  "chain.tick",
];

/** Methods that only read, are about other folders or about this program. */
const READING =
  /^(?:app|desktop|practice|updates|dataCopy|support|report|letter|collection|traffic|certificate|shards|plan|endpoint)\.|\.(?:state|list|get|of|status|story|unreadable|locationChecks|history|settings|receivers|events|outline|event|fixtures|store|totals|export|routes|providers|probe|unrestored|keyStore|recovery|unclaimed|damaged|readings|test|certificate|read|make|inspect|digest|authorities)$/;

test("[ZG40] of each method it is decided whether it stores something that a copy would lack", () => {
  const storing: readonly string[] = STORING;
  const decided = new Set<string>([...storing, ...ASK_THEMSELVES, ...NOTHING_LOST]);
  expect(METHODS.filter((name) => !decided.has(name) && !READING.test(name))).toEqual([]);
});

/** Handlers that do nothing but note that they were called. */
function handlersNoting(called: string[], during: () => void = () => undefined): Handlers {
  const all = METHODS.map((name) => [
    name,
    async () => {
      called.push(name);
      during();
      return ok(null);
    },
  ]);
  return Object.fromEntries(all) as Handlers;
}

test("[ZG40] in a folder that was moved nothing is stored that the copy would lack", async () => {
  const dataDir = tempFolder();
  markMoved(dataDir, virtualClock().now());
  const called: string[] = [];
  const guarded = unlessMoved(dataDir, handlersNoting(called));
  for (const method of STORING)
    expect(await guarded[method]({} as never)).toMatchObject({ problem: { kind: "folderMoved" } });
  expect(called).toEqual([]);
});

test("[ZG40] what is stored while the folder is marked isn't called stored", async () => {
  const dataDir = tempFolder();
  const called: string[] = [];
  const mark = (): void => markMoved(dataDir, virtualClock().now());
  const guarded = unlessMoved(dataDir, handlersNoting(called, mark));
  expect(await guarded["vault.put"]({} as never)).toMatchObject({ problem: { kind: "folderMoved" } });
  expect(called).toEqual(["vault.put"]);
});
