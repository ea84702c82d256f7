import { expect, test } from "vitest";
import {
  addressFault,
  cleanSecret,
  pastedAddress,
  withoutSpace,
} from "../../../renderer/components/forms/clean-paste.ts";
import { masked, readPhone, splitWhole } from "../../../renderer/components/forms/phone-tools.ts";
import { newWorkspaceId } from "../../../renderer/screens/workspace/new-workspace-id.ts";

test("a pasted address loses space and unseen characters, and its origin is offered where more came along", () => {
  expect(pastedAddress(" \u200bhttps://api.example:9090/v1/users?x=1#y \n")).toEqual({
    text: "https://api.example:9090/v1/users?x=1#y",
    origin: "https://api.example:9090",
  });
  expect(pastedAddress("https://api.example:9090/").origin).toBeUndefined();
  expect(withoutSpace("123 456\u00a0789\u2066")).toBe("123456789");
  expect(cleanSecret(" to ken\u200b\n")).toBe("to ken");
});

test("an address says what is wrong with it, and is left in peace while its beginning is typed", () => {
  expect(addressFault("")).toBeUndefined();
  expect(addressFault("http")).toBeUndefined();
  expect(addressFault("https://")).toBeUndefined();
  expect(addressFault("https://api.example/base")).toBeUndefined();
  expect(addressFault("http://127.0.0.1:9090")).toBeUndefined();
  expect(addressFault("api.example")).toBe("scheme-missing");
  expect(addressFault("http://api.example")).toBe("plain-http");
  expect(addressFault("https://me:word@api.example")).toBe("credentials");
  expect(addressFault("https://api.example/?a=b")).toBe("more-than-address");
  expect(addressFault("https://a b")).toBe("not-an-address");
  // The contract takes no longer one.
  expect(addressFault(`https://api.example/${"a".repeat(2028)}`)).toBeUndefined();
  expect(addressFault(`https://api.example/${"a".repeat(2029)}`)).toBe("too-long");
});

test("a whole number takes itself apart, and a national one loses the zero of the trunk", () => {
  expect(splitWhole("+1 (202) 555-0123")).toEqual({ region: "US", national: "(202) 555-0123" });
  expect(splitWhole("0044 20 7946 0018")?.region).toBe("GB");
  expect(splitWhole("202 555 0123")).toBeUndefined();
  expect(readPhone("GB", "020 7946 0018")).toMatchObject({
    kind: "given",
    number: { cc: "44", phoneNumber: "2079460018" },
  });
  // In Italy the zero belongs to the number.
  expect(readPhone("IT", "06 698 82022")).toMatchObject({ number: { cc: "39", phoneNumber: "0669882022" } });
  expect(masked("US", "2025550123")).toBe("(202) 555-0123");
});

test("what is impossible is wrong, what is only unlikely is a warning", () => {
  expect(readPhone("US", "")).toEqual({ kind: "empty" });
  expect(readPhone(undefined, "2025550123")).toEqual({ kind: "wrong", why: "no-region" });
  expect(readPhone("US", "202-FLOWERS")).toEqual({ kind: "wrong", why: "not-digits" });
  expect(readPhone("US", "202")).toEqual({ kind: "wrong", why: "too-short" });
  expect(readPhone("US", "2025550123")).toMatchObject({ kind: "given", unlikely: undefined });
  expect(readPhone("US", "20255501")).toMatchObject({ kind: "given", unlikely: "too-short" });
  expect(readPhone("US", "0025550123")).toMatchObject({ kind: "given", unlikely: "not-of-region" });
  expect(readPhone("US", "2025550123202555012320")).toEqual({ kind: "wrong", why: "too-long" });
});

test("a new workspace's id fits the contract and uses every byte fairly", () => {
  expect(newWorkspaceId()).toMatch(/^ws-[a-z0-9]{8}$/);
  // 255 would favour some letters, so it is passed over.
  let next = 0;
  const id = newWorkspaceId((bytes) => bytes.map(() => (next++ % 2 === 0 ? 255 : 1)));
  expect(id).toBe("ws-bbbbbbbb");
});
