import { randomBytes } from "node:crypto";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer, connect } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { writePlanFolder } from "../../main/hosts/headless/practice/plan-folder.ts";
import { EXIT } from "../../main/hosts/headless/exit-codes.ts";
import { startSandbox, type Sandbox } from "../../main/sandbox/index.ts";
import type { Direction } from "../../shared/migration/direction.ts";
import { runCommand, type Command, type CommandEnd } from "../crash/programs.ts";
import { secretScanner } from "../support/byte-scan.ts";
import { PFX_CLIENT } from "../support/client-certificate.ts";
import { rareDigits } from "../support/rare-digits.ts";
import type { SeededRandom } from "../support/seeded-random.ts";
import { freePort } from "../support/free-port.ts";
import { fakeCloudflared } from "../support/webhooks/fake-cloudflared.ts";

/** A customer's site whose every secret is a canary, and what the program leaves behind there. */
export type Site = {
  readonly sandbox: Sandbox;
  readonly folder: string;
  /** Files that a person wrote for the program, and those it writes secrets into on purpose; the only ones not scanned. */
  readonly inputs: string;
  readonly out: string;
  readonly dataDir: string;
  readonly plans: Readonly<Record<Direction, string>>;
  /** Every secret by its kind. */
  readonly secrets: Readonly<Record<string, string>>;
  /** The name of a file among the inputs that holds this secret, or these. */
  fileWith(...secrets: readonly string[]): string;
  /** Adds a secret that came to be on the way. */
  know(kind: string, secret: string | undefined): void;
  /** Runs a command and scans the folder, as it is then. */
  run(args: readonly string[], more?: Omit<Command, "args">): Promise<CommandEnd>;
  /** Keeps bytes that the program gave out, to be scanned with everything else. */
  heard(what: string, bytes: string | Buffer): void;
  /** Every secret found so far, with what came to be known later. */
  hits(): readonly string[];
  /** Commands run so far. */
  readonly commands: () => number;
  /** How many of them were refused as wrong usage: they did nothing that could show a secret. */
  readonly refused: () => number;
  /** A public URL that leads to a port of this computer. */
  front(): Promise<{ readonly publicUrl: string; readonly port: number }>;
  /** Does this before the site closes. */
  onClose(work: () => Promise<void>): void;
  close(): Promise<void>;
};

/** What a person does at a site, command by command. */
export type History = {
  readonly startsOn: "onprem" | "cloud";
  play(site: Site, random: SeededRandom): Promise<void>;
};

export type SiteOptions = {
  readonly startsOn: "onprem" | "cloud";
  readonly random: SeededRandom;
  /** Six digits that a secret of this site must not be, because what is scanned holds them anyway. */
  readonly taken?: ReadonlySet<string>;
};

/** Letters that change in most encodings. */
const SPECIAL = ' "+/&=ñ%';

/** Most commands end before this is full: without it, a fifth of their time goes into collecting garbage. */
const ROOMY = ["--min-semi-space-size=32", "--max-semi-space-size=64"];
/** Also of those that a signal ended, as they were meant to. */
const KNOWN_ENDS: readonly (number | null)[] = [...Object.values(EXIT), null, 130, 143];

