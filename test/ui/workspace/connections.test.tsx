import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { clientOver } from "../../../shared/rpc/client.ts";
import { fakeCore, type Script } from "../../support/fake-core.ts";
import { showWindow } from "../../support/ui/show-window.tsx";
import { openStep } from "./step.ts";
import { ID, NEW_PIN, OLD_PIN, sampleWorkspace, SELF_SIGNED } from "./sample-workspace.ts";

const TOKEN = "EAAG-secret-token-0123456789";

/** A core with an open vault. */
async function openCore(script: Script) {
  const core = fakeCore(script);
  await clientOver(core.transport).call("vault.unlock", { passphrase: "open sesame", allowCreate: true });
  return core;
}

test("the fields say what is wrong as one types", async () => {
  const core = await openCore({ workspaces: [sampleWorkspace({ cloud: undefined })] });
  showWindow(core.transport, `/workspaces/${ID}`);
  const cloud = await openStep("Cloud API");
  const address = cloud.getByLabelText("Cloud API URL");
  await userEvent.type(address, "cloud.example");
  expect(cloud.getByText(/Enter the whole URL with https/)).toBeTruthy();
  await userEvent.clear(address);
  await userEvent.type(address, "http://cloud.example");
  expect(cloud.getByText(/Plain http:\/\/ is accepted only for this computer/)).toBeTruthy();
  await userEvent.type(cloud.getByLabelText("Business account ID"), "10 01");
  expect(cloud.getByText(/Use letters, digits, - and _/)).toBeTruthy();
  await userEvent.click(cloud.getByRole("button", { name: "Save and test" }));
  expect(cloud.getAllByText("Required.").length).toBeGreaterThan(0);
  expect(core.calls).not.toContain("vault.put");
  expect(core.calls).not.toContain("workspaces.save");
});

test("a token of blanks alone is none: it is asked for, and nothing is stored", async () => {
  const core = await openCore({ workspaces: [sampleWorkspace()] });
  showWindow(core.transport, `/workspaces/${ID}`);
  const cloud = await openStep("Cloud API");
  await userEvent.type(cloud.getByLabelText("Access token"), "   ");
  await userEvent.click(cloud.getByRole("button", { name: "Save and test" }));
  expect(cloud.getByText("Required.")).toBeTruthy();
  expect(document.activeElement).toBe(cloud.getByLabelText("Access token"));
  expect(core.calls).not.toContain("vault.put");
  expect(core.calls).not.toContain("workspaces.save");
});

test("an ID of blanks alone is none: one that may be left out isn't called wrong", async () => {
  const core = await openCore({ workspaces: [sampleWorkspace()] });
  showWindow(core.transport, `/workspaces/${ID}`);
  const cloud = await openStep("Cloud API");
  const app = cloud.getByLabelText("App ID (optional)");
  await userEvent.clear(app);
  await userEvent.type(app, "  ");
  expect(cloud.queryByText(/Use letters, digits, - and _/)).toBeNull();
  await userEvent.type(app, "1 2");
  expect(cloud.getByText(/Use letters, digits, - and _/)).toBeTruthy();
});

test("a pasted address is shortened only after asking", async () => {
  const core = await openCore({ workspaces: [sampleWorkspace({ cloud: undefined })] });
  showWindow(core.transport, `/workspaces/${ID}`);
  const cloud = await openStep("Cloud API");
  const address = cloud.getByLabelText<HTMLInputElement>("Cloud API URL");
  await userEvent.click(address);
  await userEvent.paste(" https://cloud.example/v23.0/me ");
  expect(address.value).toBe("https://cloud.example/v23.0/me");
  await userEvent.click(cloud.getByRole("button", { name: "Use https://cloud.example" }));
  expect(address.value).toBe("https://cloud.example");
});

