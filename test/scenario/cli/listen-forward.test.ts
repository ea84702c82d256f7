import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { makeCertificate } from "../../support/certificates.ts";
import { startCli } from "../../support/cli-process.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { pointHarness } from "../../support/webhooks/point-harness.ts";

/* What `webhooks listen` does with what comes, besides telling it: sends it on until it is taken, or answers as chosen. */

const BODY = '{"object":"chat_business_account","entry":[]}';

/** Production over TLS; `status` is what it answers, and `bodies` what it got. */
async function production(folder: string) {
  const authority = await makeCertificate({ commonName: "test authority", authority: true });
  const { cert, key } = await makeCertificate({ issuer: authority });
  const state = { status: 200, bodies: [] as string[], posts: 0 };
  const server = createServer({ cert, key }, (request, response) => {
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => pieces.push(piece));
    request.on("end", () => {
      if (request.method === "POST") {
        state.posts += 1;
        if (state.status === 200) state.bodies.push(Buffer.concat(pieces).toString());
      }
      response.writeHead(state.status).end();
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const caFile = join(folder, "ca.pem");
  writeFileSync(caFile, authority.cert);
  const { port } = server.address() as AddressInfo;
  return Object.assign(state, { url: `https://localhost:${port}/hook`, caFile });
}

type Line = Readonly<Record<string, unknown>>;

function linesOf(stdout: string, type: string): readonly Line[] {
  return stdout
    .split("\n")
    .flatMap((line) => (line.startsWith("{") ? [JSON.parse(line) as Line] : []))
    .filter((line) => line["type"] === type);
}

const send = async (url: unknown): Promise<number> =>
  (await fetch(String(url), { method: "POST", body: BODY })).status;

describe("[V16] webhooks listen --forward-to", () => {
  test("takes over what comes while production is down, and sends it on after a kill and a new start", async () => {
    const folder = tempFolder();
    const { url, caFile, live } = await withLive(production(folder));
    const args = ["webhooks", "listen", "--forward-to", url, "--allow-private", "--ca-file", caFile];
    const common = ["--data-dir", join(folder, "data"), "--json"];
    live.status = 503;
    const first = startCli([...args, ...common], { cwd: folder });
    const begun = await first.printed(/"forwarding".*\n/);
    const [listening] = linesOf(begun, "listening");
    expect(await send(listening?.["localUrl"])).toBe(200);
    const tried = await first.printed(/"copy".*\n/);
    expect(linesOf(tried, "copy")).toMatchObject([{ tries: 1, outcome: "again", status: 503 }]);
    first.signal("SIGKILL");
    await first.ended;

    live.status = 200;
    const second = startCli([...args, ...common], { cwd: folder });
    const again = await second.printed(/"taken".*\n/);
    expect(linesOf(again, "copy")).toMatchObject([{ tries: 2, outcome: "taken", status: 200 }]);
    expect(live.bodies).toEqual([BODY]);
    // The platform need not be told another address.
    const path = (line: Line | undefined) => new URL(String(line?.["localUrl"])).pathname;
    expect(path(linesOf(again, "listening")[0])).toBe(path(listening));
    second.signal("SIGTERM");
    expect((await second.ended).code).toBe(0);
  });

  test("holds back and goes on as its lines say", async () => {
    const folder = tempFolder();
    const { url, caFile, live } = await withLive(production(folder));
    const program = startCli(
      [
        "webhooks",
        "listen",
        "--forward-to",
        url,
        "--allow-private",
        "--ca-file",
        caFile,
        "--paused",
        "--data-dir",
        join(folder, "data"),
        "--json",
      ],
      { cwd: folder, keepsInput: true },
    );
    const begun = await program.printed(/"forwarding".*\n/);
    const [listening] = linesOf(begun, "listening");
    expect(linesOf(begun, "forwarding")).toMatchObject([{ paused: true }]);
    // Its query or path may hold a key of production's.
    expect(begun).not.toContain("/hook");
    expect(await send(listening?.["localUrl"])).toBe(200);
    expect(live.posts).toBe(0);
    program.write("resume\n");
    await program.printed(/"taken".*\n/);
    expect(live.bodies).toEqual([BODY]);
    program.signal("SIGTERM");
    expect((await program.ended).code).toBe(0);
  });

  test("judges the address before anything listens, as a test does: exit 2", async () => {
    const folder = tempFolder();
    const { url, caFile } = await withLive(production(folder));
    const data = ["--data-dir", join(folder, "data"), "--json"];
    const refused = await startCli(
      ["webhooks", "listen", "--forward-to", url, "--ca-file", caFile, ...data],
      {
        cwd: folder,
      },
    ).ended;
    expect(refused.code).toBe(2);
    expect(refused.stdout).toBe("");
    expect(refused.stderr).toContain("port other than 443");
  });

  test.each([
    [["--paused"], "--paused needs --forward-to."],
    [["--public-url", "https://a.example"], "--public-url needs --tunnel."],
    [["--answer-status", "99"], "--answer-status must be a whole number from 200 to 599."],
    [["--answer-after", "1000"], "--answer-after must be from 0 to 120 seconds."],
  ])("refuses %j before anything listens", async (options, words) => {
    const folder = tempFolder();
    const { code, stderr } = await startCli(["webhooks", "listen", ...options, "--json"], { cwd: folder })
      .ended;
    expect([code, stderr]).toEqual([2, expect.stringContaining(words)]);
  });
});

describe("webhooks listen --answer-status", () => {
  test("[V17] answers what it takes as chosen, says so as long as it holds, and keeps what came", async () => {
    const folder = tempFolder();
    const program = startCli(
      [
        "webhooks",
        "listen",
        "--answer-status",
        "503",
        "--answer-after",
        "0.2",
        "--data-dir",
        join(folder, "data"),
        "--json",
      ],
      { cwd: folder },
    );
    const begun = await program.printed(/"answering".*\n/);
    expect(linesOf(begun, "answering")).toMatchObject([{ status: 503, afterMs: 200 }]);
    const startedMs = performance.now();
    expect(await send(linesOf(begun, "listening")[0]?.["localUrl"])).toBe(503);
    expect(performance.now() - startedMs).toBeGreaterThanOrEqual(195);
    await program.printed(/"event".*\n/);
    program.signal("SIGTERM");
    expect((await program.ended).code).toBe(0);
  });
});

describe("webhooks listen --tunnel", () => {
  test("[V15] tells the public address, through which what comes is taken, and refuses it as the one to send on to", async () => {
    const rig = await pointHarness();
    const [, , , publicUrl = "", , port = ""] = rig.own;
    const way = ["--tunnel", "own", "--public-url", publicUrl, "--port", port];
    const program = rig.startPlain(["webhooks", "listen", ...way]);
    const begun = await program.printed(/"public".*\n/);
    const [told] = linesOf(begun, "public");
    const [listening] = linesOf(begun, "listening");
    const pathOf = (url: unknown): string => new URL(String(url)).pathname;
    expect(told).toMatchObject({ url: `${publicUrl}${pathOf(listening?.["localUrl"])}` });
    program.signal("SIGTERM");
    expect((await program.ended).code).toBe(0);

    // A first start that forwards keeps its paths for the next one.
    const { url, caFile } = await withLive(production(rig.folder));
    const forwarding = rig.startPlain([
      "webhooks",
      "listen",
      ...way,
      "--forward-to",
      url,
      "--allow-private",
      "--ca-file",
      caFile,
    ]);
    const kept = linesOf(await forwarding.printed(/"forwarding".*\n/), "listening")[0];
    forwarding.signal("SIGTERM");
    await forwarding.ended;
    const own = `${publicUrl}${pathOf(kept?.["localUrl"])}`;
    const circle = await rig.runPlain([
      "webhooks",
      "listen",
      ...way,
      "--forward-to",
      own,
      "--allow-private",
      "--ca-file",
      "ca.pem",
    ]);
    expect(circle.code).toBe(2);
    expect(circle.stderr).toContain("leads back here");
  });

  test("says what fixes a tunnel that only a person can fix, and ends", async () => {
    const folder = tempFolder();
    const hostKey = `SHA256:${"A".repeat(43)}`;
    const server = ["--ssh", "me@127.0.0.1:9", "--ssh-host-key", hostKey, "--remote-port", "9"];
    const way = ["--tunnel", "ssh", ...server, "--public-url", "https://relay.example"];
    const key = ["--ssh-key-file", join(folder, "no-key")];
    const { code, stderr } = await startCli(
      ["webhooks", "listen", ...way, ...key, "--data-dir", join(folder, "data")],
      { cwd: folder },
    ).ended;
    expect(stderr).toContain("The private key can't be read.");
    expect(stderr).toContain("Check the file's path and permissions, and that it's a private key");
    expect(code).toBe(1);
  });
});

/** The same object under a name of its own, so that what it tells is read as it is then. */
async function withLive(opening: ReturnType<typeof production>) {
  const live = await opening;
  return { url: live.url, caFile: live.caFile, live };
}
