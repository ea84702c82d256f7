import type { Locator } from "playwright-core";
import { beginAgain, button, link, practise, SPOKEN, type Person } from "./practice-person.ts";

/** The screens around webhooks, with the key of each title. */
const TITLES = {
  overview: "window.webhooks.overview.title",
  test: "window.webhooks.test.title",
  events: "window.events.title",
  cutover: "window.cutover.title",
  routes: "window.webhooks.routes.title",
  endpoint: "window.webhooks.endpoint.title",
  privacy: "window.webhooks.privacy.title",
} as const;

type WebhookTab = keyof typeof TITLES;
export const WEBHOOK_TABS = Object.keys(TITLES) as readonly WebhookTab[];

/** Goes from the first start to a practice whose number is in the cloud. */
export async function practiseInCloud(person: Person): Promise<void> {
  await practise(person);
  await beginAgain(person, "cloud");
}

/** Opens one of the screens around webhooks and waits for what it shows. */
export async function openTab(person: Person, tab: WebhookTab): Promise<void> {
  const { page, say } = person;
  await link(person, "window.frame.rail.webhooks").click();
  await page
    .getByRole("navigation", { name: say("window.webhooks.tabs.label") })
    .getByRole("link", { name: say(`window.webhooks.tabs.${tab}`), exact: true })
    .click();
  await page.getByRole("heading", { level: 1, name: say(TITLES[tab]), exact: true }).waitFor();
  // Some screens read two things, each with a sign of its own.
  const reading = page.getByRole("main").getByRole("status", { name: say("window.look.loading") });
  await reading.first().waitFor({ state: "hidden" });
}

/** Starts the guided test on its screen and gives the word that has to be sent. */
export async function askedForWord(person: Person): Promise<string> {
  const { page, say } = person;
  await button(person, "window.webhooks.test.start").click();
  const card = page.getByRole("region", { name: say("window.webhooks.test.send.title"), exact: true });
  return card.getByText(/^SW-[A-Z0-9]{4}$/).innerText();
}

/** Writes to the practice number on the practice phone, and waits until the cloud has the message. */
export async function writeOnPhone({ page, say }: Person, text: string): Promise<void> {
  const phone = page.getByRole("region", { name: say("window.practice.phone.title") });
  await phone.getByRole("textbox", { name: say("window.practice.write.text"), exact: true }).fill(text);
  await phone.getByRole("button", { name: say("window.practice.write.send") }).click();
}

/** Says yes to the one answer that is offered once a message has counted; a second question comes in between. */
export async function sendAnswer(person: Person): Promise<void> {
  await button(person, "window.webhooks.test.reply.open").click();
  await button(person, "window.webhooks.test.reply.send").click();
}

/** Leaves that answer. */
export async function leaveUnanswered(person: Person): Promise<void> {
  await button(person, "window.webhooks.test.reply.decline").click();
}

/** How a test ended, once it has. */
export function verdict({ page, say }: Person, which: "arrives" | "does-not-arrive" | "stopped"): Locator {
  return page
    .getByRole("main")
    .getByRole("status")
    .getByText(say(`window.webhooks.test.verdict.${which}.what`));
}

/** The words of a test's steps as they stand, in order: each with its mark's name and the time it took. */
export async function testSteps({ page, say }: Person): Promise<readonly string[]> {
  const card = page.getByRole("region", { name: say("window.webhooks.test.steps", { spoken: SPOKEN }) });
  const lines = await card.getByRole("listitem").all();
  return Promise.all(
    lines.map(async (line) => {
      const mark = await line.getByRole("img").first().getAttribute("aria-label");
      return `${mark ?? "?"}: ${(await line.innerText()).replaceAll(/\s+/g, " ")}`;
    }),
  );
}

/** Starts the receiver on the overview; gives its two addresses, as a person uncovers them. */
export async function startReceiver(
  person: Person,
): Promise<{ readonly cloud: string; readonly onPrem: string }> {
  const { page, say } = person;
  await openTab(person, "overview");
  await button(person, "window.webhooks.receiver.start").click();
  const addresses = page.getByRole("region", { name: say("window.webhooks.receiver.addresses") });
  const uncovered = async (key: string): Promise<string> => {
    const name = say(key);
    await addresses.getByRole("button", { name: say("window.webhooks.address.showNamed", { name }) }).click();
    const cover = addresses.getByRole("button", {
      name: say("window.webhooks.address.coverNamed", { name }),
    });
    const address = await cover.locator("xpath=preceding-sibling::code").innerText();
    await cover.click();
    return address;
  };
  return {
    cloud: await uncovered("window.webhooks.receiver.local"),
    onPrem: await uncovered("window.webhooks.receiver.onPrem"),
  };
}

/** Lets the on-premises client tell a receiver of a message from an end user. */
export async function tellOnPremises(url: string, text: string): Promise<void> {
  const message = {
    from: "12025550177",
    id: text,
    timestamp: "1763700000",
    type: "text",
    text: { body: text },
  };
  const answer = await fetch(url, { method: "POST", body: JSON.stringify({ messages: [message] }) });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`the receiver answered ${answer.status}`);
}

/** The list of events. */
export function eventGrid({ page, say }: Person): Locator {
  return page.getByRole("grid", { name: say("window.events.table") });
}

/** What stands beside the list: one event with its body. */
export function eventPanel({ page, say }: Person): Locator {
  return page.getByRole("region", { name: say("window.events.detail.title"), exact: true });
}
