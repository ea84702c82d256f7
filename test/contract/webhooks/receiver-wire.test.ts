import { connect } from "node:net";
import { once } from "node:events";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { RECEIVER_LIMITS } from "../../../main/core/webhooks/receiver/limits.ts";
import {
  receiverHarness,
  type Listening,
  type ReceiverHarness,
} from "../../support/webhooks/receiver-harness.ts";
import { rawExchange, rawTo, rawToTls, type RawAnswer } from "../../support/webhooks/raw-http.ts";
import { nginxHere, startNginx } from "../../support/webhooks/nginx.ts";
import { sshdHere, startSshd } from "../../support/webhooks/sshd.ts";
import { throughSsh } from "../../support/webhooks/ssh-stream.ts";

const SMUGGLED = '{"smuggled":true}';

/**
 * A complete request hidden in another one, which two servers that disagree on request ends would process.
 */
const hidden = (path: string): string =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${SMUGGLED.length}\r\n\r\n${SMUGGLED}`;

const chunk = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`;

/** Requests whose end two servers may see at different positions; each hides another request. */
const VECTORS: Readonly<Record<string, (path: string) => string>> = {
  "length and chunks": (path) => {
    const body = `0\r\n\r\n${hidden(path)}`;
    return `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${body.length}\r\nTransfer-Encoding: chunked\r\n\r\n${body}`;
  },
  "chunks and length": (path) =>
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n${chunk(hidden(path))}`,
  "two lengths": (path) =>
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\nContent-Length: ${hidden(path).length}\r\n\r\n${hidden(path)}`,
  "two lengths on one line": (path) =>
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0, ${hidden(path).length}\r\n\r\n${hidden(path)}`,
  "a length with a sign": (path) =>
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: +0\r\n\r\n${hidden(path)}`,
  "an encoding that sounds like chunks": (path) =>
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: xchunked\r\nContent-Length: 5\r\n\r\n${chunk(hidden(path))}`,
  "chunks that are not last": (path) =>
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked, identity\r\n\r\n${chunk(hidden(path))}`,
  "a tab before the encoding": (path) =>
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding:\u000bchunked\r\nContent-Length: 5\r\n\r\n${chunk(hidden(path))}`,
  "a space before the colon": (path) =>
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length : 5\r\n\r\n${hidden(path)}`,
  "a folded header": (path) =>
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding:\r\n chunked\r\nContent-Length: 5\r\n\r\n${chunk(hidden(path))}`,
  "bare line feeds": (path) =>
    `POST ${path} HTTP/1.1\nHost: localhost\nContent-Length: ${hidden(path).length}\nTransfer-Encoding: chunked\n\n${hidden(path)}`,
  "a null in a header": (path) =>
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nX-A: a\u0000b\r\nContent-Length: 5\r\n\r\n${hidden(path)}`,
  "no host": (path) => `POST ${path} HTTP/1.1\r\nContent-Length: 0\r\n\r\n${hidden(path)}`,
  "a chunk size with a letter too many": (path) =>
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n0x1\r\na\r\n0\r\n\r\n${hidden(path)}`,
};

/** This receiver accepts unsigned notifications, so that a smuggled request would be recorded. */
async function open(): Promise<{
  readonly rig: ReceiverHarness;
  readonly listening: Listening;
  readonly path: string;
}> {
  const rig = receiverHarness();
  const listening = await rig.listen({ appSecrets: [] });
  return { rig, listening, path: new URL(listening.cloudUrl).pathname };
}

function expectNothingSmuggled({ rig }: { readonly rig: ReceiverHarness }): void {
  expect(rig.store.kept.map(({ body }) => body.toString())).not.toContain(SMUGGLED);
}

describe("requests that hide another one", () => {
  test.each(Object.entries(VECTORS))(
    "[V8] sent straight here, %s: one refusal, and nothing is taken",
    async (_name, vector) => {
      const { rig, listening, path } = await open();
      const answer = await rawTo(listening.port, vector(path));
      expect(answer.statuses).toEqual([400]);
      expect(answer.ended).toBe(true);
      expect(rig.store.kept).toEqual([]);
    },
  );

  test("[V8] through nginx, none of them gets in", async ({ skip }) => {
    skip(!nginxHere.available, nginxHere.reason);
    const { rig, listening, path } = await open();
    const front = await startNginx({ target: listening.port });
    onTestFinished(() => front.close());
    const answers = await Promise.all(
      Object.entries(VECTORS).map(async ([name, vector]) => {
        const { statuses } = await rawToTls(front.port, front.caPem, vector(path), 1_000);
        return [name, statuses] as const;
      }),
    );
    // nginx takes a bare line feed as the end of a line and rejects what follows from it; one of the two
    // servers rejects the rest.
    expect(answers.filter(([, statuses]) => statuses.length !== 1 || statuses.includes(200))).toEqual([]);
    expectNothingSmuggled({ rig });
    const good = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}`;
    expect((await rawToTls(front.port, front.caPem, good)).statuses).toEqual([200]);
    expect(rig.store.kept.map(({ body }) => body.toString())).toEqual(["{}"]);
  });

  test("[V8] through an ssh forward, they are refused as if they were sent straight here", async ({
    skip,
  }) => {
    skip(!sshdHere.available, sshdHere.reason);
    const { rig, listening, path } = await open();
    const server = await startSshd();
    onTestFinished(() => server.close());
    const ssh = await throughSsh(server, listening.port);
    onTestFinished(() => ssh.close());
    for (const [name, vector] of Object.entries(VECTORS)) {
      const answer = await rawExchange(await ssh.stream(), vector(path));
      expect([name, answer.statuses]).toEqual([name, [400]]);
    }
    expect(rig.store.kept).toEqual([]);
    const good = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}`;
    expect((await rawExchange(await ssh.stream(), good)).statuses).toEqual([200]);
  });
});

describe("limits on the wire", () => {
  const limits = { headersMs: 300, requestMs: 600, checkEveryMs: 50, lingerMs: 100, keepAliveMs: 200 };

  test("[V7] slow headers and slow bodies are cut", async () => {
    const rig = receiverHarness({ limits });
    const { port, cloudUrl } = await rig.listen({ appSecrets: [] });
    const path = new URL(cloudUrl).pathname;
    const [headers, body, other] = await Promise.all([
      rawTo(port, `POST ${path} HTTP/1.1\r\nHost: loc`),
      rawTo(port, `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf`),
      rawTo(
        port,
        `POST ${path} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nhalf\r\n`,
      ),
    ]);
    for (const cut of [headers, body, other]) expect([cut.statuses, cut.ended]).toEqual([[408], true]);
    expect(rig.store.kept).toEqual([]);
  });

  test("the times that hold outside tests are those of the requirements", () => {
    expect(RECEIVER_LIMITS).toMatchObject({
      headersMs: 5_000,
      requestMs: 15_000,
      checkEveryMs: 1_000,
      headerBytes: 8_192,
      bodyBytes: 3_145_728,
      connections: 64,
      requestsPerSocket: 100,
    });
  });

  test("[V7] headers above 8 KB and endless chunk extensions are refused", async () => {
    const { rig, listening, path } = await open();
    const long = await rawTo(
      listening.port,
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nX-A: ${"a".repeat(9_000)}\r\n\r\n`,
    );
    expect(long.statuses).toEqual([431]);
    const extended = await rawTo(
      listening.port,
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n1;${"a".repeat(20_000)}\r\na\r\n0\r\n\r\n`,
    );
    expect(extended.statuses).toEqual([413]);
    expect(rig.store.kept).toEqual([]);
  });

  test("[V2] a body that is declared too large is refused before it is sent, and its sender sees the answer", async () => {
    const rig = receiverHarness({ limits });
    const { port, cloudUrl } = await rig.listen({ appSecrets: [] });
    const path = new URL(cloudUrl).pathname;
    const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3145729\r\n`;
    expect((await rawTo(port, `${head}\r\n`)).statuses).toEqual([413]);
    expect((await rawTo(port, `${head}\r\n${"a".repeat(500_000)}`)).statuses).toEqual([413]);
    // A client that sends Expect: 100-continue is not asked to continue.
    expect((await rawTo(port, `${head}Expect: 100-continue\r\n\r\n`)).statuses).toEqual([413]);
    const polite = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n{}`;
    expect((await rawTo(port, polite)).statuses).toEqual([100, 200]);
  });

  test("[V9] a second host, or an address in place of a path, leads nowhere", async () => {
    const { rig, listening, path } = await open();
    const tail = "Connection: close\r\nContent-Length: 2\r\n\r\n{}";
    const twice = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n${tail}`;
    expect((await rawTo(listening.port, twice)).statuses).toEqual([404]);
    const absolute = `POST http://localhost${path} HTTP/1.1\r\nHost: localhost\r\n${tail}`;
    expect((await rawTo(listening.port, absolute)).statuses).toEqual([404]);
    expect(rig.store.kept).toEqual([]);
  });

  test("[V7] no more connections than may be are held, and each ends after its share of requests", async () => {
    const rig = receiverHarness({ limits: { connections: 2, requestsPerSocket: 3 } });
    const { port, cloudUrl } = await rig.listen({ appSecrets: [] });
    const idle = [connect(port, "127.0.0.1"), connect(port, "127.0.0.1")];
    onTestFinished(() => idle.forEach((socket) => socket.destroy()));
    await Promise.all(idle.map((socket) => once(socket, "connect")));
    const request = `POST ${new URL(cloudUrl).pathname} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n{}`;
    expect((await rawTo(port, request)).statuses).toEqual([]);
    // Their senders got no response: only this count shows them.
    await vi.waitFor(() =>
      expect(rig.heard("receivers").at(-1)?.counts).toMatchObject({ dropped: 1, busy: 0, accepted: 0 }),
    );
    idle.forEach((socket) => socket.destroy());
    const answered = await vi.waitFor(async (): Promise<RawAnswer> => {
      const many = await rawTo(port, request.repeat(5), 150);
      expect(many.statuses.length).toBeGreaterThan(0);
      return many;
    });
    expect(answered.statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(answered.text).toMatch(/Connection: close/i);
    expect(rig.store.kept).toHaveLength(3);
  });

  test("[V1] no answer names a program or a version", async () => {
    const { listening, path } = await open();
    const asked = [
      `GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}`,
      `nonsense\r\n\r\n`,
      `GET ${path}?hub.mode=x HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    ];
    const texts = await Promise.all(asked.map(async (one) => (await rawTo(listening.port, one)).text));
    for (const text of texts) expect(text).not.toMatch(/server:|powered|date:|node|switchover|x-/i);
  });

  test("a sender that breaks off leaves nothing behind", async () => {
    const rig = receiverHarness({ limits: { inWork: 1, lingerMs: 50 } });
    const { port, cloudUrl } = await rig.listen({ appSecrets: [] });
    const path = new URL(cloudUrl).pathname;
    const socket = connect(port, "127.0.0.1");
    socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf`);
    const good = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}`;
    await vi.waitFor(async () => expect((await rawTo(port, good)).statuses).toEqual([503]));
    socket.destroy();
    await vi.waitFor(async () => expect((await rawTo(port, good)).statuses).toEqual([200]));
    expect(rig.store.kept).toHaveLength(1);
  });
});
