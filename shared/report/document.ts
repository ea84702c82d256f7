import type { Language } from "../language.ts";

/** A fact with its name. */
export type Fact = readonly [name: string, value: string];

export type Table = {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Set in small type, for hashes. */
  readonly dense?: true;
};

export type Section = {
  readonly heading: string;
  readonly facts?: readonly Fact[];
  readonly table?: Table;
  readonly notes?: readonly string[];
};

/** A text to read or to print, in one language, without any markup: each form adds its own. */
export type ReportDocument = {
  readonly language: Language;
  readonly title: string;
  /** Above everything, for what isn't real. */
  readonly mark?: string;
  readonly headline: string;
  readonly lead: readonly string[];
  readonly sections: readonly Section[];
};
