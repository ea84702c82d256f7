import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { baked, bakedEvents, press, put, rowTexts, showMonitor } from "./parts.ts";

/** Searches for a text. */
function search(text: string): void {
  const field = screen.getByRole("textbox", { name: "Search text, user or ID" });
  put(field, text);
  fireEvent.keyDown(field, { key: "Enter" });
}

/** Lets the next frame be drawn. */
async function nextFrame(): Promise<void> {
  await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
}

test("events stand there newest first, as lines with words and not with colours alone", async () => {
  const events = bakedEvents(3, (id) =>
    id === 2
      ? {
          kind: "status",
          direction: "out",
          status: "delivered",
          type: undefined,
          preview: undefined,
          repeats: 2,
        }
      : {},
  );
  showMonitor({ events });
  const grid = await screen.findByRole("grid", { name: "Events, newest first" });
  const [first, second] = rowTexts();
  expect(first).toContain("Message · text");
  expect(first).toContain("message 3");
  expect(first).toContain("+1 202 555 0100");
  expect(first).toContain("Signed");
  expect(second).toContain("Out");
  expect(second).toContain("Status · delivered");
  expect(second).toContain("+2");
  expect(grid.getAttribute("aria-rowcount")).toBe("4");
  expect(screen.getAllByRole("row").map((row) => row.getAttribute("aria-rowindex"))).toEqual([
    "1",
    "2",
    "3",
    "4",
  ]);
});

test("an event's own name may break behind its _, and a sign without room for its word tells it on hover", async () => {
  showMonitor({ events: bakedEvents(1, () => ({ kind: "other", type: "message_template_status_update" })) });
  const what = await screen.findByText("Other · message_template_status_update", {
    normalizer: (text) => text,
    selector: "bdi",
  });
  expect(what.querySelectorAll("wbr")).toHaveLength(3);
  const mark = screen.getByText("Signed").closest<HTMLElement>("[role=gridcell]");
  fireEvent.pointerOver(screen.getByText("Signed"));
  expect(mark?.title).toBe("Signed");
});

test("of a long list only what is in sight is drawn", async () => {
  showMonitor({ events: bakedEvents(5_000) });
  const grid = await screen.findByRole("grid");
  expect(grid.getAttribute("aria-rowcount")).toBe("5001");
  expect(rowTexts().length).toBeLessThan(40);
  press("End");
  await waitFor(() => expect(rowTexts().at(-1)).toContain("message 1"));
  expect(screen.getAllByRole("row").at(-1)?.getAttribute("aria-rowindex")).toBe("5001");
  press("Home");
  await waitFor(() => expect(rowTexts()[0]).toContain("message 5000"));
});

test("what arrives shows at the top by itself, with the next frame", async () => {
  const { core } = showMonitor({ events: bakedEvents(3) });
  await screen.findByRole("grid");
  act(() => core.push("events", { through: 4, added: 1, latest: [baked(4)], older: false }));
  await nextFrame();
  expect(rowTexts()[0]).toContain("message 4");
  expect(screen.queryByText(/new event/)).toBeNull();
});

test("events of another workspace stay out of the list", async () => {
  const { core } = showMonitor({ events: bakedEvents(2) });
  await screen.findByRole("grid");
  const stranger = { ...baked(3, { preview: "not ours" }), workspace: undefined };
  act(() => core.push("events", { through: 4, added: 2, latest: [stranger, baked(4)], older: false }));
  await nextFrame();
  expect(rowTexts()[0]).toContain("message 4");
  expect(screen.queryByText("not ours")).toBeNull();
});

test("once a row was chosen nothing moves: a pill counts what came, and leads to it", async () => {
  const { core } = showMonitor({ events: bakedEvents(3) });
  await screen.findByRole("grid");
  press("ArrowDown");
  press("ArrowDown");
  act(() => core.push("events", { through: 5, added: 2, latest: [baked(4), baked(5)], older: false }));
  await nextFrame();
  expect(rowTexts()[0]).toContain("message 3");
  await userEvent.click(screen.getByRole("button", { name: "2 new events" }));
  expect(rowTexts()[0]).toContain("message 5");
  expect(screen.queryByRole("button", { name: /new event/ })).toBeNull();
});

test("[keyboard] arrows, a page and both ends move, Enter opens, Escape closes and lets go", async () => {
  showMonitor({ events: bakedEvents(200) });
  const grid = await screen.findByRole("grid");
  const chosen = () =>
    document.querySelector(`#${grid.getAttribute("aria-activedescendant") ?? "none"}`)?.textContent;
  press("ArrowDown");
  expect(chosen()).toContain("message 200");
  press("ArrowDown");
  expect(chosen()).toContain("message 199");
  press("ArrowUp");
  press("ArrowUp");
  expect(chosen()).toContain("message 200");
  press("PageDown");
  expect(chosen()).not.toContain("message 200");
  press("Home");
  expect(chosen()).toContain("message 200");
  press("Enter");
  const panel = await screen.findByRole("region", { name: "Event" });
  fireEvent.keyDown(within(panel).getByRole("heading", { name: /Event/ }), { key: "Escape" });
  await waitFor(() => expect(screen.queryByRole("region", { name: "Event" })).toBeNull());
  expect(document.activeElement).toBe(grid);
  press("Escape");
  expect(grid.getAttribute("aria-activedescendant")).toBeNull();
});

