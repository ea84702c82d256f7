import { Button } from "@mantine/core";
import { Link } from "wouter";
import type { Workspace } from "../../../shared/workspace/workspace.ts";
import { isActive } from "../../app/current-workspace.ts";
import { runInBackground } from "../../app/in-background.ts";
import { to } from "../../app/routes.ts";
import { useConnection, usePart } from "../../app/use-feed.ts";
import { useWorkspaceName } from "../../app/use-workspace-name.ts";
import { useStores } from "../../app/window-context.tsx";
import { connectionFacts } from "../../components/connections/connection-facts.ts";
import {
  isConnected,
  isTroubled,
  type ConnectionState,
  type ConnectionStates,
} from "../../components/connections/connection-state.ts";
import { SIDES, type ConnectionSide } from "../../components/connections/connection-evidence.ts";
import { STATE_MEANINGS, stateWords } from "../../components/connections/state-words.ts";
import {
  useAllConnectionStates,
  useConnectionStates,
  useTestConnections,
} from "../../components/connections/use-connections.ts";
import { ProblemCard } from "../../components/problem/ProblemCard.tsx";
import { RecoverySheet } from "../../components/recovery/RecoverySheet.tsx";
import { useRecovery } from "../../components/vault/use-recovery.ts";
import { AsyncView, Empty } from "../../components/screen/AsyncView.tsx";
import { Card } from "../../components/screen/Card.tsx";
import { Screen } from "../../components/screen/Screen.tsx";
import { StatusMark } from "../../components/status/StatusMark.tsx";
import { Age } from "../../components/text/Age.tsx";
import { visible } from "../../../shared/visible.ts";
import { dotted } from "../../wording/dotted.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import type { WindowTranslate } from "../../wording/window-translate.ts";
import { useNetworkFacts } from "../workspace/network-facts.ts";
import { toSection, type WorkspaceSection } from "../../app/workspace-section.ts";
import classes from "./Connections.module.css";

const NONE: readonly Workspace[] = [];

/** Lists the connections of every workspace: each API's state, how it is reached, and the recovery sheet. */
export default function Connections() {
  const t = useTranslation();
  const { workspaces, realm } = useStores();
  const known = usePart(workspaces, (value) => value.workspaces);
  const list = known ?? NONE;
  const states = useAllConnectionStates(list);
  const add =
    realm === "own" ? (
      <Button component={Link} href={to.newWorkspace()} variant={list.length === 0 ? "filled" : "default"}>
        {t("window.frame.switcher.add")}
      </Button>
    ) : null;
  return (
    <Screen
      // Nothing is said of connections that couldn't be read.
      title={known === undefined ? t("window.frame.rail.connections") : titleOf(t, states)}
      lead={t("window.connections.lead")}
      actions={list.length === 0 ? null : add}
    >
      <AsyncView
        feed={workspaces}
        empty={{
          when: (value) => value.workspaces.length === 0,
          show: <Empty text={t("window.connections.empty")} action={add} />,
        }}
      >
        {(value) =>
          value.workspaces.filter(isActive).map((one) => <WorkspaceCard key={one.id} workspace={one} />)
        }
      </AsyncView>
      {list.length === 0 ? null : <SheetCard title={list.length === 1 ? (list[0]?.name ?? "") : ""} />}
    </Screen>
  );
}

/** Failures first, then what nothing is known of. */
function titleOf(t: WindowTranslate, states: readonly ConnectionStates[]): string {
  const all = states.flatMap((one) => SIDES.map((side) => one[side]));
  const troubled = all.filter(isTroubled).length;
  if (troubled > 0) return t("window.connections.title.troubled", { count: troubled });
  const untested = all.filter(({ kind }) => kind === "untested").length;
  if (untested > 0) return t("window.connections.title.untested", { count: untested });
  const connected = all.filter(isConnected).length;
  if (states.length === 1 && connected === 2) return t("window.workspace.connect.answer.both");
  return connected > 0
    ? t("window.connections.title.connected", { count: connected })
    : t("window.connections.title.none");
}

