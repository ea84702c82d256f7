import { BOTH_WAYS, type Check } from "../context.ts";
import { fail, pass, phrase, skip } from "../finding.ts";

const MEGABYTE = 1_000_000;
const FLOOR_BYTES = 50 * MEGABYTE;

/** Is there room for the journal and the pair? Below 50 MB the move is refused before anything is sent. */
export const localDisk: Check<"local.disk"> = {
  id: "local.disk",
  directions: BOTH_WAYS,
  run: async ({ local }) => {
    const { freeBytes } = local;
    if (freeBytes === undefined) return skip("not-told", phrase("findings.disk.untold"));
    const freeMegabytes = Math.floor(freeBytes / MEGABYTE);
    const found = phrase("findings.disk.free", { megabytes: freeMegabytes });
    // In megabytes: a long row of digits could hold somebody's PIN by chance, and nobody needs it.
    return freeBytes < FLOOR_BYTES
      ? fail("disk-low", found, { freeMegabytes })
      : pass(found, { freeMegabytes });
  },
};
