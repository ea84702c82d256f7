import { posix, win32 } from "node:path";

/** What opening a browser needs to know about this computer. */
export type BrowserMachine = {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isRoot: boolean;
  /** Is there an executable file at this path? */
  readonly has: (path: string) => boolean;
};

/** Why no browser was opened. */
export type BrowserObstacle = "no-display" | "root" | "no-browser" | "not-started";

/** A program that opens a URL, or the reason why none was found. */
export type Opener =
  | {
      readonly kind: "opener";
      readonly command: string;
      readonly args: (address: string) => readonly string[];
    }
  | { readonly kind: "none"; readonly because: BrowserObstacle };

const ON_PATH = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "microsoft-edge",
  "microsoft-edge-stable",
  "brave-browser",
] as const;

const IN_APPLICATIONS = ["Google Chrome", "Chromium", "Microsoft Edge", "Brave Browser"] as const;

const IN_PROGRAMS = [
  ["Google", "Chrome", "Application", "chrome.exe"],
  ["Chromium", "Application", "chrome.exe"],
  ["Microsoft", "Edge", "Application", "msedge.exe"],
  ["BraveSoftware", "Brave-Browser", "Application", "brave.exe"],
] as const;

/** The path of a browser that prints a page as PDF without a window; undefined if there is none. */
export function findPagePrinter(machine: BrowserMachine): string | undefined {
  // Debian's shell of Chromium has no window, so it can't open one either.
  return onPath(machine, "chromium-headless-shell") ?? findBrowser(machine);
}

function findBrowser(machine: BrowserMachine): string | undefined {
  switch (machine.platform) {
    case "win32":
      return programsOnWindows(machine).find(machine.has);
    case "darwin":
      return programsOnMac(machine).find(machine.has);
    default:
      return ON_PATH.map((name) => onPath(machine, name)).find((path) => path !== undefined);
  }
}

/** Finds a browser that can show a page as an application, otherwise the person's default browser. */
export function findOpener(machine: BrowserMachine): Opener {
  switch (machine.platform) {
    case "win32":
      return onWindows(machine);
    case "darwin":
      return onMac(machine);
    default:
      return onLinux(machine);
  }
}

/** Is there a display? Windows and macOS always have one; elsewhere an environment variable names it. */
function hasDisplay({ platform, env }: Pick<BrowserMachine, "platform" | "env">): boolean {
  if (platform === "win32" || platform === "darwin") return true;
  return (env["DISPLAY"] ?? "") !== "" || (env["WAYLAND_DISPLAY"] ?? "") !== "";
}

function onLinux(machine: BrowserMachine): Opener {
  if (!hasDisplay(machine)) return { kind: "none", because: "no-display" };
  // As root a browser starts only with its sandbox switched off.
  if (machine.isRoot) return { kind: "none", because: "root" };
  const browser = findBrowser(machine);
  if (browser !== undefined) return asApplication(browser);
  const usual = onPath(machine, "xdg-open");
  return usual === undefined
    ? { kind: "none", because: "no-browser" }
    : { kind: "opener", command: usual, args: (address) => [address] };
}

function onPath({ env, has }: BrowserMachine, name: string): string | undefined {
  const folders = (env["PATH"] ?? "").split(posix.delimiter).filter((folder) => folder !== "");
  return folders.map((folder) => posix.join(folder, name)).find(has);
}

function programsOnMac({ env }: BrowserMachine): readonly string[] {
  const folders = ["/Applications", ...(env["HOME"] === undefined ? [] : [`${env["HOME"]}/Applications`])];
  return IN_APPLICATIONS.flatMap((name) =>
    folders.map((folder) => `${folder}/${name}.app/Contents/MacOS/${name}`),
  );
}

function onMac(machine: BrowserMachine): Opener {
  const browser = findBrowser(machine);
  return browser === undefined
    ? { kind: "opener", command: "/usr/bin/open", args: (address) => [address] }
    : asApplication(browser);
}

function programsOnWindows({ env }: BrowserMachine): readonly string[] {
  const folders = [env["ProgramFiles"], env["ProgramFiles(x86)"], env["LOCALAPPDATA"]];
  return IN_PROGRAMS.flatMap((parts) =>
    folders.flatMap((folder) => (folder === undefined ? [] : [win32.join(folder, ...parts)])),
  );
}

function onWindows(machine: BrowserMachine): Opener {
  const browser = findBrowser(machine);
  if (browser !== undefined) return asApplication(browser);
  const system = win32.join(machine.env["SystemRoot"] ?? "C:\\Windows", "System32", "rundll32.exe");
  return {
    kind: "opener",
    command: system,
    args: (address) => ["url.dll,FileProtocolHandler", address],
  };
}

function asApplication(command: string): Opener {
  return { kind: "opener", command, args: (address) => [`--app=${address}`] };
}
