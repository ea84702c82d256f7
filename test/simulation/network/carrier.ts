import { ConnectFailure } from "../../../main/core/platforms/http/connect-failure.ts";
import type { Carrier, OpenCarrier } from "../../../main/core/platforms/http/carrier.ts";
import type { Timeline } from "../timeline/timeline.ts";
import type { Conduct } from "./faults.ts";
import type { WireAnswer, WireRequest } from "./wire.ts";

/** The world behind the network: it decides how each request goes, and carries it out. */
export type FarSide = {
  /** A request is about to leave: how it goes; undefined if its process has just ended. */
  conduct(request: WireRequest): Conduct | undefined;
  /** The request is on the wire; it takes effect after `effectMs` milliseconds, so many times. */
  sent(request: WireRequest, conduct: Conduct): Sent;
  /** What the engine gets to see; undefined if the connection ends instead. */
  shown(request: WireRequest, conduct: Conduct, own: WireAnswer | undefined): WireAnswer | undefined;
  /** An answer, or the end of its connection, reaches the engine. */
  delivered(request: WireRequest, answer: WireAnswer | undefined): void;
};

/** A request on its way; `own` is the API's answer once it has taken effect. */
export type Sent = { own: WireAnswer | undefined };

const CONNECT_MS = 5;
const CONNECT_TIMEOUT_MS = 10_000;

type Handler = Parameters<Carrier["dispatch"]>[1];
type Options = Parameters<Carrier["dispatch"]>[0];
type Call = { readonly request: WireRequest; readonly handler: Handler };

/** Opens carriers of one process: each is a connection to one API that carries one request after the other. */
export function carriersOf(
  timeline: Timeline,
  owner: object,
  sideOf: (origin: string) => WireRequest["side"],
  far: FarSide,
): OpenCarrier {
  return (origin, connected) => {
    const side = sideOf(origin);
    const waiting: Call[] = [];
    let isBusy = false;
    let closed: (() => void) | undefined;
    let current: { readonly end: (error: Error) => void } | undefined;
    const later = (ms: number, run: () => void) => timeline.after(ms, run, owner);

    const next = (): void => {
      const call = isBusy ? undefined : waiting.shift();
      if (call === undefined) return;
      isBusy = true;
      later(closed === undefined ? CONNECT_MS : 0, () => send(call));
    };
    const free = (): void => {
      isBusy = false;
      current = undefined;
      next();
    };
    const send = ({ request, handler }: Call): void => {
      const conduct = far.conduct(request);
      if (conduct === undefined) return;
      if (conduct.unconnected !== undefined) {
        const reason = conduct.unconnected;
        closed?.();
        closed = undefined;
        later(reason === "connect-timeout" ? CONNECT_TIMEOUT_MS : CONNECT_MS, () => {
          handler.onResponseError?.(NO_CONTROLLER, new ConnectFailure(reason));
          free();
        });
        return;
      }
      if (closed === undefined) {
        connected((listener) => {
          closed = listener;
        });
        closed ??= () => undefined;
      }
      let isOver = false;
      const end = (error: Error): void => {
        if (isOver) return;
        isOver = true;
        closed?.();
        closed = undefined;
        handler.onResponseError?.(controller, error);
        free();
      };
      const controller = { ...NO_CONTROLLER, abort: (reason: Error) => end(reason) };
      current = { end };
      handler.onRequestStart?.(controller, undefined);
      if (isOver) return;
      const sent = far.sent(request, conduct);
      if (conduct.answerMs === undefined) return;
      later(conduct.answerMs, () => {
        if (isOver) return;
        const answer = far.shown(request, conduct, sent.own);
        far.delivered(request, answer);
        if (answer === undefined || answer.cut) {
          if (answer !== undefined) begin(handler, controller, answer);
          end(Object.assign(new Error("other side closed"), { code: "UND_ERR_SOCKET" }));
          return;
        }
        isOver = true;
        begin(handler, controller, answer);
        handler.onResponseEnd?.(controller, {});
        free();
      });
    };

    return {
      dispatch(options: Options, handler: Handler) {
        waiting.push({ request: requestOf(side, options), handler });
        next();
        return true;
      },
      async destroy() {
        current?.end(Object.assign(new Error("The client is destroyed"), { code: "UND_ERR_DESTROYED" }));
        for (const { handler } of waiting.splice(0))
          handler.onResponseError?.(
            NO_CONTROLLER,
            Object.assign(new Error("The client is destroyed"), { code: "UND_ERR_DESTROYED" }),
          );
      },
    };
  };
}

const NO_CONTROLLER: Parameters<NonNullable<Handler["onRequestStart"]>>[0] = {
  aborted: false,
  paused: false,
  reason: null,
  abort: () => undefined,
  pause: () => undefined,
  resume: () => undefined,
};

function begin(
  handler: Handler,
  controller: typeof NO_CONTROLLER,
  { status, headers, bytes }: WireAnswer,
): void {
  handler.onResponseStart?.(controller, status, { ...headers }, "");
  if (bytes.length > 0) handler.onResponseData?.(controller, Buffer.from(bytes));
}

function requestOf(side: WireRequest["side"], { method, path, headers, body }: Options): WireRequest {
  const given = headers as Readonly<Record<string, string>>;
  return {
    side,
    method,
    target: path,
    authorization: given["authorization"] ?? "",
    text: typeof body === "string" ? body : "",
  };
}
