import { Button } from "@mantine/core";
import { LANGUAGE_FACTS } from "../../../../shared/language.ts";
import type { StoreFacts } from "../../../../shared/rpc/areas/webhooks.ts";
import { PrivacyMode } from "../../../../shared/webhook/privacy.ts";
import { useConnection } from "../../../app/use-feed.ts";
import { ProblemCard } from "../../../components/problem/ProblemCard.tsx";
import { Card } from "../../../components/screen/Card.tsx";
import { Age } from "../../../components/text/Age.tsx";
import { useTranslation } from "../../../wording/use-translation.tsx";
import type { WindowTranslate } from "../../../wording/window-translate.ts";
import { Facts } from "../parts/Facts.tsx";
import type { Answer } from "../parts/use-answer.ts";
import { amountIn } from "../../../../shared/wording/amounts.ts";

/** Shows what the store contains now. */
export function StoreFactsCard({ answer }: { readonly answer: Answer<StoreFacts> }) {
  const t = useTranslation();
  const live = useConnection().kind === "live";
  const again = (
    <Button size="compact-sm" variant="default" loading={answer.busy} disabled={!live} onClick={answer.ask}>
      {t("window.webhooks.privacy.store.again")}
    </Button>
  );
  if (answer.state.kind === "failed") return <ProblemCard problem={answer.state.problem} actions={again} />;
  return (
    <Card title={t("window.webhooks.privacy.store.title")} aside={again}>
      {answer.state.kind === "loading" ? (
        <p role="status">{t("window.look.loading")}</p>
      ) : (
        <Holding facts={answer.state.value} />
      )}
    </Card>
  );
}

function Holding({ facts }: { readonly facts: StoreFacts }) {
  const t = useTranslation();
  const { events, notifications, bytes, oldestAt, newestAt, heldBack, byMode } = facts;
  if (notifications === 0 && events === 0) return <p>{t("window.webhooks.privacy.store.empty")}</p>;
  const term = (name: "events" | "size" | "oldest" | "newest" | "heldBack" | "byMode"): string =>
    t(`window.webhooks.privacy.store.${name}`);
  return (
    <Facts
      facts={[
        {
          term: term("events"),
          value: t("window.webhooks.privacy.store.counted", {
            count: notifications,
            events: amountIn(t, events),
            notifications: amountIn(t, notifications),
          }),
        },
        { term: term("size"), value: size(t, bytes) },
        { term: term("oldest"), value: oldestAt === undefined ? undefined : <Age at={oldestAt} /> },
        { term: term("newest"), value: newestAt === undefined ? undefined : <Age at={newestAt} /> },
        {
          term: term("heldBack"),
          value:
            heldBack === 0
              ? t("window.webhooks.privacy.store.heldNone")
              : t("window.webhooks.privacy.store.held", { count: heldBack }),
        },
        {
          term: term("byMode"),
          value: new Intl.ListFormat(LANGUAGE_FACTS[t.language].locale, { type: "unit" }).format(
            PrivacyMode.options.map((mode) =>
              t(`window.webhooks.privacy.store.mode.${mode}`, { n: amountIn(t, byMode[mode]) }),
            ),
          ),
        },
      ]}
    />
  );
}

function size(t: WindowTranslate, bytes: number): string {
  const [unit, per] = bytes < 1_000_000 ? (["kilobyte", 1_000] as const) : (["megabyte", 1_000_000] as const);
  return new Intl.NumberFormat(LANGUAGE_FACTS[t.language].locale, {
    style: "unit",
    unit,
    maximumFractionDigits: 1,
  }).format(bytes / per);
}
