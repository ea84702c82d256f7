import { useLayoutEffect, useState, type ReactNode } from "react";
import { describe, expect, test } from "vitest";
import { useWebhookCheck, useWebhookChecks } from "../../../renderer/app/use-webhook-checks.ts";
import { useWebhookStores } from "../../../renderer/app/use-webhook-stores.ts";
import WebhookEndpoint from "../../../renderer/screens/webhooks/endpoint/WebhookEndpoint.tsx";
import { UnrestoredBanner } from "../../../renderer/screens/webhooks/parts/UnrestoredBanner.tsx";
import { pointStatus } from "../../../renderer/screens/webhooks/point/point-status.ts";
import { PointCard } from "../../../renderer/screens/webhooks/point/PointCard.tsx";
import { WatchBoard } from "../../../renderer/screens/webhooks/watch/WatchBoard.tsx";
import { keepReport } from "../../../renderer/stores/webhook-checks.ts";
import type { WebhookStores } from "../../../renderer/stores/webhook-stores.ts";
import type { WindowKey } from "../../../renderer/wording/window-translate.ts";
import type { PointState } from "../../../shared/webhook/standing-callback.ts";
import type { Script } from "../../support/fake-core.ts";
import { DIFFERENT_ENDPOINTS, reportOf, type SeenEndpoint } from "../../support/plain-words/endpoint.ts";
import { wrongOnScreen } from "../../support/plain-words/endpoint-rules.ts";
import { mistaken } from "../../support/plain-words/mistaken.ts";
import { foreignIn } from "../../support/plain-words/plain-text.ts";
import {
  POINT_ENDS,
  POINTS_NOW,
  wrongAfterPoint,
  wrongOfPoint,
  type SeenPoint,
  type SeenPointEnd,
} from "../../support/plain-words/points.ts";
import { everyBoard, wrongOnBoard, type SeenBoard } from "../../support/plain-words/watch.ts";
import { MARKING_WINDOW } from "../../support/plain-words/window-words.ts";
import { drawEach, oneOfEach, type Drawn } from "../../support/ui/draw-each.tsx";
import { BAKERY, workspaceOf } from "../overview/imagined.ts";
import { LEFT_BEHIND, ONE } from "./imagined.ts";

type Words = (typeof MARKING_WINDOW)["en"];

const OWN_TUNNEL = { kind: "own", publicUrl: "https://hooks.example.net" } as const;
const READY: Script = {
  ...ONE,
  webhookSettings: {
    workspaces: [{ workspace: BAKERY, tunnel: OWN_TUNNEL, stopAfterMinutes: 60, watched: false }],
  },
};

/** Puts what a screen reads into its stores before it is seen. */
function Holding({ put, children }: { put: (stores: WebhookStores) => void; children: ReactNode }) {
  const stores = useWebhookStores();
  useLayoutEffect(() => {
    put(stores);
  }, [put, stores]);
  return children;
}

/** What is wrong on screens, each once with the first that shows it. */
async function wrongOn<T>(
  t: Words,
  cases: readonly T[],
  draw: (one: T) => ReactNode,
  judge: (screen: Drawn, one: T) => readonly string[],
): Promise<readonly string[]> {
  const wrong = new Set<string>();
  const told = (screen: Drawn, one: T): void => {
    for (const what of [
      ...judge(screen, one),
      ...screen.texts.flatMap((text) => foreignIn(text, t.language)),
    ])
      wrong.add(what);
  };
  await drawEach({ script: READY, t, reading: "unfolded" }, cases, draw, told);
  return [...wrong];
}

let revision = 10;
const next = (): number => (revision += 1);

const drawPoint = ({ point, tunnel, receiver }: SeenPoint) => (
  <Holding
    put={(stores) => {
      stores.points.take(() => pointsOf(point));
      stores.tunnels.take(() => new Map(tunnel === undefined ? [] : [[BAKERY, tunnel]]));
      stores.receivers.take(() => new Map(receiver === undefined ? [] : [[BAKERY, receiver]]));
    }}
  >
    <UnrestoredBanner />
    <PointCard workspace={workspaceOf(1)} />
  </Holding>
);

