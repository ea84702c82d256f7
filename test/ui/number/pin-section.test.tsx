import { PhoneNumberId } from "../../../shared/ids.ts";
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { actionItemsOf } from "../../../renderer/screens/overview/action-items.ts";
import { withPinChange } from "../../../renderer/stores/pin-changes.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import type { PinChange } from "../../../shared/pin/pin-change.ts";
import { clientOver } from "../../../shared/rpc/client.ts";
import { fakeCore, type FakeCore, type Script } from "../../support/fake-core.ts";
import { showWindow } from "../../support/ui/show-window.tsx";
import { showRun, withRegister } from "../run/shown-run.tsx";
import { ID, sampleWorkspace } from "../workspace/sample-workspace.ts";

const OPEN = { timeout: 8_000 };
const AT = "2026-01-15T12:00:00.000Z";
const EVIDENCE = { at: AT, durationMs: 5, httpStatus: 400 };
const CHANGE: PinChange = {
  operation: "o-20260114-abcdefghij" as PinChange["operation"],
  action: "set",
  side: "on-premises",
  number: "+12025550123",
  phoneNumberId: "2000001",
  by: "person",
  startedAt: "2026-01-14T12:00:00.000Z",
  state: "unknown",
};
const ENDED: Pick<Script, "edit"> = {
  edit: (run) => ({ ...run, phase: { kind: "ended", reason: "abandoned" } }),
};

/** The section on the two-step PIN of a number, over an open vault. */
async function section(script: Script = {}): Promise<{ core: FakeCore; card: HTMLElement }> {
  const core = fakeCore({ workspaces: [sampleWorkspace()], ...ENDED, ...script });
  await clientOver(core.transport).call("vault.unlock", { passphrase: "open sesame", allowCreate: true });
  showWindow(core.transport, `/workspaces/${ID}/numbers/2000001`);
  const card = await screen.findByRole("region", { name: "Two-step PIN on the platform" }, OPEN);
  return { core, card };
}

const press = async (name: string, inside?: HTMLElement): Promise<void> =>
  userEvent.click(await (inside === undefined ? screen : within(inside)).findByRole("button", { name }));

describe("the two-step PIN on a number's page", () => {
  test("is set once, after a question that says on which side and what a yes means", async () => {
    const { core, card } = await section();
    expect(within(card).getByText("The PIN hasn't been changed from here.")).toBeTruthy();
    await press("Set PIN", card);
    const dialog = await screen.findByRole("dialog", { name: "Set the two-step PIN of +1 202 555 0123?" });
    expect(within(dialog).getByText(/The on-premises client sets it/)).toBeTruthy();
    expect(core.calls).not.toContain("pin.change");
    await userEvent.dblClick(within(dialog).getByRole("button", { name: "Set PIN" }));
    expect(await within(card).findByText("The two-step PIN of +1 202 555 0123 is set.")).toBeTruthy();
    expect(core.inputs("pin.change")).toMatchObject([{ action: "set", side: "on-premises", by: "person" }]);
    expect(within(card).getByText(/^PIN set on-premises, /)).toBeTruthy();
  });

  test("is not changed where the question is closed", async () => {
    const { core, card } = await section();
    await press("Turn off PIN", card);
    const dialog = await screen.findByRole("dialog", { name: /Turn two-step verification off/ });
    await press("Cancel", dialog);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(core.calls).not.toContain("pin.change");
  });

  test("says what is awaited and for how long at most, and takes no second click meanwhile", async () => {
    const { core, card } = await section();
    const look = core.hold("pin.check");
    await press("Set PIN", card);
    await press("Turn off PIN", card);
    expect(await within(card).findByText("Checking both APIs for the number")).toBeTruthy();
    const sent = core.hold("pin.change");
    act(() => look());
    await press("Set PIN", await screen.findByRole("dialog"));
    expect(await within(card).findByText(/The request is sent once/)).toBeTruthy();
    expect(within(card).getByText(/of at most 60/)).toBeTruthy();
    act(() => sent());
    expect(await within(card).findByText(/is set\.$/)).toBeTruthy();
    expect(core.calls.filter((call) => call.startsWith("pin.ch"))).toEqual(["pin.check", "pin.change"]);
  });

  test.each([
    [
      "refused",
      {
        state: "rejected",
        outcome: { kind: "rejected", reason: "not-registered", evidence: EVIDENCE },
      },
      /wasn't set\. .*isn't registered/,
      "Failed",
    ],
    [
      "lost",
      { state: "unknown", outcome: { kind: "unknown", cause: "connection-lost", evidence: EVIDENCE } },
      /^Whether the two-step PIN of .* was set is unknown/,
      "Unknown",
    ],
    [
      "not sent",
      {
        state: "not-sent",
        outcome: { kind: "notSent", cause: "connection-refused", evidence: EVIDENCE },
      },
      /wasn't sent\. /,
      "Failed",
    ],
  ] as const)("whose change is %s is shown as such, never as done", async (_how, comes, said, mark) => {
    const { card } = await section({ pinComesOut: comes });
    await press("Set PIN", card);
    await press("Set PIN", await screen.findByRole("dialog"));
    expect(await within(card).findByText(said)).toBeTruthy();
    expect(
      within(card)
        .getAllByRole("img")
        .map((one) => one.getAttribute("aria-label")),
    ).toContain(mark);
    expect(within(card).queryByText("done")).toBeNull();
  });

  test("whose side cannot be told is changed on the side that the person names", async () => {
    const { core, card } = await section();
    core.fail("pin.check", { kind: "placeUnknown", reason: "nobody-answered" });
    await press("Set PIN", card);
    expect(
      await within(card).findByText(
        /Location of the number is unknown\. Neither API reported where the number is/,
      ),
    ).toBeTruthy();
    core.fail("pin.check", undefined);
    await press("It is in the cloud", card);
    expect(await screen.findByText(/The cloud sets it/)).toBeTruthy();
    expect(core.inputs("pin.check").at(-1)).toMatchObject({ action: "set", side: "cloud" });
  });

  test("is left alone while a run of the number is open", async () => {
    const { card } = await section({ edit: (run) => ({ ...run, phase: { kind: "ready" } }) });
    expect(await within(card).findByText(/migration of this number is open/)).toBeTruthy();
    const button = within(card).getByRole("button", { name: "Set PIN" });
    expect(button).toHaveProperty("disabled", true);
  });

  test("tells an earlier change that is unknown, on the page and before the next one", async () => {
    const { card } = await section({ pinChanges: [CHANGE] });
    expect(await within(card).findByText(/was set is unknown\. No response was recorded\./)).toBeTruthy();
    await press("Set PIN", card);
    const dialog = await screen.findByRole("dialog");
    expect(within(dialog).getByText(/^Whether the PIN was set on .* is unknown/)).toBeTruthy();
  });
});

