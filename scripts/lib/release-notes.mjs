/**
 * The section of one version in a changelog, without its heading, or why there is none to release, as a sentence.
 *
 * A section begins with `## 1.2.3`, which a date may follow, and ends before the next heading of that rank.
 *
 * @param {string} changelog
 * @param {string} tag the version after a `v`
 * @returns {{ notes: string } | { fault: string }}
 */
export function releaseNotes(changelog, tag) {
  const version = /^v(\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?)$/.exec(tag)?.[1];
  if (version === undefined)
    return { fault: `The tag ${JSON.stringify(tag)} names no version: it must be like v1.2.3.` };
  const sections = sectionsOf(changelog).filter(({ name }) => name === version);
  const [section] = sections;
  if (section === undefined) return { fault: `CHANGELOG.md has no section "## ${version}".` };
  if (sections.length > 1) return { fault: `CHANGELOG.md has more than one section "## ${version}".` };
  const notes = section.lines.join("\n").trim();
  return notes === "" ? { fault: `The section "## ${version}" of CHANGELOG.md is empty.` } : { notes };
}

/**
 * @typedef {object} Section
 * @property {string} name the first word of its heading
 * @property {string[]} lines
 *
 * @param {string} changelog
 */
function sectionsOf(changelog) {
  /** @type {Section[]} */
  const sections = [];
  let inCode = false;
  for (const line of changelog.split(/\r?\n/u)) {
    if (/^ {0,3}(?:```|~~~)/u.test(line)) inCode = !inCode;
    const heading = inCode ? undefined : /^## +(.*)$/u.exec(line)?.[1];
    if (heading === undefined) sections.at(-1)?.lines.push(line);
    else
      sections.push({ name: heading.replace(/^\[([^\]]*)\].*$/u, "$1").split(/\s/u, 1)[0] ?? "", lines: [] });
  }
  return sections;
}
