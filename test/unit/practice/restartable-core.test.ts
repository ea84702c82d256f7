import { expect, test } from "vitest";
import type { App } from "../../../main/core/app/app.ts";
import { practiceUnavailable } from "../../../main/hosts/common/practice/unavailable.ts";
import { startRestartableCore } from "../../../main/hosts/common/practice/restartable-core.ts";
import { ok } from "../../../shared/result.ts";

/** Cores that answer with their number; `fails` makes the next ones impossible to start. */
function cores() {
  const rig = { started: 0, fails: false, listening: [] as number[] };
  const open = async (): Promise<App> => {
    if (rig.fails) throw practiceUnavailable("folder-unusable", "ENOSPC");
    rig.started += 1;
    const own = rig.started;
    return {
      transport: {
        call: async () => ok(own) as never,
        subscribe: () => {
          rig.listening.push(own);
          return () => undefined;
        },
      },
      halt: async () => undefined,
      close: async () => undefined,
    } as unknown as App;
  };
  return { rig, open };
}

test("[F23] a practice core that can't be started again says why, and starts with a later call", async () => {
  const { rig, open } = cores();
  const core = await startRestartableCore(open);
  core.transport.subscribe("runs", () => undefined);
  rig.fails = true;
  await expect(core.interrupt()).rejects.toThrow(/can't be read or written. \(ENOSPC\)/);
  await expect(core.transport.call("app.info", {})).rejects.toThrow(/ENOSPC/);
  await expect(core.transport.call("app.info", {})).rejects.not.toThrow(/running again/);
  rig.fails = false;
  expect(await Promise.all([1, 2].map(() => core.transport.call("app.info", {})))).toEqual([ok(2), ok(2)]);
  expect(rig.listening).toEqual([1, 2]);
  await core.close();
});

test("[F23] a practice core that never came back is closed without an error, and can be interrupted before", async () => {
  const { rig, open } = cores();
  const core = await startRestartableCore(open);
  rig.fails = true;
  await expect(core.interrupt()).rejects.toThrow(/ENOSPC/);
  await expect(core.interrupt()).rejects.toThrow(/ENOSPC/);
  await core.close();
  // Nobody would close what a later call started.
  rig.fails = false;
  await expect(core.transport.call("app.info", {})).rejects.toThrow("the core is closed");
  await expect(core.interrupt()).rejects.toThrow("the core is closed");
  expect(rig.started).toBe(1);
});
