import { once } from "node:events";
import {
  chmodSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { refreshList, type RefreshWish } from "../../../main/core/allowlist/refresh.ts";
import { LIST_FORMATS } from "../../../shared/allowlist/allowlist.ts";
import { parseJson } from "../../../shared/parse-json.ts";
import { cliHere } from "../../support/cli-here.ts";
import { startCli } from "../../support/cli-process.ts";
import { hastyClock } from "../../support/hasty-clock.ts";
import { tempFolder } from "../../support/temp-folder.ts";

const LIMIT = { timeout: 60_000 };
const LIMITS = { silentMs: 300, totalMs: 1_000, bytes: 10_000 };

function answer(routes: readonly string[]): string {
  return routes
    .map((route) => `${route.includes(":") ? "route6" : "route"}: ${route}\norigin: AS64500\n\n`)
    .join("");
}
const FOUR = ["31.13.24.0/24", "31.13.26.0/24", "31.13.28.0/24", "31.13.30.0/24"];

/** A registry on this computer that says what it is told to, and what it was asked. */
async function registry() {
  const state = { says: (socket: Socket): void => void socket.end(answer(FOUR)), asked: [] as string[] };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.once("data", (line: Buffer) => {
      state.asked.push(line.toString());
      state.says(socket);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const says = (routes: readonly string[] | string): void => {
    const text = typeof routes === "string" ? routes : answer(routes);
    state.says = (socket) => void socket.end(text);
  };
  return { state, says, port, server: { host: "127.0.0.1", port } };
}

const at = z.iso.datetime();
const Result = z.strictObject({
  type: z.literal("result"),
  at,
  outcome: z.enum(["first", "same", "changed", "refused"]),
  added: z.number(),
  removed: z.number(),
  ipv4: z.number(),
  ipv6: z.number(),
  previousAt: at.optional(),
  reason: z.string().optional(),
});
const Status = z.strictObject({
  type: z.literal("result"),
  at,
  outcome: z.literal("status"),
  lists: z.number(),
  findings: z.number(),
});
const Line = z.union([
  Result,
  Status,
  z.strictObject({
    type: z.literal("kept"),
    at,
    asns: z.array(z.number()),
    family: z.string(),
    takenAt: at,
    days: z.number(),
    ipv4: z.number(),
    ipv6: z.number(),
  }),
  z.strictObject({
    type: z.literal("schedule"),
    at,
    mode: z.enum(["refresh", "remind"]),
    everyDays: z.number(),
    asns: z.array(z.number()),
    family: z.string(),
    registry: z.strictObject({ host: z.string(), port: z.number() }).optional(),
    nextAt: at,
  }),
  z.strictObject({ type: z.literal("list"), at, format: z.string(), content: z.string() }),
  z.strictObject({ type: z.enum(["added", "removed"]), at, prefix: z.string() }),
]);

async function setUp() {
  const folder = tempFolder();
  const asked = await registry();
  const common = ["--data-dir", join(folder, "data"), "--whois", `127.0.0.1:${asked.port}`];
  const program = (...args: readonly string[]) =>
    startCli(["allowlist", ...common, ...args], { cwd: folder }).ended;
  const run = async (...args: readonly string[]) => {
    const ended = await cliHere(["allowlist", ...common, ...args], { cwd: folder });
    const lines = args.includes("--json")
      ? ended.stdout.split("\n").flatMap((line) => (line === "" ? [] : [Line.parse(parseJson(line))]))
      : [];
    return { ...ended, lines, result: lines.at(-1) };
  };
  return { ...asked, folder, run, program, file: (name: string) => join(folder, name) };
}

describe("allowlist", LIMIT, () => {
  test("[G3] the first list is all new; the AS number is remembered; a change is told against the list before", async () => {
    const { run, says, state } = await setUp();
    const without = await run("--json");
    expect([without.code, without.stdout]).toEqual([2, ""]);
    const first = await run("--asn", "64500", "--json");
    expect([first.code, first.result]).toMatchObject([
      0,
      { outcome: "first", added: 4, removed: 0, ipv4: 4, ipv6: 0 },
    ]);
    expect(first.result).not.toHaveProperty("previousAt");
    says([...FOUR.slice(1), "2a03:2880::/32"]);
    const changed = await run("--json");
    expect(changed.result).toMatchObject({ outcome: "changed", added: 1, removed: 1, ipv4: 3, ipv6: 1 });
    expect((await run("--json")).result).toMatchObject({ outcome: "same", added: 0, removed: 0 });
    expect(state.asked.every((line) => line === "-i origin AS64500\r\n")).toBe(true);
  });

  test("[G3] each set of AS numbers and each family has its own last list", async () => {
    const { run, says, state } = await setUp();
    says(answer(FOUR).replaceAll(/origin:.*\n/g, ""));
    await run("--asn", "64500", "--json");
    expect((await run("--family", "4", "--json")).result).toMatchObject({ outcome: "first" });
    state.asked.length = 0;
    expect((await run("--asn", "AS64501,64500,64501", "--json")).result).toMatchObject({ outcome: "first" });
    expect(state.asked).toEqual(["-i origin AS64500\r\n", "-i origin AS64501\r\n"]);
    expect((await run("--asn", "64500,64501", "--json")).result).toMatchObject({ outcome: "same" });
    expect((await run("--asn", "64500", "--json")).result).toMatchObject({ outcome: "same" });
    expect((await run("--asn", "64500", "--family", "6", "--json")).result).toMatchObject({
      outcome: "refused",
      reason: "empty",
    });
  });

  test("[G4] a refused answer leaves the last list and the file, and says since when that list is", async () => {
    const { run, says, file } = await setUp();
    await run("--asn", "64500", "--out", file("list.txt"));
    const before = readFileSync(file("list.txt"), "utf8");
    says(answer(FOUR).slice(0, -1));
    const refused = await run("--out", file("list.txt"), "--json");
    expect([refused.code, refused.result]).toMatchObject([
      1,
      { outcome: "refused", reason: "cut-off", ipv4: 4 },
    ]);
    expect(refused.result).toHaveProperty("previousAt");
    expect(readFileSync(file("list.txt"), "utf8")).toBe(before);
    says(FOUR);
    expect((await run("--json")).result).toMatchObject({ outcome: "same" });
  });

  test("[G4] less than half of the last list is refused, in prefixes or addresses, unless it is accepted", async () => {
    const { run, says } = await setUp();
    await run("--asn", "64500", "--json");
    says(FOUR.slice(0, 2));
    expect((await run("--diff", "--json")).result).toMatchObject({ outcome: "changed", removed: 2 });
    says(FOUR.slice(0, 1));
    expect((await run("--json")).result).toMatchObject({ outcome: "refused", reason: "shrunk" });
    says(FOUR.map((route) => route.replace("/24", "/26")));
    expect((await run("--json")).result).toMatchObject({ outcome: "refused", reason: "shrunk" });
    const accepted = await run("--accept-shrink", "--json");
    expect([accepted.code, accepted.result]).toMatchObject([0, { outcome: "changed", added: 4, removed: 4 }]);
  });

  test("[G5] --diff prints what would change, keeps nothing and writes nothing", async () => {
    const { run, says, file } = await setUp();
    await run("--asn", "64500");
    says([...FOUR.slice(1), "8.8.8.0/24"]);
    const diff = await run("--diff", "--out", file("none.txt"));
    expect([diff.code, diff.stdout]).toEqual([0, "- 31.13.24.0/24\n+ 8.8.8.0/24\n"]);
    const again = await run("--diff", "--json");
    expect(again.lines.slice(0, -1)).toMatchObject([
      { type: "removed", prefix: "31.13.24.0/24" },
      { type: "added", prefix: "8.8.8.0/24" },
    ]);
    expect(readdirSync(join(file("."))).filter((name) => name !== "data")).toEqual([]);
  });

  test("[G6] standard output is the list alone, and a file is replaced whole, with its mode and behind its link", async () => {
    const { run, program, file } = await setUp();
    const printed = await program("--asn", "64500");
    expect(printed.stdout).toBe(FOUR.map((route) => `${route}\n`).join(""));
    writeFileSync(file("real.conf"), "old\n");
    chmodSync(file("real.conf"), 0o640);
    symlinkSync(file("real.conf"), file("link.conf"));
    expect((await run("--format", "nginx", "--out", "link.conf")).stdout).toBe("");
    expect(readFileSync(file("real.conf"), "utf8")).toMatch(
      /^# .*\nallow 31\.13\.24\.0\/24;\n(?:allow .*;\n){3}deny all;\n$/,
    );
    expect(statSync(file("real.conf")).mode & 0o777).toBe(process.platform === "win32" ? 0o666 : 0o640);
    mkdirSync(file("folder"));
    for (const out of ["folder", "no/such/file", ""]) {
      const ended = await run("--out", out, "--json");
      expect([out, ended.code, ended.stdout]).toEqual([out, 2, ""]);
    }
    expect(readdirSync(file(".")).toSorted()).toEqual(["data", "folder", "link.conf", "real.conf"]);
  });

  test.each(LIST_FORMATS)("[G6] %s holds every prefix", async (format) => {
    const { run, says } = await setUp();
    says([...FOUR, "2a03:2880::/32"]);
    const { code, stdout } = await run("--asn", "64500", "--format", format);
    expect(code).toBe(0);
    for (const prefix of [...FOUR, "2a03:2880::/32"]) expect(stdout.split(prefix)).toHaveLength(2);
    expect(stdout.endsWith("\n")).toBe(true);
  });

  test("[G8] a schedule is set and shown without asking, and no command refreshes by itself", async () => {
    const { run, state } = await setUp();
    expect((await run("--refresh-every", "7", "--json")).code).toBe(2);
    await run("--asn", "64500");
    const set = await run("--refresh-every", "7", "--json");
    expect([set.code, set.lines]).toMatchObject([
      0,
      [
        { type: "kept", asns: [64500], family: "both", days: 0, ipv4: 4, ipv6: 0 },
        { type: "schedule", mode: "refresh", everyDays: 7, asns: [64500], registry: { host: "127.0.0.1" } },
        { type: "result", outcome: "status", lists: 1, findings: 0 },
      ],
    ]);
    expect((await run("--remind-every", "30", "--json")).lines[1]).toMatchObject({ mode: "remind" });
    expect((await run("--status")).stdout + (await run("--status")).stderr).toMatch(
      /Reminded of its age after 30 days/,
    );
    expect((await run("--refresh-every", "0", "--json")).lines).toHaveLength(2);
    expect(state.asked).toHaveLength(1);
  });

  test("[G1] an answer of more than a hundred thousand routes is read as any other", async () => {
    const { run, says } = await setUp();
    says(Array.from({ length: 2 ** 17 }, (_, at) => `31.${at >> 16}.${(at >> 8) & 255}.${at & 255}/32`));
    const { code, lines } = await run("--asn", "64500", "--json");
    expect([code, lines]).toMatchObject([0, [{ type: "list", content: "31.0.0.0/15\n" }, { ipv4: 1 }]]);
  });

  test("[G7] wrong usage asks nothing", async () => {
    const { run, state } = await setUp();
    for (const args of [
      ["--asn", ""],
      ["--asn", "0"],
      ["--asn", "4294967296"],
      ["--asn", "64500,"],
      ["--asn", "x"],
      ["--asn", "64500", "--family", "5"],
      ["--asn", "64500", "--format", "yaml"],
      ["--asn", "64500", "--whois", "a b"],
      ["--asn", "64500", "--whois", "127.0.0.1:0"],
      ["64500"],
      ["--refresh-every", "366"],
      ["--refresh-every", "-1"],
      ["--remind-every", "a week"],
      ["--asn", "64500", "--refresh-every", "7", "--remind-every", "7"],
      ["--asn", "64500", "--refresh-every", "7", "--out", "list.txt"],
      ["--status", "--diff"],
      ["--status", "--accept-shrink"],
    ]) {
      const ended = await run(...args);
      expect([args.join(" "), ended.code]).toEqual([
        args.join(" "),
        args.includes("--whois") ? ended.code : 2,
      ]);
    }
    expect(state.asked).toEqual([]);
  });
});

type Place = Parameters<typeof refreshList>[0];

function place(): Place {
  return { dataDir: tempFolder(), clock: hastyClock() };
}

function take(
  ports: Place,
  change: Partial<RefreshWish> & Pick<RefreshWish, "registry">,
): ReturnType<typeof refreshList> {
  const wish = { asns: [64500], family: "both", acceptShrink: false, keep: true } as const;
  return refreshList(ports, { ...wish, ...change }, LIMITS);
}

const MISCONDUCT: readonly (readonly [name: string, says: (socket: Socket) => void, reason: string])[] = [
  ["says nothing", () => undefined, "timeout"],
  ["stops in the middle", (socket: Socket) => void socket.write(answer(FOUR)), "timeout"],
  [
    "never ends",
    (socket: Socket) => {
      const timer = setInterval(() => socket.write("% wait\n"), 50);
      socket.on("close", () => clearInterval(timer));
    },
    "timeout",
  ],
  [
    "says too much",
    (socket: Socket) => void socket.end(answer(Array.from({ length: 1_000 }, () => "31.13.24.0/24"))),
    "too-large",
  ],
  [
    "breaks off",
    (socket: Socket) => {
      socket.write("route: 31.13");
      setTimeout(() => socket.resetAndDestroy(), 20);
    },
    "cut-off",
  ],
  ["closes at once", (socket: Socket) => void socket.end(), "empty"],
];

describe("a registry that misbehaves", () => {
  test.each(MISCONDUCT)("[G4] and %s is refused in bounded time", async (_name, says, reason) => {
    const { state, server } = await registry();
    state.says = says;
    const found = await take(place(), { registry: server });
    expect(found).toMatchObject({ ok: true, value: { outcome: "refused", reason } });
  });

  test("[G4] and isn't there is told as that", async () => {
    const { server } = await registry();
    const found = await take(place(), { registry: { ...server, port: 1 } });
    expect(found).toMatchObject({ ok: true, value: { outcome: "refused", reason: "unreachable" } });
  });

  test("[G4] one bad answer of several refuses the whole list", async () => {
    const { state, server } = await registry();
    state.says = (socket) => void socket.end(state.asked.length === 1 ? answer(FOUR) : "");
    const found = await take(place(), { asns: [64500, 64501], registry: server });
    expect(found).toMatchObject({ ok: true, value: { outcome: "refused", reason: "empty" } });
  });

  test("[G3] lists that two processes take at once are both kept, and an unreadable file is set aside", async () => {
    const { state, server } = await registry();
    state.says = (socket) => void socket.end(answer(FOUR).replaceAll(/origin:.*\n/g, ""));
    const ports = place();
    const asn = (asns: readonly number[]) => take(ports, { asns, registry: server });
    const first = await Promise.all([asn([64500]), asn([64501])]);
    expect(first).toMatchObject([{ value: { outcome: "first" } }, { value: { outcome: "first" } }]);
    const again = await Promise.all([asn([64500]), asn([64501])]);
    expect(again).toMatchObject([{ value: { outcome: "same" } }, { value: { outcome: "same" } }]);
    writeFileSync(join(ports.dataDir, "allowlist.json"), "[");
    expect(await asn([64500])).toMatchObject({ ok: false, problem: { kind: "storageDamaged" } });
    expect(readdirSync(ports.dataDir).some((name) => name.startsWith("allowlist.json.damaged-"))).toBe(true);
  });
});
