import { expect, test } from "vitest";
import { renderHtml } from "../../../main/core/report/render-html.ts";
import { renderMarkdown } from "../../../main/core/report/render-markdown.ts";
import type { ReportDocument } from "../../../shared/report/document.ts";

const HOSTILE = "<script>alert(1)</script>\"'& `a` *b* [c](http://d.example) | e\n# f ~~g~~ \\h &lt; --> _i_";

const document: ReportDocument = {
  language: "en",
  title: HOSTILE,
  headline: HOSTILE,
  lead: [HOSTILE],
  sections: [
    { heading: HOSTILE, facts: [[HOSTILE, HOSTILE]], notes: [HOSTILE] },
    { heading: "Table", table: { head: ["a", "b"], rows: [[HOSTILE, "# no heading"]] } },
  ],
};

test("[R4] a text from outside is no markup in HTML, and the page runs and loads nothing", () => {
  const page = renderHtml(document);
  expect(page).not.toMatch(/<script|<a |<img|src=|href=/);
  expect(page).not.toContain("-->");
  expect(page).toContain("default-src 'none'");
  expect(page.split("&lt;script&gt;")).toHaveLength(9);
});

test("[R4] a text from outside is no markup in Markdown, and ends neither its line nor its cell", () => {
  const text = renderMarkdown(document);
  expect(text).not.toMatch(/(?<!\\)<(?!!-- Switchover migration report -->)/);
  expect(text).toContain(
    String.raw`- \<script\>alert(1)\</script\>"'& \`a\` \*b\* \[c\](http://d.example) \| e # f \~\~g\~\~ \\h &amp;lt; --\> \_i\_: \<`,
  );
  const rows = text.split("\n").filter((line) => line.startsWith("| "));
  for (const row of rows) expect(row.match(/(?<!\\)\|/g), row).toHaveLength(3);
  expect(text.split("\n").filter((line) => line.startsWith("#"))).toHaveLength(3);
});
