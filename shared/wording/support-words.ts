import type { BundleGap, LeftOut } from "../rpc/areas/support.ts";
import type { Translate } from "./translate.ts";

/** Says what a support bundle never holds. */
export function leftOutSentence(t: Translate, what: LeftOut): string {
  return t(`support.leftOut.${what}`);
}

/** Says what a support bundle could not, or not wholly, take. */
export function gapSentence(t: Translate, { about, count }: BundleGap): string {
  return t(`support.gap.${about}`, { n: count });
}
