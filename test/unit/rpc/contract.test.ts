import { describe, expect, test } from "vitest";
import { METHODS, TOPICS } from "../../../shared/rpc/names.ts";
import { api } from "../../../shared/rpc/api.ts";
import { topics } from "../../../shared/rpc/topics.ts";
import { allContracts } from "../../../shared/rpc/all-contracts.ts";
import { clientOver, clientWith } from "../../../shared/rpc/client.ts";
import { contractsWhenUsed, type Contracts } from "../../../shared/rpc/contracts.ts";
import { ContractProblem } from "../../../shared/rpc/problems.ts";
import { kindsIn } from "../../../shared/log/kinds-in.ts";
import { PROBLEM_KINDS } from "../../../shared/log/problem-kinds.ts";
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

  test("is the same whether all of it is loaded or an area at its first call", async () => {
    for (const name of METHODS) expect(await contractsWhenUsed.method(name), name).toBe(api[name]);
    for (const name of TOPICS) expect(await contractsWhenUsed.topic(name), name).toBe(topics[name]);
    // From then on, a call is handled in the tick in which it is made.
    for (const name of METHODS) expect(contractsWhenUsed.method(name), name).toBe(api[name]);
  });

  test("names every kind of problem for the log", () => {
    const declared = kindsIn([...Object.values(api).map(({ problem }) => problem), ContractProblem]);
    expect(PROBLEM_KINDS.toSorted()).toEqual(declared);
  });

  test("parses what is pushed before a listener sees it", () => {
    const { client, push } = clientUnder(allContracts);
    const heard: unknown[] = [];
    client.subscribe("vault", (state) => heard.push(state));
    push({ revision: 1, state: "open", more: "dropped" });
    expect(heard).toEqual([{ revision: 1, state: "open" }]);
    expect(() => push({ revision: "one" })).toThrow(/invalid/i);
  });

  test("hands on in order what was pushed while it was loaded, before the next answer", async () => {
    const schema = Promise.withResolvers<typeof topics.vault>();
    const { client, push } = clientUnder({ ...allContracts, topic: () => schema.promise });
    const heard: unknown[] = [];
    client.subscribe("vault", ({ revision }) => {
      heard.push(revision);
      // One that comes while earlier ones are handed on waits for its turn.
      if (revision === 1) push({ revision: 3, state: "locked" });
    });
    push({ revision: 1, state: "open" });
    push({ revision: 2, state: "locked" });
    const answer = client.call("vault.state", {}).then(() => heard.push("answer"));
    await new Promise((done) => setImmediate(done));
    expect(heard).toEqual([]);
    schema.resolve(topics.vault);
    await answer;
    push({ revision: 4, state: "open" });
    expect(heard).toEqual([1, 2, 3, "answer", 4]);
  });

  test("a push that doesn't fit, and a listener that throws, stop none that come after", async () => {
    const schema = Promise.withResolvers<typeof topics.vault>();
    const { client, push } = clientUnder({ ...allContracts, topic: () => schema.promise });
    const faults: unknown[] = [];
    const told = (fault: unknown): void => void faults.push(fault);
    process.prependOnceListener("unhandledRejection", told);
    const others = process.listeners("unhandledRejection").filter((one) => one !== told);
    for (const one of others) process.off("unhandledRejection", one);
    const heard: number[] = [];
    client.subscribe("vault", ({ revision }) => {
      if (revision === 1) throw new Error("a listener's own");
      heard.push(revision);
    });
    push({ revision: 1, state: "open" });
    push({ revision: "two" });
    push({ revision: 3, state: "open" });
    schema.resolve(topics.vault);
    await client.call("vault.state", {});
    push({ revision: 4, state: "open" });
    await new Promise((done) => setImmediate(done));
    for (const one of others) process.on("unhandledRejection", one);
    expect(heard).toEqual([3, 4]);
    expect(faults).toMatchObject([{ message: "a listener's own" }]);
  });

  test("a schema that couldn't be loaded is tried again at the next push, and ends nothing before that", async () => {
    let loads = 0;
    const { client, push } = clientUnder({
      ...allContracts,
      async topic() {
        loads += 1;
        if (loads === 1) throw new Error("no such file");
        return topics.vault;
      },
    });
    const heard: number[] = [];
    client.subscribe("vault", ({ revision }) => heard.push(revision));
    // Nothing is lost by then: the failure must not end the process, as one that nobody handles does.
    await new Promise((done) => setImmediate(done));
    expect((await client.call("vault.state", {})).ok).toBe(true);
    push({ revision: 1, state: "open" });
    push({ revision: 2, state: "open" });
    await client.call("vault.state", {});
    push({ revision: 3, state: "open" });
    expect([heard, loads]).toEqual([[1, 2, 3], 2]);
  });

  test("hands nothing on once its listener has left", async () => {
    const { client, push } = clientUnder({ ...allContracts, topic: async () => topics.vault });
    const heard: unknown[] = [];
    const leave = client.subscribe("vault", (state) => heard.push(state));
    push({ revision: 1, state: "open" });
    leave();
    await client.call("vault.state", {});
    expect(heard).toEqual([]);
  });
});

function clientUnder(contracts: Contracts) {
  let listen: (given: unknown) => void = () => undefined;
  const client = clientWith(
    {
      call: async () => ok("open"),
      subscribe: (_topic, listener) => ((listen = listener), () => undefined),
    },
    contracts,
  );
  return { client, push: (given: unknown): void => listen(given) };
}
