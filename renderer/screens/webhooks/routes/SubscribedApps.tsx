import type { RouteMap } from "../../../../shared/webhook/route-map.ts";
import { Card } from "../../../components/screen/Card.tsx";
import { StatusBadge, StatusMark } from "../../../components/status/StatusMark.tsx";
import { Untrusted } from "../../../components/text/Untrusted.tsx";
import { UntrustedAddress } from "../../../components/text/UntrustedAddress.tsx";
import { useSay } from "../../../wording/use-say.tsx";
import { Notice } from "../parts/Notice.tsx";
import classes from "../parts/webhooks.module.css";

type App = RouteMap["apps"][number];

/** Every app that gets the account's notifications. One that is not the token's own reads your customers' messages too. */
export function SubscribedApps({ map }: { readonly map: RouteMap }) {
  const say = useSay();
  const strangers = map.apps.filter(({ own }) => own === false).length;
  return (
    <Card
      title={say("window.webhooks.apps.title")}
      {...(map.appsUnseen === undefined
        ? { aside: say("window.webhooks.apps.count", { count: map.apps.length }) }
        : {})}
    >
      <div className={classes["stack"]}>
        {map.appsUnseen === undefined ? null : (
          <p>{say(`window.webhooks.routes.unseen.${map.appsUnseen}`)}</p>
        )}
        {strangers === 0 ? null : (
          <Notice meaning="attention">
            <strong>{say("window.webhooks.apps.strangers", { count: strangers })}</strong>
            <p>{say("window.webhooks.apps.strangersNext")}</p>
          </Notice>
        )}
        {map.appsUnseen === undefined && map.apps.length === 0 ? (
          <p>{say("window.webhooks.apps.none")}</p>
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
  const say = useSay();
  const standing = STANDING[`${app.own}`];
  const word = say(`window.webhooks.apps.${standing}`);
  return (
    <li className={classes["row"]}>
      <StatusMark meaning={MEANINGS[standing]} word={word} />
      <div className={classes["rowText"]}>
        <strong>
          <Untrusted text={app.name ?? say("window.webhooks.apps.unnamed")} most={120} />
        </strong>{" "}
        <span className="sw-mono sw-quiet">
          <Untrusted text={app.id} most={64} />
        </span>
        {app.override === undefined ? null : (
          <p>
            {say("window.webhooks.apps.override")} <UntrustedAddress text={app.override} most={300} />
          </p>
        )}
      </div>
      <StatusBadge meaning={MEANINGS[standing]} word={word} />
    </li>
  );
}

function OwnSubscription({ map: { application } }: { readonly map: RouteMap }) {
  const say = useSay();
  if (application === undefined) return null;
  const { fields, active } = application;
  return (
    <p className={classes["hint"]}>
      {fields.length === 0
        ? say("window.webhooks.apps.noFields")
        : say("window.webhooks.apps.fields", { count: fields.length })}{" "}
      <Untrusted text={fields.join(", ")} most={400} />
      {active === false ? <strong> {say("window.webhooks.apps.inactive")}</strong> : null}
    </p>
  );
}
