import { Button } from "@mantine/core";
import { useMemo } from "react";
import { Redirect, useLocation } from "wouter";
import type { Workspace } from "../../../shared/workspace/workspace.ts";
import { useCurrentWorkspace } from "../../app/current-workspace.ts";
import { to } from "../../app/routes.ts";
import { useConnection, usePart } from "../../app/use-feed.ts";
import { useOlderThan } from "../../app/use-now.ts";
import { useStores } from "../../app/window-context.tsx";
import { FRESH_FOR_MS } from "../../components/bridge/bridge-state.ts";
import { MovedFolder } from "../../components/data-copy/MovedFolder.tsx";
import {
  headlineOf,
  oldestOf,
  type Headline,
  type Standing,
} from "../../components/number-status/headline.ts";
import { Empty, AsyncView } from "../../components/screen/AsyncView.tsx";
import { StaleNotice } from "../../components/screen/StaleNotice.tsx";
import { loadedLater } from "../../components/later/loaded-later.tsx";
import { Screen } from "../../components/screen/Screen.tsx";
import { StatusBadge } from "../../components/status/StatusMark.tsx";
import { Age } from "../../components/text/Age.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import { RefreshAll } from "./RefreshAll.tsx";
import { NumberTable } from "./NumberTable.tsx";
import classes from "./Overview.module.css";
import { NeedsAttention, useActionItems } from "./NeedsAttention.tsx";
import { useFirstLooks } from "./use-first-looks.ts";
import { useRefreshes, type Refreshes } from "./use-refreshes.ts";
import { useStandings } from "./use-standings.ts";

// The drawing and what lies below the numbers load after the sentence and the list are shown.
const SingleNumber = loadedLater(async () => (await import("./SingleNumber.tsx")).default, {
  waiting: () => <div className={classes["bridgePlace"]} />,
});
const Around = loadedLater(async () => (await import("./Around.tsx")).default);

/** Above this many numbers the screen is a list to search; below it also tells what happened lately. */
const FEW = 20;

/** Says in one sentence how the numbers of a workspace are, then what needs attention, then each number. */
export function Overview() {
  const t = useTranslation();
  const { workspaces, realm } = useStores();
  const current = useCurrentWorkspace();
  const none = usePart(workspaces, (value) => value.workspaces.length === 0) === true;
  if (none && realm === "own") return <Redirect to={to.start()} replace />;
  if (current !== undefined) return <OneWorkspace key={current.id} workspace={current} />;
  return (
    <Screen title={t("window.frame.rail.overview")}>
      <MovedFolder />
      <AsyncView feed={workspaces}>{() => <Empty text={t("window.overview.nothing")} />}</AsyncView>
    </Screen>
  );
}

function OneWorkspace({ workspace }: { readonly workspace: Workspace }) {
  const t = useTranslation();
  const looks = useRefreshes(workspace.id);
  const { workspaces, readings } = useStores();
  const { numbers } = workspace;
  const standings = useStandings(workspace);
  const items = useActionItems(workspace);
  const stale = useOlderThan(standings === undefined ? undefined : oldestOf(standings), FRESH_FOR_MS);
  const headline = useMemo(
    () => (standings === undefined ? undefined : headlineOf(t, standings, stale)),
    [stale, standings, t],
  );
  useFirstLooks(workspace, looks);
  const [only] = numbers;
  const primary = primaryOf(items.length, headline, standings ?? []);
  return (
    <Screen
      title={headline?.title ?? t("window.frame.rail.overview")}
      lead={
        numbers.length === 0 ? undefined : (
          <Facts headline={headline} looks={looks} workspace={workspace} primary={primary} />
        )
      }
      actions={<Actions workspace={workspace} primary={primary} follows={headline?.follows} />}
    >
      <MovedFolder />
      <StaleNotice feed={workspaces} />
      <StaleNotice feed={readings} />
      <NeedsAttention items={items} />
      {only === undefined ? <NoNumbers workspace={workspace} primary={primary} /> : null}
      {numbers.length === 1 && only !== undefined ? (
        <SingleNumber workspace={workspace} number={only} looks={looks} />
      ) : null}
      {numbers.length > 1 ? (
        <NumberTable workspace={workspace} standings={standings ?? []} looks={looks} />
      ) : null}
      {numbers.length > FEW ? null : <Around workspace={workspace} standings={standings ?? []} />}
    </Screen>
  );
}

/** The one button of the screen that stands out. */
type Primary = "item" | "follow" | "refresh" | "move" | "add";

function primaryOf(items: number, headline: Headline | undefined, standings: readonly Standing[]): Primary {
  if (items > 0) return "item";
  if (headline?.follows !== undefined) return "follow";
  if (standings.length === 0) return "add";
  return standings.every(({ status }) => status.known.by === "nobody") ? "refresh" : "move";
}

type PartProps = { readonly workspace: Workspace; readonly primary: Primary };

type FactsProps = PartProps & { readonly headline: Headline | undefined; readonly looks: Refreshes };

/** One line below the sentence: how certain it is, what it rests on, and the button that checks again. */
function Facts({ headline, looks, workspace, primary }: FactsProps) {
  const t = useTranslation();
  const { certainty, oldest, found } = headline ?? {};
  const count = workspace.numbers.length;
  return (
    <span className={classes["lead"]}>
      {certainty === undefined ? null : <StatusBadge {...certainty} />}
      {count === 1 ? null : <span>{t("window.overview.count", { count })}</span>}
      <span>
        {oldest === undefined ? (
          <LastLook workspace={workspace} />
        ) : (
          <>
            {t(`window.overview.${ageWord(count === 1, found === true)}`)} <Age at={oldest} />
          </>
        )}
      </span>
      <RefreshAll looks={looks} workspace={workspace} primary={primary === "refresh"} />
    </span>
  );
}

/** What the age of a check is the age of: the last check, or the last one that found a location. */
function ageWord(isOnly: boolean, isFound: boolean) {
  if (isFound) return isOnly ? "lastFound" : "oldestFound";
  return isOnly ? "lastLook" : "oldest";
}

/** `follows`: the open migration that the sentence is about. */
function Actions({ workspace, primary, follows }: PartProps & { readonly follows: string | undefined }) {
  const t = useTranslation();
  const [, go] = useLocation();
  const live = useConnection().kind === "live";
  const empty = workspace.numbers.length === 0;
  return (
    <>
      {/* Without numbers, the screen itself offers it. */}
      {empty ? null : (
        <Button variant="default" disabled={!live} onClick={() => go(to.workspace(workspace.id))}>
          {t("window.overview.add")}
        </Button>
      )}
      <Button
        variant={primary === "move" ? "filled" : "default"}
        disabled={empty}
        onClick={() => go(to.migrate())}
      >
        {t("window.overview.move")}
      </Button>
      {follows === undefined ? null : (
        <Button onClick={() => go(to.run(follows))}>{t("window.overview.follow")}</Button>
      )}
    </>
  );
}

function NoNumbers({ workspace, primary }: PartProps) {
  const t = useTranslation();
  const [, go] = useLocation();
  const live = useConnection().kind === "live";
  return (
    <Empty
      text={t("window.overview.empty")}
      action={
        <Button
          variant={primary === "add" ? "filled" : "default"}
          disabled={!live}
          onClick={() => go(to.workspace(workspace.id))}
        >
          {t("window.overview.add")}
        </Button>
      }
    />
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
