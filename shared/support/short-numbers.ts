import { inPlainDigits } from "../typed-value.ts";

/** A number by its last two digits: enough to tell a customer's few numbers apart. */
export function lastTwoDigits(number: string): string {
  return `…${digitsIn(number).slice(-2)}`;
}

/** Marks that aren't seen, within or around a number: of direction, of width zero, of a way to draw. */
const UNSEEN = String.raw`[\p{Cf}\uFE00-\uFE0F]*`;
/** A digit of any script; a circled, raised or otherwise drawn one too. */
const DIGIT = String.raw`[\p{Nd}\p{No}]`;
/**
 * What stands between a number's groups: spaces, line breaks, dots, dashes, slashes, brackets, colons. Commas as well, but without
 * a space behind them: those divide a list, such as one of error codes.
 */
const BETWEEN = String.raw`(?:,(?=${DIGIT})|[\p{Zs}\t\r\n\u2028\u2029:：.．·•‧∙\p{Pd}−\/\\∕⁄／()（）[\]])`;
const PLUS = String.raw`[+＋﹢]|%2B`;
/** Digits of any script with what may stand between the groups of a number. */
const RUN = new RegExp(
  String.raw`(?:[(（[]${UNSEEN})?(?:(?:${PLUS})${UNSEEN}(?:${BETWEEN}${UNSEEN}){0,2})?${DIGIT}(?:(?:${UNSEEN}${BETWEEN}){0,4}${UNSEEN}${DIGIT})*`,
  "giu",
);

const DAY = "(?:0?[1-9]|[12][0-9]|3[01])";
const MONTH = "(?:0?[1-9]|1[0-2])";
const YEAR = "(?:19|20)[0-9]{2}";
const BYTE = "(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])";
/** Eight digits in pairs are a number in some countries. As an address they need a prefix length, a port or a private network. */
const PAIRS = "(?!10\\.)[0-9]{2}(?:\\.[0-9]{2}){3}(?![0-9/:])";
const TIME = "(?:[01]?[0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:[.,][0-9]{1,9})?)?(?!:[0-9])";
/** Dates, times and IPv4 addresses, with a prefix length too. */
const NO_NUMBER = new RegExp(
  [
    `${YEAR}([-/.])${MONTH}\\1${DAY}`,
    `${DAY}([-/.])${MONTH}\\2${YEAR}`,
    `${MONTH}/${DAY}/${YEAR}`,
    `(?!${PAIRS})${BYTE}(?:\\.${BYTE}){3}(?:/[0-9]{1,2})?`,
    `(?<!:)${TIME}`,
  ]
    .map((form) => `(?<![0-9.])${form}(?![0-9]|\\.[0-9])`)
    .join("|"),
  "g",
);

const FEWEST_DIGITS = 7;
/** An error code has seven digits at most, and no groups. */
const MOST_OF_A_CODE = 7;
const FEWEST_AFTER_PLUS = 4;
const FEWEST_OF_OURS = 6;
/** The most digits of an international number (E.164). */
const MOST_OF_A_NUMBER = 15;

/**
 * A text in which every phone number, or what could be one, is its last two digits: in whichever digits and groups, with
 * marks that aren't seen between them. Dates, times, IP addresses, error codes and parts of a name such as a migration's ID
 * stay. `known` are digits of numbers that are shortened wherever they are.
 */
