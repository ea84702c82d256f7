import { Button, Skeleton } from "@mantine/core";
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from "react";
import { useLocation, useParams } from "wouter";
import { useStore } from "zustand";
import { useCurrentWorkspace } from "../../app/current-workspace.ts";
import { runInBackground } from "../../app/in-background.ts";
import { to } from "../../app/routes.ts";
import { useConnection, usePart } from "../../app/use-feed.ts";
import { useWebhookStores } from "../../app/use-webhook-stores.ts";
import { useStores } from "../../app/window-context.tsx";
import { ProblemCard } from "../../components/problem/ProblemCard.tsx";
import { Card } from "../../components/screen/Card.tsx";
import { Empty } from "../../components/screen/AsyncView.tsx";
import { Screen } from "../../components/screen/Screen.tsx";
import { StaleNotice } from "../../components/screen/StaleNotice.tsx";
import { narrowedBy } from "../../stores/events-filter.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { WebhookTabs } from "../../components/webhooks/WebhookTabs.tsx";
import { EventPanel } from "./detail/EventPanel.tsx";
import { EraseDialog } from "./dialogs/DeleteDialog.tsx";
import { ExportButton } from "./dialogs/ExportDialog.tsx";
import classes from "./Events.module.css";
import { EventFilters } from "./filters/EventFilters.tsx";
import { EventTable } from "./list/EventTable.tsx";
import { rowWords } from "./list/row-words.ts";
import { useNumberWords } from "./use-number-words.ts";
import { useThrottled } from "./use-throttled.ts";
import { useSearchKey } from "./use-search-key.ts";
import { amountIn } from "../../../shared/wording/amounts.ts";

/**
 * Updates the displayed count at most this often, in milliseconds: it can change 60 times a second, and
 * each change shifts the toolbar.
 */
const COUNT_MS = 250;

/** Shows all received events, live: the list, its filters, and the opened event beside it. */
export default function EventsScreen() {
  const { workspaces } = useStores();
  const { events } = useWebhookStores();
  const workspace = useCurrentWorkspace()?.id;
  const known = usePart(workspaces, () => true) === true;
  const numbers = useNumberWords();
  // Kept here because the dialog outlives the list: after all events are deleted, it reports that over an
  // empty screen.
  const [erasing, setErasing] = useState(false);
  const [erased, setErased] = useState(0);
  useEffect(() => {
    if (!known) return;
    // Another workspace has another list; a filter for the previous workspace does not apply to it.
    if (events.filter.getState().workspace !== workspace)
      events.narrow(workspace === undefined ? {} : { workspace });
    return events.watch();
  }, [events, known, workspace]);
  return (
    <EventsFrame>
      <WebhookTabs />
      <StaleNotice feed={events} />
      <Looks key={erased} onErase={() => setErasing(true)} />
      {erasing ? (
        <EraseDialog
          numbers={numbers}
          onErased={() => setErased((before) => before + 1)}
          onClose={() => setErasing(false)}
        />
      ) : null}
    </EventsFrame>
  );
}

/** The screen's frame, which alone renders again as the count in its title grows. */
function EventsFrame({ children }: { readonly children: ReactNode }) {
  const t = useTranslation();
  const { events } = useWebhookStores();
  const exact = useStore(events, (state) =>
    state.kind === "ready" ? state.value.total + state.value.fresh : undefined,
  );
  const count = useThrottled(exact ?? -1, COUNT_MS);
  const narrowed = useStore(events.filter, (filter) => narrowedBy(filter).length > 0);
  const shown = amountIn(t, count);
  const title =
    exact === undefined || count < 0
      ? t("window.events.title")
      : narrowed
        ? t("window.events.headline.narrowed", { count, shown })
        : count === 0
          ? t("window.events.headline.none")
          : t("window.events.headline.all", { count, shown });
  return (
    <Screen title={title} lead={t("window.events.lead")}>
      {children}
    </Screen>
  );
}

type LooksProps = { readonly onErase: () => void };

