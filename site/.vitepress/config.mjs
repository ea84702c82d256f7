import { relative } from "node:path/posix";
import { defineConfig } from "vitepress";
import { anchorOf, isOnSite, listPages } from "../../scripts/lib/site-pages.mjs";

const ROOT = new URL("../..", import.meta.url).pathname;
const { documents, decisions } = listPages();

// The site consists of the repository's own pages; nothing is written for it alone.
export default defineConfig({
  lang: "en",
  title: "Switchover",
  description:
    "Moves a business phone number between the on-premises and the cloud messaging API, and proves where it is.",
  srcDir: ROOT,
  srcExclude: ["{site,test,release,reports,.cache,.github,node_modules}/**"],
  outDir: "../.cache/site",
  cacheDir: "../.cache/vitepress",
  rewrites: { "README.md": "index.md", "docs/decisions/README.md": "docs/decisions/index.md" },
  // Works in a folder of a server and from its root alike, where the server's address isn't known.
  base: process.env["SWITCHOVER_SITE_BASE"] ?? "/",
  cleanUrls: false,
  lastUpdated: false,
  vite: { publicDir: false },
  markdown: { config: fitSourceToSite, anchor: { slugify: anchorOf } },
  themeConfig: {
    search: { provider: "local" },
    outline: [2, 3],
    sidebar: [
      { text: "Switchover", link: "/" },
      { text: "Documents", items: documents },
      { text: "Decisions", collapsed: true, items: decisions },
    ],
  },
});

/**
 * Links to the source code have no page on the site: their text stays. The list of folders that the tests read has a
 * language of its own, which no highlighter knows.
 *
 * @param {import("markdown-it").default} md
 */
function fitSourceToSite(md) {
  md.core.ruler.after("inline", "source", ({ tokens, env }) => {
    const { path } = /** @type {{ readonly path: string }} */ (env);
    const page = relative(ROOT, path);
    for (const token of tokens) {
      if (token.type === "fence" && token.info === "folders") token.info = "txt";
      // One entry for each link that is open: whether it is left out.
      /** @type {boolean[]} */
      const open = [];
      token.children =
        token.children?.filter((part) => {
          if (part.type === "link_open") open.push(!isOnSite(part.attrGet("href") ?? "", page));
          else if (part.type === "link_close") return open.pop() !== true;
          return part.type !== "link_open" || open.at(-1) !== true;
        }) ?? null;
    }
  });
}
