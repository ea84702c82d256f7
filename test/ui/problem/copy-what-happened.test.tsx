import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { Transport } from "../../../shared/rpc/client.ts";
import { err, ok } from "../../../shared/result.ts";
import { showWindow } from "../../support/ui/show-window.tsx";
import { coreWithRuns, workspaceOf } from "../overview/imagined.ts";

const ONE = { workspaces: [workspaceOf(1)] };

test("[ZU10] a problem is copied with its three parts, its code, the time and the version, and numbers by two digits", async () => {
  const core = coreWithRuns(ONE).transport;
  const copied: string[] = [];
  const transport: Transport = {
    ...core,
    async call(method, input) {
      if (method === "support.make") return err({ kind: "badCall", method, where: [] });
      if (method !== "desktop.copy") return core.call(method, input);
      copied.push((input as { text: string }).text);
      return ok(null);
    },
  };
  showWindow(transport, "/about");
  await userEvent.click(await screen.findByRole("button", { name: "Prepare support bundle" }));
  const card = await screen.findByRole("alert");
  await userEvent.click(within(card).getByRole("button", { name: "Copy what happened" }));
  await waitFor(() => expect(copied).toHaveLength(1));
  const lines = copied[0]?.split("\n") ?? [];
  expect(lines.map((line) => line.split(": ")[0])).toEqual([
    "What happened",
    "Status",
    "What to do",
    "Code",
    "Time",
    "Switchover",
  ]);
  expect(lines[3]).toBe("Code: badCall");
  expect(lines[4]).toMatch(/\(\d{4}-\d\d-\d\dT[\d:.]+Z\)$/);
});
