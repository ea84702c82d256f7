import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import type { MigrationDeps } from "../../../main/core/migration/run-context.ts";
import type { SecretBinding } from "../../../main/core/runtime/ports.ts";
import type { SealedRef, SecretLabel } from "../../../shared/ids.ts";
import type { Direction } from "../../../shared/migration/direction.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { secretsFoundIn } from "../../support/byte-scan.ts";
import { problemIn } from "../../support/expect-result.ts";
import { countOf, endingOf, openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { must, type Harness } from "../../support/harness.ts";
import { withRareDigits } from "../../support/rare-digits.ts";
import { startTimedHarness } from "../../support/timed-harness.ts";

let rig: Harness | undefined;
afterEach(async () => {
  await rig?.close();
  rig = undefined;
});

async function startedOn(startsOn: "onprem" | "cloud"): Promise<Harness> {
  rig = await startTimedHarness(withRareDigits({ startsOn }, { codes: true }));
  return rig;
}

type Seal = {
  readonly ref: SealedRef;
  readonly binding: SecretBinding;
  readonly value: string;
  readonly label: SecretLabel | undefined;
};

/** Notes every value that goes into the vault. */
function noting(seals: Seal[]): (deps: MigrationDeps) => MigrationDeps {
  return (deps) => ({
    ...deps,
    vault: {
      ...deps.vault,
      seal(binding, value, shown) {
        const ref = deps.vault.seal(binding, value, shown);
        if (ref.ok) seals.push({ ref: ref.value, binding, value: value.reveal(), label: shown?.label });
        return ref;
      },
    },
  });
}

function secretsOf({ sandbox }: Harness, seals: readonly Seal[]): readonly string[] {
  // The backup with its password, and the secrets of a run, are each one value.
  const sealed = seals.flatMap(({ value }) => Object.values(JSON.parse(value) as Record<string, string>));
  const code = sandbox.world.lastCode()?.replace("-", "");
  const { cloud, onPrem, number } = sandbox;
  return [
    ...sealed,
    cloud.accessToken,
    onPrem.password,
    onPrem.token,
    number.pin,
    ...(code === undefined ? [] : [code]),
  ];
}

type Station = readonly [
  name: string,
  go: (hands: CoreDriver, rig: Harness) => Promise<RunSnapshot>,
  ends: string,
];

const TO_CLOUD: readonly Station[] = [
  ["the start", async (hands, own) => must(await hands.start(own.plan("to-cloud"))), "ready, unknown none"],
  [
    "the point of no return",
    async (hands, own) => {
      const started = must(await hands.start(own.plan("to-cloud")));
      return must(await hands.proceed(started));
    },
    "awaiting point-of-no-return, on-premises proven",
  ],
  ["the end", (hands, own) => hands.migrate(own.plan("to-cloud")), "complete, cloud proven"],
  [
    "a refusal",
    (hands, own) =>
      hands.migrate(own.plan("to-cloud"), () => own.sandbox.world.setFaults(["backup-rejected-code"])),
    "register-refused, on-premises proven",
  ],
  [
    "a lost answer",
    (hands, own) =>
      hands.migrate(own.plan("to-cloud"), () =>
        own.sandbox.world.setFaults(["lost-register-after", "no-lookups", "onprem-lookup-missing"]),
      ),
    "unknown, unknown none",
  ],
];

const TO_ON_PREM: readonly Station[] = [
  [
    "the code's announcement",
    (hands, own) => hands.migrate(own.plan("to-onprem")),
    "awaiting-code, cloud proven",
  ],
  [
    "the end",
    async (hands, own) => must(await hands.enterCode(await hands.migrate(own.plan("to-onprem")))),
    "complete, on-premises proven",
  ],
];

describe("the data folder", () => {
  describe.each([
    ["onprem", TO_CLOUD],
    ["cloud", TO_ON_PREM],
  ] as const)("of a move that starts on %s", (home, stations) => {
    test.each(stations)("[I13][I12] holds no secret in any encoding after %s", async (_name, go, ends) => {
      const own = await startedOn(home);
      const seals: Seal[] = [];
      const hands = await openCoreDriver(own, { deps: noting(seals) });
      const resting = await go(hands, own);
      expect(endingOf(resting)).toBe(ends);
      const secrets = secretsOf(own, seals);
      expect(secrets.length).toBeGreaterThan(4);
      expect(secretsFoundIn(own.dataDir, secrets)).toEqual([]);
      await hands.close();
      expect(secretsFoundIn(own.dataDir, secrets)).toEqual([]);
    });
  });
});

describe("a process whose surroundings hold no secret", () => {
  test.each(["to-cloud", "to-onprem"] as const)(
    "[I16] finishes a move %s with the sealed copies",
    async (direction: Direction) => {
      const own = await startedOn(direction === "to-cloud" ? "onprem" : "cloud");
      const first = await openCoreDriver(own);
      const started = must(await first.start(own.plan(direction)));
      await first.close();
      own.env.clear();
      const second = await openCoreDriver(own);
      const resting = await second.goOn(started);
      await second.close();
      const third = await openCoreDriver(own);
      const done = resting.phase.kind === "awaiting-code" ? must(await third.enterCode(resting)) : resting;
      expect(done.phase).toEqual({ kind: "ended", reason: "complete" });
      await third.close();
    },
  );

  test("[I4] resolves an unknown register with the sealed copies, the repeat with the very same request", async () => {
    const own = await startedOn("onprem");
    const first = await openCoreDriver(own);
    const lost = await first.migrate(own.plan("to-cloud"), () =>
      own.sandbox.world.setFaults(["lost-register-before", "no-lookups", "onprem-lookup-missing"]),
    );
    await first.close();
    own.env.clear();
    const second = await openCoreDriver(own);
    expect(endingOf(must(await second.resolve(lost, { kind: "repeat" })))).toBe("complete, cloud proven");
    const bodies = own.sandbox.world
      .requests()
      .filter(({ path }) => path.endsWith("/register"))
      .map(({ bodyHash }) => bodyHash);
    expect(bodies).toHaveLength(2);
    expect(new Set(bodies).size).toBe(1);
    await second.close();
  });

  test("[I16] tells what is missing by name when no sealed copy can be opened, and sends nothing", async () => {
    const own = await startedOn("onprem");
    const first = await openCoreDriver(own);
    const refused = await first.migrate(own.plan("to-cloud"), () =>
      own.sandbox.world.setFaults(["subscribe-denied"]),
    );
    own.sandbox.world.clearFaults();
    own.env.clear();
    for (const { entry } of first.rows(refused)) {
      for (const ref of new Set(entry.kind === "opened" ? Object.values(entry.sealed) : []))
        rmSync(join(own.dataDir, "vault", `${ref}.sealed`));
    }
    await first.close();
    const second = await openCoreDriver(own);
    const sent = own.sandbox.world.requests().length;
    expect(problemIn(await second.proceed(refused, true))).toMatchObject({ kind: "secretsMissing" });
    expect(own.sandbox.world.requests()).toHaveLength(sent);
    expect(endingOf(second.status(refused))).toBe("subscribe-refused, cloud proven");
    await second.close();
  });
});

describe("sealed copies", () => {
  test.each([
    ["complete", undefined],
    ["register-refused", "register-success-false"],
    ["abandoned", undefined],
  ] as const)("[I13] are gone after the end (%s), and the pair is kept", async (ending, fault) => {
    const own = await startedOn("onprem");
    const seals: Seal[] = [];
    const hands = await openCoreDriver(own, { deps: noting(seals) });
    const started = must(await hands.start(own.plan("to-cloud")));
    if (fault !== undefined) own.sandbox.world.setFaults([fault]);
    const resting = ending === "abandoned" ? must(await hands.proceed(started)) : await hands.goOn(started);
    const done = ending === "abandoned" ? must(await hands.abandon(resting)) : resting;
    expect(done.phase).toEqual({ kind: "ended", reason: ending });
    const kept = seals.filter(({ ref, binding }) => hands.deps.vault.open(ref, binding).ok);
    expect(kept.map(({ label }) => label)).toEqual([done.pairLabel]);
    expect(must(hands.deps.vault.list()).map(({ label }) => label)).toEqual([done.pairLabel]);
    await hands.close();
  });

  test("[I13] that a crash left behind at the end are gone once the run is touched again", async () => {
    const own = await startedOn("onprem");
    const seals: Seal[] = [];
    const dying = await openCoreDriver(own, {
      deps: (deps) =>
        noting(seals)({
          ...deps,
          vault: { ...deps.vault, erase: () => ({ ok: false, problem: { kind: "storageFull" } }) },
        }),
    });
    const done = await dying.migrate(own.plan("to-cloud"));
    expect(endingOf(done)).toBe("complete, cloud proven");
    await dying.close();
    const other = await openCoreDriver(own);
    must(await other.proceed(done));
    expect(
      seals.filter(({ ref, binding }) => other.deps.vault.open(ref, binding).ok).map(({ label }) => label),
    ).toEqual([done.pairLabel]);
    await other.close();
  });
});

describe("the backup pair", () => {
  test("[I3] is refused to be forgotten while its run is open or its number unknown, and goes on request after the end", async () => {
    const own = await startedOn("onprem");
    const { client } = await own.core();
    const hands = await openCoreDriver(own);
    const forget = (snapshot: RunSnapshot) =>
      client.call("vault.forget", { label: snapshot.pairLabel ?? "" });
    own.sandbox.world.setFaults([]);
    const open = must(await hands.proceed(must(await hands.start(own.plan("to-cloud")))));
    expect(open.phase).toEqual({ kind: "awaiting-confirmation", what: ["point-of-no-return"] });
    expect(problemIn(await forget(open))).toEqual({ kind: "pairInUse", run: open.run });
    own.sandbox.world.setFaults(["lost-register-after", "no-lookups", "onprem-lookup-missing"]);
    const unknown = await hands.goOn(open);
    expect(unknown.phase.kind).toBe("unknown");
    expect(problemIn(await forget(unknown))).toEqual({ kind: "pairInUse", run: open.run });
    const abandoned = must(await hands.abandon(unknown));
    expect(endingOf(abandoned)).toBe("abandoned, unknown none");
    expect(problemIn(await forget(abandoned))).toEqual({ kind: "pairInUse", run: open.run });
    must(await hands.resolve(abandoned, { kind: "seen", home: "cloud" }));
    expect(must(await forget(abandoned))).toBe("forgotten");
    expect(must(hands.deps.vault.list())).toEqual([]);
    await hands.close();
  });

  test("[I3] of a refused run that can be taken up again is kept, and used by it", async () => {
    const own = await startedOn("onprem");
    const hands = await openCoreDriver(own);
    const { client } = await own.core();
    const refused = await hands.migrate(own.plan("to-cloud"), () =>
      own.sandbox.world.setFaults(["token-lacks-scope"]),
    );
    expect(endingOf(refused)).toBe("access-refused, on-premises proven");
    expect(must(await client.call("vault.list", {})).map(({ label }) => label)).toEqual([refused.pairLabel]);
    own.sandbox.world.clearFaults();
    expect(endingOf(must(await hands.proceed(refused, true)))).toBe("complete, cloud proven");
    expect(countOf(own, "POST", "/v1/settings/backup")).toBe(1);
    await hands.close();
  });

  test("[I2] belongs to a password of the run's own although the run was taken up again before the backup", async () => {
    const own = await startedOn("onprem");
    const first = await openCoreDriver(own);
    const lost = await first.migrate(own.plan("to-cloud"), () =>
      own.sandbox.world.setFaults(["empty-backup"]),
    );
    expect(endingOf(lost)).toBe("backup-lost, on-premises proven");
    await first.close();
    own.sandbox.world.clearFaults();
    const second = await openCoreDriver(own);
    const again = must(await second.proceed(lost, true));
    await second.close();
    const third = await openCoreDriver(own);
    expect(endingOf(await third.goOn(again))).toBe("complete, cloud proven");
    expect(third.claims.untrue).toEqual([]);
    await third.close();
  });
});
