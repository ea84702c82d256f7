import { Button } from "@mantine/core";
import { useMemo } from "react";
import { Link, useParams } from "wouter";
import { e164, spoken } from "../../../shared/phone.ts";
import { STEP_TRAITS } from "../../../shared/migration/step.ts";
import { err } from "../../../shared/result.ts";
import type { Workspace } from "../../../shared/workspace/workspace.ts";
import { runInBackground } from "../../app/in-background.ts";
import { useFocusOnField } from "../../app/field-link.ts";
import { to } from "../../app/routes.ts";
import { useConnection } from "../../app/use-feed.ts";
import { useOlderThan } from "../../app/use-now.ts";
import { useStores } from "../../app/window-context.tsx";
import { FRESH_FOR_MS } from "../../components/bridge/bridge-state.ts";
import { NumberBridge } from "../../components/bridge/Bridge.tsx";
import { UnsavedGuard } from "../../components/forms/UnsavedGuard.tsx";
import { useTask, type Task } from "../../components/forms/use-task.ts";
import { Waiting } from "../../components/waiting/Waiting.tsx";
import { ProofCards } from "../../components/proof/ProofCards.tsx";
import { Card } from "../../components/screen/Card.tsx";
import { Empty } from "../../components/screen/AsyncView.tsx";
import { BackNotice } from "../../components/screen/BackNotice.tsx";
import { LeadFacts } from "../../components/screen/LeadFacts.tsx";
import { Screen } from "../../components/screen/Screen.tsx";
import { Age } from "../../components/text/Age.tsx";
import { Untrusted } from "../../components/text/Untrusted.tsx";
import { useVaultGate } from "../../components/vault/use-vault-gate.tsx";
import { callFor } from "../../stores/call.ts";
import { withObservation } from "../../stores/observations.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { useNumberStatus } from "../../components/number-status/use-number-status.ts";
import { WhenRead } from "../workspace/WhenRead.tsx";
import type { OneNumber } from "./one-number.ts";
import { ProblemCard } from "../../components/problem/ProblemCard.tsx";
import { headlineOf, oldestOf } from "../../components/number-status/headline.ts";
import { NumberEvidence } from "../../components/number-status/NumberEvidence.tsx";
import { NumberFactsTable } from "./NumberFactsTable.tsx";
import { NumberMoves } from "./NumberMoves.tsx";
import { NumberOptions } from "./NumberOptions.tsx";
import { NumberTimeline } from "./NumberTimeline.tsx";
import { NumberSecrets } from "./NumberSecrets.tsx";
import { PinSection } from "./pin/PinSection.tsx";
import { RemoveNumber } from "./RemoveNumber.tsx";
import { WhereItHasBeen } from "./WhereItHasBeen.tsx";
import classes from "./number.module.css";

/**
 * Shows one number: its location with the evidence, the platform status, its secrets, and the possible
 * actions.
 */
export default function NumberScreen() {
  const t = useTranslation();
  const { workspaces } = useStores();
  const { workspace: id, number: phoneNumberId } = useParams();
  return (
    <UnsavedGuard>
      <WhenRead feed={workspaces} title={t("window.number.reading")}>
        {(list) => {
          const workspace = list.workspaces.find((one) => one.id === id);
          const number = workspace?.numbers.find((one) => one.phoneNumberId === phoneNumberId);
          return workspace === undefined || number === undefined ? (
            <NoSuchNumber workspace={workspace} />
          ) : (
            <Number key={number.phoneNumberId} workspace={workspace} number={number} />
          );
        }}
      </WhenRead>
    </UnsavedGuard>
  );
}

function NoSuchNumber({ workspace }: { readonly workspace: Workspace | undefined }) {
  const t = useTranslation();
  return (
    <Screen title={t("window.number.absent.title")}>
      <Empty
        text={t("window.number.absent.text")}
        action={
          <Button
            component={Link}
            href={workspace === undefined ? to.overview() : to.workspace(workspace.id)}
          >
            {t(workspace === undefined ? "window.workspace.absent.back" : "window.number.absent.back")}
          </Button>
        }
      />
    </Screen>
  );
}

