import { expect, test } from "vitest";
import { cli } from "../../support/cli.ts";
import { fakeCore } from "../../support/fake-core.ts";

test("a data folder without a workspace is told as one", async () => {
  const core = fakeCore();
  const { code, stdout, stderr } = await cli(["workspace", "list"], { core });
  expect([code, stdout]).toEqual([0, ""]);
  expect(stderr).toBe("No workspaces in this data folder yet.\n");
  const json = await cli(["workspace", "list", "--json"], { core });
  expect(JSON.parse(json.stdout)).toMatchObject({ type: "result", outcome: "listed", workspaces: 0 });
});
