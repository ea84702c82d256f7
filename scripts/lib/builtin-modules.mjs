import { builtinModules } from "node:module";

const BUILTIN = new Set(builtinModules.flatMap((name) => [name, `node:${name}`]));

/** One import of a bundled part as the bundler writes it: names in braces, a default name, or all as one. */
const IMPORT = /^import (?:(\w[\w$]*)(?:, )?)?(?:\* as ([\w$]+)|\{([^}]*)\})? ?from "([^"]+)";$/gm;

/**
 * Lets every part of a program but its entry take the runtime's own modules from the runtime instead of importing them.
 * For an import, Node reads every member of such a module once, and with some of them loads modules that nobody asked for:
 * a start would load a hundred and use half. The members are the same.
 *
 * @returns {import("vite").Plugin}
 */
export function takenBuiltins() {
  return {
    name: "taken-builtins",
    renderChunk: (code, { isEntry }) => (isEntry ? null : { code: withTaken(code), map: null }),
  };
}

/**
 * The text of a part with its imports of the runtime's modules replaced.
 *
 * @param {string} code
 */
export function withTaken(code) {
  return code.replace(IMPORT, (statement, whole, all, names, from) => {
    if (!BUILTIN.has(from)) return statement;
    const module = `process.getBuiltinModule("${from}")`;
    const members = (names ?? "").replaceAll(/([\w$]+) as ([\w$]+)/g, "$1: $2").trim();
    return [
      ...[whole, all].flatMap((name) => (name === undefined ? [] : [`const ${name} = ${module};`])),
      ...(members === "" ? [] : [`const { ${members} } = ${module};`]),
    ].join(" ");
  });
}
