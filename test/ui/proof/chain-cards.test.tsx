import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { clientOver } from "../../../shared/rpc/client.ts";
import { EVIDENCE, type ChainLink } from "../../../shared/proof/chain.ts";
import { PhoneNumberId } from "../../../shared/ids.ts";
import { loadWindowTranslation } from "../../../renderer/wording/window-translate.ts";
import { LANGUAGES } from "../../../shared/language.ts";
import { fakeCore, FAKE_RUN, type Script } from "../../support/fake-core.ts";
import { showWindow } from "../../support/ui/show-window.tsx";
import { snapshot } from "../run/shown-run.tsx";
import { ID, sampleWorkspace } from "../workspace/sample-workspace.ts";
import { imaginedChain } from "./imagined-chain.ts";

const NUMBER = "2000001";
const OPEN = { timeout: 20_000 };
const ABOUT = { run: FAKE_RUN, phoneNumberId: NUMBER };
const AT = "2026-01-15T12:00:00.000Z";

async function opened(script: Script, address: string) {
  const core = fakeCore({ workspaces: [sampleWorkspace()], ...script });
  await clientOver(core.transport).call("vault.unlock", { passphrase: "open sesame", allowCreate: true });
  showWindow(core.transport, address);
  return core;
}

const ended = (direction: "to-cloud" | "to-onprem"): Pick<Script, "edit"> => ({
  edit: (told) => ({
    ...told,
    ...snapshot({
      phoneNumberId: PhoneNumberId.parse(NUMBER),
      direction,
      phase: { kind: "ended", reason: "complete" },
      numberIs: direction === "to-cloud" ? "cloud" : "on-premises",
    }),
    revision: told.revision + 5,
  }),
});

async function linksShown(): Promise<readonly HTMLElement[]> {
  const list = await screen.findByRole("list", { name: /What is confirmed since the move/ }, OPEN);
  return within(list).getAllByRole("listitem");
}

test.each(["to-cloud", "to-onprem"] as const)(
  "[H1] the end of a move %s offers the chain, each missing link with its button in place",
  async (direction) => {
    const side = direction === "to-cloud" ? "cloud" : "on-premises";
    const chain = imaginedChain({ ...ABOUT, direction, side });
    await opened({ ...ended(direction), chain }, `/runs/${FAKE_RUN}`);
    const [moved, message, answer, endpoint] = await linksShown();
    if (moved === undefined || message === undefined || answer === undefined || endpoint === undefined)
      throw new Error("a chain has four links");
    expect(within(moved).getByRole("img", { name: "Confirmed" })).toBeTruthy();
    expect(within(message).getByRole("img", { name: "Not yet" })).toBeTruthy();
    const test = within(message).getByRole("link", { name: "Send a test message" });
    expect(test.getAttribute("href")).toBe(`#/webhooks/test/${NUMBER}`);
    expect(within(answer).getByRole("link", { name: "Test a reply" }).getAttribute("href")).toBe(
      `#/webhooks/test/${NUMBER}`,
    );
    expect(within(endpoint).getByRole("link", { name: "Check endpoint" }).getAttribute("href")).toBe(
      `#/webhooks/endpoint/${NUMBER}`,
    );
    expect(screen.getByText("1 of 4 confirmed")).toBeTruthy();
    await userEvent.click(test);
    expect(await screen.findByRole("button", { name: "Start test" }, OPEN)).toBeTruthy();
  },
);

test("[H1] the number's page shows the chain with its age; what is proven needs no button", async () => {
  const links: readonly ChainLink[] = [
    { id: "message", state: "proven", evidence: "signed-message", at: AT },
    { id: "answer", state: "before-move", evidence: "earlier-answer", side: "on-premises", at: AT },
    { id: "endpoint", state: "failed", evidence: "checks-failed", at: AT },
  ];
  await opened({ chain: imaginedChain(ABOUT, links) }, `/workspaces/${ID}/numbers/${NUMBER}`);
  const [, message, answer, endpoint] = await linksShown();
  expect(message?.textContent).toContain("A signed message arrived at Switchover's callback URL.");
  expect(within(message as HTMLElement).queryByRole("link")).toBeNull();
  expect(message?.querySelector("time")?.dateTime).toBe(AT);
  expect(within(answer as HTMLElement).getByRole("img", { name: "Before the move" })).toBeTruthy();
  expect(answer?.textContent).toContain("A reply was delivered on-premises before the move.");
  expect(within(endpoint as HTMLElement).getByRole("img", { name: "Failed" })).toBeTruthy();
});

