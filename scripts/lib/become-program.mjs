import module from "node:module";
import { pathToFileURL } from "node:url";
import { inRoot } from "./paths.mjs";
import { giveUp } from "./say.mjs";

/**
 * Runs the command line in this process, so that exit code, signals and crashes are the program's own.
 *
 * @param {readonly string[]} args its command and options
 */
export async function becomeProgram(args) {
  module.enableCompileCache(inRoot(".cache", "compiled"));
  process.argv = [process.execPath, inRoot("dist", "cli.mjs"), ...args];
  try {
    await import(pathToFileURL(inRoot("dist", "cli.mjs")).href);
  } catch (error) {
    // By default Node would print the bundled line that threw, which can be half the program.
    giveUp(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}