const pointsOf = (point: PointState | undefined) =>
  new Map(point === undefined ? [] : [[point.point, point]]);

const drawEnd = ({ point, callback }: SeenPointEnd) => (
  <Holding
    put={(stores) => {
      const left = { ...LEFT_BEHIND, test: point.point };
      stores.unrestored.take(() =>
        callback === "certificate left"
          ? [{ ...left, level: "client", certificateOnly: true }]
          : callback === "not as before" || callback === "open"
            ? [left]
            : [],
      );
      stores.points.take(() => pointsOf(point));
    }}
  >
    <UnrestoredBanner />
    <PointCard workspace={workspaceOf(1)} />
  </Holding>
);

const ofPoint = (keys: readonly string[]): readonly string[] =>
  keys.filter((key) => !/^window\.(?:meaning|move|strip|receiver|vault)\./.test(key));

describe("[ZP1] [ZX4] of a callback URL that points here, as the window draws it,", () => {
  const wrongNow = (t: Words, some: readonly SeenPoint[]) =>
    wrongOn(t, some, drawPoint, ({ keys }, seen) => wrongOfPoint(ofPoint(keys), seen));
  const wrongAtEnd = (t: Words, some: readonly SeenPointEnd[]) =>
    wrongOn(t, some, drawEnd, ({ keys }, seen) => wrongAfterPoint(ofPoint(keys), seen));
  // Of tunnel and receiver it says whether they take anything; all of their states are compared without drawing them.
  const NOW = oneOfEach(POINTS_NOW, ({ point, tunnel, receiver }) =>
    [point?.phase, point?.until, point?.atQuit, pointStatus(point, tunnel, receiver)].join(),
  );
  const ENDS = [
    ...oneOfEach(POINT_ENDS, ({ point, callback }) => [callback, point.steps.at(-1)?.check?.cause].join()),
    ...oneOfEach(POINT_ENDS, ({ point, stood }) => [point.end, stood].join()),
  ];
  const FEW_NOW = oneOfEach(NOW, ({ point, tunnel, receiver }) =>
    [point?.phase, pointStatus(point, tunnel, receiver)].join(),
  );
  const FEW_ENDS = oneOfEach(
    POINT_ENDS.filter(({ point: { end } }) => end === "asked"),
    ({ callback }) => callback,
  );

  test("nothing contradicts its phase, its tunnel or its receiver, and the buttons are those of it", async () => {
    expect(await wrongNow(MARKING_WINDOW.en, NOW)).toEqual([]);
  });

  test("nothing contradicts how it ended or what became of the callback URL", async () => {
    expect(await wrongAtEnd(MARKING_WINDOW.en, ENDS)).toEqual([]);
  });

  test.each<readonly [what: string, key: WindowKey, put: WindowKey]>([
    ["what is interrupted is received", "window.webhooks.point.interrupted", "window.webhooks.point.up"],
    [
      "what is being set is being restored",
      "window.webhooks.point.phase.working",
      "window.webhooks.point.phase.restoring",
    ],
    ["what was stopped was left", "window.webhooks.point.end.asked", "window.webhooks.point.end.left"],
    [
      "a certificate is a callback URL",
      "window.webhooks.unrestored.certificate.what",
      "window.webhooks.unrestored.what.client",
    ],
    ["what isn't restored is", "connectivity.found.notRestored", "connectivity.found.restored"],
  ])("[ZX6] a mistake is noticed: %s", async (_what, key, put) => {
    const t = mistaken(MARKING_WINDOW.en, key, { key: put });
    expect([...(await wrongNow(t, FEW_NOW)), ...(await wrongAtEnd(t, FEW_ENDS))]).not.toEqual([]);
  });
});

