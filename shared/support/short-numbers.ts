/** A number by its last two digits: enough to tell a customer's few numbers apart. */
export function lastTwoDigits(number: string): string {
  return `…${digitsIn(number).slice(-2)}`;
}

/** Marks that aren't seen, within or around a number: of direction, of width zero, of a way to draw. */
const UNSEEN = String.raw`[\p{Cf}\uFE00-\uFE0F]*`;
/** What stands between a number's groups: spaces, dots, dashes, slashes, brackets. */
const BETWEEN = String.raw`[\p{Zs}\t.．·•‧∙\p{Pd}−\/\\∕⁄／()（）[\]]`;
const PLUS = String.raw`[+＋﹢]|%2B`;
/** Digits of any script with what may stand between the groups of a number. */
const RUN = new RegExp(
  String.raw`(?:[(（[]${UNSEEN})?(?:(?:${PLUS})${UNSEEN}(?:${BETWEEN}${UNSEEN}){0,2})?\p{Nd}(?:(?:${UNSEEN}${BETWEEN}){0,4}${UNSEEN}\p{Nd})*`,
  "giu",
);

const DAY = "(?:0?[1-9]|[12][0-9]|3[01])";
const MONTH = "(?:0?[1-9]|1[0-2])";
const YEAR = "(?:19|20)[0-9]{2}";
const BYTE = "(?:25[0-5]|2[0-4][0-9]|1?[0-9]?[0-9])";
/** Dates and IPv4 addresses, with a prefix length too. */
const NO_NUMBER = new RegExp(
  [
    `${YEAR}([-/.])${MONTH}\\1${DAY}`,
    `${DAY}([-/.])${MONTH}\\2${YEAR}`,
    `${MONTH}/${DAY}/${YEAR}`,
    `${BYTE}(?:\\.${BYTE}){3}(?:/[0-9]{1,2})?`,
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
  const plain = inPlainDigits(run);
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
  const first = text.search(/[(（[]?\p{Nd}/u);
  if (first < 0) return text;
  const run = text.slice(first);
  const digits = digitsIn(run);
  const isTime = /[0-9]:$/.test(before) || /^:[0-9]/.test(after);
  const groups = inPlainDigits(run).split(/[^0-9]+/);
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
  return inPlainDigits(text).replaceAll(/[^0-9]/g, "");
}

/** The same text with the digits 0 to 9 in the place of those of other scripts, and without marks that aren't seen. */
function inPlainDigits(text: string): string {
  return text
    .replaceAll(/[\p{Cf}\uFE00-\uFE0F]/gu, "")
    .replaceAll(/(?![0-9])\p{Nd}/gu, (digit) => String(valueOf(digit)));
}

/** Unicode has the digits of a script one after the other, ten at a time. */
function valueOf(digit: string): number {
  const point = digit.codePointAt(0) ?? 0;
  let zero = point;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (point - zero) % 10;
}
