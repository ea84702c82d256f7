import { gzipSync } from "node:zlib";
import { expect } from "vitest";
import { countOf } from "../../support/core-driver.ts";
import { must } from "../../support/harness.ts";
import { classAt } from "./call.ts";
import { startFront, type Act } from "./front.ts";
import { atRegister, onBench, type FaultId, type Row } from "./row.ts";

const REGISTER = /\/register$/;
const SUBSCRIBE = /\/subscribed_apps$/;

const moved = "complete, cloud proven";
const unmoved = "register-had-no-effect, on-premises proven";
/** What is told once both APIs were read again. */
const IN_CLOUD = /is in the cloud/;
const STILL_THERE = /still on-premises|on-premises/;

/** Answers with exactly this, with or without letting the sandbox act before. */
const answer =
  (
    status: number,
    type: string,
    body: string | Uint8Array,
    acts = false,
    headers: Record<string, string> = {},
  ): Act =>
  async (response, handOn) => {
    if (acts) await handOn();
    response.writeHead(status, { "content-type": type, ...headers }).end(body);
  };
const json = (status: number, body: unknown, acts = false, headers: Record<string, string> = {}): Act =>
  answer(status, "application/json", JSON.stringify(body), acts, headers);
const error = (code: number): unknown => ({
  error: { message: `(#${code}) Something`, type: "OAuthException", code, trace_id: "AbC123" },
});

type Case = readonly [name: string, act: Act, cls: string, hasMoved: boolean];

/** Lets a whole migration meet the first answer, and a registration alone each other one: all are of their class. */
async function each([first, ...others]: readonly [Case, ...Case[]]): Promise<void> {
  const [, act, cls, hasMoved] = first;
  await atRegister(({ front }) => front.meet(REGISTER, act), {
    class: cls,
    ends: hasMoved ? moved : unmoved,
    told: hasMoved ? IN_CLOUD : STILL_THERE,
  });
  const front = await startFront({ baseUrl: "https://127.0.0.1:9" });
  try {
    for (const [name, alone, expected] of others) {
      front.meet(REGISTER, (response, _handOn, request) => alone(response, () => NOBODY, request));
      const found = await classAt(front.origin, { kind: "authority", pem: front.caPem });
      expect([name, found.class]).toEqual([name, expected]);
      expect(found.told).toMatch(expected === "confirmed" ? /^$/ : /\w{4}/);
    }
  } finally {
    await front.close();
  }
}

/** The answer of a platform that a registration alone doesn't need. */
const NOBODY = Promise.resolve({ status: 200, body: "{}" });

