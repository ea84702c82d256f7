import { withoutQuotationMarks } from "../visible.ts";
import type { Words } from "./catalogue/words.ts";

/*
 * A sentence that quotes a text from outside puts quotation marks around its placeholder. With a quotation mark of its own,
 * the text could end the quotation and go on as if it were the sentence. So what stands between quotation marks has those
 * in it escaped, whichever sentence it is, and however long ago the text was stored.
 */
const QUOTED = /(["“«])\{\{(\w+)\}\}(["”»])/gu;

/** Sentences of ours, which may quote something themselves. */
const OUR_OWN: ReadonlySet<string> = new Set(["state", "end", "step"]);

const SUFFIX = "InQuotes";

/** The sentences, with each quoted placeholder marked as one. */
export function withQuotations(words: Words): Words {
  return Object.fromEntries(
    Object.entries(words).map(([name, told]) => [
      name,
      typeof told === "string"
        ? told.replace(QUOTED, (whole, before: string, value: string, after: string) =>
            OUR_OWN.has(value) ? whole : `${before}{{${value}${SUFFIX}}}${after}`,
          )
        : withQuotations(told),
    ]),
  );
}

/** The values, each also as it stands between quotation marks. */
export function quotedValues(
  values: Readonly<Record<string, string | number>>,
): Readonly<Record<string, string | number>> {
  const quoted = Object.entries(values).map(([name, value]): [string, string | number] => [
    `${name}${SUFFIX}`,
    typeof value === "string" ? withoutQuotationMarks(value) : value,
  ]);
  return { ...values, ...Object.fromEntries(quoted) };
}
