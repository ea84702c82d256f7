import { describe, expect, test } from "vitest";
import { contradictionIn, tells } from "../../../main/core/migration/decide/verify.ts";
import { APP, confirmed, readingOf, ToldRun, unknown, type PlanChange } from "../../support/told-run.ts";

const HERE = readingOf("on-premises", "serves-number");
const MOVED = readingOf("cloud", "unregistered");
const DARK = readingOf("silent", "silent");

const moved = (change?: PlanChange): ToldRun =>
  new ToldRun("to-cloud", change).registered().takes("subscribe", confirmed());

describe("what contradicts a finished migration", () => {
  test("[I8] is an observation at the source, until another one takes its place", () => {
    const run = moved();
    expect(contradictionIn(run.state, DARK)).toBeUndefined();
    expect(contradictionIn(run.state, HERE)).toBe("not-on-target");
    run.takes("verify", unknown(), { kind: "reading", reading: HERE });
    expect(contradictionIn(run.state, DARK)).toBe("not-on-target");
    expect(contradictionIn(run.state, MOVED)).toBeUndefined();
  });

  test("[I10] is a list of subscriptions without our app, if that is known", () => {
    const others = { ...MOVED, subscriptions: [{ id: "another" }] };
    expect(contradictionIn(moved().state, others)).toBe("not-subscribed");
    expect(
      contradictionIn(moved().state, { ...others, subscriptions: [{ id: "another" }, { id: APP }] }),
    ).toBeUndefined();
    expect(contradictionIn(moved({ cloud: { appId: undefined } }).state, others)).toBeUndefined();
  });
});

test("[I8] an observation tells something if either API answered, or the subscriptions were listed", () => {
  expect(tells(DARK)).toBe("nothing");
  for (const reading of [
    readingOf("cloud", "silent"),
    readingOf("silent", "down"),
    { ...DARK, subscriptions: [] },
  ])
    expect(tells(reading)).toBe("something");
});