/** Responses of the platform. */
export const ANSWERS: Readonly<Record<FaultId, Row>> = {
  F7: {
    how: "the front answers 500, 502, 503 or 504, before and after it has handed the request on",
    expected: "unknown; both APIs are read, and the number is where it really is",
    run: () =>
      each([
        ["500 before", json(500, error(131000)), "unknown: server-error", false],
        ["502 after", answer(502, "text/html", "<h1>502</h1>", true), "unknown: server-error", true],
        ["503 after", json(503, error(131016), true), "unknown: server-error", true],
        ["504 before", answer(504, "text/plain", ""), "unknown: server-error", false],
      ]),
  },
  F8: {
    how: "the front answers a page under 200, under 403, and 511, as a captive portal does",
    expected: "unknown, and nothing of the page is believed",
    run: () =>
      each([
        ["200", answer(200, "text/html", "<html>Sign in</html>"), "unknown: not-json", false],
        ["511", answer(511, "text/html", "<html>Sign in</html>", true), "unknown: server-error", true],
      ]),
  },
  F9: {
    how: "the front answers JSON that is malformed, cut, doubled, 100,000 deep, with a byte order mark, with NUL",
    expected: "unknown, and nothing crashes",
    run: () =>
      each([
        [
          "malformed",
          answer(200, "application/json", '{"success":tru', true),
          "unknown: malformed-json",
          true,
        ],
        [
          "doubled",
          answer(200, "application/json", '{"success":false,"success":true}', true),
          "unknown: malformed-json",
          true,
        ],
        [
          "deep",
          answer(200, "application/json", "[".repeat(100_000) + "]".repeat(100_000)),
          "unknown: malformed-json",
          false,
        ],
        [
          "NUL",
          answer(200, "application/json", '{"success":true}\u0000', true),
          "unknown: malformed-json",
          true,
        ],
      ]),
  },
  F10: {
    how: "the front answers 200 with success false, without handing the request on",
    expected: "rejected, told as that, the number stays, and the same migration can be resumed",
    run: () =>
      atRegister(({ front }) => front.meet(REGISTER, json(200, { success: false })), {
        class: "rejected: success-false",
        ends: "register-refused, on-premises proven",
        told: /reject|refus/i,
      }),
  },
  F11: {
    how: "the front answers 200 with success 1, {}, [], null; and true beside other members",
    expected: "unknown, except for the last, which is confirmed",
    run: () =>
      each([
        ["1", json(200, { success: 1 }, true), "unknown: unexpected-shape", true],
        ["{}", json(200, {}), "unknown: unexpected-shape", false],
        ["null", json(200, null), "unknown: unexpected-shape", false],
        ["more", json(200, { success: true, later: { kept: [1] } }, true), "confirmed", true],
      ]),
  },
  F12: {
    how: "the front streams a gigabyte, a compressed bomb, and 64 KB of headers",
    expected: "unknown: cut off, and this process's buffers grow by 32 MB at most",
    run: async () => {
      const mb = Buffer.alloc(1024 * 1024, 0x20);
      let written = 0;
      const endless: Act = (response) => {
        response.writeHead(200, { "content-type": "application/json" });
        const more = (): void => {
          while (written < 1024 && !response.destroyed) {
            written += 1;
            if (!response.write(mb)) return void response.once("drain", more);
          }
        };
        response.on("error", () => undefined);
        more();
      };
      const before = process.memoryUsage();
      await atRegister(({ front }) => front.meet(REGISTER, endless), {
        class: "unknown: too-large",
        ends: unmoved,
        told: STILL_THERE,
      });
      const after = process.memoryUsage();
      expect(written).toBeLessThan(64);
      expect(after.arrayBuffers - before.arrayBuffers).toBeLessThan(32 * 1024 * 1024);
      const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024));
      await atRegister(
        ({ front }) =>
          front.meet(REGISTER, answer(200, "application/json", bomb, true, { "content-encoding": "gzip" })),
        { class: "unknown: not-json", ends: moved, told: IN_CLOUD },
      );
      await atRegister(
        ({ front }) =>
          front.meet(REGISTER, json(200, { success: true }, true, { "x-filler": "x".repeat(65_536) })),
        { class: "unknown: too-large", ends: moved, told: IN_CLOUD },
      );
    },
  },
  F13: {
    how: "the front redirects with 301, 302, 303, 307, 308 to itself under another path, to http and to a file",
    expected: "unknown, and the target receives no request",
    run: async () => {
      const places = ["/v23.0/elsewhere", "http://127.0.0.1:9/", "file:///etc/passwd"];
      const to = (status: number, location: string): Act =>
        answer(status, "text/plain", "", false, { location });
      await each([
        ["307", to(307, places[0] ?? ""), "unknown: redirect", false],
        ...[301, 302, 303, 307, 308].flatMap((status) =>
          places.map((place): Case => [`${status} ${place}`, to(status, place), "unknown: redirect", false]),
        ),
      ]);
      await onBench(async (bench) => {
        await bench.driver.migrate(bench.plan("to-cloud"), () => {
          bench.front.meet(REGISTER, to(308, "/v23.0/elsewhere"));
          bench.front.meet(/elsewhere/, json(200, { success: true }), 9);
        });
        expect(bench.front.struck()).toBe(1);
      });
    },
  },
  F17: {
    how: "the front answers 401 at register in the API's own shape, and then without it",
    expected:
      "a refused registration ends the step, is not sent again unasked and can be resumed; else unknown",
    run: async () => {
      await onBench(async (bench) => {
        const run = await bench.driver.migrate(bench.plan("to-cloud"), () =>
          bench.front.meet(REGISTER, json(401, error(190))),
        );
        await bench.prove(run, {
          step: "register",
          class: "rejected: token-invalid",
          ends: "access-refused, on-premises proven",
          told: /token|access/i,
          truth: "onprem",
          sent: 0,
        });
        expect(bench.front.struck()).toBe(1);
        const again = await bench.driver.goOn(must(await bench.driver.proceed(run, true)));
        expect([again.numberIs, countOf(bench.harness, "POST", "/register")]).toEqual(["cloud", 1]);
      });
      await each([
        ["401 page", answer(401, "text/html", "<p>no</p>", true), "unknown: not-json", true],
        ["403 page", answer(403, "text/html", "<p>no</p>"), "unknown: not-json", false],
      ]);
    },
  },
  F18: {
    how: "the front answers 429 at register with an absurd wait, and at subscribe with one second",
    expected: "register stops with the wait that was told; subscribe waits; what was sent stays counted",
    run: async () => {
      await atRegister(
        ({ front }) => front.meet(REGISTER, json(429, error(80007), false, { "retry-after": "999999999" })),
        {
          class: "rejected: rate-limited",
          ends: "told-to-wait, on-premises proven",
          told: /wait|too many|later/i,
        },
      );
      await atRegister(
        ({ front }) => front.meet(SUBSCRIBE, json(429, error(80007), false, { "retry-after": "1" })),
        { class: "confirmed", ends: moved, told: IN_CLOUD },
        ({ harness }) => expect(countOf(harness, "POST", "/subscribed_apps")).toBe(1),
      );
    },
  },
};
