import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { cli } from "../../support/cli.ts";
import { fakeCore } from "../../support/fake-core.ts";
import { tempFolder } from "../../support/temp-folder.ts";

const GOOD = "== chat.example 443\nexit 0\nissuer=O = Public CA\n== chat.example 5222\nexit 0\n== end\n";

describe("egress", () => {
  test("[U6] prints the commands alone on standard output, and remembers the hosts for the next time", async () => {
    const core = fakeCore();
    const first = await cli(["egress", "commands", "--host", "Chat.Example", "--host", "chat.example"], {
      core,
    });
    expect(first.code).toBe(0);
    expect(first.stdout).toMatch(/^bash <<'EGRESS'\n[^]+egress chat\.example 5222\necho "== end"\nEGRESS\n$/);
    expect(first.stderr).toContain("Run this on the client's host");
    expect((await cli(["egress", "commands"], { core })).stdout).toBe(first.stdout);
    const json = await cli(["egress", "commands", "--shell", "powershell", "--json"], { core });
    const lines = json.stdout.trim().split("\n");
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ type: "commands", shell: "powershell" });
    expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({
      type: "result",
      hosts: ["chat.example"],
      targets: 2,
    });
  });

  test("[U6] a name that no host can have is shown cut", async () => {
    const { code, stderr } = await cli(["egress", "commands", "--host", "a".repeat(100_000)]);
    expect([code, stderr]).toEqual([2, expect.stringContaining(`${"a".repeat(120)}… isn't a host`)]);
  });

  test("[U6] reads a file, also as PowerShell writes it, or standard input", async () => {
    const folder = tempFolder();
    writeFileSync(join(folder, "printed.txt"), Buffer.from(`\uFEFF${GOOD}`, "utf16le"));
    const read = await cli(["egress", "read", "printed.txt"], { folder });
    expect(read).toMatchObject({ code: 0, stderr: "" });
    expect(read.stdout).toContain("reaches everything it needs");
    expect((await cli(["egress", "read"], { input: GOOD })).stdout).toBe(read.stdout);
    expect((await cli(["egress", "read", "-"], { input: GOOD })).code).toBe(0);
  });

  test("[U6] is exit 1 where something is blocked or can't be told, with the cause and the line", async () => {
    const text = "== chat.example 443\nbash: connect: Connection refused\u001b[2K\nexit 1\n";
    const read = await cli(["egress", "read"], { input: text });
    expect(read.code).toBe(1);
    expect(read.stdout).toContain("chat.example:443 refused");
    expect(read.stdout).toContain("Line 2: bash: connect: Connection refused");
    expect(read.stdout).toContain("Don't move a number");
    const json = await cli(["egress", "read", "--json"], { input: text });
    expect(JSON.parse(json.stdout.trim().split("\n").at(-1) ?? "")).toMatchObject({
      type: "result",
      outcome: "blocked",
    });
    expect(await cli(["egress", "read"], { input: "all fine" })).toMatchObject({ code: 1 });
  });

  test.each([
    [["commands"], "No host is known yet"],
    [["commands", "--host", "https://chat.example"], "https://chat.example isn't a host"],
    [["commands", "--host", "a.example", "--shell", "fish"], "--shell takes"],
    [["commands", "--host", "a.example", "--shell", "docker"], "--container"],
    [["commands", "--host", "a.example", "--container", "x"], "--container"],
    [["commands", "--host", "a.example", "--shell", "docker", "--container", "x;id"], "--container"],
    [["read", "gone.txt"], "Can't read gone.txt"],
  ])("[U6] %j is wrong usage and changes nothing", async (argv, words) => {
    const core = fakeCore();
    const ended = await cli(["egress", ...argv], { core, folder: tempFolder() });
    expect(ended).toMatchObject({ code: 2, stdout: "" });
    expect(ended.stderr).toContain(words);
    expect(core.calls).not.toContain("settings.change");
  });
});
