import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { err, ok } from "../../../shared/result.ts";
import type { RecoveryStatus } from "../../../shared/rpc/areas/recovery.ts";
import type { Transport } from "../../../shared/rpc/client.ts";
import { strengthOf } from "../../../renderer/components/vault/passphrase-strength.ts";
import { FAKE_RECOVERY_KEY } from "../../support/fake-recovery.ts";
import { showWindow } from "../../support/ui/show-window.tsx";
import { coreWithRuns, workspaceOf } from "../overview/imagined.ts";

const ONE = { workspaces: [workspaceOf(1)] };

test("a wrong passphrase is told in place, its field is empty again, and the right one opens the vault", async () => {
  const { core, transport } = coreWithRuns({ ...ONE, vault: "locked" });
  showWindow(transport);
  await userEvent.click(await screen.findByRole("button", { name: "Unlock vault" }));
  const field = await screen.findByLabelText<HTMLInputElement>("Passphrase");
  expect(field.type).toBe("password");
  await userEvent.type(field, "hunter2 hunter2{Enter}");
  expect((await screen.findByRole("alert")).textContent).toContain("Wrong passphrase");
  expect(field.value).toBe("");
  expect(document.documentElement.outerHTML).not.toContain("hunter2");
  await userEvent.type(field, "open sesame{Enter}");
  expect(await screen.findByRole("button", { name: "Lock vault" })).toBeTruthy();
  expect(core.vaultState()).toBe("open");
});

