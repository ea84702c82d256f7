import { act, cleanup, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { VaultGateProvider } from "../../../renderer/components/vault/use-vault-gate.tsx";
import { runTitle } from "../../../renderer/components/run/run-title.ts";
import { stoppedByPin } from "../../../renderer/components/run/stopped-by-pin.ts";
import { RunView } from "../../../renderer/screens/run/RunView.tsx";
import { END_TRAITS } from "../../../shared/migration/end-reason.ts";
import { hearsOf } from "../../../shared/migration/hears.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import type { Language } from "../../../shared/language.ts";
import { fakeCore } from "../../support/fake-core.ts";
import { keysIn, unmarked } from "../../support/plain-words/marked.ts";
import { claimsOf } from "../../support/plain-words/meanings.ts";
import { foreignIn } from "../../support/plain-words/plain-text.ts";
import { wrongOn } from "../../support/plain-words/rules.ts";
import type { WordedScreen } from "../../support/plain-words/screens.ts";
import { everyStop, type Stop } from "../../support/plain-words/stops.ts";
import { MARKING_WINDOW } from "../../support/plain-words/window-words.ts";
import { InsideWindow } from "../../support/ui/InsideWindow.tsx";
import { workspaceOf } from "../overview/imagined.ts";

/** What the window adds to the sentences that the terminal has too: title, strip, panel and buttons. */
function kindOf(run: RunSnapshot): string {
  const { phase, newer, damagedRows, numberIs, proof, move } = run;
  const title = keysIn(runTitle(MARKING_WINDOW.en, run)).join(" ");
  if (newer !== undefined) return `newer ${newer.folder ?? ""} ${phase.kind}`;
  if (damagedRows > 0) return `damaged ${phase.kind} ${title}`;
  if (phase.kind !== "ended") {
    const panel =
      phase.kind === "awaiting-confirmation" ? phase.what[0] : phase.kind === "pausing" ? phase.why : "";
    return [title, phase.kind, panel, numberIs, proof, move, run.held, run.continuingMoves].join(" ");
  }
  const { resumable } = END_TRAITS[phase.reason];
  const isComplete = phase.reason === "complete";
  return [
    title,
    resumable,
    isComplete,
    stoppedByPin(run),
    run.continuingMoves,
    numberIs === "unknown",
    hearsOf(run),
  ].join(" ");
}

/** One stop of each kind. */
const KINDS = [...new Map(everyStop().map((stop) => [kindOf(stop.run), stop])).values()];

/** The stops' number is in a workspace, so that a migration of it can be started here. */
const OWN = {
  workspaces: [
    workspaceOf(1, {
      numbers: [{ phoneNumberId: "10651", cc: "1", phoneNumber: "2025550123", displayName: "Shop" }],
    }),
  ],
};

type WindowScreen = WordedScreen & { readonly texts: readonly string[] };

/** Shows the screen of one migration after the other, as the window does. */
async function shown(
  stops: readonly Stop[],
  language: Language,
  judge: (screen: WindowScreen, stop: Stop) => void,
): Promise<void> {
  const { transport } = fakeCore(OWN);
  await transport.call("vault.unlock", { passphrase: "open sesame", allowCreate: true });
  const screenOf = (run: RunSnapshot) => (
    <InsideWindow transport={transport} say={MARKING_WINDOW[language]}>
      <VaultGateProvider>
        <main>
          <RunView run={run} />
        </main>
        <div id="strip" />
      </VaultGateProvider>
    </InsideWindow>
  );
  const [first] = stops;
  if (first === undefined) throw new Error("There is a stop.");
  const { rerender, container } = render(screenOf(first.run));
  // The workspaces are there.
  await act(async () => new Promise((loaded) => setTimeout(loaded, 100)));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  for (const stop of stops) {
    rerender(screenOf(stop.run));
    // An interruption shows only after a moment without a process.
    act(() => {
      vi.advanceTimersByTime(1000);
    });
    judge(readScreen(container), stop);
  }
  vi.useRealTimers();
  cleanup();
}

afterEach(() => {
  vi.useRealTimers();
});

/** What can be read without opening anything: its sentences, its texts, and its filled buttons. */
function readScreen(container: HTMLElement): WindowScreen {
  const visible = container.cloneNode(true) as HTMLElement;
  for (const hidden of visible.querySelectorAll("style, details:not([open]) > :not(summary)"))
    hidden.remove();
  const filled = [...visible.querySelectorAll<HTMLElement>(".mantine-Button-root")].filter(
    ({ dataset }) => (dataset["variant"] ?? "filled") === "filled",
  );
  const folded = keysIn(container.textContent).filter((key) =>
    (claimsOf(key) ?? []).some((claim) => claim.startsWith("press: ")),
  );
  const leaves = [...visible.querySelectorAll("h1, h2, h3, dd, p, li, button, summary, strong")];
  return {
    keys: [...new Set([...keysIn(visible.textContent), ...folded])],
    primary: filled.flatMap(({ textContent }) => keysIn(textContent).slice(0, 1)),
    // Panels without three parts say themselves what comes next.
    isAutomatic: true,
    texts: leaves.map(({ textContent }) => unmarked(textContent)),
  };
}

test("[ZW4] nothing on a migration's screen contradicts anything else there, in either language", async () => {
  const wrong = new Map<string, string>();
  const tell = (what: string, { key }: Stop): void => {
    if (!wrong.has(what)) wrong.set(what, `${what}\n    ${key}`);
  };
  // Each sentence is shown in Spanish once.
  const sentences = new Set<string>();
  const telling: Stop[] = [];
  await shown(KINDS, "en", (screen, stop) => {
    for (const what of wrongOn(screen, stop.run)) tell(what, stop);
    for (const what of screen.texts.flatMap((text) => foreignIn(text, "en"))) tell(what, stop);
    if (!screen.keys.some((key) => key.startsWith("window.run.title."))) tell("no title", stop);
    if (screen.keys.some((key) => !sentences.has(key))) telling.push(stop);
    for (const key of screen.keys) sentences.add(key);
  });
  await shown(telling, "es", (screen, stop) => {
    for (const what of screen.texts.flatMap((text) => foreignIn(text, "es"))) tell(what, stop);
  });
  expect([...wrong.values()]).toEqual([]);
});
