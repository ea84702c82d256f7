import type { RouteMap } from "../../../../shared/webhook/route-map.ts";
import type { Meaning } from "../../../components/status/StatusMark.tsx";
import type { WindowTranslate } from "../../../wording/window-translate.ts";

type RoutesHeadline = {
  readonly title: string;
  readonly certainty?: { readonly meaning: Meaning; readonly word: string };
};

/** Says in one sentence whether every number has a callback URL, failures first. */
export function routesHeadline(t: WindowTranslate, { numbers }: RouteMap): RoutesHeadline {
  const all = numbers.length;
  if (all === 0) return { title: t("window.webhooks.routes.title") };
  const unseen = numbers.filter((one) => one.unseen !== undefined).length;
  const missing = numbers.filter((one) => one.unseen === undefined && one.wins === undefined).length;
  if (missing > 0)
    return {
      title: t("window.webhooks.routes.headline.missing", { count: missing, all }),
      certainty: { meaning: "stopped", word: t("window.meaning.attention") },
    };
  if (unseen > 0)
    return {
      title: t("window.webhooks.routes.headline.unknown", { count: unseen, all }),
      certainty: { meaning: "unknown", word: t("window.webhooks.routes.headline.unknownWord") },
    };
  return {
    title: t("window.webhooks.routes.headline.every", { count: all }),
    certainty: { meaning: "proven", word: t("window.overview.certainty.proven") },
  };
}
