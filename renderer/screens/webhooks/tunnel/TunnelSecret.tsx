import type { TunnelKind } from "../../../../shared/tunnel/tunnel.ts";
import type { WorkspaceId } from "../../../../shared/workspace/workspace.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { OneSecret } from "../parts/OneSecret.tsx";

type TunnelSecretProps = { readonly workspace: WorkspaceId; readonly kind: TunnelKind | "" };

/** Edits the secret of a tunnel kind; renders nothing for kinds without one. */
export function TunnelSecret({ workspace, kind }: TunnelSecretProps) {
  const t = useTranslation();
  if (kind !== "ssh" && kind !== "ngrok") return null;
  return (
    <OneSecret
      key={kind}
      workspace={workspace}
      secret={kind === "ssh" ? "ssh-passphrase" : "ngrok-authtoken"}
      name={t(`window.webhooks.tunnel.secret.${kind}`)}
      hint={t(`window.webhooks.tunnel.secretHint.${kind}`)}
    />
  );
}
