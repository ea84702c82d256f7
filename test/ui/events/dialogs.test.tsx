import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { exportPieces } from "../../../renderer/screens/events/dialogs/export-pieces.ts";
import { postAddress } from "../../../renderer/screens/events/dialogs/post-address.ts";
import { ok } from "../../../shared/result.ts";
import type { Client } from "../../../shared/rpc/client.ts";
import { bakedEvents, put, showMonitor } from "./parts.ts";

const STORE = {
  events: 3,
  notifications: 3,
  bytes: 900,
  heldBack: 0,
  byMode: { searchable: 1, sealed: 2, facts: 1 },
};

const saved: { readonly name: string; readonly blob: Blob }[] = [];

beforeEach(() => {
  saved.length = 0;
  let blob: Blob | undefined;
  URL.createObjectURL = (given) => {
    blob = given as Blob;
    return "blob:fake";
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    if (blob !== undefined) saved.push({ name: this.download, blob });
  });
});
afterEach(() => vi.restoreAllMocks());

async function openDialog(name: "Export" | "Erase", title: string): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole("button", { name }));
  return screen.findByRole("dialog", { name: title });
}

test("an export says what goes in, whose messages they are and what the modes leave out, and becomes a file", async () => {
  showMonitor({ events: bakedEvents(3), store: STORE, exported: '{"id":1}\n' });
  await screen.findByRole("grid");
  const search = screen.getByRole("textbox", { name: "Search text, user or id" });
  put(search, "message");
  fireEvent.keyDown(search, { key: "Enter" });
  const dialog = await openDialog("Export", "Export events");
  expect(dialog.textContent).toContain("What goes into the file: Text: message.");
  expect(dialog.textContent).toContain("The file holds other people's messages");
  expect(await within(dialog).findByText(/2 notifications are sealed/)).toBeTruthy();
  expect(dialog.textContent).toContain("1 notification was kept as facts only");
  await userEvent.click(within(dialog).getByRole("radio", { name: /CSV/ }));
  await userEvent.click(within(dialog).getByRole("button", { name: "Export and save" }));
  expect(await within(dialog).findByText(/3 events were handed to your browser/)).toBeTruthy();
  expect(saved).toHaveLength(1);
  expect(saved[0]?.name).toMatch(/^switchover-events-\d{4}-\d\d-\d\d\.csv$/);
});

test("with nothing to export there is no file", async () => {
  const { core } = showMonitor({ events: bakedEvents(1) });
  await screen.findByRole("grid");
  const dialog = await openDialog("Export", "Export events");
  core.fail("webhooks.export", { kind: "storageReadOnly" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Export and save" }));
  expect(await within(dialog).findByRole("alert")).toBeTruthy();
  expect(saved).toHaveLength(0);
});

test("an export is read piece by piece to its end, tells how far it is, and half of it is no file", async () => {
  const told: number[] = [];
  const answers = [
    { text: "a", events: 2, next: 5 },
    { text: "b", events: 3, next: 9 },
    { text: "c", events: 1 },
  ];
  const asked: unknown[] = [];
  const client = {
    call: async (_method: string, input: { after?: number }) => {
      asked.push(input.after);
      return ok(answers[asked.length - 1]);
    },
  } as unknown as Client;
  const input = { filter: {}, format: "ndjson" } as const;
  const whole = await exportPieces({ client, input, onProgress: (n) => told.push(n), stopped: () => false });
  expect(whole).toEqual(ok({ pieces: ["a", "b", "c"], events: 6 }));
  expect(asked).toEqual([undefined, 5, 9]);
  expect(told).toEqual([2, 5, 6]);
  asked.length = 0;
  const half = await exportPieces({
    client,
    input,
    onProgress: () => undefined,
    stopped: () => asked.length === 2,
  });
  expect(half).toEqual(ok(undefined));
});

test("cURL lines take a whole address only", () => {
  expect(postAddress(" https://hooks.example/in?x=1 ")).toBe("https://hooks.example/in?x=1");
  for (const wrong of [
    "hooks.example",
    "ftp://hooks.example",
    "https://",
    "https://a b",
    "https://me:pw@hooks.example/",
  ])
    expect(postAddress(wrong)).toBeUndefined();
});

test("erasing one number needs that number typed, says what it cannot undo, and tells what went", async () => {
  const { core } = showMonitor({ events: bakedEvents(3) });
  await screen.findByRole("grid");
  const dialog = await openDialog("Erase", "Erase stored events");
  expect(dialog.textContent).toContain("This cannot be undone");
  const go = within(dialog).getByRole("button", { name: "Erase for good" }) as HTMLButtonElement;
  put(within(dialog).getByLabelText(/Type the number/), "+1 202 555 0101");
  expect(go.disabled).toBe(true);
  put(within(dialog).getByLabelText(/Type the number/), "12025550100");
  await userEvent.click(go);
  expect(await within(dialog).findByText("3 events were erased.")).toBeTruthy();
  expect(dialog.textContent).toContain("3 whole notifications went with them.");
  expect(core.calls).toContain("webhooks.erase");
  // The list is empty now, and what was done is still told over it.
  expect(await screen.findByText(/No webhook has arrived yet/)).toBeTruthy();
  await waitFor(() => expect(screen.getByText("3 events were erased.")).toBeTruthy());
});

test("what was typed for one thing does not confirm another", async () => {
  showMonitor({ events: bakedEvents(3) });
  await screen.findByRole("grid");
  const dialog = await openDialog("Erase", "Erase stored events");
  put(within(dialog).getByLabelText(/Type the number/), "12025550100");
  await userEvent.click(within(dialog).getByRole("radio", { name: "Everything of this workspace" }));
  const go = within(dialog).getByRole("button", { name: "Erase for good" }) as HTMLButtonElement;
  expect(go.disabled).toBe(true);
  put(within(dialog).getByLabelText("Type Northwind Bakery to confirm"), "Northwind Bakery");
  expect(go.disabled).toBe(false);
});

test("one end user is erased by the number, typed twice", async () => {
  const { core } = showMonitor({ events: bakedEvents(2) });
  await screen.findByRole("grid");
  const dialog = await openDialog("Erase", "Erase stored events");
  await userEvent.click(within(dialog).getByRole("radio", { name: "Everything of one end user" }));
  expect(within(dialog).queryByRole("button", { name: "Erase for good" })).toBeNull();
  put(within(dialog).getByLabelText(/The end user's number/), "+1 202 555 0177");
  put(within(dialog).getByLabelText(/Type the number/), "12025550177");
  await userEvent.click(within(dialog).getByRole("button", { name: "Erase for good" }));
  expect(await within(dialog).findByText("2 events were erased.")).toBeTruthy();
  expect(core.calls.filter((name) => name === "webhooks.erase")).toHaveLength(1);
});
