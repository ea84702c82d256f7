import { dialectOf, type DialectChoice } from "../../../shared/platform/dialect.ts";
import { cloudOperations } from "./cloud-operations.ts";
import { cloudErrorOf, ON_PREM_ERROR } from "./errors.ts";
import { jsonSchemaOf, type JsonSchema } from "./json-schema.ts";
import { onPremOperations } from "./on-prem-operations.ts";
import type { NamedSchema, Operation } from "./operation.ts";
import { webhooksOf } from "./webhooks.ts";

/** What a document is about: the API settings, and the URLs of both APIs where a plan names them. */
export type DocumentSubject = {
  readonly dialect: DialectChoice;
  readonly appVersion: string;
  readonly servers?: { readonly cloud: string; readonly onPrem: string } | undefined;
};

/**
 * One OpenAPI 3.1 document of both APIs, as Switchover's clients call and read them.
 *
 * Paths and names are those of the API settings, schemas those of the clients. What the platform document
 * doesn't show is marked with `x-assumed` at each call.
 */
export function openApiDocument({ dialect: choice, appVersion, servers }: DocumentSubject): JsonSchema {
  const dialect = dialectOf(choice);
  const cloud = cloudOperations(dialect);
  const onPrem = onPremOperations(dialect);
  const cloudError = cloudErrorOf(dialect);
  const { webhooks, schemas } = webhooksOf(dialect);
  const server = {
    cloud: [serverOf("cloud", servers?.cloud, "The cloud API.")],
    onPrem: [serverOf("on_premises", servers?.onPrem, "The on-premises client.")],
  };
  return {
    openapi: "3.1.1",
    info: {
      title: "Cloud API and on-premises API of a business messaging platform, as Switchover uses them",
      version: appVersion,
      description: ABOUT,
    },
    tags: [
      { name: "cloud", description: "The cloud API." },
      { name: "on-premises", description: "The API of the on-premises client." },
    ],
    paths: {
      ...pathsOf(cloud, { tag: "cloud", servers: server.cloud, error: cloudError }),
      ...pathsOf(onPrem, { tag: "on-premises", servers: server.onPrem, error: ON_PREM_ERROR }),
    },
    webhooks,
    components: {
      schemas: componentsOf([...cloud, ...onPrem], [cloudError, ON_PREM_ERROR, ...schemas]),
      parameters: {
        appsecret_proof: {
          name: "appsecret_proof",
          in: "query",
          required: false,
          description:
            "HMAC-SHA256 of the access token under the app secret, in hexadecimal; for apps that require it.",
          schema: { type: "string", pattern: "^[0-9a-f]{64}$" },
        },
      },
      securitySchemes: SECURITY,
    },
  };
}

const ABOUT = [
  "Made from the schemas that Switchover's clients read responses with, and from the API settings of a deployment.",
  "Where the platform document says “not shown”, a call has `x-assumed`: what it says there is an assumption of Switchover.",
  "`x-changes` tells whether a call changes something; sending such a call again may cost an attempt.",
  "Objects may have further members. The clients also take a number where a text is expected.",
].join(" ");

const SECURITY = {
  cloudToken: { type: "http", scheme: "bearer", description: "An access token of the cloud API." },
  appToken: {
    type: "http",
    scheme: "bearer",
    description: "The app's own token: its ID and its secret, joined by a vertical bar. Assumed.",
  },
  onPremisesToken: {
    type: "http",
    scheme: "bearer",
    description: "A token of the on-premises client, as signing in returns it.",
  },
  onPremisesLogin: {
    type: "http",
    scheme: "basic",
    description: "User name and password of the on-premises client. Assumed.",
  },
} as const satisfies Readonly<Record<Operation["security"], unknown>>;

function serverOf(name: string, url: string | undefined, description: string): JsonSchema {
  if (url !== undefined) return { url, description };
  const example = name === "cloud" ? "https://cloud.example" : "https://onprem.example:9090";
  return { url: `{${name}}`, description, variables: { [name]: { default: example, description } } };
}

type Shared = {
  readonly tag: string;
  readonly servers: readonly JsonSchema[];
  readonly error: NamedSchema;
};

function pathsOf(operations: readonly Operation[], shared: Shared): Record<string, JsonSchema> {
  const paths: Record<string, JsonSchema> = {};
  for (const operation of operations) {
    const { path, method } = operation;
    paths[path] = {
      ...(paths[path] ?? { servers: shared.servers, ...idsIn(path) }),
      [method]: operationOf(operation, shared),
    };
  }
  return paths;
}

function idsIn(path: string): { readonly parameters?: readonly JsonSchema[] } {
  const ids = [...path.matchAll(/\{([a-z_]+)\}/g)].map(([, name = ""]) => name);
  if (ids.length === 0) return {};
  return {
    parameters: ids.map((name) => ({ name, in: "path", required: true, schema: { type: "string" } })),
  };
}

function operationOf(operation: Operation, { tag, error }: Shared): JsonSchema {
  const { id, summary, assumed, security, changes, query = [], request, responses } = operation;
  const parameters = [
    ...query.map(({ schema, name, description, required }) => ({
      name,
      in: "query",
      description,
      required: required === true,
      schema: jsonSchemaOf({ name, schema }),
    })),
    ...(tag === "cloud" ? [{ $ref: "#/components/parameters/appsecret_proof" }] : []),
  ];
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(assumed === undefined
      ? { description: "As the platform document shows it." }
      : {
          description: `Not shown in the platform document, so assumed: ${assumed}`,
          "x-assumed": assumed,
        }),
    "x-changes": changes,
    security: [{ [security]: [] }],
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(request === undefined
      ? {}
      : {
          requestBody: {
            required: request.optional !== true,
            content: { [request.type]: { schema: reference(request.body) } },
          },
        }),
    responses: {
      ...Object.fromEntries(
        Object.entries(responses).map(([status, { description, body }]) => [
          status,
          { description, ...(body === undefined ? {} : contentOf(body)) },
        ]),
      ),
      default: { description: "An error.", ...contentOf(error) },
    },
  };
}

function contentOf(body: NamedSchema): JsonSchema {
  return { content: { "application/json": { schema: reference(body) } } };
}

function reference({ name }: NamedSchema): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}

function componentsOf(
  operations: readonly Operation[],
  others: readonly NamedSchema[],
): Record<string, JsonSchema> {
  const named = operations.flatMap(({ request, responses }) => [
    ...(request === undefined ? [] : [request.body]),
    ...Object.values(responses).flatMap(({ body }) => (body === undefined ? [] : [body])),
  ]);
  return Object.fromEntries([...named, ...others].map((one) => [one.name, jsonSchemaOf(one)]));
}
