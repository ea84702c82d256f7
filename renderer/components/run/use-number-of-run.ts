import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { e164 } from "../../../shared/phone.ts";
import type { Workspace } from "../../../shared/workspace/workspace.ts";
import { usePart } from "../../app/use-feed.ts";
import { useStores } from "../../app/window-context.tsx";

/** The workspace and ID of a migration's number, as used in screen URLs. */
export type NumberAddress = { readonly workspace: string; readonly phoneNumberId: string };

/** The workspace that contains a migration's number; undefined if none does. */
export function useNumberOfRun({ number }: Pick<RunSnapshot, "number">): NumberAddress | undefined {
  const list = usePart(useStores().workspaces, ({ workspaces }) => workspaces);
  return addressIn(list ?? [], number);
}

function addressIn(workspaces: readonly Workspace[], number: string): NumberAddress | undefined {
  for (const { id, numbers } of workspaces) {
    const found = numbers.find(({ cc, phoneNumber }) => e164(cc, phoneNumber) === number);
    if (found !== undefined) return { workspace: id, phoneNumberId: found.phoneNumberId };
  }
  return undefined;
}
