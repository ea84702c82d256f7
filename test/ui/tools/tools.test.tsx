import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { RunId } from "../../../shared/ids.ts";
import { err, ok } from "../../../shared/result.ts";
import type { OutputOf } from "../../../shared/rpc/api.ts";
import { TOOLS } from "../../../renderer/app/tools.ts";
import { showWindow } from "../../support/ui/show-window.tsx";
import { coreWithRuns, workspaceOf } from "../overview/imagined.ts";

const ONE = { workspaces: [workspaceOf(1)] };

const GENUINE: OutputOf<"report.verify"> = {
  outcome: "genuine",
  fingerprint: "AA:BB:CC",
  madeAt: "2026-01-15T12:00:00.000Z",
  run: RunId.parse("r-20260115-bbbbbb"),
  form: "html",
  key: "other",
  journal: "not-here",
};

test("the page of tools names each one and leads to it", async () => {
  showWindow(coreWithRuns(ONE).transport, "/tools");
  await screen.findByRole("heading", { level: 1, name: "Tools" });
  for (const name of TOOLS)
    expect(document.querySelector(`a[href="#/tools/${name}"]`)?.textContent).not.toBe("");
  await userEvent.click(screen.getByRole("link", { name: "Check a report" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Check a report" })).toBeTruthy();
  expect(window.location.hash).toBe("#/tools/report");
});

test("[R2] a report that is dropped is checked, and whose key signed it is told", async () => {
  const asked = showReportCheck(GENUINE);
  fireEvent.drop(await dropArea(), { dataTransfer: { files: [new File(["<html>ü"], "report.html")] } });
  expect(await screen.findByRole("heading", { level: 1, name: "The report is genuine" })).toBeTruthy();
  expect(screen.getByText("AA:BB:CC")).toBeTruthy();
  expect(screen.getByText(/Signed with another key than that of this data folder/)).toBeTruthy();
  expect(asked).toEqual([Buffer.from("<html>ü").toString("base64")]);
});

test("[R1] an altered report and a file that is none are named as that", async () => {
  showReportCheck({ outcome: "altered", reason: "bytes" });
  fireEvent.drop(await dropArea(), { dataTransfer: { files: [new File(["x"], "a.html")] } });
  expect(await screen.findByRole("heading", { level: 1, name: "The report was altered" })).toBeTruthy();
  expect(screen.getByText("Altered: the content isn't what was signed.")).toBeTruthy();
  expect(screen.queryByText("What was checked")).toBeNull();
});

test("a file that is larger than any report is named without being read", async () => {
  const asked = showReportCheck(GENUINE);
  const large = new File(["x"], "large.pdf");
  Object.defineProperty(large, "size", { value: 65 * 1024 * 1024 });
  fireEvent.drop(await dropArea(), { dataTransfer: { files: [large] } });
  await waitFor(() =>
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("This file is larger than any report"),
  );
  expect(asked).toEqual([]);
});

test("[K6] the API document lists every call of both APIs with what is assumed, under the workspace's settings", async () => {
  const { transport } = coreWithRuns(ONE);
  const asked: unknown[] = [];
  showWindow(
    {
      ...transport,
      call: (method, input) => {
        if (method === "collection.document") asked.push(input);
        return transport.call(method, input);
      },
    },
    "/tools/api",
  );
  const cloud = within(await screen.findByRole("region", { name: "Cloud API" }, { timeout: 20_000 }));
  const register = cloud.getByText("POST /v23.0/{phone_number_id}/register").closest("li");
  expect(register?.textContent).toContain("changes something");
  expect(register?.textContent).toContain("As the platform document shows it.");
  const read = cloud.getByText("GET /v23.0/{phone_number_id}").closest("li");
  expect(read?.textContent).not.toContain("changes something");
  expect(read?.textContent).toContain("Assumed: The whole call.");
  const client = within(screen.getByRole("region", { name: "On-premises API" }));
  expect(client.getByText("POST /v1/account/verify")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Save as JSON" })).toBeTruthy();
  expect(asked.at(-1)).toEqual({ dialect: { brand: "chat", apiVersion: "v23.0" } });
});

test("an API document that can't be made is named as a problem, with nothing to save", async () => {
  const { transport } = coreWithRuns(ONE);
  showWindow(
    {
      ...transport,
      call: async (method, input) =>
        method === "collection.document"
          ? err({ kind: "storageFailed", code: "EIO" })
          : transport.call(method, input),
    },
    "/tools/api",
  );
  expect(await screen.findByRole("alert", undefined, { timeout: 20_000 })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Save as JSON" })).toBeNull();
});

async function dropArea(): Promise<HTMLElement> {
  return screen.findByText(/Drop the file of a signed report here/);
}

/** Shows the check over a core that answers each check like this; returns the contents that it was given. */
function showReportCheck(verdict: OutputOf<"report.verify">): readonly string[] {
  const { transport } = coreWithRuns(ONE);
  const asked: string[] = [];
  showWindow(
    {
      ...transport,
      call: async (method, input) => {
        if (method !== "report.verify") return transport.call(method, input);
        asked.push((input as { readonly content: string }).content);
        return ok(verdict);
      },
    },
    "/tools/report",
  );
  return asked;
}
