import { describe, expect, test } from "vitest";
import {
  basisOf,
  fits,
  inferLocation,
  NOT_KNOWN,
  provesArrival,
} from "../../../main/core/migration/state/infer-location.ts";
import { interpret } from "../../../main/core/platforms/interpret.ts";
import type { LocationEstimate } from "../../../main/core/migration/state/run-state.ts";
import {
  ClientWord,
  CloudWord,
  leavesPossible,
  type Observation,
} from "../../../shared/migration/observation.ts";
import type { Direction } from "../../../shared/migration/direction.ts";
import { dialectOf } from "../../../shared/platform/dialect.ts";
import type { OnPremHealth } from "../../../shared/platform/facts.ts";
import { ASKED, readingOf } from "../../support/told-run.ts";

const HOSTS = dialectOf({ brand: "chat", apiVersion: "v23.0" }).hosts;

/**
 * For each reading of the cloud, in the order of the client's readings: the location, the reason, and whether
 * the number works there.
 */
const CLIENT: readonly ClientWord[] = [
  "serves-number",
  "serves-another",
  "connected",
  "connecting",
  "down",
  "unregistered",
  "silent",
];
const VERDICTS: Readonly<Record<CloudWord, readonly string[]>> = {
  cloud: [
    "unknown sides-contradict",
    "cloud cloud-says-cloud works",
    "unknown sides-contradict",
    "cloud cloud-says-cloud works",
    "cloud cloud-says-cloud works",
    "cloud both-agree works",
    "cloud cloud-says-cloud works",
  ],
  "on-premises": [
    "on-premises both-agree works",
    "on-premises cloud-says-on-premises",
    "on-premises cloud-says-on-premises",
    "on-premises cloud-says-on-premises",
    "on-premises client-not-connected does-not",
    "unknown sides-contradict",
    "on-premises cloud-says-on-premises",
  ],
  nowhere: [
    "on-premises client-connected works",
    "unknown not-registered-anywhere",
    "unknown client-does-not-tell",
    "unknown sides-contradict",
    "unknown not-registered-anywhere",
    "unknown not-registered-anywhere",
    "unknown not-registered-anywhere",
  ],
  somewhere: [
    "on-premises client-connected works",
    "unknown client-serves-another",
    "unknown client-does-not-tell",
    "unknown client-not-connected",
    "unknown client-not-connected",
    "unknown client-not-connected",
    "unknown nobody-answered",
  ],
  silent: [
    "on-premises client-connected works",
    "unknown client-serves-another",
    "unknown client-does-not-tell",
    "unknown client-not-connected",
    "unknown client-not-connected",
    "unknown client-not-connected",
    "unknown nobody-answered",
  ],
};

const told = ({ home, reason, working }: Observation): string =>
  [home, reason, ...(working === undefined ? [] : [working ? "works" : "does-not"])].join(" ");

