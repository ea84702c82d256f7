import type { Page } from "playwright-core";

/** Everything transferred between a window and its host. */
export type WireTap = {
  /** Request and response bodies and the events of the streams, each as text. */
  readonly texts: () => readonly string[];
  /** Every URL that the page requested. */
  readonly addresses: () => readonly string[];
};

/** Records everything that a page sends and receives from now on: calls, responses and pushed events. */
export async function tapWire(page: Page): Promise<WireTap> {
  const texts: string[] = [];
  const addresses: string[] = [];
  page.on("request", (request) => {
    addresses.push(request.url());
    const body = request.postData();
    if (body !== null) texts.push(body);
  });
  page.on("response", (response) => {
    if (response.url().includes("/events/")) return;
    response.text().then(
      (text) => texts.push(text),
      // A redirect has no body, and a closed page's response has none either.
      () => undefined,
    );
  });
  const session = await page.context().newCDPSession(page);
  session.on("Network.eventSourceMessageReceived", ({ data }) => texts.push(data));
  await session.send("Network.enable");
  return { texts: () => texts, addresses: () => addresses };
}

/** Everything that a page holds: its document, the values of its fields, and its storages. */
export async function keptInPage(page: Page): Promise<string> {
  const kept = await page.evaluate(`(async () => JSON.stringify({
    page: document.documentElement.outerHTML,
    text: document.body.innerText,
    fields: [...document.querySelectorAll("input, textarea, select")].map((field) => field.value),
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    address: location.href,
    title: document.title,
    history: history.state,
    cookie: document.cookie,
  }))()`);
  return String(kept);
}
