import { Button, Group } from "@mantine/core";
import { Fragment, useState } from "react";
import type { OutputOf } from "../../../shared/rpc/api.ts";
import { sizeWords } from "../../../shared/wording/sizes.ts";
import { gapSentence, leftOutSentence } from "../../../shared/wording/support-words.ts";
import { runInBackground } from "../../app/in-background.ts";
import { useConnection } from "../../app/use-feed.ts";
import { useLink } from "../../app/window-context.tsx";
import { useTask } from "../../components/forms/use-task.ts";
import { ProblemCard } from "../../components/problem/ProblemCard.tsx";
import { bytesOfBase64 } from "../../components/save/bytes-of-base64.ts";
import { saveFile } from "../../components/save/save-file.ts";
import { Card } from "../../components/screen/Card.tsx";
import { callFor } from "../../stores/call.ts";
import { realmClient } from "../../stores/realm-stores.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./About.module.css";

type Bundle = OutputOf<"support.make">;

/** Makes a support bundle, shows what is in it, and saves exactly what was shown. It is always of the own realm. */
export function SupportBundle() {
  const t = useTranslation();
  const link = useLink();
  const live = useConnection().kind === "live";
  const task = useTask();
  const [bundle, setBundle] = useState<Bundle>();
  const [saved, setSaved] = useState<string>();
  const prepare = async (): Promise<void> => {
    setSaved(undefined);
    setBundle(undefined);
    await task.run(async () => {
      const made = await callFor(realmClient(link, "own"), "support.make", {});
      if (made.ok) setBundle(made.value);
      return made;
    });
  };
  const save = (made: Bundle): void => {
    const file = fileOf(made);
    saveFile(file, new Blob([bytesOfBase64(made.content)], { type: "application/zip" }));
    setSaved(file);
    setBundle(undefined);
  };
  return (
    <Card title={t("window.about.support.title")}>
      <div className={classes["parts"]}>
        <p className={classes["text"]}>{t("window.about.support.text")}</p>
        {task.problem === undefined ? null : <ProblemCard problem={task.problem} />}
        {bundle === undefined ? null : <Contents bundle={bundle} />}
        <Group gap="sm">
          {bundle === undefined ? (
            <Button
              variant="default"
              disabled={!live}
              loading={task.busy}
              onClick={() => runInBackground(prepare())}
            >
              {t("window.about.support.prepare")}
            </Button>
          ) : (
            <>
              <Button onClick={() => save(bundle)}>{t("window.about.support.save")}</Button>
              <Button variant="default" onClick={() => setBundle(undefined)}>
                {t("window.about.support.discard")}
              </Button>
            </>
          )}
          <span role="status" className="sw-quiet">
            {saved === undefined ? null : t("window.about.support.saved", { file: saved })}
          </span>
        </Group>
      </div>
    </Card>
  );
}

function Contents({ bundle: { files, leftOut, gaps } }: { readonly bundle: Bundle }) {
  const t = useTranslation();
  return (
    <>
      <section className={classes["listed"]}>
        <h3 className={classes["heading"]}>{t("support.contains")}</h3>
        <dl className={classes["facts"]}>
          {files.map(({ name, bytes }) => (
            <Fragment key={name}>
              <dt className="sw-mono">{name}</dt>
              <dd>{sizeWords(t, bytes)}</dd>
            </Fragment>
          ))}
        </dl>
      </section>
      <section className={classes["listed"]}>
        <h3 className={classes["heading"]}>{t("support.leftOut.heading")}</h3>
        <ul className={classes["docs"]}>
          {leftOut.map((what) => (
            <li key={what}>{leftOutSentence(t, what)}</li>
          ))}
          {gaps.map((gap) => (
            <li key={gap.about}>{gapSentence(t, gap)}</li>
          ))}
        </ul>
      </section>
    </>
  );
}

function fileOf({ madeAt }: Bundle): string {
  const stamp = madeAt.slice(0, 19).replaceAll(/[-:]/g, "").replace("T", "-");
  return `switchover-support-${stamp}.zip`;
}
