import { describe, expect, test } from "vitest";
import { numberCheckResult } from "../../../main/core/watch/scheduled/from-observation.ts";
import type { Observation } from "../../../shared/migration/observation.ts";
import { Obstacle, obstacleOf, worksThere } from "../../../shared/migration/obstacle.ts";
import { placeSentence } from "../../../shared/wording/places.ts";
import { translateToEnglish } from "../../../shared/wording/translate.ts";
import { readingOf } from "../../support/told-run.ts";

const SPOKEN = "+1 202 555 0123";

/** As an earlier version wrote it: working by its connection alone. */
function reported(home: "cloud" | "on-premises", facts: object): Observation {
  const reading = home === "cloud" ? readingOf(home, "unregistered") : readingOf(home, "serves-number");
  return { ...reading, working: true, number: { ...reading.number, refusedFields: [], ...facts } };
}

function told(observation: Observation): string {
  return placeSentence(translateToEnglish, {
    spoken: SPOKEN,
    numberIs: observation.home,
    proof: "proven",
    working: worksThere(observation),
    obstacle: obstacleOf(observation),
  });
}

describe("[ZP20] what the platform reports of a number's status", () => {
  test.each([
    ["cloud", { status: "CONNECTED" }, true],
    ["cloud", { status: "CONNECTED", canSend: "AVAILABLE" }, true],
    ["cloud", { status: "BANNED" }, false],
    ["cloud", { status: "RESTRICTED" }, undefined],
    ["cloud", { status: "FLAGGED", canSend: "AVAILABLE" }, undefined],
    ["cloud", { status: "XYZ" }, undefined],
    ["cloud", { status: "connected" }, undefined],
    ["cloud", { status: "" }, undefined],
    ["cloud", { status: undefined }, undefined],
    ["cloud", { status: "CONNECTED", canSend: "BLOCKED" }, false],
    ["cloud", { status: undefined, canSend: "BLOCKED" }, false],
    ["cloud", { status: "CONNECTED", canSend: "LIMITED" }, undefined],
    ["cloud", { status: "BANNED", canSend: "BLOCKED" }, false],
    ["on-premises", { status: "CONNECTED" }, true],
    ["on-premises", { status: undefined }, true],
    ["on-premises", { status: "BANNED" }, false],
    ["on-premises", { status: "RESTRICTED" }, undefined],
    ["on-premises", { status: "DISCONNECTED" }, undefined],
    ["on-premises", { status: "CONNECTED", canSend: "BLOCKED" }, undefined],
  ] as const)("says whether it works %s: %j", (home, facts, works) => {
    const observation = reported(home, facts);
    expect(observation.home).toBe(home);
    expect(worksThere(observation)).toBe(works);
    const place = told(observation);
    const values = Object.values(facts).filter((one) => one !== undefined && one !== "");
    const against = values.filter((one) => one !== "CONNECTED" && one !== "AVAILABLE");
    const named = against.length === 0 ? /doesn't report its status/ : /“.*”/;
    expect(place).toMatch(works === true ? /and connected\.$/ : named);
    expect(/and connected/.test(place)).toBe(works === true);
    expect(numberCheckResult(observation).status).toBe(
      works === undefined ? "skip" : works ? "pass" : "fail",
    );
  });

  test("says what is found in the platform's own word, and nothing of a word that there isn't", () => {
    const found = (home: "cloud" | "on-premises", facts: object) => obstacleOf(reported(home, facts));
    for (const status of [undefined, ""])
      expect(found("cloud", { status })).toStrictEqual({ about: "status", works: "unknown" });
    expect(found("cloud", { canSend: "BLOCKED" })).toStrictEqual({
      about: "sending",
      value: "BLOCKED",
      works: "no",
    });
    expect(found("cloud", { canSend: "LIMITED" })).toMatchObject({ about: "sending", value: "LIMITED" });
    expect(found("cloud", { status: "RESTRICTED", canSend: "BLOCKED" })).toMatchObject({ about: "sending" });
    expect(found("cloud", { status: "RESTRICTED", canSend: "LIMITED" })).toMatchObject({ about: "status" });
    expect(found("cloud", { status: "CONNECTED", canSend: "LIMITED" })).toMatchObject({ about: "sending" });
    expect(found("cloud", { status: "CONNECTED", canSend: "" })).toBe(undefined);
    const served = {
      ...readingOf("nowhere", "serves-number"),
      number: { refusedFields: [], canSend: "BLOCKED" },
    };
    expect(served).toMatchObject({ home: "on-premises", cloudSays: "nowhere" });
    expect(obstacleOf(served)).toBe(undefined);
  });

  test("what is stored of it has its words alone", () => {
    for (const about of ["status", "sending"])
      for (const works of ["no", "unknown"])
        expect(Obstacle.parse({ about, works, value: "X" })).toStrictEqual({ about, works, value: "X" });
    for (const wrong of [{ about: "", works: "no" }, { about: "status", works: "" }, { works: "no" }])
      expect(Obstacle.safeParse(wrong).success).toBe(false);
  });

  test("names the ban before anything else, and takes nothing from a client that isn't connected", () => {
    expect(told(reported("cloud", { status: "BANNED", canSend: "LIMITED" }))).toBe(
      `${SPOKEN} is in the cloud. The platform reports its status as “BANNED”: it doesn't work there now, and messages may not arrive.`,
    );
    const down = { ...readingOf("on-premises", "down"), number: { refusedFields: [], status: "RESTRICTED" } };
    expect(worksThere(down)).toBe(false);
    expect(told(down)).toMatch(/client reports that it isn't working now/);
    const nowhere = {
      ...readingOf("nowhere", "serves-number"),
      number: { refusedFields: [], status: "PENDING" },
    };
    expect(worksThere(nowhere)).toBe(true);
    expect(
      obstacleOf({ ...readingOf("silent", "silent"), number: { refusedFields: [], status: "BANNED" } }),
    ).toBe(undefined);
  });

  test("is quoted so that it can't go on as the sentence around it", () => {
    const place = told(reported("cloud", { status: "X”. It works. “\u202E" }));
    expect(place).toContain("“X\\u{201d}. It works. \\u{201c}\\u{202e}”");
  });
});