test("[H1] where nobody knows where the number is, no test is offered", async () => {
  const links: readonly ChainLink[] = [
    { id: "moved", state: "not-yet", evidence: "outcome-unknown", at: AT },
  ];
  await opened({ chain: imaginedChain(ABOUT, links) }, `/workspaces/${ID}/numbers/${NUMBER}`);
  for (const link of await linksShown()) expect(within(link).queryByRole("link")).toBeNull();
});

test("[H1][H4] an endpoint whose address no test has read yet is told as not checked since the move", async () => {
  const links: readonly ChainLink[] = [{ id: "endpoint", state: "not-yet", evidence: "address-unknown" }];
  await opened({ chain: imaginedChain(ABOUT, links) }, `/workspaces/${ID}/numbers/${NUMBER}`);
  const [, , , endpoint] = await linksShown();
  expect(endpoint?.textContent).toContain("Not checked since the move. A webhook test reads which URL");
});

test("[H1] an older run shows no chain of a newer move, and a number that was never moved shows none", async () => {
  const other = imaginedChain({ ...ABOUT, run: "r-20260115-other1" });
  const core = await opened({ ...ended("to-cloud"), chain: other }, `/runs/${FAKE_RUN}`);
  await waitFor(() => expect(core.calls).toContain("chain.of"));
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByRole("list", { name: /What is confirmed/ })).toBeNull();
});

test("[H1] where the data folder cannot be read, it is said instead of showing nothing", async () => {
  await opened(
    { problems: { "chain.of": { kind: "storageFailed", code: "EIO" } } },
    `/workspaces/${ID}/numbers/${NUMBER}`,
  );
  expect((await screen.findAllByText(/EIO/, {}, OPEN)).length).toBeGreaterThan(0);
});

test("[H5][H6] the list is ticked by a person, and what is seen ticks itself", async () => {
  const chain = imaginedChain(ABOUT);
  const core = await opened({ chain }, `/workspaces/${ID}/numbers/${NUMBER}`);
  expect(await screen.findByText("Not seen sending yet.", {}, OPEN)).toBeTruthy();
  const media = screen.getByRole("checkbox", { name: "Media" });
  await userEvent.click(media);
  await waitFor(() => expect(screen.getByText("1 of 6 done")).toBeTruthy());
  expect(core.inputs("chain.tick")).toEqual([
    { number: "+12025550123", phoneNumberId: NUMBER, run: FAKE_RUN, item: "media", done: true },
  ]);
});

test("[H5] a system that sends again has its address and token right, and it is said what shows it", async () => {
  const chain = imaginedChain(ABOUT);
  const sends = { at: AT, status: "delivered", signed: true, event: 7 };
  await opened(
    { chain: { ...chain, sender: { ...chain.sender, sends } } },
    `/workspaces/${ID}/numbers/${NUMBER}`,
  );
  expect(await screen.findByText("Your system sends again.", {}, OPEN)).toBeTruthy();
  expect(screen.getByText(/Status “delivered” of a message not sent from here/)).toBeTruthy();
  for (const name of ["Base URL", "Access token"])
    expect(screen.queryByRole("checkbox", { name })).toBeNull();
  const list = screen.getByRole("list", { name: "What to change in your own system" });
  expect(within(list).getAllByRole("img", { name: "Done" })).toHaveLength(2);
  expect(screen.getByText("2 of 6 done")).toBeTruthy();
});

test("[H1] every piece of evidence has its sentence in every language", async () => {
  for (const language of LANGUAGES) {
    const t = await loadWindowTranslation(language);
    const values = { side: "x", status: "y" };
    for (const evidence of EVIDENCE.moved) expect(t(`proof.evidence.moved.${evidence}`)).not.toBe("");
    for (const evidence of EVIDENCE.message)
      expect(t(`proof.evidence.message.${evidence}`, values)).not.toBe("");
    for (const evidence of EVIDENCE.answer)
      expect(t(`proof.evidence.answer.${evidence}`, values)).not.toBe("");
    for (const evidence of EVIDENCE.endpoint) expect(t(`proof.evidence.endpoint.${evidence}`)).not.toBe("");
  }
});
