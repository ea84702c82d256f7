import { isDeepStrictEqual } from "node:util";
import { afterEach, describe, expect, test } from "vitest";
import { startSandbox, type Sandbox } from "../../../main/sandbox/index.ts";
import { answerCloud } from "../../simulation/platform/cloud.ts";
import { answerOnPrem } from "../../simulation/platform/on-prem.ts";
import { newTruth, type Truth } from "../../simulation/platform/truth.ts";
import { parseRequest } from "../../simulation/network/wire.ts";
import { visit, type Visitor } from "../../unit/sandbox/visitor.ts";

/*
 * The simulated platform of test/simulation and the sandbox were written separately from the same texts. Both get the
 * same requests here and have to say the same, so that neither drifts.
 */

const CODE = "731904";

type Ask = {
  readonly to: "cloud" | "client";
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  /** Makes the body of the data of the newest backup. */
  readonly withData?: (data: unknown) => unknown;
  readonly authorization?: string;
  /** Time that passes before it. */
  readonly afterMs?: number;
};

type Said = Readonly<Record<string, unknown>>;

const members = (value: unknown): Said =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Said) : {};
const firstOf = (value: unknown): Said => members(Array.isArray(value) ? value[0] : value);
const present = (said: Said): Said =>
  Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));

const NUMBER_FIELDS = [
  "id",
  "verified_name",
  "code_verification_status",
  "quality_rating",
  "name_status",
  "platform_type",
  "account_mode",
  "is_official_business_account",
] as const;

/** What an answer says, without free texts, random values and what the texts leave to a deployment. */
function saidBy(status: number, body: unknown): Said {
  const all = members(body);
  const error = members(all["error"])["code"] ?? firstOf(all["errors"])["code"];
  if (error !== undefined) return { status, error };
  const number = members(all);
  const list = Array.isArray(all["data"]) ? (all["data"] as readonly unknown[]) : undefined;
  return present({
    status,
    success: all["success"],
    gateway: members(all["health"])["gateway_status"],
    serves: members(members(all["settings"])["application"])["wa_id"],
    gaveBackup: typeof members(all["settings"])["data"] === "string" ? true : undefined,
    shards: members(all["account"])["shards"],
    vname: firstOf(all["account"])["vname"],
    session: all["users"] === undefined ? undefined : typeof firstOf(all["users"])["token"],
    apps: list
      ?.map((entry) => members(members(entry)["chat_business_api_data"])["id"])
      .filter((id) => id !== undefined),
    valid: members(all["data"])["is_valid"],
    app: members(all["data"])["app_id"],
    ...Object.fromEntries(NUMBER_FIELDS.map((field) => [field, number[field]])),
  });
}

/** Both platforms in the same state, on one clock. */
async function bothPlatforms(startsOn: "onprem" | "cloud") {
  let nowMs = Date.UTC(2026, 0, 15, 12);
  const sandbox = await startSandbox({
    startsOn,
    clock: { nowMs: () => nowMs },
    codes: CODE,
    seed: "both platforms",
    autoReply: false,
  });
  const visitor = await visit(sandbox);
  open.push({ sandbox, visitor });
  const truth = sameState(sandbox, startsOn, nowMs);
  const backups: { sandbox?: unknown; simulated?: unknown } = {};
  return {
    truth,
    sandbox,
    /** Asks both; gives what each of them says. */
    async ask({
      to,
      method,
      path,
      body,
      withData,
      authorization,
      afterMs = 0,
    }: Ask): Promise<readonly [Said, Said]> {
      nowMs += afterMs;
      const bodyFor = (backup: unknown): unknown => (withData === undefined ? body : withData(backup));
      const seen =
        to === "cloud"
          ? await visitor.cloud(method, path, bodyFor(backups.sandbox), authorization?.replace("Bearer ", ""))
          : await visitor.onPrem(method, path, bodyFor(backups.sandbox), authorization);
      const read = seen.text === "" ? undefined : (JSON.parse(seen.text) as unknown);
      const own = bodyFor(backups.simulated);
      const request = parseRequest({
        side: to,
        method,
        target: to === "cloud" ? `/v23.0${path}` : `/v1${path}`,
        authorization:
          authorization ?? `Bearer ${to === "cloud" ? sandbox.cloud.accessToken : sandbox.onPrem.token}`,
        text: own === undefined ? "" : JSON.stringify(own),
      });
      const reply = (to === "cloud" ? answerCloud : answerOnPrem)(truth, request, nowMs);
      if (path === "/settings/backup") {
        backups.sandbox = members(members(read)["settings"])["data"] ?? backups.sandbox;
        backups.simulated = members(members(reply.body)["settings"])["data"] ?? backups.simulated;
      }
      return [saidBy(seen.status, read), saidBy(reply.status, reply.body)];
    },
  };
}

