import type { TestContext } from "vitest";
import { openBench, type Bench, type Expected } from "./bench.ts";
import type { SandboxOptions } from "../../../main/sandbox/index.ts";

/** The id of a fault of test/spec/faults.md. */
export type FaultId = `F${number}`;

/** One fault: how it is made here, what is expected, and the proof over real sockets and files. */
export type Row = {
  readonly how: string;
  readonly expected: string;
  /** What a machine needs for it that another may lack, and the script that runs it there. */
  readonly elsewhere?: string;
  run(skip: TestContext["skip"]): Promise<void>;
};

/** Runs `work` on a bench of its own. */
export async function onBench(
  work: (bench: Bench) => Promise<void>,
  options?: SandboxOptions,
  change?: Parameters<typeof openBench>[1],
): Promise<void> {
  const bench = await openBench(options, change);
  let failed = true;
  try {
    await work(bench);
    failed = false;
  } finally {
    // What failed first is what is told.
    if (failed) await bench.close().catch(() => undefined);
    else await bench.close();
  }
}

/** A move to the cloud whose registration meets a fault, and what must come of it. */
export async function atRegister(
  arm: (bench: Bench) => void,
  expected: Partial<Expected> & Pick<Expected, "class" | "ends" | "told">,
  also: (bench: Bench) => void = () => undefined,
): Promise<void> {
  await onBench(async (bench) => {
    const run = await bench.driver.migrate(bench.plan("to-cloud"), () => arm(bench));
    const isThere = expected.ends.includes("cloud proven");
    await bench.prove(run, {
      step: "register",
      truth: isThere ? "cloud" : "onprem",
      sent: isThere ? 1 : 0,
      ...expected,
    });
    also(bench);
  });
}
