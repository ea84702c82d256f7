import type { LogEvent } from "../../../shared/log/log-event.ts";
import { ownStartMs } from "./process-start.ts";

type Started = Extract<LogEvent, { event: "started" }>;

const PLATFORMS: readonly Started["platform"][] = [
  "aix",
  "android",
  "darwin",
  "freebsd",
  "linux",
  "openbsd",
  "sunos",
  "win32",
];
const ARCHITECTURES: readonly Started["arch"][] = ["arm", "arm64", "ia32", "x64"];

type Program = { readonly appVersion: string; readonly host?: Started["host"] };

/** Says which program started, on which system. */
export function startedEvent({ appVersion, host = "terminal" }: Program): Started {
  const { electron, node } = process.versions as { readonly electron?: string; readonly node: string };
  return {
    event: "started",
    host,
    version: appVersion,
    node,
    ...(electron === undefined ? {} : { electron }),
    platform: PLATFORMS.find((one) => one === process.platform) ?? "other",
    arch: ARCHITECTURES.find((one) => one === process.arch) ?? "other",
    sinceBootMs: ownStartMs(),
  };
}
