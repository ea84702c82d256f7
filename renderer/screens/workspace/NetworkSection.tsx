import type { Workspace } from "../../../shared/workspace/workspace.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { ClientCertificate } from "./ClientCertificate.tsx";
import { ProxyForm } from "./ProxyForm.tsx";
import classes from "./workspace.module.css";

/**
 * Edits how the servers of a workspace are reached: the proxy for both, and the client certificate for the
 * on-premises client.
 */
export function NetworkSection({ workspace }: { readonly workspace: Workspace }) {
  const t = useTranslation();
  return (
    <div className={classes["network"]}>
      <p className={classes["lead"]}>{t("window.network.lead")}</p>
      <ProxyForm workspace={workspace} />
      <ClientCertificate workspace={workspace} />
    </div>
  );
}
