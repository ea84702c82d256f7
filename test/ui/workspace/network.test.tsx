import { act, screen, waitFor, within, type BoundFunctions, type queries } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { clientOver } from "../../../shared/rpc/client.ts";
import type { Workspace } from "../../../shared/workspace/workspace.ts";
import { fakeCore, type FakeCore, type Script } from "../../support/fake-core.ts";
import { showWindow } from "../../support/ui/show-window.tsx";
import { ID, sampleWorkspace } from "./sample-workspace.ts";
import { openStep } from "./step.ts";

const PROXY = "http://proxy.example:3128";
const SECRET = "proxy-secret-0123456789";
const CLIENT = {
  kind: "pfx" as const,
  subject: "CN=Northwind integration",
  validTo: "2027-01-01T00:00:00.000Z",
  passphrase: true,
};

type Part = BoundFunctions<typeof queries>;
type Shown = { readonly core: FakeCore; readonly network: Part };

/** The network's card of a workspace, with an open vault in which these labels stand. */
async function shown(script: Script = {}, ...stored: string[]): Promise<Shown> {
  const core = fakeCore({ workspaces: [sampleWorkspace()], ...script });
  const client = clientOver(core.transport);
  await client.call("vault.unlock", { passphrase: "open sesame", allowCreate: true });
  for (const name of stored)
    await client.call("vault.put", { label: `${ID}.${name}`, secretKind: "password", value: SECRET });
  showWindow(core.transport, `/workspaces/${ID}`);
  return { core, network: await openStep("Network") };
}

async function workspaceIn(core: FakeCore): Promise<Workspace | undefined> {
  const list = await clientOver(core.transport).call("workspaces.list", {});
  return list.ok ? list.value.workspaces[0] : undefined;
}

const page = (): string => document.documentElement.outerHTML;
const holders = (secret: string): readonly unknown[] =>
  [...document.querySelectorAll<HTMLInputElement>("input, textarea")].filter(({ value }) =>
    value.includes(secret),
  );

