import { ActionIcon, Button, CloseButton, Skeleton, Title } from "@mantine/core";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { useEffect, useRef, useState, type RefObject } from "react";
import type { EventDetail } from "../../../../shared/webhook/detail.ts";
import type { EventFilter } from "../../../../shared/webhook/event.ts";
import { isNamed } from "../../../app/is-named.ts";
import { runInBackground } from "../../../app/in-background.ts";
import { ProblemCard } from "../../../components/problem/ProblemCard.tsx";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { ExportOne } from "../dialogs/ExportDialog.tsx";
import { ReplayButton } from "./ReplayDialog.tsx";
import type { RowWords } from "../list/row-words.ts";
import { Arrivals } from "./Arrivals.tsx";
import { EventBody } from "./EventBody.tsx";
import { MainFacts, OtherFacts } from "./EventFacts.tsx";
import classes from "./EventPanel.module.css";
import { useEventDetail } from "./use-event-detail.ts";

type EventPanelProps = {
  readonly id: number;
  readonly words: RowWords;
  /** The direction in which this event was stepped to; its button then has the focus. */
  readonly stepped: 1 | -1 | undefined;
  readonly onStep: (by: 1 | -1) => void;
  readonly onClose: () => void;
  readonly onFilter: (filter: EventFilter) => void;
};

/**
 * Shows one event beside the list: its facts, how often it was received, and its body. Escape closes it.
 */
export function EventPanel({ id, words, stepped, onStep, onClose, onFilter }: EventPanelProps) {
  const t = useTranslation();
  const state = useEventDetail(id);
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [steppedHere] = useState(stepped);
  useEffect(() => {
    if (steppedHere !== undefined) {
      panel.current?.querySelector<HTMLElement>(`[data-step="${steppedHere}"]`)?.focus();
      return undefined;
    }
    heading.current?.focus({ preventScroll: true });
    // Delayed because a mouse press also focuses the list, which may be hidden now.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    }, 0);
    return () => clearTimeout(timer);
  }, [steppedHere]);
  useEscape(panel, onClose);
  return (
    <section ref={panel} className={classes["panel"]} aria-label={t("window.events.detail.title")}>
      <header className={classes["head"]}>
        <Title order={2} ref={heading} tabIndex={-1} className={classes["title"]}>
          {t("window.events.detail.title")} <span className="sw-quiet">#{id}</span>
        </Title>
        <span className={classes["steps"]}>
          {([-1, 1] as const).map((by) => (
            <ActionIcon
              key={by}
              variant="subtle"
              color="gray"
              size={30}
              data-step={by}
              aria-label={t(`window.events.detail.${by === 1 ? "next" : "previous"}`)}
              onClick={() => onStep(by)}
            >
              {by === 1 ? <IconChevronDown size={18} /> : <IconChevronUp size={18} />}
            </ActionIcon>
          ))}
        </span>
        <CloseButton aria-label={t("window.events.detail.close")} onClick={onClose} />
      </header>
      {state.kind === "busy" ? (
        <div role="status" aria-label={t("window.events.detail.busy")}>
          <Skeleton height={14} mb={12} />
          <Skeleton height={14} mb={12} width="70%" />
          <Skeleton height={120} />
        </div>
      ) : state.kind === "failed" ? (
        isNamed(state.problem, "noSuchEvent") ? (
          <p role="status">{t("window.events.detail.gone")}</p>
        ) : (
          <ProblemCard
            problem={state.problem}
            actions={
              <Button variant="default" onClick={() => runInBackground(state.again())}>
                {t("window.look.again")}
              </Button>
            }
          />
        )
      ) : (
        <Known detail={state.detail} words={words} onFilter={onFilter} />
      )}
    </section>
  );
}

/** Closes the panel on Escape within it. A dialog above it is elsewhere in the DOM and closes by itself. */
function useEscape(panel: RefObject<HTMLElement | null>, onClose: () => void): void {
  useEffect(() => {
    const element = panel.current;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      event.preventDefault();
      onClose();
    };
    element?.addEventListener("keydown", onKey);
    return () => element?.removeEventListener("keydown", onKey);
  }, [onClose, panel]);
}

type KnownProps = { readonly detail: EventDetail } & Pick<EventPanelProps, "words" | "onFilter">;

function Known({ detail, words, onFilter }: KnownProps) {
  const t = useTranslation();
  const { event } = detail;
  const narrow = (change: EventFilter): void =>
    onFilter({ ...(event.workspace === undefined ? {} : { workspace: event.workspace }), ...change });
  return (
    <>
      <MainFacts detail={detail} words={words} />
      <EventBody detail={detail} />
      <Arrivals detail={detail} words={words} />
      <OtherFacts detail={detail} words={words} />
      <div className={classes["buttons"]}>
        <ReplayButton event={event} spoken={words.number(event)} body={detail.body} />
        <ExportOne event={event} />
        {event.phoneNumberId === undefined ? null : (
          <Button
            size="compact-sm"
            variant="subtle"
            onClick={() => narrow({ phoneNumberId: event.phoneNumberId })}
          >
            {t("window.events.detail.onlyNumber")}
          </Button>
        )}
        {event.user === undefined ? null : (
          <Button size="compact-sm" variant="subtle" onClick={() => narrow({ user: event.user })}>
            {t("window.events.detail.onlyUser")}
          </Button>
        )}
      </div>
    </>
  );
}
