import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { readBody } from "../../../main/hosts/headless/serve/read-body.ts";
import { LARGEST_TABLE } from "../../../shared/rpc/areas/batch.ts";
import { LARGEST_HANDOVER } from "../../../shared/rpc/areas/handover.ts";
import { LARGEST_REPORT } from "../../../shared/rpc/areas/report.ts";

/** A request that announces a length; its body is of another one. */
function announcing(length: number, body = "x"): IncomingMessage {
  const headers = { "content-length": String(Math.ceil(length) + 100) };
  return Object.assign(Readable.from([Buffer.from(body)]), { headers }) as unknown as IncomingMessage;
}

test("a window in a browser hands over a report of 3 MB, as long journals make them", async () => {
  const body = "a".repeat(4 * 1024 * 1024);
  expect(await readBody(announcing(body.length, body))).toEqual({ text: body });
});

test.each([
  ["a table in which each character is escaped", LARGEST_TABLE * 2],
  ["the file of a workspace, in base64", (LARGEST_HANDOVER * 4) / 3],
  ["a report, in base64", (LARGEST_REPORT * 4) / 3],
])("a call with the largest file that its field takes is read: %s", async (_what, length) => {
  expect(await readBody(announcing(length))).toEqual({ text: "x" });
});

test("what is longer than any call isn't read", async () => {
  expect(await readBody(announcing(LARGEST_REPORT * 2))).toBe("unfit");
});
