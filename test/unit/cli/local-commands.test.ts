import { expect, test } from "vitest";
import { cli, planFolder } from "../../support/cli.ts";
import { fakeCore } from "../../support/fake-core.ts";

const FULL = { kind: "storageFull" } as const;

test.each([
  ["vault put", ["vault", "put", "token"], "vault.put"],
  ["alerts desktop", ["alerts", "desktop", "--digest", "off"], "alerts.desktop"],
  ["workspace list", ["workspace", "list"], "workspaces.list"],
] as const)("%s on a full disk doesn't say that something had been sent", async (_name, argv, method) => {
  const given = planFolder();
  const { code, stderr } = await cli([...argv, ...given.passphrase], {
    core: fakeCore({ problems: { [method]: FULL } }),
    folder: given.folder,
    input: "x",
  });
  expect(code).toBe(2);
  expect(stderr).toContain("disk is full");
  expect(stderr).not.toContain("more was sent");
  expect(stderr).toContain("This command sends nothing to either API, so your number isn't affected.");
});

test("a command that can send says on a full disk that nothing more was sent", async () => {
  const given = planFolder();
  const { stderr } = await cli(["resume", "r-20260115-fakeru", ...given.passphrase], {
    core: fakeCore({ problems: { "migration.status": FULL } }),
    folder: given.folder,
  });
  expect(stderr).toContain("disk is full");
  expect(stderr).toContain("Nothing more was sent");
});
