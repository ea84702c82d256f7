import { expect, onTestFinished, test } from "vitest";
import { LETTER_FORMS, LETTER_KINDS } from "../../../shared/letter/letter.ts";
import { secretsIn } from "../../support/byte-scan.ts";
import { sampleWorkspace } from "../../ui/workspace/sample-workspace.ts";
import { migrate, must, startHarness, type Core, type Harness } from "../../support/harness.ts";
import { withRareDigits } from "../../support/rare-digits.ts";

async function opened(startsOn: "onprem" | "cloud" = "onprem"): Promise<{ rig: Harness; core: Core }> {
  const rig = await startHarness(withRareDigits({ startsOn }, { codes: true }));
  onTestFinished(() => rig.close());
  return { rig, core: await rig.core() };
}

const common = { form: "text", language: "en" } as const;

test("[J1] the letters of a move to the cloud: before it, and after it with what is confirmed", async () => {
  const { rig, core } = await opened();
  const plan = rig.plan("to-cloud");
  const asked = rig.sandbox.world.requests().length;
  const before = must(await core.client.call("letter.make", { about: { plan }, kind: "before", ...common }));
  expect(before.content).toContain("- Display name: Northwind Bakery");
  expect(before.practice).toBe(true);
  expect(rig.sandbox.world.requests().length).toBe(asked);
  const { run } = await migrate(core, plan);
  const after = must(await core.client.call("letter.make", { about: { run }, kind: "after", ...common }));
  expect(after.subject).toBe("Result of the migration of +1 202 555 0123: completed");
  expect(after.content).toContain("- Moved: Confirmed");
  expect(after.content).toMatch(/- \d+ compared values are the same as before\./);
  expect(after.content.endsWith(after.body)).toBe(true);
});

test("[J3] what doesn't fit is refused with its reason", async () => {
  const { rig, core } = await opened();
  const plan = rig.plan("to-cloud");
  const why = async (
    about: { plan: typeof plan } | { run: string },
    kind: (typeof LETTER_KINDS)[number],
    at?: string,
  ) => {
    const made = await core.client.call("letter.make", { about, kind, ...common, ...(at && { at }) });
    return made.ok ? "made" : made.problem;
  };
  expect(await why({ plan }, "after")).toEqual({ kind: "letterUnfit", why: "needs-run" });
  expect(await why({ plan }, "code")).toEqual({ kind: "letterUnfit", why: "no-code" });
  expect(await why({ plan }, "before", "2020-01-01T10:00:00Z")).toEqual({
    kind: "letterUnfit",
    why: "time-past",
  });
  expect(await why({ run: "r-20260115-7k2q9d" }, "after")).toMatchObject({ kind: "noSuchRun" });
  const { run } = must(await core.client.call("migration.start", { plan }));
  expect(await why({ run }, "after")).toEqual({ kind: "letterUnfit", why: "not-ended" });
  expect(await why({ run }, "two-step")).toBe("made");
});

test("[J2] no letter holds a secret, whatever it is about", async () => {
  const { rig, core } = await opened("cloud");
  const plan = rig.plan("to-onprem");
  const { run } = await migrate(core, plan);
  const texts: string[] = [];
  for (const about of [{ plan }, { run }])
    for (const kind of LETTER_KINDS)
      for (const form of LETTER_FORMS) {
        const made = await core.client.call("letter.make", { about, kind, form, language: "es" });
        if (made.ok) texts.push(made.value.content);
      }
  // All but "after", of the plan and of the migration that waits for a code.
  expect(texts).toHaveLength(12);
  const { pin, cert } = rig.sandbox.number;
  const secrets = [
    rig.sandbox.cloud.accessToken,
    rig.sandbox.onPrem.password,
    pin,
    cert,
    rig.sandbox.world.lastCode()?.replace("-", "") ?? "",
  ];
  expect(secretsIn(texts.join("\n"), secrets)).toEqual([]);
});

test("[J1][J3] a number of a workspace has letters before its plan is complete; one that isn't there is named", async () => {
  const { core } = await opened();
  const workspace = sampleWorkspace();
  const [number] = workspace.numbers;
  const made = async (phoneNumberId: string | undefined, id: string) =>
    core.client.call("letter.make", {
      about: { workspace: id, phoneNumberId: phoneNumberId ?? "", direction: "to-cloud" },
      kind: "two-step",
      ...common,
    });
  expect(await made("1", workspace.id)).toMatchObject({
    problem: { kind: "noSuchWorkspace", workspace: workspace.id },
  });
  must(await core.client.call("workspaces.save", { revision: 0, workspace }));
  expect(must(await made(number?.phoneNumberId, workspace.id)).subject).toMatch(/^Please turn off two-step/);
  expect(await made("1", workspace.id)).toMatchObject({ problem: { kind: "letterUnfit", why: "no-number" } });
});
