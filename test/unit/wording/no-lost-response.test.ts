import { expect, test } from "vitest";
import { en as windowEn } from "../../../renderer/wording/en/index.ts";
import { en } from "../../../shared/wording/catalogue/en/index.ts";
import { keyOf, sentencesOf } from "./catalogue-tree.ts";

/** Told of a request whose outcome is unknown, whether a response came that could not be used or none did. */
const TOLD =
  /^(?:rescue\.|phases\.(?:unknown|awaiting-code)\.|pin\.earlier\.|checkCauses\.(?:timeout|connection-lost)\.|endpoint|window\.run\.(?:evidence|rescue)\.|window\.code\.|window\.overview\.(?:how|matter)\.|timeline\.)/;
const CLAIMS_NONE =
  /response\S* (?:to the request )?(?:was|got) lost(?! or unclear)|^no response|\bno response (?:was recorded|within)|without a response/i;

test("[ZP23] no sentence about a request without a known outcome says that no response came", () => {
  const all = [...sentencesOf({ ...en, window: windowEn })].map(
    ([path, text]) => [keyOf(path), text] as const,
  );
  const told = all.filter(([key]) => TOLD.test(key));
  expect(told.length).toBeGreaterThan(60);
  expect(told.filter(([, text]) => CLAIMS_NONE.test(text))).toEqual([]);
});