/** Renders the state of the list: busy, failed, empty, or loaded. */
function Looks({ onErase }: LooksProps) {
  const t = useTranslation();
  const { events } = useWebhookStores();
  const [, go] = useLocation();
  const kind = useStore(events, (state) => state.kind);
  const problem = useStore(events, (state) => (state.kind === "failed" ? state.problem : undefined));
  const narrowed = useStore(events.filter, (filter) => narrowedBy(filter).length > 0);
  const none = useStore(
    events,
    (state) => state.kind === "ready" && state.value.total + state.value.fresh === 0,
  );
  if (problem !== undefined)
    return (
      <ProblemCard
        problem={problem}
        actions={
          <Button variant="default" onClick={() => runInBackground(events.refresh())}>
            {t("window.look.again")}
          </Button>
        }
      />
    );
  if (none && !narrowed)
    return (
      <Empty
        text={t("window.events.empty")}
        action={<Button onClick={() => go(to.webhookTest())}>{t("window.events.emptyDo")}</Button>}
      />
    );
  return <Monitor busy={kind === "loading"} none={none} onErase={onErase} />;
}

type MonitorProps = LooksProps & { readonly busy: boolean; readonly none: boolean };

function Monitor({ busy, none, onErase }: MonitorProps) {
  const t = useTranslation();
  const { events } = useWebhookStores();
  const numbers = useNumberWords();
  const filter = useStore(events.filter);
  const live = useConnection().kind === "live";
  const words = useMemo(() => rowWords(t, numbers), [numbers, t]);
  const { what } = useParams<{ readonly what?: string }>();
  const [opened, setOpened] = useState(() =>
    /^[1-9][0-9]{0,14}$/.test(what ?? "") ? Number(what) : undefined,
  );
  const grid = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const step = useRef<((by: 1 | -1) => void) | null>(null);
  const [stepped, setStepped] = useState<1 | -1>();
  useSearchKey(search, what === "search");
  const close = useCallback(() => setOpened(undefined), []);
  const open = useCallback((id: number) => {
    setStepped(undefined);
    setOpened(id);
  }, []);
  const goOn = (by: 1 | -1): void => {
    step.current?.(by);
    setStepped(by);
  };
  useFocusBack(grid, opened);
  return (
    <div className={classes["monitor"]} data-opened={opened !== undefined}>
      <div className={classes["list"]}>
        <Card flush>
          <EventFilters filter={filter} onFilter={events.narrow} numbers={numbers} search={search}>
            <Count />
            <ExportButton filter={filter} numbers={numbers} />
            <Button variant="default" disabled={!live} onClick={onErase}>
              {t("window.events.erase.open")}
            </Button>
          </EventFilters>
          {busy ? (
            <div className={classes["busy"]} role="status" aria-label={t("window.events.busy")}>
              <Skeleton height={14} width="40%" mb={14} />
              <Skeleton height={14} mb={14} />
              <Skeleton height={14} width="70%" />
            </div>
          ) : none ? (
            <p className={classes["none"]}>{t("window.events.noneFits")}</p>
          ) : (
            <LiveTable words={words} grid={grid} step={step} opened={opened} onOpen={open} onClose={close} />
          )}
        </Card>
      </div>
      {opened === undefined ? null : (
        <EventPanel
          key={opened}
          id={opened}
          words={words}
          stepped={stepped}
          onStep={goOn}
          onClose={close}
          onFilter={events.narrow}
        />
      )}
    </div>
  );
}

/** Returns the focus to the list after an event is closed. The list may have been hidden until then. */
function useFocusBack(grid: RefObject<HTMLDivElement | null>, opened: number | undefined): void {
  const before = useRef(opened);
  useEffect(() => {
    if (before.current !== undefined && opened === undefined) grid.current?.focus({ preventScroll: true });
    before.current = opened;
  }, [grid, opened]);
}

type LiveTableProps = Omit<Parameters<typeof EventTable>[0], "list" | "shown">;

/** The only part that renders again with every received event. */
function LiveTable(props: LiveTableProps) {
  const { events } = useWebhookStores();
  const shown = useStore(events, (state) => (state.kind === "ready" ? state.value : undefined));
  return shown === undefined ? null : <EventTable list={events} shown={shown} {...props} />;
}

/**
 * Shows the number of events. Not announced to screen readers: with steady arrivals the announcements would
 * never end.
 */
function Count() {
  const { events } = useWebhookStores();
  const exact = useStore(events, (state) =>
    state.kind === "ready" ? state.value.total + state.value.fresh : undefined,
  );
  return exact === undefined ? null : <Counted exact={exact} />;
}

function Counted({ exact }: { readonly exact: number }) {
  const t = useTranslation();
  const count = useThrottled(exact, COUNT_MS);
  return (
    <span className={classes["count"]} aria-live="off">
      {t("window.events.count", { count, shown: amountIn(t, count) })}
    </span>
  );
}
