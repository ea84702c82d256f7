import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { OnPremHealth } from "../../../shared/platform/facts.ts";
import { planShards } from "../../../shared/shards/plan-shards.ts";
import { ShardPlan } from "../../../shared/shards/shard-plan.ts";

type Node = OnPremHealth["nodes"][number];
const node = (role: string, gateway: string, name = role): Node => ({ node: name, role, gateway });

/** A cluster with both masters and core apps, of which the first ones are connected. */
function cluster(coreApps: number, connected: number, primary = "connected"): OnPremHealth {
  return {
    gateway: connected > 0 ? "connected" : "disconnected",
    clustered: true,
    nodes: [
      node("primary_master", primary),
      node("secondary_master", "disconnected"),
      ...Array.from({ length: coreApps }, (_, index) =>
        node("coreapp", index < connected ? "connected" : "disconnected", `host:core-${index}`),
      ),
    ],
  };
}
const single = (gateway: OnPremHealth["gateway"]): OnPremHealth => ({
  gateway,
  clustered: false,
  nodes: [{ node: "client", gateway }],
});
const meanings = (health: OnPremHealth, shards: number) =>
  planShards(4, { health, shards }).nodes.map(({ means }) => means);
const stateOf = (plan: ReturnType<typeof planShards>, step: string) =>
  plan.steps.find((one) => one.step === step)?.state;

describe("containers for shards", () => {
  test.each([
    [2, 3],
    [4, 5],
    [8, 9],
    [16, 17],
    [32, 33],
  ] as const)(
    "[S1] %i shards need %i core apps and two masters, and are ready with them",
    (shards, needed) => {
      const ready = planShards(shards, { health: cluster(needed, shards), shards });
      expect(ready).toMatchObject({
        outcome: "ready",
        coreApps: { needed, found: needed },
        masters: { needed: 2, found: 2 },
        now: shards,
      });
      const few = planShards(shards, { health: cluster(needed - 1, shards), shards });
      expect(few.outcome).toBe("not-ready");
      expect(stateOf(few, "core-apps")).toBe("to-do");
    },
  );

  test("[S1] one shard needs one node, clustered or not", () => {
    expect(planShards(1, { health: single("connected"), shards: 1 })).toMatchObject({
      outcome: "ready",
      coreApps: { needed: 1 },
      masters: { needed: 0 },
    });
    expect(planShards(2, { health: single("connected"), shards: 1 }).outcome).toBe("not-ready");
  });

  test("[S1] without the client's health nothing is claimed, and roles that aren't told leave masters open", () => {
    expect(planShards(4, {})).toMatchObject({ outcome: "unknown", coreApps: { needed: 5 }, nodes: [] });
    const untold = {
      ...cluster(5, 4),
      nodes: cluster(5, 4).nodes.map(({ node: name, gateway }) => ({ node: name, gateway })),
    };
    const plan = planShards(4, { health: untold, shards: 4 });
    expect(plan.outcome).toBe("unknown");
    expect(plan.masters.found).toBeUndefined();
  });
});

describe("the state of a node", () => {
  test("[S2] with several shards: core apps beyond them and the secondary master are rightly disconnected", () => {
    expect(meanings(cluster(5, 4), 4)).toEqual([
      "serving",
      "standby",
      "serving",
      "serving",
      "serving",
      "serving",
      "standby",
    ]);
  });

  test("[S2] fewer connected core apps than shards, or no primary master, is no standby", () => {
    expect(meanings(cluster(5, 3), 4).slice(5)).toEqual(["missing", "missing"]);
    expect(meanings(cluster(5, 4, "disconnected"), 4)[0]).toBe("missing");
    expect(planShards(4, { health: cluster(5, 3), shards: 4 }).outcome).toBe("not-ready");
  });

  test("[S2] with one shard all but the serving node are rightly disconnected; none serving is not right", () => {
    expect(meanings(cluster(2, 1, "disconnected"), 1)).toEqual(["standby", "standby", "serving", "standby"]);
    expect(meanings(cluster(2, 0, "disconnected"), 1)).toEqual(["missing", "missing", "missing", "missing"]);
  });

  test("[S2] where no number is registered nothing is missing", () => {
    const health: OnPremHealth = {
      ...cluster(5, 0, "disconnected"),
      gateway: "unregistered",
      nodes: [...cluster(5, 0, "disconnected").nodes, node("coreapp", "unregistered", "host:core-9")],
    };
    expect(new Set(meanings(health, 1))).toEqual(new Set(["unregistered"]));
    expect(stateOf(planShards(4, { health }), "register")).toBe("to-do");
  });

  test.each([
    ["connecting", "starting"],
    ["uninitialized", "not-set-up"],
    ["no answer", "not-told"],
    ["CONNECTED", "serving"],
    ["haunted", "not-told"],
  ])("[S2] %s is %s", (gateway, means) => {
    const health = { ...single("other"), nodes: [{ node: "client", gateway }] };
    expect(meanings(health, 1)).toEqual([means]);
  });
});

describe("what follows from shards", () => {
  test.each([
    [2, "STANDARD", { expected: "HIGH", change: "rises" }],
    [1, "HIGH", { expected: "STANDARD", change: "drops" }],
    [4, "HIGH", { expected: "HIGH", change: "stays" }],
    [4, "NOT_APPLICABLE", { now: "NOT_APPLICABLE", expected: "HIGH", change: "not-told" }],
    [4, undefined, { expected: "HIGH", change: "not-told" }],
  ] as const)("[S3] %i shards after %s throughput: %j", (shards, throughput, told) => {
    expect(planShards(shards, { throughput }).throughput).toMatchObject(told);
  });

  test("[S3] the certificate comes before the registration, the registration before the shards", () => {
    expect(planShards(4, {}).steps.map(({ step }) => step)).toEqual([
      "cluster",
      "database",
      "core-apps",
      "nodes",
      "certificate",
      "register",
      "set",
      "verify",
      "throughput",
    ]);
    expect(planShards(1, { health: single("connected"), shards: 1 }).steps).toEqual([
      { step: "core-apps", state: "done" },
      { step: "nodes", state: "done" },
      { step: "register", state: "done" },
      { step: "verify", state: "done" },
    ]);
  });

  test("[S1] any answer of a client makes a plan that is ready only with enough of everything", () => {
    const gateways = fc.constantFrom(
      "connected",
      "connecting",
      "disconnected",
      "unregistered",
      "uninitialized",
      "x",
    );
    const roles = fc.option(fc.constantFrom("primary_master", "secondary_master", "coreapp", "y"), {
      nil: undefined,
    });
    fc.assert(
      fc.property(
        fc.array(fc.record({ node: fc.string(), gateway: gateways, role: roles }), { maxLength: 12 }),
        fc.boolean(),
        fc.constantFrom(1, 2, 4, 8, 16, 32),
        fc.option(fc.integer({ min: 0, max: 64 }), { nil: undefined }),
        (some, clustered, shards, now) => {
          const nodes = some.map(({ role, ...rest }) => (role === undefined ? rest : { ...rest, role }));
          const plan = planShards(shards, { health: { gateway: "other", clustered, nodes }, shards: now });
          expect(ShardPlan.safeParse({ ...plan, unseen: [] }).success).toBe(true);
          if (plan.outcome !== "ready") return;
          expect(plan.coreApps.found).toBeGreaterThanOrEqual(plan.coreApps.needed);
          expect(plan.nodes.some(({ means }) => means === "missing" || means === "not-told")).toBe(false);
          expect(clustered || shards === 1).toBe(true);
        },
      ),
    );
  });
});
