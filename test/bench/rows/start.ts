import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { headlessBundle } from "../../../scripts/lib/headless-bundle.mjs";

/** One way to start a process, and how long it took from its start to its end. */
export type StartResult = { readonly name: string; readonly totalMs: readonly number[] };

export const STARTS = {
  bare: "`node -e 0`",
  core: "core: `app.info` and `migration.status` answered",
  coreCold: "the same without a compile cache",
  help: "`dist/cli.mjs --help`",
  lint: "`dist/cli.mjs lint`, one file with one message",
  status: "`dist/cli.mjs status`",
} as const;

type Place = { readonly root: string; readonly scratch: string; readonly dataDir: string };

/** Starts each program in turn: once to fill the compile cache, then `rounds` times. */
export async function runStarts(
  { root, scratch, dataDir }: Place,
  rounds: number,
): Promise<readonly StartResult[]> {
  const core = await bundleCore(root, scratch);
  const cli = join(root, "dist", "cli.mjs");
  const message = join(scratch, "message.json");
  writeFileSync(message, MESSAGE);
  const cached = { NODE_COMPILE_CACHE: join(scratch, "compiled") };
  const programs = [
    { name: STARTS.bare, args: ["-e", "0"], env: {} },
    { name: STARTS.core, args: [core, dataDir], env: cached },
    { name: STARTS.coreCold, args: [core, dataDir], env: {} },
    { name: STARTS.help, args: [cli, "--help"], env: cached },
    { name: STARTS.lint, args: [cli, "lint", message, "--data-dir", dataDir], env: cached },
    {
      name: STARTS.status,
      args: [cli, "status", "--data-dir", dataDir],
      env: { ...cached, XDG_STATE_HOME: join(scratch, "state") },
    },
  ].map((program) => ({ ...program, totalMs: [] as number[] }));
  for (let round = 0; round <= rounds; round += 1) {
    for (const { args, env, totalMs } of programs) {
      const ms = await processMs(args, env);
      if (round > 0) totalMs.push(ms);
    }
  }
  return programs.map(({ name, totalMs }) => ({ name, totalMs }));
}

/** What a command reads that needs no core. */
const MESSAGE = `{"messaging_product":"chat","to":"+12025550123","type":"text","text":{"body":"Hello"}}\n`;

/** Bundles the core alone in the way that `npm run build` bundles the command line. */
async function bundleCore(root: string, scratch: string): Promise<string> {
  const outDir = join(scratch, "core");
  await build(
    headlessBundle({
      entries: { core: join(root, "test", "bench", "core-entry.ts") },
      outDir,
      chunks: "[name]-[hash].mjs",
      logLevel: "error",
    }),
  );
  return join(outDir, "core.mjs");
}

async function processMs(args: readonly string[], extra: Readonly<Record<string, string>>): Promise<number> {
  const { NODE_COMPILE_CACHE: _own, ...env } = process.env;
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...env, ...extra },
  });
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) throw new Error(`${args.join(" ")} ended with ${code}`);
  return performance.now() - startedAt;
}
