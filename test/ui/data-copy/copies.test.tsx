import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { navigate } from "wouter/use-hash-location";
import { FAKE_RUN } from "../../support/fake-core.ts";
import { showWindow } from "../../support/ui/show-window.tsx";
import { coreWithRuns, runOf, workspaceOf } from "../overview/imagined.ts";

const ONE = { workspaces: [workspaceOf(1)] };
const AT = "2026-01-10T09:30:00.000Z";
const RESTORED = { madeAt: AT, restoredAt: "2026-01-10T10:00:00.000Z", moved: false };

async function typePassphrase(person: ReturnType<typeof userEvent.setup>): Promise<void> {
  const dialog = within(await screen.findByRole("dialog"));
  for (const field of dialog.getAllByLabelText(/passphrase/i, { selector: "input" })) {
    await person.click(field);
    await person.paste("correct horse battery staple");
  }
}

test("[ZG9] moving to another computer says what comes first, makes the copy, and says what comes then", async () => {
  const { core, transport } = coreWithRuns(ONE);
  showWindow(transport, "/settings");
  const person = userEvent.setup();
  await person.click(await screen.findByRole("button", { name: "Move to another computer" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Finish or stop/),
    expect.stringMatching(/^Choose a file/),
    expect.stringMatching(/marked as moved/),
  ]);
  const file = dialog.getByLabelText<HTMLInputElement>("File");
  expect(file.value).toBe("/home/example/copy.switchover-data");
  // A path begins at the left also where sentences begin at the right.
  expect(file.closest("[dir='ltr']")).not.toBe(document.documentElement);
  await typePassphrase(person);
  await person.click(dialog.getByRole("button", { name: "Make copy and mark as moved" }));
  await waitFor(() =>
    expect(core.inputs("dataCopy.make")).toEqual([
      {
        file: "/home/example/copy.switchover-data",
        passphrase: "correct horse battery staple",
        move: true,
      },
    ]),
  );
  expect(await dialog.findByText(/^Written and read back/)).toBeTruthy();
  expect(dialog.getAllByRole("listitem")).toHaveLength(3);
  expect(document.body.textContent).not.toContain("correct horse");
});

test("[ZG9] why a copy wasn't made is told no more once the next try is refused for its passphrase", async () => {
  const { transport } = coreWithRuns({
    ...ONE,
    problems: { "dataCopy.make": { kind: "copyRefused", why: "file-exists" } },
  });
  showWindow(transport, "/settings");
  const person = userEvent.setup();
  await person.click(await screen.findByRole("button", { name: "Make a copy" }));
  const dialog = within(await screen.findByRole("dialog"));
  await typePassphrase(person);
  const go = dialog.getByRole("button", { name: "Make copy" });
  await person.click(go);
  expect(await dialog.findByText("A file of this name is there.")).toBeTruthy();
  await person.type(dialog.getByLabelText("File"), "-2");
  await person.type(dialog.getByLabelText("Confirm passphrase"), "x");
  await person.click(go);
  expect(dialog.queryByText("A file of this name is there.")).toBeNull();
});

test("[ZG9] a copy without a file says at the field that it needs one, and none is made", async () => {
  const { core, transport } = coreWithRuns(ONE);
  showWindow(transport, "/settings");
  const person = userEvent.setup();
  await person.click(await screen.findByRole("button", { name: "Make a copy" }));
  const dialog = within(await screen.findByRole("dialog"));
  const file = dialog.getByLabelText("File");
  await person.clear(file);
  await person.type(file, "  ");
  await typePassphrase(person);
  expect(dialog.queryByText("Required.")).toBeNull();
  await person.click(dialog.getByRole("button", { name: "Make copy" }));
  expect(await dialog.findByText("Required.")).toBeTruthy();
  expect(document.activeElement).toBe(file);
  expect(core.inputs("dataCopy.make")).toEqual([]);
});

