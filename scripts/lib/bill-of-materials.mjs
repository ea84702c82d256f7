import { existsSync, readdirSync, readFileSync } from "node:fs";
import { inRoot } from "./paths.mjs";

/**
 * @typedef {object} Locked one package of package-lock.json
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {string} [license]
 * @property {boolean} [dev] true if only development needs it
 * @property {boolean} [optional]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 *
 * @typedef {object} Shipped
 * @property {string} path its place in the lock file
 * @property {string} name
 * @property {string} version
 * @property {string | undefined} license SPDX identifier or expression
 * @property {Locked} locked
 */

/** Node as an npm package is for development: npm runs the scripts with it. Packages name theirs (`packageBill`). */
const DEVELOPMENT = /^node(-[a-z0-9]+)+$|^node$/;

/**
 * The packages that a build may contain: everything in the lock file that is not for development alone.
 *
 * @returns {readonly Shipped[]}
 */
export function shippedPackages() {
  const { packages = {} } = JSON.parse(readFileSync(inRoot("package-lock.json"), "utf8"));
  return Object.entries(/** @type {Record<string, Locked>} */ (packages)).flatMap(([path, locked]) => {
    const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    if (path === "" || locked.dev === true || locked.version === undefined || DEVELOPMENT.test(name))
      return [];
    return [{ path, name, version: locked.version, license: locked.license ?? licenseIn(path), locked }];
  });
}

/**
 * The bill of materials, as CycloneDX 1.6. Two builds of one lock file have the same.
 *
 * npm's own `npm sbom --omit dev` was tried first: it leaves out what a development package needs as well, which is
 * zod, react and undici.
 */
export function billOfMaterials() {
  const { name, version, description, license } = JSON.parse(readFileSync(inRoot("package.json"), "utf8"));
  const shipped = shippedPackages();
  const own = `pkg:npm/${name}@${version}`;
  const refs = new Map(shipped.map((one) => [one.path, purl(one)]));
  return {
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: {
      component: {
        type: "application",
        "bom-ref": own,
        name,
        version,
        description,
        licenses: [licenseEntry(license)],
        purl: own,
      },
    },
    components: shipped.map((one) => ({
      type: "library",
      "bom-ref": refs.get(one.path),
      ...groupAndName(one.name),
      version: one.version,
      purl: purl(one),
      ...(one.locked.optional === true ? { scope: "optional" } : { scope: "required" }),
      ...(one.license === undefined ? {} : { licenses: [licenseEntry(one.license)] }),
      hashes: hashesOf(one.locked.integrity),
    })),
    dependencies: [
      { ref: own, dependsOn: dependsOn("", Object.keys(rootDependencies()), refs) },
      ...shipped.map(({ path, locked }) => ({
        ref: refs.get(path),
        dependsOn: dependsOn(
          path,
          Object.keys({ ...locked.dependencies, ...locked.optionalDependencies }),
          refs,
        ),
      })),
    ],
  };
}

/**
 * The bill of materials of a package: that of the build, with the two runtimes that a package contains besides.
 *
 * @param {{ electron: string, node: string }} runtimes their versions
 */
export function packageBill({ electron, node }) {
  const bill = billOfMaterials();
  const runtimes = [
    { name: "electron", version: electron, purl: `pkg:npm/electron@${electron}` },
    { name: "node", version: node, purl: `pkg:generic/node@${node}` },
  ].map((one) => ({ type: "platform", "bom-ref": one.purl, ...one, licenses: [licenseEntry("MIT")] }));
  const [own, ...rest] = bill.dependencies;
  return {
    ...bill,
    components: [...bill.components, ...runtimes],
    dependencies: [
      { ref: own?.ref, dependsOn: [...(own?.dependsOn ?? []), ...runtimes.map(({ purl: ref }) => ref)] },
      ...rest,
      ...runtimes.map(({ purl: ref }) => ({ ref, dependsOn: [] })),
    ],
  };
}

/** The licenses of what a build may contain, each with the text that its package brings along. */
export function licenseTexts() {
  const chapters = shippedPackages()
    .filter(({ path }) => existsSync(inRoot(path)))
    .map(({ path, name, version, license }) => {
      const text = licenseFile(path);
      return `${name} ${version}\n${license ?? "license not named"}\n\n${text ?? "The package has no license file."}`;
    });
  return `Switchover contains the following packages.\n\n${chapters.join(`\n\n${"-".repeat(80)}\n\n`)}\n`;
}

function rootDependencies() {
  return JSON.parse(readFileSync(inRoot("package.json"), "utf8")).dependencies ?? {};
}

/**
 * References of the packages that one depends on, found as Node finds them: in its own folder first, then upward.
 *
 * @param {string} path
 * @param {readonly string[]} names
 * @param {ReadonlyMap<string, string>} refs
 */
function dependsOn(path, names, refs) {
  return names
    .flatMap((name) => {
      for (let place = path; ; place = place.slice(0, Math.max(0, place.lastIndexOf("/node_modules/")))) {
        const found = refs.get(place === "" ? `node_modules/${name}` : `${place}/node_modules/${name}`);
        if (found !== undefined) return [found];
        if (place === "") return [];
      }
    })
    .toSorted();
}

/** @param {Pick<Shipped, "name" | "version">} shipped */
function purl({ name, version }) {
  return `pkg:npm/${name.replace("@", "%40")}@${version}`;
}

/** @param {string} name */
function groupAndName(name) {
  const [group, bare] = name.split("/");
  return bare === undefined ? { name } : { group, name: bare };
}

/** @param {string} license */
function licenseEntry(license) {
  return / (OR|AND) /.test(license) ? { expression: license } : { license: { id: license } };
}

/** @param {string | undefined} integrity */
function hashesOf(integrity = "") {
  return integrity.split(" ").flatMap((one) => {
    const [algorithm, digest] = one.split("-");
    return algorithm === "sha512" && digest !== undefined
      ? [{ alg: "SHA-512", content: Buffer.from(digest, "base64").toString("hex") }]
      : [];
  });
}

/**
 * What a package's own file says, where the lock file names no license.
 *
 * @param {string} path
 * @returns {string | undefined}
 */
function licenseIn(path) {
  const file = inRoot(path, "package.json");
  if (!existsSync(file)) return undefined;
  const { license, licenses } = JSON.parse(readFileSync(file, "utf8"));
  return license ?? licenses?.[0]?.type;
}

/** @param {string} path */
function licenseFile(path) {
  const name = readdirSync(inRoot(path)).find((entry) => /^(licen[cs]e|copying)/i.test(entry));
  return name === undefined ? undefined : readFileSync(inRoot(path, name), "utf8").trim();
}
