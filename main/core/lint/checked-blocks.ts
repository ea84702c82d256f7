import type { LintSettings } from "../../../shared/lint/finding.ts";
import { TOO_LONG } from "../../../shared/lint/lint-line.ts";
import { openBlockPool, type BlockPool } from "./block-pool.ts";
import { checkBlock, type CheckedBlock } from "./check-block.ts";
import { blocksOf } from "./lines.ts";

/** So much is checked before threads are started: most files end before that would pay. */
const BYTES_BEFORE_THREADS = 2 * 1024 * 1024;

const LONG_LINE: CheckedBlock = {
  lines: 1,
  payloads: 1,
  findings: TOO_LONG.map((finding) => ({ ...finding, line: 1 })),
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
  let bytes = 0;
  let isFirst = true;
  try {
    for await (const block of blocksOf(pieces)) {
      const isLarge = bytes >= BYTES_BEFORE_THREADS;
      bytes += block.bytes.length;
      if (block.kind === "part") {
        if (block.isLast) pending.push(Promise.resolve(LONG_LINE));
      } else {
        if (isLarge) pool ??= openBlockPool(settings);
        const checked =
          pool === undefined
            ? Promise.resolve(checkBlock(block.bytes, settings, isFirst))
            : pool.check({ bytes: block.bytes, isFirst });
        // A failure is thrown where its turn has come.
        checked.catch(() => undefined);
        pending.push(checked);
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
  return (await pending.shift()) ?? { lines: 0, payloads: 0, findings: [] };
}
