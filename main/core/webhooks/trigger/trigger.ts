import { redact, type Redacted } from "../../../../shared/redacted.ts";
import { err, ok, type Result } from "../../../../shared/result.ts";
import type { ParsedInputOf, ProblemOf } from "../../../../shared/rpc/api.ts";
import type { MadeUpKind, MadeUpResult } from "../../../../shared/webhook/made-up.ts";
import { readAuthorities } from "../../host/authority-file.ts";
import { judgedAddress } from "../../endpoint/address/judged-address.ts";
import { loopbackAgent } from "../../platforms/http/agent-for.ts";
import { lateAgent } from "../../platforms/http/http-client.ts";
import { statusOf } from "../../platforms/http/status-of.ts";
import type { HostPorts } from "../../host/host-ports.ts";
import { wayToEndpoints } from "../../host/under-management.ts";
import { MADE_UP_HEADER, madeUpMark } from "../../endpoint/test-mark.ts";
import { outcomeOf, posterTo, type Poster } from "../outgoing/post.ts";
import { signatureOf } from "../../endpoint/notification-signature.ts";
import { madeUp, type MadeUp, type MadeUpAbout } from "./test-notifications.ts";

type Input = ParsedInputOf<"webhooks.trigger">;
type Problem = ProblemOf<"webhooks.trigger">;
type Ports = Pick<
  HostPorts,
  "clock" | "random" | "files" | "practice" | "managed" | "proxies" | "authorities"
>;

/**
 * Posts test notifications one after the other: signed as the cloud does, or unsigned like the on-premises
 * client. They go to an endpoint judged by the rules for production, or to a receiver of this machine over
 * loopback. Problems: addressRefused, fileUnusable.
 */
export async function trigger(ports: Ports, input: Input): Promise<Result<MadeUpResult[], Problem>> {
  const poster = await posterFor(ports, input);
  if (!poster.ok) return poster;
  try {
    const results: MadeUpResult[] = [];
    for (const kind of input.kinds) results.push(await postOne(ports, poster.value, input, kind));
    return ok(results);
  } finally {
    await poster.value.close();
  }
}

async function postOne(ports: Ports, poster: Poster, input: Input, kind: MadeUpKind): Promise<MadeUpResult> {
  const one = madeUp(kind, aboutOf(ports, input));
  const signature = signatureFor(input, one);
  const body = Buffer.from(one.body, "utf8");
  const posted = await poster.post({
    body,
    madeUp: madeUpMark({ to: new URL(input.to), body, appSecret: input.appSecret }),
    ...(signature === undefined ? {} : { signature }),
  });
  const { messageId } = one;
  return {
    kind,
    ...(messageId === undefined ? {} : { messageId }),
    signed: signature !== undefined,
    ...outcomeOf(posted),
  };
}

function aboutOf({ clock, random }: Ports, input: Input): MadeUpAbout {
  const { shape, brand, phoneNumberId, number, from, text } = input;
  const id = Buffer.from(random.bytes(8)).toString("hex").toUpperCase();
  return { shape, brand, phoneNumberId, number, from, text, id, now: clock.now() };
}

/** The on-premises client signs nothing. */
function signatureFor({ shape, appSecret, signature }: Input, { body }: MadeUp): string | undefined {
  if (shape === "on-premises" || signature === "none") return undefined;
  const secret: Redacted<string> | undefined =
    signature === "wrong" ? redact("not the secret of any app", "app secret") : appSecret;
  return secret && signatureOf(secret, Buffer.from(body, "utf8"));
}

async function posterFor(
  ports: Ports,
  { to, allowPrivate, caFile }: Input,
): Promise<Result<Poster, Problem>> {
  const { files, practice } = ports;
  const local = onLoopback(to);
  if (local !== undefined) return ok(local);
  const ca = readAuthorities({ files }, caFile);
  if (!ca.ok) return ca;
  const judged = await judgedAddress(practice, { url: to, allowPrivate, ca: ca.value });
  if (!judged.ok) return err({ kind: "addressRefused", cause: judged.problem.cause });
  return ok(
    posterTo(judged.value.address, { ca: judged.value.ca, connections: 1, ...wayToEndpoints(ports) }),
  );
}

const LIMITS = { limitMs: 10_000, maxBytes: 64 * 1024 };

/** A receiver of this machine accepts HTTP without TLS, on loopback only. */
function onLoopback(to: string): Poster | undefined {
  const url = new URL(to);
  if (url.protocol !== "http:" || !["127.0.0.1", "localhost", "[::1]"].includes(url.hostname))
    return undefined;
  const agent = lateAgent(loopbackAgent);
  const { origin } = url;
  const path = `${url.pathname}${url.search}`;
  return {
    async post({ body, contentType = "application/json", signature, madeUp: mark }) {
      const startedMs = performance.now();
      const headers = {
        "content-type": contentType,
        ...(signature === undefined ? {} : { "x-hub-signature-256": signature }),
        ...(mark === undefined ? {} : { [MADE_UP_HEADER]: mark }),
      };
      const since = (): number => Math.round(performance.now() - startedMs);
      try {
        return {
          status: await statusOf(await agent.get(), { origin, path, headers, body }, LIMITS),
          ms: since(),
        };
      } catch {
        return { failed: "connection-refused", ms: since() };
      }
    },
    close: () => agent.end("close"),
  };
}
