import { expect, test } from "vitest";
import { problemWords } from "../../../shared/wording/problems.ts";
import { translateToEnglish } from "../../../shared/wording/translate.ts";

const nextOf = (cause: "not-allowed" | "not-here"): string =>
  problemWords(translateToEnglish, { kind: "bindRefused", address: "192.168.1.20", cause }).next;

test("where no receiver may listen on the local network, no other address of it is suggested", () => {
  expect(nextOf("not-here")).toMatch(/^Choose an address/);
  expect(nextOf("not-allowed")).toBe(
    "Choose a tunnel that is allowed, or ask the administrator of this computer.",
  );
});
