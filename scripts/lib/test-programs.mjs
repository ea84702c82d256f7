import { existsSync } from "node:fs";
import { canInstall, installFromDebian } from "./debian.mjs";
import { say } from "./say.mjs";

/**
 * Real servers that some tests put in the way of webhooks, a proxy on the way out, and what makes a sync of the disk
 * fail. The tests that need one are skipped where it is missing.
 */
const programs = [
  { path: "/usr/sbin/nginx", debian: "nginx-light" },
  { path: "/usr/sbin/sshd", debian: "openssh-server" },
  { path: "/usr/bin/strace", debian: "strace" },
  { path: "/usr/bin/tinyproxy", debian: "tinyproxy-bin" },
];

/** Brings the programs that tests use, with Debian's packages, where the machine allows it. */
export async function ensureTestPrograms() {
  const missing = programs.filter(({ path }) => !existsSync(path)).map(({ debian }) => debian);
  if (missing.length === 0 || !canInstall()) return;
  say(`Installing programs for the tests (apt-get install ${missing.join(" ")}) ...`);
  if (!(await installFromDebian(missing)))
    say("They could not be installed: the tests that need them will be skipped.");
}
