import type { CallOutcome } from "../../../../shared/platform/outcome.ts";
import { present } from "../../../../shared/present.ts";
import type { SendQuery } from "./caller.ts";
import { collectPages, readPage } from "./paging.ts";
import type { ListedNumber } from "./port.ts";
import { ListedAnswer } from "./schema.ts";

const PAGE_SIZE = "100";
// Deployments use either of two names for the host field and reject the whole call for the name they do not
// know.
const FIELD_GROUPS = [
  "id,display_phone_number,verified_name,platform_type",
  "id,display_phone_number,verified_name,host_platform",
  undefined,
] as const;

/**
 * Lists the numbers of an account, with fewer fields if the deployment rejects some. `until`: the pages after the one
 * with this ID are not asked for.
 */
export async function listNumbers(
  sendQuery: SendQuery,
  path: string,
  until?: string,
): Promise<CallOutcome<readonly ListedNumber[]>> {
  const [first, ...others] = FIELD_GROUPS;
  let outcome = await listWith(first);
  for (const fields of others) {
    if (outcome.kind !== "rejected" || outcome.reason !== "field-unknown") return outcome;
    outcome = await listWith(fields);
  }
  return outcome;

  function listWith(fields: string | undefined): Promise<CallOutcome<readonly ListedNumber[]>> {
    return collectPages(
      (after) =>
        sendQuery(path, present({ fields, limit: PAGE_SIZE, after }), {
          call: "listNumbers",
          read: readPage,
        }),
      listed,
      (entries) => until !== undefined && entries.some(({ id }) => id === until),
    );
  }
}

function listed(entry: unknown): ListedNumber | undefined {
  const answer = ListedAnswer.safeParse(entry);
  if (!answer.success) return undefined;
  const { data } = answer;
  return present({
    id: data.id,
    displayPhoneNumber: data.display_phone_number,
    verifiedName: data.verified_name,
    host: data.platform_type ?? data.host_platform,
  });
}
