import { err, ok, type Result } from "../result.ts";

/** The line, counted from 1, that isn't a host. */
export type NoHost = { readonly line: number };

/**
 * Reads hosts from which the cloud takes no media: one a line, `#` begins a comment. They come as links are
 * compared with them: lower case, without a final dot, other scripts in ASCII form.
 */
export function parseBlockedHosts(text: string): Result<readonly string[], NoHost> {
  const hosts: string[] = [];
  for (const [index, line] of text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .entries()) {
    const written = line.replace(/#.*$/, "").trim();
    if (written === "") continue;
    const host = hostIn(written);
    if (host === undefined) return err({ line: index + 1 });
    hosts.push(host);
  }
  return ok(hosts);
}

/** `*.` and a dot in front say that sub-domains are meant, which they always are. */
function hostIn(text: string): string | undefined {
  const name = text.replace(/^(?:\*\.|\.)(?=.)/, "");
  const isAddress = IPV6.test(name);
  const host = isAddress ? `[${name.replace(/^\[|\]$/g, "")}]` : name;
  if ((!isAddress && NO_NAME.test(name)) || !URL.canParse(`https://${host}`)) return undefined;
  return new URL(`https://${host}`).hostname.replace(/\.$/, "");
}

const IPV6 = /^(?:[\da-f.]*:[\da-f.]*:[\da-f:.]*|\[[\da-f:.]+\])$/i;
/** Characters that no host has, and labels without one. */
const NO_NAME = /[\s/@:?\\*[\]]|^\.|\.\./;
