import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { fakeCore, type FakeCore, type Script } from "../../support/fake-core.ts";
import { showWindow } from "../../support/ui/show-window.tsx";
import { BAKERY } from "../overview/imagined.ts";
import { checkOf, HOSTILE, ONE } from "./imagined.ts";

const KNOWN: Script = {
  ...ONE,
  webhookSettings: {
    workspaces: [
      {
        workspace: BAKERY,
        endpoint: "https://hooks.bakery.example/in",
        stopAfterMinutes: 60,
        watched: false,
      },
    ],
  },
};

async function openEndpoint(script: Script = ONE): Promise<FakeCore> {
  const core = fakeCore(script);
  await core.transport.call("vault.unlock", { passphrase: "open sesame", allowCreate: true });
  showWindow(core.transport, "/webhooks/endpoint");
  await screen.findByRole("heading", { level: 1, name: "Check your endpoint" });
  await screen.findByLabelText("Endpoint URL");
  return core;
}

test("an address that is missing or none is refused before anything is sent", async () => {
  const core = await openEndpoint();
  const go = screen.getByRole("button", { name: "Check endpoint" });
  await userEvent.click(go);
  expect(screen.getByText("Required.")).toBeTruthy();
  await userEvent.type(screen.getByLabelText("Endpoint URL"), "hooks.bakery.example");
  await userEvent.click(go);
  expect(core.calls).not.toContain("endpoint.check");
});

test("the stored address stands there, and made-up notifications go out only with a person's word", async () => {
  const core = await openEndpoint(KNOWN);
  const field = screen.getByLabelText("Endpoint URL") as HTMLInputElement;
  await waitFor(() => expect(field.value).toBe("https://hooks.bakery.example/in"));
  await userEvent.click(screen.getByRole("button", { name: "Check endpoint" }));
  await waitFor(() => expect(core.inputs("endpoint.check")).toHaveLength(1));
  expect(core.inputs("endpoint.check")[0]).toMatchObject({ workspace: BAKERY, send: false });
  await userEvent.click(screen.getByLabelText("Send test notifications too"));
  await userEvent.click(
    await screen.findByRole("button", { name: "Check endpoint and send test notifications" }),
  );
  await waitFor(() => expect(core.inputs("endpoint.check")).toHaveLength(2));
  expect(core.inputs("endpoint.check")[1]).toMatchObject({ send: true });
});

test("an address that was typed is kept for the workspace once it is looked at", async () => {
  const core = await openEndpoint();
  await userEvent.type(screen.getByLabelText("Endpoint URL"), "https://new.bakery.example/in");
  await userEvent.click(screen.getByRole("button", { name: "Check endpoint" }));
  await waitFor(() =>
    expect(core.inputs("webhooks.changeSettings")).toEqual([
      {
        workspace: {
          workspace: BAKERY,
          stopAfterMinutes: 60,
          watched: false,
          endpoint: "https://new.bakery.example/in",
        },
      },
    ]),
  );
});

test("each result is shown as it comes and only those of this look; the verdict stands in words", async () => {
  const core = await openEndpoint({
    ...KNOWN,
    endpoint: {
      verdict: "not-ready",
      caFileUsed: false,
      checks: [
        checkOf("endpoint.tls", { status: "fail", cause: "self-signed", found: HOSTILE.markup }),
        checkOf("endpoint.signature", { status: "skip", cause: "not-asked", found: "not tried" }),
      ],
    },
  });
  const release = core.hold("endpoint.check");
  await userEvent.click(screen.getByRole("button", { name: "Check endpoint" }));
  const results = await screen.findByRole("region", { name: "Results" });
  const { session } = core.inputs("endpoint.check")[0] as { readonly session: string };
  act(() => {
    core.push("checks", { check: checkOf("endpoint.address", { found: "public" }), session });
    core.push("checks", { check: checkOf("endpoint.redirect", { found: "of somebody else" }), session: "x" });
  });
  expect(within(results).getByText("public")).toBeTruthy();
  expect(within(results).queryByText("of somebody else")).toBeNull();
  release();
  const title = await screen.findByRole("heading", { level: 1, name: "Not ready: 1 of 1 checks failed" });
  expect(title.closest("header")?.textContent).toContain("no test notifications were sent");
  expect(results.textContent).toContain(HOSTILE.markup);
  expect(results.querySelector("img[src]")).toBeNull();
});

