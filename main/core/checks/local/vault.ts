import { BOTH_WAYS, type Check } from "../context.ts";
import { fail, pass } from "../finding.ts";

/** Can the vault take the secrets of the move? It need not be open for looking. */
export const localVault: Check<"local.vault"> = {
  id: "local.vault",
  directions: BOTH_WAYS,
  run: async ({ local }) => {
    switch (local.vault) {
      case "damaged":
        return fail("vault-damaged", "the vault cannot be read");
      case "changed":
        return fail("vault-changed", "the vault's key is not the one that it was made with");
      case "absent":
        return pass("no vault yet; the first passphrase makes one", { vault: "absent" });
      case "locked":
        return pass("the vault is locked; the move will ask for its passphrase", { vault: "locked" });
      case "open":
        return pass("the vault is open", { vault: "open" });
    }
  },
};