function Number({ workspace, number }: OneNumber) {
  const t = useTranslation();
  const heard = spoken(number.cc, number.phoneNumber);
  const { standing, reading, located, run } = useNumberStatus(workspace.id, number);
  const facts = located ?? reading;
  const { task, look } = useLookAt({ workspace, number });
  useFocusOnField();
  const live = useConnection().kind === "live";
  const all = useMemo(() => [{ number, status: standing, run }], [number, run, standing]);
  const stale = useOlderThan(oldestOf(all), FRESH_FOR_MS);
  const { title, certainty, oldest, found } = headlineOf(t, all, stale);
  return (
    <Screen
      title={title}
      lead={
        <LeadFacts certainty={certainty}>
          {number.displayName === undefined ? null : (
            <span>
              <Untrusted text={number.displayName} most={80} />
            </span>
          )}
          {oldest === undefined ? null : (
            <span>
              {t(found === true ? "window.overview.lastFound" : "window.overview.lastLook")}{" "}
              <Age at={oldest} />
            </span>
          )}
        </LeadFacts>
      }
      actions={
        <Button variant="default" loading={task.busy} disabled={!live} onClick={look}>
          {t("window.number.lookAgain")}
        </Button>
      }
    >
      <BackNotice />
      <NumberBridge
        spoken={heard}
        standing={standing}
        reading={reading}
        evidence={<NumberEvidence standing={standing} reading={reading} located={located} />}
      />
      <LookState task={task} />
      <WhereItHasBeen number={number} />
      <div className={classes["columns"]}>
        <div className={classes["column"]}>
          <NumberMoves workspace={workspace} number={number} place={standing.place} run={run} />
          <ProofCards number={e164(number.cc, number.phoneNumber)} phoneNumberId={number.phoneNumberId} />
          <NumberTimeline workspace={workspace} number={number} />
        </div>
        <div className={classes["column"]}>
          <Card
            title={t("window.number.section.facts")}
            {...(facts === undefined ? {} : { aside: <Age at={facts.at} /> })}
          >
            <NumberFactsTable reading={facts} />
          </Card>
        </div>
      </div>
      <Card title={t("window.number.section.secrets")}>
        <NumberSecrets workspace={workspace} number={number} />
      </Card>
      <PinSection workspace={workspace} number={number} />
      <Card title={t("window.number.section.options")}>
        <NumberOptions workspace={workspace} number={number} />
      </Card>
      <Card title={t("window.number.section.remove")}>
        <RemoveNumber workspace={workspace} number={number} />
      </Card>
    </Screen>
  );
}

/** Shows the refresh in progress, or why the last one failed. */
function LookState({ task }: { readonly task: Task }) {
  const t = useTranslation();
  if (task.since !== undefined)
    return (
      <Waiting
        shown
        label={t("window.number.looking")}
        since={task.since}
        limitMs={STEP_TRAITS.inspect.limitMs}
      />
    );
  return task.problem === undefined ? null : <ProblemCard problem={task.problem} />;
}

/** Queries both APIs about a number; one query at a time. */
function useLookAt({ workspace, number }: OneNumber): { readonly task: Task; readonly look: () => void } {
  const { client, readings } = useStores();
  const { ensureOpen } = useVaultGate();
  const task = useTask();
  const look = (): void =>
    runInBackground(
      task.run(async () => {
        if (!(await ensureOpen())) return err({ kind: "named", problem: { kind: "vaultStaysShut" } });
        const { phoneNumberId } = number;
        const answer = await callFor(client, "numbers.look", { workspace: workspace.id, phoneNumberId });
        if (answer.ok) readings.take((known) => withObservation(known, answer.value));
        return answer;
      }),
    );
  return { task, look };
}
