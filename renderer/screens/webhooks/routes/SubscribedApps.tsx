import type { RouteMap } from "../../../../shared/webhook/route-map.ts";
import { Card } from "../../../components/screen/Card.tsx";
import { StatusBadge, StatusMark } from "../../../components/status/StatusMark.tsx";
import { Untrusted } from "../../../components/text/Untrusted.tsx";
import { UntrustedAddress } from "../../../components/text/UntrustedAddress.tsx";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { Notice } from "../parts/Notice.tsx";
import classes from "../parts/webhooks.module.css";

type App = RouteMap["apps"][number];

/**
 * Lists every app that receives the account's notifications. An app other than the token's own also reads
 * the customers' messages.
 */
export function SubscribedApps({ map }: { readonly map: RouteMap }) {
  const t = useTranslation();
  const strangers = map.apps.filter(({ own }) => own === false).length;
  return (
    <Card
      title={t("window.webhooks.apps.title")}
      {...(map.appsUnseen === undefined
        ? { aside: t("window.webhooks.apps.count", { count: map.apps.length }) }
        : {})}
    >
      <div className={classes["stack"]}>
        {map.appsUnseen === undefined ? null : <p>{t(`window.webhooks.routes.unseen.${map.appsUnseen}`)}</p>}
        {strangers === 0 ? null : (
          <Notice meaning="attention">
            <strong>{t("window.webhooks.apps.strangers", { count: strangers })}</strong>
            <p>{t("window.webhooks.apps.strangersNext")}</p>
          </Notice>
        )}
        {map.appsUnseen === undefined && map.apps.length === 0 ? (
          <p>{t("window.webhooks.apps.none")}</p>
        ) : (
          <ul className={classes["rows"]}>
            {map.apps.map((app) => (
              <AppLine key={app.id} app={app} />
            ))}
          </ul>
        )}
        <OwnSubscription map={map} />
      </div>
    </Card>
  );
}

const STANDING = { true: "own", false: "stranger", undefined: "notKnown" } as const;
const MEANINGS = { own: "proven", stranger: "attention", notKnown: "unknown" } as const;

function AppLine({ app }: { readonly app: App }) {
  const t = useTranslation();
  const standing = STANDING[`${app.own}`];
  const word = t(`window.webhooks.apps.${standing}`);
  return (
    <li className={classes["row"]}>
      <StatusMark meaning={MEANINGS[standing]} word={word} />
      <div className={classes["rowText"]}>
        <strong>
          <Untrusted text={app.name ?? t("window.webhooks.apps.unnamed")} most={120} />
        </strong>{" "}
        <span className="sw-mono sw-quiet">
          <Untrusted text={app.id} most={64} />
        </span>
        {app.override === undefined ? null : (
          <p>
            {t("window.webhooks.apps.override")} <UntrustedAddress text={app.override} most={300} />
          </p>
        )}
      </div>
      <StatusBadge meaning={MEANINGS[standing]} word={word} />
    </li>
  );
}

function OwnSubscription({ map: { application } }: { readonly map: RouteMap }) {
  const t = useTranslation();
  if (application === undefined) return null;
  const { fields, active } = application;
  return (
    <p className={classes["hint"]}>
      {fields.length === 0
        ? t("window.webhooks.apps.noFields")
        : t("window.webhooks.apps.fields", { count: fields.length })}{" "}
      <Untrusted text={fields.join(", ")} most={400} />
      {active === false ? <strong> {t("window.webhooks.apps.inactive")}</strong> : null}
    </p>
  );
}
