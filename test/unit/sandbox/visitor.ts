import { Agent, request, type RequestOptions } from "node:https";
import { connect } from "node:tls";
import type { Sandbox } from "../../../main/sandbox/index.ts";

/** What a caller received: a response, or how the call failed. */
export type Seen = {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /**
   * An error code, "cut" for a response that stopped, "silence" for none in time; absent for a complete
   * response.
   */
  readonly broken?: string;
};

export type Visitor = {
  readonly cloud: (method: string, path: string, body?: unknown, token?: string) => Promise<Seen>;
  readonly onPrem: (method: string, path: string, body?: unknown, authorization?: string) => Promise<Seen>;
  readonly leave: () => void;
};

/** A client that calls both APIs over verified TLS and kept-alive connections. */
export async function visit(sandbox: Sandbox, patienceMs = 5_000): Promise<Visitor> {
  const cloudAgent = new Agent({ keepAlive: true, maxSockets: 1, ca: sandbox.caPem });
  const onPremAgent = new Agent({ keepAlive: true, maxSockets: 1, ca: await certificateAt(sandbox) });
  const send = (url: string, agent: Agent, asked: Asked): Promise<Seen> =>
    call(url, { agent, ...asked, patienceMs });
  return {
    cloud: (method, path, body, token = sandbox.cloud.accessToken) =>
      send(`${sandbox.cloud.baseUrl}/v23.0${path}`, cloudAgent, {
        method,
        body,
        authorization: `Bearer ${token}`,
      }),
    onPrem: (method, path, body, authorization = `Bearer ${sandbox.onPrem.token}`) =>
      send(`${sandbox.onPrem.baseUrl}/v1${path}`, onPremAgent, { method, body, authorization }),
    leave: () => {
      cloudAgent.destroy();
      onPremAgent.destroy();
    },
  };
}

/** The parsed body of a response. */
export function json(seen: Seen): unknown {
  return JSON.parse(seen.text);
}

type Asked = { readonly method: string; readonly body?: unknown; readonly authorization: string };

function call(
  url: string,
  asked: Asked & { readonly agent: Agent; readonly patienceMs: number },
): Promise<Seen> {
  const { method, agent, body, authorization, patienceMs } = asked;
  const content = typeof body === "string" ? body : body === undefined ? undefined : JSON.stringify(body);
  const options: RequestOptions = {
    method,
    agent,
    headers: { authorization, ...(content === undefined ? {} : { "content-type": "application/json" }) },
  };
  return new Promise((resolve) => {
    let text = "";
    const broke = (broken: string): void => resolve({ status: 0, text, headers: {}, broken });
    const sent = request(url, options, (response) => {
      response.setEncoding("utf8");
      response.on("data", (piece: string) => (text += piece));
      response.on("error", () => broke("cut"));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, text, headers: response.headers }),
      );
    });
    sent.setTimeout(patienceMs, () => {
      broke("silence");
      sent.destroy();
    });
    sent.on("error", (problem: NodeJS.ErrnoException) => broke(problem.code ?? problem.message));
    sent.end(content);
  });
}

/** The on-premises client's self-signed certificate; rejects if its fingerprint is not the sandbox's. */
async function certificateAt(sandbox: Sandbox): Promise<string> {
  const { port } = new URL(sandbox.onPrem.baseUrl);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: "127.0.0.1", port: Number(port), rejectUnauthorized: false }, () => {
      const certificate = socket.getPeerX509Certificate();
      socket.destroy();
      if (certificate?.fingerprint256 === sandbox.onPrem.sha256) resolve(certificate.toString());
      else reject(new Error("another certificate than the one that was told"));
    });
    socket.on("error", reject);
  });
}
