/** From so many values on, parsers are compiled. */
const MANY = 300;

let parsed = 0;

/**
 * How to parse a value where a process may read only few. Zod compiles the parser of each object at its first value, which
 * takes as long as parsing some hundred values without that: a command that reads one journal ends before it pays off.
 * Changes nothing about what fits a schema.
 */
export function firstValues(): { readonly jitless: boolean } {
  parsed += 1;
  return { jitless: parsed <= MANY };
}
