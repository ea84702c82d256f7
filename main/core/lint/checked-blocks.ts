import type { LintSettings } from "../../../shared/lint/finding.ts";
import { TOO_LONG } from "../../../shared/lint/lint-line.ts";
import { blockCheck, type CheckedBlock } from "./check-block.ts";
import { blocksOf } from "./lines.ts";

const LONG_LINE: CheckedBlock = {
  lines: 1,
  payloads: 1,
  findings: TOO_LONG.map((finding) => ({ ...finding, line: 1 })),
  parsed: 0,
};

/** Checks a stream of payloads, one a line, block by block in the order of the stream. Holds one block at a time. */
export async function* checkedBlocks(
  pieces: AsyncIterable<Uint8Array>,
  settings: LintSettings,
): AsyncGenerator<CheckedBlock> {
  const check = blockCheck(settings);
  let isFirst = true;
  for await (const block of blocksOf(pieces)) {
    if (block.kind === "lines") yield check(block.bytes, isFirst);
    else if (block.isLast) yield LONG_LINE;
    isFirst = false;
  }
}
