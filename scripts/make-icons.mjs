import { readFileSync } from "node:fs";
import { inRoot } from "./lib/paths.mjs";
import { say } from "./lib/say.mjs";

// Run manually after a change to icon.svg; electron-builder creates each system's formats from the one
// picture.
const { default: sharp } = await import("sharp");
const { size } = await sharp(readFileSync(inRoot("build", "icons", "icon.svg")), { density: 72 })
  .resize(1024, 1024)
  .png({ palette: true, colours: 128, effort: 10, compressionLevel: 9 })
  .toFile(inRoot("build", "icons", "icon.png"));
say(`Wrote build/icons/icon.png, ${size} bytes.`);
