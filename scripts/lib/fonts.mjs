import { existsSync } from "node:fs";
import { canInstall, installFromDebian } from "./debian.mjs";
import { say } from "./say.mjs";

/** Fonts for the pictures with names in other scripts; the window itself leaves those to the system. */
const fonts = [
  { path: "/usr/share/fonts/truetype/noto/NotoNaskhArabic-Regular.ttf", debian: "fonts-noto-core" },
  { path: "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc", debian: "fonts-noto-cjk" },
];

/** Brings them with Debian's packages, where the machine allows it; without them the pictures show empty boxes. */
export async function ensureFonts() {
  const missing = fonts.filter(({ path }) => !existsSync(path)).map(({ debian }) => debian);
  if (missing.length === 0) return;
  if (canInstall() && (await installFromDebian(missing))) return;
  say(
    `No fonts for Arabic and Chinese names (Debian: ${missing.join(" ")}): those pictures show empty boxes.`,
  );
}
