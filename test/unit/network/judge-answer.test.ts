import { assert, integer, option, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { judgeAnswer, type SeenAnswer } from "../../../shared/network/judge-answer.ts";
import { stepsOf, type WayApi } from "../../../shared/network/way.ts";

const ASKED = "https://cloud.example/v23.0/debug_token";
const NOW = Date.parse("2026-01-15T12:00:00Z");

function judged(answer: Partial<SeenAnswer>, api: WayApi = "cloud") {
  return judgeAnswer({ status: 400, body: "", shortened: false, ...answer }, { url: ASKED, api }, NOW);
}

describe("what an answer without a token says about the way", () => {
  test.each([400, 401, 404, 429, 500, 200])("[ZN36] an error %d in JSON is the API's", (status) => {
    expect(judged({ status, body: '{"error":{"code":104}}' })).toEqual({ facts: { status } });
  });

  test("[ZN36] a redirect, a web page, 511 and anything else are told apart, and none of them is free", () => {
    expect(judged({ status: 302, location: "https://portal.example:8443/login?a=1" })).toEqual({
      cause: "redirect",
      facts: { status: 302, to: "portal.example:8443" },
    });
    expect(judged({ status: 307, location: "/login" }).facts.to).toBe("cloud.example");
    expect(judged({ status: 302 })).toEqual({ cause: "redirect", facts: { status: 302 } });
    expect(judged({ status: 302, location: "https://[" }).facts).toEqual({ status: 302 });
    expect(judged({ status: 511, body: '{"error":1}' }).cause).toBe("sign-in-page");
    for (const page of ["<!DOCTYPE html><p>no", "\n<html lang=en>", "<meta http-equiv=refresh>"])
      expect(judged({ status: 200, body: page }).cause).toBe("web-page");
    expect(judged({ status: 403, contentType: "text/html; charset=utf-8", body: "blocked" }).cause).toBe(
      "web-page",
    );
    for (const other of [
      "",
      "ok",
      '"text"',
      "5",
      "null",
      '{"cut',
      "[]",
      "{}",
      '{"error":"upstream"}',
      '{"captive":true}',
    ])
      expect(judged({ body: other }).cause).toBe("not-the-api");
  });

  test("[ZN36] a long answer counts by its kind and beginning", () => {
    const long = { body: '{"error":{"message":"'.padEnd(100, "x"), shortened: true };
    expect(judged({ ...long, contentType: "application/json" }).cause).toBeUndefined();
    expect(judged(long).cause).toBe("not-the-api");
    expect(judged({ body: "<html>", contentType: "application/json", shortened: true }).cause).toBe(
      "web-page",
    );
  });

  test("[ZN45] an on-premises client answers in its own form, and neither API counts as the other", () => {
    const error = '{"meta":{"version":"2.53"},"errors":[{"code":1005,"title":"Access denied"}]}';
    const health = '{"health":{"gateway_status":"connected"}}';
    for (const body of [error, health]) {
      expect(judged({ status: 401, body }, "on-premises").cause).toBeUndefined();
      expect(judged({ status: 401, body }).cause).toBe("not-the-api");
    }
    for (const body of ['{"error":{"code":104}}', '{"errors":[]}', '{"errors":["no"]}', '{"health":1}', ""])
      expect(judged({ body }, "on-premises").cause).toBe("not-the-api");
    const long = { body: '{"health": {"node":'.padEnd(99, " "), shortened: true };
    expect(judged({ ...long, contentType: "application/json" }, "on-premises").cause).toBeUndefined();
    expect(judged({ status: 302, location: "/login" }, "on-premises").cause).toBe("redirect");
    expect(judged({ body: "<html>" }, "on-premises").cause).toBe("web-page");
  });

  test("[ZN37] a clock that is far off is told, ahead or behind, and a usual difference isn't", () => {
    const body = '{"error":{"code":104}}';
    const at = (date: string) => judged({ body, date }).facts.clockMinutes;
    expect(at("Thu, 15 Jan 2026 11:00:00 GMT")).toBe(60);
    expect(at("Thu, 15 Jan 2026 12:30:00 GMT")).toBe(-30);
    expect(at("Thu, 15 Jan 2026 11:56:00 GMT")).toBeUndefined();
    expect(at("yesterday")).toBeUndefined();
  });

  test("[ZN36] whatever a server sends, there is a verdict", () => {
    assert(
      property(
        integer({ min: 200, max: 999 }),
        string({ unit: "binary" }),
        option(string({ unit: "binary" }), { nil: undefined }),
        (status, body, location) => {
          const { cause, facts } = judged({ status, body, location });
          expect(facts.status).toBe(status);
          expect(cause === undefined ? typeof JSON.parse(body) : "object").toBe("object");
        },
      ),
      { numRuns: 40 },
    );
  });
});

test("[ZN30] steps before the failed one passed, and those after it weren't tried", () => {
  expect(stepsOf(["name", "connection", "tls"], "connection").map(({ status }) => status)).toEqual([
    "passed",
    "failed",
    "not-tried",
  ]);
  expect(stepsOf(["name", "answer"], undefined).map(({ status }) => status)).toEqual(["passed", "passed"]);
});
