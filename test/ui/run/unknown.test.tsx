import { act, cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import type { LocationChecks } from "../../../shared/migration/location-checks.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { FAKE_RUN, type Script } from "../../support/fake-core.ts";
import { showWindow } from "../../support/ui/show-window.tsx";
import { ONE, testOf } from "../webhooks/imagined.ts";
import { callsOf, showRun, withRegister } from "./shown-run.tsx";

const LOST_AT = "2026-01-15T12:00:00.000Z";
const outcome = {
  kind: "unknown",
  cause: "connection-lost",
  evidence: { at: LOST_AT, durationMs: 3 },
} as const;

const UNKNOWN: Partial<RunSnapshot> = {
  phase: { kind: "unknown", step: "register" },
  steps: withRegister({ kind: "unknown", attempt: 1, outcome }),
  numberIs: "unknown",
  proof: "none",
  pairLabel: "nzxq47",
};

function checks(change: Partial<LocationChecks> = {}): LocationChecks {
  const nextAt = new Date(Date.now() + 17_900).toISOString();
  return {
    run: FAKE_RUN,
    revision: 4,
    since: LOST_AT,
    count: 2,
    latest: [
      {
        at: "2026-01-15T12:00:30.000Z",
        found: { cloudSays: "silent", clientSays: "silent", reason: "nobody-answered" },
      },
      {
        at: "2026-01-15T12:01:15.000Z",
        found: { cloudSays: "silent", clientSays: "connected", reason: "client-does-not-tell" },
      },
    ],
    now: { kind: "waiting", nextAt, waitMs: 60_000 },
    ...change,
  };
}

const withChecks = (change: Partial<LocationChecks> = {}): Script => ({ locationChecks: [checks(change)] });

describe("an unknown location", () => {
  test("[I17] is checked automatically: the time to the next check counts down, and the latest findings are listed", async () => {
    const at = new Date(Date.now() - 58_100).toISOString();
    const lost = { ...outcome, evidence: { ...outcome.evidence, at } };
    const steps = withRegister({ kind: "unknown", attempt: 1, outcome: lost });
    await showRun({ ...UNKNOWN, steps }, withChecks());
    await screen.findByRole("heading", { level: 1, name: "Location of +1 202 555 0123 is unknown" });
    const watch = await screen.findByRole("region", { name: "Checking automatically" });
    expect((await within(watch).findByRole("timer")).textContent).toMatch(/^0:1[678]until the next check$/);
    expect(
      within(watch)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/Neither API reported where the number is\.$/),
      expect.stringMatching(/doesn't report with which number/),
    ]);
    const strip = screen.getByRole("region", { name: "Safety of this migration" });
    expect(strip.textContent).toMatch(/^Unknown for (0:5[89]|1:0\d)Next check in 0:1[678]/);
  });

  test("[I4] can be checked now, which resends nothing", async () => {
    const { core } = await showRun(UNKNOWN, withChecks());
    await userEvent.setup().click(await screen.findByRole("button", { name: "Check now" }));
    expect(callsOf(core, "migration.checkLocation")).toBe(1);
    expect(callsOf(core, "migration.resolve")).toBe(0);
  });

  test("says that the checks are paused while the vault is locked, with the way to continue", async () => {
    await showRun(UNKNOWN, withChecks({ now: { kind: "vault-locked" } }));
    await screen.findByText("Checks are paused: the vault is locked.");
    expect(screen.getByRole("button", { name: "Unlock and check" })).toBeTruthy();
  });

  test("follows what the program pushes, and shows no countdown of a series that is over", async () => {
    const { core } = await showRun(UNKNOWN, withChecks());
    await screen.findByText(/Neither API reported where the number is/);
    core.push("locationChecks", checks({ revision: 5, now: { kind: "over" } }));
    expect((await screen.findByRole("timer")).textContent).toBe("–");
  });

  test("asks a person last: reporting and resending are folded, and abandoning stands apart", async () => {
    await showRun(UNKNOWN, withChecks());
    const fold = (await screen.findByText("I know where it is")).closest("details");
    if (fold === null) throw new Error("no fold");
    expect(fold.open).toBe(false);
    await userEvent.setup().click(screen.getByText("I know where it is"));
    expect(fold.open).toBe(true);
    const listed = within(within(fold).getByRole("list")).getAllByRole("heading", { level: 3 });
    expect(listed.map(({ textContent }) => textContent)).toEqual([
      "Report the location",
      "Resend the registration",
    ]);
    expect(within(fold).getByRole("heading", { level: 3, name: "Abandon this migration" })).toBeTruthy();
    expect(within(fold).getByText(/Left: 3 in this migration, 8 within 72 h/)).toBeTruthy();
  });

  test("says of the backup what the vault says, and only where there is one", async () => {
    const { core, window } = await showRun(UNKNOWN, withChecks());
    await screen.findByText("The backup is no longer in the vault.");
    await core.transport.call("vault.put", { label: "nzxq47", secretKind: "other", value: "x" });
    window.unmount();
    showWindow(core.transport, `/runs/${FAKE_RUN}`);
    await screen.findByText("The backup is safe in the vault.");
    await act(() => core.transport.call("vault.lock", {}));
    await screen.findByText("The backup was stored in the vault before the request.");
    cleanup();
    await showRun({ ...UNKNOWN, pairLabel: undefined }, withChecks());
    await screen.findByText("Messages to the number may be lost.");
    expect(screen.queryByText("The backup is safe in the vault.")).toBeNull();
  });

  test.each([
    [
      "on-premises",
      "serves-number",
      "Both APIs still report it on-premises. The request can take effect later.",
    ],
    ["cloud", "unregistered", "Both APIs report it in the cloud."],
  ] as const)(
    "[I9] names where both APIs report it (%s) instead of only that they agree",
    async (cloudSays, clientSays, words) => {
      const latest = [{ at: LOST_AT, found: { cloudSays, clientSays, reason: "both-agree" as const } }];
      await showRun(UNKNOWN, withChecks({ latest }));
      const watch = within(await screen.findByRole("region", { name: "Checking automatically" }));
      expect((await watch.findByRole("listitem")).textContent).toContain(words);
    },
  );

  test("draws the rings around the number anew with each check, so that they pulse once for it", async () => {
    const { core } = await showRun(UNKNOWN, withChecks());
    await screen.findByRole("region", { name: "Checking automatically" });
    const rings = (): Element | null => document.querySelector('figure [class*="pulse"]');
    const first = rings();
    expect(first).not.toBeNull();
    act(() =>
      core.push("locationChecks", checks({ revision: 5, now: { kind: "checking", since: LOST_AT } })),
    );
    expect(rings()).toBe(first);
    act(() => core.push("locationChecks", checks({ revision: 6, count: 3 })));
    expect(rings()).not.toBe(first);
  });

  test("[N3] after a lost code asks for no message: none proves the way back", async () => {
    await showRun({ ...UNKNOWN, direction: "to-onprem", phase: { kind: "unknown", step: "code" } });
    await screen.findByRole("region", { name: "Checking automatically" });
    expect(screen.queryByRole("region", { name: "A message can confirm the cloud" })).toBeNull();
  });

  test("within the first seconds is shown the same way, while the migration itself checks", async () => {
    const until = new Date(Date.now() + 7_900).toISOString();
    await showRun({ ...UNKNOWN, phase: { kind: "pausing", until, why: "second-look" }, held: true });
    await screen.findByRole("heading", { level: 1, name: "Location of +1 202 555 0123 is unknown" });
    expect((await screen.findByRole("timer")).textContent).toMatch(/^0:0[678]/);
    expect(screen.queryByRole("button", { name: "Check now" })).toBeNull();
    expect(screen.queryByText("I know where it is")).toBeNull();
  });
});

test("from an unknown location, a webhook test is a new one of this number, with the way back to the migration", async () => {
  const earlier = testOf({ phase: "ended", verdict: "arrives", endedAt: LOST_AT });
  const number = "+12025550100";
  await showRun(
    { ...UNKNOWN, number, spoken: "+1 202 555 0100" },
    { ...ONE, tests: [earlier], ...withChecks() },
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole("link", { name: "Test webhooks" }));
  await screen.findByRole("heading", { level: 1, name: "Test webhooks" });
  expect(await screen.findByRole("button", { name: "Start test" })).toBeTruthy();
  expect(screen.queryByText(/Webhooks arrive/)).toBeNull();
  await user.click(screen.getByRole("link", { name: "Back to the migration" }));
  await screen.findByRole("region", { name: "Checking automatically" });
});
