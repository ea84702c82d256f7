import "../../../../renderer/theme/tokens.css";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import type { WebhookEvent } from "../../../../shared/webhook/event.ts";
import { EventRow } from "../../../../renderer/screens/events/list/EventRow.tsx";
import classes from "../../../../renderer/screens/events/list/EventTable.module.css";
import type { RowWords } from "../../../../renderer/screens/events/list/row-words.ts";

// The other ways to show the same rows: the same row, the same style, another home for the data. The
// measurement calls
// `peer.open`, and reads `peer.painted`.

const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", second: "2-digit" });
const words: RowWords = {
  kind: { message: "Message", status: "Status", unsupported: "Unsupported", error: "Error", other: "Other" },
  direction: { in: "In", out: "Out", none: "Neither" },
  source: { cloud: "Cloud", "on-premises": "On-premises" },
  signature: { valid: "Signed", invalid: "Wrong", missing: "Missing", unchecked: "Unchecked" },
  refused: "Refused",
  onItsWay: "…",
  time: (at) => clock.format(new Date(at)),
  whole: (at) => clock.format(new Date(at)),
  number: (event) => event.number ?? "",
};

type Kind = "virtual" | "copied" | "plain";

/** Newest first, as a page would hold them. */
function rowsOf(count: number): WebhookEvent[] {
  return Array.from({ length: count }, (_, index) => rowOf(count - index));
}

// The cheapest way for a peer to have its rows: nothing is sent, parsed or checked.
function rowOf(id: number): WebhookEvent {
  const status = id % 3 === 1;
  return {
    id,
    workspace: "ws-7k2q9d",
    source: "cloud",
    kind: status ? "status" : "message",
    direction: status ? "out" : "in",
    phoneNumberId: "106540352242922",
    number: `1202555010${id % 2}`,
    user: `1202555${1_000 + (id % 9_000)}`,
    messageId: `wamid.HBgLMTIwMjU1NTAxMDAVAgASGBQzQTA${id}`,
    ...(status
      ? { status: "delivered" }
      : { type: "text", preview: `Do you still have the sourdough? ${id}` }),
    receivedAt: new Date(Date.UTC(2026, 0, 15, 12) + id * 1_000).toISOString(),
    signature: "valid",
    repeats: 0,
  } as WebhookEvent;
}

function Virtual({ rows, total }: { readonly rows: readonly WebhookEvent[]; readonly total: number }) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: total,
    getScrollElement: () => scroller.current,
    estimateSize: () => 36,
    overscan: 6,
  });
  // Appended rows are at the end of the array and at the top of the list.
  const at = (index: number) => rows[rows.length - 1 - index];
  return (
    <div className={classes["frame"]}>
      <div ref={scroller} className={classes["grid"]} role="grid" tabIndex={0}>
        <div className={classes["body"]} style={{ blockSize: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map((item) => (
            <div
              key={item.key}
              style={{
                position: "absolute",
                insetInline: 0,
                insetBlockStart: 0,
                transform: `translateY(${item.start}px)`,
              }}
            >
              <EventRow event={at(item.index)} index={item.index} active={false} words={words} />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

function Plain({ rows }: { readonly rows: readonly WebhookEvent[] }) {
  return (
    <div className={classes["frame"]}>
      <div className={classes["grid"]} role="grid" tabIndex={0}>
        {rows.map((row, index) => (
          <EventRow key={row.id} event={row} index={index} active={false} words={words} />
        ))}
      </div>
    </div>
  );
}

function Live({ kind, first }: { readonly kind: Kind; readonly first: WebhookEvent[] }) {
  const [state, setState] = useState({ rows: first, total: first.length });
  const take = (added: readonly WebhookEvent[]): void => {
    if (kind === "copied")
      // As is often seen: one new array for each event.
      for (const row of added) setState(({ rows }) => ({ rows: [...rows, row], total: rows.length + 1 }));
    else {
      first.push(...added);
      due ??= requestAnimationFrame(() => {
        due = undefined;
        setState({ rows: first, total: first.length });
      });
    }
  };
  useEffect(() => {
    Object.assign(peer, { take });
  });
  return kind === "plain" ? <Plain rows={state.rows} /> : <Virtual rows={state.rows} total={state.total} />;
}

let due: number | undefined;
let root: Root | undefined;

const peer = {
  take: (_added: readonly WebhookEvent[]): void => undefined,
  /** Makes the rows, shows them and resolves with the milliseconds until they were painted. */
  open: (kind: Kind, count: number): Promise<number> =>
    new Promise((resolve) => {
      const startedAt = performance.now();
      const place = document.querySelector("#root");
      if (place === null) throw new Error("no place");
      root = createRoot(place);
      const rows = rowsOf(count);
      root.render(<Live kind={kind} first={kind === "plain" ? rows : rows.reverse()} />);
      const look = (): void => {
        if (document.querySelector("[role=row][data-index]") === null) requestAnimationFrame(look);
        else requestAnimationFrame(() => resolve(performance.now() - startedAt));
      };
      requestAnimationFrame(look);
    }),
  close: (): void => {
    root?.unmount();
    root = undefined;
    peer.take = () => undefined;
  },
  /** Listens to the same stream of pushes as the window does. */
  listen: (): Promise<void> =>
    new Promise((resolve) => {
      const stream = new EventSource("/events/own");
      stream.addEventListener("open", () => resolve());
      stream.addEventListener("message", ({ data }) => {
        const { topic, push } = JSON.parse(data as string) as {
          topic: string;
          push: { latest: readonly WebhookEvent[] };
        };
        if (topic === "events") peer.take(push.latest);
      });
    }),
};

Object.assign(window, { peer });
