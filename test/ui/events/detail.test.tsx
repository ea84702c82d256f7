import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { decodePayload } from "../../../renderer/components/payload/decode.ts";
import { exactText } from "../../../renderer/components/payload/exact-text.ts";
import { baked, detailOf, put, showMonitor } from "./parts.ts";

const HOSTILE = [
  "<img src=x onerror=alert(1)>",
  "<script>document.title='owned'</script>",
  "javascript:alert(1) https://evil.example/steal",
  "\u202egnp.exe\u2066\u200b\u200d\ufeff",
  "\u001b[31mred\u001b[0m\u0007\r",
  "{{constructor.constructor('alert(1)')()}} ${alert(1)}",
  '=HYPERLINK("http://evil.example")',
];

function open(part: string, change = {}) {
  const event = baked(7, { preview: part.slice(0, 160) });
  return showMonitor({ events: [event], details: [detailOf(event, part, change)] }, "/events/7");
}

test("hostile texts are only ever text: nothing runs, loads, links or hides", async () => {
  open(JSON.stringify({ [HOSTILE.join()]: "a name", texts: HOSTILE }));
  const tree = await screen.findByRole("region", { name: "Decoded body" });
  const decoded = tree.textContent;
  await userEvent.click(screen.getByText("Raw"));
  const raw = await screen.findByRole("region", { name: "Raw" });
  const panel = screen.getByRole("region", { name: "Event" });
  for (const part of [tree, raw, panel])
    expect(
      part.querySelector("a, img, script, iframe, object, embed, form, style, link, video, svg a"),
    ).toBeNull();
  for (const hidden of ["\u202e", "\u2066", "\u200b", "\u200d", "\ufeff", "\u001b", "\u0007"])
    for (const shown of [decoded, panel.textContent]) expect(shown).not.toContain(hidden);
  for (const shown of ["<img src=x onerror=alert(1)>", "\\u{202e}gnp.exe\\u{2066}", "\\u{1b}[31mred"])
    expect(decoded).toContain(shown);
  expect(document.title).not.toBe("owned");
});

test("names that mean something to an object are names like any other", async () => {
  open('{"__proto__":{"polluted":true},"constructor":"c","toString":"t","big":12345678901234567890,"e":1e3}');
  const tree = await screen.findByRole("region", { name: "Decoded body" });
  expect(tree.textContent).toContain("__proto__");
  expect(tree.textContent).toContain("polluted");
  expect(tree.textContent).toContain("12345678901234567890");
  expect(tree.textContent).toContain("1e3");
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});

