import { BEGINNING_VARIABLE, type Beginning, type KeyStoreState } from "../wire.ts";

/** How the test wants this double to begin. */
export const beginning = JSON.parse(process.env[BEGINNING_VARIABLE] ?? "null") as Beginning;

/** The key store as it is now; a test may change it while the program runs. */
export const keyStoreNow: { state: KeyStoreState } = { state: beginning.keyStore };

/** What the next questions are answered with. */
export const dialogNow: { response: number; readonly inTurn: number[] } = { response: 0, inTurn: [] };

export const focusNow: { focused: boolean } = { focused: true };

/** What copying a text fails with; empty where it works. */
export const clipboardNow: { problem: string } = { problem: "" };

/** What opening a folder fails with; empty where it works. */
export const fileManagerNow: { problem: string } = { problem: "" };
