import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { showWindow } from "../../support/ui/show-window.tsx";
import { addressesOf } from "../../../shared/workspace/addresses.ts";
import { coreWithRuns, readingOf, workspaceOf } from "../overview/imagined.ts";
import { AGREED } from "../../support/fake-window-side.ts";

test("an API that rejected the query for the number responds, and no screen says that it gave no response", async () => {
  const workspace = workspaceOf(1);
  const { evidence } = AGREED.cloud;
  const rejected = { kind: "rejected", reason: "not-found", evidence } as const;
  const reading = readingOf(0, {
    cloud: rejected as never,
    onPrem: rejected as never,
    cloudSays: "silent",
    clientSays: "silent",
    home: "unknown",
    reason: "nobody-answered",
  });
  const readings = [{ ...reading, asked: addressesOf(workspace) }];
  showWindow(coreWithRuns({ workspaces: [workspace], readings }).transport);
  const connections = within(await screen.findByRole("region", { name: "Connections" }));
  await waitFor(() => expect(connections.getAllByText(/Responds/)).toHaveLength(2));
  const bridge = screen.getByRole("figure", { name: "Location of +1 202 555 0100 is unknown" });
  expect(bridge.textContent?.match(/Location not reported/g)).toHaveLength(2);
  expect(screen.getByRole("main").textContent).not.toMatch(/usable response|didn't (answer|respond)/i);
});
