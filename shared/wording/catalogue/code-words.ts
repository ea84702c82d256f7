import type { CodeName } from "../../platform/codes.ts";

type NameIn<Api extends string> = CodeName extends infer Name
  ? Name extends `${Api}.${infer Rest}`
    ? Rest
    : never
  : never;

/** The text of every row of the code tables, by API and name. */
export type CodeWords = {
  readonly [Api in "cloud" | "onPrem"]: {
    readonly [Name in NameIn<Api>]: { readonly cause: string; readonly advice: string };
  };
};
