import { beforeAll, expect, test } from "vitest";
import { takeAuthorityAway, type AuthorityAccess } from "../../../../main/core/connectivity/authority.ts";
import type { AuthorityMark } from "../../../../main/core/connectivity/records.ts";
import { fingerprintOf } from "../../../../main/core/platforms/on-prem/webhook-authorities.ts";
import { createAuthority } from "../../../../main/sandbox/tls/certificates.ts";
import { virtualClock } from "../../../support/virtual-clock.ts";

let [ours, production] = ["", ""];
beforeAll(async () => {
  const made = await Promise.all([createAuthority(1, "Ours"), createAuthority(1, "Production")]);
  [ours, production] = [made[0].caPem, made[1].caPem];
});

/** A client's list of authorities, which records its calls. */
function clientWith(first: readonly string[], { ids = true }: { readonly ids?: boolean } = {}) {
  let held = [...first];
  const asked: string[] = [];
  const evidence = { at: "2026-01-01T00:00:00Z", durationMs: 1 };
  const confirmed = <T>(value: T) => ({ kind: "confirmed", value, evidence }) as const;
  const access: AuthorityAccess = {
    trusted: () => held,
    read: async () =>
      confirmed(
        held.map((pem) => {
          const fingerprint = fingerprintOf(pem);
          return { pem, fingerprint, ...(ids ? { id: fingerprint } : {}) };
        }),
      ),
    async add(pem) {
      asked.push("add");
      held = [...held, pem];
      return confirmed(null);
    },
    async remove(id) {
      asked.push(id === undefined ? "remove all" : "remove one");
      held = id === undefined ? [] : held.filter((pem) => fingerprintOf(pem) !== id);
      return confirmed(null);
    },
  };
  return { access, asked, held: () => held, put: (pems: readonly string[]) => (held = [...pems]) };
}

const markOf = (before: readonly string[], change: Partial<AuthorityMark> = {}): AuthorityMark => ({
  fingerprint: fingerprintOf(ours),
  before: [...before],
  since: "2026-01-01T00:00:00Z",
  set: "confirmed",
  seen: true,
  ...change,
});

const forget = (): void => undefined;

const takeAway = (access: AuthorityAccess, mark: AuthorityMark) =>
  takeAuthorityAway({
    access,
    mark,
    clock: virtualClock(),
    pausesMs: [0, 0],
    lateMs: 0,
    noteDisplaced: forget,
  });

test("[C20] ours is removed by its id, once, and a second time nothing is asked", async () => {
  const client = clientWith([production, ours]);
  expect(await takeAway(client.access, markOf([production]))).toEqual({ kind: "away" });
  expect(await takeAway(client.access, markOf([production]))).toEqual({ kind: "away" });
  expect(client.asked).toEqual(["remove one"]);
  expect(client.held()).toEqual([production]);
});

test("[C20] one that its owner removed after an upload that nobody saw is not uploaded again", async () => {
  const { caPem: removed } = await createAuthority(1, "Removed by its owner");
  const client = clientWith([production, ours]);
  const mark = markOf([production, removed], { set: "unknown", seen: false });
  expect(await takeAway(client.access, mark)).toEqual({ kind: "othersChanged" });
  expect(client.held()).toEqual([production]);
  expect(client.asked).not.toContain("add");
});

test("[C20] what our upload displaced is put back, and what somebody else took away after our look is not", async () => {
  const displaced = clientWith([ours]);
  expect(await takeAway(displaced.access, markOf([production], { set: "intent", seen: false }))).toEqual({
    kind: "away",
  });
  expect(displaced.held()).toEqual([production]);
  const others = clientWith([ours]);
  expect(await takeAway(others.access, markOf([production]))).toEqual({ kind: "othersChanged" });
  expect(others.held()).toEqual([]);
});

test("[C20] without ids everything is removed only where ours is the only one", async () => {
  const alone = clientWith([ours], { ids: false });
  expect(await takeAway(alone.access, markOf([]))).toEqual({ kind: "away" });
  expect(alone.asked).toEqual(["remove all"]);
  const among = clientWith([production, ours], { ids: false });
  expect(await takeAway(among.access, markOf([]))).toEqual({ kind: "left" });
  expect(among.asked).toEqual([]);
  expect(among.held()).toEqual([production, ours]);
});

