import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer as createSecureServer, type Server as SecureServer } from "node:https";
import { createServer as createTcpServer, type AddressInfo, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TlsOptions } from "node:tls";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import { LIMITS } from "../../../main/core/platforms/http/limits.ts";
import type { ProxyFinder } from "../../../main/core/platforms/http/proxy/proxy.ts";
import type { Trust } from "../../../main/core/platforms/http/trust.ts";
import { makeCertificate, type Identity } from "../../support/certificates.ts";
import { countOf, endingOf } from "../../support/core-driver.ts";
import { must } from "../../support/harness.ts";
import { classAt } from "./call.ts";
import type { Act } from "./front.ts";
import { proven } from "./proofs.ts";
import { atRegister, onBench, type FaultId, type Row } from "./row.ts";

const REGISTER = /\/register$/;
const moved = "complete, cloud proven";
const unmoved = "register-had-no-effect, on-premises proven";
const IN_CLOUD = /is in the cloud/;
const STILL_THERE = /on-premises/;
const HEAD = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n";

/** Writes bytes of its own in place of an answer, after the sandbox has acted or without it. */
const bytes =
  (write: (socket: Socket) => void, acts = false): Act =>
  async (_response, handOn, request) => {
    if (acts) await handOn();
    write(request.socket);
  };

/** Sends a byte now and then. */
function trickle(socket: Socket, text: string): void {
  let at = 0;
  const timer = setInterval(() => {
    if (socket.destroyed || at >= text.length) return clearInterval(timer);
    socket.write(text[at] ?? "");
    at += 1;
  }, 30);
}

type Found = Awaited<ReturnType<ProxyFinder>>[number];
const onlyThese =
  (...found: Found[]): ProxyFinder =>
  () =>
    Promise.resolve(found);

/** Runs `work` with a server on loopback that is closed afterwards. */
async function withServer<T>(
  server: SecureServer | ReturnType<typeof createTcpServer>,
  work: (port: number) => Promise<T>,
): Promise<T> {
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
  });
  server.on("tlsClientError", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  try {
    return await work((server.address() as AddressInfo).port);
  } finally {
    for (const socket of sockets) socket.destroy();
    server.close();
  }
}

/** What a registration comes to at a server with these certificates, and how many requests reached it. */
async function atTls(options: TlsOptions, trust: Trust): Promise<unknown> {
  let asked = 0;
  const server = createSecureServer(options, (_request, response) => {
    asked += 1;
    response.end();
  });
  const found = await withServer(server, (port) => classAt(`https://127.0.0.1:${port}`, trust));
  return { ...found, asked };
}

const shown = (identity: Identity, ...chain: Identity[]): TlsOptions => ({
  key: identity.key,
  cert: [identity, ...chain].map(({ cert }) => cert).join("\n"),
});
const trusting = (ca: Identity): Trust => ({ kind: "authority", pem: ca.cert });
const LAX = { minVersion: "TLSv1", ciphers: "DEFAULT@SECLEVEL=0" } as const;

/** A CONNECT proxy that does this once it has read a request. */
const proxyThat = (does: (socket: Socket) => void): ReturnType<typeof createTcpServer> =>
  createTcpServer((socket) => void socket.once("data", () => does(socket)));

