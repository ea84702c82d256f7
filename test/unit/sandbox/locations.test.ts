import { answerRequest } from "../../../main/sandbox/answer-request.ts";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { realChance } from "../../../main/sandbox/world/chance.ts";
import { steppedClock } from "../../../main/sandbox/world/clock.ts";
import type { ApiReply, ApiRequest } from "../../../main/sandbox/world/api-exchange.ts";
import { setScene } from "../../../main/sandbox/scene.ts";
import { usualBehavior, type Behavior } from "../../../main/sandbox/world/behavior.ts";
import { keepWorld, type WorldKeeper } from "../../../main/sandbox/world/keeper.ts";

type Call = { readonly [K in ApiRequest["api"]]: (method: string, path: string, body?: unknown) => ApiReply };

type Play = {
  readonly keeper: WorldKeeper;
  readonly call: Call;
  readonly pass: (ms: number) => void;
  readonly pin: string;
  readonly wrongPin: string;
  data: string;
};

/** Every action on a number, except deregistering it deliberately. */
const MOVES = {
  backup: (play: Play) => {
    const { body } = play.call.onprem("POST", "/v1/settings/backup", { password: "p" });
    play.data = (body as { readonly settings?: { readonly data: string } }).settings?.data ?? play.data;
  },
  register: (play) => play.call.cloud("POST", "/{phone}/register", registration(play.pin, play.data)),
  registerWrongPin: (play) =>
    play.call.cloud("POST", "/{phone}/register", registration(play.wrongPin, play.data)),
  registerWrongData: (play) =>
    play.call.cloud("POST", "/{phone}/register", registration(play.pin, "nonsense")),
  registerWithoutBackup: (play) =>
    play.call.cloud("POST", "/{phone}/register", { messaging_product: "chat", pin: play.pin }),
  requestCode: (play) =>
    play.call.cloud("POST", "/{phone}/request_code", { code_method: "VOICE", language: "en_US" }),
  confirmCode: (play) => play.call.cloud("POST", "/{phone}/verify_code", { code: codeOf(play) }),
  account: (play) =>
    play.call.onprem("POST", "/v1/account", { ...numberOf(play), method: "sms", pin: play.pin }),
  verify: (play) => play.call.onprem("POST", "/v1/account/verify", { code: codeOf(play) }),
  verifyWrong: (play) => play.call.onprem("POST", "/v1/account/verify", { code: "000000" }),
  shards: (play) =>
    play.call.onprem("POST", "/v1/account/shards", { ...numberOf(play), shards: 2, pin: play.pin }),
  restore: (play) => play.call.onprem("POST", "/v1/settings/restore", { password: "p", data: play.data }),
  wait: (play) => play.pass(61_000),
  waitLong: (play) => play.pass(80 * 3_600_000),
} satisfies Record<string, (play: Play) => unknown>;

type Move = keyof typeof MOVES;
const moves = fc.array(fc.constantFrom(...(Object.keys(MOVES) as Move[])), { maxLength: 40 });

describe("one truth per number", () => {
  test("[I7] whatever is called in whatever order, the number has exactly one home and both sides agree on it", () => {
    fc.assert(
      fc.property(
        moves,
        fc.constantFrom("onprem" as const, "cloud" as const),
        fc.boolean(),
        (sequence, startsOn, stops) => {
          const play = begin(startsOn, { ...usualBehavior, wrongPinStopsGateway: stops });
          for (const move of sequence) {
            MOVES[move](play);
            const { home, ...views } = viewsOf(play);
            expect(views).toEqual({
              cloudHasIt: home === "cloud",
              clientHasIt: home === "onprem",
              last: home,
              repeats: 0,
            });
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  test("[I7] a migration there and back passes through the cloud and nowhere else", () => {
    const play = begin("onprem", usualBehavior);
    for (const move of ["backup", "register", "account", "verify"] as const) MOVES[move](play);
    expect(play.keeper.state().homes.map((entry) => entry.home)).toEqual(["onprem", "cloud", "onprem"]);
  });
});

/** The location that each API reports, with the sandbox's actual state and its history. */
function viewsOf(play: Play): Readonly<Record<string, unknown>> {
  const { home, homes } = play.keeper.state();
  const look = play.call.cloud("GET", "/{phone}").body as { readonly platform_type: string };
  const health = play.call.onprem("GET", "/v1/health").body as {
    readonly health: { readonly gateway_status: string };
  };
  return {
    home,
    cloudHasIt: look.platform_type === "CLOUD_API",
    clientHasIt: health.health.gateway_status !== "unregistered",
    last: homes.at(-1)?.home,
    repeats: homes.filter((entry, index) => entry.home === homes[index + 1]?.home).length,
  };
}

function begin(startsOn: "onprem" | "cloud", conduct: Behavior): Play {
  const clock = steppedClock(Date.UTC(2026, 0, 15, 12));
  const scene = setScene({
    options: { startsOn },
    nowMs: clock.nowMs(),
    chance: realChance,
    onPremCertificatePem: "",
  });
  // Sessions that do not expire: expiry is not part of this test.
  const lasting = {
    ...scene.world,
    onPrem: {
      ...scene.world.onPrem,
      tokens: [{ token: scene.opening.onPremToken, expiresAtMs: Number.POSITIVE_INFINITY }],
    },
  };
  const keeper = keepWorld(lasting, clock, realChance, answerRequest);
  const { phoneNumberId } = scene.world.fixtures;
  const act = (api: ApiRequest["api"], token: string) => (method: string, path: string, body?: unknown) => {
    const query = new URLSearchParams(method === "GET" && api === "cloud" ? { fields: "platform_type" } : {});
    const request = {
      api,
      method,
      path: path.replace("{phone}", phoneNumberId),
      query,
      authorization: `Bearer ${token}`,
      body,
      unreadable: false,
      origin: "",
    };
    return keeper.act(request, conduct);
  };
  return {
    keeper,
    call: {
      cloud: act("cloud", scene.opening.accessToken),
      onprem: act("onprem", scene.opening.onPremToken),
    },
    pass: clock.advance,
    pin: scene.world.number.pin,
    wrongPin: scene.opening.wrongPin,
    data: "none yet",
  };
}

function registration(pin: string, data: string): unknown {
  return { messaging_product: "chat", pin, backup: { password: "p", data } };
}

function numberOf(play: Play): Readonly<Record<string, string>> {
  const { cc, phoneNumber, cert } = play.keeper.state().fixtures;
  return { cc, phone_number: phoneNumber, cert };
}

function codeOf(play: Play): string {
  return play.keeper.state().lastCode?.replace("-", "") ?? "000000";
}
