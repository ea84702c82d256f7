import type { Chapter } from "../chapter.ts";
import { messageTimes, PRINTED } from "../../tool-samples.ts";
import { must, openSet, type Set } from "../set.ts";
import type { Camera } from "../camera.ts";

/** Messages as a customer may have written them for the on-premises API. */
const OUTGOING = [
  {
    name: "order-update.json",
    mimeType: "application/json",
    buffer: Buffer.from(
      `${JSON.stringify(
        {
          to: "+1 202 555 0123",
          type: "template",
          ttl: "P1D",
          template: {
            namespace: "c8ae5f90_307a",
            name: "order_update",
            language: { policy: "fallback", code: "en" },
            components: [
              { type: "body", parameters: [{ type: "text", text: "4711" }] },
              { type: "button", sub_type: "url", parameters: [{ type: "text", text: "4711" }] },
            ],
          },
        },
        null,
        2,
      )}\n`,
    ),
  },
  {
    name: "pictures.ndjson",
    mimeType: "application/x-ndjson",
    buffer: Buffer.from(
      `${JSON.stringify({ messaging_product: "chat", to: "12025550123", type: "image", image: { id: "5f1e2c9a-2b7d-4a53-9c52-7d0f" } })}\n`,
    ),
  },
];

/** A voice recording as a client reports it. */
const FROM_CLIENT = {
  contacts: [{ profile: { name: "Mia" }, wa_id: "12025550199" }],
  messages: [
    {
      from: "12025550199",
      id: "gBGGSFcCNEOPAgkO_KJ55r4w_ww",
      timestamp: "1768478400",
      type: "voice",
      voice: { id: "b1c68f38", mime_type: "audio/ogg; codecs=opus", file: "/usr/local/media/b1c68f38" },
    },
  ],
};

