import { act, cleanup, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { vi } from "vitest";
import { VaultGateProvider } from "../../../renderer/components/vault/use-vault-gate.tsx";
import { fakeCore, type Script } from "../fake-core.ts";
import { keysIn, unmarked } from "../plain-words/marked.ts";
import type { MARKING_WINDOW } from "../plain-words/window-words.ts";
import { InsideWindow } from "./InsideWindow.tsx";

type Words = (typeof MARKING_WINDOW)["en"];

/** A screen as it can be read, with sentences that are marked. */
export type Drawn = {
  readonly keys: readonly string[];
  readonly texts: readonly string[];
  /** The sentences on filled buttons. */
  readonly filled: readonly string[];
  /** The sentences on buttons that can be pressed. */
  readonly pressable: readonly string[];
};

/** How a screen is read: without opening anything, or with everything that unfolds. */
export type Reading = "folded" | "unfolded";

type Window = { readonly script: Script; readonly t: Words; readonly reading?: Reading };

const HIDDEN: Readonly<Record<Reading, string>> = {
  folded: "style, details:not([open]) > :not(summary)",
  unfolded: "style",
};

function readScreen(container: HTMLElement, reading: Reading): Drawn {
  const visible = container.cloneNode(true) as HTMLElement;
  for (const hidden of visible.querySelectorAll(HIDDEN[reading])) hidden.remove();
  // The words of marks are for those who don't see them.
  const marks = [...visible.querySelectorAll("[role='img']")].map((one) => one.ariaLabel ?? "");
  const buttons = [...visible.querySelectorAll<HTMLElement>(".mantine-Button-root")];
  const filled = buttons.filter(({ dataset }) => (dataset["variant"] ?? "filled") === "filled");
  const usable = buttons.filter(
    (button) => !button.hasAttribute("disabled") && button.dataset["disabled"] === undefined,
  );
  const keysOf = (some: readonly HTMLElement[]): readonly string[] =>
    some.flatMap(({ textContent }) => keysIn(textContent).slice(0, 1));
  return {
    keys: keysIn(`${visible.textContent}${marks.join("")}`),
    texts: [
      ...visible.querySelectorAll(
        "h1, h2, h3, dd:not(.sw-mono), p, li, button, summary, strong, [role='cell']",
      ),
    ].map(({ textContent }) => unmarked(textContent)),
    filled: keysOf(filled),
    pressable: keysOf(usable),
  };
}

/** Draws one screen after the other in the same window; the clock of the page stands meanwhile. */
export async function drawEach<T>(
  { script, t, reading = "folded" }: Window,
  cases: readonly T[],
  draw: (one: T) => ReactNode,
  judge: (screen: Drawn, one: T) => void,
): Promise<void> {
  const { transport } = fakeCore(script);
  await transport.call("vault.unlock", { passphrase: "open sesame", allowCreate: true });
  const inside = (one: T, index: number) => (
    <InsideWindow transport={transport} say={t}>
      <VaultGateProvider>
        <main key={index}>{draw(one)}</main>
      </VaultGateProvider>
    </InsideWindow>
  );
  const [first] = cases;
  if (first === undefined) throw new Error("There is a case.");
  const { rerender, container } = render(inside(first, -1));
  await act(async () => new Promise((loaded) => setTimeout(loaded, 50)));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    for (const [index, one] of cases.entries()) {
      rerender(inside(one, index));
      judge(readScreen(container, reading), one);
    }
  } finally {
    vi.useRealTimers();
    cleanup();
  }
}

/** One of each kind: the others differ only in what is folded. */
export function oneOfEach<T>(all: readonly T[], kindOf: (one: T) => string): readonly T[] {
  return [...new Map(all.map((one) => [kindOf(one), one])).values()];
}
