import { fireEvent, screen } from "@testing-library/react";
import type { EventDetail } from "../../../shared/webhook/detail.ts";
import type { WebhookEvent } from "../../../shared/webhook/event.ts";
import { err } from "../../../shared/result.ts";
import { PRACTICE_PREFIX } from "../../../shared/rpc/names.ts";
import type { Transport } from "../../../shared/rpc/client.ts";
import { fakeCore, type FakeCore, type Script } from "../../support/fake-core.ts";
import { eventOf } from "../../support/imagined-events.ts";
import { showWindow, type ShownWindow } from "../../support/ui/show-window.tsx";
import { BAKERY, idOf, workspaceOf } from "../overview/imagined.ts";

// The screens are fetched when they are opened; how long that takes on a busy machine decides no test.
await Promise.all([
  import("../../../renderer/screens/events/EventsScreen.tsx"),
  import("../../../renderer/screens/events/cutover/CutoverScreen.tsx"),
]);

/** An event of the bakery's first number. */
export function baked(id: number, change: Partial<WebhookEvent> = {}): WebhookEvent {
  return eventOf(id, { workspace: BAKERY, phoneNumberId: idOf(0), ...change });
}

/** So many events of the bakery, newest first. */
export function bakedEvents(count: number, change: (id: number) => Partial<WebhookEvent> = () => ({})) {
  return Array.from({ length: count }, (_, index) => baked(count - index, change(count - index)));
}

/** An event with a body. */
export function detailOf(event: WebhookEvent, part: string, change: Partial<EventDetail> = {}): EventDetail {
  return {
    event,
    notification: { receivedAt: event.receivedAt, bytes: part.length, shape: "cloud", events: 1, cut: false },
    body: { kind: "kept", raw: part, shortened: false, part },
    arrivals: [{ at: event.receivedAt, source: "cloud", signature: "valid", secret: 1 }],
    forwarded: [],
    ...change,
  };
}

export type Monitor = ShownWindow & { readonly core: FakeCore };

/** Shows the window at an address over a core with the bakery and its two numbers. */
export function showMonitor(script: Script = {}, address = "/events"): Monitor {
  const core = fakeCore({ workspaces: [workspaceOf(2)], ...script });
  const transport: Transport = {
    subscribe: (topic, listener) => core.transport.subscribe(topic, listener),
    call: (method, input) =>
      method.startsWith(PRACTICE_PREFIX)
        ? Promise.resolve(err({ kind: "badCall", method, where: [] }))
        : core.transport.call(method, input),
  };
  return Object.assign(showWindow(transport, address), { core });
}

/** The texts of the rows that are drawn, the header left out. */
export function rowTexts(): readonly string[] {
  return screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.textContent ?? "");
}

/** Presses a key on the list. */
export function press(key: string): void {
  fireEvent.keyDown(screen.getByRole("grid"), { key });
}

/** Puts a whole text into a field at once, as pasting would. */
export function put(field: HTMLElement, text: string): void {
  fireEvent.change(field, { target: { value: text } });
}
