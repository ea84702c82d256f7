import { expect, test } from "vitest";
import type { SpotlightActionGroupData } from "@mantine/spotlight";
import { matching } from "../../../renderer/frame/palette/matching.ts";
import { recordUse, usedMost } from "../../../renderer/frame/palette/used.ts";

const group = (name: string, ...labels: string[]): SpotlightActionGroupData => ({
  group: name,
  actions: labels.map((label) => ({ id: label, label })),
});
const namesOf = (found: ReturnType<typeof matching>): readonly string[] =>
  found.flatMap((entry) => ("actions" in entry ? entry.actions.map(({ label }) => label ?? "") : []));

test("the exact name comes first, then beginnings, then beginnings of words, then the rest", () => {
  const found = matching("cloud", [
    group("Faults", "subcloudy", "The cloud answers late"),
    group("Screens", "Cloud connection", "Cloud"),
  ]);
  expect(namesOf(found)).toEqual(["Cloud", "Cloud connection", "The cloud answers late", "subcloudy"]);
});

test("nothing typed changes nothing, and what does not fit is left out", () => {
  const lines = [group("Screens", "History", "Settings")];
  expect(matching("", lines)).toEqual(lines);
  expect(namesOf(matching("set", lines))).toEqual(["Settings"]);
});

test("what is chosen often comes before what is chosen once, and the newer before the older", () => {
  for (const id of ["history", "settings", "history", "about"]) recordUse(id);
  expect(usedMost()).toEqual(["history", "about", "settings"]);
});
