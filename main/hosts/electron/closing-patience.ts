/**
 * How long the end of the program waits for the core, and so for its database; what is committed is safe either way.
 * A test that has borrowed a callback has up to eight seconds of it to give the callback back.
 */
export const CLOSING_PATIENCE_MS = 12_000;
