import { describe, expect, test } from "vitest";
import { parseStrictJson } from "../../../shared/strict-json.ts";
import { toCloud, toOnPremises } from "../../../shared/translate/notification.ts";
import { readNotifications } from "../../../shared/translate/read-notifications.ts";

const PARTIES = {
  brand: "chat",
  businessAccountId: "104996122399160",
  phoneNumberId: "106540352242922",
  displayPhoneNumber: "12025550123",
};

/** A notification of each shape whose deepest text has so many brackets around it. */
const SHAPES = {
  "on-premises": (levels: number) =>
    `{"statuses":[{"_":${"[".repeat(levels - 3)}""${"]".repeat(levels - 3)}}]}`,
  cloud: (levels: number) =>
    `{"entry":[{"changes":[{"value":{"statuses":[{"_":${"[".repeat(levels - 8)}""${"]".repeat(levels - 8)}}]}}]}]}`,
};

describe.each(["on-premises", "cloud"] as const)("a notification of the %s shape", (from) => {
  test("[X4] that is read has a translation that can be read, however many levels it has", () => {
    let taken = 0;
    for (let levels = 9; levels <= 70; levels += 1) {
      const read = readNotifications(Buffer.from(SHAPES[from](levels)));
      if (!read.ok) continue;
      taken += 1;
      for (const { notification } of read.value) {
        const { translated } = from === "cloud" ? toOnPremises(notification) : toCloud(notification, PARTIES);
        expect(translated.length).toBeGreaterThan(0);
        for (const { payload } of translated)
          expect(parseStrictJson(Buffer.from(JSON.stringify(payload))), `${levels} levels`).toMatchObject({
            ok: true,
          });
      }
    }
    expect(taken).toBeGreaterThan(40);
  });

  test("[X4] with too many levels is no JSON that is read", () => {
    expect(readNotifications(Buffer.from(SHAPES[from](60)))).toMatchObject({ problem: { kind: "notJson" } });
  });
});
