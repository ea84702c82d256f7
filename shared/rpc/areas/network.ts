import { z } from "zod";
import { WayReport, WayTarget } from "../../network/way.ts";
import { InputProblem, StorageProblem } from "../problems.ts";

const noSuchWorkspace = z.object({ kind: z.literal("noSuchWorkspace"), workspace: z.string() });
const notSetUp = z.object({ kind: z.literal("notSetUp"), missing: z.array(z.string()) });

/** How the program reaches other computers. */
export const networkArea = {
  /**
   * Tries the way to an API step by step, and says what is in it. Sends no token and one request that changes nothing. Reads
   * no secret but the password of the proxy.
   */
  "network.test": {
    input: WayTarget,
    output: WayReport,
    problem: z.union([InputProblem, StorageProblem, noSuchWorkspace, notSetUp]),
  },
} as const;
