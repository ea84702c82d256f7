import type {
  NgrokBuilder,
  NgrokEndpoint,
  NgrokSdk,
  NgrokSession,
} from "../../../main/core/tunnels/providers/ngrok.ts";
import { runDetached } from "../../../main/core/runtime/run-detached.ts";
import type { Clock } from "../../../shared/time.ts";

/** How the service treats the next session. */
export type NgrokAnswers = {
  readonly connect?: Error;
  readonly listen?: Error;
  readonly url?: string | null;
};

/**
 * A working stand-in for ngrok's SDK. It implements the SDK's own type declarations, so that a change there
 * fails to compile. Numbers must be in the units that the SDK's source uses, because its declarations do not
 * name them: whole seconds for both heartbeat settings, milliseconds for the latency. With a clock it sends
 * heartbeats as the SDK does: at every interval, with null if no response came within the tolerance.
 */
export type FakeNgrok = {
  readonly sdk: NgrokSdk;
  /** The last argument of each method, by method name. */
  readonly given: Readonly<Record<string, unknown>>;
  /** How many times a session was closed. */
  readonly closed: () => number;
  /** Disconnects or restores the network. The SDK reconnects automatically, with the same URL. */
  readonly cut: (error?: string) => void;
  readonly restore: () => void;
  /** Ends the session as the dashboard does. */
  readonly stop: () => void;
  /** Sends one heartbeat. */
  readonly beat: (latencyMs: number) => void;
};

// Longer than any useful heartbeat interval: a larger number must have been meant as milliseconds.
const LONGEST_SECONDS = 3_600;
const DEFAULT_INTERVAL_SECONDS = 10;
const DEFAULT_TOLERANCE_SECONDS = 15;

/** Creates a stand-in; without a clock it sends heartbeats only through `beat`. */
export function fakeNgrok(answers: NgrokAnswers = {}, clock?: Clock): FakeNgrok {
  const given: Record<string, unknown> = {};
  const handlers: {
    heartbeat?: (latency: number) => void;
    disconnection?: (address: string, error: string) => boolean;
    stop?: () => void;
  } = {};
  let isOnline = true;
  let closed = 0;

  class Builder implements NgrokBuilder {
    #intervalSeconds = DEFAULT_INTERVAL_SECONDS;
    #toleranceSeconds = DEFAULT_TOLERANCE_SECONDS;
    authtoken(token: string): this {
      given["authtoken"] = token;
      return this;
    }
    heartbeatInterval(seconds: number): this {
      this.#intervalSeconds = given["heartbeatInterval"] = inSeconds(seconds);
      return this;
    }
    heartbeatTolerance(seconds: number): this {
      this.#toleranceSeconds = given["heartbeatTolerance"] = inSeconds(seconds);
      return this;
    }
    handleHeartbeat(handler: (latency: number) => void): this {
      handlers.heartbeat = handler;
      return this;
    }
    handleDisconnection(handler: (address: string, error: string) => boolean): this {
      handlers.disconnection = handler;
      return this;
    }
    handleStopCommand(handler: () => void): this {
      handlers.stop = handler;
      return this;
    }
    async connect(): Promise<NgrokSession> {
      if (answers.connect) throw answers.connect;
      const over = new AbortController();
      if (clock !== undefined) runDetached(this.#beat(clock, over.signal));
      return {
        httpEndpoint: () => endpoint(),
        close: async () => {
          over.abort();
          closed += 1;
        },
      };
    }
    async #beat(clock: Clock, over: AbortSignal): Promise<void> {
      while (!over.aborted) {
        await clock.sleep(this.#intervalSeconds * 1_000, over);
        if (over.aborted) return;
        if (isOnline) handlers.heartbeat?.(LATENCY_MS);
        else {
          await clock.sleep(this.#toleranceSeconds * 1_000, over);
          // The SDK declares a number here, but its source passes null for a late response.
          if (!over.aborted && !isOnline) handlers.heartbeat?.(null as unknown as number);
        }
      }
    }
  }

  function endpoint(): NgrokEndpoint {
    const made: NgrokEndpoint = {
      domain(name) {
        given["domain"] = name;
        return made;
      },
      async listenAndForward(to) {
        given["to"] = to;
        if (answers.listen) throw answers.listen;
        return { url: () => (answers.url === undefined ? "https://four-words.ngrok-free.app" : answers.url) };
      },
    };
    return made;
  }

  return {
    sdk: { SessionBuilder: Builder },
    given,
    closed: () => closed,
    cut(error = "i/o timeout") {
      isOnline = false;
      const again = handlers.disconnection?.("connect.ngrok-agent.com:443", error);
      if (again === false) throw new Error("the kit would end the process with an uncaught error");
    },
    restore: () => void (isOnline = true),
    stop: () => handlers.stop?.(),
    beat: (latencyMs) => handlers.heartbeat?.(latencyMs),
  };
}

const LATENCY_MS = 37;

/** A duration as the SDK takes it. Throws on anything that is not a useful number of whole seconds. */
function inSeconds(given: number): number {
  if (!Number.isInteger(given) || given < 1 || given > LONGEST_SECONDS)
    throw new RangeError(`the kit takes whole seconds: ${given} is none that anybody means`);
  return given;
}
