import { describe, expect, it } from "vitest";
import { shardsNodes, shardsThroughput } from "../../../main/core/checks/shards-checks.ts";
import type { NodeHealth } from "../../../shared/platform/facts.ts";
import {
  confirmed,
  gateway,
  HEALTHY_NUMBER,
  rejected,
  resultOf,
  unanswered,
} from "../../support/check-context.ts";

const clusterOf = (coreApps: number, connected: number, role = true) => {
  const nodes: NodeHealth[] = Array.from({ length: coreApps }, (_unused, index) => ({
    node: `host:coreapp-${index}`,
    gateway: index < connected ? "connected" : "disconnected",
    ...(role ? { role: "coreapp" } : {}),
  }));
  return confirmed({ gateway: "connected" as const, clustered: true, nodes });
};

describe("shards.throughput", () => {
  it.each([
    [1, "1 shard: standard throughput after the move", false],
    [2, "2 shards: high throughput after the move", true],
    [32, "32 shards: high throughput after the move", true],
  ])("tells which throughput %i shards bring in the cloud", async (shards, found, highThroughput) => {
    expect(await resultOf(shardsThroughput, { looks: { shards: confirmed(shards) } })).toMatchObject({
      status: "pass",
      found,
      facts: { shards, highThroughput },
    });
  });
  it("warns when not all shards are connected", async () => {
    expect(
      await resultOf(shardsThroughput, { looks: { shards: confirmed(4), health: clusterOf(5, 3) } }),
    ).toMatchObject({ status: "warn", cause: "shards-not-connected", facts: { connected: 3 } });
    expect(
      await resultOf(shardsThroughput, { looks: { shards: confirmed(4), health: clusterOf(5, 4) } }),
    ).toMatchObject({ status: "pass" });
  });
  it("is skipped when the client does not report its shards", async () => {
    expect(await resultOf(shardsThroughput, { looks: { shards: rejected("not-found") } })).toMatchObject({
      status: "skip",
      cause: "not-answered",
    });
  });
  it("warns on the way back when one shard gives up high throughput", async () => {
    const looks = { number: confirmed({ ...HEALTHY_NUMBER, throughput: "HIGH" }) };
    expect(await resultOf(shardsThroughput, { direction: "to-onprem", looks })).toMatchObject({
      status: "warn",
      cause: "throughput-drops",
    });
    expect(
      await resultOf(shardsThroughput, { direction: "to-onprem", looks, number: { shards: 2 } }),
    ).toMatchObject({ status: "pass" });
    expect(await resultOf(shardsThroughput, { direction: "to-onprem" })).toMatchObject({ status: "pass" });
  });
  it("is skipped on the way back when the number is not answered", async () => {
    expect(
      await resultOf(shardsThroughput, { direction: "to-onprem", looks: { number: unanswered() } }),
    ).toMatchObject({ status: "skip", cause: "not-answered" });
  });
});

describe("shards.nodes", () => {
  const wanting = (shards: number) => ({ direction: "to-onprem", number: { shards } }) as const;
  it("passes for one shard on any client", async () => {
    expect(
      await resultOf(shardsNodes, { direction: "to-onprem", looks: { health: unanswered() } }),
    ).toMatchObject({ status: "pass" });
  });
  it("passes with one core app more than shards, roles told or not", async () => {
    expect(await resultOf(shardsNodes, { ...wanting(2), looks: { health: clusterOf(3, 1) } })).toMatchObject({
      status: "pass",
      facts: { coreApps: 3 },
    });
    expect(
      await resultOf(shardsNodes, { ...wanting(2), looks: { health: clusterOf(3, 1, false) } }),
    ).toMatchObject({ status: "pass" });
  });
  it("warns when core apps are missing", async () => {
    expect(await resultOf(shardsNodes, { ...wanting(4), looks: { health: clusterOf(4, 1) } })).toMatchObject({
      status: "warn",
      cause: "too-few-nodes",
      found: "4 shards requested, 4 core apps found, 5 needed",
    });
  });
  it("warns when a single node is to carry several shards", async () => {
    expect(
      await resultOf(shardsNodes, { ...wanting(2), looks: { health: gateway("unregistered") } }),
    ).toMatchObject({ status: "warn", cause: "not-a-cluster" });
  });
  it("is skipped when health is not answered", async () => {
    expect(await resultOf(shardsNodes, { ...wanting(2), looks: { health: unanswered() } })).toMatchObject({
      status: "skip",
      cause: "not-answered",
    });
  });
});
