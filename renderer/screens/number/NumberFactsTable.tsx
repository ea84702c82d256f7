import type { ReactNode } from "react";
import type { Observation } from "../../../shared/migration/observation.ts";
import { Untrusted } from "../../components/text/Untrusted.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./number.module.css";

/**
 * Shows what the platform reported about the number in the last observation, in the platform's own terms.
 */
export function NumberFactsTable({ reading }: { readonly reading: Observation | undefined }) {
  const t = useTranslation();
  if (reading === undefined) return <p>{t("window.number.facts.never")}</p>;
  const { number } = reading;
  const told = [
    ["status", number?.status],
    ["quality", number?.qualityRating],
    ["verifiedName", number?.verifiedName],
    ["nameStatus", number?.nameStatus],
    ["limit", number?.messagingLimit],
    ["throughput", number?.throughput],
    ["sending", number?.canSend],
    ["mode", number?.accountMode],
    ["clientServes", reading.clientServes],
    ["clientVersion", reading.health?.version],
  ] as const;
  return (
    <dl className={classes["facts"]}>
      {told.map(([name, value]) => (
        <Row key={name} name={t(`window.number.facts.${name}`)}>
          {value === undefined ? (
            <span className="sw-quiet">{t("window.number.facts.notTold")}</span>
          ) : (
            <Untrusted text={value} most={120} />
          )}
        </Row>
      ))}
      <Row name={t("window.number.facts.subscriptions")}>
        <Subscriptions reading={reading} />
      </Row>
    </dl>
  );
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Lists the apps that receive the account's webhooks, and whether the token's own app is among them. */
function Subscriptions({ reading: { subscriptions, ownApp } }: { readonly reading: Observation }) {
  const t = useTranslation();
  if (subscriptions === undefined)
    return <span className="sw-quiet">{t("window.number.facts.notTold")}</span>;
  // An empty list already says that the token's app is not in it.
  if (subscriptions.length === 0) return t("window.number.facts.noApps");
  const own =
    ownApp === undefined
      ? "ownNotTold"
      : subscriptions.some(({ id }) => id === ownApp)
        ? "ownIn"
        : "ownNotIn";
  return (
    <>
      <div>{t(`window.number.facts.${own}`)}</div>
      <ul className={classes["apps"]}>
        {subscriptions.map(({ id, name, overrideCallbackUri }) => (
          <li key={id}>
            <Untrusted text={name ?? id} most={80} />
            {overrideCallbackUri === undefined ? null : (
              <div className="sw-quiet">
                {t("window.number.facts.override")} <Untrusted text={overrideCallbackUri} most={200} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
