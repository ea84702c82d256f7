import type { CloudParties } from "../../../shared/translate/notification.ts";
import type { Workspace } from "../../../shared/workspace/workspace.ts";

/** Values of a cloud notification that a client's doesn't have, as far as they are known. */
export type TypedParties = Omit<CloudParties, "brand">;

/** What a workspace knows of them, for one of its numbers or its first one. */
export function partiesOf(workspace: Workspace | undefined, phoneNumberId?: string): TypedParties {
  const number =
    workspace?.numbers.find((one) => one.phoneNumberId === phoneNumberId) ??
    (phoneNumberId === undefined ? workspace?.numbers[0] : undefined);
  return {
    businessAccountId: workspace?.cloud?.businessAccountId ?? "",
    phoneNumberId: number?.phoneNumberId ?? phoneNumberId ?? "",
    displayPhoneNumber: number === undefined ? "" : `${number.cc}${number.phoneNumber}`,
  };
}

/** The parties if none is missing. */
export function wholeParties(typed: TypedParties, brand: string): CloudParties | undefined {
  const parties = {
    brand,
    businessAccountId: typed.businessAccountId.trim(),
    phoneNumberId: typed.phoneNumberId.trim(),
    displayPhoneNumber: typed.displayPhoneNumber.trim(),
  };
  return Object.values(parties).every((value) => value !== "") ? parties : undefined;
}
