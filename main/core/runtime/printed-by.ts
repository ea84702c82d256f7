/** The environment and the limits of a program that is started to answer one question. */
type Options = {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly timeout: number;
  readonly maxBuffer?: number;
};

/**
 * What a program printed; undefined if it failed, took too long, printed too much or couldn't be started. Never fails: a
 * start that the system forbids, as a rule of an administrator may, is an error event for some codes and thrown for others.
 */
export async function printedBy(
  file: string,
  args: readonly string[],
  options: Options,
): Promise<string | undefined> {
  // Most commands start no program.
  const { execFile } = await import("node:child_process");
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  try {
    execFile(file, args, { ...options, killSignal: "SIGKILL", windowsHide: true }, (fault, stdout) =>
      resolve(fault === null ? stdout : undefined),
    );
  } catch {
    resolve(undefined);
  }
  return promise;
}
