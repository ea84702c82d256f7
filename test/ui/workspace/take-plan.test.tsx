import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { showWindow } from "../../support/ui/show-window.tsx";
import { BAKERY, coreWithRuns, idOf, workspaceOf } from "../overview/imagined.ts";

const PLAN = {
  version: 1,
  direction: "to-cloud",
  cloud: {
    baseUrl: "https://cloud.example",
    businessAccountId: "102290129340398",
    accessToken: { env: "CLOUD_TOKEN" },
    tls: { caFile: "ca.pem" },
  },
  onPrem: { baseUrl: "https://onprem.example", auth: { token: { file: "token.txt" } } },
  number: {
    phoneNumberId: String(idOf(7)),
    cc: "1",
    phoneNumber: "2025550107",
    pin: { env: "PIN" },
    displayName: "Shop \u202E8",
  },
};

async function dropPlan(plan: unknown, name = "move.switchover-plan"): Promise<void> {
  const area = await screen.findByText(/Drop the file of a handed-over workspace here, or a plan/);
  const text = typeof plan === "string" ? plan : JSON.stringify(plan);
  fireEvent.drop(area, { dataTransfer: { files: [new File([text], name)] } });
}

test("[ZO3] a plan's number, APIs, secrets and what is left out are shown before anything is added", async () => {
  const { core, transport } = coreWithRuns({ workspaces: [] });
  showWindow(transport, "/workspaces/new");
  await dropPlan(PLAN, "move.json");
  expect(await screen.findByText("+1 202 555 0107")).toBeTruthy();
  expect(screen.getByText("https://onprem.example")).toBeTruthy();
  expect(screen.getByText(/environment variable CLOUD_TOKEN/)).toBeTruthy();
  expect(screen.getByText(/certificates to trust for the cloud/)).toBeTruthy();
  expect(document.body.textContent).not.toContain("\u202E");
  expect(core.inputs("workspaces.save")).toEqual([]);
  const [, fromPlan] = screen.getAllByRole("button", { name: "Add workspace" });
  await userEvent.setup().click(fromPlan as HTMLElement);
  await waitFor(() => expect(core.inputs("workspaces.save")).toHaveLength(1));
  expect(core.inputs("workspaces.save")).toMatchObject([
    { workspace: { numbers: [{ phoneNumber: "2025550107" }], onPrem: { signIn: { kind: "token" } } } },
  ]);
  await waitFor(() => expect(window.location.hash).toMatch(/^#\/workspaces\/ws-/));
});

test("[ZO4] the number of a plan for connections that are here is added to their workspace", async () => {
  const { core, transport } = coreWithRuns({ workspaces: [workspaceOf(2)] });
  showWindow(transport, "/workspaces/new");
  await dropPlan(PLAN);
  await userEvent
    .setup()
    .click(await screen.findByRole("button", { name: "Add number to Northwind Bakery" }));
  await waitFor(() => expect(core.inputs("workspaces.save")).toHaveLength(1));
  const [{ workspace }] = core.inputs("workspaces.save") as [
    { workspace: { id: string; numbers: object[] } },
  ];
  expect([workspace.id, workspace.numbers.length]).toEqual([BAKERY, 3]);
});

test("[ZO4] a plan whose number is here adds nothing and leads to its checks", async () => {
  const { core, transport } = coreWithRuns({ workspaces: [workspaceOf(2)] });
  showWindow(transport, "/workspaces/new");
  await dropPlan({ ...PLAN, number: { ...PLAN.number, phoneNumber: "2025550101" } });
  await userEvent.setup().click(await screen.findByRole("button", { name: "Go to the checks" }));
  await waitFor(() => expect(window.location.hash).toBe(`#/move/${BAKERY}/${idOf(1)}/to-cloud`));
  expect(core.inputs("workspaces.save")).toEqual([]);
});

test("[ZO3] a plan that can't be used names every fault, and another file can be chosen", async () => {
  const { core, transport } = coreWithRuns({ workspaces: [] });
  showWindow(transport, "/workspaces/new");
  await dropPlan({ ...PLAN, version: 2, direction: "sideways" });
  expect(await screen.findByText("This plan can't be used. Correct it and choose it again:")).toBeTruthy();
  expect(screen.getAllByRole("listitem").length).toBeGreaterThanOrEqual(2);
  await userEvent.setup().click(screen.getByRole("button", { name: "Choose another file" }));
  await dropPlan("{");
  expect(await screen.findByText(/incomplete|ends too early/)).toBeTruthy();
  expect(core.inputs("workspaces.save")).toEqual([]);
});

const opened = (name: string, kind: "plan" | "report" | "workspace", text: string) =>
  ({ outcome: "read", kind, name, content: btoa(text) }) as const;

test("[ZO1] the window of a double-clicked plan shows it at once", async () => {
  const { transport } = coreWithRuns({
    workspaces: [],
    host: "desktop",
    openedFile: opened(
      "move.switchover-plan",
      "plan",
      JSON.stringify({ ...PLAN, number: { ...PLAN.number, displayName: "Shop" } }),
    ),
  });
  showWindow(transport, "/opened/1");
  expect(await screen.findByRole("heading", { level: 1, name: "A file to take over" })).toBeTruthy();
  expect(await screen.findByText("+1 202 555 0107")).toBeTruthy();
});

test("[ZO1] the window of a double-clicked report checks it at once", async () => {
  const { core, transport } = coreWithRuns({
    workspaces: [],
    host: "desktop",
    openedFile: opened("run.switchover-report", "report", "{}"),
  });
  showWindow(transport, "/opened/1");
  await waitFor(() => expect(core.inputs("report.verify")).toEqual([{ content: btoa("{}") }]));
  expect(await screen.findByText("run.switchover-report")).toBeTruthy();
});

test("[ZO1] a double-clicked file that can't be read says so, and so does a window without such files", async () => {
  const gone = coreWithRuns({
    workspaces: [],
    host: "desktop",
    openedFile: { outcome: "unreadable", why: "gone", name: "move.switchover-plan" },
  });
  const first = showWindow(gone.transport, "/opened/1");
  expect(await screen.findByText(/It is no longer there/)).toBeTruthy();
  first.unmount();
  showWindow(coreWithRuns({ workspaces: [] }).transport, "/opened/1");
  expect(await screen.findByRole("heading", { level: 1, name: "The file can't be opened" })).toBeTruthy();
  // Nothing to copy is on the screen.
  expect(screen.getByText(/^No file was opened in this window/)).toBeTruthy();
  expect(screen.queryByText(/on the screen/)).toBeNull();
});
