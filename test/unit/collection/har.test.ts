import { expect, test } from "vitest";
import { z } from "zod";
import { collectCalls } from "../../../shared/collection/calls.ts";
import { harOf } from "../../../shared/collection/har.ts";
import { isoOf } from "../../../shared/time.ts";
import { AT_HOME, confirmed, notSent, rejected, ToldRun, type PlanChange } from "../../support/told-run.ts";

const Pair = z.strictObject({ name: z.string(), value: z.string() });
/** The members that HAR 1.2 asks for; members of our own begin with an underscore. */
const Entry = z
  .strictObject({
    pageref: z.string(),
    startedDateTime: z.iso.datetime(),
    time: z.number().nonnegative(),
    request: z.strictObject({
      method: z.string(),
      url: z.string(),
      httpVersion: z.string(),
      cookies: z.tuple([]),
      headers: z.array(Pair),
      queryString: z.array(Pair),
      postData: z.strictObject({ mimeType: z.literal("application/json"), text: z.string() }).optional(),
      headersSize: z.number(),
      bodySize: z.number(),
    }),
    response: z.strictObject({
      status: z.number(),
      statusText: z.string(),
      httpVersion: z.string(),
      cookies: z.tuple([]),
      headers: z.tuple([]),
      content: z.strictObject({ size: z.literal(0), mimeType: z.string() }),
      redirectURL: z.string(),
      headersSize: z.literal(-1),
      bodySize: z.literal(-1),
      comment: z.string(),
    }),
    cache: z.strictObject({}),
    timings: z.strictObject({ send: z.number(), wait: z.number(), receive: z.number() }),
    comment: z.string(),
    _outcome: z.string(),
    _late: z.literal(true).optional(),
    _traceId: z.string().optional(),
    _errorCode: z.number().optional(),
  })
  .refine(({ time, timings }) => time === timings.send + timings.wait + timings.receive);
const Har = z.strictObject({
  log: z.strictObject({
    version: z.literal("1.2"),
    creator: z.strictObject({ name: z.string(), version: z.string() }),
    pages: z.array(
      z.strictObject({
        startedDateTime: z.iso.datetime(),
        id: z.string(),
        title: z.string(),
        pageTimings: z.strictObject({}),
      }),
    ),
    entries: z.array(Entry),
    comment: z.string(),
  }),
});

function harFor(told: ToldRun, damaged = 0) {
  const rows = told.rows.map(({ at, entry }) => ({ at: isoOf(at), entry }));
  return Har.parse(JSON.parse(JSON.stringify(harOf(collectCalls(rows, damaged), "0.0.0-test")))).log;
}

const tricky: PlanChange = { cloud: { baseUrl: "https://cloud.example/a'b$(c)" } };

test("[K5] holds what was sent and nothing else, each with the response that the journal knows", () => {
  const told = new ToldRun("to-cloud", tricky)
    .inspected({
      ...AT_HOME["to-cloud"],
      cloud: confirmed({ httpStatus: 200, durationMs: 12, traceId: "t1" }),
      onPrem: notSent(),
    })
    .takes("backup", rejected("service-not-ready", { httpStatus: 503, apiError: { code: 1011 } }));
  const { entries, pages } = harFor(told);
  expect(pages.map(({ id }) => id)).toEqual(["r-20260115-told11"]);
  expect(
    entries.map(({ request, response, _outcome }) => [request.method, response.status, _outcome]),
  ).toEqual([
    ["GET", 200, "confirmed"],
    ["GET", 0, "notSent"],
    ["GET", 0, "not-recorded"],
    ["GET", 0, "not-recorded"],
    ["POST", 503, "rejected"],
  ]);
  expect(entries[0]).toMatchObject({ time: 12, _traceId: "t1", comment: "step inspect, attempt 1" });
  expect(entries[0]?.request.url).toMatch(/^https:\/\/cloud\.example\/a'b\$\(c\)\/v23\.0\/10651\?fields=id,/);
  expect(entries[0]?.request.queryString).toEqual([
    { name: "fields", value: expect.stringMatching(/^id,display_phone_number,/) as string },
  ]);
  expect(entries.at(-1)).toMatchObject({
    _errorCode: 1011,
    request: { postData: { text: '{"password":"${BACKUP_PASSWORD}"}' } },
  });
});

test("[K5] a migration that sent nothing has no entries, and unreadable rows are named", () => {
  expect(harFor(new ToldRun("to-onprem"))).toMatchObject({ entries: [], pages: [] });
  expect(harFor(new ToldRun("to-onprem").inspected(), 3).comment).toContain("can't be read: 3");
});
