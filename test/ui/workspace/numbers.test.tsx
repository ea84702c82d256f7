import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { clientOver } from "../../../shared/rpc/client.ts";
import type { AccountNumber } from "../../../shared/rpc/areas/workspaces.ts";
import { fakeCore, type Script } from "../../support/fake-core.ts";
import { showWindow } from "../../support/ui/show-window.tsx";
import { ID, sampleWorkspace } from "./sample-workspace.ts";
import { openStep } from "./step.ts";

const ACCOUNT: readonly AccountNumber[] = [
  { phoneNumberId: "2000001", displayed: "+1 202-555-0123", verifiedName: "Northwind Bakery" },
  { phoneNumberId: "2000002", displayed: "+44 20 7946 0018", verifiedName: "Orders \u202e<b>" },
  { phoneNumberId: "2000003", displayed: "12" },
] as unknown as readonly AccountNumber[];

async function numbersOf(script: Script) {
  const core = fakeCore(script);
  await clientOver(core.transport).call("vault.unlock", { passphrase: "open sesame", allowCreate: true });
  showWindow(core.transport, `/workspaces/${ID}`);
  const section = await openStep("Numbers");
  const stored = async () => {
    const list = await clientOver(core.transport).call("workspaces.list", {});
    return list.ok ? list.value.workspaces[0]?.numbers : undefined;
  };
  return { core, section, stored };
}

test("numbers of the account are picked from; those that are here already are marked", async () => {
  const { section, stored } = await numbersOf({ workspaces: [sampleWorkspace()], discovered: ACCOUNT });
  await userEvent.click(section.getByRole("button", { name: "Import from account" }));
  const dialog = within(await screen.findByRole("dialog"));
  const list = within(await dialog.findByRole("list", { name: "Account numbers" }, { timeout: 20_000 }));
  expect(list.getByText("2000001, already added")).toBeTruthy();
  expect(list.getByText("Orders \\u{202e}<b>")).toBeTruthy();
  expect(list.getByText(/country code unclear/)).toBeTruthy();
  const boxes = list.getAllByRole<HTMLInputElement>("checkbox");
  expect(boxes.map(({ disabled }) => disabled)).toEqual([true, false, true]);
  await userEvent.click(list.getByRole("checkbox", { name: /\+44/ }));
  await userEvent.click(dialog.getByRole("button", { name: "Add 1 number" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect((await stored())?.[1]).toMatchObject({
    phoneNumberId: "2000002",
    cc: "44",
    phoneNumber: "2079460018",
  });
});

test("an account that cannot be read says why, with a way to try again", async () => {
  const { core, section } = await numbersOf({ workspaces: [sampleWorkspace()], discovered: ACCOUNT });
  const evidence = { at: "2026-01-15T12:00:00.000Z", durationMs: 1 };
  core.fail("numbers.discover", {
    kind: "lookFailed",
    outcome: { kind: "rejected", reason: "token-expired", evidence },
  });
  await userEvent.click(section.getByRole("button", { name: "Import from account" }));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("The cloud rejected the access token.");
  core.fail("numbers.discover");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("list", { name: "Account numbers" })).toBeTruthy();
});

test("without a stored cloud connection numbers are only written by hand, and a pasted whole number splits itself", async () => {
  const { section, stored } = await numbersOf({
    workspaces: [sampleWorkspace({ cloud: undefined, numbers: [] })],
  });
  expect(section.getByText(/No numbers yet/)).toBeTruthy();
  expect(section.getByRole<HTMLButtonElement>("button", { name: "Import from account" }).disabled).toBe(true);
  await userEvent.click(section.getByRole("button", { name: "Enter manually" }));
  const dialog = within(await screen.findByRole("dialog"));
  const number = await dialog.findByLabelText<HTMLInputElement>("Phone number", {}, { timeout: 20_000 });
  await userEvent.click(number);
  await userEvent.paste("+1 (202) 555-0177");
  expect(number.value).toBe("(202) 555-0177");
  expect(dialog.getByRole<HTMLInputElement>("combobox", { name: "Country" }).value).toBe(
    "United States (+1)",
  );
  await userEvent.click(dialog.getByRole("button", { name: "Add number" }));
  expect(dialog.getByText("Required.")).toBeTruthy();
  await userEvent.type(dialog.getByLabelText("Phone number ID"), "2000009");
  await userEvent.click(dialog.getByRole("button", { name: "Add number" }));
  await waitFor(async () => expect(await stored()).toMatchObject([{ cc: "1", phoneNumber: "2025550177" }]));
});