export function withShortNumbers(text: string, known: readonly string[] = []): string {
  const own = known.map(digitsIn).filter((digits) => digits.length >= FEWEST_OF_OURS);
  return text.replaceAll(RUN, (run, at: number) => {
    const isBracketed = /^[(（[]/.test(run) && /[)）\]]/.test(run);
    const bracket = /^[(（[]/.test(run) && !isBracketed ? (run[0] ?? "") : "";
    const around = { before: text.slice(0, at + bracket.length), after: text.slice(at + run.length) };
    return bracket + shortened(run.slice(bracket.length), around, own);
  });
}

type Around = { readonly before: string; readonly after: string };

function shortened(run: string, around: Around, own: readonly string[]): string {
  const digits = digitsIn(run);
  if (own.some((number) => digits.includes(number))) return lastTwoDigits(digits);
  const hasPlus = new RegExp(`^[(（[]?${UNSEEN}(?:${PLUS})`, "iu").test(run);
  // After the digits of a time, a plus begins its zone.
  const isZone = hasPlus && digits.length === 4 && /[0-9Zz]$/.test(around.before);
  if (hasPlus && digits.length <= MOST_OF_A_NUMBER)
    return digits.length < FEWEST_AFTER_PLUS || isZone ? run : lastTwoDigits(digits);
  const plain = withDrawnDigitsRead(run);
  // Each piece between dates and addresses by itself. They are found in plain digits, which have the same length only
  // where nothing unseen is between them: a run with something unseen in it is one piece.
  const pieces = plain.length === run.length ? [...plain.matchAll(NO_NUMBER)] : [];
  let [result, from] = ["", 0];
  for (const { index, 0: found } of pieces) {
    result += piece(run.slice(from, index), { before: from === 0 ? around.before : " ", after: " " });
    result += run.slice(index, index + found.length);
    from = index + found.length;
  }
  return result + piece(run.slice(from), { before: from === 0 ? around.before : " ", after: around.after });
}

/** Digits without a date or an address in them. What stands around them stays. */
function piece(text: string, { before, after }: Around): string {
  const first = text.search(/[(（[]?[\p{Nd}\p{No}]/u);
  if (first < 0) return text;
  const run = text.slice(first);
  const digits = digitsIn(run);
  const isTime = /[0-9]:$/.test(before) || /^:[0-9]/.test(after);
  const groups = withDrawnDigitsRead(run).split(/[^0-9]+/);
  const untimed = isTime
    ? groups.slice(/[0-9]:$/.test(before) ? 2 : 0, /^:[0-9]/.test(after) ? -1 : undefined).join("")
    : digits;
  const isGrouped = groups.filter((group) => group !== "").length > 1;
  const isCode = !isGrouped && digits.length <= MOST_OF_A_CODE;
  const isOfName = first === 0 && (/[a-z_][-.]?$/i.test(before) || /[0-9a-z]-$/i.test(before));
  const isStartOfName = /^(?!x\d|ext)[a-z_]/i.test(after);
  if (untimed.length < FEWEST_DIGITS || isCode || isOfName || isStartOfName) return text;
  return text.slice(0, first) + lastTwoDigits(digits);
}

/** The digits of a text, as 0 to 9. */
function digitsIn(text: string): string {
  return withDrawnDigitsRead(text).replaceAll(/[^0-9]/g, "");
}

/** The same text with the digits 0 to 9 in the place of those of other scripts, and without marks that aren't seen. */
function withDrawnDigitsRead(text: string): string {
  return inPlainDigits(text.replaceAll(/[\p{Cf}\uFE00-\uFE0F]/gu, "")).replaceAll(/\p{No}/gu, (digit) =>
    drawnValueOf(digit),
  );
}

/** Drawn digits that Unicode gives no plain form: the first of each row, with its value. */
const DRAWN: readonly (readonly [first: number, value: number])[] = [
  [0x24f5, 1],
  [0x24ff, 0],
  [0x2776, 1],
  [0x2780, 1],
  [0x278a, 1],
];

/** The digits of a drawn one, a fraction or a number in a circle; 0 for a numeral of another kind, so that none is skipped. */
function drawnValueOf(digit: string): string {
  const plain = digit.normalize("NFKC").replaceAll(/[^0-9]/g, "");
  if (plain !== "") return plain;
  const point = digit.codePointAt(0) ?? 0;
  const row = DRAWN.findLast(([first]) => first <= point);
  const value = row === undefined ? 0 : point - row[0] + row[1];
  return value <= 9 ? String(value) : "0";
}
