import { Button, Tabs } from "@mantine/core";
import { useState } from "react";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import type { TimelineEntry } from "../../../shared/migration/timeline.ts";
import type { ProofChain } from "../../../shared/proof/chain.ts";
import { CheckLines } from "../../components/checks/CheckLine.tsx";
import { Drawer } from "../../components/dialog/Drawer.tsx";
import { StepList } from "../../components/run/StepList.tsx";
import type { ReverseMigration } from "../../components/run/use-run-plan.ts";
import { valueOf, type Loadable } from "../../stores/loadable.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { ChangedFacts } from "./panels/ChangesTable.tsx";
import classes from "./Evidence.module.css";
import { RunCalls } from "./RunCalls.tsx";
import { RunMessages } from "./RunMessages.tsx";

type EvidenceProps = {
  readonly run: RunSnapshot;
  readonly chain: ProofChain | undefined;
  readonly wayBack: Loadable<ReverseMigration>;
  readonly story: Loadable<readonly TimelineEntry[]>;
};

const TABS = ["comparisons", "requests", "messages", "checks"] as const;

/** A button with what there is, and the drawer it opens: comparisons, requests, messages and checks. */
export function Evidence({ run, chain, wayBack, story }: EvidenceProps) {
  const t = useTranslation();
  const [opened, setOpened] = useState(false);
  // Unknown until the journal was read.
  const requests = valueOf(story)?.filter(({ kind }) => kind === "sent").length;
  const counts = {
    comparisons: run.changes.length + (run.untold?.length ?? 0),
    requests: requests ?? "",
    // Read only once its tab is shown.
    messages: "",
    checks: run.checks.length,
  };
  return (
    <div className={classes["offer"]}>
      <Button variant="subtle" onClick={() => setOpened(true)}>
        {t("window.run.evidenceOf.open")}
      </Button>
      <span className="sw-quiet">
        {t("window.run.evidenceOf.comparisons", { count: counts.comparisons })} ·{" "}
        {requests === undefined ? null : <>{t("window.run.evidenceOf.requests", { count: requests })} · </>}
        {t("window.run.evidenceOf.checks", { count: counts.checks })}
      </span>
      <Drawer opened={opened} title={t("window.run.evidenceOf.title")} onClose={() => setOpened(false)}>
        <p className="sw-quiet">{t("window.run.evidenceOf.about", { run: run.run })}</p>
        <Tabs defaultValue="requests" keepMounted={false}>
          <Tabs.List>
            {TABS.map((tab) => (
              <Tabs.Tab key={tab} value={tab}>
                {t(`window.run.evidenceOf.tab.${tab}`)} {counts[tab]}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value="comparisons" pt="md">
            {counts.comparisons === 0 ? (
              <p>{t("window.run.evidenceOf.none.comparisons")}</p>
            ) : (
              <ChangedFacts run={run} />
            )}
          </Tabs.Panel>
          <Tabs.Panel value="requests" pt="md">
            <RunCalls run={run} />
            <StepList run={run} wayBack={wayBack} story={story} />
          </Tabs.Panel>
          <Tabs.Panel value="messages" pt="md">
            <RunMessages run={run} chain={chain} />
          </Tabs.Panel>
          <Tabs.Panel value="checks" pt="md">
            {run.checks.length === 0 ? (
              <p>{t("window.run.evidenceOf.none.checks")}</p>
            ) : (
              <CheckLines checks={run.checks} label={t("window.move.checks.title")} />
            )}
          </Tabs.Panel>
        </Tabs>
      </Drawer>
    </div>
  );
}