test("a typed token goes to the vault and stands nowhere in the page", async () => {
  const core = await openEndpoint();
  await userEvent.type(screen.getByLabelText("Verify token of the endpoint"), "token-not-for-eyes");
  expect(document.body.innerHTML).not.toContain("token-not-for-eyes");
  await userEvent.click(screen.getByRole("button", { name: "Store: Verify token of the endpoint" }));
  await waitFor(() =>
    expect(core.inputs("vault.put")).toEqual([
      { label: `${BAKERY}.endpoint-token`, secretKind: "verify-token", value: "token-not-for-eyes" },
    ]),
  );
});

const FAILED: Script = {
  ...KNOWN,
  endpoint: {
    verdict: "not-ready",
    caFileUsed: false,
    checks: [
      checkOf("endpoint.address", { found: "public" }),
      checkOf("endpoint.tls", { status: "warn", cause: "certificate-ends-soon", found: "9 days" }),
      checkOf("endpoint.signature", {
        status: "fail",
        cause: "accepts-bad-signature",
        found: "a wrong signature was accepted",
        facts: { ascii: "200", wrong: "200" },
      }),
      checkOf("endpoint.large", { status: "fail", cause: "large-refused", found: "413" }),
      checkOf("endpoint.batch", { status: "fail", cause: "batch-refused", found: "413" }),
      checkOf("endpoint.latency", {
        facts: { measured: 30, medianMs: 41, slowestMs: 118, aboveOneSecond: 0 },
      }),
      checkOf("endpoint.order", { status: "skip", cause: "not-asked" }),
    ],
  },
};

test("what failed comes first with its cure and code to copy, and what passed is folded into groups", async () => {
  await openEndpoint(FAILED);
  await userEvent.click(screen.getByRole("button", { name: "Check endpoint" }));
  await screen.findByRole("heading", { level: 1, name: "Not ready: 3 of 6 checks failed" });
  const results = within(screen.getByRole("region", { name: "Results" }));
  const parts = results.getAllByRole("region").map((one) => one.querySelector("h2")?.textContent);
  expect(parts.slice(0, 3).every((name) => name !== "Connection")).toBe(true);
  expect(parts.slice(3)).toEqual(["Connection", "Signatures", "Load", "Order", "Response time"]);
  // The code for the second of two checks with the same cure would only repeat it.
  expect(results.getAllByRole("button", { name: "Copy code" })).toHaveLength(2);
  const code = (): string | null | undefined => results.getAllByLabelText("Example code")[0]?.textContent;
  expect(code()).toContain("timingSafeEqual");
  await userEvent.click(results.getAllByRole("radio", { name: "Python" })[0] as HTMLElement);
  expect(code()).toContain("compare_digest");
  expect(results.getByRole("region", { name: "Order" }).textContent).toContain("skipped");
  expect(results.getByRole("region", { name: "Load" }).textContent).toContain("1 of 3 passed");
  expect(results.getByRole("region", { name: "Response time" }).textContent).toContain("41\u00a0ms");
  for (const group of ["Connection", "Load"])
    expect(results.getByRole("region", { name: group }).querySelector("details")?.open).toBe(false);
});

test("the button beside the title checks again with what the form holds, and the report outlives a visit elsewhere", async () => {
  const core = await openEndpoint(FAILED);
  await userEvent.click(screen.getByRole("button", { name: "Check endpoint" }));
  const again = await screen.findByRole("button", { name: "Check again" });
  await userEvent.click(screen.getByLabelText("Send test notifications too"));
  await userEvent.click(again);
  await waitFor(() => expect(core.inputs("endpoint.check")).toHaveLength(2));
  expect(core.inputs("endpoint.check")[1]).toMatchObject({ send: true });
  await screen.findByRole("heading", { level: 1, name: /^Not ready/ });
  const tabs = within(screen.getByRole("navigation", { name: "Webhooks" }));
  await userEvent.click(tabs.getByRole("link", { name: "Overview" }));
  const path = within(await screen.findByRole("region", { name: "Path of a notification" }));
  expect(path.getByRole("link", { name: /^Your endpoint/ }).textContent).toContain("3 checks failed");
  expect(path.getByText("41 ms")).toBeTruthy();
  await userEvent.click(path.getByRole("link", { name: /^Your endpoint/ }));
  expect(await screen.findByRole("heading", { level: 1, name: /^Not ready/ })).toBeTruthy();
});
