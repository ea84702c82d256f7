import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { anchorOf, isOnSite, listPages } from "../../../scripts/lib/site-pages.mjs";

const ROOT = join(import.meta.dirname, "../../..");
const AROUND = ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md"];
const DOCS = readdirSync(join(ROOT, "docs"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".md"))
  .map((file) => `docs/${file}`);
const read = (file: string): string => readFileSync(join(ROOT, file), "utf8");

/** A page without its code, in which brackets are no links. */
const proseOf = (text: string): string => text.replaceAll(/^```[^]*?^```/gm, "").replaceAll(/`[^`\n]*`/g, "");

/** Links of a page to files and headings of the repository, as they are written. */
const linksOf = (text: string): readonly string[] =>
  [...proseOf(text).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = ""]) => link)
    .filter((link) => !/^[a-z]+:/i.test(link));

const anchorsOf = (text: string): readonly string[] => {
  const found: string[] = [];
  for (const [, heading = ""] of text.replaceAll(/^```[^]*?^```/gm, "").matchAll(/^#{1,6} (.+)$/gm)) {
    const plain = heading.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, "$1").replaceAll(/[`*]/g, "");
    const anchor = anchorOf(plain);
    const before = found.filter((one) => one === anchor || one.replace(/-\d+$/, "") === anchor).length;
    found.push(before === 0 ? anchor : `${anchor}-${before}`);
  }
  return found;
};

/** What a link of a page doesn't reach; undefined if all is there. */
function faultOf(page: string, link: string): string | undefined {
  const [path = "", anchor] = link.split("#");
  const target = path === "" ? join(ROOT, page) : join(ROOT, dirname(page), path);
  if (!existsSync(target)) return `${page}: ${link} is not there`;
  if (anchor === undefined || !target.endsWith(".md")) return undefined;
  return anchorsOf(readFileSync(target, "utf8")).includes(anchor)
    ? undefined
    : `${page}: ${relative(ROOT, target)} has no heading for #${anchor}`;
}

describe("the pages of the documentation", () => {
  test("every link of every page leads to a file and a heading that are there", () => {
    const links = [...AROUND, ...DOCS].flatMap((page) => linksOf(read(page)).map((link) => ({ page, link })));
    expect(links.length).toBeGreaterThan(100);
    expect(links.map(({ page, link }) => faultOf(page, link)).filter((fault) => fault !== undefined)).toEqual(
      [],
    );
  });

  test("a link to a missing page or heading is found", () => {
    expect(faultOf("README.md", "docs/none.md")).toContain("is not there");
    expect(faultOf("README.md", "docs/security.md#none")).toContain("no heading");
    expect(faultOf("README.md", "docs/security.md")).toBeUndefined();
  });

  test("every page is in the site's list of pages, or linked by one that is", () => {
    const { documents, decisions } = listPages();
    const listed = [...documents, ...decisions].map(({ link }) => link.slice(1));
    const files = listed.map((link) =>
      link.endsWith("/") || link === "" ? `${link}README.md` : `${link}.md`,
    );
    for (const file of files) expect(existsSync(join(ROOT, file)), file).toBe(true);
    const linked = [...files, "README.md"].flatMap((page) =>
      linksOf(read(page)).map((link) => join(dirname(page), link.split("#")[0] ?? "")),
    );
    expect(DOCS.filter((page) => !files.includes(page) && !linked.includes(page))).toEqual([]);
  });

  test("the list of decisions names each one by its title", () => {
    const list = read("docs/decisions/README.md");
    for (const { text, link } of listPages().decisions) {
      const [number, title] = text.split(/\. (.*)/);
      expect(list).toContain(`${number}. [${title}](${link.split("/").at(-1)}.md)`);
    }
  });
});

describe("what the site keeps as a link", () => {
  test.each([
    ["pages and their parts", "webhooks.md#tunnels", true],
    ["pictures", "screenshots/start.light.1440.png", true],
    ["animated pictures", "screenshots/demo.light.900.webp", true],
    ["parts of the same page", "#limits", true],
    ["other sites", "https://example.com/", true],
    ["source code", "../shared/translate", false],
    ["files that are not pages", "examples/with-sandbox.sh", false],
    ["what lies outside the repository", "../../notes.md", false],
  ])("%s: %s", (_what, link, stays) => {
    expect(isOnSite(link, "docs/page.md")).toBe(stays);
  });

  test.each([
    ["Your first migration in five steps", "your-first-migration-in-five-steps"],
    ["Do webhooks arrive?", "do-webhooks-arrive"],
    ["What's it: a & b", "whats-it-a--b"],
    ["Où, dónde, أين", "où-dónde-أين"],
  ])("the heading %j is linked as #%s, as code hosts do", (heading, anchor) => {
    expect(anchorOf(heading)).toBe(anchor);
  });
});
