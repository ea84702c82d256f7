import { expect, test } from "vitest";
import { createLateCalls, type WhenCalled } from "../../../main/core/handlers/when-called.ts";
import { activityCounter } from "../../../main/core/migration/activity-counter.ts";
import { ok } from "../../../shared/result.ts";

type Loaded = Awaited<ReturnType<Parameters<WhenCalled>[1]>>;

const { whenCalled } = createLateCalls();

function area() {
  const seen: string[] = [];
  const handlers = {
    "plan.read": async ({ text }: { readonly text: string }) => (seen.push(text), ok(null)),
    "shards.plan": async () => (seen.push("shards"), ok(null)),
  } as unknown as Loaded;
  return { seen, handlers };
}

const read = (text: string) => ({ text }) as never;

test("an area is loaded once, by the first call of one of its methods", async () => {
  const { seen, handlers } = area();
  let loads = 0;
  const late = whenCalled(["plan.read", "shards.plan"], async () => ((loads += 1), handlers));
  expect(loads).toBe(0);
  await Promise.all([
    late["plan.read"](read("first")),
    late["shards.plan"](read("")),
    late["plan.read"](read("last")),
  ]);
  // Calls that were made while it was loaded are handled in their order.
  expect(seen).toEqual(["first", "shards", "last"]);
  expect(loads).toBe(1);
});

test("once loaded, a call is handled in the tick in which it is made", async () => {
  const { seen, handlers } = area();
  const late = whenCalled(["plan.read", "shards.plan"], async () => handlers);
  await late["plan.read"](read("first"));
  const second = late["plan.read"](read("second"));
  expect(seen).toEqual(["first", "second"]);
  await second;
});

test("an area that can't be loaded fails that call alone, and is tried again", async () => {
  const { seen, handlers } = area();
  let isThere = false;
  const late = whenCalled(["plan.read", "shards.plan"], async () => {
    if (!isThere) throw new Error("no such file");
    return handlers;
  });
  await expect(late["plan.read"](read("first"))).rejects.toThrow("no such file");
  isThere = true;
  await late["plan.read"](read("second"));
  expect(seen).toEqual(["second"]);
});

test("what closes waits until a call that was made has begun, so that it finds its work", async () => {
  const { seen, handlers } = area();
  const late = createLateCalls();
  const underWay = activityCounter();
  const file = Promise.withResolvers<Loaded>();
  const some = late.whenCalled(["plan.read", "shards.plan"], () => file.promise, underWay);
  const answer = some["plan.read"](read("first"));
  expect(underWay.any()).toBe(true);
  const closed = late.begun().then(() => seen.push("closed"));
  await new Promise((done) => setImmediate(done));
  expect(seen).toEqual([]);
  file.resolve(handlers);
  await Promise.all([answer, closed]);
  expect(seen).toEqual(["first", "closed"]);
  expect(underWay.any()).toBe(false);
});

test("a call whose module can't be loaded holds nothing up", async () => {
  const late = createLateCalls();
  const some = late.whenCalled(["plan.read"], async () => Promise.reject(new Error("no such file")));
  const answer = some["plan.read"](read("first"));
  await expect(answer).rejects.toThrow("no such file");
  await late.begun();
});
