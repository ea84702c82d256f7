import { request } from "node:https";
import { json } from "node:stream/consumers";
import { afterEach, describe, expect, test } from "vitest";
import type { SandboxOptions } from "../../../main/sandbox/index.ts";
import { problemIn } from "../../support/expect-result.ts";
import { countOf, endingOf, openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { must, type PlanJson, type Harness } from "../../support/harness.ts";
import { startTimedHarness } from "../../support/timed-harness.ts";

let rig: Harness | undefined;
afterEach(async () => {
  await rig?.close();
  rig = undefined;
});

async function ready(
  options: SandboxOptions = {},
): Promise<{ readonly rig: Harness; readonly hands: CoreDriver }> {
  rig = await startTimedHarness(options);
  return { rig, hands: await openCoreDriver(rig) };
}

const stepsOf = (snapshot: {
  readonly steps: readonly { readonly step: string; readonly state: { readonly kind: string } }[];
}): readonly string[] => snapshot.steps.map(({ step, state }) => `${step} ${state.kind}`);

describe("a number that is on the target already", () => {
  test("[I8] to-cloud: neither backed up nor registered, but subscribed and verified", async () => {
    const { rig, hands } = await ready({ startsOn: "cloud" });
    const done = await hands.migrate(rig.plan("to-cloud"));
    expect(endingOf(done)).toBe("complete, cloud proven");
    expect(stepsOf(done)).toEqual([
      "inspect confirmed",
      "backup skipped",
      "register skipped",
      "subscribe confirmed",
      "verify confirmed",
    ]);
    expect([
      countOf(rig, "POST", "/register"),
      countOf(rig, "POST", "/v1/settings/backup"),
      countOf(rig, "POST", "/subscribed_apps"),
    ]).toEqual([0, 0, 1]);
    expect(done.pairLabel).toBeUndefined();
    expect(hands.claims.untrue).toEqual([]);
  });

  test("[I8][I24] to-onprem: the account is asked for once, answers 201, and shards wait for a person's word", async () => {
    const { rig, hands } = await ready({ startsOn: "onprem" });
    const asked = await hands.migrate(rig.plan("to-onprem"));
    expect(endingOf(asked)).toBe("awaiting older-registration, on-premises proven");
    expect(problemIn(await hands.confirm(asked, ["older-registration"], "yes-option"))).toMatchObject({
      kind: "notWaitingForThis",
    });
    expect(countOf(rig, "POST", "/v1/account/shards")).toBe(0);
    must(await hands.confirm(asked, ["older-registration"]));
    const done = must(await hands.proceed(asked));
    expect(endingOf(done)).toBe("complete, on-premises proven");
    expect(stepsOf(done)).toEqual([
      "inspect confirmed",
      "account confirmed",
      "code skipped",
      "shards skipped",
      "verify confirmed",
    ]);
    expect(countOf(rig, "POST", "/v1/account")).toBe(1);
    expect(hands.claims.untrue).toEqual([]);
  });

  test("[I9][I11] to-onprem with the 201 lost: a client that was connected before proves nothing, and nothing more is sent", async () => {
    const { rig, hands } = await ready({ startsOn: "onprem" });
    const done = await hands.migrate(rig.plan("to-onprem"), () =>
      rig.sandbox.world.setFaults(["lost-account-after"]),
    );
    expect(endingOf(done)).toBe("awaiting-code, on-premises proven");
    expect([countOf(rig, "POST", "/v1/account"), countOf(rig, "POST", "/v1/account/shards")]).toEqual([1, 0]);
  });
});

describe("another deployment", () => {
  test.each(["to-cloud", "to-onprem"] as const)(
    "[I8] with a brand word and version of its own is moved %s",
    async (direction) => {
      const { rig, hands } = await ready({
        brand: "parley",
        apiVersion: "v31.2",
        startsOn: direction === "to-cloud" ? "onprem" : "cloud",
      });
      const resting = await hands.migrate(rig.plan(direction));
      const done = resting.phase.kind === "awaiting-code" ? must(await hands.enterCode(resting)) : resting;
      expect(done.phase).toEqual({ kind: "ended", reason: "complete" });
      expect(
        rig.sandbox.world
          .requests()
          .filter(({ api }) => api === "cloud")
          .every(({ path }) => path.startsWith("/v31.2/")),
      ).toBe(true);
      expect(hands.claims.untrue).toEqual([]);
    },
  );

  test("[I14] under a brand word that is not the deployment's is refused by the cloud and moves nothing", async () => {
    const { rig, hands } = await ready({ brand: "parley" });
    const plan = rig.plan("to-cloud", (json) => {
      json.dialect.brand = "chat";
    });
    const started = await hands.start(plan);
    const done = started.ok ? await hands.goOn(started.value) : undefined;
    expect(done === undefined ? problemIn(started).kind : endingOf(done)).toMatch(
      /^noGo$|^register-refused, on-premises proven$/,
    );
    expect(rig.sandbox.world.truth().home).toBe("onprem");
  });

  test.each(["to-cloud", "to-onprem"] as const)(
    "[I8] whose client takes a token is moved %s",
    async (direction) => {
      const { rig, hands } = await ready({ startsOn: direction === "to-cloud" ? "onprem" : "cloud" });
      rig.env.set("ONPREM_TOKEN", rig.sandbox.onPrem.token);
      const plan = rig.plan(direction, (json) => {
        json.onPrem.auth = { token: { env: "ONPREM_TOKEN" } };
      });
      const resting = await hands.migrate(plan);
      const done = resting.phase.kind === "awaiting-code" ? must(await hands.enterCode(resting)) : resting;
      expect(done.phase).toEqual({ kind: "ended", reason: "complete" });
      expect(countOf(rig, "POST", "/v1/users/login")).toBe(0);
    },
  );

  test("[F17] whose token ends in the middle of a run is refused, and the run goes on with another one", async () => {
    const { rig, hands } = await ready();
    rig.env.set("ONPREM_TOKEN", rig.sandbox.onPrem.token);
    const plan = rig.plan("to-cloud", (json) => {
      json.onPrem.auth = { token: { env: "ONPREM_TOKEN" } };
    });
    const refused = await hands.migrate(plan, () => rig.sandbox.world.setFaults(["onprem-token-expired"]));
    expect(refused.phase).toEqual({ kind: "ended", reason: "access-refused" });
    expect(rig.sandbox.world.truth().home).toBe("onprem");
    rig.env.set("ONPREM_TOKEN", await freshToken(rig));
    const again = must(await hands.proceed(refused, true));
    expect(endingOf(await hands.goOn(again))).toBe("complete, cloud proven");
    expect(hands.claims.untrue).toEqual([]);
  });

  test("[I8] with a cluster of nodes and two shards is moved to the cloud at high throughput", async () => {
    const { rig, hands } = await ready({ clustered: true, shards: 2 });
    expect(endingOf(await hands.migrate(rig.plan("to-cloud")))).toBe("complete, cloud proven");
    expect(rig.sandbox.world.truth().throughput).toBe("HIGH");
  });
});

describe("what a plan may leave out or ask for", () => {
  const without: readonly [string, (json: PlanJson) => void][] = [
    ["the app id", (json) => void (json.cloud.appId = undefined)],
    ["the display name", (json) => void (json.number.displayName = undefined)],
    ["the shards", (json) => void (json.number.shards = undefined)],
  ];
  test.each(without)("[I8] %s may be left out", async (_what, change) => {
    for (const direction of ["to-cloud", "to-onprem"] as const) {
      const own = await startTimedHarness({ startsOn: direction === "to-cloud" ? "onprem" : "cloud" });
      const hands = await openCoreDriver(own);
      const resting = await hands.migrate(own.plan(direction, change));
      const done = resting.phase.kind === "awaiting-code" ? must(await hands.enterCode(resting)) : resting;
      expect(done.phase).toEqual({ kind: "ended", reason: "complete" });
      expect(hands.claims.untrue).toEqual([]);
      await own.close();
    }
  });

  test("[I8] two shards are set after the move to on-premises and found set", async () => {
    const { rig, hands } = await ready({ startsOn: "cloud" });
    const plan = rig.plan("to-onprem", (json) => void (json.number.shards = 2));
    const done = must(await hands.enterCode(await hands.migrate(plan)));
    expect(endingOf(done)).toBe("complete, on-premises proven");
    expect([rig.sandbox.world.truth().shards, countOf(rig, "POST", "/v1/account/shards")]).toEqual([2, 1]);
    expect(hands.claims.untrue).toEqual([]);
  });

  test("[I6] a PIN to be set is enough where two-step verification is off", async () => {
    const { rig, hands } = await ready({ twoStep: false });
    rig.env.set("PIN", "246810");
    expect(endingOf(await hands.migrate(rig.plan("to-cloud")))).toBe("complete, cloud proven");
    expect(rig.sandbox.world.truth()).toMatchObject({ twoStep: true, pin: "246810" });
  });

  test("[F34][I2] a client that serves another number is not backed up", async () => {
    const { rig, hands } = await ready();
    const done = await hands.migrate(rig.plan("to-cloud"), () =>
      rig.sandbox.world.setFaults(["settings-other-number"]),
    );
    expect(endingOf(done)).toBe("backup-of-another-number, on-premises proven");
    expect(countOf(rig, "POST", "/v1/settings/backup")).toBe(0);
  });
});

describe("there and back again", () => {
  test("[I7] the plan of the way back leads back, and the number has a home at every moment", async () => {
    const { rig, hands } = await ready();
    const { client } = await rig.core();
    const there = await hands.migrate(rig.plan("to-cloud"));
    expect(endingOf(there)).toBe("complete, cloud proven");
    const back = must(await client.call("migration.wayBack", { run: there.run }));
    const { plan } = back as { plan: { direction: string } };
    expect(plan.direction).toBe("to-onprem");
    const waiting = await hands.migrate(rig.plan("to-onprem", (json) => void Object.assign(json, plan)));
    expect(endingOf(must(await hands.enterCode(waiting)))).toBe("complete, on-premises proven");
    expect(rig.sandbox.world.homes().map(({ home }) => home)).toEqual(["onprem", "cloud", "onprem"]);
    expect(hands.claims.untrue).toEqual([]);
  });

  test("[I19] the time without messages is measured from the intent to the proof, and the one without a subscription after it", async () => {
    const { rig, hands } = await ready();
    const done = await hands.migrate(rig.plan("to-cloud"), () =>
      rig.sandbox.world.setFaults(["lost-register-after"]),
    );
    expect(done.downtimeMs).toBeGreaterThan(0);
    // The effect came at a moment that nobody saw, so the gap after it is not measured.
    expect(done.subscribeGapMs).toBeUndefined();
    const times = hands
      .rows(done)
      .flatMap(({ entry, at }) =>
        "step" in entry && entry.step === "register" && (entry.kind === "intent" || entry.kind === "settled")
          ? [at]
          : [],
      );
    expect(times).toHaveLength(2);
    expect(Math.abs((done.downtimeMs ?? 0) - ((times[1] ?? 0) - (times[0] ?? 0)))).toBeLessThanOrEqual(50);
  });

  test("[I9] between the move and the verification nothing is called working on the word of a look before the move", async () => {
    const { rig, hands } = await ready();
    const denied = await hands.migrate(rig.plan("to-cloud"), () =>
      rig.sandbox.world.setFaults(["no-lookups", "onprem-lookup-missing", "subscribe-denied"]),
    );
    expect(denied.numberIs).toBe("cloud");
    expect(denied.working).toBeUndefined();
    const seen: (boolean | undefined)[] = [];
    const own = await startTimedHarness();
    const watching = await openCoreDriver(own, {
      deps: (deps) => ({
        ...deps,
        publisher: {
          ...deps.publisher,
          entry: (state, row) =>
            void (
              row.entry.kind === "outcome" &&
              row.entry.step === "register" &&
              seen.push(watching.status({ run: state.run }).working)
            ),
        },
      }),
    });
    await watching.migrate(own.plan("to-cloud"));
    expect(seen).toEqual([undefined]);
    await own.close();
  });
});

describe("a run that could be taken up again", () => {
  test("[I4] is not, once a later run of the number is open, whatever the clock says", async () => {
    const { rig, hands } = await ready();
    const refused = await hands.migrate(rig.plan("to-cloud"), () =>
      rig.sandbox.world.setFaults(["token-lacks-scope"]),
    );
    expect(endingOf(refused)).toBe("access-refused, on-premises proven");
    rig.sandbox.world.clearFaults();
    rig.clock.skip(-24 * 3_600_000);
    const later = must(await hands.start(rig.plan("to-cloud")));
    expect(must(await hands.proceed(refused, true))).toMatchObject({
      phase: { kind: "ended", reason: "access-refused" },
      newer: { run: later.run },
    });
    expect(countOf(rig, "POST", "/register")).toBe(1);
  });
});

/** Signs in to the practice client as a person would with a tool of their own. */
function freshToken({ sandbox: { onPrem } }: Harness): Promise<string> {
  const auth = `${onPrem.username}:${onPrem.password}`;
  const options = { method: "POST", auth, rejectUnauthorized: false };
  return new Promise((resolve, reject) => {
    const asking = request(`${onPrem.baseUrl}/v1/users/login`, options, (answer) => {
      json(answer).then(
        (body) => resolve((body as { users: { token: string }[] }).users[0]?.token ?? ""),
        reject,
      );
    });
    asking.on("error", reject).end("{}");
  });
}
