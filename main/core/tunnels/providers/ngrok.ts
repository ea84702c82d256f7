import type * as Ngrok from "@ngrok/ngrok";
import { err, ok, type Result } from "../../../../shared/result.ts";
import type { TunnelCause } from "../../../../shared/tunnel/tunnel.ts";
import { scrubberFor } from "../../platforms/http/safe-text.ts";
import type { OpenTunnel, TunnelProvider, TunnelRequest, TunnelTrouble } from "../port.ts";
import { saidBy, trouble } from "../trouble.ts";
import { connectionNews } from "./connection-news.ts";
import type { ProviderPorts } from "./provider-ports.ts";

const OPEN_MS = 30_000;
// The library takes whole seconds, which its declarations do not say; its source does (src/session.rs, 1.7.0).
const HEARTBEAT_SECONDS = 10;
const TOLERANCE_SECONDS = 15;
const STALE_MS = 30_000;

/** What is used of `@ngrok/ngrok`, with the arguments that its own declarations name. */
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

/** The platform's own library for this machine is a part of its own, which may be missing. */
const loadNgrok = async (): Promise<NgrokSdk> => {
  const { default: ngrok } = await import("@ngrok/ngrok");
  return ngrok;
};

/** A tunnel of ngrok's, under the user's own authtoken. The token goes to the library alone: no argument, no environment. */
export function ngrokProvider(
  { monotonicMs }: ProviderPorts,
  load: () => Promise<NgrokSdk> = loadNgrok,
): TunnelProvider<"ngrok"> {
  return {
    kind: "ngrok",
    selfHealing: true,
    // Without a domain of the account's own, each session is given one.
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
      const giveUp = (): void => late.resolve("late");
      signal.addEventListener("abort", giveUp, { once: true });
      if (signal.aborted) giveUp();
      const first = await Promise.race([opening, late.promise]);
      clearTimeout(timer);
      signal.removeEventListener("abort", giveUp);
      if (first !== "late") return first;
      // What comes about after all must not stay open unseen.
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
  let heard: { readonly atMs: number; readonly latencyMs: number } | undefined;
  let session: NgrokSession | undefined;
  try {
    session = await new sdk.SessionBuilder()
      .authtoken(authtoken)
      .heartbeatInterval(HEARTBEAT_SECONDS)
      .heartbeatTolerance(TOLERANCE_SECONDS)
      // Declared as a number, and null all the same where the answer to a beat did not come in time.
      .handleHeartbeat((latencyMs: number | null) => {
        if (latencyMs === null) return;
        heard = { atMs: monotonicMs(), latencyMs };
        connection.tell({ kind: "back" });
      })
      // No is answered with an uncaught error. It may try anew: the next beat tells that it is back.
      .handleDisconnection((_address, said) => {
        heard = undefined;
        connection.tell({ kind: "lost", why: trouble("lost", scrubberFor([authtoken])(said)) });
        return true;
      })
      .handleStopCommand(() => ended.resolve(trouble("lost", "stopped from the dashboard")))
      .connect();
    const open = session;
    const endpoint = open.httpEndpoint();
    if (choice.domain !== undefined) endpoint.domain(choice.domain);
    const listener = await endpoint.listenAndForward(`http://127.0.0.1:${port}`);
    const publicUrl = listener.url();
    heard ??= { atMs: monotonicMs(), latencyMs: 0 };
    if (publicUrl === null || !publicUrl.startsWith("https://")) {
      await open.close();
      return err(trouble("no-public-url"));
    }
    return ok({
      publicUrl,
      async ping() {
        if (heard === undefined || monotonicMs() - heard.atMs > STALE_MS)
          throw new Error("no heartbeat recently");
        return heard.latencyMs;
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
  // The token is not in the right form, is of an old kind, was revoked, or belongs to nobody.
  ERR_NGROK_105: "authtoken-refused",
  ERR_NGROK_106: "authtoken-refused",
  ERR_NGROK_107: "authtoken-refused",
  ERR_NGROK_109: "authtoken-refused",
  ERR_NGROK_4018: "authtoken-refused",
  // The domain belongs to another account, or to none.
  ERR_NGROK_319: "forwarding-refused",
  ERR_NGROK_320: "forwarding-refused",
  ERR_NGROK_326: "forwarding-refused",
  // Another tunnel of the account stands at this address.
  ERR_NGROK_334: "port-taken",
};

/** Names what ngrok refused, by its stable codes. Some of its messages repeat the token, so that it is taken out. */
function ngrokTrouble(error: unknown, authtoken: string): TunnelTrouble {
  const said = saidBy(error);
  const given = (error as { readonly errorCode?: unknown } | null)?.errorCode;
  const code = typeof given === "string" ? given : /\bERR_NGROK_\d+\b/.exec(said)?.[0];
  return trouble(BY_CODE[code ?? ""] ?? "other", scrubberFor([authtoken])(said));
}
