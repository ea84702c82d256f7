import { type ApiReply, type ApiRequest, META, clientError, done, membersIn, textIn } from "./reply.ts";
import { DAY_MS, issue, moveTo, tryPin, type Truth } from "./truth.ts";

const SESSION_MS = 7 * DAY_MS;

/** Answers one request to the on-premises client and changes the truth accordingly. */
export function answerOnPrem(truth: Truth, request: ApiRequest, nowMs: number): ApiReply {
  const operation = `${request.method} ${request.path}`;
  if (operation === "POST /v1/users/login") return login(truth, request, nowMs);
  const token = /^Bearer (.+)$/.exec(request.authorization)?.[1] ?? "";
  if ((truth.sessions.get(token) ?? 0) <= nowMs)
    return clientError(401, 1005, "Access denied", "Invalid or expired authentication token.");
  switch (operation) {
    case "GET /v1/health":
      return done({ health: { gateway_status: truth.gateway }, meta: META });
    case "GET /v1/settings/application":
      return done({ settings: { application: applicationOf(truth) }, meta: META });
    case "POST /v1/settings/backup":
      return backUp(truth, request.body);
    case "POST /v1/account":
      return requestRegistration(truth, request.body, nowMs);
    case "POST /v1/account/verify":
      return completeRegistration(truth, request.body, nowMs);
    case "GET /v1/account/shards":
      return done({ account: { shards: truth.shards }, meta: META });
    case "POST /v1/account/shards":
      return setShards(truth, request.body, nowMs);
    case "POST /v1/settings/account/two-step":
      return enableTwoStep(truth, request.body, nowMs);
    case "DELETE /v1/settings/account/two-step":
      return disableTwoStep(truth, nowMs);
    default:
      return clientError(404, 1006, "Not found", "No such node.");
  }
}

function login(truth: Truth, { authorization }: ApiRequest, nowMs: number): ApiReply {
  const { user, password } = truth.identity;
  const basic = `Basic ${Buffer.from(`${user}:${password}`, "utf8").toString("base64")}`;
  if (authorization !== basic)
    return clientError(401, 1005, "Access denied", "Invalid authentication credentials.");
  const token = issue(truth, 40);
  truth.sessions.set(token, nowMs + SESSION_MS);
  const expires = `${new Date(nowMs + SESSION_MS).toISOString().slice(0, 19).replace("T", " ")}+00:00`;
  return done({ users: [{ token, expires_after: expires }], meta: META });
}

function applicationOf(truth: Truth): unknown {
  return {
    wa_id: truth.serves,
    webhooks: { url: "https://hooks.example/on-premises", max_concurrent_requests: 6 },
    callback_persist: true,
    media: { auto_download: [] },
  };
}

/** Only a registered client that runs gives a backup. */
function backUp(truth: Truth, body: unknown): ApiReply {
  const password = textIn(body, "password");
  if (password === undefined || password === "")
    return clientError(400, 1008, "Required parameter is missing", "password is required.");
  if (truth.gateway !== "connected")
    return clientError(503, 1011, "Service not ready", "The client must be registered and connected.");
  const data = issue(truth, 64);
  truth.backups.push({ password, number: truth.serves, data, used: false, moves: truth.moves });
  return done({ settings: { data }, meta: META });
}

function refuseNumber({ identity }: Truth, body: unknown): ApiReply | undefined {
  const [cc, national] = [textIn(body, "cc"), textIn(body, "phone_number")];
  if (cc === undefined || national === undefined)
    return clientError(400, 1008, "Required parameter is missing", "cc and phone_number are required.");
  if (cc !== identity.cc || national !== identity.national)
    return clientError(403, 1005, "Access denied", "The number does not belong to this account.");
  return undefined;
}

function weighPin(truth: Truth, body: unknown, nowMs: number): ApiReply | undefined {
  if (truth.pin === undefined) return undefined;
  const pin = textIn(body, "pin");
  if (pin === undefined) return clientError(400, 1008, "Required parameter is missing", "pin is required.");
  switch (tryPin(truth, pin, nowMs)) {
    case "right":
      return undefined;
    case "mismatch":
    case "too-fast":
      return clientError(403, 1005, "Access denied", "The two-step verification PIN does not match.");
    case "locked":
      return clientError(403, 1031, "Sender locked", "Too many PIN guesses. retry_after: 3600 seconds.");
  }
}

const CODE_MS = 600_000;
const CODE_WAIT_MS = 60_000;
const CODE_GUESSES = 5;

