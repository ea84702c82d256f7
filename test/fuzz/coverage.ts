import { Session } from "node:inspector/promises";

/** Tells which blocks of the program an input reached for the first time. */
export type Coverage = {
  /** Whether something was reached since the last call that never was before. */
  isNew(): Promise<boolean>;
  readonly blocks: () => number;
  close(): Promise<void>;
};

/** Counts blocks of the program's own files through V8's precise coverage. Slows everything while it is open. */
export async function openCoverage(): Promise<Coverage> {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
  const seen = new Set<string>();
  return {
    async isNew() {
      const { result } = await session.post("Profiler.takePreciseCoverage");
      const before = seen.size;
      for (const { url, scriptId, functions } of result) {
        if (!/\/(?:main|shared)\//.test(url)) continue;
        for (const { ranges } of functions)
          for (const { startOffset, endOffset, count } of ranges)
            // How often matters little, whether it does matters much: once, some times, often.
            if (count > 0) seen.add(`${scriptId}:${startOffset}-${endOffset}:${Math.min(3, bits(count))}`);
      }
      return seen.size > before;
    },
    blocks: () => new Set([...seen].map((one) => one.replace(/:[0-9]+$/, ""))).size,
    async close() {
      await session.post("Profiler.stopPreciseCoverage");
      await session.post("Profiler.disable");
      session.disconnect();
    },
  };
}

function bits(count: number): number {
  return Math.ceil(Math.log2(count + 1) / 2);
}
