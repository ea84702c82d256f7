import {
  IconArchive,
  IconKey,
  IconServer2,
  IconStar,
  IconWebhook,
  IconWorldUpload,
} from "@tabler/icons-react";
import type { Icon } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { lastLocated } from "../../../shared/migration/observation.ts";
import type { Workspace } from "../../../shared/workspace/workspace.ts";
import { usePart } from "../../app/use-feed.ts";
import { useWebhookStores } from "../../app/use-webhook-stores.ts";
import { useStores } from "../../app/window-context.tsx";
import { CHECK_MEANINGS } from "../../components/checks/check-meanings.ts";
import { useCheckWords } from "../../components/checks/use-check-words.ts";
import type { Meaning } from "../../components/status/StatusMark.tsx";
import { Age } from "../../components/text/Age.tsx";
import { Untrusted } from "../../components/text/Untrusted.tsx";
import { observationKey } from "../../stores/observations.ts";
import { newestTest } from "../../stores/tests.ts";
import { localTime } from "../../wording/local-time.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { testInWords } from "../../components/activity/test-in-words.ts";
import classes from "./Around.module.css";
import type { Standing } from "../../components/number-status/headline.ts";

type TilesProps = { readonly workspace: Workspace; readonly standings: readonly Standing[] };

type Tile = {
  readonly id: string;
  readonly icon: Icon;
  readonly name: string;
  readonly meaning?: Meaning;
  readonly value: ReactNode;
  readonly more: ReactNode;
};

/** Up to four facts about the health of the numbers. A tile without a fact is left out. */
export function HealthTiles(props: TilesProps) {
  const t = useTranslation();
  const webhooks = useWebhookTile(props);
  const facts = useFactTiles(props);
  const watched = useWatchTiles(props);
  const tiles = [...(webhooks === undefined ? [] : [webhooks]), ...watched, ...facts].slice(0, 4);
  if (tiles.length === 0) return null;
  return (
    <section aria-label={t("window.overview.tiles.title")} className={classes["tiles"]}>
      {tiles.map(({ id, icon: Sign, name, meaning, value, more }) => (
        <div key={id} className={classes["tile"]} data-meaning={meaning}>
          <h2 className={classes["tileName"]}>
            <Sign size={17} stroke={1.75} aria-hidden />
            {name}
          </h2>
          <strong className={classes["tileValue"]}>{value}</strong>
          <span className="sw-quiet">{more}</span>
        </div>
      ))}
    </section>
  );
}

/** The newest test of each number that told whether webhooks arrive. */
function useWebhookTile({ workspace, standings }: TilesProps): Tile | undefined {
  const t = useTranslation();
  const tests = usePart(useWebhookStores().tests, (known) => known);
  const told = standings.flatMap(({ number }) => {
    const test = newestTest(
      tests,
      (one) => one.phoneNumberId === number.phoneNumberId && one.receiver === workspace.id,
    );
    const words = test === undefined ? undefined : testInWords(t, test);
    return test === undefined || words === undefined ? [] : [{ test, words }];
  });
  const [first] = told;
  if (first === undefined) return undefined;
  const good = told.filter(({ words }) => words.meaning === "proven").length;
  const oldest = told.map(({ test }) => test.endedAt ?? test.startedAt).sort()[0] ?? first.test.startedAt;
  return {
    id: "webhooks",
    icon: IconWebhook,
    name: t("window.overview.tiles.webhooks"),
    meaning:
      good === told.length
        ? "proven"
        : (told.find(({ words }) => words.meaning !== "proven")?.words.meaning ?? "attention"),
    value:
      standings.length === 1
        ? first.words.word
        : t("window.overview.tiles.webhooksCount", { good, count: standings.length }),
    more: (
      <>
        {t("window.overview.tiles.tested")} <Age at={oldest} />
      </>
    ),
  };
}

/** What the platform reported of a single number, and whether its backup is kept. */
function useFactTiles({ workspace, standings }: TilesProps): readonly Tile[] {
  const t = useTranslation();
  const [only] = standings;
  const key =
    only === undefined
      ? undefined
      : observationKey({ workspace: workspace.id, phoneNumberId: only.number.phoneNumberId });
  const last = usePart(useStores().readings, (known) => (key === undefined ? undefined : known.get(key)));
  if (only === undefined || standings.length > 1) return [];
  const reading = last?.reading;
  const located = last === undefined ? undefined : (lastLocated(last) ?? last.reading);
  const quality = located?.number?.qualityRating;
  const limit = located?.number?.messagingLimit;
  const version = reading?.health?.version;
  const age = reading === undefined ? null : <Age at={reading.at} />;
  const kept = only.run?.pairLabel === undefined ? undefined : only.run;
  return [
    ...(quality === undefined
      ? []
      : [
          {
            id: "quality",
            icon: IconStar,
            name: t("window.overview.tiles.quality"),
            value: <Untrusted text={quality} most={24} />,
            more:
              limit === undefined ? (
                <>
                  {t("window.overview.tiles.reported")}{" "}
                  {located === undefined ? null : <Age at={located.at} />}
                </>
              ) : (
                t("window.overview.tiles.limit", { limit: limit.slice(0, 40) })
              ),
          },
        ]),
    ...(kept === undefined
      ? []
      : [
          {
            id: "backup",
            icon: IconArchive,
            name: t("window.overview.tiles.backup"),
            value: t("window.overview.tiles.backupKept"),
            more: t("window.overview.tiles.backupOf", { day: localTime(t.language, kept.openedAt) }),
          },
        ]),
    ...(version === undefined || reading === undefined
      ? []
      : [
          {
            id: "client",
            icon: IconServer2,
            name: t("window.overview.tiles.client"),
            value: t(`window.bridge.client.${reading.clientSays}`),
            more: (
              <>
                <Untrusted text={version} most={24} /> · {age}
              </>
            ),
          },
        ]),
  ];
}

/** The last scheduled checks of the access token and of the user's endpoint, where they are monitored. */
function useWatchTiles({ workspace }: TilesProps): readonly Tile[] {
  const t = useTranslation();
  const words = useCheckWords();
  const looks = usePart(useWebhookStores().watch, (state) => state.looks);
  return (["token", "endpoint"] as const).flatMap((thing): readonly Tile[] => {
    const look = looks?.find((one) => one.workspace === workspace.id && one.thing === thing);
    if (look === undefined) return [];
    return [
      {
        id: thing,
        icon: thing === "token" ? IconKey : IconWorldUpload,
        name: t(`window.overview.tiles.watch.${thing}`),
        meaning: CHECK_MEANINGS[look.check.status],
        value: t(`window.overview.tiles.watchState.${look.check.status}`),
        // Monitoring may have ended since.
        more: (
          <>
            <Untrusted text={words.found(look.check)} most={90} /> · <Age at={look.at} />
          </>
        ),
      },
    ];
  });
}
