import { ok, type Result } from "../../../../shared/result.ts";
import type { HostPorts } from "../../host/host-ports.ts";
import { checkAddress, type AddressProblem, type CheckedAddress } from "./check-address.ts";

/**
 * A URL that may be posted to, and the authorities trusted there in addition to, or instead of, the public
 * ones.
 */
export type JudgedAddress = { readonly address: CheckedAddress; readonly ca?: string };

type Request = { readonly url: string; readonly ca?: string | undefined; readonly allowPrivate: boolean };

/**
 * Judges the URL that is really posted to. In the sandbox, a local URL replaces the simulated business's own
 * endpoint, and everything is on this machine.
 */
export async function judgedAddress(
  practice: HostPorts["practice"],
  { url, ca, allowPrivate }: Request,
): Promise<Result<JudgedAddress, AddressProblem>> {
  const replacement = await practice?.productionAt?.(url);
  const checked = await checkAddress(replacement?.url ?? url, {
    allowPrivate: allowPrivate || practice !== undefined,
  });
  if (!checked.ok) return checked;
  const authority = replacement?.caPem ?? ca;
  return ok({ address: checked.value, ...(authority === undefined ? {} : { ca: authority }) });
}
