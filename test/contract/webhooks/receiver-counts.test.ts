import { expect, test } from "vitest";
import { post, receiverRig } from "../../support/webhooks/receiver-rig.ts";

const BODY = '{"object":"chat_business_account","entry":[]}';

test("tells what came with a valid signature apart from the on-premises client's callbacks and from what nobody checked", async () => {
  const rig = receiverRig();
  const { cloudUrl, onPremUrl } = await rig.listen();
  await post(onPremUrl, '{"messages":[]}', {});
  expect(rig.receivers.state("terminal")).toMatchObject({ counts: { accepted: 1, signed: 0 } });
  expect(rig.receivers.state("terminal")?.lastSignedAt).toBeUndefined();
  await post(cloudUrl, BODY);
  await post(onPremUrl, '{"messages":[]}', {});
  const { counts, lastAt = "", lastSignedAt = "" } = rig.receivers.state("terminal") ?? {};
  expect(counts).toMatchObject({ accepted: 3, signed: 1 });
  expect(lastSignedAt).not.toBe("");
  expect(lastSignedAt <= lastAt).toBe(true);
  const unchecked = receiverRig();
  await post((await unchecked.listen({ appSecrets: [] })).cloudUrl, BODY);
  expect(unchecked.receivers.state("terminal")).toMatchObject({ counts: { accepted: 1, signed: 0 } });
});