/** What happens on the way to the platform. */
export const ON_THE_WAY: Readonly<Record<FaultId, Row>> = {
  F1: {
    how: "a network of its own with a name service that answers NXDOMAIN, SERVFAIL and a forged address",
    expected: "not sent; at the forged address the certificate stops it",
    elsewhere: "scripts/faults-machine.sh names",
    async run(skip) {
      const lines = await inOwnNetwork(skip);
      expect(lines.map(({ host, class: found, asked }) => [host, found, asked])).toEqual([
        ["nowhere.fault.test", "notSent: name-not-found", 0],
        ["broken.fault.test", "notSent: name-not-found", 0],
        ["forged.fault.test", "notSent: name-mismatch", 0],
        ["198.51.100.1", "notSent: no-route", 0],
      ]);
      for (const { told } of lines) expect(told).toMatch(/\w{4}/);
      proven("told");
      proven("kept");
    },
  },
  F2: {
    how: "the port is closed after the preflight checks; a listener that never answers the handshake",
    expected: "not sent; the number stays, no attempt is counted, and the migration resumes",
    elsewhere: "scripts/faults-machine.sh packets",
    async run() {
      await onBench(async (bench) => {
        const run = await bench.driver.migrate(bench.plan("to-cloud"), () => bench.front.vanish());
        expect(endingOf(run)).toMatch(/unreachable|not-reached|interrupted|backup|on-premises/);
        expect([run.numberIs, countOf(bench.harness, "POST", "/register")]).toEqual(["on-premises", 0]);
        expect(run.attempts.inRun).toBe(3);
      });
      const silent = await withServer(createTcpServer(), (port) =>
        classAt(`https://127.0.0.1:${port}`, { kind: "publicRoots" }, { connectMs: 400 }),
      );
      expect(silent).toEqual({
        class: "notSent: connect-timeout",
        told: expect.stringMatching(/connect/i) as string,
      });
    },
  },
  F3: {
    how: "the front resets or closes the connection once it has read the whole registration, before or after the effect",
    expected: "unknown; both APIs are read, and the number is where it really is",
    async run() {
      await atRegister(
        ({ front }) =>
          front.meet(
            REGISTER,
            bytes((socket) => socket.destroy()),
          ),
        {
          class: "unknown: connection-lost",
          ends: unmoved,
          told: STILL_THERE,
        },
      );
      await atRegister(
        ({ front }) =>
          front.meet(
            REGISTER,
            bytes((socket) => socket.resetAndDestroy(), true),
          ),
        {
          class: "unknown: connection-lost",
          ends: moved,
          told: IN_CLOUD,
        },
      );
    },
  },
  F4: {
    how: "the relay resets the connection at the first bytes of the registration, which go nowhere",
    expected: "unknown although nothing arrived, since bytes have left",
    run: () =>
      atRegister(
        (bench) => bench.atIntent("register", () => bench.front.cutAtNextBytes("reset")),
        { class: "unknown: connection-lost", ends: unmoved, told: STILL_THERE },
        ({ front }) => expect(front.cutBytes()).toBeGreaterThan(0),
      ),
  },
  F5: {
    how: "the front never answers, or sends a byte of its headers now and then, while a minute passes",
    expected: "unknown, given up after 60 s at the latest",
    async run() {
      expect(LIMITS.changeMs).toBeLessThanOrEqual(60_000);
      const acts = [bytes(() => undefined), bytes((socket) => trickle(socket, HEAD), true)] as const;
      for (const [index, act] of acts.entries())
        await atRegister((bench) => (bench.hurryDeadlines(), bench.front.meet(REGISTER, act)), {
          class: "unknown: timeout",
          ends: index === 0 ? unmoved : moved,
          told: index === 0 ? STILL_THERE : IN_CLOUD,
        });
    },
  },
  F6: {
    how: "the front ends a body before its announced length, and stalls in the middle of one",
    expected: "unknown",
    async run() {
      await atRegister(
        ({ front }) =>
          front.meet(
            REGISTER,
            bytes((socket) => void socket.end(`${HEAD}Content-Length: 900\r\n\r\n{"success":true}`), true),
          ),
        { class: "unknown: connection-lost", ends: moved, told: IN_CLOUD },
      );
      await atRegister(
        (bench) => {
          bench.hurryDeadlines();
          bench.front.meet(
            REGISTER,
            bytes((socket) => void socket.write(`${HEAD}Content-Length: 16\r\n\r\n{"suc`)),
          );
        },
        { class: "unknown: timeout", ends: unmoved, told: STILL_THERE },
      );
    },
  },
  F14: {
    how: "servers with nine wrong certificates, and one that speaks TLS 1.1 at most",
    expected: "not sent, with a sentence of its own for each cause, and no request arrives",
    async run() {
      const ca = await makeCertificate({ authority: true, commonName: "Test authority" });
      const names = { authority: true, organisation: "Example Trust" } as const;
      const root = await makeCertificate({ ...names, commonName: "Root" });
      const middle = await makeCertificate({ ...names, commonName: "R3", issuer: root });
      const old = await makeCertificate({
        authority: true,
        commonName: "Old",
        rsaBits: 2048,
        hash: "SHA-1",
      });
      const sound = await makeCertificate({ issuer: ca });
      const cases: readonly (readonly [string, TlsOptions, Trust])[] = [
        ["self-signed", shown(await makeCertificate()), { kind: "publicRoots" }],
        ["unknown-ca", shown(sound), { kind: "publicRoots" }],
        ["expired", shown(await makeCertificate({ issuer: ca, fromDays: -9, toDays: -1 })), trusting(ca)],
        ["not-yet-valid", shown(await makeCertificate({ issuer: ca, fromDays: 2 })), trusting(ca)],
        ["name-mismatch", shown(await makeCertificate({ issuer: ca, names: ["other.test"] })), trusting(ca)],
        ["missing-intermediate", shown(await makeCertificate({ issuer: middle })), trusting(root)],
        [
          "weak-certificate",
          { ...shown(await makeCertificate({ issuer: ca, rsaBits: 1024 })), ...LAX },
          trusting(ca),
        ],
        ["weak-certificate", { ...shown(await makeCertificate({ issuer: old })), ...LAX }, trusting(old)],
        ["old-tls", { ...shown(sound), ...LAX, maxVersion: "TLSv1.1" }, trusting(ca)],
      ];
      const told = new Map<string, string>();
      for (const [cause, options, trust] of cases) {
        const found = (await atTls(options, trust)) as { class: string; told: string; asked: number };
        expect([cause, found.class, found.asked]).toEqual([cause, `notSent: ${cause}`, 0]);
        told.set(cause, found.told);
      }
      proven("kept");
      // No two causes are told alike.
      expect(new Set(told.values()).size).toBe(told.size);
      expect([...told.values()].every((sentence) => sentence.length > 10)).toBe(true);
    },
  },
  F15: {
    how: "a process whose system store alone knows the front's authority, with and without choosing that store",
    expected: "not sent without the choice; with it, confirmed",
    async run() {
      const ca = await makeCertificate({ authority: true, commonName: "Company interception" });
      const identity = await makeCertificate({ issuer: ca });
      const folder = mkdtempSync(join(tmpdir(), "switchover-fault-"));
      writeFileSync(join(folder, "store.pem"), ca.cert);
      const server = createSecureServer({ cert: identity.cert, key: identity.key }, (_request, response) => {
        response.writeHead(200, { "content-type": "application/json" }).end('{"success":true}');
      });
      try {
        const lines = await withServer(server, (port) =>
          printedBy([join(import.meta.dirname, "in-own-store.ts"), `https://127.0.0.1:${port}`], {
            SSL_CERT_FILE: join(folder, "store.pem"),
            SSL_CERT_DIR: folder,
          }),
        );
        expect(lines).toEqual([
          {
            chosen: false,
            class: expect.stringMatching(/^notSent: (unknown-ca|missing-intermediate)$/) as string,
            told: expect.stringMatching(/authority|CA/i) as string,
          },
          { chosen: true, class: "confirmed", told: "" },
        ]);
        proven("told");
        proven("kept");
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  },
  F16: {
    how: "proxies that ask for a password (407), refuse, end in the middle of CONNECT, or are not there",
    expected: "not sent, with a cause of its own each; no request arrives",
    async run() {
      const ca = await makeCertificate({ authority: true, commonName: "Test authority" });
      const through = (...proxies: Parameters<typeof onlyThese>): Trust => ({
        kind: "authority",
        pem: ca.cert,
        line: { proxies: onlyThese(...proxies) },
      });
      const cases: readonly (readonly [string, (socket: Socket) => void])[] = [
        [
          "proxy-authentication",
          (socket) => void socket.end('HTTP/1.1 407 Asks\r\nProxy-Authenticate: Basic realm="x"\r\n\r\n'),
        ],
        ["proxy-refused", (socket) => void socket.end("HTTP/1.1 403 Filtered\r\n\r\n")],
        ["proxy-lost", (socket) => void socket.end("HTTP/1.1 200 Connec")],
        ["proxy-lost", (socket) => socket.resetAndDestroy()],
      ];
      const told = new Map<string, string>();
      for (const [cause, does] of cases) {
        const found = await withServer(proxyThat(does), (port) =>
          classAt("https://127.0.0.1:9", through({ kind: "proxy", url: `http://127.0.0.1:${port}` })),
        );
        expect(found.class).toBe(`notSent: ${cause}`);
        told.set(cause, found.told);
      }
      const gone = await classAt(
        "https://127.0.0.1:9",
        through({ kind: "proxy", url: "http://127.0.0.1:9" }),
      );
      expect(gone.class).toBe("notSent: proxy-unreachable");
      told.set("proxy-unreachable", gone.told);
      const script = await classAt("https://127.0.0.1:9", through({ kind: "unsupported" }));
      expect(script.class).toBe("notSent: proxy-unsupported");
      expect(new Set(told.values()).size).toBe(told.size);
      proven("kept");
    },
  },
  F40: {
    how: "the relay closes the kept connection at the moment when the registration leaves",
    expected: "unknown, nothing is sent again, and register and the look before it used one connection",
    run: () =>
      atRegister(
        (bench) => bench.atIntent("register", () => bench.front.cutAtNextBytes("close")),
        { class: "unknown: connection-lost", ends: unmoved, told: STILL_THERE },
        ({ front, driver }) => {
          expect(front.cutBytes()).toBeGreaterThan(0);
          const [run] = must(driver.deps.storage.runs());
          const sent = driver
            .rows(run as never)
            .filter(({ entry }) => entry.kind === "intent" && entry.step === "register");
          expect(sent).toHaveLength(1);
        },
      ),
  },
};

type Line = { readonly host: string; readonly class: string; readonly told: string; readonly asked: number };

/** Runs the program that needs a network of its own; skips where this machine has none to give. */
async function inOwnNetwork(skip: Parameters<Row["run"]>[0]): Promise<readonly Line[]> {
  if (spawnSync("unshare", ["-n", "-m", "true"], { stdio: "ignore" }).status !== 0)
    return skip("skipped: a network namespace needs Linux and the rights of root");
  const folder = mkdtempSync(join(tmpdir(), "switchover-fault-"));
  const names = join(folder, "resolv.conf");
  writeFileSync(names, "nameserver 127.0.0.1\noptions timeout:1 attempts:1\n");
  const line = `ip link set lo up && ip route add unreachable 198.51.100.0/24 && mount --bind '${names}' /etc/resolv.conf && exec '${process.execPath}' '${fileURLToPath(new URL("in-netns.ts", import.meta.url))}'`;
  try {
    return (await printed("unshare", ["-n", "-m", "sh", "-c", line], {})) as readonly Line[];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const printedBy = (args: readonly string[], env: NodeJS.ProcessEnv): Promise<readonly unknown[]> =>
  printed(process.execPath, args, env);

/** The JSON lines that a program prints. */
async function printed(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<readonly unknown[]> {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
  let [out, failed] = ["", ""];
  child.stdout.setEncoding("utf8").on("data", (part: string) => (out += part));
  child.stderr.setEncoding("utf8").on("data", (part: string) => (failed += part));
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) throw new Error(`${command} ended with ${code}: ${failed}`);
  return out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as unknown);
}
