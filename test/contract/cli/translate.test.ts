import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { cli } from "../../support/cli.ts";
import { runInShell } from "../../support/cli-process.ts";
import { tempFolder } from "../../support/temp-folder.ts";

const CLIENT =
  '{"messages":[{"from":"1","id":"gBG1","timestamp":"5","type":"voice","voice":{"id":"7","file":"/usr/local/x"}}]}';
const CLOUD =
  '{"object":"chat_business_account","entry":[{"id":"1022","changes":[{"value":{"messaging_product":"chat","metadata":{"display_phone_number":"12025550123","phone_number_id":"1065"},"statuses":[{"id":"wamid.1","status":"read","big":12345678901234567890.10}]},"field":"messages"}]}]}';
const TO_CLOUD = [
  "--to",
  "cloud",
  "--phone-number-id",
  "1065",
  "--display-phone-number",
  "12025550123",
  "--business-account-id",
  "1022",
] as const;
const TO_CLIENT = ["--to", "on-premises"] as const;

const at = z.iso.datetime();
const Line = z.union([
  z.strictObject({ type: z.literal("translated"), at, index: z.number(), payload: z.looseObject({}) }),
  z.strictObject({
    type: z.literal("difference"),
    at,
    index: z.number(),
    kind: z.enum(["renamed", "moved", "dropped", "supplied", "changed"]),
    from: z.string().optional(),
    to: z.string().optional(),
    why: z.string().min(1),
  }),
  z.strictObject({
    type: z.literal("result"),
    at,
    notifications: z.number(),
    differences: z.number(),
    dropped: z.number(),
  }),
]);

async function translate(text: string | Uint8Array, args: readonly string[]) {
  const folder = tempFolder();
  writeFileSync(join(folder, "in.json"), text);
  const end = await cli(["translate", "in.json", ...args], { folder });
  const lines = args.includes("--json")
    ? end.stdout
        .split("\n")
        .filter(Boolean)
        .map((line) => Line.parse(JSON.parse(line)))
    : [];
  return { ...end, lines };
}

describe("translate", () => {
  test("[X5] prints the translations alone on standard output, one a line, with every digit", async () => {
    const { code, stdout, stderr } = await translate(CLOUD, TO_CLIENT);
    expect([code, stdout]).toEqual([
      0,
      '{"statuses":[{"id":"wamid.1","status":"read","big":12345678901234567890.10}]}\n',
    ]);
    expect(stderr).toContain("/entry/0/changes/0/value/metadata (dropped): only the cloud names the number");
    expect(stderr).toContain("1 notification translated. Differences: 6, of which dropped: 5.");
  });

  test("[X5] with --json names each difference with its notification, and counts them", async () => {
    const { code, lines } = await translate(`${CLIENT}\n\n${CLIENT}\n`, [...TO_CLOUD, "--json"]);
    expect(code).toBe(0);
    expect(lines.filter(({ type }) => type === "translated")).toMatchObject([{ index: 0 }, { index: 1 }]);
    expect(lines.at(-1)).toMatchObject({ type: "result", notifications: 2, differences: 22, dropped: 2 });
    expect(lines).toContainEqual(
      expect.objectContaining({ index: 1, kind: "dropped", from: "/messages/0/voice/file" }),
    );
    expect(lines).toContainEqual(
      expect.objectContaining({ kind: "supplied", to: "/entry/0/changes/0/value/metadata/phone_number_id" }),
    );
  });

  test.each([
    ["one notification over several lines", JSON.stringify(JSON.parse(CLIENT), null, 2), 1],
    ["an array", `[${CLIENT},${CLIENT}]`, 2],
    ["an empty array", "[]", 0],
    ["NDJSON with CRLF and no last line end", `${CLIENT}\r\n${CLIENT}`, 2],
    ["a byte order mark", `\uFEFF${CLIENT}`, 1],
  ])("[X5] reads %s", async (_name, text, count) => {
    const { code, stdout } = await translate(text, TO_CLOUD);
    expect([code, stdout.split("\n").length - 1]).toEqual([0, count]);
  });

  test.each([
    ["nothing", "", TO_CLIENT, "is empty"],
    ["blank lines", "\n \r\n", TO_CLIENT, "is empty"],
    ["no JSON", "{", TO_CLIENT, "Notification 0"],
    ["no JSON on its second line", `${CLOUD}\n\nx`, TO_CLIENT, "Notification 1 of in.json on line 3"],
    ["a member twice", '{"entry":[],"entry":[]}', TO_CLIENT, "has a member twice"],
    ["neither shape", `[${CLOUD},{"a":1}]`, TO_CLIENT, "Notification 1"],
    ["a text", '"entry"', TO_CLIENT, "Notification 0"],
    ["the target's shape", CLOUD, TO_CLOUD, "has the cloud shape already"],
    ["the target's shape, the other way", `${CLOUD}\n${CLIENT}`, TO_CLIENT, "Notification 1"],
    ["no target", CLOUD, [], "--to takes cloud, on-premises"],
    ["another target", CLOUD, ["--to", "onprem"], "--to takes cloud, on-premises"],
    ["no number", CLIENT, ["--to", "cloud"], "Give --phone-number-id"],
    ["only some of the values", CLIENT, TO_CLOUD.slice(0, -2), "--business-account-id"],
    ["no UTF-8", Buffer.from([0x7b, 0xff, 0x7d]), TO_CLIENT, "Notification 0"],
  ])("[X4] %s is exit 2, told with its place, and nothing is printed", async (_name, text, args, said) => {
    const { code, stdout, stderr } = await translate(text, args);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(said);
  });

  test("[X4] a file that isn't there is exit 2", async () => {
    const { code, stderr } = await cli(["translate", "none.json", ...TO_CLIENT], { folder: tempFolder() });
    expect([code, stderr]).toEqual([2, expect.stringContaining("Can't read none.json")]);
  });

  test("[X5] works in a pipe, there and back, and when its reader has left", async () => {
    const folder = tempFolder();
    writeFileSync(join(folder, "in.json"), CLOUD);
    const there = "cat in.json | switchover translate - --to on-premises 2>err.txt";
    const back =
      "switchover translate - --to cloud --phone-number-id 1065 --display-phone-number 12025550123 --business-account-id 1022 2>err.txt";
    const ended = await runInShell(`${there} | ${back}`, { cwd: folder });
    expect([ended.code, ended.stdout]).toEqual([0, `${CLOUD}\n`]);
    const left = await runInShell(`${there} | true; echo done`, { cwd: folder });
    expect(left.stdout).toBe("done\n");
  });
});
