import { posix, win32 } from "node:path";

/** What opening a browser needs to know about this computer. */
export type BrowserMachine = {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isRoot: boolean;
  /** Is there an executable file at this path? */
  readonly has: (path: string) => boolean;
};

/** A program that opens a URL, or a sentence with the reason why none was found. */
export type Opener =
  | {
      readonly kind: "opener";
      readonly command: string;
      readonly args: (address: string) => readonly string[];
    }
  | { readonly kind: "none"; readonly because: string };

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
  if (!hasDisplay(machine)) return { kind: "none", because: "No display found, so no browser was opened." };
  // As root a browser starts only with its sandbox switched off.
  if (machine.isRoot)
    return { kind: "none", because: "Switchover runs as root, and a browser shouldn't, so none was opened." };
  const folders = (machine.env["PATH"] ?? "").split(posix.delimiter).filter((folder) => folder !== "");
  const find = (name: string): string | undefined =>
    folders.map((folder) => posix.join(folder, name)).find(machine.has);
  const browser = ON_PATH.map(find).find((path) => path !== undefined);
  if (browser !== undefined) return asApplication(browser);
  const usual = find("xdg-open");
  return usual === undefined
    ? { kind: "none", because: "No browser found to open." }
    : { kind: "opener", command: usual, args: (address) => [address] };
}

function onMac({ has, env }: BrowserMachine): Opener {
  const folders = ["/Applications", ...(env["HOME"] === undefined ? [] : [`${env["HOME"]}/Applications`])];
  const paths = IN_APPLICATIONS.flatMap((name) =>
    folders.map((folder) => `${folder}/${name}.app/Contents/MacOS/${name}`),
  );
  const browser = paths.find(has);
  return browser === undefined
    ? { kind: "opener", command: "/usr/bin/open", args: (address) => [address] }
    : asApplication(browser);
}

function onWindows({ has, env }: BrowserMachine): Opener {
  const folders = [env["ProgramFiles"], env["ProgramFiles(x86)"], env["LOCALAPPDATA"]];
  const paths = IN_PROGRAMS.flatMap((parts) =>
    folders.flatMap((folder) => (folder === undefined ? [] : [win32.join(folder, ...parts)])),
  );
  const browser = paths.find(has);
  if (browser !== undefined) return asApplication(browser);
  const system = win32.join(env["SystemRoot"] ?? "C:\\Windows", "System32", "rundll32.exe");
  return {
    kind: "opener",
    command: system,
    args: (address) => ["url.dll,FileProtocolHandler", address],
  };
}

function asApplication(command: string): Opener {
  return { kind: "opener", command, args: (address) => [`--app=${address}`] };
}
