import { expect, test } from "vitest";
import {
  declaredAfter,
  NOT_WANTED,
  type DeclaredReceiver,
} from "../../../main/core/webhooks/receiver/declared.ts";
import { changesTo } from "../../../main/core/webhooks/standing-receivers.ts";
import { redact } from "../../../shared/redacted.ts";
import { instant } from "../../../shared/time.ts";

const secrets = { verifyToken: undefined, appSecrets: [redact("one", "app secret")] };
const LISTENING: DeclaredReceiver = { listening: true, secrets };
const kinds = (wanted: DeclaredReceiver, is: DeclaredReceiver) =>
  changesTo(wanted, is).map(({ kind }) => kind);

test("[V14] nothing is done where a receiver is as it was declared", () => {
  expect(changesTo(NOT_WANTED, NOT_WANTED)).toEqual([]);
  const whole = { ...LISTENING, forwardTo: { url: "https://a.example/" }, endsAt: instant(5) };
  expect(changesTo(whole, { ...whole, forwardTo: { url: "https://a.example/" } })).toEqual([]);
});

test("[V14] copies have their place before the first notification can come, and the end is set anew with each beginning", () => {
  const wanted = { ...LISTENING, forwardTo: { url: "https://a.example/" } };
  expect(kinds(wanted, NOT_WANTED)).toEqual(["forward", "listen", "end-at"]);
});

test("[V14] what stops takes nothing more before anything else changes", () => {
  const was = { ...LISTENING, forwardTo: { url: "https://a.example/" } };
  expect(kinds({ ...LISTENING, listening: false }, was)).toEqual(["stop", "forward"]);
});

test("[V14] other secrets, another end and another place count without a new beginning", () => {
  const other = {
    ...LISTENING,
    secrets: { ...secrets },
    endsAt: instant(7),
    lentTo: { url: "https://b.example/" },
  };
  expect(kinds(other, LISTENING)).toEqual(["lend", "use", "end-at"]);
});

test("[V14] what a borrowed callback lends stands beside a person's own choice, which nobody takes away", () => {
  const own = { ...LISTENING, forwardTo: { url: "https://a.example/" } };
  const lent = declaredAfter(own, { lentTo: { url: "https://b.example/" } });
  expect(changesTo(lent, own)).toEqual([{ kind: "lend", to: { url: "https://b.example/" } }]);
  expect(changesTo(declaredAfter(lent, { lentTo: undefined }), lent)).toEqual([
    { kind: "lend", to: undefined },
  ]);
});
