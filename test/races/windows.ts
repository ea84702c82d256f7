import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { join } from "node:path";
import { isBuilt } from "../../scripts/lib/build-stamp.mjs";
import { askAt, callHeaders, cookieOf } from "../scenario/serve/rig.ts";
import { STATE_VARIABLE } from "../support/state-folder.ts";
import type { Answer, Racer } from "./orders.ts";

const ROOT = join(import.meta.dirname, "../..");
const CLI = join(ROOT, isBuilt() ? "dist/cli.mjs" : "main/hosts/headless/cli.ts");
const CHEAP_PASSPHRASE = new URL("../support/cheap-passphrase.mjs", import.meta.url).href;
/** Pauses between looks end at once: a race is about what happens at the same moment. */
const HASTY = new URL("../support/e2e/hasty-machine.ts", import.meta.url).href;

/** A window's host as a process of its own, asked over HTTP as its page asks it. */
export type RacingWindow = Racer & { end(): Promise<void> };

/** Starts `switchover serve` on a data folder. `folder` holds the plan's files. */
export async function startWindow(folder: string, dataDir: string, stateDir: string): Promise<RacingWindow> {
  const args = [
    "--import",
    HASTY,
    "--import",
    CHEAP_PASSPHRASE,
    CLI,
    "serve",
    "--json",
    "--no-input",
    "--data-dir",
    dataDir,
  ];
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { PATH, HOME, [STATE_VARIABLE]: stateDir, NODE_COMPILE_CACHE: join(ROOT, ".cache/compiled") },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let stderr = "";
  child.stderr.setEncoding("utf8").on("data", (part: string) => (stderr += part));
  const ended = once(child, "exit");
  const line = await Promise.race([
    once(createInterface({ input: child.stdout }), "line"),
    ended.then(() => Promise.reject(new Error(`the window's host ended: ${stderr}`))),
  ]);
  const url = new URL((JSON.parse(String(line[0])) as { url: string }).url);
  const port = Number(url.port);
  const cookie = cookieOf(await askAt(port, `${url.pathname}${url.search}`, {}));
  const call = async (method: string, input: object): Promise<Answer> => {
    const { status, body } = await askAt(port, "/rpc", {
      method: "POST",
      headers: callHeaders(port, cookie),
      body: JSON.stringify({ method, input }),
    });
    if (status !== 200)
      throw new Error(`the window's host answered ${status} to ${method}: ${body} ${stderr}`);
    return JSON.parse(body) as Answer;
  };
  await call("vault.unlock", { passphrase: "correct horse battery", allowCreate: true });
  return {
    call,
    end: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
