import { createHmac } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { FaultName } from "../../main/sandbox/index.ts";
import type { RunningCommand } from "../crash/programs.ts";
import { OUTSIDE } from "./outside.ts";
import type { History, Site } from "./site.ts";
import { callWindow } from "./window.ts";

/** Faults of which each ends a migration differently, or lets the program say more than usual. */
const FAULTS: readonly [FaultName, ...FaultName[]] = [
  "lost-register-after",
  "lost-register-before",
  "register-error-after",
  "register-success-false",
  "register-truncated",
  "register-duplicate-key",
  "register-redirect",
  "backup-rejected-code",
  "empty-backup",
  "lost-backup",
  "pin-locked",
  "pin-wrong-stops-gateway",
  "register-limit",
  "token-expired",
  "token-lacks-scope",
  "subscribe-denied",
  "rate-limited",
  "onprem-token-expired",
  "settings-missing",
  "unknown-field-refused",
];

const FORMATS = ["html", "md", "json"] as const;

const NO_RUN = "r-20260101-aaaaaa";

const lastRun = (stdout: string): string =>
  stdout
    .split("\n")
    .flatMap((line) => /"run":"(r-[0-9a-z-]+)"/.exec(line)?.[1] ?? [])
    .at(-1) ?? NO_RUN;

/** Everything that tells of a migration, on the screen and as files. */
async function tellAll(site: Site, run: string): Promise<void> {
  const out = (name: string): readonly string[] => ["--out", join(site.out, `${run}-${name}`)];
  await site.run(["status"]);
  for (const format of FORMATS)
    await site.run(["report", run, "--format", format, ...out(`report.${format}`)]);
  await site.run(["letter", run, "--kind", "after", ...out("letter.txt")]);
  for (const format of ["curl", "har"])
    await site.run(["collection", run, "--format", format, ...out(format)]);
  await site.run(["reverse", run]);
  await site.run(["vault", "list"]);
  await site.run(["support-bundle", ...out("support.zip")]);
}

