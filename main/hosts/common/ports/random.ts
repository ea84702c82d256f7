import { randomBytes } from "node:crypto";
import type { Random } from "../../../core/runtime/random.ts";

/** Random material from the operating system. */
export const machineRandom: Random = { bytes: (length) => new Uint8Array(randomBytes(length)) };
