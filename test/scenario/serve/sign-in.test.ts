import { describe, expect, test } from "vitest";
import { startWindowServer } from "../../../main/hosts/headless/serve/window-server.ts";
import { cookieOf, serverRig } from "./rig.ts";

describe("an address with a token", () => {
  test("works once, answers with a cookie and leads to the window", async () => {
    const rig = await serverRig();
    const path = `/start?token=${rig.signIn.newToken("bearer")}`;
    const first = await rig.ask(path);
    expect(first).toMatchObject({ status: 303, headers: { location: "/", "cache-control": "no-store" } });
    expect(first.headers["set-cookie"]).toEqual([
      expect.stringMatching(
        new RegExp(`^switchover-${rig.port}=[A-Za-z0-9_-]{43}; Path=/; HttpOnly; SameSite=Strict$`),
      ),
    ]);
    const second = await rig.ask(path);
    expect(second.status).toBe(403);
    expect(second.headers["set-cookie"]).toBeUndefined();
    expect(second.body).toContain("press Enter in the terminal");
  });

  test("two uses at the same moment: one gets in", async () => {
    const rig = await serverRig();
    const path = `/start?token=${rig.signIn.newToken("bearer")}`;
    const all = await Promise.all(Array.from({ length: 8 }, () => rig.ask(path)));
    expect(all.filter(({ status }) => status === 303)).toHaveLength(1);
  });

  test("a wrong, a used, an older and a misspelt one get the same answer", async () => {
    const rig = await serverRig();
    const older = rig.signIn.newToken("bearer");
    const used = rig.signIn.newToken("bearer");
    await rig.ask(`/start?token=${used}`);
    const answers = await Promise.all(
      [
        `?token=${"A".repeat(43)}`,
        `?token=${used}`,
        `?token=${older}`,
        "",
        "?token=",
        "?token=a&token=b",
      ].map((query) => rig.ask(`/start${query}`)),
    );
    const withoutNonce = answers.map(({ status, body }) => [status, body.replace(/nonce="[^"]*"/, "")]);
    expect(new Set(withoutNonce.map(String)).size).toBe(1);
    expect(answers[0]?.status).toBe(403);
  });

  test("after ten wrong ones within a minute even the right one waits", async () => {
    const rig = await serverRig();
    const right = rig.signIn.newToken("bearer");
    for (let at = 0; at < 10; at += 1) await rig.ask(`/start?token=${"B".repeat(43)}`);
    expect((await rig.ask(`/start?token=${right}`)).status).toBe(429);
    rig.clock.ms += 60_001;
    expect((await rig.ask(`/start?token=${right}`)).status).toBe(303);
  });

  test("a page of another origin cannot use up the tries", async () => {
    const rig = await serverRig();
    const headers = {
      "sec-fetch-site": "cross-site",
      "sec-fetch-mode": "no-cors",
      "sec-fetch-dest": "image",
    };
    for (let at = 0; at < 12; at += 1)
      expect((await rig.ask(`/start?token=${"C".repeat(43)}`, { headers })).status).toBe(403);
    expect((await rig.ask(`/start?token=${rig.signIn.newToken("bearer")}`)).status).toBe(303);
  });

  test("one that was handed to a browser on its command line works for programs of this user", async () => {
    const rig = await serverRig();
    expect((await rig.ask(`/start?token=${rig.signIn.newToken("own-user")}`)).status).toBe(303);
    const other = { isOwnUser: () => false, owner: () => 4_711 };
    expect(rig.signIn.exchange(rig.signIn.newToken("own-user"), other)).toEqual({ kind: "refused" });
  });

  test("does not take the place of the one that was printed", async () => {
    const rig = await serverRig();
    const printed = rig.signIn.newToken("bearer");
    rig.signIn.newToken("own-user");
    expect((await rig.ask(`/start?token=${printed}`)).status).toBe(303);
  });
});

describe("the cookie", () => {
  test("opens the window as often as it is loaded, also by going back to the used address", async () => {
    const rig = await serverRig();
    const token = rig.signIn.newToken("bearer");
    const cookie = cookieOf(await rig.ask(`/start?token=${token}`));
    for (const path of ["/", "/", "/index.html"])
      expect((await rig.ask(path, { headers: { cookie } })).body).toContain(`<div id="root">`);
    expect(await rig.ask(`/start?token=${token}`, { headers: { cookie } })).toMatchObject({
      status: 303,
      headers: { location: "/" },
    });
  });

  test("without it there is no window, no call, no stream; with a made-up one neither", async () => {
    const rig = await serverRig();
    for (const cookie of ["", `switchover-${rig.port}=${"A".repeat(43)}`, `switchover-${rig.port}=`]) {
      const page = await rig.ask("/", { headers: { cookie } });
      expect(page.status).toBe(401);
      expect(page.body).not.toContain(`id="root"`);
      expect((await rig.call(cookie, "app.info")).status).toBe(401);
      for (const path of ["/events/own", "/events/practice", "/session"])
        expect((await rig.ask(path, { headers: { cookie } })).status).toBe(401);
    }
    expect(rig.own.calls).toEqual([]);
  });

  test("is worth nothing to another user's program that was handed it on another port", async () => {
    const { signIn } = await serverRig();
    const caller = (user: number | undefined) => ({ isOwnUser: () => true, owner: () => user });
    const session = (user: number | undefined): string => {
      const exchanged = signIn.exchange(signIn.newToken("bearer"), caller(user));
      return exchanged.kind === "signed-in" ? exchanged.session : "";
    };
    const mine = session(1000);
    expect([1000, 1001, undefined].map((user) => signIn.isSession(mine, caller(user)))).toEqual([
      true,
      false,
      false,
    ]);
    // Where the system not reported, nobody is told apart.
    expect(signIn.isSession(session(undefined), caller(undefined))).toBe(true);
  });

  test("stands between those of other programs on other ports", async () => {
    const rig = await serverRig();
    const cookie = await rig.signedIn();
    const crowd = `_xsrf=1; switchover-1=${"A".repeat(43)}; ${cookie}; session=abc`;
    expect((await rig.ask("/session", { headers: { cookie: crowd } })).status).toBe(204);
  });

  test("a person who clicks an address in another page is let in by a page that asks again", async () => {
    const rig = await serverRig();
    const page = await rig.ask("/", {
      headers: { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" },
    });
    expect(page.body).toContain(`<meta http-equiv="refresh" content="0;url=/">`);
  });
});

test("a port that is taken is refused with the system's code", async () => {
  const rig = await serverRig();
  const unused = new Proxy({}, { get: () => expect.unreachable() }) as never;
  await expect(startWindowServer(rig.port, unused)).rejects.toMatchObject({ code: "EADDRINUSE" });
});
