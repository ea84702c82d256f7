import { z } from "zod";

/**
 * Gives the origin of a URL: scheme, host and port, e.g. `https://api.example:9090`; the scheme's default
 * port is omitted.
 */
export function originOf(address: string): string {
  return new URL(address).origin;
}

/** An origin as `originOf` returns it, with nothing after it. */
export const Origin = z.string().refine(isOrigin, "an origin looks like https://api.example:9090");

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && originOf(text) === text;
}