test("[C20] an upload whose outcome nobody knows is awaited for some looks, and removed where it comes late", async () => {
  const client = clientWith([production]);
  let looks = 0;
  const late: AuthorityAccess = {
    ...client.access,
    async read() {
      looks += 1;
      if (looks === 2) client.put([production, ours]);
      return client.access.read();
    },
  };
  expect(await takeAway(late, markOf([production], { set: "unknown", seen: false }))).toEqual({
    kind: "away",
  });
  expect(client.held()).toEqual([production]);
});

/** A client that answers the queries with these numbers, counted from 1, with a list of its own. */
function oddAt(client: ReturnType<typeof clientWith>, odd: Readonly<Record<number, readonly string[]>>) {
  let looks = 0;
  const access: AuthorityAccess = {
    ...client.access,
    async read() {
      looks += 1;
      const held = client.held();
      client.put(odd[looks] ?? held);
      const read = await client.access.read();
      client.put(held);
      return read;
    },
  };
  return access;
}

test("[C20] one list without ours does not leave it on the client", async () => {
  for (const odd of [[], ["production"]]) {
    const client = clientWith([production, ours]);
    const list = odd.map(() => production);
    expect(await takeAway(oddAt(client, { 1: list }), markOf([production]))).toEqual({ kind: "away" });
    expect(client.held()).toEqual([production]);
  }
  const alone = clientWith([ours]);
  expect(await takeAway(oddAt(alone, { 1: [] }), markOf([]))).toEqual({ kind: "away" });
  expect(alone.held()).toEqual([]);
});

test("[C20] one list after the removal without the others does not make them changed", async () => {
  const client = clientWith([production, ours]);
  expect(await takeAway(oddAt(client, { 2: [] }), markOf([production]))).toEqual({ kind: "away" });
});

test("[C20] an upload whose response was lost is awaited as long as it may take effect", async () => {
  const still = virtualClock();
  const clock = { ...still, sleep: (ms: number) => still.advance(ms) };
  const startMs = clock.monotonicMs();
  const client = clientWith([production]);
  let isLate = true;
  const access: AuthorityAccess = {
    ...client.access,
    async read() {
      if (isLate && clock.monotonicMs() - startMs >= 14_000) {
        isLate = false;
        client.put([production, ours]);
      }
      return client.access.read();
    },
  };
  const mark = markOf([production], { set: "unknown", seen: false });
  const pausesMs = [1_000, 3_000, 6_000];
  const work = { access, mark, clock, pausesMs, lateMs: 16_000, noteDisplaced: forget };
  expect(await takeAuthorityAway(work)).toEqual({ kind: "away" });
  expect(isLate).toBe(false);
  expect(client.held()).toEqual([production]);
});

test("[C20] where that wait is cut short, it counts as left", async () => {
  const client = clientWith([production]);
  const mark = markOf([production], { set: "unknown", seen: false });
  const hurry = AbortSignal.abort();
  const work = {
    access: client.access,
    mark,
    clock: virtualClock(),
    pausesMs: [0],
    lateMs: 0,
    noteDisplaced: forget,
    hurry,
  };
  expect(await takeAuthorityAway(work)).toEqual({ kind: "left" });
});

test("[C20] [I26] of several authorities that our upload had replaced, the next process uploads those that are still missing", async () => {
  const other = (await createAuthority(1, "another of the client")).caPem;
  const client = clientWith([ours]);
  let fails = true;
  const access: AuthorityAccess = {
    ...client.access,
    add: async (pem) =>
      fails && pem === other
        ? { kind: "unknown", cause: "timeout", evidence: { at: "2026-01-01T00:00:00Z", durationMs: 1 } }
        : client.access.add(pem),
  };
  let mark = markOf([production, other], { seen: false });
  const noteDisplaced = (next: AuthorityMark): void => void (mark = next);
  const away = () =>
    takeAuthorityAway({ access, mark, clock: virtualClock(), pausesMs: [0, 0], lateMs: 0, noteDisplaced });
  expect(await away()).toMatchObject({ kind: "left" });
  expect(client.held()).toEqual([ours, production]);
  fails = false;
  expect(await away()).toEqual({ kind: "away" });
  expect(client.held()).toEqual([production, other]);
});
