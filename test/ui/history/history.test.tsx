import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { RunId } from "../../../shared/ids.ts";
import { showWindow } from "../../support/ui/show-window.tsx";
import { coreWithRuns, runOf, workspaceOf } from "../overview/imagined.ts";

const ONE = { workspaces: [workspaceOf(1)] };
const OLD = runOf({
  run: "r-20260101-aaaaaa",
  openedAt: "2026-01-01T12:00:00.000Z",
  phase: { kind: "ended", reason: "register-refused" },
  numberIs: "on-premises",
  proof: "none",
});
const NEW = runOf({
  basis: "cloud-look-up",
  run: "r-20260115-bbbbbb",
  number: "+12025550177",
  spoken: "+1 202 555 0177",
});

test("every move stands there, the newest first, with its direction, end, what its place rests on, and duration", async () => {
  showWindow(coreWithRuns(ONE, [OLD, NEW]).transport, "/history");
  const [, first, second] = await screen.findAllByRole("row");
  expect(first?.textContent).toContain("+1 202 555 0177");
  expect(first?.textContent).toContain("On-premises to cloud");
  expect(first?.textContent).toContain("moved to the cloud");
  expect(first?.textContent).toContain("confirmed by the cloud");
  expect(first?.textContent).toContain("4\u00a0min");
  expect(within(first as HTMLElement).getByRole("img", { name: "Success" })).toBeTruthy();
  expect(within(second as HTMLElement).getByRole("img", { name: "Failed" })).toBeTruthy();
  expect(second?.textContent).toContain("unconfirmed");
  const link = within(first as HTMLElement).getByRole("link", { name: /^\+1/ });
  expect(link.getAttribute("href")).toBe("#/runs/r-20260115-bbbbbb");
});

test("the list is narrowed down by a number's digits", async () => {
  showWindow(coreWithRuns(ONE, [OLD, NEW]).transport, "/history");
  await userEvent.type(await screen.findByLabelText("Find a number"), "555 0177");
  expect(screen.getAllByRole("row")).toHaveLength(2);
  await userEvent.type(screen.getByLabelText("Find a number"), "9999");
  expect(screen.getByText("No migration matches this number.")).toBeTruthy();
});

test("an empty history teaches and leads on", async () => {
  showWindow(coreWithRuns(ONE).transport, "/history");
  expect(await screen.findByText(/No migrations yet/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Choose a number to move" }));
  expect(window.location.hash).toBe("#/migrate");
});

test("a move that has not ended is no success, and one that nobody can place is named so", async () => {
  const open = runOf({
    phase: { kind: "unknown", step: "register" },
    numberIs: "unknown",
    proof: "none",
    working: undefined,
  });
  showWindow(coreWithRuns(ONE, [open]).transport, "/history");
  const [, row] = await screen.findAllByRole("row");
  expect(row?.textContent).toContain("Not ended: location unknown");
  expect(within(row as HTMLElement).getByRole("img", { name: "Unknown" })).toBeTruthy();
});

test("moves whose journal cannot be read are named, not hidden", async () => {
  const run = RunId.parse("r-20260115-cccccc");
  showWindow(coreWithRuns({ ...ONE, unreadable: [{ run, rows: 2 }] }).transport, "/history");
  expect((await screen.findByRole("region", { name: "1 migration can't be read" })).textContent).toContain(
    run,
  );
});

test("[F37] a move that a newer version wrote is named as that, and not as damaged", async () => {
  const run = RunId.parse("r-20260115-cccccc");
  const newer = { found: 3, known: 2 };
  showWindow(coreWithRuns({ ...ONE, unreadable: [{ run, rows: 0, newer }] }).transport, "/history");
  const told = (await screen.findByRole("region", { name: "1 migration can't be read" })).textContent;
  expect(told).toContain("Written by a newer version");
  expect(told).not.toContain("damaged");
});

test("long histories are drawn in parts", async () => {
  const many = Array.from({ length: 120 }, (_, index) =>
    runOf({ run: `r-20260115-${String(index).padStart(6, "a")}` }),
  );
  const shown = showWindow(coreWithRuns(ONE, many).transport, "/history");
  await screen.findByRole("table");
  expect(screen.getAllByRole("row")).toHaveLength(51);
  await userEvent.click(screen.getByRole("button", { name: "Show 50 more" }));
  expect(screen.getAllByRole("row")).toHaveLength(101);
  act(() => shown.loseLink());
  expect(screen.getByRole("alert").textContent).toContain("Can't reach Switchover since");
});

test("[I28] a move that a newer one of its number has followed is told as past, and proves no place", async () => {
  const basis = "cloud-look-up";
  const first = runOf({
    basis,
    run: "r-20260101-aaaaaa",
    openedAt: "2026-01-01T12:00:00.000Z",
    numberIs: "cloud",
  });
  const back = runOf({
    run: "r-20260115-bbbbbb",
    openedAt: "2026-01-15T12:00:00.000Z",
    direction: "to-onprem",
    numberIs: "on-premises",
    basis: "client-look-up",
  });
  const { core, transport } = coreWithRuns(ONE, [first]);
  showWindow(transport, "/history");
  const [, alone] = await screen.findAllByRole("row");
  expect(alone?.textContent).toContain("confirmed by the cloud");
  act(() => core.push("runs", back));
  const [, newest, older] = await screen.findAllByRole("row");
  expect(newest?.textContent).toContain("confirmed by the client");
  expect(older?.textContent).toContain("with: “+1 202 555 0100 moved to the cloud");
  expect(older?.textContent).toContain("out of date");
  expect(older?.textContent).not.toContain("confirmed by the cloud");
  expect(within(older as HTMLElement).queryByRole("img", { name: "Success" })).toBeNull();
});

test("the title counts the migrations, and first those that have not ended", async () => {
  const shown = showWindow(coreWithRuns(ONE, [OLD, NEW]).transport, "/history");
  expect(await screen.findByRole("heading", { level: 1, name: "2 migrations, all ended" })).toBeTruthy();
  shown.unmount();
  showWindow(coreWithRuns(ONE, [OLD, { ...NEW, phase: { kind: "ready" } }]).transport, "/history");
  expect(
    await screen.findByRole("heading", { level: 1, name: "1 of 2 migrations hasn't ended" }),
  ).toBeTruthy();
});
