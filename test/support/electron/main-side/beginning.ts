import { BEGINNING_VARIABLE, type Beginning, type KeyStoreState } from "../wire.ts";

/** The double's initial behavior, set by the test. */
export const beginning = JSON.parse(process.env[BEGINNING_VARIABLE] ?? "null") as Beginning;

/** The key store's current state; a test may change it while the program runs. */
export const keyStoreNow: { state: KeyStoreState } = { state: beginning.keyStore };

/** How the next dialogs are answered: `inTurn` first, then always `response`. */
export const dialogNow: { response: number; readonly inTurn: number[] } = { response: 0, inTurn: [] };

export const focusNow: { focused: boolean } = { focused: true };

/** The clipboard's text, and the error that using it throws; empty if it works. */
export const clipboardNow: { problem: string; text: string } = { problem: "", text: "" };

/** The error that opening a folder returns; empty if opening works. */
export const fileManagerNow: { problem: string } = { problem: "" };
