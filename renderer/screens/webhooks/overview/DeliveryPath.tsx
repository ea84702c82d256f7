import { lastLocated } from "../../../../shared/migration/observation.ts";
import {
  IconArrowRight,
  IconCloud,
  IconDeviceLaptop,
  IconServer2,
  IconWebhook,
  type Icon,
} from "@tabler/icons-react";
import { useMemo } from "react";
import { Link } from "wouter";
import type { NumberObservation } from "../../../../shared/workspace/number-observation.ts";
import type { Workspace } from "../../../../shared/workspace/workspace.ts";
import { to } from "../../../app/routes.ts";
import { usePart } from "../../../app/use-feed.ts";
import { useWebhookCheck } from "../../../app/use-webhook-checks.ts";
import { useWebhookStores } from "../../../app/use-webhook-stores.ts";
import { useStores } from "../../../app/window-context.tsx";
import type { Meaning } from "../../../components/status/StatusMark.tsx";
import { Age } from "../../../components/text/Age.tsx";
import { UntrustedAddress } from "../../../components/text/UntrustedAddress.tsx";
import { observationKey } from "../../../stores/observations.ts";
import { routesOf } from "../../../stores/webhook-checks.ts";
import { localTime } from "../../../wording/local-time.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { shortMs } from "../parts/short-ms.ts";
import { useWorkspaceWebhooks } from "../parts/use-change-webhooks.ts";
import type { Answer } from "./answer.ts";
import classes from "./path.module.css";
import { answerMs, callbackPlace, cloudPlace, deliveryLeg, endpointPlace, type Place } from "./path.ts";

type DeliveryPathProps = { readonly workspace: Workspace; readonly answers: readonly Answer[] };

/**
 * Draws the path of a notification: the cloud API, the callback URL, the production endpoint, and whether this
 * computer listens too. Each place says what the last check found, and leads to the screen that checks it.
 */
export function DeliveryPath({ workspace, answers }: DeliveryPathProps) {
  const t = useTranslation();
  const map = useWebhookCheck((checks) => routesOf(checks, workspace));
  const report = useWebhookCheck(({ endpoints }) => endpoints.get(workspace.id));
  const { endpoint } = useWorkspaceWebhooks(workspace.id).chosen;
  const seen = useObservations(workspace);
  const places = useMemo(
    () => ({
      cloud: cloudPlace(
        map,
        seen.find(({ reading }) => reading.subscriptions !== undefined)?.reading,
        workspace.cloud?.appId,
      ),
      callback: callbackPlace(map, seen),
      endpoint: endpointPlace(endpoint, report),
    }),
    [endpoint, map, report, seen, workspace],
  );
  // Nothing of the cloud's path is used by a workspace whose numbers are all on-premises.
  if (seen.length > 0 && seen.length === workspace.numbers.length && seen.every(isOnPremises)) return null;
  const { cloud, callback } = places;
  const delivery = deliveryLeg(answers);
  const ms = report?.url === endpoint ? answerMs(report) : undefined;
  const legOfEndpoint = places.endpoint.at === undefined ? "pending" : places.endpoint.meaning;
  return (
    <section className={classes["card"]} aria-label={t("window.webhooks.path.label")}>
      <ol className={classes["path"]}>
        <PlaceOnPath
          icon={IconCloud}
          name={t("window.webhooks.path.cloud.name")}
          words={t(`window.webhooks.path.cloud.${cloud.word}`)}
          place={cloud}
          href={to.webhookRoutes()}
        />
        <Leg meaning={delivery.meaning} words={t(`window.webhooks.path.leg.${delivery.word}`)} />
        <PlaceOnPath
          icon={IconWebhook}
          name={t("window.webhooks.path.callback.name")}
          words={t(`window.webhooks.path.callback.${callback.word}`, { count: callback.count ?? 0 })}
          place={callback}
          href={to.webhookRoutes()}
        />
        <Leg
          meaning={legOfEndpoint}
          words={ms === undefined ? t("window.webhooks.path.leg.notMeasured") : shortMs(t, ms)}
        />
        <PlaceOnPath
          icon={IconServer2}
          name={t("window.webhooks.path.endpoint.name")}
          words={t(`window.webhooks.path.endpoint.${places.endpoint.word}`, {
            count: places.endpoint.count ?? 0,
          })}
          place={places.endpoint}
          href={to.webhookEndpoint()}
        />
      </ol>
      <ThisComputer workspace={workspace} />
    </section>
  );
}

