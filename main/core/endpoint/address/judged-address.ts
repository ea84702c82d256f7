import { ok, type Result } from "../../../../shared/result.ts";
import type { HostPorts } from "../../host/host-ports.ts";
import { checkAddress, type AddressProblem, type CheckedAddress } from "./check-address.ts";

/** An address that may be posted to, and the authorities that count there besides or in place of the public ones. */
export type JudgedAddress = { readonly address: CheckedAddress; readonly ca?: string };

type Asked = { readonly url: string; readonly ca?: string | undefined; readonly allowPrivate: boolean };

/**
 * Judges the address that really is posted to: in practice another one stands for the practice business's own endpoint,
 * and everything is on this machine.
 */
export async function judgedAddress(
  practice: HostPorts["practice"],
  { url, ca, allowPrivate }: Asked,
): Promise<Result<JudgedAddress, AddressProblem>> {
  const instead = await practice?.productionAt?.(url);
  const checked = await checkAddress(instead?.url ?? url, {
    allowPrivate: allowPrivate || practice !== undefined,
  });
  if (!checked.ok) return checked;
  const authority = instead?.caPem ?? ca;
  return ok({ address: checked.value, ...(authority === undefined ? {} : { ca: authority }) });
}
