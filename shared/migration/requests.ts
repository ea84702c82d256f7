import type { BusinessAccountId, PhoneNumberId } from "../ids.ts";
import { dialectOf, type DialectChoice } from "../platform/dialect.ts";
import type { Direction } from "./direction.ts";
import type { CodeMethod, ShardCount } from "./plan.ts";
import type { StepName } from "./step.ts";

/** A request for display: where it goes, and its body with a placeholder for every secret. */
export type ShownRequest = {
  readonly api: "cloud" | "onPrem";
  readonly method: "GET" | "POST";
  /** Path without host and query. */
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
};

/** What the requests of a migration depend on. Nothing here is secret. */
export type RequestsAbout = {
  readonly direction: Direction;
  readonly dialect: DialectChoice;
  readonly businessAccountId: BusinessAccountId;
  /** True if the plan names the app. Otherwise a request asks which app owns the token. */
  readonly namesApp: boolean;
  readonly number: {
    readonly phoneNumberId: PhoneNumberId;
    readonly cc: string;
    readonly phoneNumber: string;
    readonly method?: CodeMethod | undefined;
    readonly shards?: ShardCount | undefined;
    /** True if a PIN is given; always true on the way to the cloud. */
    readonly withPin: boolean;
  };
};

/** How each secret appears in a body that is shown. */
export const SHOWN_SECRETS = {
  pin: "<redacted:pin>",
  certificate: "<redacted:certificate>",
  backupPassword: "<redacted:backup password>",
  backupData: "<redacted:backup data>",
  code: "<redacted:registration code>",
} as const;
const { pin: PIN, certificate: CERT, backupPassword: PASSWORD } = SHOWN_SECRETS;

type Parts = RequestsAbout & { readonly paths: ReturnType<typeof dialectOf> };
type Requests = (parts: Parts) => readonly ShownRequest[];

/**
 * Gives the requests that one step sends, for display. Queries are sent in parallel, in no fixed order; a
 * deployment that rejects some fields is asked for them one by one. Signing in to the on-premises client is
 * not part of a step and is not listed.
 */
export function requestsOf(step: StepName, about: RequestsAbout): readonly ShownRequest[] {
  return REQUESTS[step]({ ...about, paths: dialectOf(about.dialect) });
}

/** Gives the requests of one observation between steps: where the number is, and what it needs to be judged. */
export function observationRequests(about: RequestsAbout): readonly ShownRequest[] {
  const parts = { ...about, paths: dialectOf(about.dialect) };
  const toCloud = about.direction === "to-cloud";
  return [
    ...bothSides(parts),
    ...(toCloud ? [subscribedApps("GET", parts)] : []),
    ...(toCloud && !about.namesApp ? [look("cloud", parts.paths.cloud.debugToken)] : []),
  ];
}

/** True for a query whose response is only compared before and after; a step that fails doesn't send it. */
export function isCompared({ api, method, path }: ShownRequest, about: RequestsAbout): boolean {
  const { cloud, onPrem } = dialectOf(about.dialect);
  const account = about.businessAccountId;
  const lists = [cloud.templates(account), cloud.numbers(account)];
  return method === "GET" && (api === "cloud" ? lists.includes(path) : path === onPrem.shards);
}

const REQUESTS: Readonly<Record<StepName, Requests>> = {
  inspect: (parts) => [
    ...bothSides(parts),
    subscribedApps("GET", parts),
    ...(parts.direction === "to-cloud" && !parts.namesApp
      ? [look("cloud", parts.paths.cloud.debugToken)]
      : []),
    ...compared(parts),
    ...(parts.direction === "to-cloud" ? [look("onPrem", parts.paths.onPrem.shards)] : []),
  ],
  backup: ({ paths }) => [change("onPrem", paths.onPrem.backup, { password: PASSWORD })],
  register: ({ paths, number }) => [
    change("cloud", paths.cloud.register(number.phoneNumberId), {
      messaging_product: paths.messagingProduct,
      pin: PIN,
      backup: { password: PASSWORD, data: SHOWN_SECRETS.backupData },
    }),
  ],
  subscribe: (parts) => [subscribedApps("POST", parts)],
  verify: (parts) => [
    ...bothSides(parts),
    ...(parts.direction === "to-cloud" ? [subscribedApps("GET", parts)] : []),
    ...compared(parts),
  ],
  account: ({ paths, number }) => [
    change("onPrem", paths.onPrem.account, {
      cc: number.cc,
      phone_number: number.phoneNumber,
      method: number.method ?? "sms",
      cert: CERT,
      ...pinOf(number),
    }),
  ],
  code: ({ paths }) => [change("onPrem", paths.onPrem.verify, { code: SHOWN_SECRETS.code })],
  shards: ({ paths, number }) =>
    number.shards === undefined
      ? []
      : [
          change("onPrem", paths.onPrem.shards, {
            cc: number.cc,
            phone_number: number.phoneNumber,
            shards: number.shards,
            cert: CERT,
            ...pinOf(number),
          }),
        ],
};

function bothSides({ paths, number }: Parts): readonly ShownRequest[] {
  return [
    look("cloud", paths.cloud.number(number.phoneNumberId)),
    look("onPrem", paths.onPrem.health),
    look("onPrem", paths.onPrem.applicationSettings),
  ];
}

/** What is compared before and after besides the number's own fields; each is a list of one or more pages. */
function compared({ paths, businessAccountId }: Parts): readonly ShownRequest[] {
  return [
    look("cloud", paths.cloud.templates(businessAccountId)),
    look("cloud", paths.cloud.numbers(businessAccountId)),
  ];
}

function subscribedApps(method: ShownRequest["method"], { paths, businessAccountId }: Parts): ShownRequest {
  return { api: "cloud", method, path: paths.cloud.subscribedApps(businessAccountId) };
}

function look(api: ShownRequest["api"], path: string): ShownRequest {
  return { api, method: "GET", path };
}

function change(api: ShownRequest["api"], path: string, body: ShownRequest["body"] & object): ShownRequest {
  return { api, method: "POST", path, body };
}

function pinOf({ withPin }: RequestsAbout["number"]): { readonly pin?: string } {
  return withPin ? { pin: PIN } : {};
}
