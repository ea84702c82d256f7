import { once } from "node:events";
import { connect } from "node:net";
import { networkInterfaces } from "node:os";
import { describe, expect, test } from "vitest";
import { LARGEST_REPORT } from "../../../shared/rpc/areas/report.ts";
import { callHeaders, serverRig, type Answer, type Asking, type ServerRig } from "./rig.ts";

const BODY = JSON.stringify({ method: "app.info", input: {} });

/** A call of the window with a few headers changed. */
async function callWith(
  rig: ServerRig,
  change: Readonly<Record<string, string | readonly string[] | undefined>>,
  { method = "POST", body = BODY }: Asking = {},
): Promise<Answer> {
  const headers = Object.entries({ ...callHeaders(rig.port, await rig.signedIn()), ...change });
  const kept = headers.filter((entry): entry is [string, string] => entry[1] !== undefined);
  return rig.ask("/rpc", { method, body, headers: Object.fromEntries(kept) });
}

describe("whoever asks", () => {
  test("must ask for 127.0.0.1 or localhost with the right port: no name that was bound to this machine", async () => {
    const rig = await serverRig();
    const cookie = await rig.signedIn();
    const asked = async (host: string): Promise<number> =>
      (await rig.ask("/", { headers: { host, cookie } })).status;
    expect(await asked(`127.0.0.1:${rig.port}`)).toBe(200);
    expect(await asked(`localhost:${rig.port}`)).toBe(200);
    for (const host of [
      "evil.example",
      `evil.example:${rig.port}`,
      `localhost.evil.example:${rig.port}`,
      `127.0.0.1.nip.io:${rig.port}`,
      "127.0.0.1",
      "localhost",
      `127.0.0.1:${rig.port + 1}`,
      `[::1]:${rig.port}`,
      `0.0.0.0:${rig.port}`,
    ])
      expect([host, await asked(host)]).toEqual([host, 421]);
  });

  test("must be on this machine: no other address of it takes a connection", async () => {
    const rig = await serverRig();
    const reached = (host: string): Promise<boolean> =>
      new Promise((resolve) => {
        const socket = connect({ host, port: rig.port })
          .once("connect", () => resolve(true))
          .once("error", () => resolve(false));
        socket.once("connect", () => socket.destroy());
      });
    const own = Object.values(networkInterfaces()).flatMap(
      (list) => list?.map(({ address }) => address) ?? [],
    );
    const others = [...new Set([...own, "127.0.0.2", "::1"])].filter((address) => address !== "127.0.0.1");
    const answered = await Promise.all(
      others.map(async (address) => ((await reached(address)) ? [address] : [])),
    );
    expect(answered.flat()).toEqual([]);
    expect(await reached("127.0.0.1")).toBe(true);
  });

  test("must come from the window's own page to call", async () => {
    const rig = await serverRig();
    for (const origin of [
      undefined,
      "null",
      "http://evil.example",
      `http://evil.example:${rig.port}`,
      `https://127.0.0.1:${rig.port}`,
      `http://127.0.0.1:${rig.port + 1}`,
      `http://localhost:${rig.port}`,
      `http://127.0.0.1:${rig.port}/`,
    ])
      expect([origin, (await callWith(rig, { origin })).status]).toEqual([origin, 403]);
    for (const site of ["cross-site", "same-site", "none"])
      expect((await callWith(rig, { "sec-fetch-site": site })).status).toBe(403);
    expect(rig.own.calls).toEqual([]);
    expect((await callWith(rig, { "sec-fetch-site": undefined })).status).toBe(200);
    const localhost = `localhost:${rig.port}`;
    expect((await callWith(rig, { host: localhost, origin: `http://${localhost}` })).status).toBe(200);
  });

  test("must not load parts of it into another page", async () => {
    const rig = await serverRig();
    const cookie = await rig.signedIn();
    const foreign = {
      "sec-fetch-site": "cross-site",
      "sec-fetch-mode": "no-cors",
      "sec-fetch-dest": "script",
    };
    for (const path of ["/", "/assets/index-a1b2.js", "/events/own", "/session"])
      expect((await rig.ask(path, { headers: { ...foreign, cookie } })).status).toBe(403);
    const frame = {
      "sec-fetch-site": "cross-site",
      "sec-fetch-mode": "navigate",
      "sec-fetch-dest": "iframe",
    };
    expect((await rig.ask("/", { headers: { ...frame, cookie } })).status).toBe(403);
  });

  test("must send JSON, of a bounded size, that is a call of the contract", async () => {
    const rig = await serverRig();
    for (const type of [
      undefined,
      "text/plain",
      "application/x-www-form-urlencoded",
      "application/json; charset=utf-16",
    ])
      expect((await callWith(rig, { "content-type": type })).status).toBe(415);
    expect((await callWith(rig, { "content-encoding": "gzip" })).status).toBe(415);
    for (const body of [
      "",
      "{",
      "[]",
      "null",
      `{"method":"app.info"`,
      `{"method":1,"input":{}}`,
      `{"method":"app.info","input":{},"more":1}`,
    ])
      expect([body, (await callWith(rig, {}, { body })).status]).toEqual([body, 400]);
    for (const method of [
      "app.nothing",
      "constructor",
      "__proto__",
      "practice:practice:app.info",
      "Practice:app.info",
    ])
      expect((await callWith(rig, {}, { body: JSON.stringify({ method, input: {} }) })).status).toBe(404);
    expect(rig.own.calls).toEqual([]);
    expect(rig.practice.calls).toEqual([]);
  });

  test("is stopped once it is longer than the largest file that a call takes, whether the size is told or not", async () => {
    const rig = await serverRig();
    const part = Buffer.alloc(1024 * 1024, "x");
    const parts = (LARGEST_REPORT * 1.5) / part.length;
    const headers = callHeaders(rig.port, await rig.signedIn());
    for (const size of [`Content-Length: ${LARGEST_REPORT * 1.5}`, "Transfer-Encoding: chunked"]) {
      const socket = await rig.socket();
      socket.on("error", () => undefined);
      const answered = once(socket, "data") as Promise<[Buffer]>;
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
      socket.write(
        `POST /rpc HTTP/1.1\r\nHost: 127.0.0.1:${rig.port}\r\n${[...lines, size].join("\r\n")}\r\n\r\n`,
      );
      if (size.startsWith("Transfer"))
        for (let sent = 0; sent < parts; sent += 1)
          for (const piece of [`${part.length.toString(16)}\r\n`, part, "\r\n"]) socket.write(piece);
      expect((await answered)[0].toString()).toMatch(/^HTTP\/1.1 413 /);
    }
    expect(rig.own.calls).toEqual([]);
    const fits = JSON.stringify({ method: "vault.put", input: "x".repeat(900_000) });
    expect((await callWith(rig, {}, { body: fits })).status).toBe(200);
  });

  test("must use the method that a path has", async () => {
    const rig = await serverRig();
    const cookie = await rig.signedIn();
    for (const method of ["PUT", "DELETE", "OPTIONS", "HEAD", "PATCH", "TRACE"])
      expect((await rig.ask("/", { method, headers: { cookie } })).status).toBe(405);
    expect((await rig.ask("/rpc", { headers: { cookie } })).headers["allow"]).toBe("POST");
    expect((await rig.ask("/", { method: "POST", headers: callHeaders(rig.port, cookie) })).status).toBe(405);
  });
});

