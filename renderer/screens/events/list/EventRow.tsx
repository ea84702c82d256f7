import { memo } from "react";
import type { EventDirection, SignatureState, WebhookEvent } from "../../../../shared/webhook/event.ts";
import { Breakable } from "../../../components/text/Breakable.tsx";
import { visible } from "../../../../shared/visible.ts";
import classes from "./EventTable.module.css";
import { partsOf, signatureWord, userOf, type RowWords } from "./row-words.ts";

// One element whose shape changes, so that a row reused for another event changes only texts and
// attributes.
const WAYS: Readonly<Record<EventDirection, string>> = {
  in: "M17 7 7 17M16 17H7V8",
  out: "M17 7 7 17M8 7h9v9",
  none: "M5 12h14",
};
const MARKS: Readonly<Record<SignatureState | "refused" | "madeUp", string>> = {
  valid: "M5 13a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2zM8 11V7a4 4 0 1 1 8 0v4",
  invalid: "M18 6 6 18M6 6l12 12",
  missing: "M18 6 6 18M6 6l12 12",
  unchecked: "M8 8a3.5 3 0 0 1 3.5-3h1A3.5 3 0 0 1 16 8a3 3 0 0 1-2 3 3 4 0 0 0-2 4M12 19v.01",
  refused: "M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M5.7 5.7l12.6 12.6",
  madeUp: "M4 20l1-4L16 5l3 3L8 19zM14 7l3 3",
};

type EventRowProps = {
  readonly event: WebhookEvent | undefined;
  /** Its position in the list; the newest event is 0. */
  readonly index: number;
  readonly active: boolean;
  readonly words: RowWords;
};

/** Returns the element id of a row, by which the grid names its active row. */
export function rowElementId(index: number): string {
  return `event-row-${index}`;
}

/**
 * Renders one event as a row. Text only, with invisible characters made visible: nothing in it is a link or
 * is loaded.
 */
export const EventRow = memo(function EventRow({ event, index, active, words }: EventRowProps) {
  return (
    <div
      role="row"
      className={classes["row"]}
      id={active ? rowElementId(index) : undefined}
      aria-rowindex={index + 2}
      data-index={index}
      aria-selected={active}
      data-refused={event?.refused !== undefined || undefined}
    >
      {event === undefined ? (
        <span role="gridcell" className={classes["awaited"]}>
          {words.onItsWay}
        </span>
      ) : (
        <Cells event={event} words={words} />
      )}
    </div>
  );
});

/** Memoized by event: each new event changes the index of every row below it. */
const Cells = memo(function Cells({
  event,
  words,
}: {
  readonly event: WebhookEvent;
  readonly words: RowWords;
}) {
  const state = stateOf(event);
  return (
    <>
      <span role="gridcell" className={classes["time"]} data-at={event.receivedAt}>
        {words.time(event.receivedAt)}
      </span>
      <span role="gridcell" className={classes["way"]}>
        <Shape path={WAYS[event.direction]} />
        <span className={classes["wayWord"]}>{words.direction[event.direction]}</span>
      </span>
      <span role="gridcell" className={classes["what"]}>
        <What event={event} words={words} />
      </span>
      <span role="gridcell" className={classes["number"]}>
        {words.number(event)}
      </span>
      <span role="gridcell" className={classes["user"]}>
        <bdi>{userOf(event)}</bdi>
      </span>
      <span role="gridcell" className={classes["text"]}>
        <bdi>{event.preview === undefined ? "" : visible(event.preview, 160)}</bdi>
      </span>
      <span role="gridcell" className={classes["mark"]} data-state={state}>
        <Shape path={MARKS[state]} />
        <span className={classes["markWord"]}>
          {state === "refused" || state === "madeUp" ? words[state] : signatureWord(words, event)}
        </span>
      </span>
      <span role="gridcell" className={classes["repeats"]}>
        {event.repeats === 0 ? "" : `+${event.repeats}`}
      </span>
    </>
  );
});

/** Test notifications are marked before their signature: it can be valid and then proves nothing. */
function stateOf({ refused, madeUp, signature }: WebhookEvent): keyof typeof MARKS {
  if (refused !== undefined) return "refused";
  return madeUp === true ? "madeUp" : signature;
}

const OWN_PART = /[^_]+_*|_+/gu;

/**
 * Shows the kind in our words, then the platform's own name for it, which may wrap after any underscore.
 */
function What({ event, words }: { readonly event: WebhookEvent; readonly words: RowWords }) {
  const { kind, own } = partsOf(words, event);
  if (own === undefined) return <bdi>{kind}</bdi>;
  return (
    <bdi>
      {kind} · <Breakable text={own} part={OWN_PART} />
    </bdi>
  );
}

function Shape({ path }: { readonly path: string }) {
  return (
    <svg className={classes["shape"]} viewBox="0 0 24 24" aria-hidden>
      <path d={path} />
    </svg>
  );
}

/**
 * Sets the title of a cell when it is hovered: setting it in advance for thousands of cells is too slow.
 */
export function tellOnHover(target: Element, words: RowWords): void {
  const cell = target.closest<HTMLElement>("[role=gridcell]");
  const at = cell?.dataset["at"];
  if (cell === null) return;
  if (at !== undefined) cell.title = words.whole(at);
  else cell.title = (cell.textContent ?? "").slice(0, 200);
}
