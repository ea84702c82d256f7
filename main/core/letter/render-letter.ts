import type { Letter, LetterForm, LetterPart } from "../../../shared/letter/letter.ts";
import type { Translate } from "../../../shared/wording/translate.ts";
import { inline } from "../report/render-markdown.ts";

type Rendered = { readonly content: string; readonly body: string };

/** A letter as a text, with the subject in its first line or heading, and without it. */
export function renderLetter(t: Translate, letter: Letter, form: LetterForm): Rendered {
  const body = `${BODY[form](letter)}\n`;
  const subject =
    form === "md" ? `# ${inline(letter.subject)}` : t("letters.subjectLine", { subject: letter.subject });
  return { content: `${subject}\n\n${body}`, body };
}

const BODY: Readonly<Record<LetterForm, (letter: Letter) => string>> = {
  text: (letter) => blocksOf(letter, plain).join("\n\n"),
  md: (letter) => blocksOf(letter, markdown).join("\n\n"),
};

/** How one form writes a mark, a heading and a line of text. */
type Style = {
  readonly mark: (text: string) => string;
  readonly heading: (text: string) => string;
  readonly line: (text: string) => string;
};

const plain: Style = {
  mark: (text) => `*** ${oneLine(text)} ***`,
  heading: (text) => oneLine(text).toUpperCase(),
  line: oneLine,
};

const markdown: Style = {
  mark: (text) => `**${inline(text)}**`,
  heading: (text) => `## ${inline(text)}`,
  line: inline,
};

function blocksOf({ mark, parts }: Letter, style: Style): readonly string[] {
  return [
    ...(mark === undefined ? [] : [style.mark(mark)]),
    ...parts.flatMap((part) => partBlocks(part, style)),
  ];
}

function partBlocks(
  { heading, paragraphs = [], facts = [], items = [], ordered }: LetterPart,
  { heading: head, line }: Style,
): readonly string[] {
  const listed = items.map((item, index) => `${ordered === true ? `${index + 1}.` : "-"} ${line(item)}`);
  return [
    ...(heading === undefined ? [] : [head(heading)]),
    ...paragraphs.map(line),
    ...(facts.length === 0
      ? []
      : [facts.map(([name, value]) => `- ${line(name)}: ${line(value)}`).join("\n")]),
    ...(listed.length === 0 ? [] : [listed.join("\n")]),
  ];
}

/** A name from outside can't begin a line of its own. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
