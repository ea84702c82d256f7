import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { isOver } from "../../../../main/core/connectivity/restore-outcome.ts";
import { restoreCallback } from "../../../../main/core/connectivity/restore-callback.ts";
import type { LevelAccess, LevelQuery } from "../../../../main/core/connectivity/levels.ts";
import { markOf, pathMarkOf } from "../../../../main/core/connectivity/own-marks.ts";
import type { ReplacedRecord } from "../../../../main/core/connectivity/records.ts";
import type { CallOutcome } from "../../../../shared/platform/outcome.ts";
import { redact } from "../../../../shared/redacted.ts";
import { virtualClock } from "../../../support/virtual-clock.ts";

const evidence = { at: "2026-01-15T12:00:00.000Z", durationMs: 1 };
const done: CallOutcome<null> = { kind: "confirmed", value: null, evidence };
const lost: CallOutcome<null> = { kind: "unknown", cause: "connection-lost", evidence };
const OURS = "https://tunnel.example/ours";
const THEIRS = "https://a.example/hook";
const unseen: LevelQuery = { kind: "unseen", outcome: { kind: "unknown", cause: "timeout", evidence } };

const borrowed = (change: Partial<ReplacedRecord> = {}): ReplacedRecord => ({
  level: "number",
  app: "A",
  ours: markOf(OURS),
  since: evidence.at,
  set: "confirmed",
  seen: true,
  ...change,
});

/** A level that holds one callback URL and responds as the test defines. */
function level(stands: string | undefined, calls: readonly ((act: () => void) => CallOutcome<null>)[]) {
  let address = stands;
  let count = 0;
  const access: LevelAccess = {
    level: "number",
    needsToken: true,
    query: async () => ({ kind: "seen", standing: address === undefined ? {} : { address } }),
    set: async () => done,
    giveBack: async (before) => {
      const call = calls[count++];
      if (call === undefined) throw new Error("one call too many");
      return call(() => (address = before.address));
    },
  };
  return { access, calls: () => count, stands: () => address };
}
const acts = (act: () => void): CallOutcome<null> => {
  act();
  return done;
};
const actsUnheard = (act: () => void): CallOutcome<null> => {
  act();
  return lost;
};
/** A clock whose waits pass at once. */
function advancingClock() {
  const still = virtualClock();
  return { ...still, sleep: (ms: number) => still.advance(ms) };
}
const work = (access: LevelAccess, what: ReplacedRecord, token?: string) =>
  restoreCallback({
    access,
    replaced: what,
    tokens: token === undefined ? [] : [redact(token, "verify token")],
    clock: advancingClock(),
    pausesMs: [0, 0],
    lateMs: 16_000,
  });

