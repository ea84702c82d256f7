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

const takeAway = (access: AuthorityAccess, mark: AuthorityMark) =>
  takeAuthorityAway({ access, mark, clock: virtualClock(), pausesMs: [0, 0] });

test("[C20] ours is removed by its id, once, and a second time nothing is asked", async () => {
  const client = clientWith([production, ours]);
  expect(await takeAway(client.access, markOf([production]))).toEqual({ kind: "away" });
  expect(await takeAway(client.access, markOf([production]))).toEqual({ kind: "away" });
  expect(client.asked).toEqual(["remove one"]);
  expect(client.held()).toEqual([production]);
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
