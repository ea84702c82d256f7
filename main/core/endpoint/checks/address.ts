import { maskedEndpointOf } from "../../../../shared/platform/callback-address.ts";
import { fail, pass, phrase, warn } from "../../checks/finding.ts";
import { shownAddress } from "../../checks/words.ts";
import type { EndpointCheck } from "../context.ts";

/** Is this an address that the platform could deliver to, and that nothing but the internet answers at? */
export const endpointAddress: EndpointCheck<"endpoint.address"> = {
  id: "endpoint.address",
  run: async ({ url, onPremUrl, looks }) => {
    const checked = await looks.address();
    const shown = shownAddress(url);
    if (!checked.ok) {
      const { problem } = checked;
      if (problem.cause !== "private-address")
        return fail(problem.cause, phrase(`endpointFindings.address.${problem.cause}`, { url: shown }));
      const { cause, address } = problem;
      return fail(cause, phrase("endpointFindings.address.leadsTo", { url: shown, address }), { address });
    }
    const { host, addresses } = checked.value;
    const facts = { host, addresses: addresses.map(({ address }) => address).join(", ") };
    // In practice a server of this machine stands for the address.
    const same = [checked.value.url.href, url].map(maskedEndpointOf);
    if (onPremUrl !== undefined && same.includes(maskedEndpointOf(onPremUrl)))
      return warn("same-endpoint", phrase("endpointFindings.address.same", { url: shown }), facts);
    return pass(phrase("endpointFindings.address.fine", { url: shown, addresses: facts.addresses }), facts);
  },
};
