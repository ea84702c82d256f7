import { describe, expect, it } from "vitest";
import { numberAccount } from "../../../main/core/checks/number/account.ts";
import { numberAttempts, numberLock, numberPin } from "../../../main/core/checks/number/access-checks.ts";
import { numberFormat } from "../../../main/core/checks/number/format.ts";
import {
  numberMode,
  numberName,
  numberPlace,
  numberQuality,
  numberSending,
  numberStatus,
  numberVerification,
} from "../../../main/core/checks/number/status-checks.ts";
import { instant } from "../../../shared/time.ts";
import {
  ACCOUNT,
  confirmed,
  gateway,
  HEALTHY_NUMBER,
  HEALTHY_SETTINGS,
  notSent,
  NOW,
  NUMBER_ID,
  rejected,
  resultOf,
  unanswered,
} from "../../support/check-context.ts";

const saying = (facts: object) => ({ number: confirmed({ ...HEALTHY_NUMBER, ...facts }) });

describe("number.format", () => {
  it.each([
    ["1", "2025550123"],
    ["34", "612345678"],
    ["39", "0612345678"],
  ])("passes for +%s %s, an Italian leading zero included", async (cc, phoneNumber) => {
    expect(await resultOf(numberFormat, { number: { cc, phoneNumber } })).toMatchObject({ status: "pass" });
  });
  it.each([
    ["1", "12025550123"],
    ["34", "34612345678"],
    ["49", "4930123456"],
    // A fictional area code: not a valid number, but one digit too long for the country once the country code
    // precedes it.
    ["1", "15550100200"],
  ])("blocks when +%s %s repeats the country code", async (cc, phoneNumber) => {
    expect(await resultOf(numberFormat, { number: { cc, phoneNumber } })).toMatchObject({
      status: "fail",
      cause: "country-code-repeated",
    });
  });
  it("only warns when the number is valid with and without its first digits", async () => {
    // +49 4971 …: a German area code that begins with the country code.
    expect(await resultOf(numberFormat, { number: { cc: "49", phoneNumber: "4971123456" } })).toMatchObject({
      status: "warn",
      cause: "country-code-repeated",
    });
  });
  it("warns about a trunk zero", async () => {
    const result = await resultOf(numberFormat, { number: { cc: "49", phoneNumber: "030901820" } });
    expect(result).toMatchObject({
      status: "warn",
      cause: "trunk-prefix",
      found: "+49030901820 is written +4930901820 abroad",
    });
  });
  it.each([
    ["1", "123456"],
    ["999", "12345678"],
  ])("warns, no more, when +%s %s fits no plan", async (cc, phoneNumber) => {
    expect(await resultOf(numberFormat, { number: { cc, phoneNumber } })).toMatchObject({
      status: "warn",
      cause: "number-invalid",
    });
  });
});

