import type { Plan } from "../migration/plan.ts";
import { visible } from "../visible.ts";
import type { CollectedCall, Collection } from "./call.ts";
import { secretsIn, type Placeholder, type Text } from "./text.ts";

/** A name that the script expects to be set: a secret, or a file. */
export type ScriptVariable =
  | Exclude<Placeholder, "ONPREM_BASIC">
  | "CLOUD_CA_FILE"
  | "ONPREM_CA_FILE"
  | "ONPREM_CLIENT_CERT"
  | "ONPREM_CLIENT_KEY";

/** The sentences of a script. Each becomes one or more comments. */
export type ScriptWords = {
  /** What the script is, and how to use it. */
  readonly intro: readonly string[];
  readonly variable: (name: ScriptVariable) => string;
  /** What a call is, what it does, and what is known of its response. */
  readonly call: (call: CollectedCall) => readonly string[];
  readonly planned: string;
};

/**
 * The calls as a script for any POSIX shell. Calls that change something are commented out.
 *
 * Whatever the plan holds is quoted for the shell: nothing in it is expanded, run or taken for an option.
 */
export function curlScript({ plan, signIn, sent, planned }: Collection, words: ScriptWords): string {
  const calls = [...(signIn === undefined ? [] : [signIn]), ...sent, ...planned];
  const written = (some: readonly CollectedCall[]): readonly string[] =>
    some.flatMap((call) => [...words.call(call).map(comment), ...command(call, plan), ""]);
  return [
    "#!/bin/sh",
    ...words.intro.map(comment),
    "#",
    ...variablesOf(calls, plan).map((name) => comment(`${name}: ${words.variable(name)}`)),
    "",
    // A name that isn't set ends the script instead of sending an empty secret.
    "set -u",
    "",
    ...JSON_TEXT,
    "",
    ...written(signIn === undefined ? [] : [signIn]),
    ...written(sent),
    ...(planned.length === 0 ? [] : [comment(words.planned), "", ...written(planned)]),
  ]
    .join("\n")
    .replace(/\n+$/, "\n");
}

// A secret becomes the inside of a JSON string. printf is part of the shell, so no other process sees the secret.
const JSON_TEXT = [
  "json_text() {",
  `  printf '%s' "$1" | awk 'NR > 1 { printf "\\\\n" } { gsub(/[\\\\"]/, "\\\\\\\\&"); gsub(/\\t/, "\\\\t"); gsub(/\\r/, "\\\\r"); printf "%s", $0 }'`,
  "}",
];

/** True for a call that is commented out: it changes something, or its response is a secret. */
function isHeldBack({ method }: CollectedCall): boolean {
  return method !== "GET";
}

function command(call: CollectedCall, plan: Plan): readonly string[] {
  const { method, headers, url, body, api } = call;
  const options: readonly string[] = [
    // Brackets in a URL are no pattern, and an error's body is shown.
    "curl --silent --show-error --globoff --max-time 150",
    `--write-out '\\nHTTP %{http_code}\\n'`,
    `--request ${method}`,
    ...connectionOf(plan, api),
    ...headers.map(({ name, value }) =>
      value.some((piece) => typeof piece !== "string" && piece.secret === "ONPREM_BASIC")
        ? `--user ${word([`${userOf(plan)}:`, { secret: "ONPREM_PASSWORD" }], variable)}`
        : `--header ${word([`${name}: `, ...value], variable)}`,
    ),
    ...(body === undefined ? [] : [`--data-raw ${word(body, jsonVariable)}`]),
    `--url ${word(url, variable)}`,
  ];
  const lines = options.map((option, index) => {
    const indented = index === 0 ? option : `  ${option}`;
    return index === options.length - 1 ? indented : `${indented} \\`;
  });
  // A line break in a quoted text is a line of its own: it must not leave the comment.
  return isHeldBack(call) ? lines.flatMap((line) => line.split("\n").map((part) => `## ${part}`)) : lines;
}

/** How the plan connects, where curl has an option for it. */
function connectionOf({ cloud, onPrem, proxy }: Plan, api: CollectedCall["api"]): readonly string[] {
  const isCloud = api === "cloud";
  const tls = isCloud ? cloud.tls : onPrem.tls;
  const isOwn = tls?.caFile !== undefined || tls?.sha256 !== undefined;
  const client = isCloud ? undefined : onPrem.tls?.client;
  return [
    ...(isOwn ? [`--cacert "$${isCloud ? "CLOUD_CA_FILE" : "ONPREM_CA_FILE"}"`] : []),
    ...(client === undefined
      ? []
      : "pfx" in client
        ? ['--cert-type P12 --cert "$ONPREM_CLIENT_CERT"']
        : ['--cert "$ONPREM_CLIENT_CERT" --key "$ONPREM_CLIENT_KEY"']),
    ...(proxy === undefined
      ? []
      : proxy.url === "none"
        ? ["--noproxy '*'"]
        : [
            `--proxy ${quoted(proxy.url)}`,
            ...(proxy.username === undefined ? [] : [`--proxy-user ${quoted(proxy.username)}`]),
          ]),
  ];
}

function userOf({ onPrem }: Plan): string {
  return "token" in onPrem.auth ? "" : onPrem.auth.username;
}

function variablesOf(calls: readonly CollectedCall[], plan: Plan): readonly ScriptVariable[] {
  const secrets = calls.flatMap(({ url, headers, body = [] }) =>
    secretsIn(url, ...headers.map(({ value }) => value), body),
  );
  const connections = (["cloud", "onPrem"] as const).flatMap((api) => connectionOf(plan, api)).join(" ");
  const files = FILES.filter((name) => connections.includes(`$${name}"`));
  const named = secrets.map((name) => (name === "ONPREM_BASIC" ? "ONPREM_PASSWORD" : name));
  return [...new Set([...named, ...files])];
}

const FILES = ["CLOUD_CA_FILE", "ONPREM_CA_FILE", "ONPREM_CLIENT_CERT", "ONPREM_CLIENT_KEY"] as const;

const variable = (name: Placeholder): string => `"$${name}"`;
const jsonVariable = (name: Placeholder): string => `"$(json_text "$${name}")"`;

/** One word of a shell command: literal text in single quotes, each secret as a variable in double quotes. */
function word(text: Text, secret: (name: Placeholder) => string): string {
  return joined(text)
    .map((piece) => (typeof piece === "string" ? quoted(piece) : secret(piece.secret)))
    .join("");
}

function joined(text: Text): Text {
  const pieces: Text[number][] = [];
  for (const piece of text) {
    const last = pieces.at(-1);
    if (typeof last === "string" && typeof piece === "string") pieces.splice(-1, 1, last + piece);
    else pieces.push(piece);
  }
  return pieces;
}

/** Text in which the shell expands nothing. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function comment(text: string): string {
  return `# ${visible(text, Infinity)}`;
}
