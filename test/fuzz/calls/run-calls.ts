import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { CallCounts } from "./make-calls.ts";

/** What the calls of one process showed; `refused`: what it tried beyond this machine, all of it in vain. */
export type RanCalls = CallCounts & { readonly refused: number; readonly outside: readonly string[] };

/** Makes random calls in a process of its own that can reach nothing but itself and write to one folder only. */
export async function runCalls(count: number, seed: number): Promise<RanCalls> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "switchover-calls-")));
  try {
    const child = spawn(
      process.execPath,
      [join(import.meta.dirname, "program.ts"), String(count), String(seed), folder],
      {
        env: { PATH: process.env["PATH"], TMPDIR: folder, HOME: folder },
        stdio: ["ignore", "pipe", "inherit"],
      },
    );
    const [told] = await Promise.all([text(child.stdout), once(child, "close")]);
    if (child.exitCode !== 0)
      throw new Error(`The calls ended with ${String(child.exitCode ?? child.signalCode)}.`);
    return JSON.parse(told) as RanCalls;
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