/** 201 where the number is registered here already; otherwise a code is sent, and 202 names its holder. */
function requestRegistration(truth: Truth, body: unknown, nowMs: number): ApiReply {
  const refused = refuseNumber(truth, body);
  if (refused !== undefined) return refused;
  const [method, cert] = [textIn(body, "method"), textIn(body, "cert")];
  if (method !== "sms" && method !== "voice")
    return clientError(400, 1009, "Parameter value is not valid", "method must be sms or voice.");
  if (cert === undefined) return clientError(400, 1008, "Required parameter is missing", "cert is required.");
  if (truth.home === "on-premises") return done({ meta: META }, 201);
  if (cert !== truth.identity.cert)
    return clientError(400, 1009, "Parameter value is not valid", "cert is not for this number.");
  if (truth.identity.certUntilMs <= nowMs)
    return clientError(403, 1005, "Access denied", "cert has expired.");
  const waits = {
    sms: Math.ceil(Math.max(0, truth.codeWaitUntilMs.sms - nowMs) / 1000),
    voice: Math.ceil(Math.max(0, truth.codeWaitUntilMs.voice - nowMs) / 1000),
  };
  if (waits[method] > 0)
    return clientError(
      429,
      1015,
      "Too many requests",
      `too_recent: retry_after: ${waits[method]} seconds, sms_wait: ${waits.sms}, voice_wait: ${waits.voice}`,
    );
  const wrongPin = weighPin(truth, body, nowMs);
  if (wrongPin !== undefined) return wrongPin;
  truth.code = {
    code: String(100_000 + ((Number.parseInt(issue(truth, 6), 36) || 1) % 900_000)),
    untilMs: nowMs + CODE_MS,
    guessesLeft: CODE_GUESSES,
  };
  truth.codeWaitUntilMs[method] = nowMs + CODE_WAIT_MS;
  truth.effects.push({ kind: "code-sent", by: method, atMs: nowMs });
  return done({ account: [{ vname: truth.identity.displayName }], meta: META }, 202);
}

/** Completes the registration: from now on the number is here. */
function completeRegistration(truth: Truth, body: unknown, nowMs: number): ApiReply {
  const code = textIn(body, "code");
  if (code === undefined) return clientError(400, 1008, "Required parameter is missing", "code is required.");
  const { code: sent } = truth;
  const refuse = (details: string): ApiReply => {
    truth.effects.push({ kind: "code-tried", right: false, atMs: nowMs });
    return clientError(403, 1005, "Access denied", details);
  };
  if (sent === undefined) return refuse("missing: no code is awaited; request one first.");
  if (sent.untilMs <= nowMs) return refuse("stale: the code has expired; request another one.");
  if (sent.guessesLeft <= 0) return refuse("too_many_guesses: retry_after: 60 seconds");
  if (sent.code !== code) {
    sent.guessesLeft -= 1;
    return refuse(`mismatch: the code is not the one that was sent; ${sent.guessesLeft} guesses are left.`);
  }
  truth.code = undefined;
  truth.effects.push({ kind: "code-tried", right: true, atMs: nowMs });
  moveTo(truth, "on-premises", nowMs);
  return done({ meta: META }, 201);
}

const SHARD_COUNTS: readonly unknown[] = [1, 2, 4, 8, 16, 32];

/** Sets the shards. An expired certificate bans the number, and a call after a week disconnects it. */
function setShards(truth: Truth, body: unknown, nowMs: number): ApiReply {
  const refused = refuseNumber(truth, body);
  if (refused !== undefined) return refused;
  const wanted = membersIn(body)?.["shards"];
  if (typeof wanted !== "number" || !SHARD_COUNTS.includes(wanted))
    return clientError(400, 1009, "Parameter value is not valid", "shards must be 1, 2, 4, 8, 16 or 32.");
  const cert = textIn(body, "cert");
  if (cert === undefined) return clientError(400, 1008, "Required parameter is missing", "cert is required.");
  if (truth.home !== "on-premises")
    return clientError(503, 1011, "Service not ready", "The number is not registered with this client.");
  if (cert !== truth.identity.cert)
    return clientError(400, 1009, "Parameter value is not valid", "cert is not for this number.");
  const wrongPin = weighPin(truth, body, nowMs);
  if (wrongPin !== undefined) return wrongPin;
  if (truth.identity.certUntilMs <= nowMs) {
    truth.banned = true;
    truth.effects.push({ kind: "banned", atMs: nowMs });
  }
  if (nowMs - truth.registeredAtMs > 7 * DAY_MS) {
    truth.gateway = "disconnected";
    truth.effects.push({ kind: "disconnected", atMs: nowMs });
  }
  truth.shards = wanted;
  truth.effects.push({ kind: "shards-set", shards: wanted, atMs: nowMs });
  return done({ meta: META }, 201);
}

function enableTwoStep(truth: Truth, body: unknown, nowMs: number): ApiReply {
  const pin = textIn(body, "pin");
  if (pin === undefined) return clientError(400, 1008, "Required parameter is missing", "pin is required.");
  if (!/^\d{6}$/.test(pin))
    return clientError(400, 1009, "Parameter value is not valid", "pin must be six digits.");
  if (truth.home !== "on-premises")
    return clientError(503, 1011, "Service not ready", "The number is not registered with this client.");
  truth.pin = pin;
  truth.wrongPins = 0;
  truth.pinLockedUntilMs = 0;
  truth.effects.push({ kind: "pin-set", atMs: nowMs });
  return done({ meta: META });
}

function disableTwoStep(truth: Truth, nowMs: number): ApiReply {
  if (truth.home !== "on-premises")
    return clientError(503, 1011, "Service not ready", "The number is not registered with this client.");
  truth.pin = undefined;
  truth.wrongPins = 0;
  truth.pinLockedUntilMs = 0;
  truth.effects.push({ kind: "pin-set", atMs: nowMs });
  return done({ meta: META });
}
