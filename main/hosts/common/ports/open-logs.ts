import type { Log } from "../../../core/log/log.ts";

/**
 * The operational logs that this process has opened, by data folder. Kept apart from what opens them, so that a program
 * that has to note an error at its start doesn't load the contract for it.
 */
export const openLogs = new Map<string, Log>();