describe("giving a borrowed callback back", () => {
  /** A level where the call whose response was lost takes effect so many ms after the start. */
  function lateLevel(kind: LevelAccess["level"], lateMs: number) {
    const clock = advancingClock();
    const world = { address: THEIRS as string | undefined, isLate: true };
    const access: LevelAccess = {
      level: kind,
      needsToken: kind !== "client",
      query: async () => {
        if (world.isLate && clock.monotonicMs() >= lateMs)
          Object.assign(world, { address: OURS, isLate: false });
        return { kind: "seen", standing: world.address === undefined ? {} : { address: world.address } };
      },
      set: async () => done,
      giveBack: async (before) => {
        world.address = before.address;
        return done;
      },
    };
    const given = (change: Partial<ReplacedRecord>, hurry?: AbortSignal) =>
      restoreCallback({
        access,
        replaced: borrowed({ level: kind, before: THEIRS, seen: false, ...change }),
        tokens: [redact("token", "verify token")],
        clock,
        pausesMs: [0, 0],
        lateMs: 16_000,
        hurry,
      });
    return { access, clock, world, given };
  }

  test.each(
    (["number", "account", "application", "client"] as const).flatMap((kind) =>
      (["intent", "unknown", "confirmed"] as const).map((set) => [kind, set] as const),
    ),
  )(
    "[C12] [I26] a call for the level %s that is %s and has its effect late is outlasted, and given back again",
    async (kind, set) => {
      for (const lateMs of [100, 12_000, 15_900]) {
        const { world, given } = lateLevel(kind, lateMs);
        expect(await given({ set })).toEqual({ kind: "restored" });
        expect(world, String(lateMs)).toEqual({ address: THEIRS, isLate: false });
      }
    },
  );

  test("[C12] [I23] nothing is waited for where a look has shown the call's effect, or none was sent", async () => {
    for (const change of [{ set: "unknown", seen: true }, { set: "rejected" }] as const) {
      const { clock, given } = lateLevel("number", Number.POSITIVE_INFINITY);
      expect(await given(change)).toEqual({ kind: "restored" });
      expect(clock.monotonicMs()).toBe(0);
    }
    const { clock, world, given } = lateLevel("number", 0);
    expect(await given({ set: "intent" })).toEqual({ kind: "restored" });
    expect(clock.monotonicMs()).toBe(0);
    expect(world).toEqual({ address: THEIRS, isLate: false });
  });

  test("[C12] [I26] a process that ends before the time is over claims nothing", async () => {
    const { world, given } = lateLevel("number", 12_000);
    const hurry = new AbortController();
    hurry.abort();
    expect(await given({ set: "unknown" }, hurry.signal)).toEqual({ kind: "mayComeLate" });
    expect(isOver({ kind: "mayComeLate" })).toBe(false);
    expect(world.isLate).toBe(true);
  });

  test("[C12] [I26] only looks after the time decide: where none is answered then, it is not known", async () => {
    const { access, clock, given } = lateLevel("number", Number.POSITIVE_INFINITY);
    const query = access.query.bind(access);
    Object.assign(access, { query: async () => (clock.monotonicMs() < 13_000 ? query() : unseen) });
    expect((await given({ set: "unknown" })).kind).toBe("notKnown");
    const changed = lateLevel("number", Number.POSITIVE_INFINITY);
    const before = changed.access.query.bind(changed.access);
    const elsewhere: LevelQuery = { kind: "seen", standing: { address: "https://b.example/other" } };
    Object.assign(changed.access, {
      query: async () => (changed.clock.monotonicMs() < 13_000 ? before() : elsewhere),
    });
    expect(await changed.given({ set: "unknown" })).toMatchObject({ kind: "changed" });
  });

  test("[C12] is proved by a look, whatever the call was answered", async () => {
    const world = level(OURS, [actsUnheard]);
    expect(await work(world.access, borrowed())).toEqual({ kind: "restored" });
    expect(world.stands()).toBeUndefined();
    const liar = level(OURS, [() => done, () => done, () => done]);
    expect(await work(liar.access, borrowed())).toEqual({ kind: "refused" });
  });

  test("[C12] calls nothing where it stands as it stood", async () => {
    const world = level(undefined, []);
    expect(await work(world.access, borrowed())).toEqual({ kind: "restored" });
  });

  test("[C11] outruns a call whose effect was never seen", async () => {
    const world = level(undefined, [acts]);
    expect(await work(world.access, borrowed({ set: "unknown", seen: false }))).toEqual({ kind: "restored" });
    expect(world.calls()).toBe(1);
  });

  test("[C13] ours is found in every spelling, by its random path too, and by a mark of an earlier version", async () => {
    const path = "dz8dQI0LwSm22L8Vt1a30A";
    const replaced = {
      ours: markOf(`https://tunnel.example/${path}`),
      path: pathMarkOf(`https://x.example/${path}`),
    };
    for (const stands of [
      `https://TUNNEL.example:443/${path}`,
      `https://tunnel.example./${path}`,
      `https://t\u00fcnnel.example/below/${path}`,
    ])
      expect(await work(level(stands, [acts]).access, borrowed(replaced))).toEqual({
        kind: "restored",
      });
    const raw = `https://TUNNEL.example/${path}`;
    const old = borrowed({ ours: createHash("sha256").update(raw).digest("hex") });
    expect(await work(level(raw, [acts]).access, old)).toEqual({ kind: "restored" });
    // Another path is another's, whatever its host.
    const other = "https://tunnel.example/BxQe7LrUOq0mYcVw2TnZpA";
    expect(await work(level(other, []).access, borrowed(replaced))).toEqual({
      kind: "changed",
      to: other,
    });
  });

  test("[C13] [I26] ours is found in whatever an API puts around it, between its letters, or makes of their case", async () => {
    const path = "dz8dQI0LwSm22L8Vt1a30A";
    const url = `https://tunnel.example/${path}`;
    const replaced = { ours: markOf(url), path: pathMarkOf(url) };
    const spread = Array.from(url).join("\u200b");
    for (const stands of [
      `\u202a${url}\u202c`,
      `\ufeff ${url} \u2069`,
      spread,
      `${url}/`,
      `${url}//?x=1#${"y".repeat(40)}`,
      `<${url}>`,
      url.toUpperCase(),
      url.toLowerCase(),
      `https://relay.example/?to=${encodeURIComponent(encodeURIComponent(url))}`,
      `x${path}x`,
      url.replace("dz8", "%64%7A8"),
    ])
      expect(await work(level(stands, [acts]).access, borrowed(replaced)), stands).toEqual({
        kind: "restored",
      });
    // A record of an earlier version has the mark of the path as it is spelled.
    const old = { ours: "0", path: createHash("sha256").update(path).digest("hex") };
    expect(await work(level(`\u202a${url}/`, [acts]).access, borrowed(old))).toEqual({ kind: "restored" });
  });

  test("[C13] [I26] a text that may be any URL ends nothing: neither ours nor another's", async () => {
    const path = "dz8dQI0LwSm22L8Vt1a30A";
    const replaced = {
      ours: markOf(`https://tunnel.example/${path}`),
      path: pathMarkOf(`https://x.example/${path}`),
    };
    for (const stands of [
      `https://tunnel.example/${path.slice(0, 12)}…`,
      "https://tunnel.example/dz8dQI...",
      "https://tunnel.example/***",
      "[hidden]",
      "tunnel.example/hook",
      `https://b.example/${"a".repeat(5000)}`,
    ]) {
      const given = await work(level(stands, []).access, borrowed(replaced));
      expect(given, stands).toMatchObject({ kind: "notKnown", outcome: { cause: "unexpected-shape" } });
      expect(isOver(given)).toBe(false);
    }
    // Another party's URL stays one, whatever an API puts around it.
    const other = "\u202ahttps://b.example/other\u202c";
    expect((await work(level(other, []).access, borrowed(replaced))).kind).toBe("changed");
  });

  test("[C12] [I26] the URL from before is found with invisible characters or a slash more too, and nothing is set", async () => {
    for (const stands of ["\u202ahttps://a.example/hook\u202c", `${THEIRS}/`])
      expect(await work(level(stands, []).access, borrowed({ before: THEIRS }), "token"), stands).toEqual({
        kind: "restored",
      });
    expect((await work(level("https://a.example/hooks", []).access, borrowed({ before: THEIRS }))).kind).toBe(
      "changed",
    );
  });

  test("[C14] [I26] what a look showed of another party is not overwritten because a single later one is stale", async () => {
    const other = "https://b.example/other";
    for (const stale of [OURS, THEIRS])
      for (const at of [1, 2]) {
        const world = level(other, []);
        let looks = 0;
        const access: LevelAccess = {
          ...world.access,
          query: async () => {
            looks += 1;
            return { kind: "seen", standing: { address: looks === at + 1 ? stale : other } };
          },
        };
        // An effect that was never seen would be preceded by a call where the URL from before is shown.
        const what = borrowed({ before: THEIRS, set: "unknown", seen: false });
        expect(isOver(await work(access, what, "token")), `${stale} ${at}`).toBe(true);
        expect(world.calls()).toBe(0);
      }
  });

  test("[C12] [I26] ours is restored after a stale look of another party's URL, once two looks show it", async () => {
    const world = level(OURS, [acts]);
    let looks = 0;
    const access: LevelAccess = {
      ...world.access,
      query: async () =>
        looks++ === 0
          ? { kind: "seen", standing: { address: "https://b.example/old" } }
          : world.access.query(),
    };
    expect(await work(access, borrowed({ before: THEIRS }), "token")).toEqual({ kind: "restored" });
    expect(world.stands()).toBe(THEIRS);
  });

  test("[C12] [I26] two stale looks in a row make nobody believe that the URL from before is set again", async () => {
    for (const at of [0, 1]) {
      const world = level(OURS, [acts]);
      let looks = 0;
      const access: LevelAccess = {
        ...world.access,
        query: async () => {
          const isStale = looks === at || looks === at + 1;
          looks += 1;
          return isStale ? { kind: "seen", standing: { address: THEIRS } } : world.access.query();
        },
      };
      const given = await work(access, borrowed({ before: THEIRS }), "token");
      expect({ given: given.kind, stands: world.stands() }).toEqual({ given: "restored", stands: THEIRS });
    }
  });

  test("[C12] what stood before stands again where the platform spells it otherwise", async () => {
    const world = level("https://a.example/hook", []);
    const before = "https://A.example:443/hook";
    expect(await work(world.access, borrowed({ before }), "token")).toEqual({ kind: "restored" });
  });

  test("[C14] leaves what somebody else has set", async () => {
    const world = level("https://b.example/other", []);
    expect(await work(world.access, borrowed())).toEqual({ kind: "changed", to: "https://b.example/other" });
  });

  test("[C2] never sets an address without its token, and never takes one away that stood there", async () => {
    const world = level(OURS, []);
    expect(await work(world.access, borrowed({ before: THEIRS }))).toEqual({ kind: "tokenMissing" });
    const given = level(OURS, [acts]);
    expect(await work(given.access, borrowed({ before: THEIRS }), "token")).toEqual({ kind: "restored" });
    expect(given.stands()).toBe(THEIRS);
  });

  test("[C12] a refusal is told and not repeated; one that passes is", async () => {
    const refuse = (reason: "bad-parameter" | "rate-limited") => (): CallOutcome<null> => ({
      kind: "rejected",
      reason,
      evidence,
    });
    const final = level(OURS, [refuse("bad-parameter")]);
    expect(await work(final.access, borrowed())).toMatchObject({
      kind: "refused",
      outcome: { reason: "bad-parameter" },
    });
    const passing = level(OURS, [refuse("rate-limited"), acts]);
    expect(await work(passing.access, borrowed())).toEqual({ kind: "restored" });
  });

  test("[C12] believes that the level itself is gone only where every look says so", async () => {
    const gone: LevelQuery = { kind: "gone" };
    const passing = level(OURS, [acts]);
    const looks = [gone];
    const access = { ...passing.access, query: async () => looks.shift() ?? passing.access.query() };
    expect(await work(access, borrowed({ level: "account" }))).toEqual({ kind: "restored" });
    expect(passing.stands()).toBeUndefined();
    const forGood = level(OURS, []);
    const none = { ...forGood.access, query: async () => gone };
    expect(await work(none, borrowed({ level: "account" }))).toEqual({ kind: "changed" });
    const unsure = [gone, gone];
    const half = { ...forGood.access, query: async () => unsure.shift() ?? unseen };
    expect(await work(half, borrowed({ level: "account" }))).toMatchObject({ kind: "notKnown" });
    const late = [unseen, unseen, gone];
    const once = { ...forGood.access, query: async () => late.shift() ?? gone };
    expect(await work(once, borrowed({ level: "account" }))).toEqual({ kind: "refused" });
  });

  test.each<[string, LevelQuery]>([
    ["stands as before", { kind: "seen", standing: {} }],
    ["stands elsewhere", { kind: "seen", standing: { address: "https://b.example/other" } }],
  ])(
    "[C12] [C14] one look alone by which it %s is not believed, whichever of the looks it is",
    async (_name, strange) => {
      for (const at of [0, 1, 2, 3]) {
        const world = level(OURS, [() => lost, () => lost, () => lost, acts]);
        let looks = 0;
        const access = {
          ...world.access,
          query: async () => (looks++ === at ? strange : world.access.query()),
        };
        const given = await work(access, borrowed());
        expect({ at, given: given.kind, stands: world.stands() }).not.toMatchObject({
          given: "restored",
          stands: OURS,
        });
        expect({ at, given: given.kind }).not.toMatchObject({ given: "changed" });
      }
    },
  );

  test.each<[string, LevelQuery]>([
    ["has no callback", { kind: "seen", standing: { app: "2" } }],
    ["is not in the list", { kind: "gone", app: "2" }],
  ])(
    "[C12] [C13] what stands for the token's other app, which %s, does not make us forget ours",
    async (_name, told) => {
      const world = level(OURS, []);
      const access: LevelAccess = { ...world.access, query: async () => told };
      const what = borrowed({ level: "account", app: "1" });
      expect(await work(access, what)).toEqual({ kind: "refused" });
    },
  );

  test("[C11] [C12] without its token a call of ours is believed to have had no effect only where every look agrees", async () => {
    const what = borrowed({ before: THEIRS, set: "intent", seen: false });
    const world = level(THEIRS, []);
    expect(await work(world.access, what)).toEqual({ kind: "restored" });
    const late = [THEIRS, OURS];
    const access: LevelAccess = {
      ...world.access,
      query: async () => ({ kind: "seen", standing: { address: late.shift() ?? OURS } }),
    };
    expect(await work(access, what)).toEqual({ kind: "tokenMissing" });
  });

  test("[C12] is not known where nobody can look, and nothing is sent blindly", async () => {
    const world = level(OURS, []);
    expect(await work({ ...world.access, query: async () => unseen }, borrowed())).toMatchObject({
      kind: "notKnown",
    });
  });
});

