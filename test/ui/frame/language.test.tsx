import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { memo } from "react";
import { expect, test, vi } from "vitest";
import { LanguageProvider } from "../../../renderer/app/LanguageProvider.tsx";
import { languageFor } from "../../../renderer/app/system-language.ts";
import { en } from "../../../renderer/wording/en/index.ts";
import { es } from "../../../renderer/wording/es/index.ts";
import { localTime } from "../../../renderer/wording/local-time.ts";
import { useTranslation } from "../../../renderer/wording/use-translation.tsx";
import { settingsOver } from "../../../renderer/stores/realm-stores.ts";
import { Settings } from "../../../shared/settings/settings.ts";
import { joinRealms } from "../../../shared/rpc/realm.ts";
import { showWindow } from "../../support/ui/show-window.tsx";
import { coreWithRuns, workspaceOf } from "../overview/imagined.ts";
import { fakeCore } from "../../support/fake-core.ts";
import { sampleWorkspace } from "../workspace/sample-workspace.ts";

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

test("[ZL9] the writing direction changes before the words, so that what is placed by measuring is placed once more", async () => {
  const { transport } = coreWithRuns({ workspaces: [workspaceOf(1)] });
  showWindow(transport, "/settings");
  const choice = await screen.findByLabelText("Language");
  const seen: (string | undefined)[] = [];
  const observer = new MutationObserver(() =>
    seen.push(document.querySelector("h1")?.textContent ?? undefined),
  );
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ["dir"] });
  await userEvent.selectOptions(choice, "العربية");
  expect(await screen.findByRole("heading", { level: 1, name: "الإعدادات" })).toBeTruthy();
  await waitFor(() => expect(document.documentElement.lang).toBe("ar"));
  expect(document.documentElement.dir).toBe("rtl");
  expect(seen).toEqual(["Settings"]);
  observer.disconnect();
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "اللغة" }), "English");
  await waitFor(() => expect(document.documentElement.dir).toBe("ltr"));
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

test("practice is called by its name in the person's language where a connection is chosen, too", async () => {
  const own = fakeCore();
  const practice = fakeCore({ workspaces: [sampleWorkspace({ name: "Practice" })] });
  showWindow(
    joinRealms(own.transport, async () => practice.transport),
    "/practice/settings",
  );
  expect(await screen.findByRole("option", { name: "Cloud API of Practice" })).toBeTruthy();
  act(() => own.push("settings", Settings.parse({ language: "es" })));
  expect(await screen.findByRole("option", { name: "API de la nube de Práctica" })).toBeTruthy();
});

test("the system's first known language is spoken, and English where it knows none", () => {
  expect(languageFor("system", ["fr-FR", "es-MX", "en"])).toBe("es");
  expect(languageFor("system", ["fr-FR"])).toBe("en");
  expect(languageFor("en", ["es"])).toBe("en");
});

test("[ZX7] what was written today has its day once another one has begun", async () => {
  vi.stubEnv("TZ", "UTC");
  vi.useFakeTimers({
    toFake: ["Date", "setInterval", "clearInterval"],
    now: Date.parse("2026-01-15T23:58Z"),
  });
  const Sent = memo(function Sent() {
    const t = useTranslation();
    return <p>{localTime(t.language, "2026-01-15T23:45:00Z")}</p>;
  });
  const { transport } = coreWithRuns({});
  const settings = settingsOver({
    transport,
    connection: { state: () => ({ kind: "live" }), onChange: () => () => 0, onMissed: () => () => 0 },
  });
  await settings.refresh();
  render(
    <LanguageProvider settings={settings}>
      <Sent />
    </LanguageProvider>,
  );
  expect(await screen.findByText("23:45 UTC")).toBeTruthy();
  act(() => void vi.advanceTimersByTime(180_000));
  expect(screen.getByText("15 Jan 2026, 23:45 UTC")).toBeTruthy();
  vi.useRealTimers();
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
