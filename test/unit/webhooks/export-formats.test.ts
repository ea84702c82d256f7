import { expect, test } from "vitest";
import { csvWith, curl, ndjson, type Leaving } from "../../../main/core/webhooks/store/export/formats.ts";
import type { WebhookEvent } from "../../../shared/webhook/event.ts";
import { WorkspaceId } from "../../../shared/workspace/workspace.ts";

const AT = "2026-01-15T12:00:00.000Z";
const EVENT: WebhookEvent = {
  id: 7,
  receivedAt: "2026-01-15T12:00:01.000Z",
  at: "2026-01-15T11:59:00.000Z",
  workspace: WorkspaceId.parse("ws-test01"),
  source: "cloud",
  kind: "message",
  direction: "in",
  phoneNumberId: "106540352242922",
  number: "12025550123",
  user: "15550001111",
  messageId: "wamid.7",
  type: "text",
  status: "read",
  signature: "invalid",
  refused: "signature-invalid",
  repeats: 2,
  preview: "=1+1",
};
const LEAVING: Leaving = { event: EVENT, notification: 3, mode: "searchable", cut: false };
const LEFT_OUT = [
  "signature-header",
  "bodies-of-sealed-while-locked",
  "bodies-in-facts-mode",
  "erased-parts",
];

const csv = csvWith((records) => records.map((record) => `${record.join("|")}\n`).join(""));

test("[W13] a table names what it leaves out, has a column for each fact, and holds no formula", () => {
  const [said, columns] = csv.begin({ at: AT, filter: {} }).split("\n");
  expect(said).toBe(
    `switchover export 1; ${AT}; holds: facts, previews; leaves out: bodies, ${LEFT_OUT.join(", ")}`,
  );
  expect(columns).toBe(
    "id|receivedAt|at|workspace|source|kind|direction|phoneNumberId|number|user|messageId|type|status|signature|refused|repeats|preview|madeUp",
  );
  expect(csv.write(LEAVING)).toBe(
    "7|2026-01-15T12:00:01.000Z|2026-01-15T11:59:00.000Z|ws-test01|cloud|message|in|106540352242922|12025550123|15550001111|wamid.7|text|read|invalid|signature-invalid|2|'=1+1|\n",
  );
  const { preview: _preview, status: _status, ...less } = EVENT;
  expect(csv.write({ ...LEAVING, event: less })).toMatch(/\|text\|\|invalid\|signature-invalid\|2\|\|\n$/);
});

test("[W12] lines of JSON say first what they hold and leave out, and each event stands with its part as it came", () => {
  const filter = { kind: "message" } as const;
  expect(JSON.parse(ndjson.begin({ at: AT, filter }))).toEqual({
    type: "export",
    format: 1,
    at: AT,
    filter,
    holds: ["facts", "own-part-of-each-event"],
    leavesOut: ["whole-notifications", ...LEFT_OUT],
  });
  const facts = { type: "event", notification: 3, mode: "searchable", cut: false, event: EVENT };
  expect(ndjson.write(LEAVING)).toBe(`${JSON.stringify(facts)}\n`);
  const text = ndjson.write({ ...LEAVING, part: '{"id": "as it came"}' });
  expect(text.endsWith('"part":{"id": "as it came"}}\n')).toBe(true);
  expect(JSON.parse(text)).toEqual({ ...facts, part: { id: "as it came" } });
});

test("[W13] a script goes to the address that was chosen, or asks for one, and posts what has a body", () => {
  expect(curl.begin({ at: AT, filter: {}, to: "https://one.example/it's" })).toContain(
    String.raw`to='https://one.example/it'\''s'`,
  );
  expect(curl.begin({ at: AT, filter: {} })).toContain('to="${1:?usage: sh this-file URL}"\n');
  expect(curl.write(LEAVING)).toBe("");
  expect(curl.write({ ...LEAVING, body: Buffer.from("{}") })).toBe(
    "# notification 3, event 7, 2026-01-15T12:00:01.000Z\n" +
      "printf '%s' '{}' | curl --request POST --header 'Content-Type: application/json' --data-binary @- --url \"$to\"\n",
  );
});
