import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { AuthoritiesState } from "../../../shared/network/authorities.ts";
import { fakeCore, type Script } from "../../support/fake-core.ts";
import { showWindow } from "../../support/ui/show-window.tsx";

const ADDED = [
  { subject: "CN=Company\u202E <b>Root</b>", sha256: "AA:BB", validTo: "2030-01-01T00:00:00.000Z" },
];

async function shown(authorities?: AuthoritiesState, script: Script = {}) {
  const core = fakeCore({ ...script, ...(authorities === undefined ? {} : { authorities }) });
  showWindow(core.transport, "/settings");
  const card = within(await screen.findByRole("region", { name: "Certificate authorities" }));
  const box = await card.findByRole<HTMLInputElement>("checkbox");
  return { core, card, box, user: userEvent.setup({ applyAccept: false }) };
}

const fileField = () => {
  const field = document.querySelector<HTMLInputElement>('input[type="file"][accept*=".pem"]');
  if (field === null) throw new Error("no field for a file");
  return field;
};

test("[ZN43] the authorities of this computer are chosen with one press, and shown as the core has them", async () => {
  const { core, card, box, user } = await shown();
  expect(box.checked).toBe(false);
  expect(card.getByText("No authority was added from a file.")).toBeTruthy();
  expect(core.calls).not.toContain("network.trust");
  await user.click(box);
  await waitFor(() => expect(box.checked).toBe(true));
  expect(core.inputs("network.trust")).toEqual([{ system: true }]);
});

test("[ZN43] a file is handed to the core as it is; an empty one too, and one that is too large isn't read", async () => {
  const { core, card, user } = await shown();
  await user.upload(fileField(), new File(["the text"], "ca.pem"));
  await waitFor(() => expect(core.inputs("network.trust")).toEqual([{ pem: "the text" }]));
  core.fail("network.trust", { kind: "notACertificate" });
  await user.upload(fileField(), new File([""], "empty.pem"));
  expect(await card.findByText(/no certificate in PEM format/)).toBeTruthy();
  await user.upload(fileField(), new File(["a".repeat(300_000)], "large.pem"));
  expect(await card.findByText("The file is too large. Choose another.")).toBeTruthy();
  expect(core.inputs("network.trust")).toHaveLength(2);
  core.fail("network.trust", { kind: "notAnAuthority", why: "not-an-authority", subject: "CN=www" });
  await user.upload(fileField(), new File(["www"], "www.pem"));
  expect(await card.findByText(/isn't an authority's/)).toBeTruthy();
});

test("[ZN43] what was added is shown as text that can do nothing, and can be removed", async () => {
  const { core, card, user } = await shown({ system: false, added: ADDED, by: "user" });
  const line = card.getByRole("listitem");
  expect(line.textContent).toContain("<b>Root</b>");
  expect(line.textContent).not.toContain("\u202E");
  await user.click(card.getByRole("button", { name: "Remove added authorities" }));
  expect(await card.findByText("No authority was added from a file.")).toBeTruthy();
  expect(core.inputs("network.trust")).toEqual([{ pem: null }]);
});

test.each([
  ["administrator", "Your administrator fixed this."],
  ["unknown", /isn't understood, so only the public authorities count/],
] as const)("[ZN43] where %s decided it, it is said and nothing can be changed", async (by, words) => {
  const { card, box } = await shown({ system: by === "administrator", added: [], by });
  expect(card.getByText(words)).toBeTruthy();
  expect(box.disabled).toBe(true);
  expect(card.queryByRole("button")).toBeNull();
});