export const HISTORIES: Readonly<Record<string, History>> = {
  "moves to the cloud": {
    startsOn: "onprem",
    play: async (site, random) => {
      if (random.next() < 0.4) site.sandbox.world.setFaults(["password-change-required"]);
      await site.run(["check", site.plans["to-cloud"]]);
      const { stdout } = await site.run(["migrate", site.plans["to-cloud"], "--yes"]);
      await tellAll(site, lastRun(stdout));
    },
  },
  "moves back": {
    startsOn: "cloud",
    play: async (site) => {
      const { stdout } = await site.run(["migrate", site.plans["to-onprem"], "--yes"]);
      const run = lastRun(stdout);
      const code = site.sandbox.world.lastCode();
      site.know("registration code", code?.replace("-", ""));
      site.know("registration code as shown", code);
      await site.run(["letter", run, "--kind", "code"]);
      await site.run(["code", run], { input: "000000\n" });
      await site.run(["code", run], { input: `${code ?? ""}\n` });
      await tellAll(site, run);
    },
  },
  fails: {
    startsOn: "onprem",
    play: async (site, random) => {
      site.sandbox.world.setFaults([random.pick(FAULTS)]);
      const { stdout } = await site.run(["migrate", site.plans["to-cloud"], "--yes"], { hasty: true });
      const run = lastRun(stdout);
      // A preflight check failed.
      if (run === NO_RUN) return;
      await site.run(["resume", run, "--yes"], { hasty: true });
      await site.run(["resolve", run, "--as", "cloud"], { hasty: true });
      await site.run(["abandon", run], { hasty: true });
      await tellAll(site, run);
    },
  },
  "is killed": {
    startsOn: "onprem",
    play: async (site, random) => {
      for (const step of ["backup", random.pick(["register", "subscribe"]), "verify"]) {
        const run = lastRun((await site.run(["status"])).stdout);
        const args = run !== NO_RUN ? ["resume", run, "--yes"] : ["migrate", site.plans["to-cloud"], "--yes"];
        await site.run(args, {
          hasty: true,
          shows: new RegExp(`"step":"${step}","phase":"${random.pick(["intent", "outcome"])}"`),
          meanwhile: async ({ signal }) => signal("SIGKILL"),
        });
      }
      await tellAll(site, lastRun((await site.run(["status"])).stdout));
    },
  },
  "uses the tools": {
    startsOn: "onprem",
    play: async (site) => {
      const plan = site.plans["to-cloud"];
      const stored = `${site.secrets["stored value"] ?? ""}\n`;
      await site.run(["vault", "put", "a-value", "--kind", "password"], { input: stored });
      await site.run(["vault", "put", "two words"], { input: stored });
      const key = join(site.inputs, "recovery-key.txt");
      await site.run(["vault", "recovery", "--out", key]);
      site.know("recovery key", /\b[A-Z0-9]{4,}(?:-[A-Z0-9]{4,}){3,}\b/.exec(readIfThere(key))?.[0]);
      await site.run(["vault", "status"]);
      await site.run(["certificate", plan]);
      await site.run(["shards", plan, "--shards", "4"]);
      await site.run(["letter", plan, "--kind", "before"]);
      await site.run(["pin", "set", plan, "--yes"]);
      await site.run(["pin", "off", plan, "--yes"]);
      await site.run(["lint", plan]);
      await site.run(["collection", "--format", "openapi"]);
      await site.run(["vault", "forget", "a-value"]);
      await site.run(["vault", "passphrase", "--new-passphrase-file", site.fileWith("new passphrase")]);
      const again = ["--new-passphrase-file", site.fileWith("passphrase")];
      await site.run(["vault", "passphrase", "--recovery-key-file", key, ...again], {
        withoutPassphrase: true,
      });
    },
  },
  "receives webhooks": {
    startsOn: "cloud",
    play: async (site) => {
      const given = [
        "--verify-token-file",
        site.fileWith("verify token"),
        "--app-secret-file",
        site.fileWith("app secret"),
      ];
      const tunnel = ["--tunnel", "cloudflared", "--cloudflared-token-file", site.fileWith("tunnel token")];
      for (const way of [[], [...tunnel, "--public-url", "https://hooks.example"]])
        await site.run(["webhooks", "listen", ...given, ...way], {
          shows: way.length === 0 ? /"listening"/ : /"(public|tunnel)"/,
          meanwhile: (running) => speakTo(site, running),
          killAfterMs: 60_000,
        });
      await site.run(["webhooks", "events"]);
      await site.run([
        "webhooks",
        "trigger",
        "text",
        "--to",
        "https://127.0.0.1:1/x",
        "--allow-private",
        ...given.slice(2),
      ]);
      await site.run(["webhooks", "fixtures", "--out", join(site.out, "fixtures.zip"), ...given.slice(2)]);
      await site.run(["endpoint", "check", "https://127.0.0.1:1/x", "--allow-private", "--send", ...given]);
    },
  },
  "works in the window": {
    startsOn: "onprem",
    play: async (site) => {
      await site.run(["serve", "--no-open"], {
        shows: /"listening"/,
        hasty: true,
        meanwhile: (running) => callWindow(site, running),
        killAfterMs: 120_000,
      });
      // Encrypted, under the hand-over passphrase.
      const file = join(site.out, "site.handover");
      const pass = ["--file-passphrase-file", site.fileWith("hand-over passphrase")];
      await site.run(["workspace", "export", "ws-canary1", "--out", file, "--with-secrets", ...pass]);
      await site.run(["workspace", "import", file, "--show", ...pass]);
      await site.run(["workspace", "import", file, "--as-new", "--yes", ...pass]);
      await tellAll(site, lastRun((await site.run(["status"])).stdout));
    },
  },
  "is reported on paper": {
    startsOn: "onprem",
    play: async (site) => {
      const run = lastRun((await site.run(["migrate", site.plans["to-cloud"], "--yes"])).stdout);
      for (const language of ["en", "es"])
        await site.run([
          "report",
          run,
          "--format",
          "pdf",
          "--language",
          language,
          "--out",
          join(site.out, `${language}.pdf`),
        ]);
    },
  },
  "moves many": {
    startsOn: "onprem",
    play: async (site, random) => {
      const table = join(site.inputs, "table.csv");
      writeFileSync(table, `plan\n${basename(site.plans["to-cloud"])}\n`);
      const out = (name: string): readonly string[] => ["--report", join(site.out, name)];
      await site.run(["batch", table, "--check-only", ...out("checked.csv")]);
      await site.run(["batch", table, "--yes"], {
        hasty: true,
        shows: new RegExp(`"step":"${random.pick(["backup", "register", "verify"])}"`),
        meanwhile: async ({ signal }) => signal("SIGKILL"),
      });
      await site.run(["batch", table, "--yes", ...out("summary.html")], { hasty: true });
      await site.run(["batch", table, "--yes", ...out("summary.csv")], { hasty: true });
      await tellAll(site, lastRun((await site.run(["status"])).stdout));
    },
  },
  ...OUTSIDE,
};

function readIfThere(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

/** Asks and posts as the platform would, rightly and wrongly, keeps the answers, and then ends the receiver. */
async function speakTo(site: Site, { printed, signal }: RunningCommand): Promise<void> {
  const url = /"localUrl":"([^"]+)"/.exec(printed)?.[1] ?? "";
  const body = JSON.stringify({ object: "chat_business_account", entry: [{ id: "1", changes: [] }] });
  const sign = (secret: string): string =>
    `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;
  const token = site.secrets["verify token"] ?? "";
  const ask = (verify: string): Promise<Response> =>
    fetch(`${url}?hub.mode=subscribe&hub.challenge=7&hub.verify_token=${encodeURIComponent(verify)}`);
  const post = (secret: string): Promise<Response> =>
    fetch(url, { method: "POST", body, headers: { "x-hub-signature-256": sign(secret) } });
  for (const answer of [
    await ask(token),
    await ask("wrong"),
    await post(site.secrets["app secret"] ?? ""),
    await post("wrong"),
  ])
    site.heard("an answer of the receiver", `${[...answer.headers].join()}${await answer.text()}`);
  signal("SIGINT");
}
