import { expect, test } from "vitest";
import { isMadeUp, MADE_UP_HEADER, madeUpMark, markOfCopy } from "../../../main/core/endpoint/test-mark.ts";
import { redact } from "../../../shared/redacted.ts";

const BODY = Buffer.from('{"object":"chat_business_account"}');
const SECRET = redact("an app secret of 32 characters !", "app secret");
const PATH = "/AAAAAAAAAAAAAAAAAAAAAA";
const TO = new URL(`https://front.example/behind${PATH}`);
const known = (signed: boolean) => ({ path: PATH, appSecrets: [SECRET], signed });
const headers = (mark: string) => ({ [MADE_UP_HEADER]: mark });

test("[V20] what is made up here is known by its secret path where nothing is signed, behind a front as well", () => {
  expect(isMadeUp(headers(madeUpMark({ to: TO, body: BODY })), BODY, known(false))).toBe(true);
  expect(isMadeUp({}, BODY, known(false))).toBe(false);
});

test("[V20] what is signed is known by the app secret alone: no front on the way may deny what the platform signed", () => {
  const byAddress = madeUpMark({ to: TO, body: BODY });
  expect(isMadeUp(headers(byAddress), BODY, known(true))).toBe(false);
  const whole = madeUpMark({ to: TO, body: BODY, appSecret: SECRET });
  expect(isMadeUp(headers(whole), BODY, known(true))).toBe(true);
});

test.each([
  ["another body", headers(madeUpMark({ to: TO, body: Buffer.from("{}"), appSecret: SECRET }))],
  ["another secret", headers(madeUpMark({ to: TO, body: BODY, appSecret: redact("not it", "app secret") }))],
  ["nonsense", headers(`s=${"0".repeat(64)},a=x,,`)],
  [
    "the right one behind too many",
    headers(`${"x,".repeat(9)}${madeUpMark({ to: TO, body: BODY, appSecret: SECRET })}`),
  ],
])("[V20] a stranger's mark hides nothing: %s", (_name, given) => {
  expect(isMadeUp(given, BODY, known(true))).toBe(false);
});

test("[V20] a copy of it stays marked for whoever receives the copy", () => {
  const next = new URL("https://other.example/BBBBBBBBBBBBBBBBBBBBBB");
  const came = headers(madeUpMark({ to: TO, body: BODY, appSecret: SECRET }));
  const copy = headers(markOfCopy(came, next, BODY));
  const there = { path: next.pathname, appSecrets: [SECRET] };
  expect(isMadeUp(copy, BODY, { ...there, signed: true })).toBe(true);
  expect(isMadeUp(copy, BODY, { ...there, signed: false })).toBe(true);
});
