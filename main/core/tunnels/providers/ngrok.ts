import type * as Ngrok from "@ngrok/ngrok";
import { err, ok, type Result } from "../../../../shared/result.ts";
import type { TunnelCause } from "../../../../shared/tunnel/tunnel.ts";
import { scrubberFor } from "../../platforms/http/safe-text.ts";
import type { OpenTunnel, TunnelProvider, TunnelRequest, TunnelTrouble } from "../port.ts";
import { saidBy, trouble } from "../trouble.ts";
import { connectionNews } from "./connection-news.ts";
import type { ProviderPorts } from "./provider-ports.ts";

const OPEN_MS = 30_000;
// The library takes whole seconds; its declarations do not say so, but its source does (src/session.rs,
// 1.7.0).
const HEARTBEAT_SECONDS = 10;
const TOLERANCE_SECONDS = 15;
const STALE_MS = 30_000;

/** The part of `@ngrok/ngrok` that is used, with the arguments of its own declarations. */
export type NgrokSdk = { readonly SessionBuilder: new () => NgrokBuilder };
type Setting =
  | "authtoken"
  | "heartbeatInterval"
  | "heartbeatTolerance"
  | "handleHeartbeat"
  | "handleDisconnection"
  | "handleStopCommand";
export type NgrokBuilder = {
  [K in Setting]: (...given: Parameters<Ngrok.SessionBuilder[K]>) => NgrokBuilder;
} & { connect: () => Promise<NgrokSession> };
export type NgrokSession = Pick<Ngrok.Session, "close"> & { httpEndpoint: () => NgrokEndpoint };
export type NgrokEndpoint = {
  domain: (...given: Parameters<Ngrok.HttpListenerBuilder["domain"]>) => NgrokEndpoint;
  listenAndForward: (
    ...given: Parameters<Ngrok.HttpListenerBuilder["listenAndForward"]>
  ) => Promise<Pick<Ngrok.Listener, "url">>;
};

/** The library needs a separate native package for this machine, which may be missing. */
const loadNgrok = async (): Promise<NgrokSdk> => {
  const { default: ngrok } = await import("@ngrok/ngrok");
  return ngrok;
};

/**
 * Opens ngrok tunnels under the user's own authtoken. The token is passed only to the library, never as an
 * argument or environment variable.
 */
export function ngrokProvider(
  { monotonicMs }: ProviderPorts,
  load: () => Promise<NgrokSdk> = loadNgrok,
): TunnelProvider<"ngrok"> {
  return {
    kind: "ngrok",
    selfHealing: true,
    // Without a domain of the account, each session gets a new one.
    stableUrl: ({ domain }) => domain !== undefined,
    available: () =>
      load().then(
        () => ({ available: true }),
        () => ({ available: false }),
      ),
    async open(request, signal) {
      const authtoken = request.secrets.authtoken?.reveal();
      if (authtoken === undefined || authtoken === "") return err(trouble("authtoken-missing"));
      let sdk: NgrokSdk;
      try {
        sdk = await load();
      } catch (error) {
        return err(trouble("program-missing", saidBy(error)));
      }
      const opening = openSession({ sdk, authtoken, request, monotonicMs });
      const late = Promise.withResolvers<"late">();
      const timer = setTimeout(() => late.resolve("late"), OPEN_MS);
      const onTimeout = (): void => late.resolve("late");
      signal.addEventListener("abort", onTimeout, { once: true });
      if (signal.aborted) onTimeout();
      const first = await Promise.race([opening, late.promise]);
      clearTimeout(timer);
      signal.removeEventListener("abort", onTimeout);
      if (first !== "late") return first;
      // A tunnel that opens after the timeout must be closed.
      opening.then((opened) => (opened.ok ? opened.value.close() : undefined)).catch(() => undefined);
      return err(trouble("connect-timeout"));
    },
  };
}

