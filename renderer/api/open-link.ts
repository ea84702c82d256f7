import { bridgeLink } from "./bridge-link.ts";
import { openHttpLink } from "./http-link.ts";
import type { Bridge, Link } from "./link.ts";

/** Opens this window's link: the preload script's bridge on a desktop, the loopback server in a browser. */
export function openLink(page: { readonly switchover?: Bridge }): Link {
  return page.switchover === undefined ? openHttpLink() : bridgeLink(page.switchover);
}
