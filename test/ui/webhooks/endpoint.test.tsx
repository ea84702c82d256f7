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
  expect(await within(results).findByText(/^Not ready/)).toBeTruthy();
  expect(within(results).getByText(/no test notifications were sent/)).toBeTruthy();
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
