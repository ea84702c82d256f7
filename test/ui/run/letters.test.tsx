import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { fakeCore, FAKE_RUN, type Script } from "../../support/fake-core.ts";
import { showWindow } from "../../support/ui/show-window.tsx";
import { sampleWorkspace } from "../workspace/sample-workspace.ts";
import { snapshot } from "./shown-run.tsx";

const COMPLETE = {
  phase: { kind: "ended", reason: "complete" },
  numberIs: "cloud",
  proof: "proven",
  move: "made",
} as const;

function shown(change: Partial<RunSnapshot>, script: Partial<Script> = {}): void {
  const core = fakeCore({
    workspaces: [sampleWorkspace()],
    edit: (told) => ({ ...told, ...snapshot(change), revision: told.revision + 5 }),
    ...script,
  });
  showWindow(core.transport, `/runs/${FAKE_RUN}`);
}

async function opened() {
  await userEvent.click(await screen.findByRole("button", { name: "Letters…" }, { timeout: 20_000 }));
  return within(await screen.findByRole("dialog"));
}

test("[J1] after a migration, the letter with the result is shown, and copied as it is shown", async () => {
  const user = userEvent.setup();
  shown(COMPLETE);
  const dialog = await opened();
  const letter = await dialog.findByRole("textbox", { name: "Letter: after in en" });
  expect((letter as HTMLTextAreaElement).value).toContain("A text as text.");
  await user.click(dialog.getByRole("button", { name: "Copy text" }));
  await waitFor(async () =>
    expect(await navigator.clipboard.readText()).toBe((letter as HTMLTextAreaElement).value),
  );
});

test("the other language and the other form are made anew, and saved under a name that says what it is", async () => {
  shown(COMPLETE);
  const dialog = await opened();
  await userEvent.click(dialog.getByRole("combobox", { name: "Language" }));
  await userEvent.click(await screen.findByRole("option", { name: "Español", hidden: true }));
  expect(await dialog.findByRole("textbox", { name: "Letter: after in es" })).toBeTruthy();
  const saved: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  URL.createObjectURL = () => "blob:letter";
  URL.revokeObjectURL = () => undefined;
  await userEvent.click(dialog.getByRole("button", { name: "Save as Markdown" }));
  await waitFor(() => expect(saved).toEqual(["switchover-letter-after-12025550123.md"]));
  click.mockRestore();
});

test("[J3] before the move, the letters before it are offered; one that no longer fits says why", async () => {
  shown({ move: "not-made" }, { letters: () => "too-late" });
  const dialog = await opened();
  expect(await dialog.findByText(/This letter is for before the move/)).toBeTruthy();
  expect(dialog.getByRole("button", { name: "Save as text" }).hasAttribute("disabled")).toBe(true);
  expect(dialog.queryByRole("button", { name: "Copy text" })).toBeNull();
});

test("[J3] while a request may have moved the number, and after a newer migration, no letter is offered", async () => {
  shown({ phase: { kind: "unknown", step: "register" }, move: "open" });
  await screen.findByRole("heading", { level: 1 }, { timeout: 20_000 });
  expect(screen.queryByRole("button", { name: "Letters…" })).toBeNull();
  cleanup();
  shown({ ...COMPLETE, newer: { run: FAKE_RUN } });
  await screen.findByRole("heading", { level: 1 }, { timeout: 20_000 });
  expect(screen.queryByRole("button", { name: "Letters…" })).toBeNull();
});
