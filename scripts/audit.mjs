import { accepted, openAdvisories } from "./lib/advisories.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { runNpm } from "./lib/npm.mjs";
import { say } from "./lib/say.mjs";

// Ends with 1 where a package that is shipped has a known weakness, and with 3 where the registry was not to be had: what
// was not checked is not called clean.
await ensureInstalled();
const { output } = await runNpm(["audit", "--omit=dev", "--json"]);
const found = openAdvisories(output);
if (found === undefined) {
  say("Not audited: the registry gave no list of advisories.");
  process.exitCode = 3;
} else {
  for (const { name, severity, title, url } of found) say(`${severity}: ${name}: ${title} (${url})`);
  say(`${found.length} advisories for what is shipped, ${accepted.length} accepted with a reason.`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