test("a stored token is never sent to an address that was changed: it has to be given anew", async () => {
  const core = await openCore({ workspaces: [sampleWorkspace()] });
  const client = clientOver(core.transport);
  await client.call("vault.put", { label: `${ID}.cloud-token`, secretKind: "access-token", value: TOKEN });
  showWindow(core.transport, `/workspaces/${ID}`);
  const cloud = await openStep("Cloud API");
  await cloud.findByRole("group", { name: "Access token" });
  const address = cloud.getByLabelText("Cloud API URL");
  await userEvent.clear(address);
  await userEvent.type(address, "https://elsewhere.example");
  expect(cloud.getByText(/The stored secret is for cloud\.example/)).toBeTruthy();
  await userEvent.click(cloud.getByRole("button", { name: "Save and test" }));
  expect(core.calls).not.toContain("workspaces.save");
  expect(core.calls).not.toContain("connections.test");
  await userEvent.type(cloud.getByLabelText("Access token"), "EAAG-another-token");
  await userEvent.click(cloud.getByRole("button", { name: "Save and test" }));
  await waitFor(() => expect(core.calls).toContain("connections.test"));
});

test("a typed token goes to the vault, is gone from the page, and only its age is shown", async () => {
  const core = await openCore({
    workspaces: [sampleWorkspace()],
    tested: [
      { id: "cloud.reachable", status: "pass", found: "answered in 80 ms" },
      { id: "cloud.token", status: "fail", cause: "token-expired", found: "ended \u202eyesterday" },
    ],
  });
  showWindow(core.transport, `/workspaces/${ID}`);
  const cloud = await openStep("Cloud API");
  await waitFor(() => expect(cloud.getByText("Not stored yet.")).toBeTruthy());
  await userEvent.type(cloud.getByLabelText("Access token"), TOKEN);
  await userEvent.click(cloud.getByRole("button", { name: "Save and test" }));
  expect(await cloud.findByText("1 check failed")).toBeTruthy();
  expect(cloud.getByText("ended \\u{202e}yesterday")).toBeTruthy();
  expect(cloud.getByText("Create a new token and save it in the workspace.")).toBeTruthy();
  expect(cloud.getByRole("button", { name: "Replace: Access token" })).toBeTruthy();
  expect(cloud.getByRole("button", { name: "Delete: Access token" })).toBeTruthy();
  expect(document.documentElement.outerHTML).not.toContain(TOKEN);
  for (const field of document.querySelectorAll("input, textarea"))
    expect((field as HTMLInputElement).value).not.toContain(TOKEN);
  const order = ["vault.put", "connections.test"].map((call) => core.calls.indexOf(call));
  expect(order[0]).toBeLessThan(order[1] ?? -1);
});

