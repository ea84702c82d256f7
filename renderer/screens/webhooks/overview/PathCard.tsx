import { IconCloud, IconDeviceLaptop, IconServer2, IconWebhook, type Icon } from "@tabler/icons-react";
import { useMemo, type ReactNode } from "react";
import { Link } from "wouter";
import type { Workspace } from "../../../../shared/workspace/workspace.ts";
import { to } from "../../../app/routes.ts";
import { usePart } from "../../../app/use-feed.ts";
import { useWebhookStores } from "../../../app/use-webhook-stores.ts";
import { useStores } from "../../../app/window-context.tsx";
import { CHECK_MEANINGS } from "../../../components/checks/check-meanings.ts";
import { useCheckWords } from "../../../components/checks/use-check-words.ts";
import forms from "../../../components/forms/forms.module.css";
import { StatusMark, type Meaning } from "../../../components/status/StatusMark.tsx";
import { Age } from "../../../components/text/Age.tsx";
import { Untrusted } from "../../../components/text/Untrusted.tsx";
import { UntrustedAddress } from "../../../components/text/UntrustedAddress.tsx";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { deliveryPathOf, type DeliveryPath } from "./delivery-path.ts";
import classes from "./path.module.css";

/**
 * Draws the path of a notification: cloud API, callback URL, the customer's endpoint, each with what the newest
 * check told; below it whether this computer receives. Renders nothing while no number was seen in the cloud.
 */
export function PathCard({ workspace }: { readonly workspace: Workspace }) {
  const t = useTranslation();
  const { readings } = useStores();
  const { watch, receivers } = useWebhookStores();
  const observations = usePart(readings, (known) => known);
  const looks = usePart(watch, (state) => state.looks);
  const receiver = usePart(receivers, (known) => known.get(workspace.id));
  const path = useMemo(
    () => deliveryPathOf(workspace, observations?.values() ?? [], looks ?? []),
    [looks, observations, workspace],
  );
  if (path === undefined) return null;
  const listening = receiver?.listening === true;
  return (
    <section className={classes["card"]} aria-label={t("window.webhooks.path.title")}>
      <ol className={classes["path"]}>
        <Subscription of={path.subscription} />
        <Callback of={path.callback} />
        <Endpoint of={path.endpoint} />
      </ol>
      <p className={classes["here"]}>
        <span className={classes["glyph"]}>
          <IconDeviceLaptop size={17} stroke={1.75} aria-hidden />
        </span>
        <span>
          <strong>{t(`window.webhooks.path.here.${listening ? "listening" : "silent"}`)}</strong>
          <span>{t(`window.webhooks.path.here.${listening ? "listeningText" : "silentText"}`)}</span>
        </span>
      </p>
    </section>
  );
}

const SUBSCRIPTION: Readonly<Record<DeliveryPath["subscription"]["kind"], Meaning>> = {
  subscribed: "proven",
  "not-subscribed": "stopped",
  "other-app": "attention",
  "not-known": "unknown",
};

function Subscription({ of }: { readonly of: DeliveryPath["subscription"] }) {
  const t = useTranslation();
  const routes = of.kind === "not-subscribed" || of.kind === "other-app";
  return (
    <Station
      icon={IconCloud}
      name={t("window.crossing.cloud")}
      meaning={SUBSCRIPTION[of.kind]}
      state={t(`window.webhooks.path.subscription.${of.kind}`)}
      at={"at" in of ? of.at : undefined}
      link={
        routes || of.kind === "not-known" ? (
          <Link href={to.webhookRoutes()} className={forms["link"] ?? ""}>
            {t("window.webhooks.path.apps")}
          </Link>
        ) : null
      }
    />
  );
}

function Callback({ of }: { readonly of: DeliveryPath["callback"] }) {
  const t = useTranslation();
  const meanings = { set: "proven", none: "stopped", "not-known": "unknown" } as const;
  return (
    <Station
      icon={IconWebhook}
      name={t("window.webhooks.path.callback.name")}
      meaning={meanings[of.kind]}
      state={
        of.kind === "set"
          ? t(`window.webhooks.path.callback.level.${of.level}`)
          : t(`window.webhooks.path.callback.${of.kind}`)
      }
      at={"at" in of ? of.at : undefined}
      detail={of.kind === "set" ? <UntrustedAddress text={of.address} most={120} /> : undefined}
      link={
        of.kind === "set" ? null : (
          <Link href={to.webhookRoutes()} className={forms["link"] ?? ""}>
            {t("window.webhooks.path.urls")}
          </Link>
        )
      }
    />
  );
}

function Endpoint({ of }: { readonly of: DeliveryPath["endpoint"] }) {
  const t = useTranslation();
  const words = useCheckWords();
  return (
    <Station
      icon={IconServer2}
      name={t("window.webhooks.path.endpoint.name")}
      meaning={of.kind === "not-known" ? "unknown" : CHECK_MEANINGS[of.kind]}
      state={
        of.kind === "not-known"
          ? t("window.webhooks.path.endpoint.not-known")
          : t(`window.move.checks.status.${of.kind}`)
      }
      at={of.kind === "not-known" ? undefined : of.at}
      detail={of.kind === "not-known" ? undefined : <Untrusted text={words.found(of.check)} most={120} />}
      link={
        of.kind === "pass" ? null : (
          <Link href={to.webhookEndpoint()} className={forms["link"] ?? ""}>
            {t("window.webhooks.path.endpoint.check")}
          </Link>
        )
      }
    />
  );
}

type StationProps = {
  readonly icon: Icon;
  readonly name: string;
  readonly meaning: Meaning;
  readonly state: string;
  readonly at: string | undefined;
  readonly detail?: ReactNode;
  /** Where to look closer, where something is not as it should be. */
  readonly link: ReactNode;
};

function Station({ icon: Sign, name, meaning, state, at, detail, link }: StationProps) {
  const t = useTranslation();
  return (
    <li className={classes["station"]} data-meaning={meaning}>
      <span className={classes["glyph"]}>
        <Sign size={20} stroke={1.75} aria-hidden />
      </span>
      <div className={classes["words"]}>
        <strong>{name}</strong>
        <span className={classes["state"]}>
          <StatusMark meaning={meaning} word={t(`window.meaning.${meaning}`)} /> {state}
        </span>
        {detail === undefined ? null : <span className={classes["detail"]}>{detail}</span>}
        {at === undefined ? null : (
          <span className={classes["age"]}>
            {t("window.webhooks.path.checked")} <Age at={at} />
          </span>
        )}
        {link}
      </div>
    </li>
  );
}
