import { readFileSync } from "node:fs";
import { inRoot } from "./lib/paths.mjs";
import { releaseNotes } from "./lib/release-notes.mjs";
import { giveUp } from "./lib/say.mjs";

// Prints the notes of a release: `npm run release-notes -- v1.2.3`. The tag must name the version in package.json.
const tag = process.argv[2] ?? "";
const { version } = JSON.parse(readFileSync(inRoot("package.json"), "utf8"));
const found = releaseNotes(readFileSync(inRoot("CHANGELOG.md"), "utf8"), tag);
if ("fault" in found) giveUp(found.fault);
if (tag !== `v${version}`)
  giveUp(`The tag ${tag} names another version than package.json, which has ${version}.`);
process.stdout.write(`${found.notes}\n`);
