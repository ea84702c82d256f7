import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

const root = join(import.meta.dirname, "../../..");

export type WrittenText = { readonly where: string; readonly text: string };

/** Files of this kind under a file or folder, by their path from the project's root. */
function filesIn(place: string, suffix: string): readonly string[] {
  if (statSync(join(root, place)).isFile()) return [place];
  return readdirSync(join(root, place), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(suffix))
    .map((name) => `${place}/${name.replaceAll("\\", "/")}`);
}

/** Text of a string or template, with `{{x}}` for inserted parts; undefined for any other node. */
function literalText(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `{{x}}${literal.text}`).join("");
}

const SQL = /^\s*(?:SELECT|INSERT|UPDATE|DELETE|CREATE|PRAGMA|ALTER|DROP|WITH)\b/;

/**
 * The string literals in the code under these folders that contain at least two words, without SQL.
 *
 * `endings`: only files whose names end in one of these, all if empty; `without`: files with these endings
 * are skipped.
 */
export function sentencesInCode(
  folders: readonly string[],
  endings: readonly string[] = [],
  without: readonly string[] = [],
): readonly WrittenText[] {
  return folders.flatMap((folder) =>
    filesIn(folder, ".ts")
      .filter((file) => endings.length === 0 || endings.some((ending) => file.endsWith(ending)))
      .filter((file) => !without.some((ending) => file.endsWith(ending)))
      .flatMap(sentencesInFile),
  );
}

function sentencesInFile(file: string): readonly WrittenText[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(root, file), "utf8"),
    ts.ScriptTarget.Latest,
    true,
  );
  const found: WrittenText[] = [];
  const visit = (node: ts.Node): void => {
    const text = literalText(node);
    if (text !== undefined && /[a-z]+ [a-z]+/i.test(text) && !SQL.test(text)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({ where: `${file}:${line + 1}`, text });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The lines of prose in Markdown files, without code blocks and link targets. */
export function paragraphsOfDocs(places: readonly string[]): readonly WrittenText[] {
  return places.flatMap((place) =>
    filesIn(place, ".md").flatMap((file) =>
      readFileSync(join(root, file), "utf8")
        .replaceAll(/```[\s\S]*?```/g, (block) => block.replaceAll(/[^\n]/g, ""))
        .replaceAll(/\]\([^)]*\)/g, "]")
        .split("\n")
        .map((text, index) => ({ where: `${file}:${index + 1}`, text }))
        .filter(({ text }) => text.trim() !== ""),
    ),
  );
}
