import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CodeRow } from "../../../shared/platform/code-row.ts";
import { codeRowOf, reasonOf } from "../../../shared/platform/codes.ts";
import { CLOUD_CODES } from "../../../shared/platform/codes-cloud.ts";
import { ON_PREM_CODES } from "../../../shared/platform/codes-on-prem.ts";
import { RefusalReason } from "../../../shared/platform/outcome.ts";
import { translateToEnglish } from "../../../shared/wording/translate.ts";

// As the platform conventions list them.
const CLOUD = [
  0, 1, 2, 3, 4, 10, 33, 100, 104, 190, 200, 250, 299, 368, 803, 80007, 130429, 131000, 131005, 131008,
  131009, 131016, 131031, 131045, 131056, 131057, 133000, 133004, 133005, 133006, 133008, 133009, 133010,
  133015, 133016, 136025, 2388001, 2388012, 2388019, 2388040, 2388047, 2388072, 2388073, 2388091, 2388093,
  2388103, 2388293, 2388299, 2494100,
];
const ON_PREM = [
  400, 402, 408, 410, 429, 430, 432, 433, 470, 471, 472, 480, 500, 501, 1000, 1001, 1002, 1004, 1005, 1006,
  1007, 1008, 1009, 1010, 1011, 1013, 1014, 1015, 1016, 1017, 1018, 1021, 1022, 1023, 1024, 1025, 1026, 1028,
  1031, 2000, 2007, 2014,
];

describe("the platforms' codes", () => {
  test("each one that is listed has a row with cause and advice", () => {
    expect(CLOUD.filter((code) => codeRowOf("cloud", { code }) === undefined)).toEqual([]);
    expect(ON_PREM.filter((code) => codeRowOf("onPrem", { code }) === undefined)).toEqual([]);
  });

  test("every row speaks in whole sentences and names its source", () => {
    for (const row of [...CLOUD_CODES, ...ON_PREM_CODES]) {
      expect(translateToEnglish(`codes.${row.words}.cause`)).toMatch(/^[A-Z].{15,}\.$/);
      expect(translateToEnglish(`codes.${row.words}.advice`)).toMatch(/^[A-Z].{10,}\.$/);
      expect(row.source).toMatch(/^(platform convention A[12]|public reference, error codes)$/);
    }
  });

  test("no row stands behind one that always comes before it", () => {
    const tables: readonly (readonly CodeRow[])[] = [CLOUD_CODES, ON_PREM_CODES];
    for (const table of tables) {
      const wide = new Set<string>();
      for (const row of table) {
        expect(row.codes.every((code) => wide.has(String(code)))).toBe(false);
        const narrow =
          row.subcode !== undefined ||
          row.calls !== undefined ||
          row.statuses !== undefined ||
          row.details !== undefined;
        if (!narrow) for (const code of row.codes) wide.add(String(code));
      }
    }
  });

  test('any error gets a reason of our vocabulary, an unknown one "other"', () => {
    fc.assert(
      fc.property(
        fc.constantFrom("cloud" as const, "onPrem" as const),
        fc.integer(),
        fc.string(),
        (api, code, details) => {
          expect(RefusalReason.options).toContain(reasonOf(api, { code, details }));
        },
      ),
    );
    expect(reasonOf("cloud", { code: 987_654 })).toBe("other");
  });

  test.each([
    ["cloud", { code: 190, subcode: 463 }, "token-expired"],
    ["cloud", { code: 190, title: "Session has expired on Thursday" }, "token-expired"],
    ["cloud", { code: 190 }, "token-invalid"],
    ["cloud", { code: 100, call: "register", details: "Backup could not be decrypted" }, "backup-refused"],
    ["cloud", { code: 131009, call: "register" }, "bad-parameter"],
    [
      "cloud",
      { code: 100, call: "subscribe", details: "Before override the app must be subscribed" },
      "override-needs-subscription",
    ],
    ["cloud", { code: 131031, details: "PIN mismatch" }, "pin-wrong"],
    ["cloud", { code: 131031 }, "account-locked"],
    [
      "onPrem",
      { code: 1005, call: "requestAccount", details: "two-step verification PIN required" },
      "pin-wrong",
    ],
    [
      "onPrem",
      { code: 1009, call: "requestAccount", details: "cert is not for this number" },
      "certificate-refused",
    ],
    ["onPrem", { code: 1005, call: "readHealth", httpStatus: 403 }, "permission-missing"],
    ["onPrem", { code: 1005, call: "login", httpStatus: 401 }, "token-invalid"],
    ["onPrem", { code: 9999, httpStatus: 404 }, "not-found"],
  ] as const)("%s %j means %s", (api, error, reason) => {
    expect(reasonOf(api, error)).toBe(reason);
  });
});
