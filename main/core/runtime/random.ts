/** A source of random bytes; tests use a seeded one. */
export type Random = { bytes(length: number): Uint8Array };