const open: { readonly sandbox: Sandbox; readonly visitor: Visitor }[] = [];
afterEach(async () => {
  for (const { sandbox, visitor } of open.splice(0)) {
    visitor.leave();
    await sandbox.close();
  }
});

function sameState({ cloud, onPrem, number }: Sandbox, startsOn: "onprem" | "cloud", nowMs: number): Truth {
  const identity = {
    brand: "chat",
    version: "v23.0",
    businessAccount: cloud.businessAccountId,
    phoneNumberId: cloud.phoneNumberId,
    app: cloud.appId,
    accessToken: cloud.accessToken,
    cc: number.cc,
    national: number.phoneNumber,
    displayName: number.displayName,
    user: onPrem.username,
    password: onPrem.password,
    cert: number.cert,
    certUntilMs: nowMs + 30 * 86_400_000,
  };
  const truth = newTruth(identity, startsOn === "cloud" ? "cloud" : "on-premises", nowMs);
  truth.pin = number.pin;
  truth.registeredAtMs = nowMs;
  truth.sessions.set(onPrem.token, Infinity);
  return truth;
}

type Both = Awaited<ReturnType<typeof bothPlatforms>>;

/** Sends requests one after the other to both platforms; gives where they say, or come to, something else. */
async function differences(both: Both, asks: readonly Ask[]): Promise<readonly unknown[]> {
  const found: unknown[] = [];
  for (const asked of asks) {
    const [practiced, simulated] = await both.ask(asked);
    if (!isDeepStrictEqual(practiced, simulated))
      found.push({ asked: `${asked.method} ${asked.path}`, practiced, simulated });
  }
  const { truth, sandbox } = both;
  const real = sandbox.world.truth();
  const simulated = {
    home: truth.home === "cloud" ? "cloud" : "onprem",
    gateway: truth.gateway,
    subscribed: truth.subscribed,
    shards: truth.shards,
    registerCalls: truth.registerCallsMs.length,
  };
  const practiced = {
    home: real.home,
    gateway: real.gateway,
    subscribed: real.subscribed.includes(sandbox.cloud.appId),
    shards: real.shards,
    registerCalls: real.registerCalls,
  };
  if (!isDeepStrictEqual(practiced, simulated)) found.push({ afterwards: true, practiced, simulated });
  return found;
}

const looks = ({ sandbox: { cloud } }: Both): readonly Ask[] => [
  { to: "cloud", method: "GET", path: `/${cloud.phoneNumberId}?fields=${NUMBER_FIELDS.join(",")}` },
  { to: "cloud", method: "GET", path: `/${cloud.phoneNumberId}?fields=id,host_platform` },
  { to: "cloud", method: "GET", path: `/debug_token?input_token=${cloud.accessToken}` },
  { to: "cloud", method: "GET", path: `/${cloud.businessAccountId}/subscribed_apps` },
  { to: "client", method: "GET", path: "/health" },
  { to: "client", method: "GET", path: "/settings/application" },
  { to: "client", method: "GET", path: "/account/shards" },
];

const registerWith = (both: Both, change: Said = {}): Ask => ({
  to: "cloud",
  method: "POST",
  path: `/${both.sandbox.cloud.phoneNumberId}/register`,
  withData: (data) => ({
    messaging_product: "chat",
    pin: both.sandbox.number.pin,
    backup: { password: "Backup-1", data },
    ...change,
  }),
});

const backUp: Ask = {
  to: "client",
  method: "POST",
  path: "/settings/backup",
  body: { password: "Backup-1" },
};
const subscribe = ({ sandbox: { cloud } }: Both): Ask => ({
  to: "cloud",
  method: "POST",
  path: `/${cloud.businessAccountId}/subscribed_apps`,
});

const account = ({ sandbox: { number } }: Both, change: Said = {}): Ask => ({
  to: "client",
  method: "POST",
  path: "/account",
  body: {
    cc: number.cc,
    phone_number: number.phoneNumber,
    method: "sms",
    cert: number.cert,
    pin: number.pin,
    ...change,
  },
});

const code = (text: string): Ask => ({
  to: "client",
  method: "POST",
  path: "/account/verify",
  body: { code: text },
});
const shards = ({ sandbox: { number } }: Both, count: unknown): Ask => ({
  to: "client",
  method: "POST",
  path: "/account/shards",
  body: {
    cc: number.cc,
    phone_number: number.phoneNumber,
    shards: count,
    cert: number.cert,
    pin: number.pin,
  },
});