describe("number.account", () => {
  const listing = (...numbers: { id: string; displayPhoneNumber?: string }[]) => ({
    numbers: confirmed(numbers),
  });
  it("passes when the account lists the number under its id, however it is displayed", async () => {
    expect(await resultOf(numberAccount)).toMatchObject({
      status: "pass",
      facts: { account: ACCOUNT, listed: 2 },
    });
    expect(
      await resultOf(numberAccount, {
        looks: listing({ id: NUMBER_ID, displayPhoneNumber: "(202) 555-0123" }),
      }),
    ).toMatchObject({ status: "pass" });
    expect(await resultOf(numberAccount, { looks: listing({ id: NUMBER_ID }) })).toMatchObject({
      status: "pass",
    });
  });
  it("blocks when the account definitely does not hold it", async () => {
    expect(
      await resultOf(numberAccount, { looks: listing({ id: "7", displayPhoneNumber: "+44 20 7946 0000" }) }),
    ).toMatchObject({ status: "fail", cause: "not-in-account" });
    expect(await resultOf(numberAccount, { looks: listing() })).toMatchObject({
      status: "fail",
      cause: "not-in-account",
      facts: { listed: 0 },
    });
  });
  it("blocks when the account holds it under another id, and names that id", async () => {
    expect(
      await resultOf(numberAccount, { looks: listing({ id: "7", displayPhoneNumber: "+1 202 555 0123" }) }),
    ).toMatchObject({ status: "fail", cause: "id-differs", facts: { listedId: "7" } });
  });
  it("blocks when the id belongs to another number, told by the list or by the number itself", async () => {
    expect(
      await resultOf(numberAccount, {
        looks: listing({ id: NUMBER_ID, displayPhoneNumber: "+44 20 7946 0000" }),
      }),
    ).toMatchObject({ status: "fail", cause: "number-differs" });
    const looks = { numbers: unanswered(), ...saying({ displayPhoneNumber: "+44 20 7946 0000" }) };
    expect(await resultOf(numberAccount, { looks })).toMatchObject({
      status: "fail",
      cause: "number-differs",
    });
  });
  it("is skipped when the list is not answered, and only warns when the number is not found either", async () => {
    expect(await resultOf(numberAccount, { looks: { numbers: unanswered() } })).toMatchObject({
      status: "skip",
      cause: "not-answered",
    });
    expect(
      await resultOf(numberAccount, {
        looks: { numbers: rejected("not-found"), number: rejected("not-found") },
      }),
    ).toMatchObject({ status: "warn", cause: "number-not-found" });
    expect(
      await resultOf(numberAccount, { looks: { numbers: notSent("no-route"), number: notSent("no-route") } }),
    ).toMatchObject({ status: "skip", cause: "not-reachable" });
  });
});

describe("number.place", () => {
  it("passes when the number is on the source, with both sides' words", async () => {
    expect(await resultOf(numberPlace)).toMatchObject({
      status: "pass",
      found: "cloud: ON_PREMISE; on-premises client: connected",
      facts: { numberIs: "on-premises" },
    });
    expect(await resultOf(numberPlace, { direction: "to-onprem" })).toMatchObject({
      status: "pass",
      facts: { numberIs: "cloud" },
    });
  });
  it("passes on the client's word where the cloud not reported", async () => {
    expect(await resultOf(numberPlace, { looks: { number: unanswered() } })).toMatchObject({
      status: "pass",
      facts: { numberIs: "on-premises" },
    });
  });
  it.each([
    ["to-cloud", "CLOUD_API", "unregistered"],
    ["to-onprem", "ON_PREMISE", "connected"],
  ] as const)("warns when the number is on the target already: %s", async (direction, host, word) => {
    expect(
      await resultOf(numberPlace, {
        direction,
        looks: { ...saying({ host }), health: gateway(word), settings: confirmed(HEALTHY_SETTINGS) },
      }),
    ).toMatchObject({ status: "warn", cause: "already-on-target" });
  });
  it.each([
    ["CLOUD_API", "connected"],
    ["ON_PREMISE", "unregistered"],
  ] as const)("warns when the cloud says %s and the client is %s", async (host, word) => {
    expect(
      await resultOf(numberPlace, { looks: { ...saying({ host }), health: gateway(word) } }),
    ).toMatchObject({ status: "warn", cause: "sides-contradict" });
  });
  it("does not take a client that is connected for another number for this one's home", async () => {
    const looks = {
      ...saying({ host: "CLOUD_API" }),
      settings: confirmed({ ...HEALTHY_SETTINGS, waId: "442079460000" }),
      health: gateway("connected"),
    };
    expect(await resultOf(numberPlace, { direction: "to-onprem", looks })).toMatchObject({
      status: "pass",
      facts: { numberIs: "cloud" },
    });
  });
  it("warns when the number is on neither side", async () => {
    expect(
      await resultOf(numberPlace, {
        looks: { ...saying({ host: "NOT_APPLICABLE" }), health: gateway("unregistered") },
      }),
    ).toMatchObject({ status: "warn", cause: "not-registered-anywhere" });
  });
  it("is skipped when neither side tells", async () => {
    expect(
      await resultOf(numberPlace, { looks: { number: unanswered(), health: unanswered() } }),
    ).toMatchObject({ status: "skip", cause: "not-told" });
  });
});

