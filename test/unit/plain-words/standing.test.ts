import { describe, expect, test } from "vitest";
import { resultOfPoint } from "../../../main/hosts/headless/commands/webhooks/point-result.ts";
import {
  terminalEnglish,
  type TerminalKey,
  type TerminalTranslate,
} from "../../../main/hosts/headless/terminal/translate.ts";
import { LANGUAGES } from "../../../shared/language.ts";
import { needsPerson } from "../../../main/core/tunnels/trouble.ts";
import { pointStatus } from "../../../renderer/screens/webhooks/point/point-status.ts";
import { TUNNEL_CAUSES, TunnelStatus } from "../../../shared/tunnel/tunnel.ts";
import { ReceiverTrouble } from "../../../shared/webhook/receiver.ts";
import { PointEnd, PointState } from "../../../shared/webhook/standing-callback.ts";
import type { Key, Translate, Values } from "../../../shared/wording/translate.ts";
import { mistaken } from "../../support/plain-words/mistaken.ts";
import { causeWording } from "../../../shared/wording/checks.ts";
import { keysIn, MARKING, unmarked } from "../../support/plain-words/marked.ts";
import { faultsOf } from "../../support/plain-words/plain-text.ts";
import { POINT_ENDS } from "../../support/plain-words/points.ts";
import { has, quoted, toldBy, when } from "../../support/plain-words/told.ts";
import { MARKING_WINDOW } from "../../support/plain-words/window-words.ts";
import { wrongAboutCallback } from "../../support/plain-words/webhook-rules.ts";

/** The terminal's own sentences in English, and the shared ones as `t` gives them. */
function inTerminal(t: Translate): TerminalTranslate {
  const isShared = (key: TerminalKey): key is Key => !key.startsWith("terminal.");
  const say: (key: TerminalKey, values?: Values) => string = (key, values) =>
    isShared(key) ? t(key, values) : terminalEnglish(key, values);
  return Object.assign(say, { language: t.language });
}

function wrongOf(t: Translate): readonly string[] {
  const wrong = POINT_ENDS.flatMap(({ point, stood, callback }) => {
    const { what, works, next } = resultOfPoint(inTerminal(t), point);
    const told = toldBy(keysIn(works));
    return [
      ...when(/no longer/.test(what) && !stood, `never stood, but ${what}`),
      ...when(next === "", "no next step"),
      ...wrongAboutCallback(told, callback, next.includes("switchover webhooks restore")),
    ].map((one) => `${one} (${point.end ?? ""})`);
  });
  return [...new Set(wrong)];
}

describe("[ZX4] nothing that is said of a callback URL that pointed here contradicts how that ended:", () => {
  test("in the terminal, for each end and each way of settling it", () => {
    expect(wrongOf(MARKING.en)).toEqual([]);
  });

  test.each<readonly [key: Key, put: Key]>([
    ["connectivity.restoredNo", "connectivity.restoredUnknown"],
    ["connectivity.restoredChanged", "connectivity.restoredYes"],
  ])("[ZX6] %s told as %s is noticed", (key, put) => {
    expect(wrongOf(mistaken(MARKING.en, key, { key: put }))).not.toEqual([]);
  });

  test("in the window, each end is a sentence in each language", () => {
    const faults = (["en", "es"] as const).flatMap((language) =>
      PointEnd.options.flatMap((end) =>
        faultsOf(unmarked(MARKING_WINDOW[language](`window.webhooks.point.end.${end}`)), language),
      ),
    );
    expect(faults).toEqual([]);
  });

  test("it is received here only while the tunnel is open and the receiver takes what comes", () => {
    const tunnels = [undefined, ...TunnelStatus.options];
    const receivers = [undefined, ...ReceiverTrouble.options].flatMap((trouble) =>
      [true, false].map((listening) => ({ listening, ...(trouble === undefined ? {} : { trouble }) })),
    );
    const said = PointState.shape.phase.options.flatMap((phase) =>
      tunnels.flatMap((status) =>
        receivers.map((receiver) => ({
          is: pointStatus({ phase }, status === undefined ? undefined : { status }, receiver),
          phase,
          takes: (status ?? "open") === "open" && receiver.listening && receiver.trouble === undefined,
        })),
      ),
    );
    expect(said.filter(({ is, phase, takes }) => (is === "up") !== (phase === "standing" && takes))).toEqual(
      [],
    );
    expect(said.filter(({ is, phase }) => (is === "down") !== (phase !== "standing"))).toEqual([]);
  });
});

describe("[ZX4] a tunnel and a receiver tell what happened and what to do, and nothing that doesn't hold:", () => {
  test.each(["en", "es"] as const)("each cause and each trouble, in %s", (language) => {
    const t = MARKING_WINDOW[language];
    const texts = [
      ...TUNNEL_CAUSES.flatMap((cause) =>
        Object.values(causeWording(t, cause, "webhooks.tunnel") ?? { cause: "" }),
      ),
      ...ReceiverTrouble.options.flatMap((trouble) =>
        (["what", "next"] as const).map((part) => t(`window.webhooks.receiver.trouble.${trouble}.${part}`)),
      ),
    ];
    expect(texts.map(unmarked).flatMap((text) => faultsOf(text, language))).toEqual([]);
  });

  test.each(LANGUAGES)(
    "[ZP11] what a check found of one that isn't open has no name for scripts, in %s",
    (language) => {
      const t = MARKING_WINDOW[language];
      const told = TUNNEL_CAUSES.filter((cause) => cause.includes("-")).flatMap((cause) =>
        (["tunnelFailed", "tunnelFailedBecause"] as const)
          .map((key) => t(`connectivity.found.${key}`, { cause, detail: "text of a server" }))
          .filter((text) => text.includes(cause) || /: text/.test(text)),
      );
      expect(told).toEqual([]);
    },
  );

  test("a tunnel that needs a person isn't said to reconnect by itself", () => {
    const wrong = TUNNEL_CAUSES.filter(needsPerson).flatMap((cause) => {
      const words = causeWording(MARKING.en, cause, "webhooks.tunnel");
      const told = has(toldBy(keysIn(Object.values(words ?? {}).join("\n"))), "reconnects by itself");
      return when(told.length > 0, `${cause} needs a person, but ${quoted(told)}`);
    });
    expect(wrong).toEqual([]);
    expect(needsPerson("lost")).toBe(false);
  });
});
