import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { err } from "../../../shared/result.ts";
import { clientOver, type Transport } from "../../../shared/rpc/client.ts";
import { fakeCore, type Script } from "../../support/fake-core.ts";
import { FAKE_RECOVERY_KEY } from "../../support/fake-recovery.ts";
import { showWindow } from "../../support/ui/show-window.tsx";
import { ID, sampleWorkspace } from "./sample-workspace.ts";

const NEEDED = { gate: "needed" } as const;

async function shown(
  recovery: Script["recovery"],
  vault: "open" | "absent" = "open",
  through = (transport: Transport): Transport => transport,
) {
  const core = fakeCore({
    workspaces: [sampleWorkspace()],
    ...(recovery === undefined ? {} : { recovery }),
    vault: "absent",
  });
  if (vault === "open")
    await clientOver(core.transport).call("vault.unlock", { passphrase: "open sesame", allowCreate: true });
  showWindow(through(core.transport), `/workspaces/${ID}`);
  const step = within(await screen.findByRole("region", { name: "Recovery sheet" }, { timeout: 20_000 }));
  await step.findByText(/^(Not printed|No vault|The vault's key file|Confirmed|Created|A newer)/);
  await userEvent.click(step.getByRole("button", { name: "Edit: Recovery sheet" }));
  return { core, step };
}

test("is printed by the host, and counts only once its last four characters were typed back", async () => {
  const { core, step } = await shown({ status: NEEDED });
  expect(step.getByText(/so the first migration needs it/)).toBeTruthy();
  expect(step.queryByLabelText(/last four characters/)).toBeNull();
  await userEvent.click(step.getByRole("button", { name: "Print recovery sheet" }));
  expect(await step.findByText(/Handed to the printer/)).toBeTruthy();
  expect(core.inputs("vault.makeSheet")).toEqual([
    { as: "print", language: "en", title: "Northwind Bakery" },
  ]);
  const field = await step.findByLabelText<HTMLInputElement>("Type the last four characters from the sheet");
  const confirm = step.getByRole<HTMLButtonElement>("button", { name: "Confirm sheet" });
  await userEvent.type(field, "7K3");
  expect(confirm.disabled).toBe(true);
  await userEvent.type(field, "X");
  await userEvent.click(confirm);
  expect((await step.findByRole("alert")).textContent).toContain("aren't the last four characters");
  expect(field.value).toBe("7K3X");
  expect(document.activeElement).toBe(field);
  await userEvent.clear(field);
  await userEvent.type(field, "7k3m{Enter}");
  expect(await step.findByRole("button", { name: "Edit: Recovery sheet" })).toBeTruthy();
  expect(step.getByText("Confirmed")).toBeTruthy();
  expect(screen.getByText("2 of 4 done")).toBeTruthy();
  expect(document.documentElement.outerHTML).not.toContain(FAKE_RECOVERY_KEY.slice(0, 9));
});

test("is confirmed also where the disk doesn't confirm it, and that stays told", async () => {
  const { core, step } = await shown({ status: NEEDED }, "open", (transport) => ({
    ...transport,
    call: async (method, input) => {
      const answer = await transport.call(method, input);
      return method === "vault.confirmSheet" ? err({ kind: "keyChangeUnsure", code: "EIO" }) : answer;
    },
  }));
  await userEvent.click(step.getByRole("button", { name: "Print recovery sheet" }));
  await userEvent.type(await step.findByLabelText(/last four characters/), "7K3M{Enter}");
  await waitFor(() => expect(step.queryByLabelText(/last four characters/)).toBeNull());
  expect(core.inputs("vault.confirmSheet")).toHaveLength(1);
  expect(step.getByText(/the disk didn't confirm it/)).toBeTruthy();
});

test("is saved where this host cannot print, and says where the file is", async () => {
  const sheet = { print: false, save: "html", folder: "/home/ana/Downloads" } as const;
  const { core, step } = await shown({ status: { ...NEEDED, sheet } });
  expect(step.queryByRole("button", { name: "Print recovery sheet" })).toBeNull();
  const folder = step.getByLabelText<HTMLInputElement>("Folder for the sheet");
  expect(folder.value).toBe("/home/ana/Downloads");
  await userEvent.clear(folder);
  await userEvent.type(folder, "/media/usb");
  await userEvent.click(step.getByRole("button", { name: "Save as a file" }));
  expect(await step.findByText(/computer that runs Switchover: \/media\/usb\/recovery-sheet/)).toBeTruthy();
  expect(core.inputs("vault.makeSheet")).toMatchObject([{ as: "save", folder: "/media/usb" }]);
});

test("that was not made because the person closed the system's dialog leaves everything as it was", async () => {
  const { step } = await shown({ status: NEEDED, sheet: { kind: "canceled" } });
  await userEvent.click(step.getByRole("button", { name: "Save as PDF" }));
  await waitFor(() =>
    expect(step.getByRole("button", { name: "Save as PDF" }).hasAttribute("data-loading")).toBe(false),
  );
  expect(step.queryByLabelText(/last four characters/)).toBeNull();
});

test("is waived only in typed words", async () => {
  const { core, step } = await shown({ status: NEEDED });
  await userEvent.click(step.getByRole("button", { name: "Go without a recovery sheet…" }));
  const dialog = within(await screen.findByRole("dialog"));
  const go = dialog.getByRole<HTMLButtonElement>("button", { name: "Go without" });
  expect(go.disabled).toBe(true);
  await userEvent.type(dialog.getByLabelText(/Type NO RECOVERY KEY/), "no recovery");
  expect(go.disabled).toBe(true);
  await userEvent.type(dialog.getByLabelText(/Type NO RECOVERY KEY/), " key");
  await userEvent.click(go);
  expect(await step.findByText("You go without a recovery key")).toBeTruthy();
  expect(core.calls).toContain("vault.waiveRecovery");
});

test("is optional where only a passphrase opens the vault, and nothing asks to waive it", async () => {
  const { step } = await shown(undefined);
  expect(step.getByText(/The sheet is the second way in/)).toBeTruthy();
  expect(step.queryByRole("button", { name: /Go without/ })).toBeNull();
});

test("waits for a vault", async () => {
  const { step } = await shown({ status: { gate: "no-vault" } }, "absent");
  expect(step.getByText(/Saving a connection creates it/)).toBeTruthy();
  expect(step.queryByRole("button", { name: "Print recovery sheet" })).toBeNull();
});

test("a newer one does not count before it is confirmed, and the old one is said to work still", async () => {
  const { step } = await shown({ status: { key: { kind: "confirmed", by: "typed" } } });
  await userEvent.click(step.getByRole("button", { name: "Print a new sheet" }));
  expect(await step.findByText(/Until it is, the old one still works/)).toBeTruthy();
  expect(step.getByLabelText(/last four characters/)).toBeTruthy();
});

test("one whose note is lost offers no confirmation, and says to print a new one", async () => {
  const { step } = await shown({ status: { ...NEEDED, key: { kind: "unconfirmed", confirmable: false } } });
  await step.findByText(/can't be confirmed any more/);
  expect(step.queryByLabelText(/last four characters/)).toBeNull();
  expect(step.getByRole("button", { name: "Print a new sheet" })).toBeTruthy();
});

test("where the key file can't be read, nothing is claimed of the sheet and nothing is offered", async () => {
  const { step } = await shown({ status: { gate: "unreadable" } });
  await step.findByText(/The vault's key file can't be read\. Restore/);
  expect(step.queryByRole("button", { name: "Print recovery sheet" })).toBeNull();
});
