import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { Dialog } from "../../../renderer/components/dialog/Dialog.tsx";
import { fakeCore } from "../../support/fake-core.ts";
import { InsideWindow } from "../../support/ui/InsideWindow.tsx";
import { showWindow } from "../../support/ui/show-window.tsx";
import { BAKERY, coreWithRuns, idOf, workspaceOf } from "../overview/imagined.ts";

test("a dialog has its primary button last and at the end, Cancel before it, and Escape cancels", async () => {
  const { core, transport } = coreWithRuns({ workspaces: [workspaceOf(2)] });
  showWindow(transport, `/workspaces/${BAKERY}/numbers/${idOf(0)}`);
  const open = await screen.findByRole("button", { name: "Remove number" }, { timeout: 20_000 });
  await userEvent.click(open);
  const dialog = await screen.findByRole("dialog", { name: "Remove +1 202 555 0100?" });
  const buttons = within(dialog).getAllByRole("button");
  expect(buttons.map((one) => one.getAttribute("aria-label") ?? one.textContent)).toEqual([
    "Close",
    "Cancel",
    "Remove number",
  ]);
  await userEvent.keyboard("{Escape}");
  expect(core.calls).not.toContain("workspaces.save");
});

test("Enter right after a question opened neither confirms nor cancels it", async () => {
  const { core, transport } = coreWithRuns({ workspaces: [workspaceOf(2)] });
  await transport.call("vault.unlock", { passphrase: "open sesame", allowCreate: true });
  const [label, secretKind] = [`${BAKERY}.app-secret`, "app-secret"];
  await transport.call("vault.put", { label, secretKind, value: "x" });
  showWindow(transport, "/webhooks");
  const remove = await screen.findByRole("button", { name: "Delete: App secret" });
  remove.focus();
  await userEvent.keyboard("{Enter}");
  const dialog = await screen.findByRole("dialog", { name: "Delete: App secret" });
  const text = dialog.querySelector<HTMLElement>("[data-autofocus]");
  await waitFor(() => expect(document.activeElement).toBe(text));
  expect(text?.tagName).toBe("DIV");
  await userEvent.keyboard("{Enter}{Enter}");
  expect(screen.getByRole("dialog", { name: "Delete: App secret" })).toBe(dialog);
  expect(core.calls).not.toContain("vault.forget");
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe("Cancel");
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(core.calls).toContain("vault.forget"));
});

test("Enter in the field of a typed confirmation confirms only what matches", async () => {
  const { core, transport } = coreWithRuns({ workspaces: [workspaceOf(2)] });
  await transport.call("vault.unlock", { passphrase: "open sesame", allowCreate: true });
  showWindow(transport, `/workspaces/${BAKERY}/numbers/${idOf(0)}`);
  await userEvent.click(await screen.findByRole("button", { name: "Remove number" }));
  const dialog = await screen.findByRole("dialog", { name: "Remove +1 202 555 0100?" });
  const field = within(dialog).getByRole("textbox");
  await waitFor(() => expect(document.activeElement).toBe(field));
  await userEvent.keyboard("{Enter}");
  await userEvent.keyboard("+1 202 555 010{Enter}");
  expect(core.calls).not.toContain("workspaces.save");
  expect(screen.getByRole("dialog", { name: "Remove +1 202 555 0100?" })).toBe(dialog);
  await userEvent.keyboard("0{Enter}");
  await waitFor(() => expect(core.calls).toContain("workspaces.save"));
});

test("the focus stays in a dialog whose part that had it is replaced", async () => {
  const { transport } = coreWithRuns({
    workspaces: [workspaceOf(1)],
    vault: "locked",
    recovery: { status: { key: { kind: "confirmed", by: "typed" } } },
  });
  showWindow(transport);
  await userEvent.click(await screen.findByRole("button", { name: "Unlock vault" }));
  const field = await screen.findByLabelText("Passphrase");
  await waitFor(() => expect(document.activeElement).toBe(field));
  await userEvent.click(screen.getByRole("button", { name: "Lost the passphrase? Use the recovery sheet" }));
  const dialog = screen.getByRole("dialog");
  await waitFor(() => {
    expect(dialog.contains(document.activeElement)).toBe(true);
    expect(document.activeElement?.tagName).toBe("INPUT");
  });
});

test("in every dialog the harmless button is first, and only the last one can be the primary", () => {
  const blocks = sourcesOf().flatMap(({ file, text }) =>
    [...text.matchAll(/<DialogButtons>(.*?)<\/DialogButtons>/gs)].map(([, inside = ""]) => ({
      file,
      inside,
    })),
  );
  expect(blocks.length).toBeGreaterThan(15);
  const wrong = blocks.filter(({ inside }) => {
    const buttons = inside.match(/<(?:Cancel)?Button\b(?:=>|[^>])*>/g) ?? [];
    const plain = buttons.map((tag) => tag.startsWith("<Cancel") || tag.includes('variant="default"'));
    return plain.length > 1 && plain.some((is, index) => is === (index === plain.length - 1));
  });
  expect(wrong).toEqual([]);
});

test("every dialog of the window is made of the same part", () => {
  const own = sourcesOf().filter(({ text }) => text.includes("<Modal"));
  expect(own.map(({ file }) => file)).toEqual(["components/dialog/Dialog.tsx"]);
});

function sourcesOf(): readonly { readonly file: string; readonly text: string }[] {
  const folder = join(import.meta.dirname, "../../../renderer");
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => ({ file, text: readFileSync(join(folder, file), "utf8") }));
}

test("a dialog starts in its first field also if that loads later, unless one is used already", async () => {
  const { transport } = fakeCore();
  const shown = (isLoaded: boolean) => (
    <InsideWindow transport={transport}>
      <Dialog title="Enter a number" onClose={() => undefined}>
        {isLoaded ? <input aria-label="Country" /> : null}
        <input aria-label="ID" />
      </Dialog>
    </InsideWindow>
  );
  const focused = () => document.activeElement?.getAttribute("aria-label");
  const { rerender, unmount } = render(shown(false));
  await waitFor(() => expect(focused()).toBe("ID"));
  rerender(shown(true));
  await waitFor(() => expect(focused()).toBe("Country"));
  unmount();
  const again = render(shown(false));
  await waitFor(() => expect(focused()).toBe("ID"));
  await userEvent.keyboard("1");
  again.rerender(shown(true));
  await screen.findByLabelText("Country");
  expect(focused()).toBe("ID");
});