describe("a change of a PIN that is unknown", () => {
  test("[F36] is known once its answer came late, and by nothing else that is told of it", () => {
    const history = { changes: [CHANGE], damaged: 0 };
    const late: PinChange = { ...CHANGE, state: "complete", late: { kind: "confirmed", evidence: EVIDENCE } };
    expect(withPinChange(history, late).changes).toEqual([late]);
    expect(withPinChange(history, { ...CHANGE, state: "under-way" }).changes).toEqual([CHANGE]);
  });

  const words = (state: PinChange["state"]): readonly string[] =>
    actionItemsOf({
      workspace: sampleWorkspace(),
      runs: new Map(),
      connections: { tests: new Map(), readings: new Map(), storedSince: new Map() },
      pins: new Map([[CHANGE.number, { ...CHANGE, state }]]),
      labels: undefined,
    }).map(({ word }) => word);

  test("waits for a person on the overview, as nothing else about a PIN does", () => {
    expect([words("unknown"), words("complete"), words("rejected")]).toEqual([["pinUnknown"], [], []]);
  });
});

describe("a run that a wrong PIN stopped", () => {
  const outcome = { kind: "rejected", reason: "pin-wrong", evidence: EVIDENCE } as const;

  test("leads to a new PIN on the side where the number is", async () => {
    await showRun(
      {
        phoneNumberId: PhoneNumberId.parse("2000001"),
        phase: { kind: "ended", reason: "register-pin-refused" },
        steps: withRegister({ kind: "rejected", attempt: 1, outcome }),
      },
      { workspaces: [sampleWorkspace()] },
    );
    await press("Set a new PIN on-premises");
    const card = await screen.findByRole("region", { name: "Two-step PIN on the platform" }, OPEN);
    const set = within(card).getByRole("button", { name: "Set PIN" });
    await waitFor(() => expect(document.activeElement).toBe(set));
    expect(window.location.hash).toBe(`#/workspaces/${ID}/numbers/2000001`);
  });

  test("on the way back leads to the cloud's; another ending leads nowhere", async () => {
    const steps = [
      { step: "inspect", state: { kind: "confirmed", attempt: 1, by: "look-up" } },
      { step: "account", state: { kind: "rejected", attempt: 1, outcome } },
    ] as RunSnapshot["steps"];
    const back = {
      phoneNumberId: PhoneNumberId.parse("2000001"),
      direction: "to-onprem",
      numberIs: "cloud",
      steps,
    } as const;
    const { window: shown } = await showRun(
      { ...back, phase: { kind: "ended", reason: "account-refused" } },
      { workspaces: [sampleWorkspace()] },
    );
    await screen.findByRole("button", { name: "Set a new PIN in the cloud" });
    shown.unmount();
    await showRun(
      { phase: { kind: "ended", reason: "register-refused" } },
      { workspaces: [sampleWorkspace()] },
    );
    await screen.findAllByRole("term");
    expect(screen.queryByText("If the PIN is unknown")).toBeNull();
  });
});
