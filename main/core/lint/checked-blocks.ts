import type { LintSettings } from "../../../shared/lint/finding.ts";
import { TOO_LONG } from "../../../shared/lint/lint-line.ts";
import { openBlockPool, type BlockPool } from "./block-pool.ts";
import { blockCheck, type CheckedBlock } from "./check-block.ts";
import { blocksOf } from "./lines.ts";

/**
 * So much is parsed before threads are started: most files end before that would pay. What needs no parsing is
 * checked faster than a thread could be given it.
 */
const PARSED_BEFORE_THREADS = 2 * 1024 * 1024;

const LONG_LINE: CheckedBlock = {
  lines: 1,
  payloads: 1,
  findings: TOO_LONG.map((finding) => ({ ...finding, line: 1 })),
  parsed: 0,
};

/**
 * Checks a stream of payloads, one a line, block by block in the order of the stream. A long stream is checked
 * on several processors; no more blocks are held than their threads take.
 */
export async function* checkedBlocks(
  pieces: AsyncIterable<Uint8Array>,
  settings: LintSettings,
): AsyncGenerator<CheckedBlock> {
  let pool: BlockPool | undefined;
  const pending: Promise<CheckedBlock>[] = [];
  const check = blockCheck(settings);
  let parsed = 0;
  let isFirst = true;
  try {
    for await (const block of blocksOf(pieces)) {
      if (block.kind === "part") {
        if (block.isLast) pending.push(Promise.resolve(LONG_LINE));
      } else {
        if (parsed >= PARSED_BEFORE_THREADS) pool ??= openBlockPool(settings);
        if (pool === undefined) {
          const checked = check(block.bytes, isFirst);
          parsed += checked.parsed;
          pending.push(Promise.resolve(checked));
        } else {
          const checked = pool.check({ bytes: block.bytes, isFirst });
          // A failure is thrown where its turn has come.
          checked.catch(() => undefined);
          pending.push(checked);
        }
      }
      isFirst = false;
      while (pending.length > (pool?.capacity ?? 0)) yield await first(pending);
    }
    while (pending.length > 0) yield await first(pending);
  } finally {
    await pool?.close();
  }
}

async function first(pending: Promise<CheckedBlock>[]): Promise<CheckedBlock> {
  return (await pending.shift()) ?? { lines: 0, payloads: 0, findings: [], parsed: 0 };
}
