import type { z } from "zod";

/** A schema with the name under which the document holds it, and what its members mean. */
export type NamedSchema = {
  readonly name: string;
  readonly schema: z.ZodType;
  readonly description?: string;
  readonly members?: Readonly<Record<string, string>>;
};

export type QueryParameter = {
  readonly name: string;
  readonly description: string;
  readonly required?: true;
  readonly schema: z.ZodType;
};

export type Response = {
  readonly description: string;
  /** Missing for a response without a body. */
  readonly body?: NamedSchema;
};

/** One call as the clients make it, and the responses that they take for an answer. */
export type Operation = {
  readonly id: string;
  readonly method: "get" | "post" | "patch" | "delete";
  /** With its IDs in braces. */
  readonly path: string;
  readonly summary: string;
  /** What the platform document doesn't show, and what is assumed instead; missing where it shows all of it. */
  readonly assumed?: string;
  readonly security: "cloudToken" | "appToken" | "onPremisesToken" | "onPremisesLogin";
  /** True for a call that changes something; sending it twice may cost an attempt. */
  readonly changes: boolean;
  readonly query?: readonly QueryParameter[];
  readonly request?: {
    readonly type: "application/json" | "text/plain";
    readonly body: NamedSchema;
    readonly optional?: true;
  };
  readonly responses: Readonly<Record<string, Response>>;
};
