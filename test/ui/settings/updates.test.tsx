import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { parseManaged } from "../../../shared/settings/parse-managed.ts";
import type { UpdateSource } from "../../../shared/updates/source.ts";
import { UPDATE_FAILURES, type UpdateState } from "../../../shared/updates/update-state.ts";
import { Updates } from "../../../renderer/screens/settings/Updates.tsx";
import { InsideWindow } from "../../support/ui/InsideWindow.tsx";
import { showWindow } from "../../support/ui/show-window.tsx";
import { coreWithRuns, workspaceOf } from "../overview/imagined.ts";

const ON: UpdateSource = { kind: "on", url: "https://updates.example/s/", keys: [], by: "build" };
const NEWER: UpdateState["checked"] = {
  kind: "newer",
  offer: { version: "1.3.0", releasedAt: "2026-01-15T12:00:00.000Z", notes: "Faster.\nSafer.", bytes: 1000 },
};

async function show(
  updates: Partial<UpdateState>,
  {
    asked = [],
    after = {},
    managed,
  }: {
    readonly asked?: string[];
    readonly after?: Partial<UpdateState>;
    readonly managed?: string;
  } = {},
): Promise<HTMLElement> {
  const { transport } = coreWithRuns({
    workspaces: [workspaceOf(1)],
    updates: { source: ON, checkedAt: "2026-01-15T12:00:00.000Z", ...updates },
    updatesAsked: (call) => {
      asked.push(call);
      return after;
    },
    ...(managed === undefined ? {} : { managed: parseManaged("there", new TextEncoder().encode(managed)) }),
  });
  render(
    <InsideWindow transport={transport}>
      <Updates />
    </InsideWindow>,
  );
  return screen.findByRole("region", { name: "Updates" });
}

const buttonsIn = (card: HTMLElement): readonly string[] =>
  within(card)
    .queryAllByRole<HTMLButtonElement>("button")
    .map(({ textContent, disabled }) => `${textContent}${disabled ? " (not now)" : ""}`);

