import { expect, test } from "vitest";
import {
  shownAnswer,
  shownHeaders,
  shownHeadersText,
} from "../../../main/core/webhooks/outgoing/shown-exchange.ts";

test("[V19] headers are shown without what may be a secret, few and short", () => {
  const shown = shownHeaders({
    "content-type": "application/json",
    "x-hub-signature-256": "sha256=00ff",
    authorization: "Bearer abc.def",
    cookie: "session=1",
    "set-cookie": ["a=1", "b=2"],
    "x-api-key": "k",
    "x-request-token": "t",
    location: "https://hooks.example/very/secret/path?key=1",
    "x-long": "a".repeat(1_000),
    "x-note": "Bearer abc.def and token=xyz",
  });
  expect(shown).toMatchObject([
    ["content-type", "application/json"],
    ["x-hub-signature-256", "sha256=00ff"],
    ["authorization", "<redacted>"],
    ["cookie", "<redacted>"],
    ["set-cookie", "<redacted>"],
    ["x-api-key", "<redacted>"],
    ["x-request-token", "<redacted>"],
    ["location", expect.stringMatching(/^https:\/\/hooks\.example\/…/)],
    ["x-long", expect.stringMatching(/^a{511}…$/)],
    ["x-note", "<redacted> and token=<redacted>"],
  ]);
  const many = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`x-${at}`, "1"]));
  expect(shownHeaders(many)).toHaveLength(40);
});

test("[V19] a receiver's text of headers is theirs in JSON, whatever came before", () => {
  const plain = {
    host: "127.0.0.1:4444",
    "content-length": "12",
    "x-hub-signature-256": `sha256=${"0f".repeat(32)}`,
  };
  const all = [
    plain,
    { ...plain, "content-length": "13" },
    { ...plain, host: "Bearer abc.def" },
    { ...plain, host: 'a"b\\c' },
    { ...plain, host: "https://hooks.example/very/secret/path" },
    { ...plain, host: "token=xyz" },
    { ...plain, host: "a".repeat(1_000) },
    { ...plain, "x-api-key": "k", cookie: "session", "set-cookie": ["a=1", "b=2"], "x-none": undefined },
    { [`x-${"n".repeat(100)}`]: "1", 'x-"quoted"': "1" },
    Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`x-${at}`, "1"])),
    {},
  ];
  // Twice, because what is remembered of a header must not change what is shown.
  for (const headers of [...all, ...all.toReversed()])
    expect(shownHeadersText(headers)).toBe(JSON.stringify(shownHeaders(headers)));
});

test("[V19] an answer's body is shown from its beginning, without what may be a secret", () => {
  const body =
    '{"ok":false,"access_token":"EAAB","nested":{"password": "p\\"w","n":12,"apiKey":7},"why":"no such user"}';
  expect(shownAnswer(Buffer.from(body), false)).toEqual({
    text: '{"ok":false,"access_token":"<redacted>","nested":{"password": "<redacted>","n":12,"apiKey":"<redacted>"},"why":"no such user"}',
    shortened: false,
  });
  expect(shownAnswer(Buffer.alloc(0), false)).toBeUndefined();
  const long = shownAnswer(Buffer.from("é".repeat(6_000)), false);
  expect([long?.text.length, long?.shortened]).toEqual([4_096, true]);
  // A text cut in the middle of a secret shows none of it.
  expect(shownAnswer(Buffer.from('{"token":"abcdefgh'), true)?.text).toBe('{"token":"<redacted>"');
});