describe("what both sides say", () => {
  test.each(CloudWord.options)("[I7] places a number of which the cloud says %s", (cloud) => {
    expect(CLIENT.map((client) => told(readingOf(cloud, client)))).toEqual(VERDICTS[cloud]);
    for (const client of CLIENT)
      expect(readingOf(cloud, client)).toMatchObject({ cloudSays: cloud, clientSays: client });
  });

  test.each(["DISCONNECTED", "PENDING", "DELETED", "MIGRATED", "UNLINKED", "UNVERIFIED"])(
    "[I7] a number with the status %s is served by no cloud, whatever host it names",
    (status) => {
      const client = { health: undefined, serves: undefined, asked: ASKED };
      const number = { refusedFields: [], host: HOSTS.cloud, status };
      expect(interpret(number, client, HOSTS)).toMatchObject({ cloudSays: "nowhere", home: "unknown" });
      expect(interpret({ ...number, status: "FLAGGED" }, client, HOSTS)).toMatchObject({
        cloudSays: "cloud",
      });
    },
  );

  test("[I7] a verdict has no member about working where nothing tells", () => {
    const client = { health: undefined, serves: undefined, asked: ASKED };
    const number = { refusedFields: [], host: HOSTS.cloud, status: "RESTRICTED" };
    expect(interpret(number, client, HOSTS)).not.toHaveProperty("working");
  });

  test("[I7] a host that nobody knows, and another status without a host, say nothing", () => {
    const client = { health: undefined, serves: undefined, asked: ASKED };
    const said = (facts: object): CloudWord =>
      interpret({ refusedFields: [], ...facts }, client, HOSTS).cloudSays;
    expect(said({ host: "MOON", status: "CONNECTED" })).toBe("silent");
    expect(said({ status: "PENDING" })).toBe("silent");
    expect(said({ host: HOSTS.cloud })).toBe("cloud");
  });

  test.each<readonly [OnPremHealth["gateway"], string | undefined, ClientWord]>([
    ["connected", ASKED, "serves-number"],
    ["connected", undefined, "connected"],
    ["connected", "1", "serves-another"],
    ["connecting", ASKED, "connecting"],
    ["connecting", undefined, "connecting"],
    ["connecting", "1", "serves-another"],
    ["disconnected", ASKED, "down"],
    ["uninitialized", ASKED, "down"],
    ["unregistered", ASKED, "unregistered"],
    ["unknown" as OnPremHealth["gateway"], ASKED, "silent"],
  ])("[I7] a client that is %s and names %s says %s", (gateway, serves, word) => {
    const health: OnPremHealth = { gateway, clustered: false, nodes: [] };
    expect(interpret(undefined, { health, serves, asked: ASKED }, HOSTS).clientSays).toBe(word);
  });

  test("[I22] names the number also where it is written with its country's mobile digit", () => {
    const health: OnPremHealth = { gateway: "connected", nodes: [], clustered: false };
    const answer = { health, serves: "5215512345678", asked: "525512345678" };
    expect(interpret(undefined, answer, HOSTS)).toMatchObject({
      clientSays: "serves-number",
      home: "on-premises",
    });
    expect(interpret(undefined, { ...answer, asked: "525512345679" }, HOSTS).clientSays).toBe(
      "serves-another",
    );
  });
});

describe("a number that is thought to be somewhere", () => {
  /**
   * The readings under which the number can be in the cloud: the cloud claims it, or the cloud names no
   * location and the client does not claim it.
   */
  const inCloud = (cloud: CloudWord, client: ClientWord): boolean => {
    if (cloud === "cloud") return true;
    return (
      (cloud === "silent" || cloud === "somewhere") && client !== "serves-number" && client !== "connected"
    );
  };
  /** The client claims it, or reports nothing while the cloud does not claim it. */
  const onPremises = (cloud: CloudWord, client: ClientWord): boolean => {
    const mayHold = ["serves-number", "connecting", "connected", "silent"].includes(client);
    return mayHold && cloud !== "cloud";
  };

  test("[I9] fits a look in which its holder claims it, or is silent and nobody else claims it", () => {
    for (const cloud of CloudWord.options)
      for (const client of ClientWord.options) {
        const words = { cloudSays: cloud, clientSays: client };
        expect(fits("cloud", words), `${cloud} ${client}`).toBe(inCloud(cloud, client));
        expect(fits("on-premises", words), `${cloud} ${client}`).toBe(onPremises(cloud, client));
        expect(fits("unknown", words)).toBe(true);
      }
  });

  test("[I28] is known there by the words that a decisive look rests on", () => {
    const basis = (cloud: CloudWord, client: ClientWord) => basisOf(readingOf(cloud, client));
    expect(basis("cloud", "unregistered")).toBe("both-sides");
    expect(basis("cloud", "serves-another")).toBe("both-sides");
    expect(basis("cloud", "down")).toBe("cloud-look-up");
    expect(basis("on-premises", "serves-number")).toBe("both-sides");
    expect(basis("silent", "serves-number")).toBe("client-look-up");
    expect(basis("on-premises", "connected")).toBe("cloud-look-up");
    expect(basis("silent", "silent")).toBeUndefined();
  });

  test("[I9] stays known through a look that fits, and is known no more after one that does not", () => {
    const known: LocationEstimate = { is: "cloud", proof: "proven", basis: "register-answer" };
    expect(inferLocation(known, readingOf("silent", "silent"))).toEqual(known);
    expect(inferLocation(known, readingOf("silent", "connected"))).toEqual(NOT_KNOWN);
    expect(inferLocation(known, readingOf("on-premises", "serves-number"))).toEqual({
      is: "on-premises",
      proof: "proven",
      basis: "both-sides",
    });
  });
});

