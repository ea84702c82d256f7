import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { clientOver } from "../../../shared/rpc/client.ts";
import { Settings } from "../../../shared/settings/settings.ts";
import { fakeCore, type Script } from "../../support/fake-core.ts";
import { showWindow } from "../../support/ui/show-window.tsx";
import { ID, sampleWorkspace, SELF_SIGNED } from "./sample-workspace.ts";
import { openStep } from "./step.ts";

const TOKEN = "EAAG-secret-token-0123456789";
const PASSPHRASE = "open sesame";
const NEW = { cloud: undefined, onPrem: undefined, numbers: [] };

async function openCore(script: Script) {
  const core = fakeCore(script);
  await clientOver(core.transport).call("vault.unlock", { passphrase: PASSPHRASE, allowCreate: true });
  return core;
}

const title = () => screen.getByRole("heading", { level: 1 }).textContent;
const said = (words: string | RegExp) => waitFor(() => expect(title()).toMatch(words), { timeout: 20_000 });

async function fillCloud() {
  const cloud = await openStep("Cloud API");
  await userEvent.type(cloud.getByLabelText("Cloud API URL"), "https://cloud.example");
  await userEvent.type(cloud.getByLabelText("Business account ID"), "1000001");
  await userEvent.type(cloud.getByLabelText("Access token"), TOKEN);
  return cloud;
}

describe("connecting a new workspace", () => {
  test("begins with the cloud; saving creates the vault without a dialog, tests, and leads on to the client", async () => {
    const core = fakeCore({ workspaces: [sampleWorkspace(NEW)], vault: "absent" });
    showWindow(core.transport, `/workspaces/${ID}`);
    await said("Connect Northwind Bakery: begin with the cloud API.");
    const cloud = await fillCloud();
    await userEvent.click(cloud.getByRole("button", { name: "Save and test" }));
    expect(cloud.getByText("Use at least 8 characters.")).toBeTruthy();
    expect(core.calls).not.toContain("vault.unlock");
    await userEvent.type(cloud.getByLabelText("New passphrase"), PASSPHRASE);
    await userEvent.type(cloud.getByLabelText("Confirm passphrase"), PASSPHRASE);
    await userEvent.click(cloud.getByRole("button", { name: "Save and test" }));
    await said("The cloud API answers. Next, the on-premises client.");
    expect(screen.queryByRole("dialog")).toBeNull();
    const order = ["vault.unlock", "vault.put", "workspaces.save", "connections.test"];
    expect(order.map((call) => core.calls.indexOf(call)).toSorted((a, b) => a - b)).toEqual(
      order.map((call) => core.calls.indexOf(call)),
    );
    expect(cloud.getByText(/cloud\.example · account 1000001 · trusts public authorities/)).toBeTruthy();
    expect(cloud.getByRole("img", { name: "Works" })).toBeTruthy();
    expect(screen.getByRole("figure", { name: /Cloud API: Works/ })).toBeTruthy();
    expect(screen.getByText("1 of 4 done")).toBeTruthy();
    const client = within(screen.getByRole("region", { name: "On-premises client" }));
    expect(client.getByLabelText("On-premises client URL")).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe("On-premises client"));
    for (const secret of [TOKEN, PASSPHRASE])
      expect(document.documentElement.outerHTML).not.toContain(secret);
  });

  test("can leave the client out, and says what cannot be done without it", async () => {
    const core = await openCore({
      workspaces: [sampleWorkspace({ onPrem: undefined, numbers: [] })],
    });
    showWindow(core.transport, `/workspaces/${ID}`);
    const client = await openStep("On-premises client");
    await userEvent.click(client.getByRole("button", { name: "Skip for now" }));
    expect(client.getByText(/A migration needs it/)).toBeTruthy();
    const numbers = within(screen.getByRole("region", { name: "Numbers" }));
    expect(numbers.getByRole("button", { name: "Import from account" })).toBeTruthy();
  });

  test("is told as connected once everything answers, and counts nothing that nothing shows", async () => {
    const core = await openCore({ workspaces: [sampleWorkspace()] });
    showWindow(core.transport, `/workspaces/${ID}`);
    await said(/^Saved\. Nothing shows/);
    expect(screen.getByText("1 of 4 done")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Test both" }));
    await said("Both APIs answer. Northwind Bakery is connected.");
    expect(screen.getByText("3 of 4 done")).toBeTruthy();
    expect(core.inputs("connections.test")).toMatchObject([
      { connection: { side: "cloud" } },
      { connection: { side: "on-premises" } },
    ]);
  });
});

