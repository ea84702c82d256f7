import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { certificateText } from "../../support/check-context.ts";
import { cli, planFolder, planJson } from "../../support/cli.ts";
import { fakeCore } from "../../support/fake-core.ts";

const line = z.looseObject({ type: z.string(), at: z.iso.datetime() });
const linesOf = (stdout: string) =>
  stdout
    .trim()
    .split("\n")
    .map((text) => line.parse(JSON.parse(text)));

const NODES = [
  { node: "a:1\u001b[2J", role: "primary_master", gateway: "connected" },
  { node: "a:2", role: "secondary_master", gateway: "disconnected" },
  ...[1, 2, 3].map((n) => ({
    node: `b:${n}`,
    role: "coreapp",
    gateway: n < 3 ? "connected" : "disconnected",
  })),
];
const core = () =>
  fakeCore({
    shards: {
      shards: 2,
      throughput: "STANDARD",
      health: { gateway: "connected", clustered: true, nodes: NODES },
    },
  });

describe("shards", () => {
  test("[S4] prints containers, each node, the order and the risks", async () => {
    const { folder } = planFolder();
    const told = await cli(["shards", "plan.json", "--shards", "2"], { core: core(), folder });
    expect(told).toMatchObject({ code: 0, stderr: "" });
    for (const words of [
      "ready for 2 shards",
      "Core apps: 3 of 3",
      "HIGH is expected",
      "standby",
      "gets the number banned",
    ])
      expect(told.stdout).toContain(words);
    expect(told.stdout).not.toContain("\u001b");
  });

  test("[S4] with --json prints nodes and steps, and is exit 1 where something is missing", async () => {
    const { folder } = planFolder();
    const told = await cli(["shards", "plan.json", "--shards", "4", "--json"], { core: core(), folder });
    const lines = linesOf(told.stdout);
    expect(told.code).toBe(1);
    expect(lines.filter(({ type }) => type === "node")).toHaveLength(5);
    expect(lines.filter(({ type }) => type === "step")).toHaveLength(9);
    expect(lines.at(-1)).toMatchObject({
      type: "result",
      outcome: "not-ready",
      coreApps: { needed: 5, found: 3 },
      now: 2,
    });
  });

  test.each([["3"], ["0"], ["two"], ["1e1"], ["-2"]])("[S4] --shards %s is wrong usage", async (given) => {
    const { folder } = planFolder();
    const fake = core();
    expect(await cli(["shards", "plan.json", `--shards=${given}`], { core: fake, folder })).toMatchObject({
      code: 2,
      stdout: "",
    });
    expect(fake.calls).toEqual([]);
  });
});

describe("certificate", () => {
  const withFile = (text: string): string => {
    const { folder } = planFolder(planJson());
    writeFileSync(join(folder, "number.cert"), text);
    return folder;
  };

  test("[O3] prints what a file tells without its text, and the risks before shards", async () => {
    const text = certificateText();
    const told = await cli(["certificate", "number.cert"], { folder: withFile(`${text}\n`) });
    expect(told.code).toBe(0);
    expect(told.stdout).toContain("Northwind Bakery");
    expect(told.stdout).toContain("logs the client off");
    expect(told.stdout + told.stderr).not.toContain(text.slice(0, 24));
    const json = await cli(["certificate", "number.cert", "--json"], { folder: withFile(text) });
    expect(linesOf(json.stdout)).toMatchObject([
      { type: "result", outcome: "unclear", why: "nothing-compared" },
    ]);
    expect(json.stdout).not.toContain(text.slice(0, 24));
  });

  test("[O3] is exit 1 for one that must not be sent, 2 for a plan without one or no file", async () => {
    const ended = await cli(["certificate", "number.cert"], { folder: withFile("no base64 at all!") });
    expect(ended).toMatchObject({ code: 1 });
    expect(await cli(["certificate", "plan.json"], { folder: withFile("x") })).toMatchObject({
      code: 2,
      stdout: "",
    });
    expect(await cli(["certificate", "gone.cert"], { folder: withFile("x") })).toMatchObject({
      code: 2,
      stdout: "",
    });
    expect(await cli(["certificate", "number.cert"], { folder: withFile("") })).toMatchObject({
      code: 2,
      stdout: "",
    });
  });
});
