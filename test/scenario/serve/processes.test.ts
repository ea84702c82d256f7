import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { describe, expect, onTestFinished, test } from "vitest";
import { startProgram, type Program } from "../../support/child-process.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { askAt, callHeaders, cookieOf, readEvents, windowFolder } from "./rig.ts";

const PROGRAM = fileURLToPath(new URL("window-program.ts", import.meta.url));

type Window = {
  readonly program: Program;
  readonly port: number;
  readonly token: string;
  readonly dataDir: string;
  signIn(): Promise<string>;
};

async function startWindow({ port = 0, answerAfterMs = 0, dataDir = tempFolder() } = {}): Promise<Window> {
  const args = [PROGRAM, windowFolder(), dataDir, String(port), String(answerAfterMs)];
  const program = startProgram(process.execPath, args, { limitMs: 60_000 });
  const line = JSON.parse((await program.printed(/\n/)).split("\n")[0] ?? "") as { url: string };
  const url = new URL(line.url);
  const token = url.searchParams.get("token") ?? "";
  const signIn = async (): Promise<string> =>
    cookieOf(await askAt(Number(url.port), `/start?token=${token}`, {}));
  return { program, port: Number(url.port), token, dataDir, signIn };
}

/** A window that does not read: its connection is closed last. */
async function slowReader(port: number, cookie: string): Promise<Socket> {
  const socket = connect(port, "127.0.0.1").on("error", () => undefined);
  onTestFinished(() => void socket.destroy());
  await once(socket, "connect");
  socket.write(`GET /events/own HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: ${cookie}\r\n\r\n`);
  await once(socket, "data");
  return socket.pause();
}

const proceed = (port: number, cookie: string): Promise<number> =>
  askAt(port, "/rpc", {
    method: "POST",
    headers: callHeaders(port, cookie),
    body: JSON.stringify({ method: "migration.proceed", input: {} }),
  }).then(
    ({ status }) => status,
    () => 0,
  );

describe("the window's server as a process", { timeout: 60_000 }, () => {
  test("prints one line with its address under --json, and nothing else to standard output", async () => {
    const window = await startWindow();
    expect(await window.signIn()).toMatch(/^switchover-\d+=/);
    window.program.signal("SIGINT");
    const { code, stdout } = await window.program.ended;
    expect(code).toBe(0);
    expect(
      stdout
        .trim()
        .split("\n")
        .map((line): unknown => JSON.parse(line)),
    ).toEqual([
      {
        type: "listening",
        at: expect.stringMatching(/^\d{4}-.*Z$/) as unknown,
        url: `http://127.0.0.1:${window.port}/start?token=${window.token}`,
      },
    ]);
  });

  test("writes neither address nor session to standard error or into its data folder", async () => {
    const window = await startWindow();
    const cookie = await window.signIn();
    await askAt(window.port, `/start?token=${window.token}`, {});
    await proceed(window.port, cookie);
    window.program.signal("SIGTERM");
    const { code, stderr } = await window.program.ended;
    expect(code).toBe(0);
    const files = readdirSync(window.dataDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), "latin1"));
    const session = cookie.split("=")[1] ?? "missing";
    for (const text of [stderr, ...files]) {
      expect(text).not.toContain(window.token);
      expect(text).not.toContain(session);
    }
  });

  test("killed and started again on the same port: the old session is not known, a new address lets in", async () => {
    const first = await startWindow();
    const cookie = await first.signIn();
    const stream = readEvents(first.port, "/events/own", cookie);
    expect(await stream.status).toBe(200);
    first.program.signal("SIGKILL");
    await Promise.all([first.program.ended, stream.ended]);
    const second = await startWindow({ port: first.port, dataDir: first.dataDir });
    expect((await askAt(second.port, "/session", { headers: { cookie } })).status).toBe(401);
    const fresh = await second.signIn();
    expect((await askAt(second.port, "/session", { headers: { cookie: fresh } })).status).toBe(204);
  });

  test("two on one data folder both serve, each with sessions of its own", async () => {
    const first = await startWindow();
    const second = await startWindow({ dataDir: first.dataDir });
    const cookies = await Promise.all([first.signIn(), second.signIn()]);
    expect(await Promise.all([proceed(first.port, cookies[0]), proceed(second.port, cookies[1])])).toEqual([
      200, 200,
    ]);
    const value = cookies[0].split("=")[1] ?? "";
    const carried = { cookie: `switchover-${second.port}=${value}` };
    expect((await askAt(second.port, "/session", { headers: carried })).status).toBe(401);
  });
});

describe("Ctrl-C", { timeout: 60_000 }, () => {
  test("with nothing under way: ends at once with 0, open windows or not", async () => {
    const window = await startWindow();
    const stream = readEvents(window.port, "/events/own", await window.signIn());
    await stream.status;
    window.program.signal("SIGINT");
    expect((await window.program.ended).code).toBe(0);
    await stream.ended;
  });

  test("delivered several times over by terminal and launcher: ends with 0 all the same", async () => {
    const window = await startWindow();
    const slow = await slowReader(window.port, await window.signIn());
    const firstMs = performance.now();
    // Until the process is gone, but for less than a second: what comes later is another press.
    const presses = setInterval(() => {
      if (performance.now() - firstMs < 700) window.program.signal("SIGINT");
    }, 2);
    const { code } = await window.program.ended;
    clearInterval(presses);
    expect(code).toBe(0);
    slow.destroy();
  });

  test("[I18] once while an answer is awaited: says so, waits, answers the window and ends with 0", async () => {
    const window = await startWindow({ answerAfterMs: 2_000 });
    const cookie = await window.signIn();
    const answered = proceed(window.port, cookie);
    await sleep(300);
    window.program.signal("SIGINT");
    await sleep(200);
    // The same press, as a launcher passes it on.
    window.program.signal("SIGINT");
    expect(await proceed(window.port, cookie)).toBe(503);
    expect(await answered).toBe(200);
    const ended = await window.program.ended;
    expect(ended.code).toBe(0);
    expect(ended.stderr.split("can't be canceled")).toHaveLength(2);
  });

  test("[I18] twice: leaves with 3 and says that the outcome is not known", async () => {
    const window = await startWindow({ answerAfterMs: 20_000 });
    const answered = proceed(window.port, await window.signIn());
    await sleep(300);
    window.program.signal("SIGINT");
    await sleep(1_300);
    window.program.signal("SIGINT");
    const ended = await window.program.ended;
    expect(ended.code).toBe(3);
    expect(ended.stderr).toContain("its outcome is unknown");
    expect(await answered).toBe(0);
  });
});
