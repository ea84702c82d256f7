/** Random material; a test hands in a seeded one. */
export type Random = { bytes(length: number): Uint8Array };
