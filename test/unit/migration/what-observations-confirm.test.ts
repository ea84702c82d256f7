import { expect, test } from "vitest";
import {
  fits,
  inferLocation,
  NOT_KNOWN,
  provesArrival,
  provesStay,
  type Before,
} from "../../../main/core/migration/state/infer-location.ts";
import { interpret } from "../../../main/core/platforms/interpret.ts";
import type { ClientWord, CloudWord, Observation } from "../../../shared/migration/observation.ts";
import { dialectOf } from "../../../shared/platform/dialect.ts";

const ASKED = "12025550123";
const { hosts } = dialectOf({ brand: "chat", apiVersion: "v20.0" });

/** An observation with these readings, and with everything that follows from them. */
function look(cloudSays: CloudWord, clientSays: ClientWord): Observation {
  const host = { cloud: hosts.cloud, "on-premises": hosts.onPrem, nowhere: hosts.none }[cloudSays as "cloud"];
  const gateway = (
    {
      "serves-number": "connected",
      "serves-another": "connected",
      connected: "connected",
      connecting: "connecting",
      down: "disconnected",
      unregistered: "unregistered",
    } as const
  )[clientSays as "connected"];
  const serves = { "serves-number": ASKED, "serves-another": "12025550199" }[clientSays as "serves-number"];
  return interpret(
    cloudSays === "silent" ? undefined : { status: "CONNECTED", host, refusedFields: [] },
    {
      health: gateway === undefined ? undefined : { gateway, clustered: false, nodes: [] },
      serves,
      asked: ASKED,
    },
    hosts,
  ) as Observation;
}

const CLOUD_WORDS: readonly CloudWord[] = ["cloud", "on-premises", "nowhere", "somewhere", "silent"];
const CLIENT_WORDS: readonly ClientWord[] = [
  "serves-number",
  "serves-another",
  "connected",
  "connecting",
  "down",
  "unregistered",
  "silent",
];
const EACH = CLOUD_WORDS.flatMap((cloud) => CLIENT_WORDS.map((client) => look(cloud, client)));

test("[I9] no side is proven that neither the platform's record nor the client names", () => {
  const named = (says: { readonly home: string; readonly cloudSays: string; readonly clientSays: string }) =>
    says.home === "unknown" ||
    says.cloudSays === says.home ||
    (says.home === "on-premises" && says.clientSays === "serves-number");
  expect(EACH.filter((each) => !named(each))).toEqual([]);
});

test("[I9][I28] a cloud that serves a number without naming its host agrees with nobody", () => {
  for (const client of CLIENT_WORDS) {
    const { home, reason } = look("somewhere", client);
    expect({ client, home, reason }).toEqual({
      client,
      home: look("silent", client).home,
      reason: look("silent", client).reason,
    });
    expect(reason).not.toBe("both-agree");
  }
});

test("[I9] once the number has moved, the losing side's word alone does not bring it back", () => {
  const inCloud = { is: "cloud", proof: "proven", basis: "register-answer" } as const;
  for (const cloud of ["silent", "somewhere", "nowhere"] as const)
    expect(inferLocation(inCloud, look(cloud, "serves-number"), "client")).toEqual(NOT_KNOWN);
  expect(inferLocation(inCloud, look("on-premises", "silent"), "client").is).toBe("on-premises");
  const onClient = { is: "on-premises", proof: "proven", basis: "code-answer" } as const;
  for (const client of ["silent", "connecting", "down"] as const)
    expect(inferLocation(onClient, look("cloud", client), "cloud")).toEqual(NOT_KNOWN);
  expect(inferLocation(onClient, look("cloud", "serves-number"), "cloud")).toEqual(onClient);
  expect(inferLocation(onClient, look("cloud", "unregistered"), "cloud").is).toBe("cloud");
});

test("[I9] what was seen before is no answer to two sides that contradict each other now", () => {
  const seen = { is: "on-premises", proof: "proven", basis: "client-look-up" } as const;
  expect(inferLocation(seen, look("cloud", "serves-number"))).toEqual(NOT_KNOWN);
  expect(fits("cloud", look("somewhere", "connected"))).toBe(false);
});

test("[I9] only the platform's record says that a lost register had no effect", () => {
  const proof = EACH.filter((reading) => provesStay("to-cloud", reading));
  expect(proof.length).toBeGreaterThan(0);
  for (const { cloudSays } of proof) expect(cloudSays).toBe("on-premises");
});

test.each<[string, "to-cloud" | "to-onprem", Observation, Observation]>([
  ["a cloud that tells the host now", "to-cloud", look("somewhere", "connected"), look("cloud", "silent")],
  ["a cloud that answers again", "to-cloud", look("silent", "silent"), look("cloud", "silent")],
  [
    "a client that was still connecting",
    "to-onprem",
    look("silent", "connecting"),
    look("silent", "serves-number"),
  ],
  ["a client that was down", "to-onprem", look("silent", "down"), look("silent", "serves-number")],
  [
    "a client that tells its number now",
    "to-onprem",
    look("silent", "connected"),
    look("silent", "serves-number"),
  ],
])("[I9] %s has not changed its word", (_who, direction, then, now) => {
  const before: Before = { home: NOT_KNOWN, reading: then };
  expect(provesArrival(direction, before, now)).toBe(false);
});

test.each<[string, "to-cloud" | "to-onprem", Omit<Before, "home">, Observation]>([
  [
    "the record says another side",
    "to-cloud",
    { reading: look("on-premises", "silent") },
    look("cloud", "silent"),
  ],
  [
    "the client that gave a backup is registered no more",
    "to-cloud",
    { reading: look("silent", "silent"), gaveBackup: true },
    look("cloud", "unregistered"),
  ],
  [
    "the client that was not registered names the number",
    "to-onprem",
    { reading: look("silent", "unregistered") },
    look("silent", "serves-number"),
  ],
])("[I9] %s: that proves an arrival", (_what, direction, before, now) => {
  expect(provesArrival(direction, { ...before, home: NOT_KNOWN }, now)).toBe(true);
});
