import { get } from "node:http";
import { readFileSync } from "node:fs";
import { askAt, callHeaders, cookieOf } from "../scenario/serve/rig.ts";
import type { Direction } from "../../shared/migration/direction.ts";
import type { RunningCommand } from "../crash/programs.ts";
import { unpacked } from "../support/unpacked.ts";
import type { Site } from "./site.ts";

type Called = { readonly ok: boolean; readonly value?: Readonly<Record<string, unknown>> };

type Workspace = Readonly<
  Record<"id" | "name", string> & Record<"dialect" | "cloud" | "onPrem" | "numbers", object>
>;

/** Questions of the window that take nothing. */
const QUESTIONS = [
  "app.info",
  "settings.get",
  "vault.state",
  "vault.keyStore",
  "vault.list",
  "vault.unclaimed",
  "vault.recovery",
  "workspaces.list",
  "numbers.readings",
  "migration.status",
  "migration.unreadable",
  "webhooks.settings",
  "webhooks.receivers",
  "webhooks.store",
  "tests.list",
  "points.list",
  "watch.state",
] as const;

export type CallWindow = (method: string, input?: object) => Promise<Called>;

/** Plays a window on a host that has just started, and ends the host. */
export async function callWindow(
  site: Site,
  { printed, signal }: RunningCommand,
  work?: (call: CallWindow) => Promise<void>,
): Promise<void> {
  const url = new URL(/"url":"([^"]+)"/.exec(printed)?.[1] ?? "");
  const port = Number(url.port);
  const start = await askAt(port, `${url.pathname}${url.search}`, {});
  await playWindow(site, port, cookieOf(start), work);
  signal("SIGTERM");
}

/**
 * Stores secrets, moves the number and asks questions as a window that is signed in; everything that the host answers
 * and pushes is kept for the scan. `work` is done instead of the move. Gives the migration.
 */
export async function playWindow(
  site: Site,
  port: number,
  cookie: string,
  work?: (call: CallWindow) => Promise<void>,
): Promise<string | undefined> {
  const pushed = followEvents(port, cookie, (bytes) => site.heard("pushed to the window", bytes));
  const call: CallWindow = async (method, input = {}) => {
    const { status, headers, body } = await askAt(port, "/rpc", {
      method: "POST",
      headers: callHeaders(port, cookie),
      body: JSON.stringify({ method, input }),
    });
    site.heard(`the answer to ${method}`, `${JSON.stringify(headers)}${body}`);
    // Such a call does nothing, and shows nothing.
    if (body.includes('"kind":"badCall"')) throw new Error(`a call doesn't fit the contract: ${body}`);
    return status === 200 ? (JSON.parse(body) as Called) : { ok: false };
  };
  const secret = (kind: string): string => site.secrets[kind] ?? "";
  await call("vault.unlock", { passphrase: "not this one", allowCreate: false });
  await call("vault.unlock", { passphrase: secret("passphrase"), allowCreate: true });
  await call("workspaces.save", { revision: 0, workspace: workspaceOf(site) });
  for (const [label, secretKind, kind] of [
    ["ws-canary1.cloud-token", "access-token", "cloud token"],
    ["ws-canary1.app-secret", "app-secret", "app secret"],
    ["ws-canary1.onprem-password", "password", "on-premises password"],
    ["a-value", "other", "stored value"],
    ["ws-canary1.ngrok-authtoken", "authtoken", "ngrok authtoken"],
    ["ws-canary1.ssh-passphrase", "password", "ssh passphrase"],
    ["ws-canary1.verify-token", "verify-token", "verify token"],
  ])
    await call("vault.put", { label, secretKind, value: secret(kind ?? "") });
  const { id, dialect, cloud, onPrem } = workspaceOf(site);
  for (const connection of [
    { side: "cloud", cloud },
    { side: "on-premises", onPrem },
  ])
    await call("connections.test", { workspace: id, dialect, connection });
  await work?.(call);
  const run = work === undefined ? await migrate(site, call, "to-cloud") : undefined;
  for (const question of QUESTIONS) await call(question);
  const bundle = (await call("support.make")).value?.["content"];
  for (const file of unpacked(Buffer.from(String(bundle), "base64"))) site.heard("the support bundle", file);
  await call("vault.changePassphrase", { current: "wrong", next: secret("new passphrase") });
  await call("no.such-call", { passphrase: secret("passphrase") });
  pushed();
  return run;
}

async function migrate(site: Site, call: CallWindow, direction: Direction): Promise<string | undefined> {
  const plan = JSON.parse(readFileSync(site.plans[direction], "utf8")) as object;
  let now = await call("migration.start", { plan: absolute(plan, site.inputs) });
  const run = now.value?.["run"];
  if (typeof run !== "string") return undefined;
  for (let turn = 0; turn < 8; turn += 1) {
    const phase = now.value?.["phase"] as { kind: string; what?: readonly string[] } | undefined;
    if (phase?.kind === "ended" || phase === undefined) break;
    now =
      phase.kind === "awaiting-confirmation"
        ? await call("migration.confirm", { run, what: phase.what, by: "person" })
        : await call("migration.proceed", { run });
  }
  for (const method of ["migration.story", "migration.status", "migration.wayBack"])
    await call(method, { run });
  return run;
}

/** The window's host reads files by their whole path. */
function absolute(value: unknown, folder: string): unknown {
  if (Array.isArray(value) || typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) =>
      ["file", "caFile", "pfx"].includes(name) && typeof inner === "string"
        ? [name, `${folder}/${inner.split("/").at(-1) ?? ""}`]
        : [name, absolute(inner, folder)],
    ),
  );
}

function workspaceOf({ sandbox: { cloud, onPrem, number }, inputs }: Site): Workspace {
  return {
    id: "ws-canary1",
    name: "Northwind Bakery",
    dialect: { brand: "chat", apiVersion: "v23.0" },
    cloud: {
      baseUrl: cloud.baseUrl,
      businessAccountId: cloud.businessAccountId,
      appId: cloud.appId,
      tls: { caFile: `${inputs}/ca.pem` },
    },
    onPrem: {
      baseUrl: onPrem.baseUrl,
      signIn: { kind: "login", username: onPrem.username },
      tls: { sha256: onPrem.sha256 },
    },
    numbers: [
      { phoneNumberId: cloud.phoneNumberId, cc: number.cc, phoneNumber: number.phoneNumber, shards: 1 },
    ],
  };
}

/** Reads what the host pushes until it is told to stop. */
function followEvents(port: number, cookie: string, hear: (bytes: Buffer) => void): () => void {
  const request = get(
    { port, host: "127.0.0.1", path: "/events/own", headers: { cookie, "sec-fetch-site": "same-origin" } },
    (response) => response.on("data", hear),
  );
  request.on("error", () => undefined);
  return () => void request.destroy();
}
