import { err, ok } from "../../../shared/result.ts";
import type { Handlers } from "../../../shared/rpc/serve.ts";
import { describeCertificate } from "../checks/certificate/describe-certificate.ts";
import type { DataFolder } from "../data-folder/data-folder.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { readPlanSecrets } from "../plan/plan-secrets.ts";

/** The handler that decodes a verified-name certificate. It reads no other secret and sends nothing. */
export function certificateHandlers(
  ports: HostPorts,
  { vault }: Pick<DataFolder, "vault">,
): Pick<Handlers, "certificate.read"> {
  return {
    "certificate.read": async ({ plan, certificate: given }) => {
      const now = ports.clock.now();
      if (given !== undefined)
        return ok(describeCertificate(given, { now, ...(plan === undefined ? {} : { plan }) }));
      if (plan?.number.cert === undefined) return err({ kind: "noCertificate" });
      const secrets = readPlanSecrets(plan, {
        outside: ports.secrets,
        vault,
        leaveOut: (member) => member !== "number.cert",
      });
      if (!secrets.ok) return secrets;
      const certificate = secrets.value["number.cert"];
      return certificate === undefined
        ? err({ kind: "noCertificate" })
        : ok(describeCertificate(certificate, { plan, now }));
    },
  };
}
