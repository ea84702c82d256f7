import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { showWindow } from "../../support/ui/show-window.tsx";
import { BAKERY, coreWithRuns, workspaceOf } from "../overview/imagined.ts";

const OTHER = workspaceOf(2, { id: "ws-handed", name: "Handed \u202Eover" });

async function dropFile(text: string): Promise<void> {
  const area = await screen.findByText(/Drop the file of a handed-over workspace here/);
  fireEvent.drop(area, { dataTransfer: { files: [new File([text], "bakery.switchover")] } });
}

test("[HO1] a workspace is saved as a file only with a passphrase that was typed twice", async () => {
  const { core, transport } = coreWithRuns({ workspaces: [workspaceOf(1)], vault: "absent" });
  showWindow(transport, `/workspaces/${BAKERY}`);
  const person = userEvent.setup();
  const url = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:file");
  vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
  await person.click(await screen.findByRole("button", { name: /Hand over or archive/ }));
  const [first, second] = screen.getAllByLabelText(/passphrase/i, { selector: "input" });
  if (first === undefined || second === undefined) throw new Error("two fields are shown");
  const save = screen.getByRole("button", { name: "Save file" });
  await person.type(first, "a passphrase of the file");
  await person.type(second, "another one entirely");
  await person.click(save);
  expect(core.inputs("handover.make")).toEqual([]);
  await person.clear(second);
  await person.type(second, "a passphrase of the file");
  await person.click(save);
  expect(await screen.findByText(/^Saved as ws-7k2q9d\.switchover/)).toBeTruthy();
  expect(screen.getByText("/etc/ssl/every-authority.pem")).toBeTruthy();
  expect(core.inputs("handover.make")).toMatchObject([{ workspace: BAKERY, withSecrets: false }]);
  expect(url).toHaveBeenCalledTimes(1);
  expect([first, second].map((field) => (field as HTMLInputElement).value)).toEqual(["", ""]);
});

test("[HO2] what is in a file is shown before anything is added, and a wrong passphrase adds nothing", async () => {
  const { core, transport } = coreWithRuns({ workspaces: [workspaceOf(1)], handover: OTHER });
  showWindow(transport, "/workspaces/new");
  const person = userEvent.setup();
  await dropFile("the file");
  const field = await screen.findByLabelText("Passphrase of the file", { selector: "input" });
  await person.type(field, "wrong{Enter}");
  expect(await screen.findByText("The passphrase doesn't open this file.")).toBeTruthy();
  await person.clear(field);
  await person.type(field, "open sesame{Enter}");
  expect(await screen.findByText("1 secret")).toBeTruthy();
  expect(screen.getByText(/^1 file with certificates isn't in it/)).toBeTruthy();
  expect(screen.getByText("/etc/ssl/every-authority.pem")).toBeTruthy();
  expect(screen.getByText(/^Handed /).textContent).not.toContain("\u202E");
  expect(screen.getByText(/^2 numbers: \+1 202 555 0100/)).toBeTruthy();
  expect(core.inputs("handover.take")).toEqual([]);
});

test("[HO2] a workspace that is already here is added beside it, never in its place", async () => {
  const { core, transport } = coreWithRuns({
    workspaces: [workspaceOf(1), OTHER],
    handover: OTHER,
    vault: "locked",
  });
  showWindow(transport, "/workspaces/new");
  const person = userEvent.setup();
  await dropFile("the file");
  await person.type(
    await screen.findByLabelText("Passphrase of the file", { selector: "input" }),
    "open sesame{Enter}",
  );
  await person.click(await screen.findByRole("button", { name: "Add as another workspace" }));
  // Its secrets go into the vault, which is locked.
  const vault = await screen.findByRole("dialog");
  await person.type(vault.querySelector("input") as HTMLInputElement, "open sesame{Enter}");
  await waitFor(() =>
    expect(core.inputs("handover.take")).toMatchObject([{ asNew: true, withSecrets: true }]),
  );
  await waitFor(() => expect(window.location.hash).toBe("#/workspaces/ws-another"));
});
