import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { CheckResult } from "../../../shared/checks/result.ts";
import { Workspace } from "../../../shared/workspace/workspace.ts";
import { fakeCore, FAKE_RUN, type FakeCore, type Script } from "../../support/fake-core.ts";
import { NumberObservation } from "../../../shared/workspace/number-observation.ts";
import { AGREED } from "../../support/fake-window-side.ts";
import { listenForAnnouncements } from "../../support/ui/announced.ts";
import { showWindow } from "../../support/ui/show-window.tsx";

const WORKSPACE = Workspace.parse({
  id: "ws-bakery1",
  name: "Northwind Bakery",
  dialect: { brand: "chat", apiVersion: "v23.0" },
  cloud: { baseUrl: "https://cloud.example", businessAccountId: "10221" },
  onPrem: { baseUrl: "https://onprem.example:9090", signIn: { kind: "token" } },
  numbers: [{ phoneNumberId: "10651", cc: "1", phoneNumber: "2025550123" }],
});
const ADDRESS = "/move/ws-bakery1/10651/to-cloud";
const LABELS = ["ws-bakery1.cloud-token", "ws-bakery1.onprem-token", "ws-bakery1.pin.12025550123"];

const PASSED: CheckResult = { id: "local.disk", status: "pass", found: "84241 MB free" };
const WARNED: CheckResult = {
  id: "number.quality",
  status: "warn",
  cause: "quality-low",
  found: "RED \u202e<b>",
};
const FAILED: CheckResult = {
  id: "cloud.token",
  status: "fail",
  cause: "token-expired",
  found: "ended yesterday",
};

const OVER = { phase: { kind: "ended", reason: "complete" } } as const;

/** The fake core's one run: long over, until a start opens it anew. */
const overBeforeItBegins: NonNullable<Script["edit"]> = (run) =>
  run.revision === 0 ? { ...run, phase: { kind: "ended", reason: "complete" } } : run;

async function show(script: Script, labels: readonly string[] = LABELS): Promise<FakeCore> {
  const core = fakeCore({ workspaces: [WORKSPACE], edit: overBeforeItBegins, ...script });
  await core.transport.call("vault.unlock", { passphrase: "open sesame", allowCreate: true });
  for (const label of labels)
    await core.transport.call("vault.put", { label, secretKind: "other", value: "x" });
  showWindow(core.transport, ADDRESS);
  return core;
}

/** The button that starts, once the checks let it. */
const startButton = (): Promise<HTMLElement> =>
  waitFor(() => {
    const button = screen.getByRole("button", { name: "Start migration" });
    expect(button).toHaveProperty("disabled", false);
    return button;
  });

const callsOf = ({ calls }: FakeCore, method: string): number =>
  calls.filter((each) => each === method).length;

test("what is missing is named, and nothing is checked without it", async () => {
  const core = await show({}, ["ws-bakery1.cloud-token"]);
  await screen.findByText("Two-step PIN of the number");
  expect(screen.getByText("Token of the on-premises client")).toBeTruthy();
  expect(callsOf(core, "checks.run")).toBe(0);
});

test("the checks show the value that was found, in groups, and a sum", async () => {
  await show({ checks: [PASSED, WARNED] });
  await screen.findByText("1 of 2 with a warning");
  expect(screen.getByText("84241 MB free")).toBeTruthy();
  expect(screen.getByRole("list", { name: "This computer" })).toBeTruthy();
  expect(screen.getAllByText("RED \\u{202e}<b>")).toHaveLength(2);
});