test("a body that is nested too deeply, too large or no JSON is shown as text, not as a tree", async () => {
  expect(decodePayload(`${"[".repeat(64)}${"]".repeat(64)}`)).toBeDefined();
  expect(decodePayload(`${"[".repeat(65)}${"]".repeat(65)}`)).toBeUndefined();
  expect(decodePayload("[".repeat(60_000))).toBeUndefined();
  expect(decodePayload(`"${"x".repeat(70_000)}"`)).toBeUndefined();
  expect(decodePayload("{oops")).toBeUndefined();
  // Brackets inside a text are no depth.
  expect(decodePayload(JSON.stringify("[".repeat(100)))).toEqual({ kind: "text", text: "[".repeat(100) });
  open("{oops");
  expect(await screen.findByText(/This part can't be shown as a tree/)).toBeTruthy();
  expect(screen.getByRole("region", { name: "Raw" }).textContent).toBe("{oops");
});

test("the raw view is cut at 64 KB, and keeps lines", () => {
  expect(exactText("x".repeat(100_000))).toHaveLength(65_536);
  expect(exactText("a\n\tb")).toBe("a\n\tb");
  expect(exactText("a\u00a0b\u2028c\ud800")).toBe("a\\u{a0}b\\u{2028}c\\u{d800}");
});

test("long texts are cut until somebody asks, and long lists come in parts", async () => {
  open(
    JSON.stringify({ text: "y".repeat(1_000), list: Array.from({ length: 120 }, (_, at) => `entry-${at}`) }),
  );
  const tree = await screen.findByRole("region", { name: "Decoded body" });
  expect(tree.textContent).not.toContain("y".repeat(500));
  await userEvent.click(within(tree).getByRole("button", { name: "Show all 1,000 characters" }));
  expect(tree.textContent).toContain("y".repeat(1_000));
  expect(tree.textContent).not.toContain("entry-60");
  await userEvent.click(within(tree).getByRole("button", { name: "Show 50 more" }));
  expect(tree.textContent).toContain("entry-60");
});

test("facts, arrivals with their secrets, and what the endpoint answered stand there", async () => {
  const at = "2026-01-15T12:00:07.000Z";
  open('{"id":"wamid.7"}', {
    arrivals: [
      { at, source: "cloud", signature: "valid", secret: 1 },
      { at, source: "on-premises", signature: "unchecked" },
      { at, source: "cloud", signature: "valid", secret: 2 },
    ],
    forwarded: [{ at, ms: 41.4, failed: "connection refused\u202e" }],
    notification: { receivedAt: at, bytes: 2_100, shape: "cloud", events: 3, cut: true },
  });
  const panel = await screen.findByRole("region", { name: "Event" });
  await within(panel).findAllByText("wamid.7", { selector: "bdi" });
  expect(panel.textContent).toContain("a notification of 2.1 kB with 3 events");
  expect(panel.textContent).toContain("Parts of this notification were deleted");
  expect(panel.textContent).toContain("didn't respond after 41\u00a0ms: connection refused\\u{202e}");
  expect(within(panel).getAllByRole("row")).toHaveLength(4);
  expect(panel.textContent).toContain("It arrived signed with both app secrets");
  expect(panel.textContent).toContain("Both APIs sent it.");
});

test("a sealed body asks for the vault, and shows once it is open", async () => {
  const event = baked(7);
  const details = [detailOf(event, "{}", { body: { kind: "locked" } })];
  const { core } = showMonitor({ events: [event], details, vault: "locked" }, "/events/7");
  const panel = await screen.findByRole("region", { name: "Event" });
  await userEvent.click(await within(panel).findByRole("button", { name: "Unlock vault" }));
  details[0] = detailOf(event, '{"text":"sealed until now"}');
  const passphrase = await screen.findByLabelText("Passphrase");
  await userEvent.type(passphrase, "open sesame{Enter}");
  const tree = await screen.findByRole("region", { name: "Decoded body" });
  expect(tree.textContent).toContain("sealed until now");
  expect(core.vaultState()).toBe("open");
});

test("a body that was not kept, and an event that is gone, are said in a sentence", async () => {
  const event = baked(7);
  const { unmount } = showMonitor(
    { events: [event], details: [detailOf(event, "{}", { body: { kind: "not-kept" } })] },
    "/events/7",
  );
  expect(await screen.findByText(/The body wasn't stored/)).toBeTruthy();
  unmount();
  showMonitor({ events: [event] }, "/events/8");
  expect(await screen.findByText(/This event is no longer stored/)).toBeTruthy();
});

test("a replay needs the whole address and the number typed, warns whose data leaves, and tells the answer", async () => {
  const { core } = open("{}");
  await userEvent.click(await screen.findByRole("button", { name: "Resend to an endpoint" }));
  const dialog = await screen.findByRole("dialog", { name: "Resend to an endpoint" });
  expect(dialog.textContent).toContain("Your customers' messages leave this computer");
  const go = within(dialog).getByRole("button", { name: "Post to this URL" });
  const address = within(dialog).getByLabelText("Endpoint URL");
  put(address, "hooks.example");
  put(within(dialog).getByLabelText(/Type the number/), "+1 202 555 0100");
  expect((go as HTMLButtonElement).disabled).toBe(true);
  put(address, "https://hooks.example/in");
  core.push("vault", { revision: 99, state: "open" });
  await waitFor(() => expect((go as HTMLButtonElement).disabled).toBe(false));
  await userEvent.click(go);
  expect(await within(dialog).findByText("Event 7: returned 200 after 12 ms")).toBeTruthy();
  expect(core.calls).toContain("webhooks.replay");
});

test.each([
  ["valid", {}, "newly signed", false],
  ["unchecked", { signature: "unchecked" }, "it was never verified", true],
  ["the client's own", { signature: "unchecked", source: "on-premises" }, "hadn't signed it", false],
  ["refused", { signature: "invalid", refused: "signature-invalid" }, "hadn't signed it", false],
] as const)(
  "[V13] the replay of what is %s says whether it is signed, and signs the unverified only when told to",
  async (_, change, said, offered) => {
    const event = baked(7, change);
    const { core } = showMonitor({ events: [event], details: [detailOf(event, "{}")] }, "/events/7");
    await userEvent.click(await screen.findByRole("button", { name: "Resend to an endpoint" }));
    const dialog = await screen.findByRole("dialog", { name: "Resend to an endpoint" });
    expect(dialog.textContent).toContain(said);
    const choice = within(dialog).queryByLabelText(/^Sign it with this workspace/);
    expect(choice !== null).toBe(offered);
    if (choice === null) return;
    await userEvent.click(choice);
    put(within(dialog).getByLabelText(/Type the number/), "+1 202 555 0100");
    put(within(dialog).getByLabelText("Endpoint URL"), "https://hooks.example/in");
    core.push("vault", { revision: 99, state: "open" });
    const go = within(dialog).getByRole("button", { name: "Post to this URL" });
    await waitFor(() => expect((go as HTMLButtonElement).disabled).toBe(false));
    await userEvent.click(go);
    await waitFor(() =>
      expect(core.inputs("webhooks.replay")).toMatchObject([{ signUnchecked: true, events: [7] }]),
    );
  },
);

test("[V12] each try at production is told with its time, and of many the first and the newest", async () => {
  const tries = (count: number) =>
    Array.from({ length: count }, (_, place) => ({
      at: `2026-01-15T12:${String(place).padStart(2, "0")}:07.000Z`,
      ms: 12,
      status: place === count - 1 ? 200 : 502,
    }));
  const { unmount } = open("{}", { forwarded: tries(2) });
  const listOf = async () =>
    within((await screen.findByText("Forwarded")).parentElement ?? document.body)
      .getAllByRole("listitem")
      .map((item) => item.textContent.replace(/^.*: /, ""));
  expect(await listOf()).toEqual([
    "Your endpoint returned 502 after 12\u00a0ms.",
    "Your endpoint returned 200 after 12\u00a0ms.",
  ]);
  unmount();
  open("{}", { forwarded: tries(20) });
  const items = await listOf();
  expect([items.length, items[1], items.at(-1)]).toEqual([
    7,
    "14 more attempts",
    "Your endpoint returned 200 after 12\u00a0ms.",
  ]);
});

test("[V19] headers and what the endpoint wrote back are there for who opens them, made visible", async () => {
  const at = "2026-01-15T12:00:07.000Z";
  open('{"id":"wamid.7"}', {
    notification: {
      receivedAt: at,
      bytes: 16,
      shape: "cloud",
      events: 1,
      cut: false,
      headers: [["user-agent", "sender/1.0\u202e"]],
    },
    forwarded: [
      {
        at,
        ms: 9,
        status: 500,
        sent: [["content-type", "application/json"]],
        headers: [["x-powered-by", "a shop"]],
        answer: { text: "it <b>broke</b>", shortened: true },
      },
    ],
  });
  const panel = await screen.findByRole("region", { name: "Event" });
  await within(panel).findByText("Request headers");
  expect(panel.textContent).toContain("sender/1.0\\u{202e}");
  expect(within(panel).getByText("Forwarded headers")).toBeTruthy();
  expect(panel.textContent).toContain("a shop");
  expect(
    within(panel).getByText("Response body from your endpoint").closest("details")?.textContent,
  ).toContain("it <b>broke</b>");
  expect(panel.textContent).toContain("Only the beginning is stored.");
});

test("[V13] what was edited goes out in place of what is stored, signed only where a person says so", async () => {
  const { core } = open('{"id":"wamid.7"}');
  await userEvent.click(await screen.findByRole("button", { name: "Resend to an endpoint" }));
  const dialog = await screen.findByRole("dialog", { name: "Resend to an endpoint" });
  put(within(dialog).getByLabelText("Endpoint URL"), "https://hooks.example/in");
  await userEvent.click(within(dialog).getByLabelText("Edit first"));
  expect(dialog.textContent).toContain("Posts your edited text, not the stored notification.");
  put(within(dialog).getByLabelText("Text to post"), '{"id":"mine"}');
  put(within(dialog).getByLabelText(/Type the number/), "+1 202 555 0100");
  core.push("vault", { revision: 99, state: "open" });
  const go = within(dialog).getByRole("button", { name: "Post to this URL" });
  await waitFor(() => expect((go as HTMLButtonElement).disabled).toBe(false));
  await userEvent.click(go);
  await waitFor(() =>
    expect(core.inputs("webhooks.replay")).toMatchObject([
      { events: [7], edited: { body: '{"id":"mine"}', sign: false } },
    ]),
  );
});

test("[keyboard] the next and the previous event open from the inspector, and the button keeps the focus", async () => {
  const events = [3, 2, 1].map((id) => baked(id, { preview: `text ${id}` }));
  const details = events.map((event) => detailOf(event, `{"n":${event.id}}`));
  showMonitor({ events, details }, "/events/3");
  await screen.findByText("#3");
  await userEvent.click(await screen.findByRole("button", { name: "Next event in the list" }));
  await screen.findByText("#2");
  await userEvent.keyboard("{Enter}");
  await screen.findByText("#1");
  await userEvent.click(screen.getByRole("button", { name: "Previous event in the list" }));
  await screen.findByText("#2");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Previous event in the list");
});
