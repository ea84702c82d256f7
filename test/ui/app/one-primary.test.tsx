import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { to } from "../../../renderer/app/routes.ts";
import { addressesOf } from "../../../shared/workspace/addresses.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { showWindow } from "../../support/ui/show-window.tsx";
import { BAKERY, coreWithRuns, idOf, readingOf, runOf, workspaceOf } from "../overview/imagined.ts";

const SCREENS: Readonly<Record<string, string>> = {
  overview: to.overview(),
  migrate: to.migrate(),
  workspace: to.workspace(BAKERY),
  number: to.number(BAKERY, idOf(0)),
  webhooks: to.webhooks(),
  "webhook test": to.webhookTest(idOf(0)),
  "callback URLs": to.webhookRoutes(),
  endpoint: to.webhookEndpoint(),
  privacy: to.webhookPrivacy(),
  events: to.events(),
  cutover: to.cutover(idOf(0)),
  history: to.history(),
  connections: to.connections(),
  settings: to.settings(),
  about: to.about(),
};

const numbers = (count: number) => {
  const workspace = workspaceOf(count);
  const readings = Array.from({ length: count }, (_, index) => ({
    ...readingOf(index, index === 1 ? { home: "unknown", reason: "nobody-answered" } : {}),
    asked: addressesOf(workspace),
  }));
  return { workspaces: [workspace], readings };
};

const STATES: Readonly<
  Record<string, readonly [Parameters<typeof coreWithRuns>[0], readonly RunSnapshot[]]>
> = {
  "nothing set up": [{ workspaces: [] }, []],
  "a workspace without connections": [
    { workspaces: [workspaceOf(0, { cloud: undefined, onPrem: undefined })] },
    [],
  ],
  "one number": [numbers(1), []],
  "two numbers, one of them unknown": [numbers(2), []],
  "an open migration": [numbers(1), [runOf()]],
  "a locked vault and two open migrations": [
    { ...numbers(2), vault: "locked" },
    [
      runOf(),
      runOf({
        run: "r-20260115-bbbbbb",
        number: "+12025550101",
      }),
    ],
  ],
};

/** What the filled buttons of a screen say; those inside something folded can't be seen, disabled ones are gray. */
function primaries(): readonly string[] {
  const main = screen.getByRole("main");
  return [...main.querySelectorAll<HTMLElement>(".mantine-Button-root")]
    .filter((one) => (one.dataset["variant"] ?? "filled") === "filled" && !one.matches(":disabled"))
    .filter((one) => one.closest("details:not([open])") === null)
    .map((one) => one.getAttribute("aria-label") ?? one.textContent ?? "");
}

describe.each(Object.entries(STATES))("with %s", (_state, [script, runs]) => {
  test.each(Object.entries(SCREENS))("%s has at most one primary action", async (_screen, address) => {
    const { transport } = coreWithRuns(script, runs);
    if (script.vault !== "locked")
      await transport.call("vault.unlock", { passphrase: "open sesame", allowCreate: true });
    showWindow(transport, address);
    await screen.findAllByRole("heading", { level: 1 }, { timeout: 20_000 });
    await waitFor(() => expect(screen.queryByRole("status", { name: "Loading" })).toBeNull());
    expect(primaries().length, primaries().join(" | ")).toBeLessThanOrEqual(1);
  });
});
