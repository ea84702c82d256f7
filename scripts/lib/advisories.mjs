/**
 * @typedef {object} Advisory
 * @property {string} name the package
 * @property {string} severity
 * @property {string} title
 * @property {string} url
 */

/**
 * Advisories that don't hold for what Switchover does with the package, each with the reason.
 *
 * @type {readonly { readonly url: string, readonly reason: string }[]}
 */
export const accepted = [];

/**
 * The advisories of `npm audit --json` that are not accepted; undefined if its output is no audit.
 *
 * @param {string} output
 * @param {readonly { readonly url: string }[]} [except]
 * @returns {readonly Advisory[] | undefined}
 */
export function openAdvisories(output, except = accepted) {
  const audit = parse(output);
  if (audit?.auditReportVersion !== 2) return undefined;
  const excepted = new Set(except.map(({ url }) => url));
  const all = Object.values(/** @type {Record<string, { via: unknown[] }>} */ (audit.vulnerabilities));
  // A text in `via` names another package of the list, whose own entry has the advisory.
  const advisories = all.flatMap(({ via }) => via.filter((one) => typeof one === "object" && one !== null));
  const unique = new Map(
    advisories.map((one) => [/** @type {Advisory} */ (one).url, /** @type {Advisory} */ (one)]),
  );
  return [...unique.values()].filter(({ url }) => !excepted.has(url));
}

/** @param {string} output */
function parse(output) {
  try {
    return JSON.parse(output);
  } catch {
    // npm's own error text.
    return undefined;
  }
}
