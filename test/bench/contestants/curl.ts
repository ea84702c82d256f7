import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { timed, type Contestant } from "./contestant.ts";
import { callsFor, moveWith, type Call } from "./calls.ts";

/** The curl on this machine; undefined where there is none. */
export function curlVersion(): string | undefined {
  const { stdout } = spawnSync("curl", ["--version"], { encoding: "utf8" });
  return /^curl (\S+)/.exec(stdout ?? "")?.[1];
}

/** A curl process for each of the three calls, as a shell script would have it. */
export const curlEach: Contestant = {
  name: "curl, one process per call",
  async prepare(scene) {
    const { file, remove } = trustedBy([scene.caPem, scene.onPremPem]);
    return {
      run: () =>
        timed(() => moveWith(scene, async (call) => JSON.parse(await curl([call], file)) as unknown)),
      close: async () => remove(),
    };
  },
};

/** Two processes: register needs the backup's answer, but subscribe can follow it in the same one (`--next`). */
export const curlNext: Contestant = {
  name: "curl, register `--next` subscribe",
  async prepare(scene) {
    const { file, remove } = trustedBy([scene.caPem, scene.onPremPem]);
    const calls = callsFor(scene);
    return {
      run: () =>
        timed(async () => {
          const answer: unknown = JSON.parse(await curl([calls.backup], file));
          await curl([calls.register(answer), calls.subscribe], file);
        }),
      close: async () => remove(),
    };
  },
};

/** Secrets go in over standard input, so that no list of processes shows them. */
async function curl(calls: readonly Call[], caFile: string): Promise<string> {
  const child = spawn("curl", ["--disable", "--config", "-"], { stdio: ["pipe", "pipe", "inherit"] });
  child.stdin.end(calls.map((call) => configOf(call, caFile)).join("next\n"));
  return text(child.stdout);
}

function configOf({ url, token, body }: Call, caFile: string): string {
  const options = {
    url,
    request: "POST",
    cacert: caFile,
    header: `authorization: Bearer ${token}`,
    ...(body === undefined ? {} : { json: JSON.stringify(body) }),
  };
  const lines = Object.entries(options).map(([name, value]) => `${name} = ${JSON.stringify(value)}\n`);
  return `silent\nfail\n${lines.join("")}`;
}

function trustedBy(pems: readonly string[]): { readonly file: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "switchover-bench-"));
  const file = join(folder, "ca.pem");
  writeFileSync(file, pems.join("\n"));
  return { file, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
