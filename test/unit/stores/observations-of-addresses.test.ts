import { expect, test } from "vitest";
import { openWorkspaces } from "../../../renderer/stores/feeds.ts";
import { openObservations } from "../../../renderer/stores/observations.ts";
import { valueOf } from "../../../renderer/stores/loadable.ts";
import { clientOver } from "../../../shared/rpc/client.ts";
import { NumberObservation } from "../../../shared/workspace/number-observation.ts";
import { addressesOf } from "../../../shared/workspace/addresses.ts";
import { Workspace } from "../../../shared/workspace/workspace.ts";
import { fakeCore } from "../../support/fake-core.ts";
import { AGREED } from "../../support/fake-window-side.ts";

const HERE = Workspace.parse({
  id: "ws-7k2q9d0a",
  name: "Northwind Bakery",
  dialect: {},
  cloud: { baseUrl: "https://cloud.example", businessAccountId: "1000001" },
  numbers: [],
});
const ELSEWHERE = Workspace.parse({ ...HERE, cloud: { ...HERE.cloud, baseUrl: "https://typo.example" } });

test("[I9] what another deployment said of a number is not shown for the address saved now, and comes back with it", async () => {
  const reading = NumberObservation.parse({
    workspace: HERE.id,
    phoneNumberId: "2000001",
    revision: 1,
    asked: addressesOf(HERE),
    reading: AGREED,
  });
  const core = fakeCore({ workspaces: [HERE], readings: [reading] });
  const client = clientOver(core.transport);
  const workspaces = openWorkspaces(client);
  const readings = openObservations(client, workspaces);
  await Promise.all([workspaces.refresh(), readings.refresh()]);
  const count = (): number | undefined => valueOf(readings.getState())?.size;
  expect(count()).toBe(1);
  core.push("workspaces", { revision: 50, workspaces: [ELSEWHERE] });
  expect(count()).toBe(0);
  core.push("workspaces", { revision: 51, workspaces: [HERE] });
  expect(count()).toBe(1);
  // A connection that was added since changes nothing about what was asked.
  const more = Workspace.parse({
    ...HERE,
    onPrem: { baseUrl: "https://onprem.example", signIn: { kind: "token" } },
  });
  core.push("workspaces", { revision: 52, workspaces: [more] });
  expect(count()).toBe(1);
  core.push("workspaces", { revision: 53, workspaces: [] });
  expect(count()).toBe(0);
  readings.close();
  workspaces.close();
});