describe("paths", () => {
  test("lead to the page and the assets, and nowhere else", async () => {
    const rig = await serverRig();
    const cookie = await rig.signedIn();
    const asked = (path: string): Promise<Answer> => rig.ask(path, { headers: { cookie } });
    expect(await asked("/assets/index-a1b2.js")).toMatchObject({
      status: 200,
      headers: {
        "content-type": "text/javascript; charset=utf-8",
        "cache-control": "private, max-age=31536000, immutable",
      },
    });
    for (const path of [
      "/..%2fsecret.txt",
      "/assets/../../secret.txt",
      "/assets/../secret.txt",
      "/assets/..%2fsecret.txt",
      "/assets/%2e%2e/secret.txt",
      "/assets/..\\secret.txt",
      "/assets/notes.exe",
      "/assets/",
      "/assets",
      "/secret.txt",
      "//assets/index-a1b2.js",
      "/assets//index-a1b2.js",
      "/assets/index-a1b2.js/",
      "/assets/index-a1b2.js%00",
      "/assets/INDEX-a1b2.js",
      "http://evil.example/",
      "*",
    ])
      expect([path, (await asked(path)).status]).toEqual([path, 404]);
  });
});

describe("every answer", () => {
  test("carries a policy, may not be kept unless its name says what it holds, and opens nothing to other origins", async () => {
    const rig = await serverRig();
    const cookie = await rig.signedIn();
    const all: Answer[] = [];
    for (const path of ["/", "/start", "/nowhere", "/assets/index-a1b2.js", "/session", "/rpc"])
      all.push(await rig.ask(path), await rig.ask(path, { headers: { cookie } }));
    all.push(
      await rig.ask("/", { headers: { host: "evil.example" } }),
      await rig.call(cookie, "app.info"),
      await rig.call(cookie, "nothing"),
      await callWith(rig, { origin: "http://evil.example" }),
    );
    for (const { headers, status } of all) {
      expect(headers["content-security-policy"]).toMatch(/^default-src 'none';.*frame-ancestors 'none'/);
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
      });
      expect(Object.keys(headers).filter((name) => name.startsWith("access-control-"))).toEqual([]);
      expect(headers["server"] ?? headers["x-powered-by"]).toBeUndefined();
      const kept = headers["cache-control"] !== "no-store";
      expect(kept && status !== 200).toBe(false);
    }
  });

  test("of the page has a nonce of its own, the same in its policy and in its text", async () => {
    const rig = await serverRig();
    const cookie = await rig.signedIn();
    const nonces: string[] = [];
    for (let at = 0; at < 3; at += 1) {
      const { headers, body } = await rig.ask("/", { headers: { cookie } });
      const nonce = /name="csp-nonce" content="([A-Za-z0-9_-]{22})"/.exec(body)?.[1] ?? "none";
      expect(headers["content-security-policy"]).toBe(
        `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types default`,
      );
      nonces.push(nonce);
    }
    expect(new Set(nonces).size).toBe(3);
  });
});
