import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { freePort } from "../../support/free-port.ts";
import { startCli } from "../../support/cli-process.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { askAt, callHeaders, cookieOf } from "./rig.ts";

/* The command itself, over the window that the build has made: npm test builds first. */

describe("switchover serve", { timeout: 60_000 }, () => {
  test("serves the built window and both realms on the port that it was told", async () => {
    const port = await freePort();
    const folder = tempFolder();
    const args = ["serve", "--json", "--no-input", "--port", String(port), "--data-dir", folder];
    const program = startCli(args);
    const line = JSON.parse((await program.printed(/\n/)).split("\n")[0] ?? "") as { url: string };
    const url = new URL(line.url);
    expect(url.port).toBe(String(port));
    const cookie = cookieOf(await askAt(port, `${url.pathname}${url.search}`, {}));
    const page = await askAt(port, "/", { headers: { cookie } });
    expect(page.body).toMatch(/<script type="module" crossorigin src="\/assets\/[^"]+"/);
    expect(page.body).not.toContain("__CSP_NONCE__");
    const script = /src="(\/assets\/[^"]+)"/.exec(page.body)?.[1] ?? "";
    expect((await askAt(port, script, { headers: { cookie } })).status).toBe(200);
    const called = async (method: string): Promise<unknown> =>
      JSON.parse(
        (
          await askAt(port, "/rpc", {
            method: "POST",
            headers: callHeaders(port, cookie),
            body: JSON.stringify({ method, input: {} }),
          })
        ).body,
      );
    expect(await called("app.info")).toMatchObject({ ok: true, value: { host: "browser", dataDir: folder } });
    expect(await called("practice:practice.state")).toMatchObject({
      ok: true,
      value: { home: "on-premises" },
    });
    expect(await called("practice:app.info")).toMatchObject({ ok: true, value: { host: "browser" } });
    program.signal("SIGINT");
    expect((await program.ended).code).toBe(0);
  });

  test("refuses a port that is none, and one that is taken, and starts nothing", async () => {
    const wrong = await startCli(["serve", "--port", "70000", "--data-dir", tempFolder()]).ended;
    expect(wrong).toMatchObject({ code: 2, stdout: "" });
    expect(wrong.stderr).toContain("--port");
    const first = startCli(["serve", "--json", "--no-input", "--data-dir", tempFolder()]);
    const { url } = JSON.parse(await first.printed(/\n/)) as { url: string };
    const taken = await startCli(["serve", "--port", new URL(url).port, "--data-dir", tempFolder()]).ended;
    expect(taken).toMatchObject({ code: 2, stdout: "" });
    expect(taken.stderr).toContain("EADDRINUSE");
  });

  test("without a display says in one sentence that no browser was opened, prints the address all the same, and closes when the terminal does", async () => {
    const dataDir = tempFolder();
    const program = startCli(["serve", "--data-dir", dataDir]);
    const shown = await program.printed(/token=/);
    expect(shown).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/start\?token=[A-Za-z0-9_-]{43}\n$/);
    program.signal("SIGHUP");
    const { code, stderr } = await program.ended;
    expect(code).toBe(0);
    expect(readFileSync(join(dataDir, "log", "switchover.log"), "utf8")).toContain('"event":"stopped"');
    expect(stderr).toMatch(/No display found, so no browser was opened\./);
    expect(stderr).not.toContain("token=");
  });
});
