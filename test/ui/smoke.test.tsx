import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeCore } from "../support/fake-core.ts";
import { showWindow } from "../support/ui/show-window.tsx";

test("the window shows its rail over a core", async () => {
  showWindow(fakeCore().transport);
  expect(await screen.findByRole("navigation", { name: "Main" })).toBeTruthy();
});
