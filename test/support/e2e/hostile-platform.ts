import { createServer, request as send } from "node:https";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { readSnapshot } from "../../../main/sandbox/memory/snapshot.ts";
import { startSandbox, type Sandbox } from "../../../main/sandbox/index.ts";

/** Texts that are dangerous wherever they are interpreted as more than plain text. */
const HOSTILE_TEXTS = [
  `<img src=x onerror="window.struck=1">`,
  `<script>window.struck=2</script>`,
  `<a href="javascript:window.struck=3">x</a>`,
  "\u202Egnp.exe\u2066",
  "\u001B[2J\u001B[31mred",
  "zero\u200Bwidth\uFEFF",
  `{{steps.inspect.name}} $t(steps.inspect.name)`,
] as const;

/** All of them in one text of 256 characters, the longest allowed name. */
export const HOSTILE_NAME = HOSTILE_TEXTS.join(" ").padEnd(256, "W").slice(0, 256);

/** A sandbox whose cloud returns hostile texts in every member that it may fill freely. */
export type HostilePlatform = {
  readonly sandbox: Sandbox;
  /** Base URL of the hostile cloud. */
  readonly cloudUrl: string;
  /** Makes the cloud respond to every request with an error made of hostile texts. */
  readonly refuseAll: () => void;
};

/** Starts the platform; it is closed when the test ends. */
export async function startHostilePlatform(startsOn: "onprem" | "cloud"): Promise<HostilePlatform> {
  let text: string | undefined;
  const memory = { load: () => text, save: (saved: string) => (text = saved) };
  const sandbox = await startSandbox({ memory, startsOn });
  onTestFinished(() => sandbox.close());
  const kept = readSnapshot(text ?? "");
  if (kept === undefined) throw new Error("the platform keeps itself from the first moment on");
  let refuses = false;
  const server = createServer(
    { key: kept.identities.cloud.keyPem, cert: kept.identities.cloud.certPem },
    (from, to) => {
      if (refuses) refuse(to);
      else pass({ from, to, upstream: sandbox.cloud.baseUrl, ca: sandbox.caPem });
    },
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  return {
    sandbox,
    cloudUrl: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    refuseAll: () => (refuses = true),
  };
}

type Passing = {
  readonly from: IncomingMessage;
  readonly to: ServerResponse;
  readonly upstream: string;
  readonly ca: string;
};

/** Forwards a request and returns the response with hostile texts inserted. */
function pass({ from, to, upstream, ca }: Passing): void {
  const headers = { ...from.headers, host: new URL(upstream).host };
  const options = { method: from.method ?? "GET", headers, ca, rejectUnauthorized: true };
  const onward = send(new URL(from.url ?? "/", upstream), options, (answer) => {
    const parts: Buffer[] = [];
    answer.on("data", (part: Buffer) => parts.push(part));
    answer.on("end", () => {
      const body: unknown = JSON.parse(Buffer.concat(parts).toString("utf8"));
      to.writeHead(answer.statusCode ?? 500, { "content-type": "application/json" });
      to.end(JSON.stringify(spoiltMembers(body)));
    });
  });
  onward.on("error", () => to.destroy());
  from.pipe(onward);
}

const SPOILT_MEMBERS = new Set(["verified_name", "name", "application", "override_callback_uri"]);

function spoiltMembers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(spoiltMembers);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      SPOILT_MEMBERS.has(name) && typeof member === "string" ? HOSTILE_NAME : spoiltMembers(member),
    ]),
  );
}

/** Responds with an error without forwarding: a request rejected here never reached the sandbox. */
function refuse(to: ServerResponse): void {
  const error = {
    message: HOSTILE_NAME,
    type: "OAuthException",
    code: 131031,
    error_user_title: HOSTILE_NAME,
    error_user_msg: HOSTILE_NAME,
    error_data: { details: HOSTILE_NAME },
    trace_id: HOSTILE_TEXTS[0],
  };
  to.writeHead(400, { "content-type": "application/json" });
  to.end(JSON.stringify({ error }));
}