type Wanted = {
  readonly sdk: NgrokSdk;
  readonly authtoken: string;
  readonly request: TunnelRequest<"ngrok">;
  readonly monotonicMs: () => number;
};

async function openSession({
  sdk,
  authtoken,
  request,
  monotonicMs,
}: Wanted): Promise<Result<OpenTunnel, TunnelTrouble>> {
  const { choice, port } = request;
  const ended = Promise.withResolvers<TunnelTrouble>();
  const connection = connectionNews();
  let lastHeartbeat: { readonly atMs: number; readonly latencyMs: number } | undefined;
  let session: NgrokSession | undefined;
  try {
    session = await new sdk.SessionBuilder()
      .authtoken(authtoken)
      .heartbeatInterval(HEARTBEAT_SECONDS)
      .heartbeatTolerance(TOLERANCE_SECONDS)
      // Declared as a number, but null if the response to a heartbeat was late.
      .handleHeartbeat((latencyMs: number | null) => {
        if (latencyMs === null) return;
        lastHeartbeat = { atMs: monotonicMs(), latencyMs };
        connection.tell({ kind: "back" });
      })
      // Returning false causes an uncaught error. With true it reconnects; the next heartbeat shows that it
      // is back.
      .handleDisconnection((_address, message) => {
        lastHeartbeat = undefined;
        connection.tell({ kind: "lost", why: trouble("lost", scrubberFor([authtoken])(message)) });
        return true;
      })
      .handleStopCommand(() => ended.resolve(trouble("lost", "stopped from the dashboard")))
      .connect();
    const open = session;
    const endpoint = open.httpEndpoint();
    if (choice.domain !== undefined) endpoint.domain(choice.domain);
    const listener = await endpoint.listenAndForward(`http://127.0.0.1:${port}`);
    const publicUrl = listener.url();
    lastHeartbeat ??= { atMs: monotonicMs(), latencyMs: 0 };
    if (publicUrl === null || !publicUrl.startsWith("https://")) {
      await open.close();
      return err(trouble("no-public-url"));
    }
    return ok({
      publicUrl,
      async ping() {
        if (lastHeartbeat === undefined || monotonicMs() - lastHeartbeat.atMs > STALE_MS)
          throw new Error("no heartbeat recently");
        return lastHeartbeat.latencyMs;
      },
      onConnection: connection.hear,
      ended: ended.promise,
      close: () => open.close().catch(() => undefined),
    });
  } catch (error) {
    await session?.close().catch(() => undefined);
    return err(ngrokTrouble(error, authtoken));
  }
}

const BY_CODE: Readonly<Record<string, TunnelCause>> = {
  // The token has a wrong format, is of an old kind, was revoked, or is unknown.
  ERR_NGROK_105: "authtoken-refused",
  ERR_NGROK_106: "authtoken-refused",
  ERR_NGROK_107: "authtoken-refused",
  ERR_NGROK_109: "authtoken-refused",
  ERR_NGROK_4018: "authtoken-refused",
  // The domain belongs to another account, or does not exist.
  ERR_NGROK_319: "forwarding-refused",
  ERR_NGROK_320: "forwarding-refused",
  ERR_NGROK_326: "forwarding-refused",
  // Another tunnel of the account uses this URL.
  ERR_NGROK_334: "port-taken",
};

/** What the library itself met has no code. */
function causeIn(message: string): TunnelCause {
  return message.includes("failed to establish tcp connection") ? "service-unreachable" : "other";
}

/**
 * Names what ngrok rejected, by its stable codes. Some of its messages repeat the token, which is removed.
 */
function ngrokTrouble(error: unknown, authtoken: string): TunnelTrouble {
  const message = saidBy(error);
  const given = (error as { readonly errorCode?: unknown } | null)?.errorCode;
  const code = typeof given === "string" ? given : /\bERR_NGROK_\d+\b/.exec(message)?.[0];
  return trouble(BY_CODE[code ?? ""] ?? causeIn(message), scrubberFor([authtoken])(message));
}
