import type { Cutover } from "../../../../../shared/webhook/cutover.ts";
import type { EventDetail } from "../../../../../shared/webhook/detail.ts";
import type { WebhookEvent } from "../../../../../shared/webhook/event.ts";
import { BAKERY, idOf, workspaceOf } from "../../../../ui/overview/imagined.ts";
import { eventOf } from "../../../imagined-events.ts";
import { english as say } from "../../words.ts";
import type { Chapter } from "../chapter.ts";
import { openCore } from "../core-stage.ts";

/**
 * Received events: the live list, filters, one event in every state of its body, the cutover, and the
 * dialogs.
 */
export const eventMonitor: Chapter = {
  pictures: [
    "events",
    "events-empty",
    "events-failed",
    "events-stale",
    "events-filtered",
    "events-waiting",
    "event-decoded",
    "event-raw",
    "event-locked",
    "event-replay",
    "events-export",
    "events-erase",
    "cutover",
    "cutover-none",
    "cutover-overlap",
  ],
  async take(browser, camera) {
    const events = pictured(Date.now());
    const details = events.slice(0, 20).map(bodyOf);
    const script = { workspaces: [workspaceOf(2)], events, details, cutover: cutoverAt(Date.now() - 40_000) };
    const stage = await openCore(browser, { ...script, store: STORE });
    const { page, core, go } = stage;
    try {
      await go("/events");
      await camera.take(page, "events");
      await page.getByRole("button", { name: say("window.events.filter.more") }).click();
      await page.getByLabel(say("window.events.filter.kind")).selectOption("message");
      await page.getByLabel(say("window.events.filter.refused")).click();
      await camera.take(page, "events-filtered");
      await page.getByRole("button", { name: say("window.events.filter.clearAll") }).click();
      await page.getByRole("button", { name: /^Filters/ }).click();
      const grid = page.getByRole("grid");
      await grid.press("ArrowDown");
      await grid.press("ArrowDown");
      // The window ignores events pushed before it subscribed, so events are pushed until its button appears.
      const pill = page.getByRole("button", { name: /new event/ });
      for (let more = 1; more <= 3 || (more < 30 && !(await pill.isVisible())); more += 1) {
        const id = events.length + more;
        core.push("events", { through: id, added: 1, latest: [rowOf(id, Date.now())], older: false });
        await page.waitForTimeout(100);
      }
      await camera.take(page, "events-waiting");
      await go(`/events/${details.find(({ event }) => event.refused !== undefined)?.event.id}`);
      await camera.take(page, "event-decoded");
      await page.getByText(say("window.events.detail.raw"), { exact: true }).click();
      await camera.take(page, "event-raw");
      await page.getByRole("button", { name: say("window.events.detail.replay") }).click();
      await camera.take(page, "event-replay");
      await page.keyboard.press("Escape");
      await go(`/events/${details.find(({ body }) => body.kind === "locked")?.event.id}`);
      await camera.take(page, "event-locked");
      await go("/events");
      await page.getByRole("button", { name: say("window.events.export.open"), exact: true }).click();
      await camera.take(page, "events-export");
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: say("window.events.erase.open"), exact: true }).click();
      await camera.take(page, "events-erase");
      await page.keyboard.press("Escape");
      await go("/cutover");
      await camera.take(page, "cutover");
      core.fail("webhooks.outline", { kind: "storageReadOnly" });
      await go("/events");
      await camera.take(page, "events-failed");
      core.fail("webhooks.outline");
      await page.getByRole("button", { name: say("window.look.again") }).click();
      await page.getByRole("grid").waitFor();
      core.fail("webhooks.outline", { kind: "storageReadOnly" });
      core.push("events", { through: events.length + 3, added: 0, latest: [], older: true });
      await page.getByText(say("window.look.stale")).waitFor();
      await camera.take(page, "events-stale");
    } finally {
      await stage.close();
    }
    const empty = await openCore(browser, { workspaces: [workspaceOf(2)] });
    try {
      await empty.go("/events");
      await camera.take(empty.page, "events-empty");
      await empty.go("/cutover");
      await camera.take(empty.page, "cutover-none");
    } finally {
      await empty.close();
    }
    const crossed = await openCore(browser, { ...script, cutover: overlapAt(Date.now() - 40_000) });
    try {
      await crossed.go("/cutover");
      await camera.take(crossed.page, "cutover-overlap");
    } finally {
      await crossed.close();
    }
  },
};

