import { isAbsolute, resolve } from "node:path";

/** What a person may say when starting the application. */
export type DesktopArguments = { readonly dataDir: string | undefined };

/** Reads `--data-dir DIR` or `--data-dir=DIR`, read against `folder`; every other word belongs to Electron. */
export function desktopArguments(argv: readonly string[], folder: string): DesktopArguments {
  const name = "--data-dir";
  const at = argv.findIndex((word) => word === name || word.startsWith(`${name}=`));
  const word = argv[at];
  const given = word === name ? argv[at + 1] : word?.slice(name.length + 1);
  if (given === undefined || given === "" || given.startsWith("--")) return { dataDir: undefined };
  return { dataDir: isAbsolute(given) ? given : resolve(folder, given) };
}
