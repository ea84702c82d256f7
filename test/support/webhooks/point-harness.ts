import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { startSandbox, type Sandbox } from "../../../main/sandbox/index.ts";
import { openEndpoint, VERIFY_TOKEN, type Endpoint } from "../../contract/sandbox/endpoint.ts";
import { json, visit } from "../../unit/sandbox/visitor.ts";
import { startCli } from "../cli-process.ts";
import type { Program } from "../child-process.ts";
import { freePort } from "../free-port.ts";
import { tempFolder } from "../temp-folder.ts";
import { openFaultProxy, type FaultProxy } from "./fault-proxy.ts";

export type Line = Readonly<Record<string, unknown>> & { readonly type: string };

/** A sandbox whose number is on one API, and the command line in real processes on one data folder. */
export type PointHarness = {
  readonly sandbox: Sandbox;
  readonly meddler: FaultProxy;
  readonly folder: string;
  /** Options that open the same public URL each time. */
  readonly own: readonly string[];
  start(command: string, more?: readonly string[]): Program;
  run(command: string, more?: readonly string[]): Promise<Told>;
  /** Starts any command of the program on the same data folder. */
  startPlain(args: readonly string[]): Program;
  runPlain(args: readonly string[]): Promise<Told>;
  /** Sets a production endpoint that knows VERIFY_TOKEN as the number's callback URL. */
  production(): Promise<Endpoint>;
  /** All callback URLs on both APIs, byte for byte. */
  standing(): Promise<string>;
  /** Sets another callback URL, as another program would. */
  elsewhere(address: string): Promise<void>;
};
export type Told = {
  readonly code: number | null;
  readonly lines: readonly Line[];
  readonly stdout: string;
  readonly stderr: string;
};

/** Sets up a harness for the running test. */
export async function pointHarness(side: "cloud" | "onprem" = "cloud"): Promise<PointHarness> {
  const sandbox = await startSandbox({ startsOn: side, autoReply: false });
  onTestFinished(() => sandbox.close());
  const folder = tempFolder();
  const { cloud, onPrem, number } = sandbox;
  const meddler = await openFaultProxy({ baseUrl: cloud.baseUrl, caPem: sandbox.caPem });
  const put = (name: string, text: string): void => writeFileSync(join(folder, name), `${text}\n`);
  put("ca.pem", sandbox.caPem);
  put("token.txt", cloud.accessToken);
  put("onprem.txt", onPrem.token);
  put("secret.txt", cloud.appSecret);
  put("owner.txt", VERIFY_TOKEN);
  put("passphrase.txt", "correct horse battery staple");
  put(
    "plan.json",
    JSON.stringify({
      version: 1,
      direction: "to-cloud",
      cloud: {
        baseUrl: meddler.baseUrl,
        businessAccountId: cloud.businessAccountId,
        appId: cloud.appId,
        accessToken: { file: "token.txt" },
      },
      onPrem: {
        baseUrl: onPrem.baseUrl,
        auth: { token: { file: "onprem.txt" } },
        tls: { sha256: onPrem.sha256 },
      },
      number: {
        phoneNumberId: cloud.phoneNumberId,
        cc: number.cc,
        phoneNumber: number.phoneNumber,
        pin: { file: "none.txt" },
      },
    }),
  );
  const port = await freePort();
  const front = await sandbox.openFront(port);
  const own = [
    "--tunnel",
    "own",
    "--public-url",
    front.publicUrl,
    "--port",
    String(port),
    "--ca-file",
    "ca.pem",
  ];
  const visitor = await visit(sandbox);
  onTestFinished(() => visitor.leave());
  const call = async (method: "GET" | "POST", path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`${meddler.baseUrl}/v23.0/${path}`, {
      method,
      headers: { authorization: `Bearer ${cloud.accessToken}`, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return answer.json();
  };
  const start = (command: string, more: readonly string[] = []): Program =>
    startCli(
      [
        "webhooks",
        command,
        "plan.json",
        ...(command === "restore" ? [] : own),
        ...more,
        "--json",
        "--data-dir",
        join(folder, "data"),
      ],
      { cwd: folder },
    );
  const startPlain = (args: readonly string[]): Program =>
    startCli([...args, "--json", "--data-dir", join(folder, "data")], { cwd: folder });
  const resultOf = async ({ ended }: Program): Promise<Told> => {
    const { code, stdout, stderr } = await ended;
    return { code, stdout, stderr, lines: linesOf(stdout) };
  };
  return {
    startPlain,
    runPlain: (args) => resultOf(startPlain(args)),
    sandbox,
    meddler,
    folder,
    own,
    start,
    run: (command, more) => resultOf(start(command, more)),
    async production() {
      const endpoint = await openEndpoint(sandbox);
      await call("POST", cloud.phoneNumberId, {
        webhook_configuration: { override_callback_uri: endpoint.url, verify_token: VERIFY_TOKEN },
      });
      return endpoint;
    },
    async standing() {
      const numbers = await call("GET", `${cloud.phoneNumberId}?fields=webhook_configuration`);
      const apps = await call("GET", `${cloud.businessAccountId}/subscribed_apps`);
      const client = json(await visitor.onPrem("GET", "/settings/application"));
      return JSON.stringify([numbers, apps, (client as { settings?: unknown }).settings]);
    },
    async elsewhere(address) {
      if (side === "onprem")
        await visitor.onPrem("PATCH", "/settings/application", { webhooks: { url: address } });
      else
        await call("POST", cloud.phoneNumberId, {
          webhook_configuration: { override_callback_uri: address, verify_token: "x" },
        });
    },
  };
}

/** The JSON lines that a program has printed. */
export function linesOf(text: string): readonly Line[] {
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Line);
}
