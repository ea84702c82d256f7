import module from "node:module";
import { pathToFileURL } from "node:url";
import { inRoot } from "./paths.mjs";
import { giveUp } from "./say.mjs";

/**
 * Becomes the command line in this very process, so that its exit code, its signals and even its sudden death are
 * the program's own.
 *
 * @param {readonly string[]} args its command and options
 */
export async function becomeProgram(args) {
  module.enableCompileCache(inRoot(".cache", "compiled"));
  process.argv = [process.execPath, inRoot("dist", "cli.mjs"), ...args];
  try {
    await import(pathToFileURL(inRoot("dist", "cli.mjs")).href);
  } catch (error) {
    // Left to itself, Node would print the bundled line that threw, which can be half the program.
    giveUp(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}
