import { gzipSync } from "node:zlib";
import type { Socket } from "node:net";
import { describe, expect, test } from "vitest";
import { connectCauseOf } from "../../../main/core/platforms/http/connect-failure.ts";
import { MAX_ANSWER_BYTES } from "../../../main/core/platforms/http/limits.ts";
import type { CloudApi } from "../../../main/core/platforms/cloud/port.ts";
import { redact } from "../../../shared/redacted.ts";
import { freePort } from "../../support/free-port.ts";
import { cloudAt, cloudError, json, onPremAt, PAIR, PIN, serve, serveBytes, text } from "./servers.ts";

const short = { lookUpMs: 400, changeMs: 400, connectMs: 400 };
const register = (api: CloudApi): ReturnType<CloudApi["register"]> =>
  api.register({ pin: PIN, backup: PAIR });
const brief = (outcome: { kind: string; cause?: string; reason?: string }): string =>
  `${outcome.kind}: ${outcome.cause ?? outcome.reason ?? ""}`;

/** A server that reads a whole request and then acts on the bare socket. */
const afterRequest = (act: (socket: Socket) => void): Promise<string> =>
  serveBytes((socket) => {
    let seen = "";
    socket.on("data", (chunk: Buffer) => {
      seen += chunk.toString("latin1");
      const [head = "", body = ""] = seen.split("\r\n\r\n");
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
      if (seen.includes("\r\n\r\n") && body.length >= length) act(socket);
    });
  });

const HEAD = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n";

describe("before a byte is written", () => {
  test("[F2] nobody listens", async () => {
    const outcome = await register(cloudAt(`http://127.0.0.1:${await freePort()}`));
    expect(brief(outcome)).toBe("notSent: connection-refused");
    expect(outcome.evidence).not.toHaveProperty("connection");
  });

  test.each([
    ["ENOTFOUND", "name-not-found"],
    ["EAI_AGAIN", "name-not-found"],
    ["ECONNREFUSED", "connection-refused"],
    ["EHOSTUNREACH", "no-route"],
    ["ENETUNREACH", "no-route"],
    ["ETIMEDOUT", "connect-timeout"],
    ["UND_ERR_CONNECT_TIMEOUT", "connect-timeout"],
    ["ERR_TLS_CERT_ALTNAME_INVALID", "name-mismatch"],
    ["ECONNRESET", "tls-failed"],
  ])("[F1] [F2] %s while connecting says %s", (code, cause) => {
    expect(connectCauseOf(Object.assign(new Error("x"), { code }), true)).toBe(cause);
    const several = new AggregateError([Object.assign(new Error("x"), { code })]);
    expect(connectCauseOf(several, true)).toBe(cause);
  });

  test("[F5] a call given up while another one holds the connection was not sent, and is not sent later", async () => {
    const server = await serve((asked, response) => {
      if (asked.method === "GET") setTimeout(() => json(response, 200, { id: "106540352242922" }), 600);
      else json(response, 200, { success: true });
    });
    const api = cloudAt(server.origin, { limits: { changeMs: 100 } });
    const [look, change] = await Promise.all([api.warm(), register(api)]);
    expect([brief(look), brief(change)]).toEqual(["confirmed: ", "notSent: cancelled-before-sending"]);
    expect((await api.warm()).kind).toBe("confirmed");
    expect(server.asked.map(({ method }) => method)).toEqual(["GET", "GET"]);
  });

  test("[F20] [I18] a call under way while the machine sleeps is unknown on waking, never taken for failed", async () => {
    const arrived = Promise.withResolvers<undefined>();
    const server = await serve(() => arrived.resolve(undefined));
    const call = register(cloudAt(server.origin, { limits: { changeMs: 300 } }));
    await arrived.promise;
    // Blocks this process for longer than the call's limit, as a sleep does.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);
    expect(brief(await call)).toBe("unknown: timeout");
    expect(server.asked.length).toBe(1);
  });

  test("a token that no header can carry is not sent, and its text appears nowhere", async () => {
    const server = await serve((_asked, response) => json(response, 200, { success: true }));
    const outcome = await cloudAt(server.origin, {
      accessToken: redact("line\nbreak", "access token"),
    }).subscribe();
    expect(brief(outcome)).toBe("notSent: cancelled-before-sending");
    expect(JSON.stringify(outcome)).not.toContain("break");
    expect(server.asked).toEqual([]);
  });
});