/** Opens a site with new secrets, behind a proxy that asks for a password. */
export async function openSite({ startsOn, random, taken }: SiteOptions): Promise<Site> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "switchover-canaries-")));
  const [inputs, out, temp] = ["inputs", "out", "temp"].map((name) => {
    mkdirSync(join(folder, name), { mode: 0o700 });
    return join(folder, name);
  }) as [string, string, string];
  const token = (): string => randomBytes(24).toString("base64url");
  const phrase = (): string => `${token().slice(0, 12)}${SPECIAL}${token().slice(0, 12)}`;
  const secrets: Record<string, string> = {
    "cloud token": `EAA${token()}${token()}`,
    "app secret": randomBytes(16).toString("hex"),
    "verify token": token(),
    "on-premises password": `Aa1!${token()}`,
    "new password": `Bb2!${token()}`,
    "on-premises token": token(),
    PIN: rareDigits(random, taken),
    "backup password": token(),
    passphrase: phrase(),
    "new passphrase": phrase(),
    "proxy password": token(),
    "certificate passphrase": PFX_CLIENT.passphrase,
    "tunnel token": Buffer.from(JSON.stringify({ a: token(), t: token(), s: token() })).toString("base64"),
    "hand-over passphrase": phrase(),
    "ngrok authtoken": token(),
    "ssh passphrase": token(),
    "stored value": phrase(),
  };
  const secret = (kind: string): string => secrets[kind] ?? "";
  const sandbox = await startSandbox({
    startsOn,
    codes: rareDigits(random, taken),
    secrets: {
      cloudToken: secret("cloud token"),
      appSecret: secret("app secret"),
      verifyToken: secret("verify token"),
      onPremToken: secret("on-premises token"),
      onPremPassword: secret("on-premises password"),
      pin: secret("PIN"),
    },
  });
  const proxy = await passwordProxy(secret("proxy password"));
  const write = (name: string, text: string | Buffer): string => {
    writeFileSync(join(inputs, name), text, { mode: 0o600 });
    return name;
  };
  const fileWith = (...of: readonly string[]): string =>
    join(
      inputs,
      write(`${of.join("-").replaceAll(" ", "-")}.txt`, of.map((one) => `${secret(one)}\n`).join("")),
    );
  write("client.pfx", PFX_CLIENT.pfx);
  const { plans } = writePlanFolder(inputs, sandbox);
  const file = (kind: string): { file: string } => ({ file: basename(fileWith(kind)) });
  for (const path of Object.values(plans)) {
    const plan = JSON.parse(readFileSync(path, "utf8")) as PlanJson;
    plan.cloud["appSecret"] = file("app secret");
    Object.assign(plan.onPrem["auth"] as object, { newPassword: file("new password") });
    Object.assign(plan.onPrem["tls"] as object, {
      client: { pfx: "client.pfx", passphrase: file("certificate passphrase") },
    });
    plan["proxy"] = { url: proxy.url, username: "user", password: file("proxy password") };
    plan["backupPassword"] = file("backup password");
    writeFileSync(path, JSON.stringify(plan));
  }
  fakeCloudflared(folder);
  const place = {
    folder,
    dataDir: join(folder, "data"),
    stateDir: join(folder, "state"),
    passphraseFile: fileWith("passphrase"),
  };
  const heard: { readonly what: string; readonly bytes: Buffer }[] = [];
  const found = new Set<string>();
  const onClose: (() => Promise<void>)[] = [];
  let commands = 0;
  let refused = 0;
  const hear = (what: string, bytes: string | Buffer): void =>
    void heard.push({ what, bytes: Buffer.from(bytes as string) });
  const isScanned = (path: string): boolean => !path.startsWith(`${inputs}/`);
  const changes = followChanges();
  const scanFolder = (isChanged: (path: string) => boolean): void => {
    const { inFolder } = secretScanner(secrets);
    for (const hit of inFolder(folder, (path) => isScanned(path) && isChanged(path)))
      found.add(hit.replaceAll(folder, ""));
  };
  return {
    sandbox,
    folder,
    inputs,
    out,
    dataDir: place.dataDir,
    plans,
    secrets,
    fileWith,
    know: (kind, text) => {
      if (text === undefined || text === "") return;
      secrets[kind] = text;
      // What was scanned before may hold it.
      changes.forget();
    },
    run: async (args, more = {}) => {
      commands += 1;
      const name = args.slice(0, 2).join(" ");
      const watch = watchProcesses((what, bytes) => hear(`${name}: ${what}`, bytes), folder);
      const env = { TMPDIR: temp, PATH: `${join(folder, "bin")}:${process.env["PATH"] ?? ""}`, ...more.env };
      const ended = await runCommand(place, { ...more, args, env, node: ROOMY });
      watch.stop();
      // A program that doesn't even start shows no secret.
      if (!KNOWN_ENDS.includes(ended.code))
        throw new Error(`${name} ended with ${ended.code}: ${ended.stderr}`);
      if (ended.code === EXIT.refused) refused += 1;
      hear(`${name}: standard output`, ended.stdout);
      hear(`${name}: standard error`, ended.stderr);
      scanFolder(changes.isChanged);
      return ended;
    },
    heard: hear,
    hits: () => {
      // All of it once more, whatever the file system says of changes.
      scanFolder(() => true);
      const { inBytes } = secretScanner(secrets);
      for (const { what, bytes } of heard) for (const hit of inBytes(bytes, what)) found.add(hit);
      return [...found];
    },
    commands: () => commands,
    refused: () => refused,
    front: async () => {
      const port = await freePort();
      const { publicUrl } = await sandbox.openFront(port);
      return { publicUrl, port };
    },
    onClose: (work) => void onClose.push(work),
    close: async () => {
      for (const work of onClose) await work();
      await proxy.close();
      await sandbox.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** Which files were written since they were asked about last; a file that is written while it is read counts again. */
function followChanges(): { readonly isChanged: (path: string) => boolean; readonly forget: () => void } {
  const known = new Map<string, string>();
  return {
    isChanged: (path) => {
      const stat = statSync(path, { bigint: true, throwIfNoEntry: false });
      const now = stat === undefined ? "gone" : `${stat.ino} ${stat.size} ${stat.mtimeNs} ${stat.ctimeNs}`;
      if (known.get(path) === now) return false;
      known.set(path, now);
      return true;
    },
    forget: () => known.clear(),
  };
}

type PlanJson = Record<string, unknown> & {
  cloud: Record<string, unknown>;
  onPrem: Record<string, unknown>;
};

const EACH_MS = 40;
const MOST_LOOKS = 5;

/** Reads arguments and environment of every process that works below a folder, while they run. */
function watchProcesses(
  hear: (what: string, bytes: Buffer) => void,
  folder: string,
): { readonly stop: () => void } {
  const seen = new Set<string>();
  /** Processes that aren't the program's keep their environment; a young one may still start it. */
  const others = new Map<string, number>();
  const look = (): void => {
    for (const pid of process.platform === "linux" ? readdirSync("/proc") : []) {
      if (!/^\d+$/.test(pid) || seen.has(pid)) continue;
      try {
        const environ = readFileSync(`/proc/${pid}/environ`);
        if (!environ.includes(folder)) {
          const looks = (others.get(pid) ?? 0) + 1;
          others.set(pid, looks);
          if (looks === MOST_LOOKS) seen.add(pid);
          continue;
        }
        seen.add(pid);
        hear("environment of a process", environ);
        hear("arguments of a process", readFileSync(`/proc/${pid}/cmdline`));
      } catch {
        // It has ended, or is another user's.
      }
    }
  };
  const timer = setInterval(look, EACH_MS);
  return { stop: () => clearInterval(timer) };
}

/** A proxy that opens tunnels for whoever knows the password. */
async function passwordProxy(
  password: string,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const right = `Basic ${Buffer.from(`user:${password}`).toString("base64")}`;
  const sockets = new Set<{ destroy(): unknown }>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.once("data", (head) => {
      const text = head.toString("latin1");
      const port = Number(/^CONNECT \S+:(\d+) /.exec(text)?.[1]);
      if (!text.includes(right) || !Number.isInteger(port))
        return void socket.end('HTTP/1.1 407 Asks\r\nProxy-Authenticate: Basic realm="company"\r\n\r\n');
      const onwards = connect(port, "127.0.0.1", () => {
        socket.write("HTTP/1.1 200 Connection established\r\n\r\n");
        socket.pipe(onwards).pipe(socket);
      });
      sockets.add(onwards);
      onwards.on("error", () => socket.destroy());
      socket.on("close", () => onwards.destroy());
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
