import { describe, expect, test } from "vitest";
import { portOf } from "../../../renderer/screens/webhooks/parts/port-of.ts";
import { tunnelChoice, tunnelDraft } from "../../../renderer/screens/webhooks/tunnel/tunnel-draft.ts";
import { readRegistry } from "../../../shared/allowlist/read-input.ts";
import { readDayWindow, writtenWindow } from "../../../shared/batch/row.ts";
import { isNumberTyped } from "../../../shared/typed-number.ts";
import { minuteOfDay, PORTS, timeOfDay, wholeNumber } from "../../../shared/typed-value.ts";

describe("what a person types as a number, a time or a port", () => {
  test.each([
    ["22:00", "22:00"],
    [" 7:30 ", "07:30"],
    ["7.30", "07:30"],
    ["٢٢:٠٠", "22:00"],
    ["\u200f٧:٣٠\u200f", "07:30"],
    ["２３：５９", "23:59"],
    ["0:00", "00:00"],
  ])("[ZJ12] %o is the time %s", (typed, time) => {
    expect(timeOfDay(minuteOfDay(typed) ?? -1)).toBe(time);
  });

  test.each(["", "24:00", "22:60", "22", "2200", "22:0", "122:00", "22:000", "-1:00", "22:00:00", "1e:00"])(
    "[ZJ12] %o is no time",
    (typed) => {
      expect(minuteOfDay(typed)).toBeUndefined();
    },
  );

  test("a whole number is read in the digits of any script, within its range", () => {
    const range = { least: 1, most: 3_650 };
    expect(["30", " 30 ", "٣٠", "\u200e30", "３０", "030"].map((text) => wholeNumber(text, range))).toEqual(
      Array<number>(6).fill(30),
    );
    for (const text of ["", " ", "0", "3651", "1.5", "1e3", "0x10", "-3", "+3", "3 0", "9".repeat(20)])
      expect([text, wholeNumber(text, range)]).toEqual([text, undefined]);
  });

  test.each(["\u0600", "\u0601", "\u0605", "\u06dd", "\u08e2"])(
    "what has a sign that is seen around its digits (%j) is no number and no time",
    (sign) => {
      expect(wholeNumber(`${sign}30`, { least: 1, most: 99 })).toBeUndefined();
      expect(minuteOfDay(`${sign}22:00`)).toBeUndefined();
      expect(isNumberTyped(`${sign}+1 202 555 0123`, "+12025550123")).toBe(false);
    },
  );

  test("[T4] the ports of a receiver, of a tunnel and of a registry are read alike", () => {
    expect([portOf(" ٨٠٨٠ "), portOf("\u200f"), portOf("65536"), portOf("0")]).toEqual([
      8_080,
      undefined,
      "wrong",
      "wrong",
    ]);
    expect(readRegistry("whois.example:٤٣")).toEqual({ host: "whois.example", port: 43 });
    const draft = {
      ...tunnelDraft(undefined),
      kind: "ssh" as const,
      host: "relay.example",
      port: "٢٢",
      user: "me",
      hostKey: `SHA256:${"A".repeat(43)}`,
      remotePort: " ٨٤٤٣",
      publicUrl: "https://relay.example",
    };
    expect(tunnelChoice(draft)).toMatchObject({ choice: { port: 22, remotePort: 8_443 } });
    expect(tunnelChoice({ ...draft, port: "70000" })).toMatchObject({ faults: { port: "wrong" } });
    expect(wholeNumber("1", PORTS)).toBe(1);
  });

  test.each([" 22:00-05:00", "\u200f٢٢:٠٠-٠٥:٠٠"])("[B2] %o is a window of a batch", (typed) => {
    const window = readDayWindow(typed);
    expect(window === undefined ? undefined : writtenWindow(window)).toBe("22:00-05:00");
  });
});
