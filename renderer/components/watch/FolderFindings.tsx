import { Button } from "@mantine/core";
import type { FolderFinding } from "../../../shared/watch/finding.ts";
import { saidText } from "../../../shared/wording/findings.ts";
import { runInBackground } from "../../app/in-background.ts";
import { useConnection } from "../../app/use-feed.ts";
import { useOperation } from "../../app/use-operation.ts";
import { useWebhookStores } from "../../app/use-webhook-stores.ts";
import { laterOf } from "../../stores/newest.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { ProblemCard } from "../problem/ProblemCard.tsx";
import { StatusMark } from "../status/StatusMark.tsx";
import { Age } from "../text/Age.tsx";
import { Untrusted } from "../text/Untrusted.tsx";
import classes from "./FolderFindings.module.css";

/** What monitoring found about the data folder as a whole, each with a button that acknowledges it. */
export function FolderFindings({ findings }: { readonly findings: readonly FolderFinding[] }) {
  const t = useTranslation();
  const { watch } = useWebhookStores();
  const live = useConnection().kind === "live";
  const settle = useOperation("watch.settle");
  const acknowledge = async (finding: string): Promise<void> => {
    const answer = await settle.run({ finding });
    if (answer.ok) watch.take((known) => laterOf(known, answer.value));
  };
  if (findings.length === 0) return null;
  return (
    <>
      <ul className={classes["rows"]}>
        {findings.map(({ id, said, since, settled }) => {
          const sentence = saidText(t, said);
          return (
            <li key={id} className={classes["row"]}>
              <StatusMark
                meaning={settled ? "left-out" : "attention"}
                word={t(settled ? "window.webhooks.watch.seen" : "window.meaning.attention")}
              />
              <div className={classes["text"]}>
                <Untrusted text={sentence} most={400} /> <Age at={since} />
              </div>
              {settled ? null : (
                <Button
                  size="compact-sm"
                  variant="default"
                  loading={settle.busy}
                  disabled={!live}
                  aria-label={t("window.webhooks.watch.settleNamed", { name: sentence })}
                  onClick={() => runInBackground(acknowledge(id))}
                >
                  {t("window.webhooks.watch.settle")}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {settle.problem === undefined ? null : <ProblemCard problem={settle.problem} />}
    </>
  );
}
