import { describe, expect, test } from "vitest";
import { METHODS, TOPICS } from "../../../shared/rpc/names.ts";
import { api, topics } from "../../../shared/rpc/api.ts";
import { clientOver } from "../../../shared/rpc/client.ts";
import { serve, type Handlers } from "../../../shared/rpc/serve.ts";
import { err, ok } from "../../../shared/result.ts";

const refuse = () => {
  throw new Error("no handler should have been reached");
};

function handlersWith(some: Partial<Handlers>): Handlers {
  return { ...Object.fromEntries(METHODS.map((name) => [name, refuse])), ...some } as Handlers;
}

describe("the contract", () => {
  test("has a schema for every name, and a name for every schema", () => {
    expect(Object.keys(api).toSorted()).toEqual([...METHODS].toSorted());
    expect(Object.keys(topics).toSorted()).toEqual([...TOPICS].toSorted());
  });

  test("refuses a method that it does not hold, whatever its name", async () => {
    for (const name of ["", "vault.get", "constructor", "__proto__", "toString"]) {
      expect(await serve(handlersWith({}))(name, {}), name).toMatchObject({
        ok: false,
        problem: { kind: "badCall" },
      });
    }
  });

  test("[I13] names where a call does not fit and never what was given", async () => {
    const answer = await serve(handlersWith({}))("vault.put", {
      label: "not a label!",
      secretKind: "pin",
      value: 271828,
    });
    expect(answer).toMatchObject({ ok: false, problem: { kind: "badCall", where: ["label", "value"] } });
    expect(JSON.stringify(answer)).not.toContain("271828");
  });

  test("[I13] hands a secret to the handler redacted", async () => {
    let seen = "";
    const dispatch = serve(
      handlersWith({
        "vault.unlock": async ({ passphrase }) => {
          seen = String(passphrase);
          return ok("opened");
        },
      }),
    );
    await dispatch("vault.unlock", { passphrase: "open sesame", allowCreate: false });
    expect(seen).toBe("<redacted:passphrase>");
  });

  test("gives problems as values to the caller", async () => {
    const dispatch = serve(handlersWith({ "vault.list": async () => err({ kind: "vaultLocked" }) }));
    const client = clientOver({ call: dispatch, subscribe: () => () => undefined });
    expect(await client.call("vault.list", {})).toEqual({ ok: false, problem: { kind: "vaultLocked" } });
  });

  test("lets no answer through that is not of the promised shape", async () => {
    const dispatch = serve(handlersWith({ "vault.state": async () => ok("ajar" as "open") }));
    await expect(dispatch("vault.state", {})).rejects.toThrow(/Invalid/);
  });

  test("parses what is pushed before a listener sees it", () => {
    let push: (given: unknown) => void = () => undefined;
    const client = clientOver({
      call: async () => ok(null),
      subscribe: (_topic, listener) => ((push = listener), () => undefined),
    });
    const heard: unknown[] = [];
    client.subscribe("vault", (state) => heard.push(state));
    push({ revision: 1, state: "open", more: "dropped" });
    expect(heard).toEqual([{ revision: 1, state: "open" }]);
    expect(() => push({ revision: "one" })).toThrow(/invalid/i);
  });
});
