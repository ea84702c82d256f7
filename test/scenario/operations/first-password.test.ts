import { request } from "node:https";
import { expect, onTestFinished, test } from "vitest";
import { migrate, must, startHarness, type Core, type Harness } from "../../support/harness.ts";
import { timelineOf } from "../../../main/core/migration/timeline.ts";
import { bent } from "../../support/bent.ts";
import { endingOf, openCoreDriver } from "../../support/core-driver.ts";
import { overdue } from "../../support/overdue.ts";
import type { Plan } from "../../../shared/migration/plan.ts";

/* A client before its first login wants a new password. The plan names one, for the move alone. */

const NEW_PASSWORD = "A-new-Passw0rd!";

async function beforeItsFirstLogin(): Promise<{ rig: Harness; core: Core; plan: Plan }> {
  const rig = await startHarness({ faults: ["password-change-required"] });
  onTestFinished(() => rig.close());
  rig.env.set("NEW_PASSWORD", NEW_PASSWORD);
  const plan = rig.plan("to-cloud", (json) => {
    json.onPrem.auth["newPassword"] = { env: "NEW_PASSWORD" };
  });
  return { rig, core: await rig.core(), plan };
}

test.each([true, false])(
  "[F36][I21] the client's late word on its new password is recorded once, and asked for no second time (taken: %s)",
  async (taken) => {
    const rig = await startHarness({ faults: ["password-change-required"] });
    onTestFinished(() => rig.close());
    rig.env.set("NEW_PASSWORD", NEW_PASSWORD);
    const answers = overdue();
    let asked = 0;
    const hands = await openCoreDriver(rig, {
      deps: bent((connections) => ({
        ...connections,
        onPrem: {
          ...connections.onPrem,
          // The client comes to it at once and says so late, or comes to it only then.
          changePassword: (late) => {
            asked += 1;
            return answers.call(() => connections.onPrem.changePassword(), late, !taken);
          },
        },
        close: async () => undefined,
      })),
    });
    onTestFinished(() => hands.close());
    const plan = rig.plan("to-cloud", (json) => {
      json.onPrem.auth["newPassword"] = { env: "NEW_PASSWORD" };
    });
    const done = await hands.migrate(plan);
    expect(endingOf(done)).toBe(taken ? "complete, cloud proven" : "access-refused, on-premises proven");
    await answers.come();
    const changes = must(timelineOf(hands.deps.storage, done.run)).filter(
      ({ kind }) => kind === "password-change",
    );
    expect(changes).toMatchObject([
      { kind: "password-change" },
      { outcome: { kind: "unknown" } },
      { outcome: { kind: "confirmed" }, late: true },
    ]);
    expect(JSON.stringify(hands.rows(done))).not.toContain(NEW_PASSWORD);
    expect(endingOf(hands.status(done))).toBe(endingOf(done));
    if (taken) return;
    expect(endingOf(must(await hands.proceed(done, true)))).toContain("awaiting");
    expect(endingOf(await hands.goOn(hands.status(done)))).toBe("complete, cloud proven");
    expect(asked).toBe(1);
  },
);

const posts = ({ sandbox }: Harness, path: string): number =>
  sandbox.world.requests().filter((entry) => entry.method === "POST" && entry.path.endsWith(path)).length;

/** What the client answers to a sign-in with this password, from outside of the program. */
async function signIn({ sandbox }: Harness, password: string): Promise<number> {
  const answered = Promise.withResolvers<number>();
  const { baseUrl, username } = sandbox.onPrem;
  request(
    `${baseUrl}/v1/users/login`,
    {
      method: "POST",
      rejectUnauthorized: false,
      headers: {
        authorization: `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`,
        "content-type": "application/json",
      },
    },
    (answer) => answered.resolve(answer.resume().statusCode ?? 0),
  )
    .on("error", answered.reject)
    .end("{}");
  return answered.promise;
}

test("[I22] a check with a new password in its plan leaves the client's password as it is, and says what stands in the way", async () => {
  const { rig, core, plan } = await beforeItsFirstLogin();
  expect(await signIn(rig, NEW_PASSWORD)).toBe(401);
  const checked = await core.client.call("checks.run", { plan });
  if (!checked.ok) throw new Error(JSON.stringify(checked.problem));
  // Nothing that was sent asked for a change: the new password opens nothing.
  expect(await signIn(rig, NEW_PASSWORD)).toBe(401);
  expect(posts(rig, "/users/login")).toBeGreaterThan(0);
  expect(JSON.stringify(checked.value)).toContain("new password");
  expect(JSON.stringify(checked.value)).not.toContain(NEW_PASSWORD);
});

test("[I21][I22] a move sets the new password once, under an intent of its own, and then goes on with it", async () => {
  const { rig, core, plan } = await beforeItsFirstLogin();
  const done = await migrate(core, plan);
  expect(done).toMatchObject({ phase: { kind: "ended", reason: "complete" }, numberIs: "cloud" });
  expect(await signIn(rig, NEW_PASSWORD)).toBe(200);
  const story = must(await core.client.call("migration.story", { run: done.run }));
  const changes = story.filter(({ kind }) => kind === "password-change");
  expect(changes).toMatchObject([{ kind: "password-change" }, { outcome: { kind: "confirmed" } }]);
  expect(JSON.stringify(story)).not.toContain(NEW_PASSWORD);
});
