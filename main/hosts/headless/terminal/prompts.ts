import type { CommonOptions } from "@clack/prompts";

/** Questions to a person at a terminal. Each gives undefined where the person breaks off. */
export type Prompts = {
  secret(message: string): Promise<string | undefined>;
  /** Asks for a text until `problemWith` finds nothing wrong with it. */
  text(message: string, problemWith: (text: string) => string | undefined): Promise<string | undefined>;
  yes(message: string): Promise<boolean | undefined>;
};

/** Prompts on standard error, so that standard output stays clean. */
export const clackPrompts: Prompts = {
  async secret(message) {
    const { isCancel, password } = await import("@clack/prompts");
    const given = await password({
      ...streams(),
      message,
      validate: (text) =>
        text === undefined || text === "" ? "Type it, or press Esc to break off." : undefined,
    });
    return isCancel(given) ? undefined : given;
  },
  async text(message, problemWith) {
    const { isCancel, text } = await import("@clack/prompts");
    const given = await text({ ...streams(), message, validate: (typed) => problemWith(typed ?? "") });
    return isCancel(given) ? undefined : given;
  },
  async yes(message) {
    const { confirm, isCancel } = await import("@clack/prompts");
    const given = await confirm({ ...streams(), message, initialValue: false });
    return isCancel(given) ? undefined : given;
  },
};

// Reached late: touching process.stderr earlier would switch a pipe to non-blocking for nothing.
function streams(): CommonOptions {
  return { input: process.stdin, output: process.stderr };
}
