import { afterEach, describe, expect, test } from "vitest";
import type { FaultChoice } from "../../../main/sandbox/index.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { err } from "../../../shared/result.ts";
import { problemIn } from "../../support/expect-result.ts";
import { countOf, endingOf, openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { must, type Harness } from "../../support/harness.ts";
import { startTimedHarness } from "../../support/timed-harness.ts";
import { withAppend } from "../../support/crash.ts";

const BLIND: readonly FaultChoice[] = ["no-lookups", "onprem-lookup-missing"];

let rig: Harness | undefined;
afterEach(async () => {
  await rig?.close();
  rig = undefined;
});

type Lost = { readonly rig: Harness; readonly hands: CoreDriver; readonly resting: RunSnapshot };

/** A migration whose register response was lost while neither API answers queries. */
async function lostInTheDark(fault: FaultChoice): Promise<Lost> {
  rig = await startTimedHarness();
  const hands = await openCoreDriver(rig);
  const { world } = rig.sandbox;
  const resting = await hands.migrate(rig.plan("to-cloud"), () => world.setFaults([fault, ...BLIND]));
  return { rig, hands, resting };
}

/** Bodies of the register requests that arrived, as the practice platform's keyed hashes. */
function registerBodies({ sandbox }: Harness): readonly string[] {
  return sandbox.world
    .requests()
    .filter(({ path }) => path.endsWith("/register"))
    .map(({ bodyHash }) => bodyHash);
}

describe("a register whose answer was lost in the dark", () => {
  test.each([
    "lost-register-before",
    "lost-register-after",
    "register-502-after",
    "register-html-200",
    "register-redirect",
  ] as const)("[I9][I17] rests as unknown under %s, with no word on where the number is", async (fault) => {
    const { rig, hands, resting } = await lostInTheDark(fault);
    expect(resting.phase).toMatchObject({ kind: "unknown", step: "register" });
    expect([resting.numberIs, resting.proof, resting.working]).toEqual(["unknown", "none", undefined]);
    expect(countOf(rig, "POST", "/register")).toBe(1);
    expect(hands.claims.untrue).toEqual([]);
  });

  test("[I4] is not sent again by going on, however often, in this process or another", async () => {
    const { rig, hands, resting } = await lostInTheDark("lost-register-before");
    for (let turn = 0; turn < 3; turn += 1)
      expect(must(await hands.proceed(resting, true)).phase.kind).toBe("unknown");
    await hands.close();
    const other = await openCoreDriver(rig);
    expect(must(await other.proceed(resting)).phase.kind).toBe("unknown");
    expect(countOf(rig, "POST", "/register")).toBe(1);
    expect(countOf(rig, "POST", "/subscribed_apps")).toBe(0);
    await other.close();
  });

  test("[I9] is settled by going on once a side answers look-ups again", async () => {
    const { rig, hands, resting } = await lostInTheDark("lost-register-after");
    rig.sandbox.world.clearFaults();
    const done = must(await hands.proceed(resting));
    expect(endingOf(done)).toBe("complete, cloud proven");
    expect(done.steps.find(({ step }) => step === "register")?.state).toMatchObject({
      kind: "confirmed",
      by: "look-up",
    });
    expect(countOf(rig, "POST", "/register")).toBe(1);
    expect(hands.claims.untrue).toEqual([]);
  });

  test("[I9] that never arrived is said to have had no effect once a side answers look-ups again", async () => {
    const { rig, hands, resting } = await lostInTheDark("lost-register-before");
    rig.sandbox.world.clearFaults();
    expect(endingOf(must(await hands.proceed(resting)))).toBe("register-had-no-effect, on-premises proven");
    expect(countOf(rig, "POST", "/register")).toBe(1);
  });

  test("[I8] goes on to the end on a person's word for the cloud, and says that it is a word", async () => {
    const { rig, hands, resting } = await lostInTheDark("lost-register-after");
    const done = must(await hands.resolve(resting, { kind: "seen", home: "cloud" }));
    expect(endingOf(done)).toBe("complete, cloud attested");
    expect(
      done.steps.map(({ step, state }) => `${step} ${state.kind} ${"by" in state ? state.by : ""}`.trim()),
    ).toEqual([
      "inspect confirmed asked",
      "backup confirmed answer",
      "register confirmed person",
      "subscribe confirmed answer",
      "verify skipped",
    ]);
    expect(rig.sandbox.world.truth().subscribed).toEqual([rig.sandbox.cloud.appId]);
    expect(countOf(rig, "POST", "/register")).toBe(1);
    expect(hands.claims.untrue).toEqual([]);
  });

  test("[I8] ends on a person's word for on-premises, sending nothing more", async () => {
    const { rig, hands, resting } = await lostInTheDark("lost-register-before");
    const done = must(await hands.resolve(resting, { kind: "seen", home: "on-premises" }));
    expect(endingOf(done)).toBe("said-unmoved, on-premises attested");
    expect([countOf(rig, "POST", "/register"), countOf(rig, "POST", "/subscribed_apps")]).toEqual([1, 0]);
  });

  test("[I9] is settled by a look in spite of a person's word to the contrary", async () => {
    const { rig, hands, resting } = await lostInTheDark("lost-register-after");
    rig.sandbox.world.clearFaults();
    const done = must(await hands.resolve(resting, { kind: "seen", home: "on-premises" }));
    expect(endingOf(done)).toBe("complete, cloud proven");
  });

  test.each(["lost-register-before", "lost-register-after"] as const)(
    "[I4][I2] is repeated once, with the same pair and PIN, when a person says so (%s)",
    async (fault) => {
      const { rig, hands, resting } = await lostInTheDark(fault);
      const done = must(await hands.resolve(resting, { kind: "repeat" }));
      expect(endingOf(done)).toBe("complete, cloud proven");
      const bodies = registerBodies(rig);
      expect(bodies).toHaveLength(2);
      expect(new Set(bodies).size).toBe(1);
      expect(done.attempts).toMatchObject({ inRun: 1, inWindow: 6 });
      expect(hands.claims.untrue).toEqual([]);
    },
  );

  test("[I4] repeated and lost again waits for a word again", async () => {
    const { rig, hands, resting } = await lostInTheDark("lost-register-before");
    rig.sandbox.world.addFault("lost-register-before");
    expect(must(await hands.resolve(resting, { kind: "repeat" })).phase).toMatchObject({
      kind: "unknown",
      step: "register",
    });
    expect(must(await hands.proceed(resting)).phase.kind).toBe("unknown");
    expect(countOf(rig, "POST", "/register")).toBe(2);
  });

  test.each([
    ["refused", "register-success-false"],
    ["refused for want of access", "token-lacks-scope"],
    ["told to wait", "register-rate-limited"],
  ] as const)(
    "[I4] stays unknown when its repeat is %s and nobody tells where the number is",
    async (_how, fault) => {
      const { rig, hands, resting } = await lostInTheDark("lost-register-after");
      rig.sandbox.world.addFault(fault);
      const again = must(await hands.resolve(resting, { kind: "repeat" }));
      expect(endingOf(again)).toBe("unknown, unknown none");
      expect(countOf(rig, "POST", "/register")).toBe(2);
      rig.sandbox.world.setFaults([...BLIND]);
      expect(endingOf(must(await hands.resolve(resting, { kind: "seen", home: "cloud" })))).toBe(
        "complete, cloud attested",
      );
      expect(hands.claims.untrue).toEqual([]);
    },
  );

  test("[I6] whose repeat met a wrong PIN is not repeated with that PIN", async () => {
    rig = await startTimedHarness();
    const { world } = rig.sandbox;
    rig.env.set("PIN", rig.sandbox.number.wrongPin);
    const hands = await openCoreDriver(rig);
    const resting = await hands.migrate(rig.plan("to-cloud"), () =>
      world.setFaults(["lost-register-before", ...BLIND]),
    );
    expect(endingOf(must(await hands.resolve(resting, { kind: "repeat" })))).toBe("unknown, unknown none");
    expect(world.truth().pinFailures).toBe(1);
    expect(problemIn(await hands.resolve(resting, { kind: "repeat" }))).toEqual({
      kind: "pinUnchanged",
      run: resting.run,
    });
    expect([countOf(rig, "POST", "/register"), world.truth().pinFailures]).toEqual([2, 1]);
    expect(hands.status(resting).phase.kind).toBe("unknown");
  });

  test("[I4] stays unknown when its repeat finds the cloud unreachable", async () => {
    const { rig, hands, resting } = await lostInTheDark("lost-register-after");
    await hands.close();
    const cutOff = await openCoreDriver(rig, {
      deps: (deps) => ({
        ...deps,
        sessions: {
          ...deps.sessions,
          of: async (state) => {
            const session = await deps.sessions.of(state);
            if (!session.ok) return session;
            const { connections } = session.value;
            const evidence = { at: new Date(0).toISOString(), durationMs: 0 };
            const warm = async () => ({ kind: "notSent", cause: "connection-refused", evidence }) as const;
            const cloud = { ...connections.cloud, warm, lastAnswerMs: () => undefined };
            return { ok: true, value: { ...session.value, connections: { ...connections, cloud } } };
          },
        },
      }),
    });
    expect(endingOf(must(await cutOff.resolve(resting, { kind: "repeat" })))).toBe("unknown, unknown none");
    expect(countOf(rig, "POST", "/register")).toBe(1);
    await cutOff.close();
    const other = await openCoreDriver(rig);
    expect(endingOf(must(await other.proceed(resting, true)))).toBe("unknown, unknown none");
    expect(endingOf(must(await other.resolve(resting, { kind: "seen", home: "cloud" })))).toBe(
      "complete, cloud attested",
    );
    await other.close();
  });

  test("[I4] can be abandoned; the number stays unknown, and a new run of it is refused until somebody says", async () => {
    const { rig, hands, resting } = await lostInTheDark("lost-register-after");
    expect(endingOf(must(await hands.abandon(resting)))).toBe("abandoned, unknown none");
    const refused = problemIn(await hands.start(rig.plan("to-cloud")));
    expect(
      refused.kind === "noGo"
        ? refused.checks.filter(({ status }) => status === "fail").map(({ id }) => id)
        : refused,
    ).toContain("local.unresolved-run");
    expect(countOf(rig, "POST", "/register")).toBe(1);
    rig.sandbox.world.clearFaults();
    const warned = must(await hands.start(rig.plan("to-cloud")));
    expect(warned.checks.find(({ id }) => id === "local.unresolved-run")?.status).toBe("warn");
  });
});

describe("a look after a lost answer", () => {
  test("[I9] finds an effect that comes seconds later, and the run does not end before", async () => {
    rig = await startTimedHarness();
    const hands = await openCoreDriver(rig);
    const { world } = rig.sandbox;
    const done = await hands.migrate(rig.plan("to-cloud"), () =>
      world.setFaults(["register-late-effect:12"]),
    );
    expect(endingOf(done)).toBe("complete, cloud proven");
    const looks = hands
      .rows(done)
      .flatMap(({ entry }) => (entry.kind === "looked" ? [entry.reading.home] : []));
    expect(looks.slice(0, 2)).toEqual(["on-premises", "on-premises"]);
    expect(looks.at(-1)).toBe("cloud");
    expect(countOf(rig, "POST", "/register")).toBe(1);
    expect(hands.claims.untrue).toEqual([]);
  });

  test.each([
    "cloud-lookup-missing",
    "onprem-lookup-missing",
    "platform-field-refused",
    "clustered-health",
  ] as const)("[I9] never claims more than the sides that answer can prove (%s)", async (blind) => {
    for (const fault of ["lost-register-before", "lost-register-after"] as const) {
      const own = await startTimedHarness();
      const hands = await openCoreDriver(own);
      const done = await hands.migrate(own.plan("to-cloud"), () =>
        own.sandbox.world.setFaults([fault, blind]),
      );
      expect([
        "complete, cloud proven",
        "register-had-no-effect, on-premises proven",
        "unknown, unknown none",
      ]).toContain(endingOf(done));
      expect(hands.claims.untrue).toEqual([]);
      expect(countOf(own, "POST", "/register")).toBe(1);
      await own.close();
    }
  });

  test("[I10] a subscribe that was lost is repeated, and done only by its own answer or the list", async () => {
    for (const fault of ["lost-subscribe-before", "lost-subscribe-after"] as const) {
      const own = await startTimedHarness();
      const hands = await openCoreDriver(own);
      const done = await hands.migrate(own.plan("to-cloud"), () => own.sandbox.world.setFaults([fault]));
      expect(endingOf(done)).toBe("complete, cloud proven");
      expect(done.steps.find(({ step }) => step === "subscribe")?.state).toMatchObject({
        kind: "confirmed",
        by: fault === "lost-subscribe-before" ? "answer" : "look-up",
      });
      expect(hands.claims.untrue).toEqual([]);
      await own.close();
    }
  });
});

describe("a code whose answer was lost in the dark", () => {
  async function lostCode(fault: FaultChoice): Promise<Lost> {
    rig = await startTimedHarness({ startsOn: "cloud" });
    const hands = await openCoreDriver(rig);
    const { world } = rig.sandbox;
    const waiting = await hands.migrate(rig.plan("to-onprem"), () => world.setFaults([fault, ...BLIND]));
    return { rig, hands, resting: must(await hands.enterCode(waiting)) };
  }

  test.each(["lost-verify-before", "lost-verify-after"] as const)(
    "[I9] rests as unknown (%s), and a second entry of the code is a person's",
    async (fault) => {
      const { rig, hands, resting } = await lostCode(fault);
      expect(resting.phase).toMatchObject({ kind: "unknown", step: "code" });
      expect([resting.numberIs, resting.proof]).toEqual(["unknown", "none"]);
      expect(must(await hands.proceed(resting)).phase.kind).toBe("unknown");
      expect(countOf(rig, "POST", "/v1/account/verify")).toBe(1);
      rig.sandbox.world.clearFaults();
      const done = must(await hands.enterCode(resting));
      expect(done.phase).toEqual({ kind: "ended", reason: "complete" });
      expect(hands.claims.untrue).toEqual([]);
    },
  );

  test("[I8] goes on to the end on a person's word for on-premises", async () => {
    const { hands, resting } = await lostCode("lost-verify-after");
    expect(endingOf(must(await hands.resolve(resting, { kind: "seen", home: "on-premises" })))).toBe(
      "complete, on-premises attested",
    );
  });

  test("[I11] waits for a code again on a person's word for the cloud, asking for none by itself", async () => {
    const { rig, hands, resting } = await lostCode("lost-verify-before");
    expect(endingOf(must(await hands.resolve(resting, { kind: "seen", home: "cloud" })))).toBe(
      "awaiting-code, cloud attested",
    );
    expect(countOf(rig, "POST", "/v1/account")).toBe(1);
    rig.clock.skip(61_000);
    expect(endingOf(must(await hands.resend(resting)))).toBe("awaiting-code, cloud attested");
    expect(countOf(rig, "POST", "/v1/account")).toBe(2);
  });
});

describe("a word that nobody asked for", () => {
  test("[I4] is refused in every phase but unknown, and changes nothing", async () => {
    rig = await startTimedHarness({ startsOn: "cloud" });
    const hands = await openCoreDriver(rig);
    const refuses = async (of: RunSnapshot, word: Parameters<CoreDriver["resolve"]>[1]): Promise<void> => {
      const before = hands.rows(of).length;
      expect(problemIn(await hands.resolve(of, word))).toMatchObject({ kind: "notWaitingForThis" });
      expect(
        hands
          .rows(of)
          .slice(before)
          .filter(({ entry }) => entry.kind === "attested" || entry.kind === "repeat-granted"),
      ).toEqual([]);
    };
    const started = must(await hands.start(rig.plan("to-onprem")));
    await refuses(started, { kind: "seen", home: "on-premises" });
    const waiting = await hands.goOn(started);
    await refuses(waiting, { kind: "repeat" });
    await refuses(waiting, { kind: "seen", home: "on-premises" });
    const done = must(await hands.enterCode(waiting));
    await refuses(done, { kind: "repeat" });
    await refuses(done, { kind: "seen", home: "cloud" });
  });
});

describe("what is said of a repeated register", () => {
  test("[I4][I2] it is refused when the PIN is no longer the one that was sent", async () => {
    const { rig, hands, resting } = await lostInTheDark("lost-register-after");
    await hands.close();
    rig.env.set("PIN", "271828");
    const other = await openCoreDriver(rig);
    expect(problemIn(await other.resolve(resting, { kind: "repeat" })).kind).toBe("requestChanged");
    expect(other.status(resting).phase.kind).toBe("unknown");
    expect(countOf(rig, "POST", "/register")).toBe(1);
    await other.close();
  });

  test("[I19] the time out of reach counts from the first request, and no gap is claimed that nobody measured", async () => {
    const { rig, hands, resting } = await lostInTheDark("lost-register-after");
    rig.clock.skip(60_000);
    const done = must(await hands.resolve(resting, { kind: "repeat" }));
    expect(done.downtimeMs).toBeGreaterThanOrEqual(60_000);
    expect(done.subscribeGapMs).toBeUndefined();
  });
});

test("[I4] a repeat that was granted and never left needs another word, in whatever process comes next", async () => {
  const { rig: own, hands, resting } = await lostInTheDark("lost-register-before");
  await hands.close();
  const full = await openCoreDriver(own, {
    deps: (deps) => ({
      ...deps,
      storage: withAppend(deps.storage, (hold, entry, options) =>
        entry.kind === "intent" ? err({ kind: "storageFull" }) : deps.storage.append(hold, entry, options),
      ),
    }),
  });
  expect(problemIn(await full.resolve(resting, { kind: "repeat" })).kind).toBe("storageFull");
  await full.close();
  own.env.set("PIN", "271828");
  const other = await openCoreDriver(own);
  expect(must(await other.proceed(resting, true)).phase.kind).toBe("unknown");
  expect(countOf(own, "POST", "/register")).toBe(1);
  await other.close();
});

test("[I4] a register that may have arrived stays an open question when the run is taken up after another ending", async () => {
  const { rig: own, hands, resting } = await lostInTheDark("lost-register-after");
  await hands.close();
  const poor = await openCoreDriver(own, {
    ports: (ports) => ({ ...ports, files: { ...ports.files, freeBytes: () => 0 } }),
  });
  const ended = must(await poor.resolve(resting, { kind: "repeat" }));
  expect(ended.phase).toEqual({ kind: "ended", reason: "disk-full" });
  await poor.close();
  const other = await openCoreDriver(own);
  expect(must(await other.proceed(resting, true)).phase.kind).toBe("unknown");
  expect(countOf(own, "POST", "/register")).toBe(1);
  await other.close();
});