const STORE = {
  events: 240,
  notifications: 200,
  bytes: 900_000,
  heldBack: 0,
  byMode: { searchable: 160, sealed: 30, facts: 10 },
};

const HOSTILE = `Cheap bread <img src=x onerror=alert(1)> \u202egnp.exe\u200b javascript:alert(1)`;
const KINDS: readonly Partial<WebhookEvent>[] = [
  { preview: "Do you still have the sourdough from this morning?" },
  { kind: "status", direction: "out", status: "delivered" },
  { kind: "status", direction: "out", status: "read" },
  { type: "image", preview: "our kitchen table" },
  { kind: "unsupported", type: "poll", repeats: 2 },
  { preview: HOSTILE, signature: "invalid", refused: "signature-invalid" },
  { kind: "error", direction: "none", type: "131047", preview: "Re-engagement message" },
  { preview: "مرحبا، هل المخبز مفتوح اليوم؟", signature: "unchecked", source: "on-premises" },
];

/** 240 events, newest first, 7 s apart. */
function pictured(now: number): readonly WebhookEvent[] {
  return Array.from({ length: 240 }, (_, index) => rowOf(240 - index, now - index * 7_000));
}

function rowOf(id: number, at: number): WebhookEvent {
  const kind = KINDS[id % KINDS.length] ?? {};
  const { preview: _preview, ...event } = eventOf(id, {
    workspace: BAKERY,
    phoneNumberId: idOf(id % 2),
    number: `1202555010${id % 2}`,
    user: `1202555${1_000 + id}`,
    receivedAt: new Date(at).toISOString(),
    at: new Date(at - 900).toISOString(),
  });
  return { ...event, ...kind };
}

function bodyOf(event: WebhookEvent): EventDetail {
  const part = JSON.stringify({
    from: event.user,
    id: event.messageId,
    timestamp: "1768478400",
    type: "text",
    text: { body: event.preview ?? "" },
  });
  const at = event.receivedAt;
  return {
    event,
    notification: { receivedAt: at, bytes: 1_240, shape: "cloud", events: 3, cut: false },
    body:
      event.id % 8 === 3
        ? { kind: "locked" }
        : { kind: "kept", raw: `{"object":"account","entry":[${part}]}`, shortened: false, part },
    arrivals: [
      {
        at,
        source: "cloud",
        signature: event.signature,
        ...(event.signature === "valid" ? { secret: 1 } : {}),
      },
      ...(event.repeats === 0
        ? []
        : [{ at, source: "cloud" as const, signature: "valid" as const, secret: 2 }]),
    ],
    // Rejected notifications are not forwarded.
    forwarded: event.refused === undefined ? [{ at, status: 200, ms: 41 }] : [],
  };
}

/** Two events of the previous location arrive after the first event of the new one. */
function overlapAt(moment: number): Cutover {
  const clean = cutoverAt(moment);
  const first = markAt(moment, 20, -3.6);
  return { ...clean, cloud: [first, ...clean.cloud.slice(1)], first, gapMs: -3_600, overlap: 2 };
}

function markAt(moment: number, id: number, seconds: number): Cutover["first"] {
  return { id, at: new Date(moment + seconds * 1_000).toISOString() };
}

/** A cutover with a gap of 3.8 s. */
function cutoverAt(moment: number): Cutover {
  const mark = (id: number, seconds: number) => markAt(moment, id, seconds);
  return {
    direction: "to-cloud",
    onPremises: [-13, -11, -8.6, -7, -4.4, -3, 0].map((seconds, index) => mark(index + 1, seconds)),
    cloud: [3.8, 5.6, 6.2, 9, 11, 12.5, 16].map((seconds, index) => mark(index + 20, seconds)),
    last: mark(7, 0),
    first: mark(20, 3.8),
    gapMs: 3_800,
    overlap: 0,
  };
}
