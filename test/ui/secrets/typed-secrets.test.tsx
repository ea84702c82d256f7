import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { clientOver } from "../../../shared/rpc/client.ts";
import { fakeCore } from "../../support/fake-core.ts";
import { showWindow } from "../../support/ui/show-window.tsx";
import { ID, sampleWorkspace } from "../workspace/sample-workspace.ts";

const WORKSPACE = `/workspaces/${ID}`;
const NUMBER = `${WORKSPACE}/numbers/2000001`;
const OPEN = { timeout: 20_000 };

async function shown(address: string) {
  const core = fakeCore({ workspaces: [sampleWorkspace()] });
  await clientOver(core.transport).call("vault.unlock", { passphrase: "open sesame", allowCreate: true });
  return { core, ...showWindow(core.transport, address) };
}

async function field(name: string, region: string): Promise<HTMLInputElement> {
  const part = within(await screen.findByRole("region", { name: region }, OPEN));
  const edit = part.queryByRole("button", { name: `Edit: ${region}` });
  if (edit !== null) await userEvent.click(edit);
  return part.findByLabelText<HTMLInputElement>(name);
}

/** The page as text, hidden parts and all. */
const page = (): string => document.documentElement.outerHTML;

test.each([
  ["Access token", "Cloud API", WORKSPACE, "EAAG-secret-0123456789"],
  ["On-premises token", "On-premises client", WORKSPACE, "onprem-secret-0123456789"],
  ["Backup password", "Backup password", WORKSPACE, "short-secret"],
  ["Two-step PIN", "Secrets of this number", NUMBER, "271845"],
  ["Registration certificate", "Secrets of this number", NUMBER, "U2VjcmV0Q2VydGlmaWNhdGU="],
])("%s is never text in the page, whether it is typed or pasted", async (name, region, address, secret) => {
  await shown(address);
  const typed = await field(name, region);
  await userEvent.type(typed, secret);
  expect(typed.value).toBe(secret);
  expect(page()).not.toContain(secret);
  await userEvent.clear(typed);
  await userEvent.paste(` ${secret} `);
  expect(typed.value.trim()).toBe(secret);
  expect(page()).not.toContain(secret);
  // Nothing keeps a second copy, not even in a field that nobody sees.
  const holders = [...document.querySelectorAll<HTMLInputElement>("input, textarea")].filter(({ value }) =>
    value.includes(secret),
  );
  expect(holders).toEqual([typed]);
});

test("a secret that is shown on purpose is seen in its field, and is no text of the page", async () => {
  await shown(NUMBER);
  const pin = await field("Two-step PIN", "Secrets of this number");
  await userEvent.type(pin, "271845");
  await userEvent.click(screen.getByRole("button", { name: "Show or hide" }));
  expect([pin.type, pin.value]).toEqual(["text", "271845"]);
  expect(page()).not.toContain("271845");
});

test("a certificate that is read from a file stands in its field alone", async () => {
  await shown(NUMBER);
  const typed = await field("Registration certificate", "Secrets of this number");
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error("no file input");
  await userEvent.upload(input, new File(["RmlsZUNlcnRpZmljYXRl"], "cert.txt", { type: "text/plain" }));
  await waitFor(() => expect(typed.value).toBe("RmlsZUNlcnRpZmljYXRl"));
  expect(page()).not.toContain("RmlsZUNlcnRpZmljYXRl");
  expect(screen.getByRole("button", { name: "Save secrets" })).toBeTruthy();
});

test("a vault that locks itself takes along what was typed and not stored", async () => {
  const { core } = await shown(NUMBER);
  const pin = await field("Two-step PIN", "Secrets of this number");
  const cert = await field("Registration certificate", "Secrets of this number");
  await userEvent.type(pin, "271845");
  await userEvent.type(cert, "U2VjcmV0");
  act(() => core.push("vault", { revision: 9, state: "locked" }));
  expect([pin.value, cert.value]).toEqual(["", ""]);
  expect(screen.queryByRole("button", { name: "Save secrets" })).toBeNull();
});

test("a vault that is opened takes nothing away", async () => {
  const core = fakeCore({ workspaces: [sampleWorkspace()], vault: "locked" });
  showWindow(core.transport, WORKSPACE);
  const token = await field("Access token", "Cloud API");
  fireEvent.change(token, { target: { value: "EAAG-secret" } });
  act(() => core.push("vault", { revision: 9, state: "open" }));
  expect(token.value).toBe("EAAG-secret");
});

test("a field that leaves the page takes nothing along", async () => {
  const { unmount } = await shown(WORKSPACE);
  const token = await field("Access token", "Cloud API");
  await userEvent.type(token, "EAAG-secret");
  unmount();
  expect(token.value).toBe("");
});
