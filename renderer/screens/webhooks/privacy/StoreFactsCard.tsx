import { Button } from "@mantine/core";
import { LOCALES } from "../../../../shared/wording/times.ts";
import type { StoreFacts } from "../../../../shared/rpc/areas/webhooks.ts";
import { PrivacyMode } from "../../../../shared/webhook/privacy.ts";
import { useConnection } from "../../../app/use-feed.ts";
import { ProblemCard } from "../../../components/problem/ProblemCard.tsx";
import { Card } from "../../../components/screen/Card.tsx";
import { Age } from "../../../components/text/Age.tsx";
import { useSay } from "../../../wording/use-say.tsx";
import type { WindowSay } from "../../../wording/window-say.ts";
import { Facts } from "../parts/Facts.tsx";
import type { Answer } from "../parts/use-answer.ts";

/** What the store holds now, as somebody who answers for it has to know. */
export function StoreFactsCard({ answer }: { readonly answer: Answer<StoreFacts> }) {
  const say = useSay();
  const live = useConnection().kind === "live";
  const again = (
    <Button size="compact-sm" variant="default" loading={answer.busy} disabled={!live} onClick={answer.ask}>
      {say("window.webhooks.privacy.store.again")}
    </Button>
  );
  if (answer.state.kind === "failed") return <ProblemCard problem={answer.state.problem} actions={again} />;
  return (
    <Card title={say("window.webhooks.privacy.store.title")} aside={again}>
      {answer.state.kind === "loading" ? (
        <p role="status">{say("window.look.loading")}</p>
      ) : (
        <Holding facts={answer.state.value} />
      )}
    </Card>
  );
}

function Holding({ facts }: { readonly facts: StoreFacts }) {
  const say = useSay();
  const { events, notifications, bytes, oldestAt, newestAt, heldBack, byMode } = facts;
  if (notifications === 0 && events === 0) return <p>{say("window.webhooks.privacy.store.empty")}</p>;
  const term = (name: "events" | "size" | "oldest" | "newest" | "heldBack" | "byMode"): string =>
    say(`window.webhooks.privacy.store.${name}`);
  return (
    <Facts
      facts={[
        {
          term: term("events"),
          value: say("window.webhooks.privacy.store.counted", {
            count: notifications,
            events: count(say, events),
            notifications: count(say, notifications),
          }),
        },
        { term: term("size"), value: size(say, bytes) },
        { term: term("oldest"), value: oldestAt === undefined ? undefined : <Age at={oldestAt} /> },
        { term: term("newest"), value: newestAt === undefined ? undefined : <Age at={newestAt} /> },
        {
          term: term("heldBack"),
          value:
            heldBack === 0
              ? say("window.webhooks.privacy.store.heldNone")
              : say("window.webhooks.privacy.store.held", { count: heldBack }),
        },
        {
          term: term("byMode"),
          value: new Intl.ListFormat(LOCALES[say.language], { type: "unit" }).format(
            PrivacyMode.options.map((mode) =>
              say(`window.webhooks.privacy.store.mode.${mode}`, { n: count(say, byMode[mode]) }),
            ),
          ),
        },
      ]}
    />
  );
}

function count(say: WindowSay, n: number): string {
  return new Intl.NumberFormat(LOCALES[say.language]).format(n);
}

function size(say: WindowSay, bytes: number): string {
  const [unit, per] = bytes < 1_000_000 ? (["kilobyte", 1_000] as const) : (["megabyte", 1_000_000] as const);
  return new Intl.NumberFormat(LOCALES[say.language], {
    style: "unit",
    unit,
    maximumFractionDigits: 1,
  }).format(bytes / per);
}
