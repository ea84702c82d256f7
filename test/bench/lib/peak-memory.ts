import { readFileSync } from "node:fs";

/**
 * The most memory that this process ever had, in bytes. Where Linux tells it, as its own: the figure that programs are
 * given (`maxRSS`) begins at what the process that started them had.
 */
export function peakMemory(): number {
  try {
    const kib = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync("/proc/self/status", "utf8"))?.[1];
    if (kib !== undefined) return Number(kib) * 1024;
  } catch {
    // Not Linux.
  }
  return process.resourceUsage().maxRSS * 1024;
}
