import { IconArrowRight } from "@tabler/icons-react";
import type { NumberRoute, RouteMap } from "../../../../shared/webhook/route-map.ts";
import { UntrustedAddress } from "../../../components/text/UntrustedAddress.tsx";
import { useSpoken } from "../parts/use-spoken.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import classes from "./routes.module.css";

/** The levels in the order in which the platform evaluates them. */
const LEVELS = ["number", "account", "application"] as const;

/**
 * Shows the callback URLs of each level for all numbers in one table; the effective one is marked by text
 * and icon.
 */
export function RouteTable({ map }: { readonly map: RouteMap }) {
  const t = useTranslation();
  if (map.numbers.length === 0) return <p>{t("window.webhooks.routes.noNumber")}</p>;
  return map.numbers.map((route) => <NumberCallbacks key={route.phoneNumberId} route={route} />);
}

function NumberCallbacks({ route }: { readonly route: NumberRoute }) {
  const t = useTranslation();
  const number = useSpoken(route.number);
  return (
    <section className={classes["number"]} aria-label={number}>
      <h3 className="sw-mono">{number}</h3>
      {route.unseen === undefined ? (
        <>
          <ul className={classes["levels"]}>
            {LEVELS.map((level) => (
              <Callback
                key={level}
                name={t(`window.webhooks.routes.level.${level}`)}
                address={route.callbacks[level]}
                wins={route.wins === level}
              />
            ))}
          </ul>
          {route.wins === undefined ? (
            <p className={classes["none"]}>{t("window.webhooks.routes.nobodyHears")}</p>
          ) : null}
        </>
      ) : (
        <p className={classes["none"]}>{t(`window.webhooks.routes.unseen.${route.unseen}`)}</p>
      )}
      {route.onPremises === undefined ? null : (
        <p className={classes["onPrem"]}>
          {t("window.webhooks.routes.onPremises")}{" "}
          <span className="sw-mono">
            <UntrustedAddress text={route.onPremises} most={300} />
          </span>
        </p>
      )}
    </section>
  );
}

type CallbackProps = {
  readonly name: string;
  readonly address: string | undefined;
  readonly wins: boolean;
};

function Callback({ name, address, wins }: CallbackProps) {
  const t = useTranslation();
  return (
    <li className={classes["level"]} data-wins={wins}>
      <span className={classes["levelName"]}>
        {name}
        {wins ? (
          <span className={classes["wins"]}>
            <IconArrowRight size={13} stroke={2.4} aria-hidden className="sw-mirrored" />
            {t("window.webhooks.routes.used")}
          </span>
        ) : null}
      </span>
      {address === undefined ? (
        <span className="sw-quiet">{t("window.webhooks.routes.notSet")}</span>
      ) : (
        <span className="sw-mono">
          <UntrustedAddress text={address} most={300} />
        </span>
      )}
    </li>
  );
}
