import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import type { MigrationDeps } from "../../../main/core/migration/run-context.ts";
import type { FaultChoice } from "../../../main/sandbox/index.ts";
import { countOf, openCoreDriver } from "../../support/core-driver.ts";
import { startTimedHarness } from "../../support/timed-harness.ts";
import { withAppend } from "../../support/crash.ts";

/** A way to a local port that can be cut for good, as when a machine is switched off. */
async function openWay(port: number): Promise<{ readonly port: number; cut(): void }> {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, "127.0.0.1");
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => undefined).on("close", () => [near, far].forEach((end) => end.destroy()));
    }
    near.pipe(far).pipe(near);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const cut = (): void => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(cut);
  return { port: (server.address() as AddressInfo).port, cut };
}

/** Calls `then` once the journal holds the confirmed outcome of register. */
function onceRegistered(deps: MigrationDeps, then: () => void): MigrationDeps {
  const append: MigrationDeps["storage"]["append"] = (hold, entry, options) => {
    const row = deps.storage.append(hold, entry, options);
    if (row.ok && entry.kind === "outcome" && entry.step === "register") then();
    return row;
  };
  return { ...deps, storage: withAppend(deps.storage, append) };
}

test.each<[string, readonly FaultChoice[]]>([
  ["", []],
  [" although the platform answers no look-up", ["no-lookups"]],
])(
  "[F35] [I8] a client that vanishes once register is confirmed leaves the run to become complete%s",
  async (_also, faults) => {
    const rig = await startTimedHarness();
    onTestFinished(() => rig.close());
    const { protocol, port } = new URL(rig.sandbox.onPrem.baseUrl);
    const way = await openWay(Number(port));
    const plan = rig.plan("to-cloud", (json) => {
      json.onPrem.baseUrl = `${protocol}//127.0.0.1:${way.port}`;
    });
    let vanished = false;
    const hands = await openCoreDriver(rig, {
      deps: (deps) =>
        onceRegistered(deps, () => {
          vanished = true;
          way.cut();
        }),
    });
    onTestFinished(() => hands.close());
    const done = await hands.migrate(plan, () => rig.sandbox.world.setFaults([...faults]));
    expect(vanished).toBe(true);
    expect(done.phase).toEqual({ kind: "ended", reason: "complete" });
    expect(done.numberIs).toBe("cloud");
    expect(rig.sandbox.world.truth()).toMatchObject({
      home: "cloud",
      subscribed: [rig.sandbox.cloud.appId],
      registerCalls: 1,
    });
    expect(countOf(rig, "POST", "/v1/settings/backup")).toBe(1);
    expect(hands.claims.untrue).toEqual([]);
  },
);
