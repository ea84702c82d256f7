import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { continueOnNode24 } from "./lib/node24.mjs";
import { inRoot } from "./lib/paths.mjs";
import { releaseNotes } from "./lib/release-notes.mjs";
import { giveUp, reasonOf, say } from "./lib/say.mjs";

const USAGE = `Makes the signed lists of versions for a folder of packages:
  npm run update-feed -- FOLDER [--staging PERCENT]
with the signing key in the variable UPDATE_SIGNING_KEY. To make such a key, in a new file:
  npm run update-feed -- --new-key FILE`;

await continueOnNode24(import.meta.url);
const { feedMaterial, newSigningKey, updateFeeds } = await import("./lib/update-feed.mjs");
const { values, positionals } = wishes();
if (values.help === true) say(USAGE);
else {
  try {
    if (values["new-key"] === undefined) makeFeeds();
    else makeKey(values["new-key"]);
  } catch (error) {
    giveUp(reasonOf(error));
  }
}

function wishes() {
  try {
    return parseArgs({
      options: { staging: { type: "string" }, "new-key": { type: "string" }, help: { type: "boolean" } },
      allowPositionals: true,
    });
  } catch (error) {
    return giveUp(`${reasonOf(error)}\n${USAGE}`);
  }
}

/** @param {string} file */
function makeKey(file) {
  const { pem, key } = newSigningKey();
  writeFileSync(file, pem, { mode: 0o600, flag: "wx" });
  say(`The signing key is in ${file}; keep it secret. Its public part is ${key}`);
}

function makeFeeds() {
  const [folder, ...rest] = positionals;
  if (folder === undefined || rest.length > 0) giveUp("Name one folder of packages.");
  const key = process.env["UPDATE_SIGNING_KEY"] ?? "";
  if (key === "") giveUp("UPDATE_SIGNING_KEY holds no signing key.");
  const percentage = values.staging;
  if (percentage !== undefined && (!/^\d+(?:\.\d+)?$/u.test(percentage) || Number(percentage) > 100))
    giveUp("--staging takes a percentage from 0 to 100.");
  const staging = percentage === undefined ? undefined : Number(percentage);
  const { version } = JSON.parse(readFileSync(inRoot("package.json"), "utf8"));
  const material = feedMaterial({ folder, version, key });
  if ("fault" in material) giveUp(material.fault);
  const found = releaseNotes(readFileSync(inRoot("CHANGELOG.md"), "utf8"), `v${version}`);
  if ("fault" in found) giveUp(found.fault);
  // The notes of a large version are cut: the whole text is beside the packages.
  const notes = found.notes.slice(0, 15_000);
  const made = updateFeeds({ folder, version, notes, staging, key, now: new Date() });
  if ("fault" in made) giveUp(made.fault);
  for (const [name, text] of made.files) writeFileSync(join(folder, name), text);
  say(`Wrote ${[...made.files.keys()].join(", ")}.`);
}
