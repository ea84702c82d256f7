import { expect, test } from "vitest";
import { linesOf, pointHarness } from "../../support/webhooks/point-harness.ts";

test.each(["test", "point"] as const)(
  "[C15] [V15] the terminal tells that copies came back, also after `%s` has told where they go",
  async (command) => {
    const rig = await pointHarness();
    const endpoint = await rig.production();
    const before = await rig.standing();
    const more = command === "point" ? ["--forward"] : [];
    const program = rig.start(command, [
      ...more,
      "--allow-private",
      "--callback-token-file",
      "owner.txt",
      "--app-secret-file",
      "secret.txt",
    ]);
    const printed = await program.printed(command === "test" ? /"word":/ : /"type":"pointed"/);
    const told = () => linesOf(printed.replace(/\n[^\n]*$/, ""));
    expect(told().find(({ id }) => id === "webhooks.borrowed")?.["cause"]).not.toBe("copies-came-back");
    const url = String(told().find(({ type }) => type === "listening")?.["localUrl"]);
    rig.sandbox.world.inbound({ text: "good morning", type: "text" });
    const copy = () => endpoint.arrivals.find(({ method }) => method === "POST");
    await expect.poll(copy, { timeout: 20_000 }).toBeDefined();
    // Production's own mirror sends the copy back as it came.
    const given = copy();
    const headers = Object.fromEntries(
      ["switchover-forwarded", "x-hub-signature-256"].map((name) => [name, String(given?.headers[name])]),
    );
    const back = await fetch(url, { method: "POST", body: given?.bytes.toString("utf8") ?? "", headers });
    expect(back.status).toBe(508);
    await program.printed(/"cause":"copies-came-back"/);
    program.signal("SIGTERM");
    const { stdout, stderr } = await program.ended;
    const found = linesOf(stdout).filter(({ id }) => id === "webhooks.borrowed");
    expect(found.at(-1)).toMatchObject({ status: "warn", cause: "copies-came-back" });
    expect(found).toHaveLength(2);
    expect(stderr).toContain("came back");
    expect(await rig.standing()).toBe(before);
  },
  90_000,
);
