import { Button, NativeSelect, SegmentedControl } from "@mantine/core";
import { useId, useMemo, useState } from "react";
import { Link } from "wouter";
import { ShardCount, type Plan } from "../../../../shared/migration/plan.ts";
import { spoken } from "../../../../shared/phone.ts";
import type { ShardPlan } from "../../../../shared/shards/shard-plan.ts";
import { planFor } from "../../../../shared/workspace/plan-for.ts";
import type { Workspace, WorkspaceNumber } from "../../../../shared/workspace/workspace.ts";
import { shardsOutcome } from "../../../../shared/wording/shard-words.ts";
import { useCurrentWorkspace } from "../../../app/current-workspace.ts";
import { runInBackground } from "../../../app/in-background.ts";
import { to } from "../../../app/routes.ts";
import { useConnection, usePart } from "../../../app/use-feed.ts";
import { useStores } from "../../../app/window-context.tsx";
import { MissingParts } from "../../../components/checks/MissingParts.tsx";
import { useTask } from "../../../components/forms/use-task.ts";
import { ProblemCard } from "../../../components/problem/ProblemCard.tsx";
import { Empty } from "../../../components/screen/AsyncView.tsx";
import { Card } from "../../../components/screen/Card.tsx";
import { LeadFacts } from "../../../components/screen/LeadFacts.tsx";
import { Screen } from "../../../components/screen/Screen.tsx";
import { useStoredLabels } from "../../../components/secrets/use-stored-secret.ts";
import { useVaultGate } from "../../../components/vault/use-vault-gate.tsx";
import { callFor } from "../../../stores/call.ts";
import { inOwnOrder } from "../../../wording/dotted.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import classes from "../helpers.module.css";
import { CertificateCard } from "./CertificateCard.tsx";
import { ShardPlanCards } from "./ShardPlanCards.tsx";

const COUNTS = ShardCount.options.map(({ value }) => value);

/** Plans the containers for several shards of a number, and decodes its certificate. */
export default function ShardsTool() {
  const t = useTranslation();
  const workspace = useCurrentWorkspace();
  const [chosen, setChosen] = useState("");
  const [planned, setPlanned] = useState<ShardPlan>();
  const number =
    workspace?.numbers.find(({ phoneNumberId }) => phoneNumberId === chosen) ?? workspace?.numbers[0];
  const meaning = { ready: "proven", "not-ready": "stopped", unknown: "unknown" } as const;
  return (
    <Screen
      title={planned === undefined ? t("window.tools.of.shards.title") : shardsOutcome(t, planned)}
      lead={
        planned === undefined ? (
          t("window.tools.shards.lead")
        ) : (
          <LeadFacts
            certainty={{
              meaning: meaning[planned.outcome],
              word: t(`window.tools.shards.outcome.${planned.outcome}`),
            }}
          >
            {planned.now === undefined ? null : <span>{t("shards.now", { count: planned.now })}</span>}
          </LeadFacts>
        )
      }
    >
      {workspace === undefined || number === undefined ? (
        <Empty
          text={t("window.tools.shards.noNumber")}
          action={
            <Button component={Link} href={to.connections()}>
              {t("window.frame.rail.connections")}
            </Button>
          }
        />
      ) : (
        <>
          {workspace.numbers.length < 2 ? null : (
            <div className={classes["choices"]}>
              <NativeSelect
                label={t("window.tools.shards.number")}
                value={number.phoneNumberId}
                data={workspace.numbers.map((one) => ({
                  value: one.phoneNumberId,
                  label: inOwnOrder(t, spoken(one.cc, one.phoneNumber)),
                }))}
                onChange={(event) => {
                  setPlanned(undefined);
                  setChosen(event.currentTarget.value);
                }}
              />
            </div>
          )}
          <OfNumber
            key={`${workspace.id} ${number.phoneNumberId}`}
            workspace={workspace}
            number={number}
            shown={planned}
            onPlanned={setPlanned}
          />
        </>
      )}
    </Screen>
  );
}

type OfNumberProps = {
  readonly workspace: Workspace;
  readonly number: WorkspaceNumber;
  readonly shown: ShardPlan | undefined;
  readonly onPlanned: (plan: ShardPlan) => void;
};

/** The vault must be open: both APIs are asked with the secrets in it. */
function OfNumber({ workspace, number, shown, onPlanned }: OfNumberProps) {
  const t = useTranslation();
  const { vault } = useStores();
  const { ensureOpen } = useVaultGate();
  const state = usePart(vault, (value) => value);
  const stored = useStoredLabels();
  const plan = useMemo(() => {
    if (stored === undefined) return undefined;
    // The way back names the certificate; the way to the cloud serves where there is none yet.
    const back = planFor(workspace, number, "to-onprem", stored);
    return back.ok ? back : planFor(workspace, number, "to-cloud", stored);
  }, [workspace, number, stored]);
  if (state !== undefined && state !== "open")
    return (
      <Card>
        <div className={classes["form"]}>
          <p className={classes["source"]}>{t("window.tools.shards.locked")}</p>
          <Button onClick={() => runInBackground(ensureOpen())}>{t("window.move.vault.open")}</Button>
        </div>
      </Card>
    );
  if (plan === undefined) return null;
  return (
    <>
      {plan.ok ? (
        <Choose plan={plan.value} planned={number.shards ?? 1} onPlanned={onPlanned} />
      ) : (
        <Card title={t("window.move.missing.title")}>
          <MissingParts missing={plan.problem} workspace={workspace} number={number} leads />
        </Card>
      )}
      {shown === undefined ? null : <ShardPlanCards plan={shown} />}
      <CertificateCard plan={plan.ok ? plan.value : undefined} />
    </>
  );
}

type ChooseProps = {
  readonly plan: Plan;
  readonly planned: ShardCount;
  readonly onPlanned: (plan: ShardPlan) => void;
};

function Choose({ plan, planned, onPlanned }: ChooseProps) {
  const t = useTranslation();
  const id = useId();
  const { client } = useStores();
  const live = useConnection().kind === "live";
  const task = useTask();
  const [shards, setShards] = useState<ShardCount>(planned);
  const ask = (): void =>
    runInBackground(
      task.run(async () => {
        const answer = await callFor(client, "shards.plan", { plan, shards });
        if (answer.ok) onPlanned(answer.value);
        return answer;
      }),
    );
  return (
    <Card title={t("window.tools.shards.choose")}>
      <div className={classes["form"]}>
        <span id={id} className={classes["source"]}>
          {t("window.tools.shards.count")}
        </span>
        <SegmentedControl
          aria-labelledby={id}
          value={String(shards)}
          onChange={(value) => setShards(COUNTS.find((count) => String(count) === value) ?? 1)}
          data={COUNTS.map(String)}
        />
        <Button onClick={ask} loading={task.busy} disabled={!live}>
          {t("window.tools.shards.go")}
        </Button>
        {task.problem === undefined ? null : <ProblemCard problem={task.problem} />}
      </div>
    </Card>
  );
}