describe("the proxy of a workspace", () => {
  test("[F16] goes by the computer's settings until a person says otherwise, and says when each choice is needed", async () => {
    const { core, network } = await shown();
    expect(network.getByText(/This computer's settings decide/)).toBeTruthy();
    expect(network.getByRole<HTMLButtonElement>("button", { name: "Save proxy" }).disabled).toBe(true);
    await userEvent.click(network.getByText("No proxy"));
    expect(network.getByText(/name a proxy that doesn't lead to these servers/)).toBeTruthy();
    await userEvent.click(network.getByRole("button", { name: "Save proxy" }));
    expect(await network.findByText(/Saved\./)).toBeTruthy();
    expect((await workspaceIn(core))?.network).toEqual({ proxy: { kind: "none" } });
    expect(core.calls).not.toContain("vault.put");
  });

  test.each([
    ["proxy.example:3128", /Enter the whole URL with http/],
    ["socks5://proxy.example:1080", /including SOCKS, aren't supported/],
    ["http://me:secret@proxy.example", /separate fields/],
    ["http://proxy.example/pac", /Remove everything after host and port/],
    ["http://proxy example", /This isn't a URL/],
  ])("says at the address what is wrong with %s, and saves nothing", async (typed, words) => {
    const { core, network } = await shown();
    await userEvent.click(network.getByText("Custom proxy"));
    await userEvent.type(network.getByLabelText("Proxy URL"), typed);
    expect(network.getByText(words)).toBeTruthy();
    await userEvent.click(network.getByRole("button", { name: "Save proxy" }));
    expect(core.calls).not.toContain("workspaces.save");
  });

  test("needs an address, and a password once it has a user name", async () => {
    const { core, network } = await shown();
    await userEvent.click(network.getByText("Custom proxy"));
    await userEvent.click(network.getByRole("button", { name: "Save proxy" }));
    expect(network.getAllByText("Required.")).toHaveLength(1);
    await userEvent.type(network.getByLabelText("Proxy URL"), PROXY);
    expect(network.queryByLabelText("Proxy password")).toBeNull();
    await userEvent.type(network.getByLabelText("Username (optional)"), "me");
    await userEvent.click(network.getByRole("button", { name: "Save proxy" }));
    expect(network.getAllByText("Required.")).toHaveLength(1);
    await userEvent.type(network.getByLabelText("Username (optional)"), ":you");
    expect(network.getByText(/without a colon/)).toBeTruthy();
    expect(core.calls).not.toContain("workspaces.save");
  });

  test("[I13] [I14] its password goes to the vault for the proxy's address alone, is gone from the page, and is then only stored", async () => {
    const { core, network } = await shown();
    await userEvent.click(network.getByText("Custom proxy"));
    await userEvent.type(network.getByLabelText("Proxy URL"), `${PROXY}/`);
    await userEvent.type(network.getByLabelText("Username (optional)"), "me");
    const password = network.getByLabelText<HTMLInputElement>("Proxy password");
    await userEvent.type(password, SECRET);
    expect(page()).not.toContain(SECRET);
    expect(holders(SECRET)).toEqual([password]);
    await userEvent.click(network.getByRole("button", { name: "Save proxy" }));
    expect(await network.findByRole("button", { name: "Replace: Proxy password" })).toBeTruthy();
    expect(network.getByRole("button", { name: "Delete: Proxy password" })).toBeTruthy();
    expect(core.inputs("vault.put")).toEqual([
      { label: `${ID}.proxy-password`, secretKind: "password", value: SECRET, origin: PROXY },
    ]);
    expect((await workspaceIn(core))?.network).toEqual({
      proxy: { kind: "own", url: PROXY, username: "me" },
    });
    expect([page().includes(SECRET), holders(SECRET)]).toEqual([false, []]);
  });

  test("[I14] a stored password is not used for another proxy: it has to be given anew", async () => {
    const proxy = { kind: "own" as const, url: PROXY, username: "me" };
    const { core, network } = await shown(
      { workspaces: [sampleWorkspace({ network: { proxy } })] },
      "proxy-password",
    );
    await network.findByRole("group", { name: "Proxy password" });
    const address = network.getByLabelText("Proxy URL");
    await userEvent.clear(address);
    await userEvent.type(address, "http://other.example:3128");
    expect(network.getByText(/The stored secret is for proxy\.example:3128/)).toBeTruthy();
    await userEvent.click(network.getByRole("button", { name: "Save proxy" }));
    expect(core.calls).not.toContain("workspaces.save");
  });

  test("a password that nothing asks for any more is erased from the vault", async () => {
    const proxy = { kind: "own" as const, url: PROXY, username: "me" };
    const { core, network } = await shown(
      { workspaces: [sampleWorkspace({ network: { proxy, client: CLIENT } })] },
      "proxy-password",
    );
    await userEvent.click(network.getByText("System settings"));
    await userEvent.click(network.getByRole("button", { name: "Save proxy" }));
    await waitFor(() => expect(core.inputs("vault.forget")).toEqual([{ label: `${ID}.proxy-password` }]));
    expect((await workspaceIn(core))?.network).toEqual({ client: CLIENT });
  });
});

const PFX = new File([new Uint8Array([0x30, 0x82, 0, 255, 7])], "integration.p12");

/** Opens the dialog for a client certificate. */
async function dialogOf({ network }: Shown): Promise<Part> {
  await userEvent.click(network.getByRole("button", { name: "Add client certificate" }));
  return within(await screen.findByRole("dialog", { name: "Client certificate" }));
}

async function choose(label: string, file: File): Promise<void> {
  const name = `Choose file: ${label}`;
  const dialog = await screen.findByRole("dialog", { name: "Client certificate" });
  const button = within(dialog).getByRole("button", { name });
  const input = button.parentElement?.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null || input === undefined) throw new Error(`no file input at ${label}`);
  await userEvent.upload(input, file, { applyAccept: false });
}

describe("the client certificate of a workspace", () => {
  test("[I13] is handed in once with its passphrase, and afterwards told by its name, its end and that it is stored", async () => {
    const it = await shown();
    expect(it.network.getByText(/requires a client certificate \(mutual TLS\)/)).toBeTruthy();
    const dialog = await dialogOf(it);
    await choose("PFX file (.pfx or .p12)", PFX);
    expect(dialog.getByText("integration.p12")).toBeTruthy();
    const passphrase = dialog.getByLabelText<HTMLInputElement>(/^Passphrase/);
    await userEvent.type(passphrase, SECRET);
    expect([page().includes(SECRET), holders(SECRET)]).toEqual([false, [passphrase]]);
    await userEvent.click(dialog.getByRole("button", { name: "Save client certificate" }));
    expect(await it.network.findByText("CN=Northwind integration")).toBeTruthy();
    expect(it.network.getByText("Private key stored")).toBeTruthy();
    expect(it.core.inputs("connections.keepClient")).toEqual([
      { workspace: ID, client: { kind: "pfx", pfx: "MIIA/wc=", passphrase: SECRET } },
    ]);
    expect([page().includes(SECRET), holders(SECRET)]).toEqual([false, []]);
  });

  test("is handed in as a pair of files too, each of which is needed", async () => {
    const it = await shown();
    const dialog = await dialogOf(it);
    await userEvent.click(dialog.getByText("Certificate and key"));
    await userEvent.click(dialog.getByRole("button", { name: "Save client certificate" }));
    expect(dialog.getAllByText("Required.")).toHaveLength(2);
    await choose("Certificate (PEM)", new File(["a certificate"], "me.crt"));
    await choose("Private key (PEM)", new File(["a key"], "me.key"));
    await userEvent.click(dialog.getByRole("button", { name: "Save client certificate" }));
    await it.network.findByText("CN=Northwind integration");
    expect(it.core.inputs("connections.keepClient")).toEqual([
      { workspace: ID, client: { kind: "pem", cert: "a certificate", key: "a key" } },
    ]);
  });

  test.each([
    ["does-not-open", "The passphrase doesn't open this file.", "Passphrase"],
    ["not-a-pfx", "This isn't a PFX file.", "PFX file"],
    ["outdated-pfx", "This file uses outdated encryption.", "PFX file"],
  ] as const)("that is no good says so at its field: %s", async (clientFault, words, field) => {
    const it = await shown({ clientFault });
    const dialog = await dialogOf(it);
    await choose("PFX file (.pfx or .p12)", PFX);
    await userEvent.click(dialog.getByRole("button", { name: "Save client certificate" }));
    const said = await dialog.findByText(words, { exact: false });
    expect(said.closest(".mantine-InputWrapper-root")?.textContent).toContain(field);
    expect(it.network.queryByText("CN=Northwind integration")).toBeNull();
  });

  test("is removed after a question, with what the vault holds of it", async () => {
    const it = await shown(
      { workspaces: [sampleWorkspace({ network: { client: CLIENT } })] },
      "client-pfx",
      "client-passphrase",
    );
    await userEvent.click(it.network.getByRole("button", { name: "Remove client certificate" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Remove the client certificate?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Remove client certificate" }));
    expect(await it.network.findByRole("button", { name: "Add client certificate" })).toBeTruthy();
    expect(it.core.inputs("connections.dropClient")).toEqual([{ workspace: ID }]);
  });

  test("whose key is not in the vault, or that has ended, is told as that", async () => {
    const ended = { ...CLIENT, validTo: "2020-01-01T00:00:00.000Z" };
    const it = await shown({ workspaces: [sampleWorkspace({ network: { client: ended } })] }, "client-pfx");
    expect(it.network.getByText(/Expired \(1 Jan 2020/)).toBeTruthy();
    expect(await it.network.findByText(/isn't in the vault\. Add the certificate again/)).toBeTruthy();
    act(() => it.core.push("vault", { revision: 99, state: "locked" }));
    expect(await it.network.findByText(/unknown whether its private key is stored/)).toBeTruthy();
  });
});

describe("the app secret of a workspace", () => {
  test("[I14] is asked for once calls are to be proven by it, and kept for the cloud's address", async () => {
    const { core } = await shown({}, "cloud-token");
    const cloud = await openStep("Cloud API");
    expect(cloud.queryByLabelText("App secret")).toBeNull();
    await userEvent.click(cloud.getByLabelText("Sign each call with the app secret"));
    await userEvent.click(cloud.getByRole("button", { name: "Save and test" }));
    expect(cloud.getByText("Required.")).toBeTruthy();
    expect(core.calls).not.toContain("workspaces.save");
    await userEvent.type(cloud.getByLabelText("App secret"), SECRET);
    await userEvent.click(cloud.getByRole("button", { name: "Save and test" }));
    await waitFor(() => expect(core.calls).toContain("connections.test"));
    expect(core.inputs("vault.put").at(-1)).toEqual({
      label: `${ID}.app-secret`,
      secretKind: "app-secret",
      value: SECRET,
      origin: "https://cloud.example",
    });
    expect((await workspaceIn(core))?.cloud?.appSecretProof).toBe(true);
    expect(core.inputs("connections.test")).toMatchObject([
      { connection: { cloud: { appSecretProof: true } } },
    ]);
    expect([page().includes(SECRET), holders(SECRET)]).toEqual([false, []]);
  });
});

describe("a new password of the on-premises client", () => {
  test("may be left out, and is kept for the client's address where it is given", async () => {
    const onPrem = { baseUrl: "https://client.example:9090", signIn: { kind: "login", username: "admin" } };
    const { core } = await shown({ workspaces: [sampleWorkspace({ onPrem })] }, "onprem-password");
    const client = await openStep("On-premises client");
    await client.findByRole("group", { name: "Password" });
    await userEvent.click(client.getByRole("button", { name: "Save and test" }));
    await waitFor(() => expect(core.calls).toContain("connections.test"));
    await client.findByRole("img", { name: "Works" });
    await openStep("On-premises client");
    await userEvent.type(client.getByLabelText("New password (optional)"), SECRET);
    await userEvent.click(client.getByRole("button", { name: "Save and test" }));
    await waitFor(() => expect(core.inputs("connections.test")).toHaveLength(2));
    expect(core.inputs("vault.put").at(-1)).toEqual({
      label: `${ID}.onprem-new-password`,
      secretKind: "password",
      value: SECRET,
      origin: "https://client.example:9090",
    });
  });
});

test("[F15] when this computer's authorities are needed is said before they are chosen", async () => {
  await shown();
  const client = await openStep("On-premises client");
  const words = client.getByText(/needed if your company's network inspects encrypted traffic/);
  await userEvent.click(client.getByRole("button", { name: "Trust this computer's authorities too" }));
  expect(words.isConnected).toBe(false);
});