test("a failed check comes first, with the way to the very field that fixes it, and nothing can be started", async () => {
  const user = userEvent.setup();
  await show({ checks: [PASSED, WARNED, FAILED] });
  await screen.findByRole("heading", { level: 1, name: "1 thing to fix before +1 202 555 0123 can move" });
  const failures = within(screen.getByRole("alert"));
  expect(failures.getByText("Cloud access token")).toBeTruthy();
  expect(failures.getByText("ended yesterday")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Start migration" })).toHaveProperty("disabled", true);
  expect(failures.getByRole("link", { name: "Enter access token" }).dataset["variant"]).toBe("filled");
  await user.click(failures.getByRole("link", { name: "Enter access token" }));
  expect(window.location.hash).toBe("#/workspaces/ws-bakery1");
  const field = () => document.querySelector<HTMLElement>('[data-field="token"]');
  await waitFor(() => expect(field()?.contains(document.activeElement)).toBe(true), { timeout: 5_000 });
  expect(document.activeElement?.tagName).toBe("INPUT");
});

test("the way back leads to the same preparation, which checks again by itself", async () => {
  const user = userEvent.setup();
  const core = await show({ checks: [PASSED, FAILED] });
  await user.click(await screen.findByRole("link", { name: "Enter access token" }));
  await user.click(await screen.findByRole("link", { name: "Back to the migration" }));
  expect(window.location.hash).toBe(`#${ADDRESS}`);
  await waitFor(() => expect(callsOf(core, "checks.run")).toBe(2));
});

test("what is missing leads to where it is entered, too", async () => {
  const user = userEvent.setup();
  await show({}, LABELS.slice(0, 2));
  await screen.findByRole("heading", {
    level: 1,
    name: "1 thing is missing before +1 202 555 0123 can move",
  });
  await user.click(screen.getByRole("link", { name: "Enter PIN" }));
  await waitFor(() =>
    expect(document.querySelector('[data-field="pin"]')?.contains(document.activeElement)).toBe(true),
  );
  expect(screen.getByRole("link", { name: "Back to the migration" })).toBeTruthy();
});

test("a warning is told below the failures, and does not stand in the way", async () => {
  await show({ checks: [PASSED, WARNED] });
  await screen.findByRole("heading", { level: 1, name: "+1 202 555 0123 is ready to move to the cloud" });
  expect(
    within(screen.getByRole("region", { name: "Good to know" })).getByText("Quality rating"),
  ).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByRole("button", { name: "Start migration" })).toHaveProperty("disabled", false);
});