describe("number.status", () => {
  it.each([
    ["BANNED", "fail", "number-banned"],
    ["DELETED", "fail", "number-deleted"],
    ["MIGRATED", "warn", "number-migrated"],
    ["RESTRICTED", "warn", "number-restricted"],
    ["FLAGGED", "warn", "number-restricted"],
    ["RATE_LIMITED", "warn", "number-restricted"],
  ])("judges %s as %s", async (status, verdict, cause) => {
    expect(await resultOf(numberStatus, { looks: saying({ status }) })).toMatchObject({
      status: verdict,
      cause,
      facts: { status },
    });
  });
  it.each(["SOMETHING_NEW", "connected"])(
    "[ZP21] doesn't pass for %s, which nobody knows",
    async (status) => {
      expect(await resultOf(numberStatus, { looks: saying({ status }) })).toMatchObject({
        status: "warn",
        cause: "status-not-known",
      });
      expect(await resultOf(numberSending, { looks: saying({ canSend: status }) })).toMatchObject({
        status: "warn",
        cause: "sending-not-known",
      });
    },
  );
  it.each(["CONNECTED", "DISCONNECTED", "PENDING", "LINKED"])(
    "passes for %s and shows the word",
    async (status) => {
      expect(await resultOf(numberStatus, { looks: saying({ status }) })).toMatchObject({
        status: "pass",
        found: `the cloud reports "${status}"`,
      });
    },
  );
});

describe.each([
  {
    check: numberSending,
    member: "canSend",
    good: "AVAILABLE",
    causes: { BLOCKED: "sending-blocked", LIMITED: "sending-limited" },
  },
  { check: numberMode, member: "accountMode", good: "LIVE", causes: { SANDBOX: "sandbox-mode" } },
  { check: numberQuality, member: "qualityRating", good: "YELLOW", causes: { RED: "quality-low" } },
  {
    check: numberVerification,
    member: "codeVerificationStatus",
    good: "VERIFIED",
    causes: { NOT_VERIFIED: "not-verified", UNVERIFIED: "not-verified", EXPIRED: "not-verified" },
  },
  {
    check: numberName,
    member: "nameStatus",
    good: "AVAILABLE_WITHOUT_REVIEW",
    causes: {
      DECLINED: "name-not-approved",
      EXPIRED: "name-not-approved",
      PENDING_REVIEW: "name-not-approved",
      NONE: "name-not-approved",
    },
  },
])("$check.id", ({ check, member, good, causes }) => {
  it.each(Object.entries(causes))("warns, no more, about %s", async (word, cause) => {
    expect(await resultOf(check, { looks: saying({ [member]: word }) })).toMatchObject({
      status: "warn",
      cause,
      facts: { [member]: word },
    });
  });
  it(`passes for ${good}`, async () => {
    expect(await resultOf(check, { looks: saying({ [member]: good }) })).toMatchObject({
      status: "pass",
      facts: { [member]: good },
    });
  });
});

describe.each([numberStatus, numberSending, numberMode, numberQuality, numberVerification, numberName])(
  "$id",
  (check) => {
    it("is skipped where the number's fields leave it out or are not answered", async () => {
      expect(await resultOf(check, { looks: { number: confirmed({ refusedFields: [] }) } })).toMatchObject({
        status: "skip",
        cause: "not-told",
      });
      expect(await resultOf(check, { looks: { number: unanswered("not-json") } })).toMatchObject({
        status: "skip",
        cause: "not-answered",
      });
      expect(await resultOf(check, { looks: { number: notSent("expired") } })).toMatchObject({
        status: "skip",
        cause: "not-reachable",
      });
    });
  },
);

describe("number.name", () => {
  it("warns when the cloud shows another name than the plan", async () => {
    const result = await resultOf(numberName, {
      direction: "to-onprem",
      number: { displayName: "Southwind Bakery" },
    });
    expect(result).toMatchObject({
      status: "warn",
      cause: "name-differs",
      facts: { verifiedName: "Northwind Bakery" },
    });
  });
});

