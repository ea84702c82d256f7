import { escapeHtml } from "../../../shared/escape-html.ts";
import { LANGUAGE_FACTS } from "../../../shared/language.ts";
import type { ReportDocument, Section, Table } from "../../../shared/report/document.ts";

/** A document as one HTML page in A4 that runs nothing and loads nothing; its policy forbids both. */
export function renderHtml({ language, title, mark, headline, lead, sections }: ReportDocument): string {
  return `<!doctype html>
<html lang="${language}" dir="${LANGUAGE_FACTS[language].direction}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="referrer" content="no-referrer">
<meta name="generator" content="Switchover migration report">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
${mark === undefined ? "" : `<p class="mark">${escapeHtml(mark)}</p>\n`}<main>
<p class="maker">Switchover</p>
<h1>${escapeHtml(headline)}</h1>
${lead.map((line) => `<p class="lead">${escapeHtml(line)}</p>`).join("\n")}
${sections.map(sectionHtml).join("\n")}
</main>
</body>
</html>
`;
}

function sectionHtml({ heading, facts, table, notes = [] }: Section): string {
  return [
    "<section>",
    `<h2>${escapeHtml(heading)}</h2>`,
    ...(facts === undefined
      ? []
      : [
          `<dl>${facts.map(([name, value]) => `<div><dt>${escapeHtml(name)}</dt><dd><bdi>${escapeHtml(value)}</bdi></dd></div>`).join("\n")}</dl>`,
        ]),
    ...(table === undefined ? [] : [tableHtml(table)]),
    ...notes.map((note) => `<p class="note">${escapeHtml(note)}</p>`),
    "</section>",
  ].join("\n");
}

function tableHtml({ head, rows, dense }: Table): string {
  const body = rows.map(
    (row) => `<tr>${row.map((cell) => `<td><bdi>${escapeHtml(cell)}</bdi></td>`).join("")}</tr>`,
  );
  return `<table${dense === true ? ' class="dense"' : ""}>
<thead><tr>${head.map((name) => `<th scope="col">${escapeHtml(name)}</th>`).join("")}</tr></thead>
<tbody>
${body.join("\n")}
</tbody>
</table>`;
}

const STYLE = `
@page { size: A4; margin: 16mm; }
* { box-sizing: border-box; }
html { color-scheme: light; }
body { margin: 0; background: #fff; color: #14181f; font: 10pt/1.45 system-ui, "Segoe UI", Roboto, sans-serif; }
main { max-inline-size: 190mm; margin-inline: auto; padding: 6mm; overflow-wrap: anywhere; }
.mark { margin: 0; padding: 3mm; text-align: center; font-weight: 700; border: 1mm dashed #7a4b00; color: #7a4b00; }
.maker { margin: 0 0 2mm; font-weight: 700; color: #4a5261; }
h1 { margin: 0 0 2mm; font-size: 18pt; line-height: 1.2; text-wrap: balance; }
.lead { margin: 0 0 1mm; color: #3a4150; }
section { margin-block-start: 7mm; }
h2 { margin: 0 0 2mm; font-size: 12pt; break-after: avoid; }
dl { margin: 0; }
dl div { display: grid; grid-template-columns: 42mm minmax(0, 1fr); gap: 4mm; padding-block: 0.8mm; border-block-start: 0.2mm solid #d5d9e0; break-inside: avoid; }
dt { color: #4a5261; }
dd { margin: 0; }
table { inline-size: 100%; border-collapse: collapse; font-size: 9pt; }
th, td { padding-block: 1mm; padding-inline: 0 2.5mm; text-align: start; vertical-align: top; border-block-start: 0.2mm solid #d5d9e0; }
th { color: #4a5261; font-weight: 600; border-block-start: 0; }
tr { break-inside: avoid; }
thead { display: table-header-group; }
td:not(:last-child), th { overflow-wrap: normal; }
.dense { font: 7pt/1.4 ui-monospace, Consolas, Menlo, monospace; }
.note { margin: 2mm 0 0; font-size: 9pt; color: #3a4150; }
@media print { main { max-inline-size: none; padding: 0; } }
`;