test("[ZG9] a copy is restored from the first start, once the folder holds no data", async () => {
  const { core, transport } = coreWithRuns({ dataCopy: { isFresh: true } });
  showWindow(transport, "/start");
  const person = userEvent.setup();
  await person.click(await screen.findByRole("button", { name: "Restore a copy" }));
  const dialog = within(await screen.findByRole("dialog"));
  const go = dialog.getByRole("button", { name: "Restore copy" });
  await typePassphrase(person);
  await person.click(go);
  const file = dialog.getByLabelText("File");
  expect(await dialog.findByText("Required.")).toBeTruthy();
  expect(document.activeElement).toBe(file);
  // The passphrase that was typed already isn't lost.
  await person.paste("/media/copy.switchover-data");
  expect(dialog.queryByText("Required.")).toBeNull();
  await person.click(go);
  expect(await dialog.findByText("The copy was restored.")).toBeTruthy();
  expect(dialog.getByText(/^This data folder was restored from a copy of/)).toBeTruthy();
  expect(core.inputs("dataCopy.restore")).toHaveLength(1);
});

test("[ZG5] in a folder that is marked as moved, the settings say so and remove the mark on a typed word", async () => {
  const { core, transport } = coreWithRuns({ ...ONE, dataCopy: { movedAt: AT } });
  showWindow(transport, "/settings");
  const person = userEvent.setup();
  expect(await screen.findByText(/^This data folder was marked as moved/)).toBeTruthy();
  await person.click(screen.getByRole("button", { name: "Continue here" }));
  const dialog = within(await screen.findByRole("dialog"));
  const go = dialog.getByRole("button", { name: "Remove mark" });
  expect(go).toHaveProperty("disabled", true);
  await person.type(dialog.getByRole("textbox"), "STAY HERE");
  await person.click(go);
  await waitFor(() => expect(core.inputs("dataCopy.stay")).toHaveLength(1));
});

test("[ZG15] where no copy was finished, removing the mark doesn't warn of one that continues elsewhere", async () => {
  const { transport } = coreWithRuns({ ...ONE, dataCopy: { movedAt: AT, withoutCopy: true } });
  showWindow(transport, "/settings");
  await userEvent.setup().click(await screen.findByRole("button", { name: "Continue here" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/^No copy was finished, so nothing continues elsewhere/)).toBeTruthy();
  expect(dialog.queryByText(/may have continued there/)).toBeNull();
});

test.each([
  ["the welcome screen of a folder without workspaces", {}, "/start"],
  ["the overview", ONE, "/"],
])(
  "[ZG26] in a folder that is marked as moved, %s says so and can remove the mark",
  async (_what, rest, at) => {
    const { core, transport } = coreWithRuns({ workspaces: [], ...rest, dataCopy: { movedAt: AT } });
    showWindow(transport, at);
    const person = userEvent.setup();
    expect(await screen.findByText(/^This data folder was marked as moved/)).toBeTruthy();
    await person.click(screen.getByRole("button", { name: "Continue here" }));
    await person.type(within(await screen.findByRole("dialog")).getByRole("textbox"), "STAY HERE");
    await person.click(screen.getByRole("button", { name: "Remove mark" }));
    await waitFor(() => expect(core.inputs("dataCopy.stay")).toHaveLength(1));
  },
);

test("[ZG8] the screen of a migration from a copy says of when it is", async () => {
  const run = runOf({
    run: FAKE_RUN,
    openedAt: "2026-01-09T12:00:00.000Z",
    updatedAt: "2026-01-09T12:04:00.000Z",
  });
  const script = { ...ONE, dataCopy: { restored: RESTORED } };
  showWindow(coreWithRuns(script, [run]).transport, `/runs/${FAKE_RUN}`);
  expect(await screen.findByText(/^From a copy of/)).toBeTruthy();
});

test("[ZG8] the settings of a restored folder say of when its copy is", async () => {
  const { transport } = coreWithRuns({ ...ONE, dataCopy: { restored: RESTORED } });
  showWindow(transport, "/settings");
  expect(await screen.findByText(/^This data folder was restored from a copy of/)).toBeTruthy();
});

test("[ZG9] a folder that was empty when the window opened can be copied once it holds data, under a name that is free", async () => {
  const state = { isFresh: true, suggested: "/home/example/first.switchover-data" };
  const { transport } = coreWithRuns({ ...ONE, dataCopy: state });
  showWindow(transport, "/settings");
  expect(await screen.findByRole("button", { name: "Restore a copy" })).toBeTruthy();
  act(() => navigate("/"));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Restore a copy" })).toBeNull());
  state.isFresh = false;
  act(() => navigate("/settings"));
  const person = userEvent.setup();
  await person.click(await screen.findByRole("button", { name: "Make a copy" }));
  expect((await screen.findByLabelText<HTMLInputElement>("File")).value).toBe(state.suggested);
});
