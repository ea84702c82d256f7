import type { RunId } from "../../../shared/ids.ts";
import { e164 } from "../../../shared/phone.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import type { Workspace } from "../../../shared/workspace/workspace.ts";
import type { DataFolder } from "../data-folder.ts";

export type WorkspaceInUse = { readonly kind: "workspaceInUse"; readonly run: RunId };

/** Nothing, where no run of the workspace's numbers is open. A journal that cannot be read is no leave to go on. */
export function notInUse(
  folder: Pick<DataFolder, "exists" | "storage">,
  { numbers }: Workspace,
): Result<null, StorageProblem | WorkspaceInUse> {
  if (numbers.length === 0 || !folder.exists()) return ok(null);
  const storage = folder.storage();
  if (!storage.ok) return storage;
  for (const { cc, phoneNumber } of numbers) {
    const open = storage.value.openRunOf(e164(cc, phoneNumber));
    if (!open.ok) return open;
    if (open.value !== undefined) return err({ kind: "workspaceInUse", run: open.value });
  }
  return ok(null);
}
