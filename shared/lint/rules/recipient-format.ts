import { NOTHING_FOUND, type Rule } from "../finding.ts";

const NUMBER = /^\+?[1-9]\d{4,14}$/;
/** Spaces, dots, brackets and hyphens, also those that text programs put in their place. */
const SEPARATORS = /[\s.()[\]\-\u2010\u2011]/g;
/** Numbers that are one without their separators, and written as many programs do. */
const SEPARATED = /^(?!\+?\d+$)(?!.*\(\s*0\s*\))\+?(?:[ .()-]*[1-9])(?:[ .()-]*\d){4,14}[ .()-]*$/;
/** What is no number and has no separators. */
const OTHERS = /^(?!\+?[1-9]\d{4,14}$)[^\s.()[\]\-\u2010\u2011]*$/;
/** The trunk prefix in brackets is dialled only within the country: taking the brackets away makes another number. */
const TRUNK_PREFIX = /[([]\s*0\s*[)\]]/;

/** `to` has to be a number with its country code: digits, with or without a plus sign. */
export const recipientFormat: Rule = {
  alike: (path) => (path.length === 1 && path[0] === "to" ? [NUMBER, SEPARATED, OTHERS] : []),
  check: ({ to }) => {
    if (typeof to === "string" && NUMBER.test(to)) return NOTHING_FOUND;
    const rule = "recipient-format";
    if (to === undefined) return [{ rule, path: [], sentence: "recipientMissing" }];
    if (typeof to !== "string") return [{ rule, path: ["to"], sentence: "recipientNoText" }];
    const digits = to.replace(SEPARATORS, "");
    const found = { rule, path: ["to"], sentence: "recipientFormat" } as const;
    if (!NUMBER.test(digits) || TRUNK_PREFIX.test(to)) return [found];
    return [{ ...found, fix: { kind: "set", path: ["to"], value: digits } }];
  },
};
