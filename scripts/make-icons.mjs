import { mkdirSync, readFileSync } from "node:fs";
import { inRoot } from "./lib/paths.mjs";
import { say } from "./lib/say.mjs";

// Run manually after a change to icon.svg. electron-builder makes the formats of Windows and macOS from the largest
// picture. Menus of Linux find an icon only in the sizes of its theme, of which the largest isn't one.
const themeSizes = [16, 24, 32, 48, 64, 128, 256, 512];

const { default: sharp } = await import("sharp");
const drawing = readFileSync(inRoot("build", "icons", "icon.svg"));
mkdirSync(inRoot("build", "icons", "linux"), { recursive: true });
await write(1024, inRoot("build", "icons", "icon.png"));
for (const size of themeSizes) await write(size, inRoot("build", "icons", "linux", `${size}x${size}.png`));

/**
 * @param {number} pixels
 * @param {string} file
 */
async function write(pixels, file) {
  const { size } = await sharp(drawing, { density: 72 })
    .resize(pixels, pixels)
    .png({ palette: true, colours: 128, effort: 10, compressionLevel: 9 })
    .toFile(file);
  say(`Wrote ${file.slice(inRoot().length + 1)}, ${size} bytes.`);
}
