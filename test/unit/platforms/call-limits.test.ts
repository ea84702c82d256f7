import { expect, test } from "vitest";
import { LIMITS } from "../../../main/core/platforms/http/limits.ts";

test("[F5] a call that changes something is given up after 60 s, one that reads after 15 s, a connection after 10 s", () => {
  expect(LIMITS.changeMs).toBeLessThanOrEqual(60_000);
  // The platform may take 15 s to register a number.
  expect(LIMITS.changeMs).toBeGreaterThan(15_000);
  expect(LIMITS.lookUpMs).toBeLessThanOrEqual(15_000);
  expect(LIMITS.connectMs).toBeLessThanOrEqual(10_000);
});