/** The page of tools, and each tool with something in it. */
export const tools: Chapter = {
  pictures: [
    "tools",
    "tool-batch",
    "tool-batch-bad",
    "tool-lint",
    "tool-lint-found",
    "tool-lint-fix",
    "tool-traffic",
    "tool-network",
    "tool-shards",
    "tool-translate",
    "tool-translated",
    "tool-report",
    "tool-report-none",
    "tool-allowlist",
    "tool-allowlist-changed",
    "tool-allowlist-shrunk",
    "tool-allowlist-schedule",
    "tool-api",
  ],
  async take(browser, camera) {
    const set = await openSet(browser);
    const { page, say, go } = set;
    try {
      await go("/tools");
      await page.getByRole("heading", { level: 1, name: say("window.tools.title") }).waitFor();
      await camera.take(page, "tools");
      await go("/tools/batch");
      await page.getByText(say("window.batch.drop")).waitFor();
      await camera.take(page, "tool-batch");
      await page.locator('input[type="file"]').setInputFiles({
        name: "numbers.csv",
        mimeType: "text/csv",
        buffer: Buffer.from("plan,number.shards\n/plans/bakery.json,\n/plans/cafe.json,two\nmill.json,\n"),
      });
      await page.getByText(say("window.batch.bad.text")).waitFor();
      await camera.take(page, "tool-batch-bad");
      await go("/tools/lint");
      await page.getByText(say("window.lint.drop")).waitFor();
      await camera.take(page, "tool-lint");
      await page.locator('input[type="file"]').first().setInputFiles(OUTGOING);
      await page.getByRole("listbox").focus();
      await page.keyboard.press("ArrowDown");
      await camera.take(page, "tool-lint-found");
      await page.getByRole("button", { name: say("window.lint.fix.show_other", { count: 6 }) }).click();
      await page.getByText(say("window.lint.fix.lead")).waitFor();
      await camera.take(page, "tool-lint-fix");
      await go("/tools/traffic");
      await page
        .locator('input[type="file"]')
        .setInputFiles({ name: "messages.csv", mimeType: "text/csv", buffer: Buffer.from(messageTimes()) });
      await page.getByRole("table").waitFor();
      await camera.take(page, "tool-traffic");
      await go("/tools/network");
      const hosts = page.getByRole("textbox", { name: say("window.tools.network.hosts") });
      await hosts.fill("chat.example, media.chat.example");
      await hosts.press("Enter");
      await page.getByRole("region", { name: say("window.tools.network.script") }).waitFor();
      await page.getByRole("textbox", { name: say("window.tools.network.pasteHere") }).fill(PRINTED);
      await page.getByRole("table").waitFor();
      await camera.take(page, "tool-network");
      await go("/practice/tools/shards");
      await page.getByText("4", { exact: true }).click();
      await page.getByRole("button", { name: say("window.tools.shards.go") }).click();
      await page.getByRole("button", { name: say("window.tools.shards.decode") }).click();
      await page.getByText(say("certificate.layout")).waitFor();
      await page.getByRole("heading", { name: say("shards.step.title") }).waitFor();
      await camera.take(page, "tool-shards");
      await go("/tools/translate");
      await page.getByText(say("window.translation.drop")).waitFor();
      await camera.take(page, "tool-translate");
      await page
        .getByRole("textbox", { name: say("window.translation.paste.field") })
        .fill(JSON.stringify(FROM_CLIENT));
      await page.getByRole("button", { name: say("window.translation.paste.go"), exact: true }).click();
      for (const [field, value] of [
        ["businessAccountId", "102290129340398"],
        ["phoneNumberId", "106540352242922"],
        ["displayPhoneNumber", "12025550100"],
      ] as const)
        await page.getByRole("textbox", { name: say(`window.translation.parties.${field}`) }).fill(value);
      await page.getByRole("listbox").focus();
      await page.keyboard.press("End");
      await camera.take(page, "tool-translated");
      await go("/tools/report");
      await page.getByText(say("window.tools.report.drop")).waitFor();
      await camera.take(page, "tool-report");
      await page
        .locator('input[type="file"]')
        .setInputFiles({ name: "letter.md", mimeType: "text/markdown", buffer: Buffer.from("# A letter\n") });
      await page.getByRole("heading", { level: 1, name: say("window.tools.report.title.unknown") }).waitFor();
      await camera.take(page, "tool-report-none");
      await takeAllowlist(set, camera);
      await go("/tools/api");
      await page.getByText("POST /v1/account/verify").waitFor();
      await camera.take(page, "tool-api");
    } finally {
      await set.close();
    }
  },
};

/** Sender addresses in Practice, whose registry answers as its faults say. */
async function takeAllowlist({ page, say, go, practice }: Set, camera: Camera): Promise<void> {
  const button = (key: Parameters<typeof say>[0]) => page.getByRole("button", { name: say(key) });
  const refreshWith = async (fault: string, outcome: Parameters<typeof say>[0]): Promise<void> => {
    must(await practice.call("practice.setFaults", { names: fault === "" ? [] : [fault] }));
    await button("window.allowlist.ask.refresh").click();
    await page.getByText(say(outcome), { exact: true }).waitFor();
  };
  await go("/practice/tools/allowlist");
  await button("window.allowlist.ask.refresh").waitFor();
  await refreshWith("", "window.allowlist.result.first");
  await camera.take(page, "tool-allowlist");
  await refreshWith("registry-changed", "window.allowlist.result.changed");
  await camera.take(page, "tool-allowlist-changed");
  await refreshWith("registry-shrunk", "window.allowlist.result.refused");
  await camera.take(page, "tool-allowlist-shrunk", button("window.allowlist.shrink.go"));
  await page.getByLabel(say("window.allowlist.schedule.mode")).selectOption("refresh");
  await button("window.allowlist.schedule.save").click();
  await page.getByText("AS64500. ", { exact: false }).waitFor();
  await camera.take(page, "tool-allowlist-schedule", button("window.allowlist.schedule.save"));
}
