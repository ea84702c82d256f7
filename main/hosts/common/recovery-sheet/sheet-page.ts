import { encode } from "uqr";
import type { RecoverySheet } from "../../../core/runtime/ports.ts";
import { escapeHtml } from "../../../../shared/escape-html.ts";
import { LANGUAGE_FACTS } from "../../../../shared/language.ts";
import type { SheetWords } from "./words/words.ts";

/** Where a sheet is made, besides what the core tells, and the words of its language. */
export type SheetPlace = {
  readonly words: SheetWords;
  readonly computer: string;
  /** Where the page goes: to a printer, or to a file that a person has to print. */
  readonly as: "paper" | "file";
};

/**
 * The recovery sheet as one HTML page in A4, without scripts and without anything from elsewhere. It holds
 * the key: it goes to a printer or into a private file, and nowhere else.
 */
export function sheetPage(sheet: RecoverySheet, { words, computer, as }: SheetPlace): string {
  const { locale, direction } = LANGUAGE_FACTS[sheet.language];
  const key = sheet.key.reveal();
  const groups = key.split("-");
  const made = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short" }).format(
    new Date(sheet.madeAt),
  );
  const facts: readonly (readonly [string, string])[] = [
    ...(sheet.title === "" ? [] : [[words.facts.title, sheet.title] as const]),
    [words.facts.computer, computer],
    [words.facts.folder, sheet.dataDir],
    [words.facts.made, made],
  ];
  return `<!doctype html>
<html lang="${sheet.language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(words.title)}</title>
<style>${STYLE}</style>
</head>
<body>
${sheet.practice ? `<p class="practice">${escapeHtml(words.practice)}</p>` : ""}
<main>
${as === "file" ? `<p class="file">${escapeHtml(words.fileOnly)}</p>` : ""}
<h1>${escapeHtml(words.title)}</h1>
<p>${escapeHtml(words.opens)}</p>
<p><strong>${escapeHtml(words.keep)}</strong></p>
<section>
<h2>${escapeHtml(words.key)}</h2>
<ol class="key" dir="ltr">${groups.map((group, index) => `<li${index === groups.length - 1 ? ' class="last"' : ""}>${escapeHtml(group)}</li>`).join("")}</ol>
<p class="small">${escapeHtml(words.last)}</p>
</section>
<section class="beside">
<figure>${qrSvg(key)}<figcaption>${escapeHtml(words.qr)}</figcaption></figure>
<dl>${facts.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd><bdi>${escapeHtml(value)}</bdi></dd>`).join("")}</dl>
</section>
<p>${escapeHtml(words.use)}</p>
<p>${escapeHtml(words.newer)}</p>
<div class="lines"><p>${escapeHtml(words.storedAt)}</p><p>${escapeHtml(words.dateInitials)}</p></div>
</main>
</body>
</html>
`;
}

const STYLE = `
@page { size: A4; margin: 18mm; }
* { box-sizing: border-box; }
body { margin: 0; background: #fff; color: #111; font: 11pt/1.5 system-ui, "Segoe UI", Roboto, sans-serif; }
main { max-inline-size: 174mm; margin-inline: auto; padding-block: 4mm; }
h1 { margin: 0 0 4mm; font-size: 22pt; line-height: 1.2; }
h2 { margin: 6mm 0 3mm; font-size: 12pt; }
p { margin: 0 0 3mm; }
.practice { margin: 0; padding: 3mm; text-align: center; font-weight: 700; border: 1mm dashed #7a4b00; }
.file { padding: 3mm; border: 0.4mm solid #111; font-weight: 700; }
.key { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 3mm; margin: 0 0 3mm; padding: 0; list-style: none; }
.key li { padding: 3mm; text-align: center; border: 0.3mm solid #777; border-radius: 2mm;
  font: 700 18pt/1.2 "JetBrains Mono", ui-monospace, Consolas, Menlo, monospace; letter-spacing: 0.12em; }
.key .last { border: 0.8mm solid #111; }
.small, figcaption { font-size: 9.5pt; color: #333; }
.beside { display: grid; grid-template-columns: 40mm 1fr; gap: 8mm; align-items: start; margin: 6mm 0; }
figure { margin: 0; }
figure svg { inline-size: 40mm; block-size: 40mm; display: block; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 1.5mm 5mm; margin: 2mm 0 0; }
dt { color: #333; }
dd { margin: 0; overflow-wrap: anywhere; }
.lines { display: grid; grid-template-columns: 2fr 1fr; gap: 8mm; margin-block-start: 16mm; }
.lines p { border-block-start: 0.3mm solid #111; padding-block-start: 1mm; font-size: 9.5pt; }
@media print { .file { display: none; } }
`;

/** White modules around the code: scanners need four. */
const QUIET = 4;

function qrSvg(text: string): string {
  const { data, size } = encode(text, { ecc: "M", border: QUIET });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join("");
  return `<svg viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges" aria-hidden="true"><path d="${path}" fill="#000"/></svg>`;
}