describe("[ZS6] the simulated platform and the sandbox say the same", () => {
  test("on the whole way to the cloud, and to the same registration once more", async () => {
    const both = await bothPlatforms("onprem");
    const way = [backUp, registerWith(both), subscribe(both)];
    expect(
      await differences(both, [...looks(both), ...way, ...looks(both), registerWith(both), backUp]),
    ).toEqual([]);
  });

  test("on the whole way to on-premises, shards included", async () => {
    const both = await bothPlatforms("cloud");
    expect(await differences(both, [...looks(both), account(both), code("000000")])).toEqual([]);
    // The fixed code of this sandbox.
    both.truth.code = { code: CODE, untilMs: Infinity, guessesLeft: 4 };
    const rest = [account(both), shards(both, 2)];
    expect(await differences(both, [code(CODE), ...looks(both), ...rest, ...looks(both)])).toEqual([]);
  });

  test("to registrations and backups that lack something, or name something else", async () => {
    const both = await bothPlatforms("onprem");
    const asks = [
      { ...backUp, body: {} },
      registerWith(both, { pin: "12" }),
      registerWith(both, { pin: undefined }),
      registerWith(both, { messaging_product: "other" }),
      registerWith(both, { backup: { password: "Backup-1" } }),
      backUp,
      registerWith(both, { backup: { password: "Other-1", data: "AAAA" } }),
    ];
    expect(await differences(both, asks)).toEqual([]);
  });

  test("to registrations on the client that lack something, or name something else", async () => {
    const both = await bothPlatforms("onprem");
    const asks = [
      account(both, { cc: undefined }),
      account(both, { phone_number: "2025550199" }),
      account(both, { method: "letter" }),
      account(both, { cert: undefined }),
      account(both),
      shards(both, 3),
    ];
    expect(await differences(both, asks)).toEqual([]);
  });

  test("to credentials that are wrong", async () => {
    const both = await bothPlatforms("onprem");
    const wrong = { authorization: "Bearer wrong" } as const;
    const basic = { authorization: "Basic d3Jvbmc6d3Jvbmc=", body: {} } as const;
    const asks: readonly Ask[] = [
      { to: "cloud", method: "GET", path: `/${both.sandbox.cloud.phoneNumberId}`, ...wrong },
      { to: "client", method: "GET", path: "/health", ...wrong },
      { to: "client", method: "POST", path: "/users/login", ...basic },
    ];
    expect(await differences(both, asks)).toEqual([]);
  });

  test("to wrong PINs, slow and fast ones, until the PIN is locked", async () => {
    const both = await bothPlatforms("onprem");
    const wrong = registerWith(both, { pin: both.sandbox.number.wrongPin });
    const later = { ...wrong, afterMs: 20_000 };
    expect(await differences(both, [backUp, wrong, wrong, later, later, later, registerWith(both)])).toEqual(
      [],
    );
  });

  test("to the eleventh registration within 72 hours", async () => {
    const both = await bothPlatforms("onprem");
    const failing = registerWith(both, { backup: { password: "Other-1", data: "AAAA" } });
    const eleven = Array.from({ length: 11 }, (): Ask => ({ ...failing, afterMs: 60_000 }));
    expect(await differences(both, [...eleven, { ...failing, afterMs: 71 * 3_600_000 }])).toEqual([]);
  });

  test("to codes that are asked for too soon, guessed too often, or too old", async () => {
    const both = await bothPlatforms("cloud");
    const guesses = Array.from({ length: 6 }, () => code("111111"));
    const later = [
      { ...account(both), afterMs: 61_000 },
      { ...code("111111"), afterMs: 11 * 60_000 },
    ];
    expect(
      await differences(both, [code("111111"), account(both), account(both), ...guesses, ...later]),
    ).toEqual([]);
  });

  test("to changes of the two-step PIN on both sides", async () => {
    const both = await bothPlatforms("onprem");
    const onClient = { to: "client", path: "/settings/account/two-step" } as const;
    const inCloud = { to: "cloud", method: "POST", path: `/${both.sandbox.cloud.phoneNumberId}` } as const;
    const asks: readonly Ask[] = [
      { ...onClient, method: "POST", body: { pin: "12" } },
      { ...onClient, method: "POST", body: { pin: "445566" } },
      { ...onClient, method: "DELETE" },
      { ...inCloud, body: { pin: "778899" } },
      { ...inCloud, body: { pin: "x" } },
    ];
    expect(await differences(both, asks)).toEqual([]);
  });
});
