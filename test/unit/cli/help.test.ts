import { describe, expect, test } from "vitest";
import { cli } from "../../support/cli.ts";

const COMMANDS = [
  "rehearse",
  "check",
  "migrate",
  "code",
  "resume",
  "resolve",
  "abandon",
  "reverse",
  "pin",
  "status",
  "vault",
  "webhooks",
  "alerts",
  "endpoint",
  "lint",
  "batch",
  "translate",
  "allowlist",
  "traffic",
  "egress",
  "network",
  "certificate",
  "shards",
  "workspace",
  "data",
  "report",
  "collection",
  "letter",
  "managed",
  "serve",
  "sandbox",
  "completion",
];
const LATER = ["support-bundle"];

describe("help", () => {
  test("shows no default for an option that may be given several times and has none", async () => {
    const { code, stdout } = await cli(["sandbox", "--help"]);
    expect(code).toBe(0);
    expect(stdout).toContain("--fault <NAME>");
    expect(stdout).not.toContain("[]");
  });

  test("lists every command that exists and none that does not", async () => {
    const { code, stdout } = await cli(["--help"]);
    const listed = [...stdout.matchAll(/^ {2}([a-z]+) {2,}/gm)].map(([, name]) => name);
    expect(code).toBe(0);
    expect(listed).toEqual(COMMANDS);
    expect(LATER.filter((name) => listed.includes(name))).toEqual([]);
  });

  test.each(
    [
      ...COMMANDS.map((name) => [name]),
      ["vault", "put"],
      ["vault", "list"],
      ["vault", "forget"],
      ["vault", "status"],
      ["vault", "passphrase"],
      ["endpoint", "check"],
      ["pin", "set"],
      ["pin", "off"],
    ].map((words) => words.join(" ")),
  )("of %s shows an example that begins like the command", async (words) => {
    const { code, stdout, stderr } = await cli([...words.split(" "), "--help"]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toContain(`Examples:\n  $ switchover ${words}`);
    expect(stdout).toContain("--data-dir");
  });

  test("a version is a version", async () => {
    expect(await cli(["--version"])).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) as string,
    });
  });
});

describe("wrong usage", () => {
  test.each([
    { argv: ["chekc", "plan.json"], said: "Did you mean check?" },
    { argv: ["migrate", "plan.json", "--jes"], said: "Did you mean" },
    { argv: ["check"], said: "missing required argument 'PLAN'" },
    { argv: ["check", "a.json", "b.json"], said: "too many arguments" },
    { argv: ["resolve", "r-20260115-fakeru", "--as", "moon"], said: "Allowed choices are cloud, onprem" },
    { argv: ["resolve", "r-20260115-fakeru", "--as", "cloud", "--repeat"], said: "cannot be used with" },
    { argv: ["resolve", "r-20260115-fakeru"], said: "--as cloud or --as onprem" },
    { argv: ["resume", "R-1"], said: "isn't a migration ID" },
    { argv: ["vault", "put", "../etc"], said: "isn't a valid label" },
    { argv: ["rehearse", "--fault", "nonsense"], said: "Unknown fault “nonsense”" },
    { argv: ["sandbox", "--port-cloud", "99999"], said: "--port-cloud must be a whole number" },
    { argv: ["completion", "csh"], said: "Allowed choices are zsh, bash, fish, powershell" },
    { argv: ["support-bundel", "--json"], said: "Did you mean support-bundle?" },
    { argv: ["support-bundle", "support.zip"], said: "too many arguments" },
    { argv: [], said: "Commands:" },
  ])("$argv ends with 2, says why on standard error and prints no line", async ({ argv, said }) => {
    const { code, stdout, stderr } = await cli(argv);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(said);
  });
});

describe("what was typed as a value is never repeated:", () => {
  const CODES = "Codes and secrets come from standard input.";
  test.each([
    { argv: ["code", "r-20260115-fakeru", "hunter2"], said: `Expected 1 argument but got 2. ${CODES}` },
    { argv: ["code", "r-20260115-fakeru", "-hunter2"], said: "unknown option" },
    { argv: ["code", "hunter2"], said: "isn't a migration ID" },
    {
      argv: ["vault", "put", "a", "hunter2"],
      said: `too many arguments for 'put'. Expected 1 argument but got 2. ${CODES}`,
    },
    { argv: ["vault", "put", "a", "b, hunter2", "c"], said: `but got 3. ${CODES}` },
    { argv: ["vault", "put", "a", "--value=hunter2"], said: "unknown option '--value'" },
    { argv: ["vault", "put", "a", "--knid=hunter2"], said: "unknown option '--knid'" },
    { argv: ["vault", "put", "a", "--hunter2"], said: "unknown option\n" },
    { argv: ["vault", "put", "a", "--x\n(Did you mean hunter2?)"], said: "unknown option" },
    {
      argv: ["vault", "put", "a", "--kind", "hunter2"],
      said: "option '--kind <KIND>' is invalid. Allowed choices are access-token, ",
    },
    {
      argv: ["vault", "put", "a", "--kind=' is invalid. hunter2"],
      said: "Allowed choices are access-token, ",
    },
    { argv: ["vault", "put", "hunter2/+"], said: "isn't a valid label" },
    { argv: ["vault", "hunter2"], said: "unknown command for 'vault'" },
    { argv: ["vault", "list", "hunter2"], said: "Expected 0 arguments but got 1.\n" },
    { argv: ["completion", "hunter2"], said: "argument 'shell' is invalid. Allowed choices are zsh, " },
    { argv: ["hunter2"], said: "unknown command" },
    { argv: ["--json=hunter2", "status"], said: "unknown option '--json'" },
  ])("$argv", async ({ argv, said }) => {
    const { code, stdout, stderr } = await cli(argv);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(said);
    expect(stderr).not.toContain("hunter2");
  });
});

describe("completion", () => {
  test.each(["bash", "zsh", "fish", "powershell"])("prints a script for %s", async (shell) => {
    expect((await cli(["completion", shell])).stdout).toContain("switchover");
  });

  test("offers commands, options and the choices of an option", async () => {
    const offered = async (...typed: string[]) => (await cli(["complete", "--", ...typed])).stdout;
    expect(await offered("re")).toMatch(/rehearse[^]*resume[^]*resolve[^]*reverse/);
    expect(await offered("migrate", "--")).toContain("--yes");
    expect(await offered("resolve", "--as", "")).toMatch(/cloud[^]*onprem/);
  });
});