describe("after the request went out", () => {
  test.each([
    ["a reset", (socket: Socket) => socket.resetAndDestroy()],
    ["an end", (socket: Socket) => socket.end()],
    ["half of the headers", (socket: Socket) => socket.end("HTTP/1.1 200 OK\r\nContent-Ty")],
  ])("[F3] %s leaves it unknown", async (_name, act) => {
    expect(brief(await register(cloudAt(await afterRequest(act))))).toBe("unknown: connection-lost");
  });

  test("[F4] a reset in the middle of the request leaves it unknown", async () => {
    const origin = await serveBytes((socket) => socket.once("data", () => socket.resetAndDestroy()));
    const large = { ...PAIR, data: redact("A".repeat(4_000_000), "backup data") };
    expect(brief(await cloudAt(origin).register({ pin: PIN, backup: large }))).toBe(
      "unknown: connection-lost",
    );
  });

  test.each([
    ["[F5] headers that never come", (_socket: Socket) => undefined],
    ["[F5] headers that trickle", (socket: Socket) => trickle(socket, HEAD)],
    [
      "[F6] a body that stalls",
      (socket: Socket) => void socket.write(`${HEAD}Content-Length: 16\r\n\r\n{"suc`),
    ],
    [
      "[F6] a body that trickles",
      (socket: Socket) => trickle(socket, `${HEAD}Content-Length: 500\r\n\r\n`, 20),
    ],
  ])("%s end at the call's limit, unknown", async (_name, act) => {
    expect(brief(await register(cloudAt(await afterRequest(act), { limits: short })))).toBe(
      "unknown: timeout",
    );
  });

  test("[F6] a body shorter than announced is unknown", async () => {
    const origin = await afterRequest((socket) =>
      socket.end(`${HEAD}Content-Length: 900\r\n\r\n{"success":true}`),
    );
    expect(brief(await register(cloudAt(origin)))).toBe("unknown: connection-lost");
  });

  test.each([500, 502, 503, 504, 511])(
    "[F7] status %i is unknown even in the API's own shape, whose code is kept",
    async (status) => {
      const server = await serve((_asked, response) => json(response, status, cloudError(133004)));
      const outcome = await register(cloudAt(server.origin));
      expect(brief(outcome)).toBe("unknown: server-error");
      expect(outcome.evidence).toMatchObject({
        httpStatus: status,
        apiError: { code: 133004 },
        traceId: "AbC123",
      });
    },
  );

  test.each([
    ["[F8] a page", "text/html", "<html>Sign in to the guest network</html>"],
    ["[F8] JSON that does not say so", "text/plain", '{"success":true}'],
    ["[F8] JSON in another character set", "application/json; charset=utf-16", '{"success":true}'],
    ["[F8] nothing", "application/json", ""],
  ])("%s is unknown", async (_name, type, body) => {
    const server = await serve((_asked, response) => text(response, 200, type, body));
    expect(brief(await register(cloudAt(server.origin)))).toBe("unknown: not-json");
  });

  test.each([
    ["broken", '{"success":true'],
    ["followed by something", '{"success":true}{"success":false}'],
    ["with a member twice", '{"success":false,"success":true}'],
    ["with a member twice in two spellings", '{"success":false,"succes\\u0073":true}'],
    ["bottomless", `{"success":true,"a":${"[".repeat(100_000)}`],
    ["deep but whole", `{"success":true,"a":${"[".repeat(100_000)}${"]".repeat(100_000)}}`],
    ["behind a byte order mark", '\uFEFF{"success":true}'],
    ["with a NUL", '{"success":true}\0'],
    [
      "with bytes that are no UTF-8",
      Buffer.concat([Buffer.from('{"success":true,"a":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')]),
    ],
  ])("[F9] JSON that is %s is unknown", async (_name, body) => {
    const server = await serve((_asked, response) => text(response, 200, "application/json", body));
    expect(brief(await register(cloudAt(server.origin)))).toBe("unknown: malformed-json");
  });

  const ofLength = (bytes: number): string => `{"success":true,"a":"${"x".repeat(bytes - 23)}"}`;
  const CHUNKED = `${HEAD}Transfer-Encoding: chunked\r\n\r\n`;
  const chunked = (body: string): string => `${CHUNKED}${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;

  test.each([
    ["announced", (body: string) => `${HEAD}Content-Length: ${body.length}\r\n\r\n${body}`],
    ["in chunks", chunked],
  ])(
    "[F12] an answer of exactly the limit counts, and one of a byte more does not: %s",
    async (_how, written) => {
      const answer = async (bytes: number): Promise<string> => {
        const body = ofLength(bytes);
        expect(body).toHaveLength(bytes);
        return brief(await register(cloudAt(await afterRequest((socket) => socket.end(written(body))))));
      };
      expect(await answer(MAX_ANSWER_BYTES)).toBe("confirmed: ");
      expect(await answer(MAX_ANSWER_BYTES + 1)).toBe("unknown: too-large");
    },
  );

  test("[F12] an answer that is announced as too large is given up before its body", async () => {
    const announced = (bytes: number): Promise<string> =>
      afterRequest((socket) => socket.write(`${HEAD}Content-Length: ${bytes}\r\n\r\n`));
    const outcome = async (bytes: number): Promise<string> =>
      brief(await register(cloudAt(await announced(bytes), { limits: short })));
    expect(await outcome(MAX_ANSWER_BYTES + 1)).toBe("unknown: too-large");
    expect(await outcome(MAX_ANSWER_BYTES)).toBe("unknown: timeout");
  });

  test("[F12] an endless body is cut off", async () => {
    let written = 0;
    const origin = await afterRequest((socket) => {
      socket.write(`${HEAD}Transfer-Encoding: chunked\r\n\r\n`);
      const chunk = Buffer.alloc(65_536, " ");
      const more = (): void => {
        while (!socket.destroyed && socket.write(`10000\r\n${chunk.toString("latin1")}\r\n`))
          written += 65_536;
      };
      socket.on("drain", more);
      more();
    });
    expect(brief(await register(cloudAt(origin)))).toBe("unknown: too-large");
    expect(written).toBeLessThan(32 * 1024 * 1024);
  });

  test("[F12] a body announced as huge is not even begun, and a compressed one is not unpacked", async () => {
    const huge = await afterRequest(
      (socket) => void socket.write(`${HEAD}Content-Length: 1000000000\r\n\r\n`),
    );
    expect(brief(await register(cloudAt(huge)))).toBe("unknown: too-large");
    const bomb = await serve((_asked, response) =>
      response
        .writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" })
        .end(gzipSync(Buffer.alloc(50_000_000, " "))),
    );
    expect(brief(await register(cloudAt(bomb.origin)))).toBe("unknown: not-json");
  });

  test("[F12] headers beyond the limit are cut off", async () => {
    const origin = await afterRequest((socket) =>
      socket.end(`${HEAD}X-Long: ${"a".repeat(65_536)}\r\nContent-Length: 16\r\n\r\n{"success":true}`),
    );
    expect(brief(await register(cloudAt(origin)))).toBe("unknown: too-large");
  });

  test("[F12] a backup may be larger than other answers", async () => {
    const data = "A".repeat(3_000_000);
    const server = await serve((_asked, response) => json(response, 200, { settings: { data } }));
    const outcome = await onPremAt(server.origin).backup(PAIR.password);
    expect(outcome.kind === "confirmed" && outcome.value.reveal().length).toBe(data.length);
  });

  test.each([301, 302, 303, 307, 308])(
    "[F13] a redirect with %i is never followed and nothing reaches its target",
    async (status) => {
      const target = await serve((_asked, response) => json(response, 200, { success: true }));
      for (const location of [
        `${target.origin}/v23.0/106540352242922/register`,
        "/elsewhere",
        "file:///etc/passwd",
      ]) {
        const server = await serve((_asked, response) => response.writeHead(status, { location }).end());
        const outcome = await register(cloudAt(server.origin));
        expect(brief(outcome)).toBe("unknown: redirect");
        expect(server.asked.length).toBe(1);
      }
      expect(target.asked).toEqual([]);
    },
  );

  test("an answer that is no HTTP is unknown", async () => {
    expect(
      brief(
        await register(cloudAt(await afterRequest((socket) => socket.end("220 mail.example ESMTP\r\n")))),
      ),
    ).toBe("unknown: not-json");
  });

  test("a call under way when the connection is closed by ourselves was interrupted", async () => {
    let seen: (() => void) | undefined;
    const arrived = new Promise<void>((resolve) => (seen = resolve));
    const server = await serve(() => seen?.());
    const api = cloudAt(server.origin);
    const outcome = register(api);
    await arrived;
    await api.close();
    expect(brief(await outcome)).toBe("unknown: interrupted");
    expect(brief(await api.warm())).toBe("notSent: cancelled-before-sending");
  });

  test("interim answers are passed over", async () => {
    const origin = await afterRequest((socket) =>
      socket.write(
        `HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n${HEAD}Content-Length: 16\r\n\r\n{"success":true}`,
      ),
    );
    expect(brief(await register(cloudAt(origin)))).toBe("confirmed: ");
  });

  test("[F36] an answer after its call was given up is not taken for the next one's", async () => {
    let late: (() => void) | undefined;
    const server = await serve((asked, response) => {
      if (asked.method === "POST") late = () => json(response, 200, { success: true });
      else json(response, 200, { id: "106540352242922", status: "CONNECTED" });
    });
    const api = cloudAt(server.origin, { limits: { changeMs: 150 } });
    expect(brief(await register(api))).toBe("unknown: timeout");
    late?.();
    expect(await api.readNumber()).toMatchObject({ kind: "confirmed", value: { status: "CONNECTED" } });
  });
});

describe("one connection", () => {
  test("[F40] a look, register and subscribe share one socket", async () => {
    const server = await serve((asked, response) =>
      json(response, 200, asked.method === "GET" ? { id: "106540352242922" } : { success: true }),
    );
    const api = cloudAt(server.origin);
    const outcomes = [await api.warm(), await register(api), await api.subscribe()];
    expect(new Set(outcomes.map(({ evidence }) => evidence.connection)).size).toBe(1);
    expect(outcomes[0]?.evidence.connection).toBeTypeOf("number");
    expect(new Set(server.asked.map(({ socket }) => socket)).size).toBe(1);
    expect(api.lastAnswerMs()).toBeTypeOf("number");
  });

  test("[F40] a kept-open connection that dies as the request leaves is unknown, and nothing is sent again", async () => {
    const server = await serve((asked, response) => {
      if (asked.method === "GET") json(response, 200, { id: "106540352242922" });
      else asked.socket.destroy();
    });
    const api = cloudAt(server.origin);
    await api.warm();
    const outcome = await register(api);
    expect(brief(outcome)).toBe("unknown: connection-lost");
    expect(server.asked.map(({ method }) => method)).toEqual(["GET", "POST"]);
    expect(api.lastAnswerMs()).toBeUndefined();
  });

  test("[F40] a connection that the server closed in between is opened anew, under another number", async () => {
    const server = await serve((asked, response) => {
      json(response, 200, { id: "106540352242922" });
      response.once("close", () => asked.socket.end());
    });
    const api = cloudAt(server.origin);
    const first = await api.warm();
    await new Promise((resolve) => server.asked[0]?.socket.once("close", resolve));
    const second = await api.warm();
    expect(second.kind).toBe("confirmed");
    expect(second.evidence.connection).not.toBe(first.evidence.connection);
  });

  test("a base address with a path keeps it", async () => {
    const server = await serve((_asked, response) => json(response, 200, { id: "106540352242922" }));
    await cloudAt(`${server.origin}/gateway/cloud/`).warm();
    expect(server.asked[0]?.url).toBe("/gateway/cloud/v23.0/106540352242922?fields=id");
  });
});

function trickle(socket: Socket, textSoFar: string, everyMs = 50): void {
  let at = 0;
  const timer = setInterval(() => {
    if (socket.destroyed) clearInterval(timer);
    else socket.write(textSoFar[(at += 1) - 1] ?? " ");
  }, everyMs);
  socket.once("close", () => clearInterval(timer));
}
