import { err, ok, type Result } from "../../../shared/result.ts";
import type { InputProblem } from "../../../shared/rpc/problems.ts";
import { countAuthorities } from "../platforms/http/secure-context.ts";
import { unreadableBy } from "./file-reason.ts";
import type { HostPorts } from "./host-ports.ts";

type Unusable = Extract<InputProblem, { kind: "fileUnusable" }>;

/**
 * Returns the PEM of the authority file that replaces the public roots; undefined if no file is named.
 *
 * Problems: fileUnusable with the member that names the file, for one that can't be read or holds no certificate.
 */
export function readAuthorities(
  { files }: Pick<HostPorts, "files">,
  caFile: string | undefined,
  member: Unusable["member"] = "caFile",
): Result<string | undefined, Unusable> {
  if (caFile === undefined) return ok(undefined);
  const unusable = { kind: "fileUnusable", member, path: caFile } as const;
  const read = files.read(caFile);
  if (!read.ok) return err({ ...unusable, why: unreadableBy(read.problem.code) });
  return countAuthorities(read.value).ok ? ok(read.value) : err({ ...unusable, why: "not-a-certificate" });
}
