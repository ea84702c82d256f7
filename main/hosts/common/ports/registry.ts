import { win32 } from "node:path";

/** Lists a registry key: what reg.exe prints; undefined where it fails, also where there is no such key. */
export type RegistryQuery = (key: string, ...options: readonly string[]) => string | undefined;

const LIMIT_MS = 5000;
const MOST_BYTES = 4 * 1024 * 1024;

/** Asks the registry of this computer. Letters outside ASCII come as others: reg.exe writes an old code page. */
export const registryQuery: RegistryQuery = (key, ...options) => {
  try {
    const program = win32.join(windowsFolder(), "reg.exe");
    return process
      .getBuiltinModule("node:child_process")
      .execFileSync(program, ["query", key, ...options, "/reg:64"], {
        encoding: "utf8",
        timeout: LIMIT_MS,
        stdio: ["ignore", "pipe", "ignore"],
        windowsHide: true,
        maxBuffer: MOST_BYTES,
      });
  } catch {
    return undefined;
  }
};

/**
 * The folder of Windows' own programs, from the files that this process has loaded: the system itself loads ntdll.dll from
 * there. The user can change the environment variable SystemRoot, and with it what the registry seems to hold.
 */
export function systemFolder(loaded: readonly string[]): string {
  const own = loaded.find((path) => /^[a-z]:\\.*\\ntdll\.dll$/i.test(path));
  return own === undefined ? "C:\\Windows\\System32" : win32.dirname(own);
}

/** The folder of Windows' own programs on this computer. */
export function windowsFolder(): string {
  return systemFolder(loadedFiles());
}

function loadedFiles(): readonly string[] {
  // Node's types don't know the member yet.
  const report: typeof process.report & { excludeNetwork?: boolean } = process.report;
  const before = report.excludeNetwork ?? false;
  try {
    // Otherwise the report looks up names of the process's connections, which can take long.
    report.excludeNetwork = true;
    const { sharedObjects } = report.getReport() as { readonly sharedObjects?: readonly string[] };
    return sharedObjects ?? [];
  } finally {
    report.excludeNetwork = before;
  }
}
