import { win32 } from "node:path";
import type { MeteredPort } from "../../../core/runtime/ports.ts";
import { printedBy } from "../../../core/runtime/printed-by.ts";
import { findProgram, type ProgramPlaces } from "../../../core/tunnels/providers/find-program.ts";
import type { Metered } from "../../../../shared/settings/metered.ts";
import { windowsFolder } from "./registry.ts";

const LIMIT_MS = 5_000;
/** A folder of PATH may be on a network drive whose server is gone: looking into it comes to no end. */
const WHOLE_LIMIT_MS = LIMIT_MS + 2_000;
const MOST_BYTES = 4_096;

/** What a program of the system printed; undefined if it failed, isn't there or took too long. */
type Printed = (file: string, args: readonly string[]) => Promise<string | undefined>;

/**
 * Asks the system whether the connection is metered: NetworkManager on Linux, and the connection's cost on Windows. macOS
 * names no way to ask from outside an application, so there it isn't known.
 */
export function systemMetered(
  places: ProgramPlaces,
  print: Printed = (file, args) => printedBy(file, args, optionsIn(places)),
  limitMs = WHOLE_LIMIT_MS,
): MeteredPort {
  let asking: Promise<Metered> | undefined;
  const ask = async (): Promise<Metered> => {
    try {
      return await answerOf(places, print);
    } finally {
      asking = undefined;
    }
  };
  return {
    async isMetered() {
      const late = Promise.withResolvers<Metered>();
      const timer = setTimeout(() => late.resolve("unknown"), limitMs);
      try {
        // One at a time: each that hangs holds one of the few threads that read files.
        return await Promise.race([(asking ??= ask()), late.promise]);
      } catch {
        return "unknown";
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

async function answerOf(places: ProgramPlaces, print: Printed): Promise<Metered> {
  switch (places.platform) {
    case "linux": {
      const program = await findProgram("busctl", places);
      return program === undefined ? "unknown" : byNetworkManager(await print(program, MANAGER));
    }
    case "win32":
      return byConnectionCost(await print(powerShell(), ["-NoProfile", "-NonInteractive", "-Command", COST]));
    default:
      return "unknown";
  }
}

/** The state of the connection with the best default route. The answer is in no language, unlike that of nmcli. */
const MANAGER = [
  "--system",
  "--timeout=3",
  "get-property",
  "org.freedesktop.NetworkManager",
  "/org/freedesktop/NetworkManager",
  "org.freedesktop.NetworkManager",
  "Metered",
] as const;

/** NMMetered: unknown, yes, no, guessed yes, guessed no. */
const BY_NUMBER: readonly Metered[] = ["unknown", "yes", "no", "yes", "no"];

/** Reads the answer of NetworkManager, such as `u 4`. */
export function byNetworkManager(printed: string | undefined): Metered {
  const [, number] = /^u ([0-4])\n?$/.exec(printed ?? "") ?? [];
  return number === undefined ? "unknown" : (BY_NUMBER[Number(number)] ?? "unknown");
}

/** Windows PowerShell 5.1, which every Windows 10 and 11 has: later ones can't load these types. */
function powerShell(): string {
  return win32.join(windowsFolder(), "WindowsPowerShell", "v1.0", "powershell.exe");
}

const COST = [
  "$ErrorActionPreference = 'Stop'",
  "[void][Windows.Networking.Connectivity.NetworkInformation, Windows.Networking.Connectivity, ContentType = WindowsRuntime]",
  "$profile = [Windows.Networking.Connectivity.NetworkInformation]::GetInternetConnectionProfile()",
  "if ($null -ne $profile) { $cost = $profile.GetConnectionCost()",
  "[Console]::Out.Write('{0} {1} {2}' -f $cost.NetworkCostType, $cost.Roaming, $cost.OverDataLimit) }",
].join("; ");

/** Reads the cost of a connection on Windows: its type, whether it roams, and whether its limit was reached. */
export function byConnectionCost(printed: string | undefined): Metered {
  const read = /^(Unknown|Unrestricted|Fixed|Variable) (True|False) (True|False)$/.exec(printed ?? "");
  if (read === null) return "unknown";
  const [, type, ...flags] = read;
  if (flags.includes("True") || type === "Fixed" || type === "Variable") return "yes";
  return type === "Unrestricted" ? "no" : "unknown";
}

// Variables without which the programs don't reach the system's services.
const HANDED_ON: readonly string[] = ["DBUS_SYSTEM_BUS_ADDRESS", "SystemRoot", "windir", "TEMP"];

function optionsIn({ env }: ProgramPlaces): Parameters<typeof printedBy>[2] {
  const own = Object.fromEntries(
    HANDED_ON.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])),
  );
  return { env: own, timeout: LIMIT_MS, maxBuffer: MOST_BYTES };
}
