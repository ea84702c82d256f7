import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The checkout, wherever the command was started. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * An absolute path inside the checkout.
 *
 * @param {...string} parts
 */
export const inRoot = (...parts) => join(root, ...parts);
