import { describe, expect, test } from "vitest";
import { trigger } from "../../../main/core/webhooks/trigger/trigger.ts";
import { madeUp } from "../../../main/core/webhooks/trigger/test-notifications.ts";
import { redact } from "../../../shared/redacted.ts";
import type { ParsedInputOf } from "../../../shared/rpc/api.ts";
import { api } from "../../../shared/rpc/api.ts";
import { parseNotification } from "../../../shared/webhook/envelope.ts";
import {
  kindsOf,
  MESSAGE_KINDS,
  STATUS_KINDS,
  type MadeUpKind,
  type MadeUpShape,
} from "../../../shared/webhook/made-up.ts";
import { instant } from "../../../shared/time.ts";
import { startCli } from "../../support/cli-process.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { APP_SECRET, receiverHarness } from "../../support/webhooks/receiver-harness.ts";

type Input = ParsedInputOf<"webhooks.trigger">;

const wanted = (change: Record<string, unknown>): Input => api["webhooks.trigger"].input.parse(change);

/** The event kind that a parser assigns to each kind of test notification. */
function readAs(kind: MadeUpKind): string {
  if (kind === "unsupported") return "unsupported";
  if ((MESSAGE_KINDS as readonly string[]).includes(kind)) return "message";
  if ((STATUS_KINDS as readonly string[]).includes(kind)) return "status";
  return kind === "error" ? "error" : "other";
}

describe("[V18] notifications that are made up", () => {
  test.each(
    (["cloud", "on-premises"] as const).flatMap((shape) =>
      kindsOf(shape).map((kind) => [shape, kind] as const),
    ),
  )("%s %s is read as what it says, in that shape", (shape: MadeUpShape, kind) => {
    const about = {
      shape,
      brand: "chat",
      phoneNumberId: "42",
      number: "12025550123",
      from: "12025550199",
      text: "ñandú",
      now: instant(1_800_000_000_000),
      id: "0A",
    };
    const { body, messageId } = madeUp(kind, about);
    // As on the wire: only ASCII.
    expect(/^[\u0020-\u007e]*$/.test(body)).toBe(true);
    const { shape: read, parts } = parseNotification(body);
    expect([read, parts.map((part) => part.kind)]).toEqual([shape, [readAs(kind)]]);
    expect(parts[0]?.messageId).toBe(messageId);
    expect(messageId ?? "SWITCHOVER_TEST_").toContain("SWITCHOVER_TEST_");
  });

  test("a receiver here takes them signed, refuses the wrong signature, and takes the client's unsigned", async () => {
    const rig = receiverHarness();
    const { cloudUrl, onPremUrl } = await rig.listen();
    const appSecret = redact(APP_SECRET, "app secret");
    const input = wanted({ kinds: ["text", "delivered"], shape: "cloud", to: cloudUrl });
    expect(valueOf(await trigger(rig.ports, { ...input, appSecret }))).toMatchObject([
      { kind: "text", status: 200, signed: true },
      { kind: "delivered", status: 200, signed: true },
    ]);
    for (const signature of ["wrong", "none"] as const)
      expect(valueOf(await trigger(rig.ports, { ...input, appSecret, signature }))[0]).toMatchObject({
        status: 401,
        signed: signature === "wrong",
      });
    const onPrem = wanted({ kinds: ["voice", "read"], shape: "on-premises", to: onPremUrl });
    expect(valueOf(await trigger(rig.ports, onPrem))).toMatchObject([
      { status: 200, signed: false },
      { status: 200, signed: false },
    ]);
    const taken = rig.store.kept.filter(({ refused }) => refused === undefined);
    expect(taken.map(({ madeUp }) => madeUp)).toEqual([true, true, true, true]);
  });

  test("nothing is sent to an address that will not do", async () => {
    const rig = receiverHarness();
    for (const to of ["http://hooks.example/in", "https://10.0.0.1/in", "https://user@hooks.example/"])
      expect(
        problemIn(await trigger(rig.ports, wanted({ kinds: ["text"], shape: "cloud", to }))),
      ).toMatchObject({
        kind: "addressRefused",
      });
  });
});

describe("webhooks trigger", () => {
  const run = (...args: readonly string[]) =>
    startCli(["webhooks", "trigger", ...args, "--json"], { cwd: tempFolder() }).ended;

  test.each([
    ["a kind that is none", ["nonsense"], "Unknown kind “nonsense”"],
    ["a kind of the other shape", ["played", "--shape", "on-premises"], "in the on-premises shape"],
    ["the cloud's without a secret", ["text"], "Add --app-secret-file FILE, or --signature none"],
    ["a count that is none", ["text", "--count", "0"], "--count must be a whole number from 1 to 100."],
  ])("refuses %s before anything is sent: exit 2", async (_name, args, words) => {
    const { code, stderr } = await run(...args, "--to", "https://hooks.example/in");
    expect([code, stderr]).toEqual([2, expect.stringContaining(words)]);
  });

  test("tells each, and ends with 1 where one was not taken", async () => {
    const rig = receiverHarness();
    const { cloudUrl, onPremUrl } = await rig.listen();
    const taken = await run("all", "--shape", "on-premises", "--to", onPremUrl);
    expect(taken.code).toBe(0);
    const lines = taken.stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.at(-1)).toMatchObject({ type: "result", outcome: "complete", taken: lines.length - 1 });
    const refused = await run("text", "--signature", "none", "--to", cloudUrl);
    expect(refused.code).toBe(1);
    expect(refused.stdout).toContain('"outcome":"refused"');
  });
});