test("a stored secret is replaced or forgotten, never shown", async () => {
  const core = await openCore({ workspaces: [sampleWorkspace()] });
  await clientOver(core.transport).call("vault.put", {
    label: `${ID}.cloud-token`,
    secretKind: "access-token",
    value: TOKEN,
  });
  showWindow(core.transport, `/workspaces/${ID}`);
  const cloud = await openStep("Cloud API");
  await userEvent.click(await cloud.findByRole("button", { name: "Replace: Access token" }));
  expect(cloud.getByLabelText<HTMLInputElement>("Access token").value).toBe("");
  await userEvent.click(cloud.getByRole("button", { name: "Keep stored" }));
  await userEvent.click(cloud.getByRole("button", { name: "Delete: Access token" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.click(dialog.getByRole("button", { name: "Delete: Access token" }));
  expect(await cloud.findByText("Not stored yet.")).toBeTruthy();
  expect(core.calls).toContain("vault.forget");
});

test("while the vault is shut nobody claims that a secret is missing", async () => {
  const core = fakeCore({ workspaces: [sampleWorkspace()], vault: "locked" });
  showWindow(core.transport, `/workspaces/${ID}`);
  const cloud = await openStep("Cloud API");
  expect(await cloud.findByText(/unknown whether one is stored/)).toBeTruthy();
  expect(cloud.queryByText("Not stored yet.")).toBeNull();
});

test("a self-signed certificate is trusted only after its fingerprint was compared", async () => {
  const core = await openCore({ workspaces: [sampleWorkspace()], certificate: SELF_SIGNED });
  showWindow(core.transport, `/workspaces/${ID}`);
  const onPrem = await openStep("On-premises client");
  await userEvent.click(onPrem.getByRole("button", { name: "Check certificate" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Do you trust this certificate?" }));
  expect(dialog.getByText("CN=client.example \\u{202e}evil")).toBeTruthy();
  expect(dialog.getByText("<b>other</b>")).toBeTruthy();
  expect(dialog.getByText(/openssl s_client -connect HOST:9090/)).toBeTruthy();
  const trust = dialog.getByRole<HTMLButtonElement>("button", { name: "Trust certificate" });
  expect(trust.disabled).toBe(true);
  await userEvent.click(dialog.getByLabelText("I compared the fingerprint"));
  await userEvent.click(trust);
  expect(await onPrem.findByText(/only this one certificate is accepted/)).toBeTruthy();
});

test("a changed fingerprint is asked about more sternly, and both are shown", async () => {
  const pinned = {
    baseUrl: "https://client.example:9090",
    signIn: { kind: "token" },
    tls: { sha256: OLD_PIN },
  };
  const core = await openCore({
    workspaces: [sampleWorkspace({ onPrem: pinned })],
    certificate: SELF_SIGNED,
  });
  showWindow(core.transport, `/workspaces/${ID}`);
  const onPrem = await openStep("On-premises client");
  await userEvent.click(onPrem.getByRole("button", { name: "Check certificate" }));
  const dialog = within(await screen.findByRole("dialog", { name: "The certificate has changed" }));
  expect(dialog.getByRole("alert").textContent).toContain("someone may be intercepting your connection");
  const text = (dialog.getByText("Trusted fingerprint").parentElement?.textContent ?? "").replace(/:/g, "");
  expect(text).toContain(OLD_PIN.slice(0, 23).replace(/:/g, ""));
  expect(dialog.getByText("New fingerprint").parentElement?.textContent).toContain(NEW_PIN.slice(0, 23));
  const trust = dialog.getByRole<HTMLButtonElement>("button", { name: "Trust new certificate" });
  await userEvent.click(dialog.getByLabelText("I compared the new fingerprint on the server itself"));
  expect(trust.disabled).toBe(true);
  await userEvent.click(dialog.getByLabelText("I know that the certificate was replaced intentionally"));
  expect(trust.disabled).toBe(false);
});

test("nothing offers to accept any certificate", async () => {
  const core = await openCore({ workspaces: [sampleWorkspace()] });
  showWindow(core.transport, `/workspaces/${ID}`);
  const trust = (await openStep("On-premises client")).getByRole("group", {
    name: "Certificate trust",
  });
  expect(within(trust).queryAllByRole("checkbox")).toEqual([]);
  expect(within(trust).queryAllByRole("switch")).toEqual([]);
});

test("a part that somebody else changed is told, and either state can go on", async () => {
  const core = await openCore({ workspaces: [sampleWorkspace()] });
  showWindow(core.transport, `/workspaces/${ID}`);
  const cloud = await openStep("Cloud API");
  const account = cloud.getByLabelText<HTMLInputElement>("Business account ID");
  await userEvent.type(account, "9");
  const theirs = sampleWorkspace({ cloud: { baseUrl: "https://cloud.example", businessAccountId: "777" } });
  core.push("workspaces", { revision: 5, workspaces: [theirs] });
  expect((await cloud.findByRole("alert")).textContent).toContain("changed elsewhere");
  expect(cloud.getByRole<HTMLButtonElement>("button", { name: "Save and test" }).disabled).toBe(true);
  await userEvent.click(cloud.getByRole("button", { name: "Keep editing" }));
  expect(account.value).toBe("10000019");
  core.push("workspaces", { revision: 6, workspaces: [sampleWorkspace()] });
  await userEvent.click(await cloud.findByRole("button", { name: "Load current state" }));
  expect(account.value).toBe("1000001");
});

test("what others changed in another part is kept when this one is saved", async () => {
  const core = await openCore({ workspaces: [sampleWorkspace()] });
  showWindow(core.transport, `/workspaces/${ID}`);
  const names = await openStep("Name and API settings");
  await userEvent.type(names.getByLabelText("Workspace name"), " South");
  const client = clientOver(core.transport);
  const other = sampleWorkspace({ cloud: { baseUrl: "https://cloud.example", businessAccountId: "777" } });
  await client.call("workspaces.save", { revision: 1, workspace: other });
  await userEvent.click(names.getByRole("button", { name: "Save settings" }));
  await screen.findByRole("button", { name: "Workspace: Northwind Bakery South" });
  const list = await client.call("workspaces.list", {});
  expect(list.ok && list.value.workspaces[0]?.cloud?.businessAccountId).toBe("777");
});

test("a test that fails on the certificate leads straight to looking at it", async () => {
  const core = await openCore({
    workspaces: [sampleWorkspace()],
    certificate: SELF_SIGNED,
    tested: [{ id: "onprem.tls", status: "fail", cause: "self-signed", found: "signed by itself" }],
  });
  showWindow(core.transport, `/workspaces/${ID}`);
  const onPrem = await openStep("On-premises client");
  await userEvent.type(onPrem.getByLabelText("On-premises token"), TOKEN);
  await userEvent.click(onPrem.getByRole("button", { name: "Save and test" }));
  await userEvent.click(await onPrem.findByRole("button", { name: "Check the certificate" }));
  expect(await screen.findByRole("dialog", { name: "Do you trust this certificate?" })).toBeTruthy();
});

test("a CA file that holds no certificate is refused, one that does is named", async () => {
  const core = await openCore({ workspaces: [sampleWorkspace()] });
  showWindow(core.transport, `/workspaces/${ID}`);
  const onPrem = await openStep("On-premises client");
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error("no file input");
  await userEvent.upload(input, new File(["nothing"], "ca.pem", { type: "application/x-pem-file" }));
  expect((await onPrem.findByRole("alert")).textContent).toContain("no certificate in PEM form");
  await userEvent.upload(
    input,
    new File(["-----BEGIN CERTIFICATE-----"], "ca.pem", { type: "application/x-pem-file" }),
  );
  expect(await onPrem.findByText(/CN=Practice authority/)).toBeTruthy();
});

test("[F15] this computer's own authorities count only after a person chose them, beside a CA file too", async () => {
  const core = await openCore({ workspaces: [sampleWorkspace()] });
  showWindow(core.transport, `/workspaces/${ID}`);
  const onPrem = await openStep("On-premises client");
  expect(onPrem.queryByText(/this computer's own/)).toBeNull();
  const choose = onPrem.getByRole("button", { name: "Trust this computer's authorities too" });
  await userEvent.click(choose);
  expect(onPrem.getByText(/and this computer's own/)).toBeTruthy();
  expect(choose.isConnected).toBe(false);
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error("no file input");
  const pem = new File(["-----BEGIN CERTIFICATE-----"], "ca.pem", { type: "application/x-pem-file" });
  await userEvent.upload(input, pem);
  expect(await onPrem.findByText(/CN=Practice authority/)).toBeTruthy();
  expect(onPrem.getByText(/and this computer's own/)).toBeTruthy();
  await userEvent.click(onPrem.getByRole("button", { name: "Use public authorities only" }));
  expect(onPrem.getByText("Public authorities, and those chosen under Settings.")).toBeTruthy();
});

test("when the vault stays shut nothing is saved, and what was typed is still there", async () => {
  const core = fakeCore({ workspaces: [sampleWorkspace()], vault: "locked" });
  showWindow(core.transport, `/workspaces/${ID}`);
  const cloud = await openStep("Cloud API");
  const token = cloud.getByLabelText<HTMLInputElement>("Access token");
  await userEvent.type(token, TOKEN);
  await userEvent.click(cloud.getByRole("button", { name: "Save and test" }));
  const dialog = await screen.findByRole("dialog", {}, { timeout: 20_000 });
  await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
  expect((await cloud.findByRole("alert")).textContent).toContain("The vault wasn't unlocked");
  expect(core.calls).not.toContain("vault.put");
  expect(core.calls).not.toContain("workspaces.save");
  expect(token.value).toBe(TOKEN);
});
