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

/** Blobs of a page without a screen cannot read themselves. */
function textOf(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener("load", () =>
      resolve(typeof reader.result === "string" ? reader.result : "no text"),
    );
    reader.readAsText(blob);
  });
}

async function openDialog(name: "Export" | "Delete", title: string): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole("button", { name }));
  return screen.findByRole("dialog", { name: title });
}

test("an export says what goes in, whose messages they are and what the modes leave out, and becomes a file", async () => {
  showMonitor({ events: bakedEvents(3), store: STORE, exported: '{"id":1}\n' });
  await screen.findByRole("grid");
  const search = screen.getByRole("textbox", { name: "Search text, user or ID" });
  put(search, "message");
  fireEvent.keyDown(search, { key: "Enter" });
  const dialog = await openDialog("Export", "Export events");
  expect(dialog.textContent).toContain("The file will contain: Text: message.");
  expect(dialog.textContent).toContain("The file contains other people's messages");
  expect(await within(dialog).findByText(/2 notifications are encrypted/)).toBeTruthy();
  expect(dialog.textContent).toContain("1 notification was stored as metadata only");
  await userEvent.click(within(dialog).getByRole("radio", { name: /CSV/ }));
  await userEvent.click(within(dialog).getByRole("button", { name: "Export file" }));
  expect(await within(dialog).findByText(/3 events were passed to your browser/)).toBeTruthy();
  expect(saved).toHaveLength(1);
  expect(saved[0]?.name).toMatch(/^switchover-events-\d{4}-\d\d-\d\d\.csv$/);
});