describe("what cannot be compared", () => {
  const lostUrl = (change: Partial<ReplacedRecord> = {}) =>
    ({ ...borrowed({ before: "https://a.example/…", ...change }), isLost: true }) as const;

  test("[C12] [C13] without the URL from before nothing is set, and ours counts as gone only by two looks", async () => {
    const standing = level(OURS, []);
    expect(await work(standing.access, lostUrl(), "token")).toEqual({ kind: "urlMissing" });
    const gone = level(THEIRS, []);
    expect(await work(gone.access, lostUrl(), "token")).toEqual({ kind: "notOurs", to: THEIRS });
    let looks = 0;
    const odd: LevelAccess = {
      ...standing.access,
      query: async () => ({ kind: "seen", standing: { address: ++looks === 1 ? THEIRS : OURS } }),
    };
    expect(await work(odd, lostUrl(), "token")).toEqual({ kind: "urlMissing" });
    const silent: LevelAccess = { ...standing.access, query: async () => unseen };
    expect((await work(silent, lostUrl(), "token")).kind).toBe("notKnown");
  });

  test("[C12] an app's fields under another version than before are told", async () => {
    let address = OURS;
    const access: LevelAccess = {
      level: "application",
      needsToken: true,
      query: async () => ({
        kind: "seen",
        standing: { address, fields: ["messages"], versions: "messages@v23.0" },
      }),
      set: async () => done,
      giveBack: async () => {
        address = THEIRS;
        return done;
      },
    };
    const what = { level: "application", before: THEIRS, fields: ["messages"] } as const;
    const given = (versions: string) => {
      address = OURS;
      return work(access, borrowed({ ...what, fields: ["messages"], versions }), "token");
    };
    expect(await given("messages@v23.0")).toEqual({ kind: "restored" });
    expect(await given("messages@v19.0")).toEqual({ kind: "otherSettings", versions: true });
  });
});
