import { describe, expect, test } from "vitest";
import { call, running } from "../support/electron/running.ts";
import { en } from "../../main/hosts/electron/words/en.ts";

type Listening = { readonly value: { readonly localUrl: string } };

describe("the sign in the tray", () => {
  test("is there while a receiver listens, says how webhooks stand, and leads to the window", async () => {
    const program = await running();
    const tray = () => program.deeds().filter(({ what }) => what.startsWith("tray."));
    expect(tray()).toEqual([]);
    await call(program, "webhooks.listen", { receiver: "terminal", stopAfterMinutes: 0 });
    await program.did("tray.setContextMenu");
    expect(tray().map(({ what }) => what)).toEqual(["tray.new", "tray.setToolTip", "tray.setContextMenu"]);
    expect(tray()[1]?.args).toEqual([en.tray.well]);
    await call(program, "webhooks.stop", { receiver: "terminal" });
    await program.did("tray.destroy");
  });

  test("[M7] a refused post changes the sign and is told once, without number or content", async () => {
    const program = await running();
    await program.ask({ kind: "focus", focused: false });
    const listening = (await call(program, "webhooks.listen", {
      receiver: "terminal",
      appSecrets: ["a secret"],
      stopAfterMinutes: 0,
    })) as Listening;
    const post = () =>
      fetch(listening.value.localUrl, { method: "POST", body: '{"entry":[],"text":"12025550199"}' });
    expect((await post()).status).toBe(401);
    await program.did("notification.show");
    expect((await post()).status).toBe(401);
    const notice = program.deeds().find(({ what }) => what === "notification.show");
    expect(notice?.args).toEqual([{ title: en.notice.webhooks, body: en.notice.lookAtWebhooks }]);
    expect(program.deeds().filter(({ what }) => what === "tray.setImage")).toHaveLength(1);
    const tips = program.deeds().filter(({ what }) => what === "tray.setToolTip");
    expect(tips.at(-1)?.args).toEqual([en.tray.attention]);
    expect(program.deeds().filter(({ what }) => what === "notification.show")).toHaveLength(1);
  });
});