test("with nothing to export there is no file", async () => {
  const { core } = showMonitor({ events: bakedEvents(1) });
  await screen.findByRole("grid");
  const dialog = await openDialog("Export", "Export events");
  core.fail("webhooks.export", { kind: "storageReadOnly" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Export file" }));
  expect(await within(dialog).findByRole("alert")).toBeTruthy();
  expect(saved).toHaveLength(0);
});

test("an export is read piece by piece to its end, tells how far it is, and half of it is no file", async () => {
  const told: number[] = [];
  const answers = [
    { text: "a", events: 2, evidence: [4, 5], next: 5 },
    { text: "b", events: 3, evidence: [], next: 9 },
    { text: "c", events: 1, evidence: [11] },
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
  if (!whole.ok || whole.value === undefined) throw new Error("It was not stopped.");
  const { file, ...rest } = whole.value;
  expect(rest).toEqual({ events: 6, evidence: [4, 5, 11] });
  expect([await textOf(file), file.type]).toEqual(["abc", "application/x-ndjson"]);
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

test("of a piece that was read no text is kept: the file is made of blobs, which live outside of the page's memory", async () => {
  const made: unknown[][] = [];
  const kinds = globalThis.Blob;
  vi.stubGlobal(
    "Blob",
    class extends kinds {
      constructor(parts: BlobPart[] = [], options?: BlobPropertyBag) {
        super(parts, options);
        made.push(parts);
      }
    },
  );
  let asked = 0;
  const client = {
    call: async () => {
      // Each piece before this one was turned into a blob before the next was asked for.
      expect(made.filter(([part]) => typeof part === "string")).toHaveLength(asked);
      asked += 1;
      return ok({ text: "x".repeat(1_000), events: 1, evidence: [], ...(asked < 5 ? { next: asked } : {}) });
    },
  } as unknown as Client;
  const input = { filter: {}, format: "curl" } as const;
  const whole = await exportPieces({ client, input, onProgress: () => undefined, stopped: () => false });
  vi.unstubAllGlobals();
  expect(asked).toBe(5);
  expect(made.at(-1)?.map((part) => part instanceof kinds)).toEqual([true, true, true, true, true]);
  expect(whole.ok && whole.value?.file.size).toBe(5_000);
  expect(Object.values(whole.ok ? (whole.value ?? {}) : {}).some((one) => typeof one === "string")).toBe(
    false,
  );
});

test("[W17] evidence counts as exported only once a person says that the file is saved", async () => {
  const { core } = showMonitor({ events: bakedEvents(3), exported: "{}\n", evidence: [1, 3] });
  await screen.findByRole("grid");
  const dialog = await openDialog("Export", "Export events");
  await userEvent.click(within(dialog).getByRole("button", { name: "Export file" }));
  expect(await within(dialog).findByText(/2 events in it are protected/)).toBeTruthy();
  expect(saved).toHaveLength(1);
  expect(core.calls).not.toContain("webhooks.exported");
  core.fail("webhooks.exported", { kind: "storageFull" });
  await userEvent.click(within(dialog).getByRole("button", { name: "File is saved" }));
  expect(await within(dialog).findByRole("alert")).toBeTruthy();
  core.fail("webhooks.exported");
  await userEvent.click(within(dialog).getByRole("button", { name: "File is saved" }));
  expect(await within(dialog).findByText(/2 events now count as exported/)).toBeTruthy();
  expect(core.inputs("webhooks.exported").at(-1)).toEqual({ evidence: [3, 1] });
});

test("[W17] an export that is stopped asks nothing and lets go of nothing", async () => {
  const { core } = showMonitor({ events: bakedEvents(3), exported: "{}\n", evidence: [2] });
  await screen.findByRole("grid");
  const dialog = await openDialog("Export", "Export events");
  const release = core.hold("webhooks.export");
  await userEvent.click(within(dialog).getByRole("button", { name: "Export file" }));
  await userEvent.click(within(dialog).getByRole("button", { name: "Stop" }));
  release();
  expect(await within(dialog).findByText("Stopped. No file was saved.")).toBeTruthy();
  expect(within(dialog).queryByRole("button", { name: "File is saved" })).toBeNull();
  expect(saved).toHaveLength(0);
  expect(core.calls).not.toContain("webhooks.exported");
});

test("[W18] exporting one event asks for that event and no other", async () => {
  const { core } = showMonitor({ events: bakedEvents(3), exported: "{}\n" }, "/events/2");
  await userEvent.click(await screen.findByRole("button", { name: "Export this event" }));
  const dialog = await screen.findByRole("dialog", { name: "Export event" });
  expect(dialog.textContent).toContain("event 2 only");
  await userEvent.click(within(dialog).getByRole("button", { name: "Export file" }));
  expect(await within(dialog).findByText(/1 event was passed to your browser/)).toBeTruthy();
  expect(core.inputs("webhooks.export")).toEqual([{ filter: { id: 2 }, format: "ndjson" }]);
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
  const dialog = await openDialog("Delete", "Delete stored events");
  expect(dialog.textContent).toContain("This can't be undone");
  const go = within(dialog).getByRole("button", { name: "Delete permanently" }) as HTMLButtonElement;
  put(within(dialog).getByLabelText(/Type the number/), "+1 202 555 0101");
  expect(go.disabled).toBe(true);
  put(within(dialog).getByLabelText(/Type the number/), "12025550100");
  await userEvent.click(go);
  expect(await within(dialog).findByText("3 events were deleted.")).toBeTruthy();
  expect(dialog.textContent).toContain("3 whole notifications were deleted with them.");
  expect(core.calls).toContain("webhooks.erase");
  // The list is empty now, and what was done is still told over it.
  expect(await screen.findByText(/No webhook has arrived yet/)).toBeTruthy();
  await waitFor(() => expect(screen.getByText("3 events were deleted.")).toBeTruthy());
});

test("what was typed for one thing does not confirm another", async () => {
  showMonitor({ events: bakedEvents(3) });
  await screen.findByRole("grid");
  const dialog = await openDialog("Delete", "Delete stored events");
  put(within(dialog).getByLabelText(/Type the number/), "12025550100");
  await userEvent.click(within(dialog).getByRole("radio", { name: "Everything of this workspace" }));
  const go = within(dialog).getByRole("button", { name: "Delete permanently" }) as HTMLButtonElement;
  expect(go.disabled).toBe(true);
  put(within(dialog).getByLabelText("Type Northwind Bakery to confirm"), "Northwind Bakery");
  expect(go.disabled).toBe(false);
});

test("one end user is erased by the number, typed twice", async () => {
  const { core } = showMonitor({ events: bakedEvents(2) });
  await screen.findByRole("grid");
  const dialog = await openDialog("Delete", "Delete stored events");
  await userEvent.click(within(dialog).getByRole("radio", { name: "Everything of one end user" }));
  expect(within(dialog).queryByRole("button", { name: "Delete permanently" })).toBeNull();
  put(within(dialog).getByLabelText(/End user's number/), "+1 202 555 0177");
  put(within(dialog).getByLabelText(/Type the number/), "12025550177");
  await userEvent.click(within(dialog).getByRole("button", { name: "Delete permanently" }));
  expect(await within(dialog).findByText("2 events were deleted.")).toBeTruthy();
  expect(core.calls.filter((name) => name === "webhooks.erase")).toHaveLength(1);
});
