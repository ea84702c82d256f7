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
    if (onPremUrl !== undefined && maskedEndpointOf(onPremUrl) === maskedEndpointOf(checked.value.url.href))
      return warn("same-endpoint", phrase("endpointFindings.address.same", { url: shown }), facts);
    return pass(phrase("endpointFindings.address.fine", { url: shown, addresses: facts.addresses }), facts);
  },
};
