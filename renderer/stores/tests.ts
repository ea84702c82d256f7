import type { Client } from "../../shared/rpc/client.ts";
import type { TestState, Unrestored } from "../../shared/webhook/connectivity-test.ts";
import { openFeed, type Feed } from "./feed.ts";
import { withNewest } from "./newest.ts";

/** Every webhook test since the program started, by id. */
export type Tests = ReadonlyMap<string, TestState>;

/** Opens the store of webhook tests. */
export function openTests(client: Client): Feed<Tests> {
  return openFeed<Tests, "tests.list", "tests">({
    client,
    method: "tests.list",
    input: {},
    topic: "tests",
    read: (list) => new Map(list.map((one) => [one.test, one])),
    merge: (known, push) => (known === undefined ? undefined : withTest(known, push)),
    newer: (known, answered) => [...known.values()].reduce(withTest, answered),
  });
}

/** Opens the store of callback URLs that tests replaced temporarily and did not restore. */
export function openUnrestored(client: Client): Feed<readonly Unrestored[]> {
  return openFeed<readonly Unrestored[], "tests.unrestored", "unrestored">({
    client,
    method: "tests.unrestored",
    input: {},
    topic: "unrestored",
    read: (list) => list,
    merge: (_known, push) => push,
    pushIsWhole: true,
  });
}

/** The tests with this one, unless a later revision is known. */
export function withTest(tests: Tests, one: TestState): Tests {
  return withNewest(tests, one.test, one);
}

/** The newest test that fits, if any. */
export function newestTest(
  tests: Tests | undefined,
  fits: (test: TestState) => boolean,
): TestState | undefined {
  const fitting = [...(tests?.values() ?? [])].filter(fits);
  return fitting.sort((a, b) => b.startedAt.localeCompare(a.startedAt))[0];
}