function WorkspaceCard({ workspace }: { readonly workspace: Workspace }) {
  const t = useTranslation();
  const name = useWorkspaceName(workspace);
  const live = useConnection().kind === "live";
  const states = useConnectionStates(workspace);
  const network = useNetworkFacts(workspace);
  const { testing, problem, test } = useTestConnections();
  const set = SIDES.filter((side) => states[side].kind !== "missing");
  return (
    <Card
      flush
      title={visible(name, 80)}
      aside={
        set.length < 2 ? null : (
          <Button
            size="compact-sm"
            variant="default"
            disabled={!live}
            loading={testing !== undefined}
            onClick={() => runInBackground(test(workspace, set))}
          >
            {t("window.connections.testBoth")}
          </Button>
        )
      }
    >
      <ul className={classes["rows"]}>
        {SIDES.map((side) => (
          <SideRow
            key={side}
            workspace={workspace}
            side={side}
            state={states[side]}
            testing={testing?.side === side}
            disabled={!live || testing !== undefined}
            onTest={() => runInBackground(test(workspace, [side]))}
          />
        ))}
        <li className={classes["row"]}>
          <span className={classes["place"]} />
          <div className={classes["text"]}>
            <strong>{t("window.workspace.section.network")}</strong>
            <div className={classes["facts"]}>{dotted(t, network)}</div>
          </div>
          <EditLink workspace={workspace} section="network" what={t("window.workspace.section.network")} />
        </li>
      </ul>
      {problem === undefined ? null : (
        <div className={classes["problem"]}>
          <ProblemCard problem={problem} />
        </div>
      )}
    </Card>
  );
}

type SideRowProps = {
  readonly workspace: Workspace;
  readonly side: ConnectionSide;
  readonly state: ConnectionState;
  readonly testing: boolean;
  readonly disabled: boolean;
  readonly onTest: () => void;
};

function SideRow({ workspace, side, state, testing, disabled, onTest }: SideRowProps) {
  const t = useTranslation();
  const name = t(`window.workspace.section.${side === "cloud" ? "cloud" : "onPrem"}`);
  const missing = state.kind === "missing";
  return (
    <li className={classes["row"]}>
      <StatusMark
        meaning={testing ? "busy" : STATE_MEANINGS[state.kind]}
        word={t(testing ? "window.connections.testing" : `window.connections.mark.${state.kind}`)}
      />
      <div className={classes["text"]}>
        <strong>{name}</strong>
        <div className={classes["facts"]}>
          {dotted(t, [...connectionFacts(t, workspace, side), stateWords(t, state)])}
        </div>
      </div>
      <span className={classes["age"]} aria-live="polite">
        {testing ? (
          t("window.connections.testing")
        ) : "at" in state ? (
          <>
            {t(`window.connections.age.${"test" in state ? "tested" : "checked"}`)} <Age at={state.at} />
          </>
        ) : null}
      </span>
      {missing ? null : (
        <Button
          size="compact-sm"
          variant="default"
          disabled={disabled}
          loading={testing}
          aria-label={t("window.connections.testNamed", { name })}
          onClick={onTest}
        >
          {t("window.connections.test")}
        </Button>
      )}
      <EditLink
        workspace={workspace}
        section={side}
        what={name}
        {...(missing ? { word: t("window.workspace.connect.setUp") } : {})}
      />
    </li>
  );
}

type EditLinkProps = {
  readonly workspace: Workspace;
  readonly section: WorkspaceSection;
  readonly what: string;
  readonly word?: string;
};

function EditLink({ workspace, section, what, word }: EditLinkProps) {
  const t = useTranslation();
  return (
    <Button
      renderRoot={(props) => <Link {...props} href={to.workspace(workspace.id)} state={toSection(section)} />}
      size="compact-sm"
      variant="subtle"
      aria-label={t("window.workspace.connect.editNamed", { title: what })}
    >
      {word ?? t("window.workspace.connect.edit")}
    </Button>
  );
}

/** The recovery sheet: one for all workspaces, because they share the vault. */
function SheetCard({ title }: { readonly title: string }) {
  const t = useTranslation();
  const { feed } = useRecovery();
  return (
    <Card title={t("window.workspace.section.recovery")}>
      <p className="sw-quiet">{t("window.recovery.lead")}</p>
      <AsyncView feed={feed}>{(status) => <RecoverySheet status={status} title={title} />}</AsyncView>
    </Card>
  );
}
