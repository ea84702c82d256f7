import inter from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?inline";
import mono from "@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2?inline";
import icon from "../../../build/icons/icon.svg?inline";

/**
 * What a saved page may refer to, as `data:` URLs by the beginning of the file's name. A chunk of its own: it is
 * loaded once a page is saved.
 */
export const FILES: Readonly<Record<string, string>> = {
  "inter-latin": inter,
  "jetbrains-mono-latin": mono,
  icon: icon,
};
