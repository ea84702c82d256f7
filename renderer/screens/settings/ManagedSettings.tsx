import { NOTHING_MANAGED } from "../../../shared/settings/managed.ts";
import { managedSentences, managedSource, managedTrouble } from "../../../shared/wording/managed-words.ts";
import { useManaged } from "../../app/use-managed.ts";
import { Card } from "../../components/screen/Card.tsx";
import { Untrusted } from "../../components/text/Untrusted.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import { Notice } from "../webhooks/parts/Notice.tsx";
import classes from "./Settings.module.css";

const MOST = 1000;

/** Shows what the administrator of this computer fixed, and what of it can't be understood. Nothing where nothing is. */
export function ManagedSettings() {
  const t = useTranslation();
  const managed = useManaged();
  const where = managed === undefined ? undefined : managedSource(t, managed);
  if (managed === undefined || where === undefined) return null;
  const allowed = managed.tunnels.kind === "fixed" ? [...new Set(managed.tunnels.value)] : [];
  // Their names are of several words in either direction: a line each, never joined in one sentence.
  const rest = allowed.length === 0 ? managed : { ...managed, tunnels: NOTHING_MANAGED.tunnels };
  const sentences = managedSentences(t, rest, String);
  const isNothing = sentences.length === 0 && allowed.length === 0;
  return (
    <Card title={t("managed.title")}>
      <div className={classes["fields"]}>
        {managed.troubles.length === 0 ? null : (
          <Notice meaning="attention">
            {managed.troubles.map((trouble) => (
              <p key={JSON.stringify(trouble)}>
                <Untrusted text={managedTrouble(t, trouble)} most={MOST} />
              </p>
            ))}
          </Notice>
        )}
        <ul>
          {(isNothing ? [t("managed.none")] : sentences).map((sentence) => (
            <li key={sentence}>
              <Untrusted text={sentence} most={MOST} />
            </li>
          ))}
          {allowed.length === 0 ? null : (
            <li>
              {t("managed.tunnels.each")}
              <ul aria-label={t("managed.tunnels.each")}>
                {allowed.map((kind) => (
                  <li key={kind}>{t(`window.webhooks.tunnel.kind.${kind}`)}</li>
                ))}
              </ul>
            </li>
          )}
        </ul>
        <p className={classes["hint"]}>
          <Untrusted text={where} most={MOST} />
        </p>
      </div>
    </Card>
  );
}
