import { NOTHING_FOUND, type Rule } from "../finding.ts";

const KEY = "messaging_product";

/** `messaging_product` has to be the brand word in every request to the cloud API. */
export const messagingProduct: Rule = {
  check: (payload, { brand }) => {
    const given = payload[KEY];
    if (given === brand) return NOTHING_FOUND;
    const names = { brand };
    return given === undefined
      ? [
          {
            rule: "messaging-product",
            path: [],
            sentence: "productMissing",
            names,
            fix: { kind: "add", path: [], key: KEY, value: brand },
          },
        ]
      : [
          {
            rule: "messaging-product",
            path: [KEY],
            sentence: "productOther",
            names,
            fix: { kind: "set", path: [KEY], value: brand },
          },
        ];
  },
};