const isOnPremises = (one: NumberObservation): boolean => lastLocated(one)?.home === "on-premises";

/** The newest observation of each number of the workspace, newest first. */
function useObservations(workspace: Workspace): readonly NumberObservation[] {
  const { readings } = useStores();
  const known = usePart(readings, (all) => all);
  return useMemo(
    () =>
      workspace.numbers
        .flatMap(
          ({ phoneNumberId }) => known?.get(observationKey({ workspace: workspace.id, phoneNumberId })) ?? [],
        )
        .toSorted((a, b) => b.reading.at.localeCompare(a.reading.at)),
    [known, workspace],
  );
}

type PlaceOnPathProps = {
  readonly icon: Icon;
  readonly name: string;
  readonly words: string;
  readonly place: Place<string>;
  readonly href: string;
};

function PlaceOnPath({ icon: Sign, name, words, place, href }: PlaceOnPathProps) {
  const t = useTranslation();
  const { meaning, detail, at } = place;
  return (
    <li className={classes["place"]}>
      <Link href={href} className={classes["link"] ?? ""}>
        <span className={classes["sign"]} data-meaning={meaning}>
          <Sign size={20} stroke={1.7} />
        </span>
        <span className={classes["words"]}>
          <strong>{name}</strong>
          <span data-meaning={meaning}>{words}</span>
        </span>
        <span className={classes["detail"]}>
          {detail === undefined ? null : <UntrustedAddress text={detail} most={120} />}
          {at === undefined ? null : (
            <span>
              {t("window.webhooks.path.checked")} <Age at={at} />
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}

/** The way between two places: its words, and a line that is dashed as long as nothing is known of it. */
function Leg({ meaning, words }: { readonly meaning: Meaning; readonly words: string }) {
  return (
    <li className={classes["leg"]} data-meaning={meaning}>
      <span>{words}</span>
      <span className={classes["arrow"]} aria-hidden="true">
        <IconArrowRight size={16} stroke={2.2} />
      </span>
    </li>
  );
}

/** Whether this computer receives notifications too, and until when. */
function ThisComputer({ workspace }: { readonly workspace: Workspace }) {
  const t = useTranslation();
  const { receivers } = useWebhookStores();
  const receiver = usePart(receivers, (known) => known.get(workspace.id));
  if (receiver?.listening !== true)
    return (
      <p className={classes["computer"]}>
        <span className={classes["sign"]}>
          <IconDeviceLaptop size={18} stroke={1.7} />
        </span>
        <span className={classes["words"]}>
          <strong>{t("window.webhooks.path.computer.silent")}</strong>
          <span>{t("window.webhooks.path.computer.silentText")}</span>
        </span>
      </p>
    );
  const { stopsAt, counts } = receiver;
  return (
    <p className={classes["computer"]}>
      <span className={classes["sign"]} data-meaning="proven">
        <IconDeviceLaptop size={18} stroke={1.7} />
      </span>
      <span className={classes["words"]}>
        <strong>
          {stopsAt === undefined
            ? t("window.webhooks.path.computer.listening")
            : t("window.webhooks.path.computer.listeningUntil", { time: localTime(t.language, stopsAt) })}
        </strong>
        <span>
          {t("window.webhooks.receiver.accepted", { count: counts.accepted })}
          {" · "}
          {t("window.webhooks.receiver.signed", { count: counts.signed })}
        </span>
      </span>
    </p>
  );
}