const drawBoard = ({ state, watched, every }: SeenBoard) => (
  <Holding
    put={(stores) => {
      stores.webhookSettings.take((known) => ({
        ...known,
        revision: next(),
        lookEveryMinutes: every,
        workspaces: [{ workspace: BAKERY, stopAfterMinutes: 60, watched }],
      }));
      stores.watch.take(() => ({ ...state, revision: next() }));
    }}
  >
    <WatchBoard workspace={workspaceOf(1)} />
  </Holding>
);

describe("[ZP1] [ZX9] of monitoring, as the window draws it,", () => {
  const BOARDS = everyBoard();
  const wrongBoards = (t: Words, some: readonly SeenBoard[]) =>
    wrongOn(t, some, drawBoard, ({ keys }, seen) => wrongOnBoard(keys, seen));

  test("nothing contradicts whether it is on, what was found, or what was acknowledged", async () => {
    expect(await wrongBoards(MARKING_WINDOW.en, BOARDS)).toEqual([]);
  });

  test.each<readonly [what: string, key: WindowKey, put: WindowKey]>([
    ["what is off is on", "window.webhooks.watch.off", "window.webhooks.watch.on"],
    [
      "what was acknowledged is nothing",
      "window.webhooks.watch.noNewFinding",
      "window.webhooks.watch.noFinding",
    ],
    ["a tunnel that broke is open", "watch.looks.tunnel.reconnecting", "watch.looks.tunnel.open"],
  ])("[ZX6] a mistake is noticed: %s", async (_what, key, put) => {
    const t = mistaken(MARKING_WINDOW.en, key, { key: put });
    expect(await wrongBoards(t, BOARDS)).not.toEqual([]);
  });
});

function Kept({ seen }: { readonly seen: SeenEndpoint }) {
  const checks = useWebhookChecks();
  const shown = useWebhookCheck(({ endpoints }) => endpoints.get(BAKERY));
  const [report] = useState(() => reportOf(seen));
  useLayoutEffect(() => {
    keepReport(checks, BAKERY, {
      ...report,
      url: "https://hooks.bakery.example/in",
      doneAt: Date.now(),
      tookMs: 1_200,
    });
  }, [checks, report]);
  return shown === undefined ? null : <WebhookEndpoint />;
}

describe("[ZP1] [ZX8] of an endpoint check, as the window draws it,", () => {
  const wrongEndpoints = (t: Words, some: readonly SeenEndpoint[]) =>
    wrongOn(
      t,
      some,
      (seen) => <Kept seen={seen} />,
      (screen, seen) => wrongOnScreen(screen, seen),
    );

  // Those that differ in title, verdict, the first check that failed or what was measured.
  const ENDPOINTS = oneOfEach(DIFFERENT_ENDPOINTS, ({ sent, checks }) => {
    const failed = checks.find(({ status }) => status === "fail");
    return [
      sent,
      checks.some(({ status }) => status === "warn"),
      failed?.id,
      checks.find(({ id }) => id === "endpoint.latency")?.cause,
    ].join();
  });
  const FEW = oneOfEach(ENDPOINTS, ({ sent, checks }) =>
    [sent, checks.some(({ status }) => status === "fail")].join(),
  );

  test("nothing contradicts what was sent and answered, and one button is filled", async () => {
    expect(await wrongEndpoints(MARKING_WINDOW.en, ENDPOINTS)).toEqual([]);
  });

  test.each<readonly [what: string, key: WindowKey, put: WindowKey]>([
    [
      "what was partly checked is ready",
      "window.webhooks.endpoint.headline.unsent",
      "window.webhooks.endpoint.headline.ready",
    ],
    [
      "what wasn't accepted wasn't sent",
      "window.webhooks.endpoint.time.noneMeasured",
      "window.webhooks.endpoint.time.none",
    ],
    [
      "what failed is ready",
      "window.webhooks.endpoint.headline.failed",
      "window.webhooks.endpoint.headline.ready",
    ],
  ])("[ZX6] a mistake is noticed: %s", async (_what, key, put) => {
    expect(await wrongEndpoints(mistaken(MARKING_WINDOW.en, key, { key: put }), FEW)).not.toEqual([]);
  });
});
