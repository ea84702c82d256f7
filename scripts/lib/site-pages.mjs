import { readdirSync, readFileSync } from "node:fs";
import { join, normalize } from "node:path/posix";
import { inRoot } from "./paths.mjs";

/** @typedef {{ text: string, link: string }} Entry */

/**
 * The pages of the site with their titles, in the order of the README's table of documents. The decisions' own pages
 * follow their list.
 *
 * @param {string} [readme] the text of README.md
 * @returns {{ documents: Entry[], decisions: Entry[] }}
 */
export function listPages(readme = readFileSync(inRoot("README.md"), "utf8")) {
  const rows = [...readme.matchAll(/^\| \[[^\]]+\]\(([^)]+\.md)\) \|/gm)].map(([, file = ""]) => file);
  const decisions = readdirSync(inRoot("docs", "decisions")).filter((file) => /^\d+-.*\.md$/.test(file));
  return {
    documents: rows.map(entryOf),
    decisions: decisions.toSorted().map((file) => entryOf(`docs/decisions/${file}`)),
  };
}

/**
 * Whether the site has what a link points to: another page, a picture, a part of the same page, or another site. The
 * source code has no pages there.
 *
 * @param {string} link as the page writes it
 * @param {string} page the page's path from the root of the repository
 */
export function isOnSite(link, page) {
  if (/^[a-z]+:|^#/i.test(link)) return true;
  const [path = ""] = link.split("#");
  const target = normalize(join(page, "..", path));
  return /\.(md|png|webp)$/.test(target) && !target.startsWith("..");
}

/**
 * The name of a heading within a link, as code hosts give it: the same link works there and on the site.
 *
 * @param {string} heading without marks
 */
export function anchorOf(heading) {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}\s_-]/gu, "")
    .trim()
    .replaceAll(/\s/g, "-");
}

/** @param {string} file */
function entryOf(file) {
  const title = /^# (.+)$/m.exec(readFileSync(inRoot(file), "utf8"))?.[1] ?? file;
  return { text: title, link: `/${file.replace(/(?:README)?\.md$/, "")}` };
}
