import { Button } from "@mantine/core";
import { useEffect, useState, type ReactNode } from "react";
import { Link } from "wouter";
import { spoken } from "../../../shared/phone.ts";
import type { Workspace, WorkspaceList } from "../../../shared/workspace/workspace.ts";
import { runInBackground } from "../../app/in-background.ts";
import { fieldAskedFor, useFocusOnField } from "../../app/field-link.ts";
import { to } from "../../app/routes.ts";
import { useConnection } from "../../app/use-feed.ts";
import { useWorkspaceName } from "../../app/use-workspace-name.ts";
import { connectionFacts } from "../../components/connections/connection-facts.ts";
import {
  isConnected,
  isTroubled,
  type ConnectionState,
} from "../../components/connections/connection-state.ts";
import { type ConnectionSide } from "../../components/connections/connection-evidence.ts";
import { stateWords } from "../../components/connections/state-words.ts";
import { useConnectionStates, useTestConnections } from "../../components/connections/use-connections.ts";
import { ProblemCard } from "../../components/problem/ProblemCard.tsx";
import { BackNotice } from "../../components/screen/BackNotice.tsx";
import { LeadFacts } from "../../components/screen/LeadFacts.tsx";
import { Screen } from "../../components/screen/Screen.tsx";
import { Age } from "../../components/text/Age.tsx";
import { visible } from "../../../shared/visible.ts";
import { dotted } from "../../wording/dotted.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { CloudSection } from "./CloudSection.tsx";
import { ConnectBridge } from "./ConnectBridge.tsx";
import {
  CONNECT_STEPS,
  connectTitle,
  doneSteps,
  nextStep,
  type ConnectState,
  type ConnectStep,
} from "./connect-state.ts";
import { MoreSettings } from "./MoreSettings.tsx";
import { NumbersSection } from "./NumbersSection.tsx";
import { OnPremSection } from "./OnPremSection.tsx";
import { RecoveryStep, useSheetState } from "./RecoveryStep.tsx";
import { sectionAskedFor } from "./section-link.ts";
import { Step, type StepMark } from "./Step.tsx";
import { rowProps, useRows, type Row, type Rows } from "./use-rows.ts";
import classes from "./workspace.module.css";

type ConnectProps = { readonly workspace: Workspace; readonly list: WorkspaceList };

/** Connects a workspace in four steps, each tested when it is saved and then folded to what was found. */
export function Connect({ workspace, list }: ConnectProps) {
  const t = useTranslation();
  const name = useWorkspaceName(workspace);
  const states = useConnectionStates(workspace);
  const sheet = useSheetState();
  const [skipped, setSkipped] = useState(false);
  const state: ConnectState = {
    cloud: states.cloud,
    onPrem: states["on-premises"],
    skipped: skipped || (workspace.onPrem === undefined && workspace.numbers.length > 0),
    numbers: workspace.numbers.length,
    sheet: sheet.state,
  };
  const [asked] = useState(() => sectionAskedFor(window.history.state));
  // A link to one field focuses that field, not the row that it is in.
  const [toRow] = useState(() => asked !== undefined && fieldAskedFor() === undefined);
  const rows = useRows(asked ?? nextStep({ ...state, sheet: "done" }), toRow);
  useFocusOnField();
  const goOn = useGoOn(state, rows);
  const done = doneSteps(state);
  const title = connectTitle(state);
  const answering =
    isConnected(state.cloud) && isConnected(state.onPrem)
      ? "both"
      : isConnected(state.cloud)
        ? "cloud"
        : "client";
  return (
    <Screen
      title={t(`window.workspace.connect.title.${title}`, {
        name: visible(name, 80),
        answer: t(`window.workspace.connect.answer.${answering}`),
      })}
      lead={
        <LeadFacts
          certainty={{
            meaning: done.length === CONNECT_STEPS.length ? "proven" : done.length === 0 ? "pending" : "busy",
            word: t("window.workspace.connect.done", { done: done.length, all: CONNECT_STEPS.length }),
          }}
        >
          <span>{t("window.workspace.connect.nothingChanged")}</span>
        </LeadFacts>
      }
      actions={<TestBoth workspace={workspace} state={state} primary={!rows.any} />}
    >
      <BackNotice />
      <ConnectBridge states={states} />
      <div className={classes["steps"]}>
        <ConnectionStep side="cloud" number={1} workspace={workspace} state={state.cloud} rows={rows}>
          <CloudSection workspace={workspace} state={state.cloud} onPassed={() => goOn("cloud")} />
        </ConnectionStep>
        <ConnectionStep
          side="on-premises"
          number={2}
          workspace={workspace}
          state={state.onPrem}
          rows={rows}
          skipped={state.skipped}
        >
          <OnPremSection
            workspace={workspace}
            state={state.onPrem}
            onPassed={() => goOn("on-premises")}
            onSkip={
              workspace.onPrem === undefined
                ? () => {
                    setSkipped(true);
                    goOn("on-premises");
                  }
                : undefined
            }
          />
        </ConnectionStep>
        <Step
          {...rowProps(rows, "numbers")}
          number={3}
          title={t("window.workspace.section.numbers")}
          lead={t("window.workspace.numbers.lead")}
          mark={state.numbers > 0 ? "done" : "plain"}
          facts={<NumbersLine workspace={workspace} />}
          {...(state.numbers === 0 ? { action: t("window.workspace.connect.setUp") } : {})}
        >
          <NumbersSection workspace={workspace} onDone={() => goOn("numbers")} />
        </Step>
        <RecoveryStep
          sheet={sheet}
          title={name}
          row={rowProps(rows, "recovery")}
          onDone={() => rows.close("recovery")}
        />
      </div>
      <h2 className={classes["furtherTitle"]}>{t("window.workspace.connect.further")}</h2>
      <MoreSettings workspace={workspace} list={list} rows={rows} />
    </Screen>
  );
}

