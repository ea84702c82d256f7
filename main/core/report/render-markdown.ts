import type { ReportDocument, Section, Table } from "../../../shared/report/document.ts";

/** First line of a Markdown report: says what the file is even where its signature was cut off. */
export const MARKDOWN_MARK = "<!-- Switchover migration report -->";

/** A document as Markdown: headings, lists and tables; nothing in it is read as markup of its own. */
export function renderMarkdown({ title, mark, headline, lead, sections }: ReportDocument): string {
  const blocks = [
    MARKDOWN_MARK,
    `# ${inline(title)}`,
    ...(mark === undefined ? [] : [`**${inline(mark)}**`]),
    `**${inline(headline)}**`,
    ...lead.map(inline),
    ...sections.flatMap(sectionBlocks),
  ];
  return `${blocks.join("\n\n")}\n`;
}

function sectionBlocks({ heading, facts, table, notes = [] }: Section): string[] {
  return [
    `## ${inline(heading)}`,
    ...(facts === undefined
      ? []
      : [facts.map(([name, value]) => `- ${inline(name)}: ${inline(value)}`).join("\n")]),
    ...(table === undefined ? [] : [tableBlock(table)]),
    ...notes.map(inline),
  ];
}

function tableBlock({ head, rows }: Table): string {
  const line = (cells: readonly string[]): string => `| ${cells.map(inline).join(" | ")} |`;
  return [line(head), `|${" --- |".repeat(head.length)}`, ...rows.map(line)].join("\n");
}

/** Text of one line in which no character has a meaning in Markdown or HTML. */
export function inline(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[\\`*_[\]<>|~]/g, String.raw`\$&`)
    .replace(/&(?=#?\w+;)/g, "&amp;")
    .replace(/^(#{1,6} |[-+] |\d+[.)] )/, String.raw`\$1`);
}
