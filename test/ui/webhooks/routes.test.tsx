import { maskAddress } from "../../../shared/platform/callback-address.ts";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { fakeCore, type FakeCore, type Script } from "../../support/fake-core.ts";
import { showWindow } from "../../support/ui/show-window.tsx";
import { HOSTILE, ONE, ROUTES } from "./imagined.ts";

async function openRoutes(script: Script, { unlock = true } = {}): Promise<FakeCore> {
  const core = fakeCore(script);
  if (unlock) await core.transport.call("vault.unlock", { passphrase: "open sesame", allowCreate: true });
  showWindow(core.transport, "/webhooks/routes");
  await screen.findByRole("heading", { level: 1, name: "Callback URLs" });
  return core;
}

test("callbacks stand side by side, the used one marked by a word, and a shared address is warned of", async () => {
  await openRoutes({ ...ONE, routes: ROUTES });
  const number = within(await screen.findByRole("region", { name: "+1 202 555 0100" }));
  const [ofNumber, ofAccount, ofApp] = number.getAllByRole("listitem");
  expect(ofNumber?.textContent).toContain("not set");
  expect(ofAccount?.textContent).toContain("used");
  expect(ofApp?.textContent).not.toContain("used");
  expect(screen.getByText("The on-premises client and the cloud use the same URL.")).toBeTruthy();
});

test("strangers among the apps are marked, and one whose owner is not known is not called a stranger", async () => {
  await openRoutes({ ...ONE, routes: ROUTES });
  const apps = within(await screen.findByRole("region", { name: "Subscribed apps" }));
  const [own, stranger, unknown] = apps.getAllByRole("listitem");
  expect(own?.textContent).toContain("Yours");
  expect(stranger?.textContent).toContain("Not yours");
  expect(unknown?.textContent).toContain("Owner unknown");
  expect(apps.getByText("1 app that isn't yours receives your customers' messages too.")).toBeTruthy();
});

test("names and addresses from outside are text and nothing else", async () => {
  await openRoutes({
    ...ONE,
    routes: {
      ...ROUTES,
      apps: [
        { id: "1", name: HOSTILE.markup, own: false, override: HOSTILE.turned },
        { id: "2", name: "\u{202e}gnp.exe", own: false },
      ],
    },
  });
  const apps = await screen.findByRole("region", { name: /^Subscribed apps/ });
  expect(apps.textContent).toContain(HOSTILE.markup);
  expect(apps.textContent).toContain(String.raw`\u{202e}`);
  // Of an address its host alone is shown.
  expect(apps.textContent).toContain(maskAddress(HOSTILE.turned));
  expect(apps.querySelector("img[src]")).toBeNull();
  expect(apps.querySelector("a[href*='good.example']")).toBeNull();
});

test("a long address goes to a new line behind its signs, and its hidden parts are marked", async () => {
  const address = "https://hooks.bakery.example/in/cloud.php?tenant=1&v=2";
  const [number] = ROUTES.numbers;
  if (number === undefined) throw new Error("there is a number");
  const callbacks = { number: address };
  await openRoutes({ ...ONE, routes: { ...ROUTES, numbers: [{ ...number, wins: "number", callbacks }] } });
  const shown = await screen.findByText(maskAddress(address));
  const places = [...shown.querySelectorAll("wbr")].map((place) => place.previousSibling?.textContent);
  expect(places).toEqual(["https://", "hooks.", "bakery.", "example/", expect.stringMatching(/^…\w{4}\?$/)]);
});

test("what could not be read says why in words", async () => {
  await openRoutes({
    ...ONE,
    routes: {
      ...ROUTES,
      numbers: [{ phoneNumberId: "1", number: "+1 202 555 0100", callbacks: {}, unseen: "not-allowed" }],
      apps: [],
      appsUnseen: "not-told",
    },
  });
  expect(await screen.findByText("Unknown: the access token isn't allowed to read it.")).toBeTruthy();
  expect(screen.getByText("Unknown: this deployment doesn't report it.")).toBeTruthy();
});

test("with a locked vault nobody is asked for a passphrase until they ask the platform", async () => {
  const core = await openRoutes({ ...ONE, routes: ROUTES }, { unlock: false });
  const ask = await screen.findByRole("button", { name: "Check callback URLs" });
  expect(core.calls).not.toContain("webhooks.routes");
  await userEvent.click(ask);
  expect(await screen.findByRole("dialog")).toBeTruthy();
});

test("what could not be asked keeps what was known, says why, and can be asked again", async () => {
  const core = await openRoutes({ ...ONE, routes: ROUTES });
  await screen.findByRole("region", { name: "+1 202 555 0100" });
  core.fail("webhooks.routes", { kind: "notSetUp", missing: ["cloud"] });
  await userEvent.click(screen.getByRole("button", { name: "Refresh" }));
  expect(await screen.findByText("A connection that this needs isn't set up yet.")).toBeTruthy();
  expect(screen.getByRole("region", { name: "+1 202 555 0100" })).toBeTruthy();
  await waitFor(() => expect(screen.getAllByRole("button", { name: "Refresh" })).toHaveLength(2));
});
