import { plainJson, type Plain } from "./plain-json.ts";

/** An answer as it came. */
export type CameBack = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
};

/** Calls whose 2xx confirms with an empty body too, those that any 2xx confirms, and those that `success` does. */
const BODY_OPTIONAL: ReadonlySet<string> = new Set([
  "verifyCode",
  "setShards",
  "setClientCallback",
  "addWebhookAuthority",
  "removeWebhookAuthority",
  "enableTwoStep",
  "disableTwoStep",
  "requestAccount",
]);
const ANY_2XX: ReadonlySet<string> = new Set([
  "verifyCode",
  "setShards",
  "setClientCallback",
  "addWebhookAuthority",
  "removeWebhookAuthority",
  "login",
  "changePassword",
  "sendClientMessage",
]);
const BY_SUCCESS: ReadonlySet<string> = new Set([
  "register",
  "subscribe",
  "setPin",
  "setNumberCallback",
  "setAccountCallback",
  "setAppCallback",
]);
const CHANGES: ReadonlySet<string> = new Set([
  ...BODY_OPTIONAL,
  ...BY_SUCCESS,
  "changePassword",
  "sendMessage",
  "sendClientMessage",
]);

/** Whether these bytes may confirm this call: the table of the rule about outcomes, written down a second time. */
export function mayConfirm(call: string, { status, headers, body }: CameBack): boolean {
  const allowed =
    call === "requestAccount"
      ? status === 201 || status === 202
      : ANY_2XX.has(call)
        ? status >= 200 && status < 300
        : status === 200;
  if (!allowed) return false;
  if (body.length === 0) return BODY_OPTIONAL.has(call);
  if (!isJsonType(headers["content-type"]) || !isPlain(headers["content-encoding"])) return false;
  const json = plainJson(body);
  if (json === undefined) return false;
  if (CHANGES.has(call)) {
    // An answer that holds an error, or says no, confirms no change, whatever its status.
    if (isPresent(member(json, "error")) || isPresent(member(json, "errors"))) return false;
    if (saysNo(member(json, "success"))) return false;
  }
  if (BY_SUCCESS.has(call)) return saysYes(member(json, "success"));
  if (call === "backup") return isText(member(member(json, "settings"), "data"));
  if (call === "login" || call === "changePassword")
    return isText(member(firstOf(member(json, "users")), "token"));
  if (call === "sendMessage" || call === "sendClientMessage")
    return isText(member(firstOf(member(json, "messages")), "id"));
  if (call === "enableTwoStep" || call === "disableTwoStep") {
    const success = member(json, "success");
    return (json.is === "object" || isNull(json)) && (success === undefined || saysYes(success));
  }
  return true;
}

/** Whether these bytes may be the platform's no to a changing call. */
export function mayReject(call: string, { status, headers, body }: CameBack): boolean {
  if (!CHANGES.has(call)) return true;
  const json = isJsonType(headers["content-type"]) ? plainJson(body) : undefined;
  if (json === undefined) return false;
  const told = member(json, "error") ?? firstOf(member(json, "errors"));
  const code = member(told, "code");
  if (status === 200) return saysNo(member(json, "success"));
  if (code === undefined || (code.is !== "number" && code.is !== "text")) return false;
  return (status >= 400 && status < 500) || (status === 500 && Number(codeText(code)) === 133_000);
}

function isJsonType(type: string | undefined): boolean {
  const [media = "", ...parameters] = (type ?? "").toLowerCase().split(";");
  const charset = parameters.map((one) => one.trim()).find((one) => /^charset\s*=/.test(one));
  const name = charset?.replace(/^charset\s*=\s*/, "").replaceAll('"', "") ?? "utf-8";
  return /^application\/([^\s/]+\+)?json$/.test(media.trim()) && ["utf-8", "utf8"].includes(name);
}

function isPlain(encoding: string | undefined): boolean {
  return ["", "identity"].includes((encoding ?? "").trim().toLowerCase());
}

function member(value: Plain | undefined, name: string): Plain | undefined {
  return value?.is === "object" ? value.members.get(name) : undefined;
}

function firstOf(value: Plain | undefined): Plain | undefined {
  return value?.is === "list" ? value.items[0] : undefined;
}

const codeText = (value: Plain): string =>
  value.is === "number" ? value.digits : value.is === "text" ? value.text : "";
const isNull = (value: Plain | undefined): boolean => value?.is === "word" && value.word === "null";
const isText = (value: Plain | undefined): boolean => value?.is === "text" && value.text !== "";
/** An empty list holds no error. */
const isPresent = (value: Plain | undefined): boolean =>
  value !== undefined && !isNull(value) && !(value.is === "list" && value.items.length === 0);
const saysYes = (value: Plain | undefined): boolean =>
  (value?.is === "word" && value.word === "true") || (value?.is === "text" && value.text === "true");
const saysNo = (value: Plain | undefined): boolean =>
  (value?.is === "word" && value.word === "false") || (value?.is === "text" && value.text === "false");
