import type { Locator } from "playwright-core";
import { beginAgain, button, link, practise, SPOKEN, type Person } from "./practice-person.ts";

export const WEBHOOK_TABS = [
  "overview",
  "test",
  "events",
  "cutover",
  "routes",
  "endpoint",
  "privacy",
] as const;
type WebhookTab = (typeof WEBHOOK_TABS)[number];

/** Goes from the start screen to practice mode with the number in the cloud. */
export async function practiseInCloud(person: Person): Promise<void> {
  await practise(person);
  await beginAgain(person, "cloud");
}

/** Opens one of the webhook screens and waits until it has loaded. */
export async function openTab(person: Person, tab: WebhookTab): Promise<void> {
  const { page, say } = person;
  await leadTo(person, tab);
  await page.getByRole("heading", { level: 1 }).waitFor();
  // Some screens load two things, each with its own loading indicator.
  const reading = page.getByRole("main").getByRole("status", { name: say("window.look.loading") });
  await reading.first().waitFor({ state: "hidden" });
}

/** Clicks the way to a webhook screen: a tab, or where else the screen is reached from. */
async function leadTo(person: Person, tab: WebhookTab): Promise<void> {
  const { page, say } = person;
  if (tab === "privacy") {
    await link(person, "window.frame.rail.settings").click();
    await page.getByRole("region", { name: say("window.webhooks.privacy.title") }).waitFor();
    return;
  }
  if (tab === "cutover") {
    await link(person, "window.frame.rail.overview").click();
    await page.getByRole("main").getByRole("link", { name: SPOKEN, exact: true }).click();
    await link(person, "window.number.next.cutover").click();
    await page.getByText(say("window.cutover.lead")).waitFor();
    return;
  }
  await link(person, "window.frame.rail.webhooks").click();
  if (tab === "test") {
    await link(person, "window.webhooks.overview.prove").click();
    await page.waitForURL(/webhooks\/test/);
    return;
  }
  const tabs = page.getByRole("navigation", { name: say("window.webhooks.tabs.label") });
  const wanted = tabs.getByRole("link", { name: say(`window.webhooks.tabs.${tab}`), exact: true });
  await wanted.click();
  await page.locator(`nav a[aria-current="page"]`, { hasText: say(`window.webhooks.tabs.${tab}`) }).waitFor();
}

/** Starts the guided webhook test and returns the keyword that must be sent. */
export async function askedForWord(person: Person): Promise<string> {
  const { page, say } = person;
  await button(person, "window.webhooks.test.start").click();
  const card = page.getByRole("region", { name: say("window.webhooks.test.send.title"), exact: true });
  return card.getByText(/^SW-[A-Z0-9]{4}$/).innerText();
}

/** Sends a message to the practice number from the practice phone. */
export async function writeOnPhone({ page, say }: Person, text: string): Promise<void> {
  const phone = page.getByRole("region", { name: say("window.practice.phone.title") });
  await phone.getByRole("textbox", { name: say("window.practice.write.text"), exact: true }).fill(text);
  await phone.getByRole("button", { name: say("window.practice.write.send") }).click();
}

/** Sends the reply that is offered once a message has counted, and confirms it. */
export async function sendAnswer(person: Person): Promise<void> {
  await button(person, "window.webhooks.test.reply.open").click();
  await button(person, "window.webhooks.test.reply.send").click();
}

/** Declines that reply. */
export async function leaveUnanswered(person: Person): Promise<void> {
  await button(person, "window.webhooks.test.reply.decline").click();
}

/** The verdict of an ended test. */
export function verdict({ page, say }: Person, which: "arrives" | "rejected" | "stopped"): Locator {
  return page
    .getByRole("main")
    .getByRole("status")
    .getByText(say(`window.webhooks.test.verdict.${which}.what`));
}

/** The lines of a test's steps as shown, in order: each with its icon's name and its duration. */
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

/** Opens a folded part of the overview; one that needs attention is open already. */
export async function unfold({ page, say }: Person, key: string): Promise<Locator> {
  const part = page.getByRole("region", { name: say(key), exact: true });
  await part.locator("summary").first().waitFor();
  const folded = part.locator("> details:not([open]) > summary");
  if ((await folded.count()) > 0) await folded.click();
  return part;
}

/** Starts the receiver on the overview. Returns its two callback URLs after uncovering them. */
export async function startReceiver(
  person: Person,
): Promise<{ readonly cloud: string; readonly onPrem: string }> {
  const { page, say } = person;
  await openTab(person, "overview");
  await unfold(person, "window.webhooks.receiver.title");
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

/** Posts a message from an end user to a receiver, in the form of the on-premises client. */
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

/** The panel with one event and its body, beside the list. */
export function eventPanel({ page, say }: Person): Locator {
  return page.getByRole("region", { name: say("window.events.detail.title"), exact: true });
}

/** From the end of a migration: sends a message to the number and replies to it, until both are confirmed. */
export async function proveByMessage(person: Person): Promise<void> {
  const { page, say } = person;
  await link(person, "window.proof.do.message").first().click();
  const word = await askedForWord(person);
  const offered = page.getByRole("button", { name: say("window.webhooks.test.reply.open") });
  // In the first seconds after a move messages vanish, as they do on the platform.
  for (let tries = 0; tries < 20 && !(await offered.isVisible()); tries += 1) {
    await writeOnPhone(person, word);
    await page.waitForTimeout(1_000);
  }
  await sendAnswer(person);
  await verdict(person, "arrives").waitFor({ timeout: 60_000 });
}
