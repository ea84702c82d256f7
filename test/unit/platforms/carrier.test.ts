import { expect, test } from "vitest";
import { openConnection } from "../../../main/core/platforms/http/connection.ts";
import type { OpenCarrier } from "../../../main/core/platforms/http/carrier.ts";
import { virtualClock } from "../../support/virtual-clock.ts";

// Nothing listens there: a socket would fail.
const NOWHERE = "https://nowhere.invalid";

const overCarrier = (carrier: OpenCarrier) =>
  openConnection({
    baseUrl: NOWHERE,
    trust: { kind: "publicRoots", line: { carrier } },
    clock: virtualClock(),
    connectMs: 1000,
  });

const request = { method: "GET", path: "/v1/health", headers: {}, deadlineMs: 1000, maxBytes: 1000 } as const;

test("[ZS7] a request goes through the carrier of the ports, and no socket is opened", async () => {
  const asked: string[] = [];
  let close: (() => void) | undefined;
  const connection = overCarrier((origin, connected) => ({
    dispatch({ path }, handler) {
      asked.push(`${origin}${path}`);
      connected((listener) => {
        close = listener;
      });
      const controller = { aborted: false, paused: false, reason: null, abort() {}, pause() {}, resume() {} };
      handler.onRequestStart?.(controller, undefined);
      handler.onResponseStart?.(controller, 200, { "content-type": "application/json" }, "");
      handler.onResponseData?.(controller, Buffer.from("{}"));
      handler.onResponseEnd?.(controller, {});
      return true;
    },
    destroy: () => Promise.resolve(),
  }));
  const answer = await connection.call(request);
  expect(asked).toEqual([`${NOWHERE}/v1/health`]);
  expect(answer).toMatchObject({ kind: "answered", status: 200 });
  expect(connection.lastAnswerMs()).toBe(0);
  close?.();
  expect(connection.lastAnswerMs()).toBeUndefined();
});

test("[ZS7] a carrier that fails before the request leaves proves that it was not sent", async () => {
  const connection = overCarrier(() => ({
    dispatch() {
      throw new Error("no way out");
    },
    destroy: () => Promise.resolve(),
  }));
  expect(await connection.call(request)).toMatchObject({ kind: "notSent" });
});
