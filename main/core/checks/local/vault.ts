import { BOTH_WAYS, type Check } from "../context.ts";
import { fail, pass, phrase } from "../finding.ts";

/** Can the vault take the secrets of the move? It need not be open for looking. */
export const localVault: Check<"local.vault"> = {
  id: "local.vault",
  directions: BOTH_WAYS,
  run: async ({ local }) => {
    switch (local.vault) {
      case "damaged":
        return fail("vault-damaged", phrase("findings.vault.damaged"));
      case "changed":
        return fail("vault-changed", phrase("findings.vault.changed"));
      case "newer":
        return fail("vault-newer", phrase("findings.vault.newer"));
      case "absent":
        return pass(phrase("findings.vault.absent"), { vault: "absent" });
      case "locked":
        return pass(phrase("findings.vault.locked"), { vault: "locked" });
      case "open":
        return pass(phrase("findings.vault.open"), { vault: "open" });
    }
  },
};