test("the first round moves nothing when it ends: every group has its row from the start", async () => {
  const core = fakeCore({ workspaces: [WORKSPACE], checks: [PASSED, WARNED], edit: overBeforeItBegins });
  await core.transport.call("vault.unlock", { passphrase: "open sesame", allowCreate: true });
  for (const label of LABELS)
    await core.transport.call("vault.put", { label, secretKind: "other", value: "x" });
  const release = core.hold("checks.run");
  showWindow(core.transport, ADDRESS);
  await screen.findByRole("heading", { level: 1, name: /^Checking whether/ });
  const rows = () =>
    [...document.querySelectorAll("details > summary > strong")].map((row) => row.textContent);
  const atFirst = rows();
  expect(atFirst).toEqual(["This computer", "Cloud", "On-premises client", "Number", "Shards", "Webhooks"]);
  const plan = screen.getByRole("complementary", { name: "The migration" });
  expect(plan.parentElement?.dataset["planFirst"]).toBe("true");
  expect(screen.getByRole("button", { name: "Start migration" })).toHaveProperty("disabled", true);
  release();
  await screen.findByRole("heading", { level: 1, name: /is ready to move/ });
  expect(rows()).toEqual(atFirst);
  expect(plan.parentElement?.dataset["planFirst"]).toBe("true");
  const checks = screen.getByRole("heading", { name: "Preflight checks" });
  const notes = screen.getByRole("heading", { name: "Good to know" });
  expect(checks.compareDocumentPosition(notes) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test("a narrow window shows what failed before the migration, also while the checks run again", async () => {
  const user = userEvent.setup();
  const core = await show({ checks: [PASSED, FAILED] });
  await screen.findByRole("alert");
  const plan = screen.getByRole("complementary", { name: "The migration" });
  expect(plan.parentElement?.dataset["planFirst"]).toBe("false");
  const release = core.hold("checks.run");
  await user.click(screen.getByRole("button", { name: "Rerun all" }));
  await screen.findByRole("heading", { level: 1, name: /^Checking whether/ });
  expect(plan.parentElement?.dataset["planFirst"]).toBe("false");
  release();
  await screen.findByRole("alert");
});

test("a failed check that no field fixes says in words what to do, and reruns alone", async () => {
  const health: CheckResult = {
    id: "onprem.health",
    status: "fail",
    cause: "gateway-disconnected",
    found: "gateway disconnected",
  };
  await show({ checks: [PASSED, health] });
  const failures = within(await screen.findByRole("alert", { name: "1 check failed" }));
  expect(failures.queryByRole("link")).toBeNull();
  expect(failures.getByText(/Check that it can connect out/)).toBeTruthy();
  expect(failures.getByRole("button", { name: /^Rerun: / }).dataset["variant"]).toBe("default");
});

test("what was skipped is folded in its group, with the reason", async () => {
  const user = userEvent.setup();
  const skipped: CheckResult = {
    id: "cloud.tls",
    status: "skip",
    cause: "not-reachable",
    found: "not asked",
  };
  await show({ checks: [PASSED, skipped] });
  await screen.findByText(/1 check was skipped/);
  expect(screen.queryByRole("region", { name: "Good to know" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Show all" }));
  const cloud = within(screen.getByRole("list", { name: "Cloud" }));
  expect(cloud.getByRole("img", { name: "skipped" })).toBeTruthy();
  expect(cloud.getByText("What was found")).toBeTruthy();
});

test("the groups are folded to a dot per check, and open together", async () => {
  const user = userEvent.setup();
  await show({ checks: [PASSED, FAILED] });
  const show1 = await screen.findByRole("button", { name: "Show all" });
  const local = screen.getByRole("list", { name: "This computer", hidden: true }).closest("details");
  expect(local?.open).toBe(false);
  await user.click(show1);
  expect(local?.open).toBe(true);
  await user.click(screen.getByRole("button", { name: "Hide all" }));
  expect(local?.open).toBe(false);
});

test("the point of no return is between the steps that move nothing and those that do", async () => {
  await show({ checks: [PASSED] });
  const plan = within(await screen.findByRole("complementary", { name: "The migration" }));
  const lines = plan.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(lines.map((line) => line.replace(/^\d/, ""))).toEqual([
    expect.stringMatching(/^Check/),
    expect.stringMatching(/^Back up/),
    " Safe until here",
    expect.stringMatching(/^Register/),
    expect.stringMatching(/^Subscribe/),
    expect.stringMatching(/^Verify/),
  ]);
});

test("a start is not called clear of what could not be looked at, or of a place that is not known", async () => {
  const skipped: CheckResult = { id: "cloud.tls", status: "skip", found: "not asked" };
  await show({
    checks: [PASSED, skipped],
    // The look after the checks would place it.
    problems: { "numbers.look": { kind: "vaultLocked" } },
    edit: (run) => ({ ...run, ...OVER, numberIs: "unknown", proof: "none" }),
  });
  await screen.findByText(/1 check was skipped, so its result is unknown/);
  expect(screen.getByText(/The number's location is unknown\. The first step checks/)).toBeTruthy();
});

test("one check is looked at again without the others", async () => {
  const user = userEvent.setup();
  const core = await show({ checks: [PASSED, FAILED] });
  const failures = within(await screen.findByRole("alert"));
  await user.click(failures.getByRole("button", { name: /^Rerun: Cloud access token/ }));
  await waitFor(() => expect(callsOf(core, "checks.run")).toBe(2));
  expect(screen.getByText("84241 MB free")).toBeTruthy();
});

test("results of somebody else's checks are not shown", async () => {
  const core = await show({ checks: [PASSED] });
  await screen.findByText("84241 MB free");
  act(() => core.push("checks", { session: "another", check: FAILED }));
  expect(screen.queryByText("ended yesterday")).toBeNull();
});

test("a double click starts one run, which goes on at its own address", async () => {
  const user = userEvent.setup();
  const core = await show({ checks: [PASSED], asks: ["point-of-no-return"] });
  const button = await startButton();
  const release = core.hold("migration.start");
  await user.dblClick(button);
  expect(screen.getByText("Running the checks, then starting the migration")).toBeTruthy();
  release();
  await screen.findByRole("heading", {
    level: 1,
    name: "Ready to move +1 202 555 0123 to the cloud: nothing has moved",
  });
  expect(window.location.hash).toBe(`#/runs/${FAKE_RUN}`);
  expect(callsOf(core, "migration.start")).toBe(1);
  await waitFor(() => expect(callsOf(core, "migration.proceed")).toBe(1));
});

test("a number whose run is open leads to that run", async () => {
  const user = userEvent.setup();
  await show({ checks: [PASSED], startProblem: { kind: "runOpen", run: FAKE_RUN, held: false } });
  await user.click(await startButton());
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Open that migration" })).toBeTruthy();
});

test("where nobody has looked and no run has proven anything, the number's place is not known", async () => {
  await show({ checks: [PASSED], edit: (run) => ({ ...run, ...OVER, numberIs: "unknown", proof: "none" }) });
  expect(await screen.findByRole("figure", { name: "Location of +1 202 555 0123 is unknown" })).toBeTruthy();
});

test("a look that is older than a proven move does not say where the number is", async () => {
  const old = { ...AGREED, at: "2026-01-15T11:00:00.000Z" };
  const readings = [
    NumberObservation.parse({
      workspace: "ws-bakery1",
      phoneNumberId: "10651",
      revision: 1,
      asked: {},
      reading: old,
    }),
  ];
  await show({ readings, edit: (run) => ({ ...run, ...OVER, numberIs: "cloud", proof: "proven" }) });
  expect(await screen.findByRole("figure", { name: "+1 202 555 0123 is in the cloud" })).toBeTruthy();
});

test("results that come in are not read out one by one, and neither is their age", async () => {
  const core = fakeCore({ workspaces: [WORKSPACE], checks: [PASSED, WARNED], edit: overBeforeItBegins });
  await core.transport.call("vault.unlock", { passphrase: "open sesame", allowCreate: true });
  for (const label of LABELS)
    await core.transport.call("vault.put", { label, secretKind: "other", value: "x" });
  const sessions: string[] = [];
  const release = core.hold("checks.run");
  showWindow(
    {
      ...core.transport,
      call: (method, input) => {
        if (method === "checks.run") sessions.push((input as { session: string }).session);
        return core.transport.call(method, input);
      },
    },
    ADDRESS,
  );
  await screen.findByText("0 results so far");
  const heard = listenForAnnouncements();
  act(() => core.push("checks", { session: sessions[0], check: PASSED }));
  act(() => core.push("checks", { session: sessions[0], check: WARNED }));
  await screen.findByText("2 results so far");
  expect(heard()).toEqual([]);
  release();
  await screen.findByText("1 of 2 with a warning");
  const later = listenForAnnouncements();
  await new Promise((resolve) => setTimeout(resolve, 2_300));
  expect(later()).toEqual([]);
});

test("APIs that answered with a rejection are not said to be silent", async () => {
  const refused = {
    ...AGREED,
    home: "unknown",
    reason: "nobody-answered",
    cloudSays: "silent",
    clientSays: "silent",
  };
  const readings = [
    NumberObservation.parse({
      workspace: "ws-bakery1",
      phoneNumberId: "10651",
      revision: 1,
      asked: {},
      reading: refused,
    }),
  ];
  await show({
    checks: [PASSED],
    readings,
    problems: { "numbers.look": { kind: "vaultLocked" } },
    edit: (run) => ({ ...run, ...OVER, numberIs: "unknown", proof: "none" }),
  });
  const plan = within(await screen.findByRole("complementary", { name: "The migration" }));
  expect(await plan.findByText("Unknown: neither API reported where the number is.")).toBeTruthy();
  expect(plan.queryByText(/responded/)).toBeNull();
});

test("while a migration of the number is open, only that one can be opened: there is no start", async () => {
  await show({ checks: [PASSED], edit: (run) => run });
  await screen.findByRole("heading", { level: 1, name: "A migration of +1 202 555 0123 is open" });
  expect(screen.getAllByText(/^A migration of this number is open/)).toHaveLength(1);
  expect(screen.getByRole("link", { name: "Open that migration" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Start migration" })).toBeNull();
});
