import { z } from "zod";

/** Where requests to an address go: scheme, host and port, e.g. `https://api.example:9090`; a scheme's own port is left out. */
export function originOf(address: string): string {
  return new URL(address).origin;
}

/** An origin as `originOf` gives it, and nothing behind it. */
export const Origin = z.string().refine(isOrigin, "an origin looks like https://api.example:9090");

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && originOf(text) === text;
}
