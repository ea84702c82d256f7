import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { cureOfCheck, cureOfMissing, type Cure } from "../../../renderer/components/checks/cure-of-check.ts";
import { CAUSES_BY_CHECK, type CheckId } from "../../../shared/checks/catalogue.ts";
import { Workspace } from "../../../shared/workspace/workspace.ts";
import { fakeCore } from "../../support/fake-core.ts";
import { showWindow } from "../../support/ui/show-window.tsx";

const BACK = "/move/ws-bakery1/10651/to-cloud";

/** A workspace that has every field: each secret that a migration can need belongs to it. */
const workspaceWith = (signIn: Readonly<Record<string, string>>) =>
  Workspace.parse({
    id: "ws-bakery1",
    name: "Northwind Bakery",
    dialect: { brand: "chat", apiVersion: "v23.0" },
    cloud: { baseUrl: "https://cloud.example", businessAccountId: "10221", appSecretProof: true },
    onPrem: { baseUrl: "https://onprem.example:9090", signIn },
    network: { proxy: { kind: "own", url: "http://proxy.example:3128", username: "bakery" } },
    numbers: [{ phoneNumberId: "10651", cc: "1", phoneNumber: "2025550123" }],
  });
const BY_PASSWORD = workspaceWith({ kind: "login", username: "admin" });
const BY_TOKEN = workspaceWith({ kind: "token" });

function numberOf({ numbers: [number] }: Workspace) {
  if (number === undefined) throw new Error("the workspace has no number");
  return number;
}

type Way = { readonly label: Cure["label"]; readonly cure: Cure; readonly workspace: Workspace };

const PARTS = [
  "cloud",
  "on-premises",
  "cloud-token",
  "onprem-password",
  "app-secret",
  "proxy-password",
  "client-key",
  "pin",
  "cert",
] as const;

/** One way to each field that any check or missing part leads to, for both ways to sign in. */
const WAYS: readonly Way[] = [BY_PASSWORD, BY_TOKEN].flatMap((workspace) => {
  const at = { workspace, number: numberOf(workspace), back: BACK };
  const ofChecks = (Object.keys(CAUSES_BY_CHECK) as CheckId[]).flatMap((id) =>
    CAUSES_BY_CHECK[id].map((cause) => cureOfCheck({ id, cause, status: "fail" }, at)),
  );
  const ofParts = workspace === BY_PASSWORD ? PARTS.map((part) => cureOfMissing(part, at)) : [];
  const cures = [...ofChecks, ...ofParts].filter((cure) => cure !== undefined);
  const ofClient = new Set<Cure["label"]>(["clientToken", "clientPassword", "clientNewPassword"]);
  return [...new Map(cures.map((cure) => [cure.label, cure])).values()]
    .filter(({ label }) => workspace === BY_PASSWORD || ofClient.has(label))
    .map((cure) => ({ label: cure.label, cure, workspace }));
});

test("every field that a check or a missing part can lead to is tried below", () => {
  expect(WAYS.map(({ label }) => label).toSorted()).toMatchInlineSnapshot(`
    [
      "apiVersion",
      "appId",
      "appSecret",
      "backupPassword",
      "brandPrefix",
      "cert",
      "clientBase",
      "clientCertificate",
      "clientNewPassword",
      "clientPassword",
      "clientToken",
      "clientUser",
      "cloudBase",
      "cloudCertificate",
      "displayName",
      "network",
      "numbers",
      "pin",
      "proxyPassword",
      "recovery",
      "routes",
      "runs",
      "shards",
      "token",
      "wabaId",
    ]
  `);
});

test.each(WAYS)(
  "the button for $label leads to a field that is there, and a way back to the migration",
  async ({ cure, workspace }) => {
    const core = fakeCore({ workspaces: [workspace] });
    window.history.replaceState(cure.state, "", `/#${cure.href}`);
    showWindow(core.transport, cure.href);
    const back = await screen.findByRole("link", { name: "Back to the migration" }, { timeout: 5_000 });
    expect(back.getAttribute("href")).toBe(`#${BACK}`);
    if (!("field" in cure.state)) return;
    const { field } = cure.state;
    await waitFor(
      () =>
        expect(document.querySelector(`[data-field="${field}"]`)?.contains(document.activeElement)).toBe(
          true,
        ),
      { timeout: 5_000 },
    );
  },
);

test.each(["https://elsewhere.example/", "//elsewhere.example", "/nowhere", "move/ws-bakery1"])(
  "a way back to %s is not offered: it is no screen of this window",
  async (back) => {
    const core = fakeCore({ workspaces: [BY_TOKEN] });
    window.history.replaceState({ field: "token", back }, "", "/#/workspaces/ws-bakery1");
    showWindow(core.transport, "/workspaces/ws-bakery1");
    await screen.findByRole("region", { name: "Cloud API" }, { timeout: 5_000 });
    expect(window.history.state).toMatchObject({ back });
    expect(screen.queryByRole("link", { name: "Back to the migration" })).toBeNull();
  },
);
