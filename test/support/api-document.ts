import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { z } from "zod";
import { openApiDocument } from "../../main/core/collection/openapi.ts";
import { parseJson } from "../../shared/parse-json.ts";
import type { DialectChoice } from "../../shared/platform/dialect.ts";

const Content = z.record(z.string(), z.object({ schema: z.object({ $ref: z.string() }) }));
const OperationShape = z.looseObject({
  operationId: z.string(),
  "x-assumed": z.string().optional(),
  "x-changes": z.boolean(),
  parameters: z.array(z.looseObject({ name: z.string().optional(), $ref: z.string().optional() })).optional(),
  requestBody: z.object({ required: z.boolean(), content: Content }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string(), content: Content.optional() })),
});

const METHODS = ["get", "post", "patch", "delete"] as const;

/** The document of these API settings, with its operations and the means to check a message against it. */
export function readDocument(dialect: DialectChoice) {
  const document = openApiDocument({ dialect, appVersion: "0.0.0-test" });
  const paths = z.record(z.string(), z.looseObject({})).parse(document["paths"]);
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) =>
      item[method] === undefined ? [] : [{ path, method, operation: OperationShape.parse(item[method]) }],
    ),
  );
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  ajv.addSchema({ $id: "document", ...document });
  const validators = new Map<string, ValidateFunction>();
  const faultsOf = (reference: string, value: unknown): readonly string[] => {
    const validate = validators.get(reference) ?? ajv.compile({ $ref: `document${reference}` });
    validators.set(reference, validate);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ""}`);
  };
  return {
    document,
    operations,
    /** The operation that a request is; literal paths come before those with IDs. */
    find: (method: string, path: string) =>
      operations
        .filter((one) => one.method === method.toLowerCase() && matches(one.path, path))
        .toSorted((a, b) => Number(a.path.includes("{")) - Number(b.path.includes("{")))[0],
    faultsOf,
  };
}

function matches(template: string, path: string): boolean {
  const parts = template.split("/");
  const given = path.split("/");
  return (
    parts.length === given.length &&
    parts.every((part, index) => (part.startsWith("{") ? given[index] !== "" : part === given[index]))
  );
}

/** A request of the HTTP client with its response, as both were on the wire. */
export type SeenCall = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: string | undefined;
  status: number;
  answer: string;
};

/** Records every call of the HTTP client until `stop`. */
export function recordCalls(): { readonly calls: readonly SeenCall[]; readonly stop: () => void } {
  const calls = new Map<object, SeenCall>();
  const hear = {
    "undici:request:create": (message: { request: UndiciRequest }) => {
      const { method, path, body } = message.request;
      const url = new URL(path, "https://api.example");
      calls.set(message.request, {
        method,
        path: url.pathname,
        query: url.searchParams,
        body: typeof body === "string" ? body : body instanceof Uint8Array ? textOf(body) : undefined,
        status: 0,
        answer: "",
      });
    },
    "undici:request:headers": (message: { request: object; response: { statusCode: number } }) => {
      const call = calls.get(message.request);
      if (call !== undefined) call.status = message.response.statusCode;
    },
    "undici:request:bodyChunkReceived": (message: { request: object; chunk: Uint8Array }) => {
      const call = calls.get(message.request);
      if (call !== undefined) call.answer += textOf(message.chunk);
    },
  };
  const listeners = Object.entries(hear).map(([channel, listener]) => {
    const listen = listener as (message: unknown) => void;
    subscribe(channel, listen);
    return () => unsubscribe(channel, listen);
  });
  return {
    get calls() {
      return [...calls.values()];
    },
    stop: () => listeners.forEach((end) => end()),
  };
}

type UndiciRequest = { readonly method: string; readonly path: string; readonly body: unknown };

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("utf8");
}

/** Whatever of a call isn't as the document says: its path, its query, its body, its status or its response. */
export function faultsIn(
  { find, faultsOf }: ReturnType<typeof readDocument>,
  call: SeenCall,
): readonly string[] {
  const found = find(call.method, call.path);
  if (found === undefined) return [`${call.method} ${call.path} is not in the document`];
  const { parameters = [], requestBody, responses } = found.operation;
  const named = new Set(parameters.map(({ name, $ref }) => name ?? $ref?.split("/").at(-1)));
  const unnamed = [...call.query.keys()].filter((name) => !named.has(name));
  const asked = Object.values(requestBody?.content ?? {})[0]?.schema.$ref;
  const isJson = requestBody?.content["application/json"] !== undefined;
  const answer = responses[String(call.status)] ?? (call.status >= 400 ? responses["default"] : undefined);
  const answered = answer?.content?.["application/json"]?.schema.$ref;
  return [
    ...unnamed.map((name) => `the query's ${name} is not in the document`),
    ...(call.body === undefined
      ? requestBody?.required === true
        ? ["the body is missing"]
        : []
      : asked === undefined
        ? ["a body is not in the document"]
        : faultsOf(asked, isJson ? parseJson(call.body) : call.body)),
    ...(answer === undefined ? [`status ${call.status} is not in the document`] : []),
    ...(answered === undefined ? [] : faultsOf(answered, parseJson(call.answer))),
  ].map((fault) => `${found.operation.operationId}: ${fault}`);
}
