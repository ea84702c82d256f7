import { expect, test } from "vitest";
import {
  COMPARED_LIMIT_MS,
  readCompared,
  type ComparedApis,
} from "../../../main/core/migration/observation/read-compared.ts";
import { Observation } from "../../../shared/migration/observation.ts";
import type { CallOutcome } from "../../../shared/platform/outcome.ts";
import type { MessageTemplate } from "../../../shared/platform/templates.ts";
import { planOf, readingOf } from "../../support/told-run.ts";
import { virtualClock } from "../../support/virtual-clock.ts";

const EVIDENCE = { at: "2026-01-15T12:00:00.000Z", durationMs: 5 };
const NEVER = new Promise<never>(() => undefined);
const PLAN = planOf("to-cloud");
const HERE = readingOf("on-premises", "serves-number");
const one = (index: number, status = "APPROVED"): MessageTemplate => ({
  name: `order_${index}`,
  language: "en_US",
  status,
});
const answer = <T>(value: T): Promise<CallOutcome<T>> =>
  Promise.resolve({ kind: "confirmed", value, evidence: EVIDENCE });

/** Every query, counted, with these answers. */
function apis(templates: () => Promise<CallOutcome<readonly MessageTemplate[]>>, ids = ["10651"]) {
  const asked: string[] = [];
  const counted = <T>(name: string, call: () => T) => {
    return (): T => {
      asked.push(name);
      return call();
    };
  };
  const given: ComparedApis = {
    cloud: {
      listTemplates: counted("templates", templates),
      listNumbers: counted("numbers", () => answer(ids.map((id) => ({ id })))),
    },
    onPrem: { readShards: counted("shards", () => answer(2)) },
  };
  return { asked, given };
}

const read = (given: ComparedApis, reading = HERE, kept?: readonly MessageTemplate[]) =>
  readCompared(given, { clock: virtualClock(), begunMs: 0, kept }, { plan: PLAN, reading });

test("[D1] templates, the owning account and the shards are read", async () => {
  const { given, asked } = apis(() => answer([one(2), one(1, "PENDING")]));
  const { compared, templates } = await read(given);
  expect(compared).toMatchObject({
    account: { id: "10221", number: "listed" },
    templates: { kind: "told", total: 2 },
    shards: 2,
  });
  expect(templates?.map(({ name }) => name)).toEqual(["order_1", "order_2"]);
  expect(asked.sort()).toEqual(["numbers", "shards", "templates"]);
});

test("[D1] a number that its account doesn't list is told", async () => {
  const { given } = apis(() => answer([]), ["1", "2"]);
  expect((await read(given)).compared.account).toEqual({ id: "10221", number: "not-listed" });
});

test("an account without templates has none, and that is told", async () => {
  const { given } = apis(() => answer([]));
  expect((await read(given)).compared.templates).toMatchObject({ kind: "told", total: 0, statuses: [] });
});

test.each<[string, CallOutcome<readonly MessageTemplate[]>, string]>([
  ["rejected", { kind: "rejected", reason: "not-found", evidence: EVIDENCE }, "rejected"],
  ["cut off", { kind: "unknown", cause: "unexpected-shape", evidence: EVIDENCE }, "incomplete"],
  ["not sent", { kind: "notSent", cause: "connection-refused", evidence: EVIDENCE }, "not-sent"],
])("[D2] a list that is %s is not told", async (_name, outcome, why) => {
  const { given } = apis(() => Promise.resolve(outcome));
  const { compared, templates } = await read(given);
  expect(compared.templates).toEqual({ kind: "not-told", why });
  expect(templates).toBeUndefined();
});

test("[D2][I17] a list that takes too long is not told, and holds nothing up", async () => {
  const clock = virtualClock();
  const { given } = apis(() => NEVER);
  const reading = readCompared(given, { clock, begunMs: 0 }, { plan: PLAN, reading: HERE });
  await new Promise(setImmediate);
  await clock.advance(COMPARED_LIMIT_MS);
  expect((await reading).compared).toMatchObject({
    account: { number: "listed" },
    templates: { kind: "not-told", why: "incomplete" },
  });
});

test("an API that didn't answer the observation isn't asked again", async () => {
  const { given, asked } = apis(() => answer([]));
  const { compared } = await read(given, readingOf("silent", "silent"));
  expect(asked).toEqual([]);
  expect(compared).toEqual({
    account: { id: "10221", number: "not-told" },
    templates: { kind: "not-told", why: "not-sent" },
  });
});

test("the shards of a client that doesn't have the number tell nothing", async () => {
  const { given, asked } = apis(() => answer([]));
  await read(given, readingOf("cloud", "unregistered"));
  expect(asked).not.toContain("shards");
});

test("[D3] ten thousand templates fit into a small row, with every change counted", async () => {
  const before = Array.from({ length: 10_000 }, (_unused, index) => one(index));
  const after = before.map((template, index) =>
    index % 2 === 0 ? { ...template, status: `ODD_${index % 60}` } : template,
  );
  const { given } = apis(() => answer(after));
  const { compared } = await read(given, HERE, before);
  expect(JSON.stringify(compared).length).toBeLessThan(4_000);
  expect(compared.templates).toMatchObject({ total: 10_000, since: { changed: 5_000 } });
  expect(Observation.parse({ ...HERE, compared }).compared).toEqual(compared);
});

test("[D3] the digests follow the list and the statuses, whatever the order", async () => {
  const digests = async (list: readonly MessageTemplate[]) => {
    const { compared } = await read(apis(() => answer(list)).given);
    return compared.templates.kind === "told" ? compared.templates : undefined;
  };
  const [first, turned, paused, longer] = await Promise.all([
    digests([one(1), one(2)]),
    digests([one(2), one(1)]),
    digests([one(1), one(2, "PAUSED")]),
    digests([one(1), one(2), one(3)]),
  ]);
  expect([turned?.list, turned?.states]).toEqual([first?.list, first?.states]);
  expect(paused?.list).toBe(first?.list);
  expect(paused?.states).not.toBe(first?.states);
  expect(longer?.list).not.toBe(first?.list);
});