/** Folds a finished step and opens the next one once the workspace's new state is known. */
function useGoOn(state: ConnectState, rows: Rows): (from: Row) => void {
  const [left, setLeft] = useState<Row>();
  useEffect(() => {
    if (left === undefined) return;
    setLeft(undefined);
    const next = nextStep(state);
    rows.close(left);
    if (next !== undefined && follows(next, left, state)) rows.open(next);
    // Only leaving a step moves on.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [left]);
  return setLeft;
}

/** After an edit of an earlier step the sheet, which may be left out, is not opened once more. */
function follows(next: ConnectStep, left: Row, { sheet }: ConnectState): boolean {
  return next !== left && (next !== "recovery" || left === "numbers" || sheet === "needed");
}

type ConnectionStepProps = {
  readonly side: ConnectionSide;
  readonly number: number;
  readonly workspace: Workspace;
  readonly state: ConnectionState;
  readonly rows: Rows;
  readonly skipped?: boolean;
  readonly children: ReactNode;
};

function ConnectionStep(props: ConnectionStepProps) {
  const { side, number, workspace, state, rows, skipped = false, children } = props;
  const t = useTranslation();
  const key = side === "cloud" ? "cloud" : "onPrem";
  const left = state.kind === "missing" && skipped;
  const facts = left
    ? [t("window.workspace.onPrem.skipped")]
    : [...connectionFacts(t, workspace, side), ...(state.kind === "works" ? [] : [stateWords(t, state)])];
  return (
    <Step
      {...rowProps(rows, side)}
      number={number}
      title={t(`window.workspace.section.${key}`)}
      lead={t(`window.workspace.${key}.lead`)}
      mark={markOf(state)}
      word={t(`window.connections.mark.${state.kind}`)}
      facts={dotted(t, facts)}
      age={"at" in state ? <TestedAge state={state} /> : undefined}
      {...(state.kind === "missing" ? { action: t("window.workspace.connect.setUp") } : {})}
    >
      {children}
    </Step>
  );
}

/** How long ago a connection was tested, or last answered. */
function TestedAge({ state }: { readonly state: Extract<ConnectionState, { readonly at: number }> }) {
  const t = useTranslation();
  return (
    <>
      {t(`window.connections.age.${"test" in state ? "tested" : "checked"}`)} <Age at={state.at} />
    </>
  );
}

function markOf(state: ConnectionState): StepMark {
  if (isTroubled(state)) return "failed";
  if (state.kind === "warned" || state.kind === "partly") return "warned";
  return isConnected(state) ? "done" : "plain";
}

function NumbersLine({ workspace: { numbers } }: { readonly workspace: Workspace }) {
  const t = useTranslation();
  if (numbers.length === 0) return t("window.workspace.numbers.none");
  const first = numbers.slice(0, 2).map(({ cc, phoneNumber }) => spoken(cc, phoneNumber));
  const left = numbers.length - first.length;
  return dotted(t, [
    t("window.workspace.numbers.count", { count: numbers.length }),
    ...first,
    ...(left > 0 ? [t("window.workspace.numbers.others", { count: left })] : []),
  ]);
}

type TestBothProps = {
  readonly workspace: Workspace;
  readonly state: ConnectState;
  /** True if no row is open, whose own button would be the primary one. */
  readonly primary: boolean;
};

/** Tests the saved connections again; once all of them answer, it leads on to the numbers. */
function TestBoth({ workspace, state, primary }: TestBothProps) {
  const t = useTranslation();
  const live = useConnection().kind === "live";
  const { testing, problem, test } = useTestConnections();
  const sides = (["cloud", "on-premises"] as const).filter(
    (side) => (side === "cloud" ? workspace.cloud : workspace.onPrem) !== undefined,
  );
  if (sides.length === 0) return null;
  const finished = connectTitle(state) === "done";
  return (
    <>
      {problem === undefined ? null : <ProblemCard problem={problem} />}
      <Button
        variant={primary && !finished ? "filled" : "default"}
        disabled={!live}
        loading={testing !== undefined}
        onClick={() => runInBackground(test(workspace, sides))}
      >
        {t(sides.length === 2 ? "window.connections.testBoth" : "window.connections.test")}
      </Button>
      {finished ? (
        <Button component={Link} href={to.overview()} variant={primary ? "filled" : "default"}>
          {t("window.workspace.connect.toOverview")}
        </Button>
      ) : null}
    </>
  );
}
