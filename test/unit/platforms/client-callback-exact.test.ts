import { expect, onTestFinished, test } from "vitest";
import { openClientCallback } from "../../../main/core/platforms/on-prem/callback.ts";
import { redact } from "../../../shared/redacted.ts";
import { dialect, realClock, serve, TOKEN } from "./servers.ts";

/*
 * A client may replace `webhooks` as a whole, so the request repeats what was read, with only `url` changed.
 */

async function clientWith(webhooks: string) {
  const { origin, asked } = await serve(({ method }, response) => {
    response.writeHead(200, { "content-type": "application/json" });
    response.end(method === "GET" ? `{"settings":{"application":{"webhooks":${webhooks}}}}` : "{}");
  });
  const api = openClientCallback({
    dialect,
    trust: { kind: "publicRoots" },
    clock: realClock,
    baseUrl: origin,
    auth: { kind: "token", token: redact(TOKEN, "on-premises token") },
  });
  onTestFinished(() => api.close());
  return { api, asked };
}

async function sentBack(webhooks: string): Promise<string> {
  const { api, asked } = await clientWith(webhooks);
  const read = await api.read();
  if (read.kind !== "confirmed") return `refused: ${read.kind}`;
  await api.set("https://ours.example/", read.value);
  return asked.find(({ method }) => method === "PATCH")?.body ?? "";
}

test.each([
  ["a whole number that a double does not hold", '"tag":9007199254740993'],
  ["a number with more digits than a double", '"ratio":0.12345678901234567890'],
  ["a number that a double calls infinite", '"limit":1e400'],
  ["a number that this program would write otherwise", '"ratio":1.0'],
  ["a zero with a sign", '"offset":-0'],
  ["one within a list", '"waits":[{"seconds":[1E2,3]}]'],
])("[I26] %s goes back as it was read, or nothing is borrowed", async (_name, member) => {
  const sent = await sentBack(`{"url":"https://before.example/",${member}}`);
  expect(sent.startsWith("refused") || sent.includes(member)).toBe(true);
});

test("[I26] a change that only the digits beyond a double tell is seen as one", async () => {
  const rests = ["9007199254740992", "9007199254740993", "9007199254740993"].map(async (tag) => {
    const { api } = await clientWith(`{"url":"https://before.example/","tag":${tag}}`);
    const read = await api.read();
    return read.kind === "confirmed" ? read.value.rest : read.kind;
  });
  const [one, other, same] = await Promise.all(rests);
  expect(one).not.toBe(other);
  expect(other).toBe(same);
});

test("[I26] the members go back in the order in which they were read", async () => {
  const sent = await sentBack('{"max":6,"url":"https://before.example/","tag":"a"}');
  expect(sent).toContain('{"max":6,"url":"https://ours.example/","tag":"a"}');
});
