import { Button, Menu } from "@mantine/core";
import { IconChevronDown, IconCopy, IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import type { CallForm } from "../../../shared/collection/form.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { ok, type Result } from "../../../shared/result.ts";
import { runInBackground } from "../../app/in-background.ts";
import { useCopy } from "../../app/use-copy.ts";
import { useConnection } from "../../app/use-feed.ts";
import { useStores } from "../../app/window-context.tsx";
import { useTask } from "../../components/forms/use-task.ts";
import { ProblemCard } from "../../components/problem/ProblemCard.tsx";
import { saveFile } from "../../components/save/save-file.ts";
import type { CallProblem } from "../../stores/call-problem.ts";
import { callFor } from "../../stores/call.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./Evidence.module.css";

const FILES = {
  curl: { ending: "sh", type: "text/x-shellscript;charset=utf-8" },
  har: { ending: "har", type: "application/json" },
  openapi: { ending: "openapi.json", type: "application/json" },
} as const satisfies Readonly<Record<CallForm | "openapi", { ending: string; type: string }>>;
type Form = keyof typeof FILES;
const FORMS = ["curl", "har", "openapi"] as const satisfies readonly Form[];

/** Copies a migration's calls as cURL commands, or saves them in another form. They name secrets and hold none. */
export function RunCalls({ run: { run } }: { readonly run: RunSnapshot }) {
  const t = useTranslation();
  const { client, realm } = useStores();
  const live = useConnection().kind === "live";
  const copy = useCopy();
  const task = useTask();
  const [end, setEnd] = useState<"copied" | "notCopied">();
  const make = async (form: Form): Promise<Result<{ readonly content: string }, CallProblem>> =>
    form === "openapi"
      ? callFor(client, "collection.document", { run })
      : callFor(client, "collection.calls", { run, form, language: t.language });
  const use = (form: Form, work: (content: string) => Promise<void>): void =>
    runInBackground(
      task.run(async () => {
        setEnd(undefined);
        const made = await make(form);
        if (!made.ok) return made;
        await work(made.value.content);
        return ok(null);
      }),
    );
  const copyCurl = (): void =>
    use("curl", async (content) => setEnd((await copy(content, "plain")) ? "copied" : "notCopied"));
  const save = (form: Form): void =>
    use(form, async (content) => {
      const { ending, type } = FILES[form];
      const mark = realm === "practice" ? "practice-" : "";
      saveFile(`switchover-${mark}calls-${run}.${ending}`, new Blob([content], { type }));
    });
  return (
    <div className={classes["calls"]}>
      <p className="sw-quiet">{t("window.run.calls.about")}</p>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconCopy size={14} aria-hidden />}
        disabled={!live || task.busy}
        onClick={copyCurl}
      >
        {t("window.run.calls.copy")}
      </Button>
      <Menu position="bottom-end" shadow="md" hideDetached={false}>
        <Menu.Target>
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconDownload size={14} aria-hidden />}
            rightSection={<IconChevronDown size={14} aria-hidden />}
            disabled={!live || task.busy}
          >
            {t("window.run.calls.save")}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {FORMS.map((form) => (
            <Menu.Item key={form} onClick={() => save(form)}>
              {t(`window.run.calls.form.${form}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <span role="status" className="sw-quiet">
        {end === undefined ? null : t(`window.run.calls.${end}`)}
      </span>
      {task.problem === undefined ? null : <ProblemCard problem={task.problem} />}
    </div>
  );
}
