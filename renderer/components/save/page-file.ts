/**
 * One element of the window as an HTML file that opens by itself: its text, its style and its fonts. Nothing in it
 * runs and nothing is loaded; its policy forbids both.
 */
export async function pageFile(element: Element, title: string): Promise<string> {
  const { FILES } = await import("./page-assets.ts");
  const { lang, dir } = document.documentElement;
  const style = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules].map((rule) => ruleFor(rule, element)))
    .join("\n");
  return `<!doctype html>
<html lang="${escaped(lang)}" dir="${escaped(dir)}" data-mantine-color-scheme="light">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>
${embedded(style, FILES).replaceAll("</", "<\\/")}
</style>
</head>
<body>
${element.outerHTML}
</body>
</html>
`;
}

const STATES = /::?(?:before|after|first-child|last-child|nth-child\([^)]*\))/g;
const THEME = /\[data-mantine-color-scheme="?\w+"?\]/g;

/** A rule as far as the element needs it; empty if it needs nothing of it. */
function ruleFor(rule: CSSRule, element: Element): string {
  if (rule instanceof CSSStyleRule) return isNeeded(rule.selectorText, element) ? rule.cssText : "";
  if (rule instanceof CSSFontFaceRule || rule.cssText.startsWith("@page")) return rule.cssText;
  // A layer, a media or a container query.
  if (!("cssRules" in rule)) return rule.cssText.startsWith("@layer") ? rule.cssText : "";
  const inner = [...(rule as CSSGroupingRule).cssRules].map((one) => ruleFor(one, element)).join("\n");
  const head = rule.cssText.slice(0, rule.cssText.indexOf("{"));
  return inner.trim() === "" || head.startsWith("@keyframes") ? "" : `${head}{${inner}}`;
}

/** Whether a selector means the page as a whole, the element, or something in it, in either theme. */
function isNeeded(selector: string, element: Element): boolean {
  const plain = selector.replace(STATES, "").replace(THEME, "");
  try {
    return (
      element.matches(plain) ||
      element.querySelector(plain) !== null ||
      document.documentElement.matches(plain) ||
      document.body.matches(plain)
    );
  } catch {
    // What is left of some selectors is none, such as of `::before` alone.
    return false;
  }
}

/** The style with its images and fonts inside; an address that has none here becomes no image. */
function embedded(style: string, files: Readonly<Record<string, string>>): string {
  return style.replace(/url\("?([^")]*)"?\)/g, (address, path: string) => {
    if (path.startsWith("data:")) return address;
    const file = path.slice(path.lastIndexOf("/") + 1);
    const name = Object.keys(files).find((known) => file.startsWith(known));
    return name === undefined ? "url(data:,)" : `url("${files[name] ?? ""}")`;
  });
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
