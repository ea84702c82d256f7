import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ok } from "../../../shared/result.ts";
import type { WebhookEvent } from "../../../shared/webhook/event.ts";
import type { App } from "../../../main/hosts/headless/host.ts";
import { cli } from "../../support/cli.ts";
import { fakeCore } from "../../support/fake-core.ts";
import { tempFolder } from "../../support/temp-folder.ts";

const EVENT: WebhookEvent = {
  id: 7,
  source: "cloud",
  kind: "status",
  direction: "out",
  phoneNumberId: "106540352242922",
  user: "12025550199",
  messageId: "wamid.\u001b]0;title\u0007",
  type: "status",
  status: "delivered\u202e",
  receivedAt: "2026-01-15T12:00:00.000Z",
  signature: "valid",
  repeats: 2,
};

/** A core that lists events and records each request. */
function coreWith(pages: readonly (readonly WebhookEvent[])[]): App & { readonly asked: unknown[] } {
  const asked: unknown[] = [];
  return {
    asked,
    transport: {
      call: async (_method, input) => {
        const events = pages[asked.push(input) - 1] ?? [];
        return ok({ events, more: asked.length < pages.length });
      },
      subscribe: () => () => undefined,
    },
    close: async () => undefined,
  };
}

describe("webhooks listen", () => {
  test.each([
    ["a port that is none", ["--port", "99999"], "--port must be a whole number from 0 to 65535."],
    [
      "a file that is not there",
      ["--app-secret-file", "no.txt"],
      "--app-secret-file: can't read no.txt: the file doesn't exist (ENOENT).",
    ],
    ["a token that is empty", ["--verify-token-file", "empty"], "--verify-token-file: empty is empty."],
    [
      "three secrets",
      ["s", "s", "s"].flatMap((file) => ["--app-secret-file", file]),
      "--app-secret-file can be used at most twice",
    ],
  ])("refuses %s before anything listens", async (_name, options, words) => {
    const folder = tempFolder();
    writeFileSync(join(folder, "empty"), "\n");
    writeFileSync(join(folder, "s"), "secret\n");
    const core = fakeCore();
    const { code, stdout, stderr } = await cli(["webhooks", "listen", "--json", ...options], {
      core,
      folder,
    });
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(words);
    expect(core.calls).toEqual([]);
  });

  test("tells a port that is taken in words, without a result line", async () => {
    const core = fakeCore({ problems: { "webhooks.listen": { kind: "portTaken", port: 8443 } } });
    const { code, stdout, stderr } = await cli(["webhooks", "listen", "--json", "--port", "8443"], { core });
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain("Another program uses port 8443 on this computer");
  });
});

describe("webhooks events", () => {
  test("asks page by page for the newest, and tells the newest last", async () => {
    const page = (from: number, count: number): readonly WebhookEvent[] =>
      Array.from({ length: count }, (_unused, at) => ({ ...EVENT, id: from - at }));
    const core = coreWith([page(3_000, 1_000), page(2_000, 500)]);
    const { code, stdout } = await cli(
      ["webhooks", "events", "--json", "--limit", "1500", "--kind", "status", "--since", "2026-01-15"],
      { core },
    );
    expect(code).toBe(0);
    const filter = { kind: "status", since: "2026-01-15T00:00:00.000Z" };
    expect(core.asked).toEqual([
      { filter, limit: 1_000 },
      { filter, limit: 500, before: 2_001 },
    ]);
    const lines = stdout.trimEnd().split("\n");
    expect(lines).toHaveLength(1_500);
    expect(JSON.parse(lines.at(-1) ?? "")).toEqual({
      type: "event",
      at: EVENT.receivedAt,
      id: 3_000,
      source: "cloud",
      kind: "status",
      phoneNumberId: EVENT.phoneNumberId,
      messageId: EVENT.messageId,
      status: EVENT.status,
      signature: "valid",
      repeats: 2,
    });
  });

  test("shows a person one line, in which nothing can steer the terminal", async () => {
    const { stdout } = await cli(["webhooks", "events"], { core: coreWith([[EVENT]]) });
    expect(stdout.trimEnd().split("\n")).toHaveLength(1);
    for (const hidden of ["\u001b", "\u0007", "\u202e"]) expect(stdout).not.toContain(hidden);
    for (const word of [
      "#7",
      "cloud",
      "status delivered\\u{202e}",
      "12025550199",
      "signature valid",
      "received 3 times",
    ])
      expect(stdout).toContain(word);
  });

  test.each([
    ["--since", "yesterday", "--since must be a time in ISO 8601."],
    ["--since", "2026-13-01", "--since must be a time in ISO 8601."],
    ["--since", "2026-11-31", "--since must be a time in ISO 8601."],
    ["--limit", "0", "--limit must be a whole number from 1 to 100000."],
    ["--limit", "many", "--limit must be a whole number from 1 to 100000."],
    ["--text", "a".repeat(201), "--text can have at most 200 characters."],
    ["--kind", "letter", "--kind"],
  ])("refuses %s %s", async (option, value, words) => {
    const { code, stdout, stderr } = await cli(["webhooks", "events", option, value], { core: coreWith([]) });
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(words);
  });
});
