const PART = "(?:0|[1-9]\\d{0,8})";
const NAME = "(?:0|[1-9]\\d{0,8}|\\d*[A-Za-z-][0-9A-Za-z-]*)";
const WRITTEN = new RegExp(`^(${PART})\\.(${PART})\\.(${PART})(?:-(${NAME}(?:\\.${NAME})*))?$`);

/** Longest version that counts as one. */
export const MOST_VERSION = 64;

type Parsed = { readonly numbers: readonly number[]; readonly preview: readonly string[] };

function parse(text: string): Parsed | undefined {
  if (text.length > MOST_VERSION) return undefined;
  const [, ...parts] = WRITTEN.exec(text) ?? [];
  if (parts.length === 0) return undefined;
  return { numbers: parts.slice(0, 3).map(Number), preview: parts[3]?.split(".") ?? [] };
}

/** Whether a text is a version of this program: three numbers, and the names of a preview after a hyphen. */
export function isVersion(text: string): boolean {
  return parse(text) !== undefined;
}

/** Whether a version is a preview of the one that it begins with. */
export function isPreview(version: string): boolean {
  return (parse(version)?.preview.length ?? 0) > 0;
}

/** Below 0 if `a` is older than `b`, above 0 if it is newer, 0 if equal; undefined if one of them is no version. */
export function compareVersions(a: string, b: string): number | undefined {
  const [left, right] = [parse(a), parse(b)];
  if (left === undefined || right === undefined) return undefined;
  for (const [at, number] of left.numbers.entries()) {
    const difference = number - (right.numbers[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return comparePreviews(left.preview, right.preview);
}

function comparePreviews(a: readonly string[], b: readonly string[]): number {
  // A version is newer than its previews.
  if (a.length === 0 || b.length === 0) return Number(a.length === 0) - Number(b.length === 0);
  for (const [at, name] of a.entries()) {
    const other = b[at];
    if (other === undefined) return 1;
    if (name !== other) return compareNames(name, other);
  }
  return a.length - b.length;
}

function compareNames(a: string, b: string): number {
  const [isNumber, isOtherNumber] = [/^\d+$/.test(a), /^\d+$/.test(b)];
  if (isNumber && isOtherNumber) return Number(a) - Number(b);
  if (isNumber !== isOtherNumber) return isNumber ? -1 : 1;
  return a < b ? -1 : 1;
}
