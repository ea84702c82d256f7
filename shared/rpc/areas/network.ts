import { z } from "zod";
import { AuthoritiesState } from "../../network/authorities.ts";
import { WayReport, WayTarget } from "../../network/way.ts";
import { FixedByAdministrator, InputProblem, SettingsProblem, StorageProblem } from "../problems.ts";

const noSuchWorkspace = z.object({ kind: z.literal("noSuchWorkspace"), workspace: z.string() });
const notSetUp = z.object({ kind: z.literal("notSetUp"), missing: z.array(z.string()) });

/** A file holds a certificate that can't vouch for others, or more of them than are taken. */
const NotAnAuthority = z.object({
  kind: z.literal("notAnAuthority"),
  why: z.enum(["not-an-authority", "too-many"]),
  subject: z.string().optional(),
});

/** How the program reaches other computers. */
export const networkArea = {
  /**
   * Tries the way to an API step by step, and says what is in it. Sends no token and one request that changes nothing. Reads
   * no secret but the password of the proxy and, for the on-premises client, the certificate for it.
   */
  "network.test": {
    input: WayTarget,
    output: WayReport,
    problem: z.union([InputProblem, StorageProblem, noSuchWorkspace, notSetUp]),
  },
  /** The authorities that connections trust besides the public ones. */
  "network.authorities": {
    input: z.strictObject({}),
    output: AuthoritiesState,
    problem: SettingsProblem,
  },
  /**
   * Chooses them, for every connection from the next one on. `pem` replaces what was added before, null removes it; what is
   * left out stays. Refused where the administrator fixed them.
   */
  "network.trust": {
    input: z.strictObject({
      system: z.boolean().optional(),
      pem: z.string().min(1).max(262_144).nullable().optional(),
    }),
    output: AuthoritiesState,
    problem: z.union([
      SettingsProblem,
      FixedByAdministrator,
      z.object({ kind: z.literal("notACertificate") }),
      NotAnAuthority,
    ]),
  },
} as const;
