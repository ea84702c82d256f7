import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { NumberObservation } from "../../../shared/workspace/number-observation.ts";
import { spoken } from "../../../shared/phone.ts";
import { Settings } from "../../../shared/settings/settings.ts";
import { Workspace } from "../../../shared/workspace/workspace.ts";
import { fakeCore, FAKE_RUN } from "../../support/fake-core.ts";
import { AGREED } from "../../support/fake-window-side.ts";
import { showWindow } from "../../support/ui/show-window.tsx";

const WORKSPACE = Workspace.parse({
  id: "ws-bakery1",
  name: "Northwind Bakery",
  dialect: { brand: "chat", apiVersion: "v23.0" },
  numbers: [{ phoneNumberId: "10651", cc: "34", phoneNumber: "600123456" }],
});
const over = (edit: Parameters<typeof fakeCore>[0] = {}) =>
  fakeCore({
    workspaces: [WORKSPACE],
    edit: (run) => ({ ...run, phase: { kind: "ended", reason: "complete" } }),
    ...edit,
  });

test("an empty start teaches with one sentence and one button", async () => {
  showWindow(
    fakeCore({ edit: (run) => ({ ...run, phase: { kind: "ended", reason: "complete" } }) }).transport,
    "/migrate",
  );
  expect(await screen.findByRole("link", { name: "Add workspace" })).toBeTruthy();
});

test("open runs come first, with what they wait for and the way to them", async () => {
  showWindow(
    over({ edit: (run) => ({ ...run, phase: { kind: "unknown", step: "register" } }) }).transport,
    "/migrate",
  );
  const link = await screen.findByRole("link", { name: /Open the migration of/ });
  expect(link.getAttribute("href")).toBe(`#/runs/${FAKE_RUN}`);
  expect(screen.getAllByRole("heading", { level: 2 })[0]?.textContent).toBe("Open migrations");
});

test("a number that was last seen in the cloud is suggested to move on-premises", async () => {
  const reading = { ...AGREED, home: "cloud" as const };
  const readings = [
    NumberObservation.parse({
      workspace: "ws-bakery1",
      phoneNumberId: "10651",
      revision: 1,
      asked: {},
      reading,
    }),
  ];
  showWindow(over({ readings }).transport, "/migrate");
  const suggested = await screen.findByRole("radio", { name: /Cloud to on-premises/ });
  expect(suggested).toHaveProperty("checked", true);
  const link = screen.getByRole("link", { name: "Prepare migration" });
  expect(link.getAttribute("href")).toBe("#/move/ws-bakery1/10651/to-onprem");
});

test("the direction can be chosen against the suggestion", async () => {
  const user = userEvent.setup();
  showWindow(over().transport, "/migrate");
  await user.click(await screen.findByRole("radio", { name: /Cloud to on-premises/ }));
  const link = screen.getByRole("link", { name: "Prepare migration" });
  expect(link.getAttribute("href")).toBe("#/move/ws-bakery1/10651/to-onprem");
});

test("[ZW4] a direction that was clicked stays, also if it was suggested and another one is later", async () => {
  const user = userEvent.setup();
  const core = over();
  showWindow(core.transport, "/migrate");
  await user.click(await screen.findByRole("radio", { name: /On-premises to cloud/ }));
  const reading = { ...AGREED, home: "cloud" as const };
  act(() =>
    core.push(
      "readings",
      NumberObservation.parse({
        workspace: "ws-bakery1",
        phoneNumberId: "10651",
        revision: 1,
        asked: {},
        reading,
      }),
    ),
  );
  expect(await screen.findByText("already there at the last check")).toBeTruthy();
  const link = screen.getByRole("link", { name: "Prepare migration" });
  expect(link.getAttribute("href")).toBe("#/move/ws-bakery1/10651/to-cloud");
});

test("runs whose journal cannot be read are named", async () => {
  showWindow(over({ unreadable: [{ run: FAKE_RUN, rows: 3 }] }).transport, "/migrate");
  expect((await screen.findByRole("alert")).textContent).toContain(FAKE_RUN);
});

test("a look that is older than a proven move suggests nothing", async () => {
  const old = { ...AGREED, at: "2026-01-15T11:00:00.000Z", home: "on-premises" as const };
  const readings = [
    NumberObservation.parse({
      workspace: "ws-bakery1",
      phoneNumberId: "10651",
      revision: 1,
      asked: {},
      reading: old,
    }),
  ];
  const proven = { number: "+34600123456", numberIs: "cloud", proof: "proven" } as const;
  const core = over({
    readings,
    edit: (run) => ({ ...run, ...proven, phase: { kind: "ended", reason: "complete" } }),
  });
  showWindow(core.transport, "/migrate");
  const suggested = await screen.findByRole("radio", { name: /Cloud to on-premises/ });
  expect(suggested).toHaveProperty("checked", true);
  expect(screen.getByText("Cloud")).toBeTruthy();
});

test("a number that is chosen in Arabic isn't reversed", async () => {
  const number = spoken("34", "600123456");
  const core = over();
  showWindow(core.transport, "/migrate");
  expect(await screen.findByDisplayValue(number)).toBeTruthy();
  act(() => core.push("settings", Settings.parse({ language: "ar" })));
  expect(await screen.findByDisplayValue(`\u2068${number}\u2069`)).toBeTruthy();
});
