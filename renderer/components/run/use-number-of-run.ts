import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { e164 } from "../../../shared/phone.ts";
import type { Workspace } from "../../../shared/workspace/workspace.ts";
import { usePart } from "../../app/use-feed.ts";
import { useStores } from "../../app/window-context.tsx";

/** The workspace and ID of a migration's number, as used in screen URLs. */
export type NumberAddress = { readonly workspace: string; readonly phoneNumberId: string };

/** The migration's own number in a workspace; undefined if none has it. */
export function useNumberOfRun(run: RunSnapshot): NumberAddress | undefined {
  const list = usePart(useStores().workspaces, ({ workspaces }) => workspaces);
  return addressIn(list ?? [], run);
}

/** Several workspaces may have the number: the one whose secrets the migration uses counts. */
function addressIn(
  workspaces: readonly Workspace[],
  { workspace, number, phoneNumberId }: RunSnapshot,
): NumberAddress | undefined {
  const having = workspaces.filter(({ numbers }) =>
    numbers.some((one) => one.phoneNumberId === phoneNumberId && e164(one.cc, one.phoneNumber) === number),
  );
  const found = having.find(({ id }) => id === workspace) ?? having[0];
  return found === undefined ? undefined : { workspace: found.id, phoneNumberId };
}
