import { describe, expect, test } from "vitest";
import {
  BY_OBSERVATION,
  inferLocation,
  NOT_KNOWN,
  provesArrival,
  provesStay,
  type Before,
} from "../../../main/core/migration/state/infer-location.ts";
import { opened } from "../../../main/core/migration/state/opened.ts";
import { readingOf, ToldRun } from "../../support/told-run.ts";

describe("an observation", () => {
  test("[I9] by the cloud alone proves the cloud, unless the cloud is the one that lost the number", () => {
    const byCloud = { is: "cloud", proof: "proven", basis: "cloud-look-up" };
    for (const client of ["silent", "connecting", "down"] as const) {
      const reading = readingOf("cloud", client);
      expect(inferLocation(NOT_KNOWN, reading)).toEqual(byCloud);
      expect(inferLocation(NOT_KNOWN, reading, "client")).toEqual(byCloud);
      expect(inferLocation(NOT_KNOWN, reading, "cloud")).toEqual(NOT_KNOWN);
    }
  });

  test("[I9] by the record of the cloud that lost it proves that the number is on-premises", () => {
    expect(inferLocation(NOT_KNOWN, readingOf("on-premises", "silent"), "cloud")).toEqual({
      is: "on-premises",
      proof: "proven",
      basis: "cloud-look-up",
    });
  });

  test("[I28] is what three bases of a proof are called by, and no answer, backup or person is among them", () => {
    expect([...BY_OBSERVATION].toSorted()).toEqual(["both-sides", "client-look-up", "cloud-look-up"]);
    expect(NOT_KNOWN).toEqual({ is: "unknown", proof: "none" });
  });
});

describe("that the number arrived", () => {
  const arrives = (
    direction: "to-cloud" | "to-onprem",
    before: Omit<Before, "home">,
    now: Parameters<typeof provesArrival>[2],
  ) => provesArrival(direction, { ...before, home: NOT_KNOWN }, now);
  const UNREGISTERED = readingOf("cloud", "unregistered");
  const NAMED = readingOf("silent", "serves-number");

  test("[I9] in the cloud is proven by a client that was connected and is registered no more", () => {
    expect(arrives("to-cloud", { reading: readingOf("silent", "connected") }, UNREGISTERED)).toBe(true);
    for (const client of ["connecting", "down", "silent"] as const)
      expect(arrives("to-cloud", { reading: readingOf("silent", client) }, UNREGISTERED)).toBe(false);
  });

  test("[I9] is proven by a cloud that hosted the number nowhere, and does now", () => {
    const nowhere = { reading: readingOf("nowhere", "silent") };
    expect(arrives("to-cloud", nowhere, readingOf("cloud", "silent"))).toBe(true);
    expect(arrives("to-onprem", nowhere, readingOf("on-premises", "silent"))).toBe(true);
    expect(
      arrives("to-onprem", { reading: readingOf("cloud", "silent") }, readingOf("on-premises", "silent")),
    ).toBe(true);
  });

  test("[I9] at the client is proven where it denied the number, and names it now", () => {
    for (const client of ["unregistered", "serves-another"] as const)
      expect(arrives("to-onprem", { reading: readingOf("silent", client) }, NAMED)).toBe(true);
    const denied = { deniedByTarget: true };
    expect(arrives("to-onprem", { ...denied, reading: readingOf("silent", "connected") }, NAMED)).toBe(true);
    // It named the number before it denied it: no change.
    expect(arrives("to-onprem", { ...denied, reading: NAMED }, NAMED)).toBe(false);
  });
});

test("[I4] that the number stayed is shown at its source alone, to the cloud by the platform's record", () => {
  const here = readingOf("on-premises", "serves-number");
  const there = readingOf("cloud", "silent");
  expect([provesStay("to-cloud", here), provesStay("to-onprem", there)]).toEqual([true, true]);
  expect([provesStay("to-cloud", there), provesStay("to-onprem", here)]).toEqual([false, false]);
  expect(provesStay("to-cloud", readingOf("silent", "serves-number"))).toBe(false);
  expect(provesStay("to-cloud", readingOf("on-premises", "unregistered"))).toBe(false);
});

test("[I16] a run that was just opened knows only what its opening says", () => {
  const stateOf = (more: object = {}) => new ToldRun("to-cloud", {}, more).state;
  expect(stateOf()).toMatchObject({ home: NOT_KNOWN, attested: undefined });
  expect(stateOf({ attested: "cloud" })).toMatchObject({
    home: { is: "cloud", proof: "attested", basis: "person" },
    attested: "cloud",
    attestedBefore: "cloud",
  });
  const { rows } = new ToldRun("to-cloud");
  const [row] = rows;
  if (row?.entry.kind !== "opened") throw new Error("a run begins with its opening");
  expect(opened(row, row.entry)).toMatchObject({
    deniedByTarget: false,
    gaveBackup: false,
    registerIsRepeat: false,
    earlierRegisterOpen: false,
    earlierCodeOpen: false,
    pinRefusals: 0,
    observations: [],
    toldMeanwhile: [],
    suspectRequests: [],
    lateSuccesses: [],
    answeredSinceEnd: [],
    accountTold: { subscriptions: undefined, webhooks: undefined },
  });
});
