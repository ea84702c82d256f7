import { describe, expect, test } from "vitest";
import {
  FAULTS,
  faultNames,
  isFaultName,
  type Fault,
  type FaultChoice,
  type FaultName,
  type Truth,
} from "../../../main/sandbox/index.ts";
import { FAULT_WORDS } from "../../../shared/wording/fault-words.ts";
import { rehearse, type Rehearsal } from "./rehearsal.ts";
import { json, type Seen } from "./visitor.ts";

/**
 * The call that the fault affects, what its caller sees (status and body, or how the connection broke), and
 * the sandbox's state afterwards.
 */
type Expectation = {
  readonly call: keyof typeof CALLS;
  readonly sees: string | RegExp;
  readonly truth?: Partial<Truth>;
};

const PAIR_PASSWORD = "backup password";
const onCloud: Partial<Truth> = { home: "cloud", gateway: "unregistered" };
const onPrem: Partial<Truth> = { home: "onprem", gateway: "connected" };

/** Each call prepares everything without a fault, then calls `arm` and makes its one request. */
const CALLS = {
  register: async (r: Rehearsal, arm: () => void): Promise<Seen> => {
    const backup = { password: PAIR_PASSWORD, data: await r.backUp() };
    arm();
    return r.register(r.sandbox.number.pin, backup);
  },
  guess: (r, arm) => armed(arm, () => r.register(r.sandbox.number.wrongPin)),
  subscribe: (r, arm) => armed(arm, () => r.subscribe()),
  apps: (r, arm) => armed(arm, () => r.cloud("GET", `/${r.sandbox.cloud.businessAccountId}/subscribed_apps`)),
  number: (r, arm) =>
    armed(arm, () =>
      r.cloud("GET", `/${r.sandbox.cloud.phoneNumberId}?fields=id,name_status,platform_type,throughput`),
    ),
  templates: async (r, arm) => {
    r.sandbox.world.setNumber({ home: "cloud" });
    arm();
    return r.cloud("GET", `/${r.sandbox.cloud.businessAccountId}/message_templates?fields=name,status`);
  },
  secondPage: async (r, arm) => {
    const list = `/${r.sandbox.cloud.businessAccountId}/message_templates`;
    const first = json(await r.cloud("GET", list)) as { paging: { cursors: { after: string } } };
    arm();
    return r.cloud("GET", `${list}?after=${first.paging.cursors.after}`);
  },
  raised: async (r, arm) => {
    r.sandbox.world.setNumber({ shards: 2 });
    await r.register(r.sandbox.number.pin, { password: PAIR_PASSWORD, data: await r.backUp() });
    arm();
    return r.cloud("GET", `/${r.sandbox.cloud.phoneNumberId}?fields=id,throughput`);
  },
  movedNumber: async (r, arm) => {
    await r.register(r.sandbox.number.pin, { password: PAIR_PASSWORD, data: await r.backUp() });
    arm();
    return r.cloud("GET", `/${r.sandbox.cloud.phoneNumberId}?fields=id,status,health_status`);
  },
  token: (r, arm) =>
    armed(arm, () => r.cloud("GET", `/debug_token?input_token=${r.sandbox.cloud.accessToken}`)),
  confirm: async (r, arm) => {
    const phone = `/${r.sandbox.cloud.phoneNumberId}`;
    await r.cloud("POST", `${phone}/request_code`, { code_method: "SMS", language: "en_US" });
    arm();
    return r.cloud("POST", `${phone}/verify_code`, { code: r.sandbox.world.lastCode()?.replace("-", "") });
  },
  login: (r, arm) => {
    const { username, password } = r.sandbox.onPrem;
    return armed(arm, () =>
      r.onPrem(
        "POST",
        "/users/login",
        {},
        `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`,
      ),
    );
  },
  health: (r, arm) => armed(arm, () => r.onPrem("GET", "/health")),
  settings: (r, arm) => armed(arm, () => r.onPrem("GET", "/settings/application")),
  authorities: (r, arm) => armed(arm, () => r.onPrem("GET", "/certificates/webhooks/ca")),
  addAuthority: (r, arm) => armed(arm, () => r.onPrem("POST", "/certificates/webhooks/ca", "PEM")),
  backup: (r, arm) => armed(arm, () => r.onPrem("POST", "/settings/backup", { password: PAIR_PASSWORD })),
  account: (r, arm) => {
    r.sandbox.world.setNumber({ home: "cloud" });
    return armed(arm, () => r.askForCode());
  },
  verify: async (r, arm) => {
    r.sandbox.world.setNumber({ home: "cloud" });
    await r.askForCode();
    arm();
    return r.enterCode();
  },
  shards: (r, arm) => {
    const { cc, phoneNumber, cert, pin } = r.sandbox.number;
    return armed(arm, () =>
      r.onPrem("POST", "/account/shards", { cc, phone_number: phoneNumber, shards: 2, cert, pin }),
    );
  },
  pin: (r, arm) => armed(arm, () => r.onPrem("POST", "/settings/account/two-step", { pin: "135791" })),
  pinInCloud: (r, arm) => {
    r.sandbox.world.setNumber({ home: "cloud" });
    return armed(arm, () => r.cloud("POST", `/${r.sandbox.cloud.phoneNumberId}`, { pin: "135791" }));
  },
  message: async (r, arm) => {
    r.sandbox.world.setNumber({ home: "cloud" });
    await r.subscribe();
    // Messages in the gap after a change of location are lost.
    r.clock.advance(60_000);
    r.sandbox.world.inbound({ text: "hello", type: "text" });
    arm();
    return r.cloud("POST", `/${r.sandbox.cloud.phoneNumberId}/messages`, {
      messaging_product: "chat",
      to: "12025550177",
      type: "text",
      text: { body: "good morning" },
    });
  },
} satisfies Record<string, (r: Rehearsal, arm: () => void) => Promise<Seen>>;

