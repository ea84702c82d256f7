import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { giveSizes } from "../../support/ui/sizes.ts";
import { showWindow } from "../../support/ui/show-window.tsx";
import { baked, detailOf, showMonitor } from "../events/parts.ts";
import { coreWithRuns, workspaceOf } from "../overview/imagined.ts";

const CLIENT =
  '{"messages":[{"from":"1","id":"gBG1","timestamp":"5","type":"voice","voice":{"id":"7","file":"/usr/local/\u202ex"},"n":12345678901234567890.10}]}';
const CLOUD =
  '{"object":"chat_business_account","entry":[{"id":"1022","changes":[{"value":{"messaging_product":"chat","metadata":{"display_phone_number":"12025550123","phone_number_id":"1065"},"statuses":[{"id":"wamid.1","status":"read"}]},"field":"messages"}]}]}';

beforeEach(giveSizes);

function showTranslator(change: Record<string, unknown> = {}): void {
  showWindow(coreWithRuns({ workspaces: [workspaceOf(1, change)] }).transport, "/tools/translate");
}

async function paste(text: string): Promise<void> {
  const field = await screen.findByRole("textbox", { name: "Notifications of either API" });
  fireEvent.change(field, { target: { value: text } });
  await userEvent.click(screen.getByRole("button", { name: "Translate" }));
}

test("[X1] a client's notification is told by its shape and shown in the cloud's, with every difference", async () => {
  showTranslator();
  await paste(CLIENT);
  await screen.findByRole("heading", { level: 1, name: "In the cloud API's shape" });
  expect(screen.getByText("Told by its shape: on-premises API")).toBeTruthy();
  const [, cloud] = screen.getAllByRole("region", { name: /API$/ }).filter((one) => one.tagName === "DIV");
  expect(cloud?.textContent).toContain('"voice": true');
  // What the workspace knows is filled in, and every digit is kept.
  expect(cloud?.textContent).toContain('"phone_number_id": "106540352242922"');
  expect(cloud?.textContent).toContain("12345678901234567890.10");
  const list = screen.getByRole("listbox");
  const dropped = within(list).getByText("Dropped").closest('[role="option"]');
  expect(dropped?.textContent).toContain("/messages/0/voice/file");
  expect(dropped?.textContent).toContain("it is a path on the client's own disk.");
  if (dropped !== null) fireEvent.click(dropped);
  const row = await waitFor(() => {
    const found = document.querySelector('[data-active="true"]');
    expect(found).not.toBeNull();
    return found;
  });
  expect(row?.textContent).toContain(String.raw`"file": "/usr/local/\u{202e}x"`);
});

test("[X4] what only the cloud names is asked for where the workspace doesn't know it", async () => {
  showTranslator({ cloud: undefined, numbers: [] });
  await paste(CLIENT);
  expect(await screen.findByText("Fill in all three to see the translation.")).toBeTruthy();
  expect(screen.queryByRole("listbox")).toBeNull();
  for (const [name, value] of [
    ["Business account ID", "1022"],
    ["Phone number ID", " 1065 "],
    ["Phone number as displayed", "12025550123"],
  ] as const)
    fireEvent.change(screen.getByRole("textbox", { name }), { target: { value } });
  await screen.findByRole("listbox");
  expect(screen.queryByText("Fill in all three to see the translation.")).toBeNull();
  expect(document.body.textContent).toContain('"phone_number_id": "1065"');
});

test("[X6] several notifications of both shapes are translated, and saved as the terminal prints them", async () => {
  let offered: Blob | undefined;
  URL.createObjectURL = (given) => {
    offered = given as Blob;
    return "blob:x";
  };
  URL.revokeObjectURL = () => undefined;
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  showTranslator();
  await screen.findByText(/Drop webhook notifications/);
  fireEvent.drop(screen.getByText(/Drop webhook notifications/), {
    dataTransfer: { files: [new File([`\uFEFF${CLOUD}\r\n\n${CLIENT}\n`], "in.ndjson")] },
  });
  await screen.findByRole("heading", { level: 1, name: "In the on-premises API's shape" });
  expect(screen.getByText("2 notifications")).toBeTruthy();
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Notification" }), "Notification 2");
  await screen.findByRole("heading", { level: 1, name: "In the cloud API's shape" });
  await userEvent.click(screen.getByRole("button", { name: "Save all translations" }));
  expect(click).toHaveBeenCalledOnce();
  const lines = (await offered?.text())?.trimEnd().split("\n") ?? [];
  expect(lines[0]).toBe('{"statuses":[{"id":"wamid.1","status":"read"}]}');
  expect(lines[1]).toContain('"n":12345678901234567890.10');
  expect(lines).toHaveLength(2);
});

test.each([
  ["{}", /Notification 1 has the shape of neither API/],
  [`${CLOUD}\n{"a":1,"a":2}`, /Line 2 isn't JSON/],
  ["[", /Line 1 isn't JSON/],
  [`{"entry":${"[".repeat(100_000)}`, /isn't JSON/],
  ["[]", /There is no notification/],
])("[X4] input that can't be translated is named: %j", async (text, said) => {
  showTranslator();
  await paste(text);
  expect((await screen.findByRole("alert")).textContent).toMatch(said);
});

test("[X7] example notifications are saved for the workspace's brand", async () => {
  let offered: Blob | undefined;
  URL.createObjectURL = (given) => {
    offered = given as Blob;
    return "blob:x";
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  showMonitor({}, "/tools/translate");
  await userEvent.click(await screen.findByRole("button", { name: "Save examples" }));
  await waitFor(() => expect(offered).toBeDefined());
  expect(await offered?.text()).toBe("fixtures of chat");
});

test("[X6] an event is shown as the other API would have sent it", async () => {
  const event = baked(7);
  const body = { kind: "kept", raw: CLOUD, shortened: false, part: "{}" } as const;
  showMonitor({ events: [event], details: [detailOf(event, "{}", { body })] }, "/events/7");
  await userEvent.click(await screen.findByText("Other API"));
  const panel = screen.getByRole("region", { name: "Event" });
  expect(within(panel).getByRole("listbox").textContent).toContain(
    "only the cloud names the business account.",
  );
  expect(panel.textContent).toContain('"status": "read"');
});

test("an event of which only the beginning is shown, or that has neither shape, isn't translated", async () => {
  const events = [baked(8), baked(7)];
  const bodies = [
    { kind: "kept", raw: CLOUD.slice(0, 50), shortened: true },
    { kind: "kept", raw: "{oops", shortened: false },
  ] as const;
  const details = events.map((event, at) => detailOf(event, "{}", { body: bodies[at] ?? bodies[0] }));
  showMonitor({ events, details }, "/events/8");
  await userEvent.click(await screen.findByText("Other API"));
  expect(await screen.findByText(/Only the beginning of this notification/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Next event in the list" }));
  await screen.findByText("#7");
  await waitFor(() => expect(screen.queryByText(/Only the beginning/)).toBeNull());
  await userEvent.click(await screen.findByText("Other API"));
  expect(await screen.findByText(/has the shape of neither API/)).toBeTruthy();
});
