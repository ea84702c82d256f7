import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, onTestFinished, test } from "vitest";
import { practicePort } from "../../../main/hosts/common/practice/practice-port.ts";
import type { ListRefusal } from "../../../shared/allowlist/allowlist.ts";
import type { FaultName } from "../../../main/sandbox/index.ts";
import { must, startHarness } from "../../support/harness.ts";

async function practise() {
  const rig = await startHarness();
  onTestFinished(() => rig.close());
  const { sandbox } = rig;
  const { client } = await rig.core((ports) => ({
    ...ports,
    dataDir: join(ports.dataDir, "practice"),
    practice: practicePort(sandbox),
  }));
  const refresh = async (acceptShrink: boolean | string = false, asns = [sandbox.registry.asn]) =>
    must(
      await client.call("allowlist.refresh", {
        asns,
        family: "both",
        acceptShrink,
        keep: true,
        // An address at which nothing answers: Practice must not ask it.
        registry: { host: "127.0.0.1", port: 1 },
      }),
    ).refreshed;
  const list = async () =>
    must(
      await client.call("allowlist.list", { asns: [sandbox.registry.asn], family: "both", format: "cidr" }),
    ).content;
  return {
    sandbox,
    client,
    refresh,
    list,
    fault: (...names: FaultName[]) => sandbox.world.switchFaults(names),
  };
}

describe("the sandbox's routing registry", () => {
  test("[A5.25] is the one that Practice asks, whatever is named, and its AS number is suggested", async () => {
    const { client, sandbox, refresh } = await practise();
    const { host, port, asn } = sandbox.registry;
    expect(must(await client.call("allowlist.state", {}))).toMatchObject({
      asns: [asn],
      registry: { host, port },
      sandboxOnly: true,
      lists: [],
    });
    expect(await refresh()).toMatchObject({ outcome: "first", list: { ipv4: { length: 6 } } });
    expect(await refresh(false, [64_501])).toMatchObject({ outcome: "refused", reason: "empty" });
  });

  test("[A5.25] tells a change as 3 added and 1 removed, and back again", async () => {
    const { fault, refresh } = await practise();
    await refresh();
    fault("registry-changed");
    expect(await refresh()).toMatchObject({
      outcome: "changed",
      added: { ipv4: { length: 2 }, ipv6: { length: 1 } },
      removed: { ipv4: ["69.63.176.0/20"], ipv6: [] },
    });
    fault();
    expect(await refresh()).toMatchObject({ outcome: "changed" });
    expect(await refresh()).toMatchObject({ outcome: "same" });
  });

  test.each<[FaultName, ListRefusal]>([
    ["registry-cut-off", "cut-off"],
    ["registry-empty", "empty"],
    ["registry-error", "registry-error"],
    ["registry-private-prefix", "reserved"],
    ["registry-shrunk", "shrunk"],
  ])("[A5.25] with %s its answer is refused (%s), and the good list stays", async (name, reason) => {
    const { fault, refresh, list } = await practise();
    await refresh();
    const before = await list();
    expect(before).toMatch(/^31\.13\.24\.0\/21\n/);
    fault(name);
    expect(await refresh()).toMatchObject({ outcome: "refused", reason });
    expect(await list()).toBe(before);
  });

  test("[G4] a shorter list is accepted by its token only as it was shown", async () => {
    const { fault, refresh } = await practise();
    await refresh();
    fault("registry-shrunk");
    const refused = await refresh();
    if (refused.outcome !== "refused" || refused.shrink === undefined) throw new Error("it wasn't refused");
    const { token, removed, added } = refused.shrink;
    expect([removed.ipv4.length, removed.ipv6.length, added.ipv4.length]).toEqual([4, 2, 0]);
    expect(await refresh("another")).toMatchObject({ outcome: "refused", reason: "shrunk" });
    expect(await refresh(token)).toMatchObject({ outcome: "changed", list: { ipv4: { length: 2 } } });
  });

  test("[A5.25] survives what is no question", async () => {
    const { sandbox, refresh } = await practise();
    for (const line of ["\r\n", "help\r\n", "x".repeat(5_000), "-i origin ASx\r\n"]) {
      const socket = connect(sandbox.registry.port, sandbox.registry.host);
      socket.on("error", () => undefined);
      socket.write(line);
      const said = await text(socket).catch(() => "");
      expect(said === "" || said.startsWith("%ERROR")).toBe(true);
    }
    expect(await refresh()).toMatchObject({ outcome: "first" });
  });
});