/** The faults that affect a request; another test covers those of notifications. */
type StrikingFault = Exclude<FaultName, `${"webhooks" | "production" | "registry"}-${string}`>;

const EXPECTED: Readonly<Record<StrikingFault, Expectation>> = {
  "delay-register": { call: "register", sees: '200 {"success":true}', truth: onCloud },
  "lost-register-before": { call: "register", sees: "ECONNRESET", truth: onPrem },
  "lost-register-after": { call: "register", sees: "ECONNRESET", truth: onCloud },
  "register-late-effect": { call: "register", sees: "ECONNRESET", truth: onPrem },
  "register-502-after": { call: "register", sees: /^502 <!doctype html>/, truth: onCloud },
  "register-error-after": { call: "register", sees: /^202 .*131000/, truth: onCloud },
  "register-503-before": { call: "register", sees: /^503 .*133004/, truth: onPrem },
  "register-success-false": { call: "register", sees: '200 {"success":false}', truth: onPrem },
  "register-string-true": { call: "register", sees: '200 {"success":"true"}', truth: onCloud },
  "register-success-one": { call: "register", sees: '200 {"success":1}', truth: onCloud },
  "register-empty-200": { call: "register", sees: "200 ", truth: onCloud },
  "register-html-200": { call: "register", sees: /^200 <!doctype html>/, truth: onPrem },
  "register-truncated": { call: "register", sees: "cut", truth: onCloud },
  "register-duplicate-key": {
    call: "register",
    sees: '200 {"success":false,"success":true}',
    truth: onCloud,
  },
  "register-redirect": { call: "register", sees: "307 ", truth: onPrem },
  "huge-body": { call: "register", sees: /^200 \{ {1000}/, truth: onCloud },
  "body-stall": { call: "register", sees: "silence", truth: onCloud },
  "register-silent": { call: "register", sees: "silence", truth: onCloud },
  "register-limit": { call: "register", sees: /133016/, truth: onPrem },
  "register-rate-limited": { call: "register", sees: /^429 .*80007/, truth: onPrem },
  "pin-wrong-stops-gateway": {
    call: "guess",
    sees: /133005/,
    truth: { home: "onprem", gateway: "disconnected" },
  },
  "pin-locked": { call: "register", sees: /133008/, truth: onPrem },
  "backup-rejected-false": { call: "register", sees: '200 {"success":false}', truth: onPrem },
  "backup-rejected-code": { call: "register", sees: /131009/, truth: onPrem },
  "name-not-approved": { call: "number", sees: /PENDING_REVIEW/ },
  "deregistration-incomplete": { call: "register", sees: /133000/, truth: onPrem },
  "number-just-deleted": { call: "register", sees: /133015/, truth: onPrem },
  "lost-subscribe-before": { call: "subscribe", sees: "ECONNRESET", truth: { subscribed: [] } },
  "lost-subscribe-after": {
    call: "subscribe",
    sees: "ECONNRESET",
    truth: { subscribed: ["670843887433847"] },
  },
  "subscribe-denied": { call: "subscribe", sees: /^403 .*"code":200/, truth: { subscribed: [] } },
  "subscribed-by-others": { call: "apps", sees: /Another Company.*override_callback_uri/ },
  "rate-limited": { call: "subscribe", sees: /^429 /, truth: { subscribed: [] } },
  "token-expired": { call: "register", sees: /^401 .*"error_subcode":463/, truth: onPrem },
  "token-lacks-scope": { call: "register", sees: /^403 .*"code":200/, truth: onPrem },
  "unknown-field-refused": { call: "number", sees: /^400 .*"code":100/ },
  "platform-field-refused": { call: "number", sees: /^400 .*platform_type/ },
  "no-lookups": { call: "token", sees: /^404 / },
  "cloud-lookup-missing": { call: "number", sees: /^404 / },
  "template-changed": { call: "templates", sees: /"status":"PAUSED"/ },
  "templates-cut-off": { call: "secondPage", sees: /^500 .*"code":1,/ },
  "templates-missing": { call: "templates", sees: /^404 / },
  "throughput-late": { call: "raised", sees: /"level":"STANDARD"/, truth: onCloud },
  "banned-after-move": {
    call: "movedNumber",
    sees: /"status":"BANNED".*"can_send_message":"BLOCKED"/,
    truth: onCloud,
  },
  "restricted-after-move": { call: "movedNumber", sees: /"status":"RESTRICTED"/, truth: onCloud },
  "verify-code-expired": { call: "confirm", sees: /136025/ },
  "password-change-required": { call: "login", sees: /^401 .*1024/ },
  "onprem-token-expired": { call: "health", sees: /^401 .*1005/ },
  "lost-health": { call: "health", sees: "ECONNRESET" },
  "health-disconnected": {
    call: "health",
    sees: /"gateway_status":"disconnected"/,
    truth: { home: "onprem", gateway: "disconnected" },
  },
  "clustered-health": { call: "health", sees: /"role":"secondary_master"/ },
  "onprem-lookup-missing": { call: "health", sees: /^404 .*1006/ },
  "settings-other-number": { call: "settings", sees: /"wa_id":"12025550199"/ },
  "lost-backup": { call: "backup", sees: "ECONNRESET", truth: { unusedBackups: 1 } },
  "empty-backup": { call: "backup", sees: /^200 .*"data":""/, truth: { unusedBackups: 0 } },
  "lost-account-before": { call: "account", sees: "ECONNRESET", truth: { awaitingCode: false } },
  "lost-account-after": { call: "account", sees: "ECONNRESET", truth: { awaitingCode: true } },
  "account-error-after": { call: "account", sees: /^400 .*1000/, truth: { awaitingCode: true } },
  "settings-missing": { call: "settings", sees: /^404/ },
  "vname-differs": { call: "account", sees: /^202 .*Southwind/, truth: { awaitingCode: true } },
  "account-no-vname": { call: "account", sees: /^202 \{"account":\[\{\}\]/, truth: { awaitingCode: true } },
  "cert-expired": { call: "shards", sees: /^403 .*expired/, truth: { shards: 1, gateway: "disconnected" } },
  "lost-verify-before": { call: "verify", sees: "ECONNRESET", truth: { home: "cloud" } },
  "lost-verify-after": { call: "verify", sees: "ECONNRESET", truth: onPrem },
  "code-expired": { call: "verify", sees: /^403 .*stale/, truth: { home: "cloud" } },
  "code-rate-limited": { call: "account", sees: /^429 .*retry_after/, truth: { awaitingCode: false } },
  "webhook-ca-no-list": { call: "authorities", sees: /^404/ },
  "lost-webhook-ca-after": { call: "addAuthority", sees: "ECONNRESET" },
  "shards-temporary-403": { call: "shards", sees: /^403 /, truth: { shards: 1 } },
  "lost-pin-before": { call: "pin", sees: "ECONNRESET" },
  "lost-pin-after": { call: "pin", sees: "ECONNRESET", truth: { pin: "135791" } },
  "pin-string-true": { call: "pinInCloud", sees: '200 {"success":"true"}', truth: { pin: "135791" } },
  "pin-success-one": { call: "pinInCloud", sees: '200 {"success":1}', truth: { pin: "135791" } },
  "lost-message-before": { call: "message", sees: "ECONNRESET", truth: onCloud },
  "lost-message-after": { call: "message", sees: "ECONNRESET", truth: onCloud },
  "message-refused": { call: "message", sees: /^400 .*131026/, truth: onCloud },
  "message-window-closed": { call: "message", sees: /^400 .*131047/, truth: onCloud },
  "message-token-refused": { call: "message", sees: /^401 .*190/, truth: onCloud },
  "message-sent-only": { call: "message", sees: /^200 .*"messages":\[\{"id":"wamid/, truth: onCloud },
  "message-failed": { call: "message", sees: /^200 .*"messages":\[\{"id":"wamid/, truth: onCloud },
  "message-status-first": { call: "message", sees: /^200 .*"messages":\[\{"id":"wamid/, truth: onCloud },
  "pin-rate-limited": { call: "pin", sees: /^429 .*Retry after 30 seconds/ },
};

describe("faults", () => {
  test.each(faultNames().filter(isStriking))(
    "%s strikes where it says, and does what it says",
    async (name) => {
      const { call, sees, truth = {} } = EXPECTED[name];
      const r = await rehearse({}, sees === "silence" ? 1_500 : 10_000);
      const seen = await CALLS[call](r, () => r.sandbox.world.addFault(quick(name)));
      expect(told(seen)).toMatch(patternOf(sees));
      expect(r.sandbox.world.truth()).toMatchObject(truth);
      const struck = r.sandbox.world.requests().filter((entry) => entry.faulted !== undefined);
      expect(struck.map((entry) => entry.faulted)).toEqual([[name]]);
    },
  );

  test.each(faultNames())("%s is explained, and leaves every other place alone", async (name) => {
    const fault: Fault = FAULTS[name];
    expect(FAULT_WORDS[name].says).toMatch(/^[A-Z].{10,90}\.$/);
    expect(FAULT_WORDS[name].lesson).toMatch(/^[A-Z`].{10,100}\.$/);
    const r = await rehearse({ faults: [name] });
    for (const method of ["GET", "POST"]) {
      await r.cloud(method, "/nowhere");
      await r.onPrem(method, "/nowhere");
    }
    const struck = r.sandbox.world.requests().filter((entry) => entry.faulted !== undefined);
    const everywhere = fault.strikes.filter(
      (place) => place.path.test("/nowhere") || place.path.test("/v1/nowhere"),
    );
    expect(struck.every((entry) => everywhere.some((place) => place.api === entry.api))).toBe(true);
    expect(struck.length > 0).toBe(everywhere.length > 0);
  });

  test("a fault strikes as often as it says and no more", async () => {
    const r = await rehearse({ startsOn: "cloud", faults: ["rate-limited"] });
    const statuses = [];
    for (let call = 0; call < 3; call += 1) statuses.push((await r.subscribe()).status);
    expect(statuses).toEqual([429, 429, 200]);
    expect(r.sandbox.world.faults()).toEqual([]);
  });

  test("faults that are taken away strike no more", async () => {
    const r = await rehearse({ faults: ["token-expired"] });
    expect((await CALLS.number(r, () => undefined)).status).toBe(401);
    r.sandbox.world.clearFaults();
    expect((await CALLS.number(r, () => undefined)).status).toBe(200);
  });

  test("a late effect comes when its time has come", async () => {
    const r = await rehearse();
    await CALLS.register(r, () => r.sandbox.world.addFault("register-late-effect"));
    r.clock.advance(2_999);
    expect(r.sandbox.world.truth().home).toBe("onprem");
    r.clock.advance(1);
    expect(r.sandbox.world.truth().home).toBe("cloud");
  });

  test("[F13] a redirect names another server of the practice platform, which counts who follows", async () => {
    const r = await rehearse();
    const seen = await CALLS.register(r, () => r.sandbox.world.addFault("register-redirect"));
    expect(seen.headers["location"]).toMatch(/^https:\/\/127\.0\.0\.1:\d+\/v23\.0\/\d+\/register$/);
    expect(String(seen.headers["location"])).not.toContain(r.sandbox.cloud.baseUrl);
    expect(r.sandbox.world.elsewhereRequests()).toBe(0);
  });

  test("an approved name is needed for registering", async () => {
    const r = await rehearse();
    const seen = await CALLS.register(r, () => r.sandbox.world.addFault("name-not-approved"));
    expect(told(seen)).toMatch(/131045/);
  });

  test("a stranger's app stays while a subscribe call wipes our own override", async () => {
    const r = await rehearse({ faults: ["subscribed-by-others"] });
    await r.subscribe();
    const apps = await CALLS.apps(r, () => undefined);
    expect(apps.text).toContain("Another Company");
    expect(apps.text).not.toContain("override_callback_uri");
  });

  test("an unknown name is nobody's fault", async () => {
    const r = await rehearse();
    expect(isFaultName("no-such-fault")).toBe(false);
    expect(() => r.sandbox.world.addFault("no-such-fault" as FaultName)).toThrow(/no-such-fault/);
  });
});

function isStriking(name: FaultName): name is StrikingFault {
  const { direction } = FAULT_WORDS[name];
  return direction !== "webhooks" && direction !== "registry";
}

function armed(arm: () => void, call: () => Promise<Seen>): Promise<Seen> {
  arm();
  return call();
}

/** The fault without its wait. */
function quick(name: FaultName): FaultChoice {
  return name === "delay-register" ? `${name}:0` : name;
}

/** A pattern is returned as it is; a text becomes a pattern that matches only the whole text. */
function patternOf(sees: string | RegExp): RegExp {
  return typeof sees === "string"
    ? new RegExp(`^${sees.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)}$`)
    : sees;
}

function told(seen: Seen): string {
  return seen.broken ?? `${seen.status} ${seen.text}`;
}
