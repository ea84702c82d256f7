import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { languageFor } from "../../../renderer/app/system-language.ts";
import { en } from "../../../renderer/wording/en/index.ts";
import { es } from "../../../renderer/wording/es/index.ts";
import { Settings } from "../../../shared/settings/settings.ts";
import { joinRealms } from "../../../shared/rpc/realm.ts";
import { showWindow } from "../../support/ui/show-window.tsx";
import { coreWithRuns, workspaceOf } from "../overview/imagined.ts";

test("another language counts at once, in what is shown and in what the page says of itself", async () => {
  const { transport } = coreWithRuns({ workspaces: [workspaceOf(1)] });
  showWindow(transport, "/settings");
  await userEvent.selectOptions(await screen.findByLabelText("Language"), "Español");
  expect(await screen.findByRole("heading", { level: 1, name: "Ajustes" })).toBeTruthy();
  // Set after the screen is drawn.
  await waitFor(() => expect(document.documentElement.lang).toBe("es"));
  expect(document.documentElement.dir).toBe("ltr");
  expect(document.title).toContain("Ajustes");
});

test("[ZL7] a language that no native speaker has read says so where it is chosen", async () => {
  showWindow(coreWithRuns({ workspaces: [workspaceOf(1)] }).transport, "/settings");
  const choice = await screen.findByLabelText("Language");
  expect(choice.closest("div")?.parentElement?.textContent).toContain("Reviewed by a native speaker: no");
  await userEvent.selectOptions(choice, "Español");
  expect(await screen.findByText("Revisado por un hablante nativo: no")).toBeTruthy();
});

test("a language that was chosen in another window counts here, too", async () => {
  const { core, transport } = coreWithRuns({ workspaces: [workspaceOf(1)] });
  showWindow(transport);
  await screen.findByRole("navigation", { name: "Main" });
  act(() => core.push("settings", Settings.parse({ language: "es" })));
  expect(await screen.findByRole("navigation", { name: "Principal" })).toBeTruthy();
});

test("practice is called by its name in the person's language, and a workspace by the one that it was given", async () => {
  const own = coreWithRuns({ workspaces: [workspaceOf(1, { name: "Practice" })] });
  const practice = coreWithRuns({ workspaces: [workspaceOf(1, { name: "Practice" })] });
  const window = showWindow(
    joinRealms(own.transport, async () => practice.transport),
    "/practice",
  );
  await screen.findByRole("button", { name: "Workspace: Practice" });
  act(() => own.core.push("settings", Settings.parse({ language: "es" })));
  expect(await screen.findByRole("button", { name: "Espacio de trabajo: Práctica" })).toBeTruthy();
  window.unmount();
  showWindow(own.transport);
  expect(await screen.findByRole("button", { name: "Workspace: Practice" })).toBeTruthy();
});

test("the system's first known language is spoken, and English where it knows none", () => {
  expect(languageFor("system", ["fr-FR", "es-MX", "en"])).toBe("es");
  expect(languageFor("system", ["fr-FR"])).toBe("en");
  expect(languageFor("en", ["es"])).toBe("en");
});

const AREAS = [
  "about",
  "frame",
  "history",
  "notFound",
  "overview",
  "palette",
  "practice",
  "settings",
  "shortcuts",
  "start",
  "vault",
] as const;

test.each(AREAS)("the Spanish words of %s have every key and every value of the English ones", (area) => {
  expect(shapeOf(es[area])).toEqual(shapeOf(en[area]));
});

/** Every path of a tree of words with the values that its sentence names. */
function shapeOf(words: object, path = ""): readonly string[] {
  return Object.entries(words)
    .flatMap(([key, value]: [string, unknown]) =>
      typeof value === "string"
        ? [`${path}${key} ${[...value.matchAll(/\{\{\w+\}\}/g)].map(String).sort().join(" ")}`]
        : shapeOf(value as object, `${path}${key}.`),
    )
    .sort();
}
