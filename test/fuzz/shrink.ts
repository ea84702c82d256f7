/** How often an input is tried while it is made shorter. */
const MOST_TRIES = 3_000;

/** The shortest input found that still fails in the same way: parts are left out, halves first. */
export async function shrunk(input: Buffer, fails: (shorter: Buffer) => Promise<boolean>): Promise<Buffer> {
  let least = input;
  let tries = 0;
  for (let size = Math.ceil(least.length / 2); size > 0; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < least.length && tries < MOST_TRIES;) {
      tries += 1;
      const shorter = Buffer.concat([least.subarray(0, at), least.subarray(at + size)]);
      if (await fails(shorter)) least = shorter;
      else at += size;
    }
  }
  return least;
}