describe("a step", () => {
  const FAILS: Script["tested"] = [
    { id: "cloud.reachable", status: "pass", found: "answers" },
    { id: "cloud.token", status: "fail", cause: "token-expired", found: "the access token has expired" },
  ];

  test("whose test failed stays open and says at the field what to do about it, until that field is changed", async () => {
    const core = await openCore({ workspaces: [sampleWorkspace({ onPrem: undefined })], tested: FAILS });
    showWindow(core.transport, `/workspaces/${ID}`);
    const cloud = await openStep("Cloud API");
    await userEvent.type(cloud.getByLabelText("Access token"), TOKEN);
    await userEvent.click(cloud.getByRole("button", { name: "Save and test" }));
    const stored = within(await cloud.findByRole("group", { name: "Access token" }));
    expect(await stored.findByText(/Create a new token and save it in the workspace/)).toBeTruthy();
    await said("The cloud connection needs attention.");
    expect(screen.getByRole("figure", { name: /Cloud API: 1 check failed/ })).toBeTruthy();
    expect(cloud.getByText("1 check passed")).toBeTruthy();
    await userEvent.click(stored.getByRole("button", { name: "Replace: Access token" }));
    await userEvent.type(cloud.getByLabelText("Access token"), "EAAG-another");
    expect(cloud.getByLabelText("Access token").getAttribute("aria-invalid")).toBe("false");
  });

  test("with something unsaved stays open beside another, so that nothing typed is lost", async () => {
    const core = await openCore({ workspaces: [sampleWorkspace()] });
    showWindow(core.transport, `/workspaces/${ID}`);
    const cloud = await openStep("Cloud API");
    await userEvent.type(cloud.getByLabelText("Access token"), TOKEN);
    expect(cloud.queryByRole("button", { name: "Close: Cloud API" })).toBeNull();
    const client = await openStep("On-premises client");
    expect(cloud.getByLabelText<HTMLInputElement>("Access token").value).toBe(TOKEN);
    await openStep("Network");
    expect(client.queryByLabelText("On-premises client URL")).toBeNull();
    expect(cloud.getByLabelText<HTMLInputElement>("Access token").value).toBe(TOKEN);
  });

  test("is opened by a link to one of its parts", async () => {
    const core = await openCore({ workspaces: [sampleWorkspace()] });
    showWindow(core.transport, "/connections");
    await userEvent.click(
      await screen.findByRole("link", { name: "Edit: On-premises client" }, { timeout: 20_000 }),
    );
    const client = within(await screen.findByRole("region", { name: "On-premises client" }));
    expect(client.getByLabelText("On-premises client URL")).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe("On-premises client"));
  });
});

test("trusting a certificate saves and tests by itself; no old failure is left, and leaving asks nothing", async () => {
  const tested = [
    { id: "onprem.tls", status: "fail", cause: "self-signed", found: "signed by itself" },
  ] as const;
  const core = await openCore({ workspaces: [sampleWorkspace()], certificate: SELF_SIGNED, tested });
  await clientOver(core.transport).call("vault.put", {
    label: `${ID}.onprem-token`,
    secretKind: "on-premises-token",
    value: TOKEN,
  });
  showWindow(core.transport, `/workspaces/${ID}`);
  const client = await openStep("On-premises client");
  await client.findByRole("group", { name: "On-premises token" });
  await userEvent.click(client.getByRole("button", { name: "Save and test" }));
  await userEvent.click(await client.findByRole("button", { name: "Check the certificate" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Do you trust this certificate?" }));
  await userEvent.click(dialog.getByLabelText("I compared the fingerprint"));
  // From here on the server's certificate is accepted.
  const release = core.hold("connections.test");
  await userEvent.click(dialog.getByRole("button", { name: "Trust certificate" }));
  await waitFor(() => expect(core.inputs("connections.test")).toHaveLength(2));
  expect(client.queryByText("1 check failed")).toBeNull();
  release();
  await waitFor(async () => {
    const list = await clientOver(core.transport).call("workspaces.list", {});
    expect(list.ok && list.value.workspaces[0]?.onPrem?.tls?.sha256).toBe(SELF_SIGNED.sha256);
  });
  await userEvent.click(screen.getByRole("link", { name: "History" }));
  await waitFor(() => expect(window.location.hash).toBe("#/history"));
  expect(screen.queryByRole("dialog", { name: "Unsaved changes" })).toBeNull();
});

test("every field has the name that links use, and a link to one opens its row and what it is folded in", async () => {
  const onPrem = { baseUrl: "https://client.example:9090", signIn: { kind: "login", username: "admin" } };
  const core = await openCore({ workspaces: [sampleWorkspace({ onPrem })] });
  window.history.replaceState(null, "", "/?field=clientNewPassword");
  showWindow(core.transport, `/workspaces/${ID}`);
  await screen.findByRole("region", { name: "On-premises client" }, { timeout: 20_000 });
  const named = (name: string) => document.querySelector(`[data-field="${name}"]`);
  const folded = () => named("clientNewPassword")?.closest("details")?.open;
  await waitFor(() => expect(folded()).toBe(true));
  window.history.replaceState(null, "", "/");
  for (const name of ["clientBase", "clientUser", "clientPassword", "clientCertificate"])
    expect([name, named(name) !== null]).toEqual([name, true]);
  expect(named("clientBase")?.tagName).toBe("INPUT");
  await openStep("Cloud API");
  for (const name of ["cloudBase", "wabaId", "appId", "token", "appSecretProof", "cloudCertificate"])
    expect([name, named(name) !== null]).toEqual([name, true]);
  await openStep("Name and API settings");
  for (const name of ["workspaceName", "brandPrefix", "apiVersion"])
    expect(named(name)?.tagName).toBe("INPUT");
});

test("what is typed into a connection stays when the window's language changes", async () => {
  const core = fakeCore({ workspaces: [sampleWorkspace(NEW)] });
  showWindow(core.transport, `/workspaces/${ID}`);
  await said("Connect Northwind Bakery: begin with the cloud API.");
  await fillCloud();
  act(() => core.push("settings", Settings.parse({ language: "es" })));
  const account = await screen.findByLabelText<HTMLInputElement>("ID de la cuenta de empresa");
  expect(account.value).toBe("1000001");
});