describe("an arrival", () => {
  type Words = readonly [CloudWord, ClientWord];
  const proves = (
    direction: Direction,
    before: {
      readonly home?: LocationEstimate;
      readonly looked?: Words;
      readonly deniedByTarget?: boolean;
    },
    seen: Words,
  ): boolean =>
    provesArrival(
      direction,
      {
        home: before.home ?? NOT_KNOWN,
        reading: before.looked === undefined ? undefined : readingOf(...before.looked),
        ...(before.deniedByTarget === undefined ? {} : { deniedByTarget: before.deniedByTarget }),
      },
      readingOf(...seen),
    );
  const proven = (is: "cloud" | "on-premises"): LocationEstimate => ({ is, proof: "proven" });

  test("[I4][I28] in the cloud is proven by a number that was proven on-premises, or by a cloud that changed its word", () => {
    const seen: Words = ["cloud", "silent"];
    expect(proves("to-cloud", { home: proven("on-premises") }, seen)).toBe(true);
    expect(proves("to-cloud", { home: { is: "on-premises", proof: "attested" } }, seen)).toBe(false);
    expect(proves("to-cloud", { home: proven("cloud") }, seen)).toBe(false);
    expect(proves("to-cloud", { looked: ["on-premises", "silent"] }, seen)).toBe(true);
    expect(proves("to-cloud", { looked: ["cloud", "silent"] }, seen)).toBe(false);
    expect(proves("to-cloud", { looked: ["silent", "serves-number"] }, seen)).toBe(false);
    expect(proves("to-cloud", {}, seen)).toBe(false);
  });

  test("[I4][I28] is proven by no look that sees the number elsewhere, or nowhere", () => {
    const before = { home: proven("on-premises"), looked: ["on-premises", "serves-number"] } as const;
    expect(proves("to-cloud", before, ["on-premises", "serves-number"])).toBe(false);
    expect(proves("to-cloud", before, ["silent", "silent"])).toBe(false);
    expect(proves("to-onprem", { home: proven("cloud") }, ["cloud", "unregistered"])).toBe(false);
  });

  test("[I4][I28] on-premises is proven by the client that names the number, where something changed before", () => {
    const seen: Words = ["silent", "serves-number"];
    expect(proves("to-onprem", { home: proven("cloud") }, seen)).toBe(true);
    expect(proves("to-onprem", { looked: ["cloud", "unregistered"] }, seen)).toBe(true);
    expect(proves("to-onprem", { deniedByTarget: true }, seen)).toBe(true);
    expect(proves("to-onprem", { deniedByTarget: false }, seen)).toBe(false);
    expect(proves("to-onprem", { looked: ["silent", "serves-number"] }, seen)).toBe(false);
    // It was connected before without reporting which number: reporting it now is no change.
    expect(proves("to-onprem", { looked: ["silent", "connected"] }, seen)).toBe(false);
    expect(proves("to-onprem", { looked: ["silent", "silent"] }, seen)).toBe(false);
  });

  test("[I4][I28] on-premises is proven by a cloud that names it there, where that is new", () => {
    const seen: Words = ["on-premises", "silent"];
    expect(proves("to-onprem", { home: proven("cloud") }, seen)).toBe(true);
    expect(proves("to-onprem", { looked: ["cloud", "silent"] }, seen)).toBe(true);
    expect(proves("to-onprem", { looked: ["on-premises", "silent"] }, seen)).toBe(false);
    // A client that denied the number before and now reports none does not support this.
    expect(proves("to-onprem", { deniedByTarget: true }, seen)).toBe(false);
    expect(proves("to-onprem", { looked: ["silent", "unregistered"] }, ["on-premises", "connected"])).toBe(
      false,
    );
  });

  test("[I4][I28] on-premises is proven by no cloud that only turned away, while the client says what it said", () => {
    const before = { looked: ["cloud", "serves-number"] } as const;
    expect(proves("to-onprem", before, ["nowhere", "serves-number"])).toBe(false);
  });

  test("[F33] on another client than the one that was asked is none", () => {
    expect(proves("to-onprem", { home: proven("cloud") }, ["on-premises", "serves-another"])).toBe(false);
  });
});

test("a location that an outage leaves possible is the one that both reports together would give", () => {
  const lost = { kind: "unknown", cause: "timeout", evidence: { at: ASKED, durationMs: 1 } } as const;
  for (const home of ["cloud", "on-premises"] as const)
    for (const [index, clientSays] of CLIENT.entries()) {
      if (!leavesPossible({ home: "unknown", cloud: lost, cloudSays: "silent", clientSays }, home)) continue;
      expect([home, clientSays, VERDICTS[home][index]?.split(" ")[0]]).toEqual([home, clientSays, home]);
    }
});
