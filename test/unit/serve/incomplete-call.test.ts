import { once } from "node:events";
import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { createCalls } from "../../../main/hosts/headless/serve/calls.ts";
import { allContracts } from "../../../shared/rpc/all-contracts.ts";
import { clientWith } from "../../../shared/rpc/client.ts";
import type { Result } from "../../../shared/result.ts";
import { translateToEnglish } from "../../../shared/wording/translate.ts";
import { problemWords, type CoreProblem } from "../../../shared/wording/problems.ts";

test("a window whose call needs a part that can't be loaded gets the file by name, as a problem of the contract", async () => {
  const noted: unknown[] = [];
  const fault = new Error("not loaded");
  const calls = createCalls(
    { call: () => Promise.reject(fault), subscribe: () => () => undefined },
    (error) => {
      noted.push(error);
      return "12345678";
    },
    (error) => (error === fault ? "chunks/letter.mjs" : undefined),
  );
  const server = createServer((request, response) => void calls.answer(request, response).catch(noted.push));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as { readonly port: number };
  const client = clientWith(
    {
      async call(method, input) {
        const body = JSON.stringify({ method, input });
        const answer = await fetch(`http://127.0.0.1:${port}/rpc`, { method: "POST", body });
        return (await answer.json()) as Result<unknown, unknown>;
      },
      subscribe: () => () => undefined,
    },
    allContracts,
  );
  const answer = await client.call("app.info", {});
  expect(answer).toEqual({ ok: false, problem: { kind: "programIncomplete", file: "chunks/letter.mjs" } });
  expect(noted).toEqual([fault]);
  const { problem } = answer as { readonly problem: CoreProblem };
  expect(problemWords(translateToEnglish, problem).what).toContain(
    "chunks/letter.mjs is missing or corrupted",
  );
});
