import { expect, test } from "vitest";
import { allContracts } from "../../../shared/rpc/all-contracts.ts";
import { clientWith } from "../../../shared/rpc/client.ts";
import type { InputOf } from "../../../shared/rpc/api.ts";
import { fakeCore, type Script } from "../../support/fake-core.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";

const BAKERY: InputOf<"workspaces.save">["workspace"] = {
  id: "ws-7k2q9d",
  name: "Bakery",
  dialect: {},
  cloud: { baseUrl: "https://cloud.example", businessAccountId: "1029" },
  onPrem: { baseUrl: "https://client.example", signIn: { kind: "token" } },
  numbers: [{ phoneNumberId: "555", cc: "1", phoneNumber: "2025550123" }],
};

const opened = (script?: Script) => {
  const core = fakeCore(script);
  return { core, client: clientWith(core.transport, allContracts) };
};

test("an answer that is held back comes when it is let go, and not before", async () => {
  const { core, client } = opened();
  const release = core.hold("workspaces.list");
  let answered = false;
  const answer = client.call("workspaces.list", {}).then((result) => {
    answered = true;
    return result;
  });
  await new Promise((done) => setTimeout(done, 5));
  expect(answered).toBe(false);
  release();
  expect(valueOf(await answer)).toEqual({ revision: 1, workspaces: [] });
  valueOf(await client.call("workspaces.list", {}));
});

test("a method fails from the moment it is told to until it is told otherwise", async () => {
  const { core, client } = opened();
  core.fail("workspaces.list", { kind: "storageFull" });
  expect(problemIn(await client.call("workspaces.list", {}))).toEqual({ kind: "storageFull" });
  core.fail("workspaces.list");
  valueOf(await client.call("workspaces.list", {}));
});

test("what is pushed reaches whoever listens on that topic", () => {
  const { core, client } = opened();
  const heard: unknown[] = [];
  client.subscribe("vault", (push) => heard.push(push));
  core.push("vault", { revision: 7, state: "locked" });
  expect(heard).toEqual([{ revision: 7, state: "locked" }]);
});

test("workspaces, looks and settings behave as the core's do", async () => {
  const { client } = opened();
  const revisions: number[] = [];
  client.subscribe("workspaces", ({ revision }) => revisions.push(revision));
  valueOf(await client.call("workspaces.save", { revision: 1, workspace: BAKERY }));
  const late = await client.call("workspaces.save", { revision: 1, workspace: BAKERY });
  expect(problemIn(late).kind).toBe("changedElsewhere");
  const look = { workspace: "ws-7k2q9d", phoneNumberId: "555" };
  const looked = valueOf(await client.call("numbers.look", look));
  expect(valueOf(await client.call("numbers.readings", {}))).toEqual([looked]);
  expect(valueOf(await client.call("settings.change", { appearance: "dark" })).appearance).toBe("dark");
  valueOf(await client.call("workspaces.remove", { revision: 2, workspace: "ws-7k2q9d" }));
  expect(revisions).toEqual([2, 3]);
  expect(problemIn(await client.call("practice.state", {})).kind).toBe("notPractice");
});
