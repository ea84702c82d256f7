import { readdirSync } from "node:fs";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { showWindow } from "../../support/ui/show-window.tsx";
import { coreWithRuns, workspaceOf } from "../overview/imagined.ts";

const ONE = { workspaces: [workspaceOf(1)] };

test("[ZU9] a support bundle is shown with all that is in it and not in it before it is saved, and sent by nobody", async () => {
  const saved: { name: string; blob: Blob }[] = [];
  let offered: Blob | undefined;
  vi.stubGlobal(
    "URL",
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => ((offered = blob), "blob:x"),
      revokeObjectURL: () => undefined,
    }),
  );
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    if (offered !== undefined) saved.push({ name: this.download, blob: offered });
  });
  showWindow(coreWithRuns(ONE).transport, "/about");
  await userEvent.click(await screen.findByRole("button", { name: "Prepare support bundle" }));
  const card = (await screen.findByRole("button", { name: "Save support bundle" })).closest("section");
  const list = within(card ?? document.body);
  expect(list.getByText("log/1.jsonl")).toBeTruthy();
  expect(list.getByText("4 KB")).toBeTruthy();
  expect(list.getByText("phone numbers: of each only its last two digits")).toBeTruthy();
  expect(list.getByText("older files of the log, which had no room: 2")).toBeTruthy();
  expect(saved).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Save support bundle" }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe("switchover-support-20260115-120000.zip");
  expect(saved[0]?.blob.size).toBe("a zip".length);
  expect(await screen.findByText(/Saved as switchover-support-20260115-120000\.zip/)).toBeTruthy();
  click.mockRestore();
});

test("[ZU9] a bundle that isn't wanted is discarded", async () => {
  showWindow(coreWithRuns(ONE).transport, "/about");
  await userEvent.click(await screen.findByRole("button", { name: "Prepare support bundle" }));
  await userEvent.click(await screen.findByRole("button", { name: "Don't save" }));
  expect(screen.queryByText("log/1.jsonl")).toBeNull();
  expect(screen.getByRole("button", { name: "Prepare support bundle" })).toBeTruthy();
});

test("[ZP10] About names each page of the documentation that is for users", async () => {
  showWindow(coreWithRuns(ONE).transport, "/about");
  const list = (await screen.findByText(/^docs\/plan\.md: /)).closest("ul");
  const named = [...(list?.querySelectorAll("li") ?? [])].map(({ textContent }) => textContent.split(":")[0]);
  const ofOurs = /^(?:architecture|benchmarks|evidence|glossary-.*|screens|stored-words|translating)\.md$/;
  const pages = readdirSync("docs").filter((name) => name.endsWith(".md") && !ofOurs.test(name));
  expect(new Set(named)).toEqual(new Set(["README.md", ...pages.map((name) => `docs/${name}`)]));
});
