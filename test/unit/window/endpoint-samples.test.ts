import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { sampleOf } from "../../../renderer/screens/webhooks/endpoint/samples.ts";

type Module = Readonly<Record<string, (...given: readonly never[]) => unknown>>;

/** Runs the code that the window offers for Node. */
async function loaded(id: string): Promise<Module> {
  const code = sampleOf({ id })?.code.Node ?? "";
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Module;
}

test("the code for signatures accepts what the platform signs and nothing else", async () => {
  const { isSigned } = await loaded("endpoint.signature");
  const check = isSigned as (body: Buffer, header: string | undefined, secret: string) => boolean;
  const body = Buffer.from('{"text":"d\\u00e9j\\u00e0 vu"}');
  const good = `sha256=${createHmac("sha256", "secret").update(body).digest("hex")}`;
  expect(check(body, good, "secret")).toBe(true);
  expect(check(Buffer.from('{"text":"déjà vu"}'), good, "secret")).toBe(false);
  expect(check(body, good, "another")).toBe(false);
  for (const wrong of [undefined, "", "sha256=", `${good}0`, good.toUpperCase()])
    expect(check(body, wrong, "secret")).toBe(false);
});

test("the code for verification requests returns the plain challenge for the right token alone", async () => {
  const { answerVerification } = await loaded("endpoint.handshake");
  const answer = answerVerification as (query: URLSearchParams, token: string) => unknown;
  const asked = (token: string) =>
    new URLSearchParams({ "hub.mode": "subscribe", "hub.verify_token": token, "hub.challenge": "1<b>" });
  expect(answer(asked("mine"), "mine")).toEqual({ status: 200, type: "text/plain", body: "1<b>" });
  expect(answer(asked("other"), "mine")).toEqual({ status: 403, type: "text/plain", body: "" });
  expect(answer(new URLSearchParams(), "mine")).toMatchObject({ status: 403 });
});

test("the code for notifications stores before it responds, and a duplicate under the same key", async () => {
  const { receive } = await loaded("endpoint.repeats");
  const stored = new Map<string, string>();
  const queue = { put: async (key: string, body: string) => void stored.set(key, body) };
  const take = receive as (body: string, to: typeof queue) => Promise<unknown>;
  for (const body of ["one", "one", "two"])
    expect(await take(body, queue)).toEqual({ status: 200, body: "" });
  expect([...stored.values()]).toEqual(["one", "two"]);
});
