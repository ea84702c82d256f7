import { describe, expect, test } from "vitest";
import {
  isChanging,
  isNotNow,
  isRepeatable,
  provesNoEffect,
  RESEND,
  REFUSALS,
  type ChangingCall,
} from "../../../shared/migration/resend-table.ts";
import { StepName } from "../../../shared/migration/step.ts";
import { RefusalReason } from "../../../shared/platform/outcome.ts";

const MESSAGE_CALLS: readonly ChangingCall[] = ["sendMessage", "sendClientMessage"];
/** Every changing call except messages, which have codes of their own. */
const CALLS = (Object.keys(REFUSALS) as ChangingCall[]).filter((call) => !MESSAGE_CALLS.includes(call));
const CLOUD_CALLS: readonly ChangingCall[] = [
  "register",
  "subscribe",
  "setNumberCallback",
  "setAccountCallback",
  "setAppCallback",
  "setPin",
];
const REGISTRATION_CALLS: readonly ChangingCall[] = ["register", "setPin"];

describe("the closed list of refusals", () => {
  const proving = (code: number, httpStatus: number): readonly ChangingCall[] =>
    CALLS.filter((call) => provesNoEffect(call, { code, httpStatus }));

  test.each([10, 190, 200, 299, 131005, 33, 803, 131031, 368, 100, 131008, 131009])(
    "[I4] %i proves that no change of the cloud had an effect, and of the client none",
    (code) => {
      expect(proving(code, 400)).toEqual(CLOUD_CALLS);
    },
  );

  test.each([131045, 133005, 133006, 133008, 133009, 133010, 133015])(
    "[I4] %i proves it of what is refused with a registration alone",
    (code) => {
      expect(proving(code, 400)).toEqual(REGISTRATION_CALLS);
    },
  );

  test("[I4] a limit of registrations proves it of a registration, and under 429 of any change", () => {
    expect(proving(133016, 400)).toEqual(REGISTRATION_CALLS);
    expect(proving(133016, 429)).toEqual(CALLS);
  });

  test("[I4] an incomplete deregistration proves it of a register under 500, and of nothing else", () => {
    expect(proving(133000, 500)).toEqual(["register"]);
    expect([proving(133000, 499), proving(133000, 501)]).toEqual([[], []]);
  });

  test.each([
    [100, CLOUD_CALLS],
    [131045, REGISTRATION_CALLS],
    [190, CLOUD_CALLS],
    [33, CLOUD_CALLS],
    [1005, CALLS.filter((call) => !CLOUD_CALLS.includes(call))],
    [1008, CALLS.filter((call) => !CLOUD_CALLS.includes(call))],
    [1011, CALLS.filter((call) => !CLOUD_CALLS.includes(call))],
  ])("[I4] %i proves it under every 4xx and under no status beside them", (code, calls) => {
    expect([proving(code, 400), proving(code, 499)]).toEqual([calls, calls]);
    expect([proving(code, 399), proving(code, 500)]).toEqual([[], []]);
  });

  test("[I4] a rate limit is one under 429 alone", () => {
    for (const code of [4, 80007, 130429]) {
      expect(proving(code, 429)).toEqual(CALLS);
      expect([proving(code, 428), proving(code, 430)]).toEqual([[], []]);
    }
    // The client's own 429 needs no known code.
    expect(proving(987_654, 429)).toEqual(CALLS.filter((call) => !CLOUD_CALLS.includes(call)));
    expect([proving(987_654, 428), proving(987_654, 430)]).toEqual([[], []]);
  });

  test("[I4] codes about a message prove it of a message alone, on its own side", () => {
    const ofMessages = (code: number): readonly ChangingCall[] =>
      MESSAGE_CALLS.filter((call) => provesNoEffect(call, { code, httpStatus: 400 }));
    expect([ofMessages(131047), proving(131047, 400)]).toEqual([["sendMessage"], []]);
    expect([ofMessages(470), proving(470, 400)]).toEqual([["sendClientMessage"], []]);
    expect([ofMessages(190), ofMessages(1005), ofMessages(131000)]).toEqual([
      ["sendMessage"],
      ["sendClientMessage"],
      [],
    ]);
  });

  const proves = (call: ChangingCall, code: number): readonly boolean[] =>
    [399, 400, 429, 499, 500].map((httpStatus) => provesNoEffect(call, { code, httpStatus }));
  const ANY_4XX = [false, true, true, true, false];

  test.each([
    4, 10, 33, 100, 190, 200, 299, 368, 803, 80007, 130429, 130472, 130497, 131005, 131008, 131009, 131021,
    131026, 131030, 131031, 131037, 131042, 131045, 131047, 131048, 131049, 131051, 131056, 133010,
  ])("[I4] %i under a 4xx proves that the cloud did not take a message", (code) => {
    expect(proves("sendMessage", code)).toEqual(ANY_4XX);
  });

  test.each([0, 1, 2, 131000, 131016, 131020, 131027, 131052, 131057, 130471, 130473, 133004])(
    "[I4] %i proves nothing of a message to the cloud",
    (code) => {
      expect(proves("sendMessage", code)).toEqual([false, false, false, false, false]);
    },
  );

  test.each([
    402, 470, 471, 1001, 1002, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1013, 1015, 1021, 1024, 1025, 1028,
    1031,
  ])("[I4] %i under a 4xx proves that the client did not take a message", (code) => {
    expect(proves("sendClientMessage", code)).toEqual(ANY_4XX);
  });

  test.each([0, 400, 469, 472, 1000, 1003, 1012, 1014, 1016, 1020, 1022, 1023, 1026, 1027, 1029, 1030, 1032])(
    "[I4] %i proves nothing of a message to the client but under 429",
    (code) => {
      expect(proves("sendClientMessage", code)).toEqual([false, false, true, false, false]);
    },
  );

  test.each(["subscribe", "setNumberCallback", "setAccountCallback", "setAppCallback"] as const)(
    "[I4] what is refused with a registration or a message alone proves nothing of %s",
    (call) => {
      for (const code of [131026, 131045, 131047, 133000, 133005, 133006, 133008, 133010, 133015])
        expect([code, ...proves(call, code)]).toEqual([code, false, false, false, false, false]);
    },
  );

  test("[ZM1] each row of the list says why its answers prove that nothing happened", () => {
    for (const row of Object.values(REFUSALS).flat()) expect(row.because).toMatch(/^[a-z].{20,}/);
  });

  test("[I21] what is on it changes something, and what only reads is not", () => {
    expect(CALLS.every((call) => isChanging(call))).toBe(true);
    expect((["readNumber", "readHealth", "backup"] as const).filter((call) => isChanging(call))).toEqual([]);
  });
});

describe("what may go out again by itself", () => {
  const MOVES = ["at-once", "never", "never", "never"];
  const READS = ["at-once", "after-the-told-wait", "never", "at-once"];

  test.each<readonly [StepName, readonly string[]]>([
    ["inspect", READS],
    ["backup", READS],
    ["register", MOVES],
    ["subscribe", ["at-once", "after-the-told-wait", "never", "after-a-probe"]],
    ["account", MOVES],
    ["code", ["never", "never", "never", "never"]],
    ["shards", MOVES],
    ["verify", READS],
  ])("[I4][F18] of %s, where it never left, was put off, was refused or is unknown", (step, allowed) => {
    const { "not-sent": unsent, "refused-not-now": putOff, refused, unknown } = RESEND[step];
    expect([unsent, putOff, refused, unknown]).toEqual(allowed);
    expect(isRepeatable(step)).toBe(unknown !== "never");
  });

  test("[F18] four reasons say not now, and all others no", () => {
    expect(RefusalReason.options.filter((reason) => isNotNow(reason))).toEqual([
      "rate-limited",
      "service-not-ready",
      "temporarily-refused",
      "maintenance",
    ]);
    expect(StepName.options).toHaveLength(8);
  });
});
