import { join } from "node:path";
import type { Clock } from "../../../shared/time.ts";
import { ok, type Result } from "../../../shared/result.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import { certificatePaths, withPaths } from "../handover/handover-content.ts";
import { changeWorkspaces, peekWorkspaces } from "../workspaces/workspace-file.ts";

/**
 * Lets the workspaces of a restored folder name its own files: those that were in the folder `from` are in `to` now, on
 * whatever system either is. Where the list can't be read, it stays as it is.
 */
export function moveNamedFiles(
  ports: { readonly dataDir: string; readonly clock: Clock },
  from: string,
  to: string,
): Result<unknown, StorageProblem> {
  const list = peekWorkspaces(ports);
  if (list === undefined || list.workspaces.every((one) => movedPaths(one, from, to).size === 0))
    return ok(null);
  return changeWorkspaces<never>(ports, ({ workspaces }) =>
    ok(
      workspaces.map((one) => {
        const kept = new Map(certificatePaths(one).map((path) => [path, path]));
        return withPaths(one, new Map([...kept, ...movedPaths(one, from, to)]));
      }),
    ),
  );
}

function movedPaths(
  workspace: Parameters<typeof certificatePaths>[0],
  from: string,
  to: string,
): ReadonlyMap<string, string> {
  return new Map(
    certificatePaths(workspace).flatMap((path) => {
      const below = path.startsWith(from) ? path.slice(from.length) : "";
      const isBelow = /^[\\/]/.test(below) && from !== to;
      return isBelow ? [[path, join(to, ...below.split(/[\\/]/))] as const] : [];
    }),
  );
}