describe("[ZE12] the window", () => {
  test.each<[Partial<UpdateState>, RegExp]>([
    [{ source: { kind: "not-set-up" } }, /Updates aren't set up in this build, so no server is asked/],
    [{ source: { kind: "never", why: "no-window" } }, /updated with the package that it came with/],
    [{ source: { kind: "never", why: "checkout" } }, /from a checkout/],
    [{ source: { kind: "never", why: "unsigned" } }, /isn't signed/],
    [{ source: { kind: "never", why: "unknown-package" } }, /isn't known\. Install newer versions by hand/],
    [{ source: { kind: "no-key", url: "https://updates.example/" } }, /there is no key/],
    [{ source: { kind: "off", by: "administrator" } }, /Your administrator turned updates off/],
    [{ source: { kind: "off", by: "user" } }, /Updates are off\. No server is asked/],
    [{ source: { kind: "invalid" } }, /can't be understood, so no server is asked/],
  ])("says why no server is asked, offers nothing and claims nothing", async (state, sentence) => {
    const card = await show(state);
    expect(card.textContent).toMatch(sentence);
    expect(buttonsIn(card)).toEqual([]);
    expect(card.textContent).not.toMatch(/newest|is available/);
  });

  test("has it among the settings", async () => {
    showWindow(coreWithRuns({ workspaces: [workspaceOf(1)] }).transport, "/settings");
    const card = await screen.findByRole("region", { name: "Updates" });
    expect(card.textContent).toContain("updated with the package that it came with");
  });

  test("claims nothing about newer versions before a check, or after one that failed, whatever the reason", async () => {
    const card = await show({});
    expect(card.textContent).toContain("Whether there is a newer version isn't known.");
    expect(card.textContent).not.toContain("newest");
    expect(buttonsIn(card)).toEqual(["Check now"]);
  });

  test("has a sentence for each failure, and none of them sounds like good news", async () => {
    const sentences = new Set<string>();
    for (const why of UPDATE_FAILURES) {
      const card = await show({ checked: { kind: "failed", why } });
      const told = within(card).getByRole("status").textContent;
      expect(told).toContain("The check failed. Whether there is a newer version isn't known.");
      expect(told).not.toMatch(/newest|available/);
      sentences.add(told);
      cleanup();
    }
    expect(sentences.size).toBe(UPDATE_FAILURES.length);
  });

  test("says of an older version on the server that nothing is installed", async () => {
    const card = await show({ checked: { kind: "older", version: "1.1.0" } });
    expect(card.textContent).toContain("version 1.1.0, which is older than this one. Nothing is installed.");
    expect(buttonsIn(card)).toEqual(["Check now"]);
  });
});

describe("[ZE12] the window, with a newer version", () => {
  test("asks before each step: it checks, downloads and installs only at its button", async () => {
    const asked: string[] = [];
    const card = await show({ checked: NEWER }, { asked, after: { step: { kind: "downloaded" } } });
    expect(card.textContent).toContain("Version 1.3.0 is available.");
    expect(within(card).getByRole("list", { name: "What changes" }).textContent).toBe("Faster.Safer.");
    expect(buttonsIn(card)).toEqual(["Download", "Check now"]);
    expect(asked).toEqual([]);
    await userEvent.click(within(card).getByRole("button", { name: "Download" }));
    expect(asked).toEqual(["download"]);
    await waitFor(() => expect(buttonsIn(card)).toEqual(["Restart and install"]));
    expect(card.textContent).toContain("It isn't installed yet.");
    await userEvent.click(within(card).getByRole("button", { name: "Restart and install" }));
    expect(asked).toEqual(["download", "install"]);
  });

  test("offers neither download nor installation while something goes on, and names all of it", async () => {
    const hindrances: UpdateState["hindrances"] = ["migration", "batch", "callback", "receiver", "unknown"];
    const card = await show({ checked: NEWER, hindrances });
    const waits = within(card).getByRole("list", { name: "An update has to wait:" });
    expect(
      within(waits)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual([
      "A migration hasn't ended.",
      "A batch is in progress.",
      "A callback URL is replaced or not restored yet.",
      "A receiver listens.",
      "Whether something is in progress can't be read from the data folder.",
    ]);
    expect(buttonsIn(card)).toEqual(["Download (not now)", "Check now"]);
    cleanup();
    const later = await show({ checked: NEWER, hindrances, step: { kind: "downloaded" } });
    expect(buttonsIn(later)).toEqual(["Restart and install (not now)"]);
  });

  test("shows how far a download has come, and stops it", async () => {
    const asked: string[] = [];
    const card = await show({ checked: NEWER, step: { kind: "downloading", bytes: 500 } }, { asked });
    expect(card.textContent).toMatch(/Downloading: .* of /);
    await userEvent.click(within(card).getByRole("button", { name: "Stop download" }));
    expect(asked).toEqual(["stopDownload"]);
  });

  test("names the file for the system's package manager, and installs nothing then", async () => {
    const card = await show({ checked: NEWER, step: { kind: "downloaded", path: "/home/ana/x\u202E.deb" } });
    expect(card.textContent).toContain("Install it with your system's package manager:");
    expect(card.textContent).toContain("/home/ana/x\\u{202e}.deb");
    expect(buttonsIn(card)).toEqual([]);
  });

  test("shows notes and addresses as text that can't do anything", async () => {
    const offer = { version: "1.3.0", releasedAt: "2026-01-15T12:00:00.000Z", bytes: 1 };
    const notes = "<img src=x onerror=alert(1)>\u202E\n[click](javascript:alert(1))";
    const card = await show({ checked: { kind: "newer", offer: { ...offer, notes } } });
    expect(card.querySelectorAll("img, a, script")).toHaveLength(0);
    expect(card.textContent).toContain("<img src=x onerror=alert(1)>\\u{202e}");
  });

  test("lets the user turn updates off, but not on again where the administrator decided it", async () => {
    const free = await show({});
    await userEvent.selectOptions(
      within(free).getByLabelText("Newer versions"),
      "Don't check for newer versions",
    );
    cleanup();
    const fixed = await show(
      { source: { kind: "off", by: "administrator" } },
      { managed: '{"updates":"off"}' },
    );
    const choice = within(fixed).getByLabelText<HTMLSelectElement>("Newer versions");
    expect([choice.disabled, choice.value]).toEqual([true, "off"]);
    expect(fixed.textContent).toContain("Your administrator fixed this.");
    cleanup();
    const wrong = await show({ source: { kind: "invalid" } }, { managed: '{"updates":"of"}' });
    expect(within(wrong).getByLabelText<HTMLSelectElement>("Newer versions").disabled).toBe(true);
    expect(wrong.textContent).toContain("until the managed settings are corrected");
  });
});

describe("[ZE11] another version than before", () => {
  test("is told until the user has seen it", async () => {
    const asked: string[] = [];
    await show({ olderThan: "1.3.0" }, { asked, after: {} });
    expect(document.body.textContent).toContain(
      "Version 1.3.0 used this data folder before. Now the older version 1.2.0 runs.",
    );
    await userEvent.click(screen.getByRole("button", { name: "Got it" }));
    expect(asked).toEqual(["seen"]);
  });

  test("is told where an installation didn't come about", async () => {
    await show({ notInstalled: "1.3.0" });
    expect(document.body.textContent).toContain("Version 1.3.0 wasn't installed. Version 1.2.0 still runs.");
  });
});

describe("[ZE18] the window about a metered connection", () => {
  test.each([
    [
      "automatic",
      "yes",
      /reports this connection as metered\. Switchover asks for newer versions once a week/,
    ],
    ["automatic", "no", /reports this connection as not metered\. Switchover asks once a day/],
    ["automatic", "unknown", /can't be known here, so it is treated as not metered\./],
    ["yes", "no", /^Switchover asks for newer versions once a week.*migrations, checks, webhooks/],
  ] as const)("chosen %s, reported %s", async (choice, system, sentence) => {
    const card = await show({ metered: { choice, system }, checked: NEWER });
    expect(within(card).getByText(sentence)).toBeTruthy();
    const isTold = within(card).queryByText(/This connection counts as metered: the download is/) !== null;
    expect(isTold).toBe(sentence.source.includes("once a week"));
  });

  test("the choice is stored, and isn't offered where no server is asked", async () => {
    const { core } = coreWithRuns({ workspaces: [workspaceOf(1)], updates: { source: ON } });
    showWindow(core.transport, "/settings");
    await userEvent.selectOptions(await screen.findByLabelText("Metered connection"), "Treat as metered");
    await waitFor(() => expect(core.inputs("settings.change")).toEqual([{ metered: "yes" }]));
    cleanup();
    const card = await show({ source: { kind: "never", why: "checkout" } });
    expect(within(card).queryByLabelText("Metered connection")).toBeNull();
  });
});