test("what keeps the program from being reached is told in the dialog too, whose buttons are off then", async () => {
  const { transport } = coreWithRuns({ ...ONE, vault: "absent" });
  const { loseLink, restoreLink } = showWindow(transport);
  await userEvent.click(await screen.findByRole("button", { name: "Create a vault" }));
  const dialog = within(await screen.findByRole("dialog"));
  await dialog.findByLabelText("New passphrase");
  expect(dialog.queryByText(/Can't reach Switchover/)).toBeNull();
  act(loseLink);
  expect(dialog.getByText(/Can't reach Switchover/)).toBeTruthy();
  act(restoreLink);
  expect(dialog.queryByText(/Can't reach Switchover/)).toBeNull();
});

test("a new vault asks twice, says that nobody can recover the passphrase, and sends nothing until both agree", async () => {
  const { core, transport } = coreWithRuns({ ...ONE, vault: "absent" });
  showWindow(transport);
  await userEvent.click(await screen.findByRole("button", { name: "Create a vault" }));
  const first = await screen.findByLabelText("New passphrase");
  expect(screen.getByText(/Switchover can't recover this passphrase/)).toBeTruthy();
  await userEvent.type(first, "short{Enter}");
  expect(await screen.findByText("Use at least 8 characters.")).toBeTruthy();
  await userEvent.clear(first);
  await userEvent.type(first, "open sesame");
  await userEvent.type(screen.getByLabelText("Confirm passphrase"), "open sesama{Enter}");
  expect(await screen.findByText(/The passphrases don't match/)).toBeTruthy();
  expect(core.passphrases).toEqual([]);
  await userEvent.type(screen.getByLabelText("Confirm passphrase"), "open sesame{Enter}");
  await waitFor(() => expect(core.vaultState()).toBe("open"));
  expect(core.passphrases).toEqual(["open sesame"]);
});

test("a vault that could not be made costs nobody the passphrase that was typed twice", async () => {
  const { core, transport } = coreWithRuns({ ...ONE, vault: "absent" });
  showWindow(transport);
  await userEvent.click(await screen.findByRole("button", { name: "Create a vault" }));
  core.fail("vault.unlock", { kind: "storageFull" });
  await userEvent.type(await screen.findByLabelText("New passphrase"), "open sesame");
  await userEvent.type(screen.getByLabelText("Confirm passphrase"), "open sesame{Enter}");
  expect(await screen.findByRole("alert")).toBeTruthy();
  core.fail("vault.unlock");
  await userEvent.type(screen.getByLabelText("Confirm passphrase"), "{Enter}");
  await waitFor(() => expect(core.vaultState()).toBe("open"));
  expect(document.documentElement.outerHTML).not.toContain("sesame");
});

test("closing the question changes nothing and gives the focus back", async () => {
  const { core, transport } = coreWithRuns({ ...ONE, vault: "locked" });
  showWindow(transport);
  const opener = await screen.findByRole("button", { name: "Unlock vault" });
  await userEvent.click(opener);
  await screen.findByLabelText("Passphrase");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(document.activeElement).toBe(opener));
  expect(core.passphrases).toEqual([]);
});

test("a vault that this computer remembers is opened at the start, once", async () => {
  const { core, transport } = coreWithRuns({
    ...ONE,
    vault: "locked",
    keyStore: { kind: "usable", backend: "gnome-libsecret", remembered: true },
  });
  showWindow(transport);
  await userEvent.click(await screen.findByRole("button", { name: "Lock vault" }));
  expect(await screen.findByRole("button", { name: "Unlock vault" })).toBeTruthy();
  expect(core.calls.filter((name) => name === "vault.openRemembered")).toHaveLength(1);
});

test("remembering is offered with the key store's name where that protects, and explained where it does not", async () => {
  const usable = coreWithRuns({
    ...ONE,
    vault: "locked",
    keyStore: { kind: "usable", backend: "gnome-libsecret", remembered: false },
  });
  const shown = showWindow(usable.transport);
  await userEvent.click(await screen.findByRole("button", { name: "Unlock vault" }));
  const choice = await screen.findByRole("checkbox", { name: "Remember on this computer" });
  expect(screen.getByText(/gnome-libsecret/)).toBeTruthy();
  await userEvent.click(choice);
  await userEvent.type(screen.getByLabelText("Passphrase"), "open sesame{Enter}");
  await waitFor(() => expect(usable.core.calls).toContain("vault.remember"));
  shown.unmount();

  const open = coreWithRuns({
    ...ONE,
    vault: "locked",
    keyStore: { kind: "unprotected", backend: "keyring" },
  });
  showWindow(open.transport);
  await userEvent.click(await screen.findByRole("button", { name: "Unlock vault" }));
  expect(await screen.findByText(/keyring\) gives no protection/)).toBeTruthy();
  expect(screen.queryByRole("checkbox", { name: "Remember on this computer" })).toBeNull();
});

test.each([
  ["isn't", "storageFailed", true],
  ["is, which the disk only doesn't confirm,", "keyChangeUnsure", false],
] as const)("a vault that %s remembered is told as it is", async (_what, kind, isTold) => {
  const keyStore = { kind: "usable", backend: "gnome-libsecret", remembered: false } as const;
  const { core, transport } = coreWithRuns({ ...ONE, vault: "locked", keyStore });
  showWindow({
    ...transport,
    call: async (method, input) => {
      const answer = await transport.call(method, input);
      return method === "vault.remember" ? err({ kind, code: "EIO" }) : answer;
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Unlock vault" }));
  await userEvent.click(await screen.findByRole("checkbox", { name: "Remember on this computer" }));
  await userEvent.type(screen.getByLabelText("Passphrase"), "open sesame{Enter}");
  await waitFor(() => expect(core.calls).toContain("vault.remember"));
  await waitFor(() => expect(screen.queryByRole("dialog") !== null).toBe(isTold));
  expect(screen.queryByText(/this computer couldn't remember it/) !== null).toBe(isTold);
});

test("a hint at strength needs length first", () => {
  expect(
    ["kurz", "aaaaaaaaaaaaaaaaaaaaaa", "abcdefgh", "correct horse", "correct horse battery staple"].map(
      strengthOf,
    ),
  ).toEqual(["too-short", "weak", "weak", "fair", "strong"]);
});

test("a vault that was locked again before anybody looked is not shown as open", async () => {
  const { core, transport } = coreWithRuns({ ...ONE, vault: "locked" });
  let push: (state: unknown) => void = () => undefined;
  showWindow({
    subscribe: (topic, listener) => {
      if (topic === "vault") push = listener;
      return () => undefined;
    },
    call: async (method, input) => {
      const answer = await transport.call(method, input);
      // Another window locks it while the answer is moving here; this one hears no push of either.
      if (method === "vault.unlock") await core.transport.call("vault.lock", {});
      return answer;
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Unlock vault" }));
  await userEvent.type(await screen.findByLabelText("Passphrase"), "open sesame{Enter}");
  await waitFor(() => expect(screen.queryByLabelText("Passphrase")).toBeNull());
  expect(await screen.findByText("Vault locked")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Lock vault" })).toBeNull();
  expect(push).toBeTypeOf("function");
});

const WITH_SHEET = {
  ...ONE,
  vault: "locked",
  recovery: { status: { key: { kind: "confirmed", by: "typed" } } },
} as const;
const LOST = "Lost the passphrase? Use the recovery sheet";

/** The dialog that asks for the key on the recovery sheet. */
async function sheetDialog(transport: Transport) {
  showWindow(transport);
  await userEvent.click(await screen.findByRole("button", { name: "Unlock vault" }));
  await userEvent.click(await screen.findByRole("button", { name: LOST }));
  const dialog = within(screen.getByRole("dialog"));
  return { dialog, field: await dialog.findByLabelText<HTMLInputElement>("Recovery key") };
}

test("the key from the recovery sheet unlocks the vault; a mistyped one is told in place and kept nowhere", async () => {
  const { core, transport } = coreWithRuns(WITH_SHEET);
  const { dialog, field } = await sheetDialog(transport);
  // A browser must not keep the key beside the passphrase, nor fill in the passphrase here.
  expect(field.autocomplete).toBe("off");
  await userEvent.type(field, `${FAKE_RECOVERY_KEY.slice(0, -1)}N{Enter}`);
  expect((await dialog.findByRole("alert")).textContent).toContain("mistyped");
  expect(field.value).toBe("");
  await userEvent.type(field, `${FAKE_RECOVERY_KEY.toLowerCase()}{Enter}`);
  await waitFor(() => expect(core.vaultState()).toBe("open"));
  expect(core.calls).not.toContain("vault.passphraseByRecovery");
  expect(document.documentElement.outerHTML.toUpperCase()).not.toContain(FAKE_RECOVERY_KEY);
});

test("a lost passphrase is replaced while the sheet unlocks the vault; a refused key replaces nothing and costs no new passphrase", async () => {
  const { core, transport } = coreWithRuns(WITH_SHEET);
  const { dialog, field } = await sheetDialog(transport);
  await userEvent.click(dialog.getByRole("checkbox", { name: "Set a new passphrase too" }));
  await userEvent.type(field, FAKE_RECOVERY_KEY);
  await userEvent.type(dialog.getByLabelText("New passphrase"), "a much longer one");
  await userEvent.type(dialog.getByLabelText("Confirm passphrase"), "a different one{Enter}");
  expect(await dialog.findByText(/The passphrases don't match/)).toBeTruthy();
  expect(core.calls.filter((name) => name.endsWith("ByRecovery"))).toEqual([]);
  await userEvent.clear(field);
  await userEvent.type(field, `${FAKE_RECOVERY_KEY.slice(0, -1)}N`);
  await userEvent.type(dialog.getByLabelText("Confirm passphrase"), "a much longer one{Enter}");
  expect((await dialog.findByRole("alert")).textContent).toContain("mistyped");
  expect(document.activeElement).toBe(field);
  expect(dialog.getByLabelText("New passphrase")).toHaveProperty("value", "a much longer one");
  await userEvent.type(field, `${FAKE_RECOVERY_KEY}{Enter}`);
  await waitFor(() => expect(core.vaultState()).toBe("open"));
  expect(core.calls.filter((name) => name.endsWith("ByRecovery"))).toEqual([
    "vault.passphraseByRecovery",
    "vault.passphraseByRecovery",
    "vault.unlockByRecovery",
  ]);
  expect(core.inputs("vault.passphraseByRecovery").at(-1)).toEqual({
    key: FAKE_RECOVERY_KEY,
    next: "a much longer one",
  });
  const page = document.documentElement.outerHTML;
  for (const secret of [FAKE_RECOVERY_KEY, "much longer"]) expect(page).not.toContain(secret);
});

test("a new passphrase that was set is said to be, also where the vault then doesn't open, and is set once", async () => {
  const { core, transport } = coreWithRuns(WITH_SHEET);
  const { dialog, field } = await sheetDialog(transport);
  core.fail("vault.unlockByRecovery", { kind: "storageFailed", code: "EIO" });
  await userEvent.click(dialog.getByRole("checkbox", { name: "Set a new passphrase too" }));
  await userEvent.type(field, FAKE_RECOVERY_KEY);
  await userEvent.type(dialog.getByLabelText("New passphrase"), "a much longer one");
  await userEvent.type(dialog.getByLabelText("Confirm passphrase"), "a much longer one{Enter}");
  expect(await dialog.findByText(/^New passphrase set/)).toBeTruthy();
  expect(dialog.queryByLabelText("New passphrase")).toBeNull();
  expect(core.vaultState()).toBe("locked");
  core.fail("vault.unlockByRecovery");
  await userEvent.type(field, `${FAKE_RECOVERY_KEY}{Enter}`);
  await waitFor(() => expect(core.vaultState()).toBe("open"));
  expect(core.calls.filter((name) => name === "vault.passphraseByRecovery")).toHaveLength(1);
});

test("a vault without a recovery sheet says so instead of asking for its key, until one is made elsewhere", async () => {
  const { transport } = coreWithRuns({ ...ONE, vault: "locked" });
  let made = false;
  showWindow({
    ...transport,
    call: async (method, input) => {
      const answer = await transport.call(method, input);
      if (method !== "vault.recovery" || !made || !answer.ok) return answer;
      return ok({ ...(answer.value as RecoveryStatus), key: { kind: "confirmed", by: "file" } });
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Unlock vault" }));
  expect(await screen.findByText(/This vault has no recovery sheet/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: LOST })).toBeNull();
  await userEvent.keyboard("{Escape}");
  // The terminal made a key; no window is told.
  made = true;
  await userEvent.click(await screen.findByRole("button", { name: "Unlock vault" }));
  expect(await screen.findByRole("button", { name: LOST })).toBeTruthy();
});
