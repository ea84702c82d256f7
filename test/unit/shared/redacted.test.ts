import { inspect } from "node:util";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { redact } from "../../../shared/redacted.ts";

const VALUE = fc
  .string({ minLength: 8 })
  .filter((text) => !"<redacted:pin>".includes(text) && !/^\s*$/.test(text));

test("[I13] a redacted value shows its label however it is printed", () => {
  fc.assert(
    fc.property(VALUE, (value) => {
      const secret = redact(value, "pin");
      const shown = [
        String(secret),
        secret.toString(),
        JSON.stringify({ secret }),
        inspect(secret, { depth: 9, showHidden: true }),
        inspect([{ secret }]),
      ];
      for (const text of shown) expect(text).toContain("<redacted:pin>");
      expect(shown.join("\n").includes(value)).toBe(false);
      expect(Object.values(secret).includes(value)).toBe(false);
    }),
  );
});

test("[I13] only reveal gives the value, and nothing can be put in its place", () => {
  const secret = redact("314159", "pin");
  expect(secret.reveal()).toBe("314159");
  expect(() => Object.assign(secret, { label: "other" })).toThrow(TypeError);
  expect({ ...secret, reveal: undefined }).not.toHaveProperty("value");
});
