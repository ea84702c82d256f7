import { describe, expect, test } from "vitest";
import { createNotices } from "../../../main/hosts/electron/notices.ts";
import { isQuietAt, NO_QUIET_HOURS, QuietHours } from "../../../shared/settings/quiet-hours.ts";
import { Settings } from "../../../shared/settings/settings.ts";
import { ok } from "../../../shared/result.ts";

const NIGHT: QuietHours = { on: true, from: "22:00", until: "07:00", urgentPasses: true };

const minute = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

async function notices(hours: QuietHours) {
  const shown: string[] = [];
  const state = {
    time: "23:00",
    focus: false,
    tick: (): void => undefined,
    push: (settings: unknown): void => void settings,
  };
  const made = createNotices({
    show: ({ title }) => shown.push(title) > 0,
    summary: (count) => ({ title: `${count} held back`, body: "" }),
    hasFocus: () => state.focus,
    every: (_ms, work) => {
      state.tick = work;
      return () => undefined;
    },
    now: () => ({
      getHours: () => Math.floor(minute(state.time) / 60),
      getMinutes: () => minute(state.time) % 60,
    }),
  });
  const settings = (quietHours: QuietHours) => Settings.parse({ quietHours });
  await made.follow({
    call: async () => ok(settings(hours)),
    subscribe: (_topic, listener) => {
      state.push = listener;
      return () => undefined;
    },
  });
  const tell = (title: string, urgent = false): void => made.tell({ title, body: "" }, urgent);
  const tellNow = (title: string) => made.tellNow({ title, body: "" });
  return { shown, state, tell, tellNow, choose: (next: QuietHours) => state.push(settings(next)) };
}

describe("quiet hours", () => {
  test.each([
    [NIGHT, ["22:00", "23:59", "00:00", "06:59"], ["07:00", "12:00", "21:59"]],
    [{ ...NIGHT, from: "12:00", until: "13:30" }, ["12:00", "13:29"], ["11:59", "13:30", "00:00"]],
    [{ ...NIGHT, from: "08:00", until: "08:00" }, ["00:00", "08:00", "23:59"], []],
    [{ ...NIGHT, on: false }, [], ["22:00", "23:59", "00:00"]],
  ])("[ZJ11] %j: quiet from the first minute on, and no longer in the last", (hours, quiet, loud) => {
    expect([...quiet, ...loud].map((time) => isQuietAt(hours, minute(time)))).toEqual([
      ...quiet.map(() => true),
      ...loud.map(() => false),
    ]);
  });

  test("[ZJ11] are off until they are chosen, and a time that is none is no choice", () => {
    expect([NO_QUIET_HOURS.on, Settings.parse({}).quietHours.on]).toEqual([false, false]);
    for (const from of ["24:00", "7:00", "07:60", "", "noon"])
      expect(QuietHours.safeParse({ ...NIGHT, from }).success, from).toBe(false);
  });

  test("[ZJ11] hold notices back and tell once afterwards how many there were; urgent ones come through", async () => {
    const { shown, state, tell } = await notices(NIGHT);
    tell("one");
    tell("two");
    tell("a location is unknown", true);
    state.tick();
    expect(shown).toEqual(["a location is unknown"]);
    // The clock is put back in the night: the hour comes twice, and both are quiet.
    for (const time of ["02:59", "02:00", "06:59"]) {
      state.time = time;
      state.tick();
    }
    expect(shown).toHaveLength(1);
    state.time = "07:00";
    for (let again = 0; again < 3; again += 1) state.tick();
    tell("three");
    expect(shown.slice(1)).toEqual(["2 held back", "three"]);
  });

  test("[ZJ11] hold urgent ones back too if that is chosen, and end at once when they are switched off", async () => {
    const { shown, tell, choose } = await notices({ ...NIGHT, urgentPasses: false });
    tell("a location is unknown", true);
    expect(shown).toEqual([]);
    choose({ ...NIGHT, on: false });
    expect(shown).toEqual(["1 held back"]);
  });

  test("[ZJ37] say of a notice that is asked for again that it is held back, and count it in no summary", async () => {
    const { shown, state, tellNow } = await notices(NIGHT);
    expect(tellNow("digest")).toBe("held-back");
    state.time = "07:00";
    state.tick();
    expect(shown).toEqual([]);
    expect([tellNow("digest"), shown]).toEqual(["shown", ["digest"]]);
  });

  test("[ZJ11] leave nothing to tell where a window is in front when they end", async () => {
    const { shown, state, tell } = await notices(NIGHT);
    tell("one");
    Object.assign(state, { time: "08:00", focus: true });
    state.tick();
    state.focus = false;
    state.tick();
    expect(shown).toEqual([]);
  });
});
