import { useWorkspaceName } from "../../app/use-workspace-name.ts";
import { Button } from "@mantine/core";
import { Redirect, useLocation } from "wouter";
import type { Workspace } from "../../../shared/workspace/workspace.ts";
import { useCurrentWorkspace } from "../../app/current-workspace.ts";
import { to } from "../../app/routes.ts";
import { useConnection, usePart } from "../../app/use-feed.ts";
import { useStores } from "../../app/window-context.tsx";
import { Empty, AsyncView } from "../../components/screen/AsyncView.tsx";
import { StaleNotice } from "../../components/screen/StaleNotice.tsx";
import { Screen } from "../../components/screen/Screen.tsx";
import { Age } from "../../components/text/Age.tsx";
import { visible } from "../../components/text/visible.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { RefreshAll } from "./RefreshAll.tsx";
import { NumberTable } from "./NumberTable.tsx";
import classes from "./Overview.module.css";
import { NeedsAttention } from "./NeedsAttention.tsx";
import { useRefreshes } from "./use-refreshes.ts";

/** Shows every number of a workspace: its location, the evidence, its health, and what needs attention. */
export function Overview() {
  const t = useTranslation();
  const { workspaces, realm } = useStores();
  const current = useCurrentWorkspace();
  const none = usePart(workspaces, (value) => value.workspaces.length === 0) === true;
  if (none && realm === "own") return <Redirect to={to.start()} replace />;
  if (current !== undefined) return <OneWorkspace key={current.id} workspace={current} />;
  return (
    <Screen title={t("window.frame.rail.overview")}>
      <AsyncView feed={workspaces}>{() => <Empty text={t("window.overview.nothing")} />}</AsyncView>
    </Screen>
  );
}

function OneWorkspace({ workspace }: { readonly workspace: Workspace }) {
  const t = useTranslation();
  const [, go] = useLocation();
  const live = useConnection().kind === "live";
  const looks = useRefreshes(workspace.id);
  const { workspaces, readings } = useStores();
  const name = useWorkspaceName(workspace);
  const { numbers } = workspace;
  return (
    <Screen
      title={visible(name, 80)}
      lead={
        <span className={classes["lead"]}>
          <span>{t("window.overview.count", { count: numbers.length })}</span>
          {numbers.length === 0 ? null : (
            <>
              <LastLook workspace={workspace} />
              <RefreshAll looks={looks} workspace={workspace} />
            </>
          )}
        </span>
      }
      actions={
        <>
          <Button variant="default" disabled={!live} onClick={() => go(to.workspace(workspace.id))}>
            {t("window.overview.add")}
          </Button>
          <Button disabled={numbers.length === 0} onClick={() => go(to.migrate())}>
            {t("window.overview.move")}
          </Button>
        </>
      }
    >
      <StaleNotice feed={workspaces} />
      <StaleNotice feed={readings} />
      <NeedsAttention workspace={workspace} />
      {numbers.length === 0 ? (
        <Empty
          text={t("window.overview.empty")}
          action={
            <Button disabled={!live} onClick={() => go(to.workspace(workspace.id))}>
              {t("window.overview.addFirst")}
            </Button>
          }
        />
      ) : (
        <NumberTable workspace={workspace} looks={looks} />
      )}
    </Screen>
  );
}

/** Shows when a number of the workspace was last checked. */
function LastLook({ workspace }: { readonly workspace: Workspace }) {
  const t = useTranslation();
  const at = usePart(useStores().readings, (known) => {
    let newest: string | undefined;
    for (const one of known.values())
      if (one.workspace === workspace.id && (newest === undefined || one.reading.at > newest))
        newest = one.reading.at;
    return newest;
  });
  return (
    <span>
      {at === undefined ? (
        t("window.overview.neverLooked")
      ) : (
        <>
          {t("window.overview.lastLook")} <Age at={at} />
        </>
      )}
    </span>
  );
}