test("[keyboard] / leads to the search, but is a sign like any other inside a field", async () => {
  showMonitor({ events: bakedEvents(3) });
  await screen.findByRole("grid");
  const field = screen.getByRole("textbox", { name: "Search text, user or ID" });
  fireEvent.keyDown(document.body, { key: "/" });
  expect(document.activeElement).toBe(field);
  await userEvent.type(field, "a/b");
  expect((field as HTMLInputElement).value).toBe("a/b");
});

test("an address can lead straight to the search", async () => {
  showMonitor({ events: bakedEvents(3) }, "/events/search");
  const field = await screen.findByRole("textbox", { name: "Search text, user or ID" });
  await waitFor(() => expect(document.activeElement).toBe(field));
});

test("filters narrow the list, say what is in force, and go away one by one", async () => {
  const events = bakedEvents(6, (id) =>
    id % 2 === 0 ? { kind: "status", status: "read", direction: "out" } : {},
  );
  showMonitor({ events });
  await screen.findByRole("grid");
  await userEvent.click(screen.getByRole("button", { name: "Filters" }));
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Kind" }), "status");
  await waitFor(() => expect(screen.getByRole("grid").getAttribute("aria-rowcount")).toBe("4"));
  search("message 6");
  await waitFor(() => expect(screen.getByRole("grid").getAttribute("aria-rowcount")).toBe("2"));
  await userEvent.click(screen.getByRole("button", { name: "Remove filter: Kind: Status" }));
  await userEvent.click(screen.getByRole("button", { name: "Remove filter: Text: message 6" }));
  await waitFor(() => expect(screen.getByRole("grid").getAttribute("aria-rowcount")).toBe("7"));
  expect(screen.queryByRole("group", { name: "Active filters" })).toBeNull();
});

test.each([
  ["Number", "+1 202 555 0101", 1],
  ["Direction", "Out: status change of something you sent", 1],
  ["Sent by", "On-premises", 1],
] as const)("the list can be narrowed by %s", async (field, choice, left) => {
  const { phoneNumberId } = bakedEvents(1)[0] ?? {};
  const events = [
    baked(4, { phoneNumberId: String(Number(phoneNumberId) + 1) }),
    baked(3, { direction: "out" }),
    baked(2, { source: "on-premises" }),
    baked(1, { refused: "signature-missing", signature: "missing" }),
  ];
  showMonitor({ events });
  await screen.findByRole("grid");
  await userEvent.click(screen.getByRole("button", { name: "Filters" }));
  await userEvent.selectOptions(screen.getByRole("combobox", { name: field }), choice);
  await waitFor(() => expect(screen.getByRole("grid").getAttribute("aria-rowcount")).toBe(String(left + 1)));
});

test("only what was refused can be asked for", async () => {
  const events = [baked(2), baked(1, { refused: "signature-missing", signature: "missing" })];
  showMonitor({ events });
  await screen.findByRole("grid");
  await userEvent.click(screen.getByRole("button", { name: "Filters" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Rejected only" }));
  await waitFor(() => expect(rowTexts()).toHaveLength(1));
  expect(rowTexts()[0]).toContain("Rejected");
});

test("where no event fits, that is said, and the filters stay at hand", async () => {
  showMonitor({ events: bakedEvents(2) });
  await screen.findByRole("grid");
  search("nowhere");
  expect(await screen.findByText("No event matches these filters.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Remove filter: Text: nowhere" })).toBeTruthy();
});

test("[look] empty: it teaches, and one button leads to the test", async () => {
  showMonitor({ events: [] });
  expect(await screen.findByText(/No webhook has arrived yet/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Test webhooks" }));
  expect(window.location.hash).toBe("#/webhooks/test");
});

test("[look] busy, then there", async () => {
  const { core } = showMonitor({ events: bakedEvents(2) }, "/about");
  await screen.findByRole("heading", { level: 1 });
  const release = core.hold("webhooks.outline");
  window.location.hash = "#/events";
  expect(await screen.findByRole("status", { name: "Loading events" })).toBeTruthy();
  release();
  expect(await screen.findByRole("grid")).toBeTruthy();
});

test("[look] failed: what happened and what next, and it can be tried again", async () => {
  const { core } = showMonitor({ events: bakedEvents(2) }, "/about");
  await screen.findByRole("heading", { level: 1 });
  core.fail("webhooks.outline", { kind: "storageReadOnly" });
  window.location.hash = "#/events";
  const again = await screen.findByRole("button", { name: "Try again" });
  core.fail("webhooks.outline");
  await userEvent.click(again);
  expect(await screen.findByRole("grid")).toBeTruthy();
});

test("[look] stale: what is shown stays and says that it could not be read again", async () => {
  const { core, missPushes } = showMonitor({ events: bakedEvents(2) });
  await screen.findByRole("grid");
  core.fail("webhooks.outline", { kind: "storageReadOnly" });
  act(() => missPushes());
  expect(await screen.findByText("This couldn't be refreshed.")).toBeTruthy();
  expect(rowTexts()).toHaveLength(2);
});

test("a callback of the on-premises client reads Unsigned, not Not checked: it signs nothing", async () => {
  const events = [
    baked(2, { source: "on-premises", signature: "unchecked" }),
    baked(1, { source: "cloud", signature: "unchecked" }),
  ];
  showMonitor({ events });
  await waitFor(() => expect(rowTexts()).toHaveLength(2));
  expect(rowTexts()[0]).toContain("Unsigned");
  expect(rowTexts()[1]).toContain("Not checked");
  expect(await screen.findByRole("heading", { level: 1, name: "2 events received here" })).toBeTruthy();
});
