import { labelOf } from "../../../../shared/workspace/labels.ts";
import type { Workspace } from "../../../../shared/workspace/workspace.ts";
import { useStoredSecret } from "../../../components/secrets/use-stored-secret.ts";
import { Age } from "../../../components/text/Age.tsx";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { OneSecret } from "../parts/OneSecret.tsx";
import classes from "../parts/webhooks.module.css";

/**
 * Edits the secrets of a receiver: the app secret, a second one during its rotation, and Switchover's own
 * verify token.
 */
export function WebhookSecrets({ workspace }: { readonly workspace: Workspace }) {
  const t = useTranslation();
  const hasSecret = useStoredSecret(labelOf(workspace.id, "app-secret")).kind === "stored";
  const hasNext = useStoredSecret(labelOf(workspace.id, "app-secret-next")).kind === "stored";
  return (
    <div className={classes["stack"]}>
      <p className={classes["hint"]}>{t("window.webhooks.secrets.lead")}</p>
      <OneSecret
        workspace={workspace.id}
        secret="app-secret"
        name={t("window.webhooks.secrets.app")}
        hint={t("window.webhooks.secrets.appHint")}
      />
      {hasSecret || hasNext ? (
        <OneSecret
          workspace={workspace.id}
          secret="app-secret-next"
          name={t("window.webhooks.secrets.next")}
          hint={t("window.webhooks.secrets.nextHint")}
        />
      ) : null}
      <VerifyToken workspace={workspace} />
    </div>
  );
}

function VerifyToken({ workspace }: { readonly workspace: Workspace }) {
  const t = useTranslation();
  const standing = useStoredSecret(labelOf(workspace.id, "verify-token"));
  return (
    <section aria-label={t("window.webhooks.secrets.verify")}>
      <div className={classes["section"]}>
        <strong>{t("window.webhooks.secrets.verify")}</strong>{" "}
        <span className="sw-quiet">
          {standing.kind === "stored" ? (
            <>
              {t("window.secrets.stored")} <Age at={standing.at} />
            </>
          ) : (
            t(`window.webhooks.secrets.verifyStanding.${standing.kind}`)
          )}
        </span>
      </div>
      <p className={classes["hint"]}>{t("window.webhooks.secrets.verifyHint")}</p>
    </section>
  );
}
