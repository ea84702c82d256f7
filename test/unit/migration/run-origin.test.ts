import { expect, test } from "vitest";
import { snapshotOf } from "../../../main/core/migration/snapshot.ts";
import { SecretLabel } from "../../../shared/ids.ts";
import { ToldRun } from "../../support/told-run.ts";

const AROUND = { attempts: { inRun: 3, inWindow: 8 }, damagedRows: 0, held: false } as const;

const originOf = (told: ToldRun) => {
  const { phoneNumberId, workspace, pinLabel } = snapshotOf(told.state, { ...AROUND, now: told.moment });
  return { phoneNumberId, workspace, pinLabel };
};

test("[I4] a snapshot names the number's ID, the workspace of its plan and where it reads the PIN", () => {
  const vault = (label: string) => ({ vault: SecretLabel.parse(label) });
  const told = new ToldRun("to-cloud", {
    cloud: { accessToken: vault("ws-transfer.cloud-token") },
    number: { pin: vault("ws-transfer.pin.12025550123") },
  });
  expect(originOf(told)).toEqual({
    phoneNumberId: "10651",
    workspace: "ws-transfer",
    pinLabel: "ws-transfer.pin.12025550123",
  });
});

test("a plan that reads its secrets elsewhere has no workspace, and no PIN to replace in the vault", () => {
  const elsewhere = { phoneNumberId: "10651", workspace: undefined, pinLabel: undefined };
  expect(originOf(new ToldRun("to-cloud"))).toEqual(elsewhere);
  const own = new ToldRun("to-cloud", {
    cloud: { accessToken: { vault: SecretLabel.parse("my.cloud-token") } },
  });
  expect(originOf(own)).toEqual(elsewhere);
});
