import type { ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import { describe, expect, test, vi } from "vitest";
import type { CallOutcome } from "../../../shared/platform/outcome.ts";
import { redact } from "../../../shared/redacted.ts";
import { startProgram } from "../../support/child-process.ts";
import {
  cloudAt,
  cloudError,
  json,
  onPremAt,
  onPremError,
  PAIR,
  PIN,
  serve,
  TOKEN,
  type Asked,
} from "./servers.ts";

const CERT = redact("Q2VydGlmaWNhdGU=", "certificate");
const CODE = redact("123456", "registration code");
const LIMITS = { changeMs: 150, lookUpMs: 2_000, connectMs: 2_000 };
const INPUT = { pin: PIN, backup: PAIR };

/**
 * A server that responds to a changing request only when the test releases it, and to every other one at
 * once.
 */
async function slow(answer: (response: ServerResponse) => void) {
  const open: ServerResponse[] = [];
  const server = await serve((asked, response) => {
    if (asked.method === "GET") json(response, 200, { id: "106540352242922" });
    else open.push(response);
  });
  return { ...server, answer: () => open.forEach(answer) };
}

const success = (response: ServerResponse): void => json(response, 200, { success: true });

describe("[F36] an answer that comes after its call was given up", () => {
  test("is told to whoever wanted to hear of it, with its evidence, and changes nothing about the first outcome", async () => {
    const server = await slow(success);
    const api = cloudAt(server.origin, { limits: LIMITS });
    const late = vi.fn<(outcome: CallOutcome<null>) => void>();
    const outcome = await api.register(INPUT, late);
    expect(outcome).toMatchObject({ kind: "unknown", cause: "timeout" });
    expect(late).not.toHaveBeenCalled();
    server.answer();
    await expect.poll(() => late.mock.calls.length).toBe(1);
    expect(late.mock.calls[0]?.[0]).toMatchObject({ kind: "confirmed", evidence: { httpStatus: 200 } });
    expect(late.mock.calls[0]?.[0].evidence.durationMs).toBeGreaterThan(LIMITS.changeMs);
    expect(server.asked.length).toBe(1);
  });

  test("keeps no other call waiting: the next one goes over a connection of its own", async () => {
    const server = await slow(success);
    const api = cloudAt(server.origin, { limits: LIMITS });
    await api.register(INPUT, () => undefined);
    expect((await api.warm()).kind).toBe("confirmed");
    expect(new Set(server.asked.map(({ socket }: Asked) => socket)).size).toBe(2);
  });

  test("is heard although the connections were closed in between, as they are when a run has ended", async () => {
    const server = await slow(success);
    const api = cloudAt(server.origin, { limits: LIMITS });
    const late = vi.fn<(outcome: CallOutcome<null>) => void>();
    await api.register(INPUT, late);
    await api.close();
    server.answer();
    await expect.poll(() => late.mock.calls.length).toBe(1);
  });

  test("that says no is told with its reason", async () => {
    const server = await slow((response) => json(response, 400, cloudError(133_005)));
    const late = vi.fn<(outcome: CallOutcome<null>) => void>();
    await cloudAt(server.origin, { limits: LIMITS }).register(INPUT, late);
    server.answer();
    await expect
      .poll(() => late.mock.calls.map(([outcome]) => outcome))
      .toMatchObject([{ kind: "rejected", reason: "pin-wrong" }]);
  });

  test("of the on-premises client is told for each call that changes something", async () => {
    const server = await slow((response) => json(response, 201, undefined));
    const api = onPremAt(server.origin, { limits: LIMITS });
    const heard: string[] = [];
    const hear =
      (name: string) =>
      (outcome: CallOutcome<unknown>): void =>
        void heard.push(`${name} ${outcome.kind}`);
    const request = { cc: "1", phoneNumber: "2025550123", cert: CERT } as const;
    await api.requestAccount({ ...request, method: "sms" }, hear("account"));
    await api.verifyCode(CODE, hear("code"));
    await api.setShards({ ...request, shards: 2 }, hear("shards"));
    server.answer();
    await expect
      .poll(() => heard.toSorted())
      .toEqual(["account confirmed", "code confirmed", "shards confirmed"]);
  });

  test("is not waited for for ever: after a while its connection is given up", async () => {
    const closed = vi.fn();
    const server = await serve(({ socket }) => socket.once("close", closed));
    const late = vi.fn();
    await cloudAt(server.origin, { limits: { ...LIMITS, lateMs: 200 } }).register(INPUT, late);
    expect(closed).not.toHaveBeenCalled();
    await expect.poll(() => closed.mock.calls.length).toBe(1);
    expect(late).not.toHaveBeenCalled();
  });

  test("is none where the connection broke, or where nobody wants to hear of it", async () => {
    const closed = vi.fn();
    const late = vi.fn();
    const broken = await serve(({ socket }) => socket.destroy());
    expect((await cloudAt(broken.origin, { limits: LIMITS }).register(INPUT, late)).kind).toBe("unknown");
    const unheard = await serve(({ socket }) => socket.once("close", closed));
    await cloudAt(unheard.origin, { limits: LIMITS }).register(INPUT);
    await expect.poll(() => closed.mock.calls.length).toBe(1);
    expect(late).not.toHaveBeenCalled();
  });

  test("of a change of the PIN is told, for each side", async () => {
    const server = await slow(success);
    const heard: string[] = [];
    const hear =
      (name: string) =>
      (outcome: CallOutcome<null>): void =>
        void heard.push(`${name} ${outcome.kind}`);
    const onPrem = onPremAt(server.origin, { limits: LIMITS });
    await cloudAt(server.origin, { limits: LIMITS }).setPin(PIN, hear("cloud"));
    await onPrem.enableTwoStep(PIN, hear("on"));
    await onPrem.disableTwoStep(hear("off"));
    server.answer();
    await expect.poll(() => heard.toSorted()).toEqual(["cloud confirmed", "off confirmed", "on confirmed"]);
  });

  test("[I12][I13] holds no code, PIN or token that it gives back, not even one that went out since", async () => {
    const told: string[] = [];
    const since = redact("654321", "registration code");
    const server = await slow((response) =>
      json(response, 400, onPremError(1005, `code ${CODE.reveal()} then ${since.reveal()} under ${TOKEN}`)),
    );
    const api = onPremAt(server.origin, { limits: LIMITS });
    await api.verifyCode(CODE, (outcome) => void told.push(JSON.stringify(outcome)));
    await api.verifyCode(since);
    server.answer();
    await expect.poll(() => told.length).toBe(1);
    expect(told[0]).toContain("then");
    for (const secret of [CODE, since]) expect(told[0]).not.toContain(secret.reveal());
    expect(told[0]).not.toContain(TOKEN);
  });

  test("keeps no program alive that has nothing else to do", async () => {
    const server = await slow(success);
    const client = fileURLToPath(new URL("../../../main/core/platforms/cloud/client.ts", import.meta.url));
    const helpers = fileURLToPath(new URL("../../../shared", import.meta.url));
    const program = `
      import { openCloud } from ${JSON.stringify(client)};
      import { dialectOf } from ${JSON.stringify(`${helpers}/platform/dialect.ts`)};
      import { redact } from ${JSON.stringify(`${helpers}/redacted.ts`)};
      const api = openCloud({
        baseUrl: ${JSON.stringify(server.origin)}, dialect: dialectOf({ brand: "chat", apiVersion: "v23.0" }),
        businessAccountId: "1", phoneNumberId: "2", accessToken: redact("token-token-token", "access token"),
        trust: { kind: "publicRoots" }, limits: { changeMs: 200 },
        clock: { now: () => Date.now(), monotonicMs: () => performance.now(), sleep: async () => undefined },
      });
      const outcome = await api.register({ pin: redact("482913", "pin") }, () => console.log("heard"));
      console.log(outcome.kind, outcome.cause);
      await api.close();
    `;
    const child = startProgram(process.execPath, ["--input-type=module", "--eval", program], {
      limitMs: 20_000,
    });
    expect(await child.ended).toMatchObject({ code: 0, signal: null, stdout: "unknown timeout\n" });
  });
});