describe("number.lock", () => {
  it("passes when no look-up tells of a lock", async () => {
    expect(await resultOf(numberLock)).toMatchObject({ status: "pass" });
  });
  it.each(["number", "numbers", "health", "settings"] as const)(
    "blocks when %s is refused for a lock or a block",
    async (look) => {
      expect(
        await resultOf(numberLock, { looks: { [look]: rejected("account-locked", 131_031) } }),
      ).toMatchObject({ status: "fail", cause: "account-locked", facts: { code: 131_031 } });
      expect(await resultOf(numberLock, { looks: { [look]: rejected("policy-block", 368) } })).toMatchObject({
        status: "fail",
        cause: "policy-block",
      });
    },
  );
  it("is skipped when the number is not answered", async () => {
    expect(await resultOf(numberLock, { looks: { number: unanswered() } })).toMatchObject({
      status: "skip",
      cause: "not-answered",
    });
  });
});

describe("number.pin", () => {
  it("[I6] passes without trying the PIN, and says that only the move will tell", async () => {
    expect(await resultOf(numberPin)).toMatchObject({
      status: "pass",
      found: expect.stringContaining("only the migration can show") as unknown,
      facts: { given: true },
    });
  });
  it("says that earlier refusals cannot be told while the vault is shut", async () => {
    expect(await resultOf(numberPin, { local: { vault: "locked" } })).toMatchObject({
      status: "pass",
      found: expect.stringContaining("while the vault is locked") as unknown,
    });
  });
  it("[I6] blocks a PIN that was refused for this number before", async () => {
    const result = await resultOf(numberPin, { local: { pinRefusedAt: instant(NOW - 2 * 3_600_000) } });
    expect(result).toMatchObject({
      status: "fail",
      cause: "pin-refused-before",
      found: "this PIN was rejected for this number 2 h ago",
      facts: { refusedAt: "2026-01-15T10:00:00.000Z" },
    });
  });
  it.each([
    [1, "a PIN was rejected for this number 2 h ago, sent from the data folder /other"],
    [
      2,
      "2 PINs were rejected for this number, sent from other data folders, the last one 2 h ago from /other",
    ],
  ])(
    "[I6] [I25] warns of %i that other data folders had refused, which cannot be compared here",
    async (count, said) => {
      const at = instant(NOW - 3 * 3_600_000);
      const pinRefusedElsewhere = { count, at, agoMs: 2 * 3_600_000, folder: "/other" };
      for (const vault of ["open", "locked"] as const)
        expect(await resultOf(numberPin, { local: { pinRefusedElsewhere, vault } })).toMatchObject({
          status: "warn",
          cause: "pin-refused-elsewhere",
          found: expect.stringContaining(said) as unknown,
          facts: { given: true, refused: count, refusedAt: "2026-01-15T09:00:00.000Z", folder: "/other" },
        });
    },
  );
  it("warns on the way back when no PIN is given", async () => {
    expect(
      await resultOf(numberPin, {
        direction: "to-onprem",
        number: { pin: undefined },
        secrets: { "number.pin": undefined },
      }),
    ).toMatchObject({ status: "warn", cause: "pin-not-given" });
  });
});

describe("number.attempts", () => {
  const left = (inRun: number, inWindow: number) => ({
    local: { attempts: { inRun, inWindow, freeAt: instant(NOW + 3_600_000) } },
  });
  it("passes with attempts to spare", async () => {
    expect(await resultOf(numberAttempts)).toMatchObject({ status: "pass", facts: { left: 3, inWindow: 8 } });
  });
  it("[I5] blocks when none is left, and tells when one will be", async () => {
    expect(await resultOf(numberAttempts, left(3, 0))).toMatchObject({
      status: "fail",
      cause: "attempts-spent",
      facts: { left: 0, freeAt: "2026-01-15T13:00:00.000Z" },
    });
  });
  it("warns when two are left within the window", async () => {
    expect(await resultOf(numberAttempts, left(3, 2))).toMatchObject({
      status: "warn",
      cause: "attempts-low",
    });
    expect(await resultOf(numberAttempts, left(3, 3))).toMatchObject({ status: "pass" });
  });
  it("is skipped where no data folder is open", async () => {
    expect(await resultOf(numberAttempts, { local: { attempts: undefined } })).toMatchObject({
      status: "skip",
      cause: "not-told",
    });
  });
});
