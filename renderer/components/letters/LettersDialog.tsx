import { Button, Select, Textarea, TextInput } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { LANGUAGE_FACTS, LANGUAGES, type Language } from "../../../shared/language.ts";
import type { LetterForm } from "../../../shared/letter/letter.ts";
import type { OutputOf } from "../../../shared/rpc/api.ts";
import type { Client } from "../../../shared/rpc/client.ts";
import type { Result } from "../../../shared/result.ts";
import { runInBackground } from "../../app/in-background.ts";
import { useStores } from "../../app/window-context.tsx";
import { callFor } from "../../stores/call.ts";
import type { CallProblem } from "../../stores/call-problem.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { Dialog } from "../dialog/Dialog.tsx";
import { ProblemCard } from "../problem/ProblemCard.tsx";
import { saveFile } from "../save/save-file.ts";
import { CopyButton } from "../text/CopyButton.tsx";
import type { LetterChoice } from "./letter-choices.ts";
import classes from "./letters.module.css";

export type { LetterChoice } from "./letter-choices.ts";

type Made = OutputOf<"letter.make">;
type Written = Result<Made, CallProblem>;

type LettersDialogProps = {
  readonly spoken: string;
  readonly choices: readonly LetterChoice[];
  readonly onClose: () => void;
};

/** Shows a letter as text, in the chosen language, to copy or to save. Nothing is sent. */
export function LettersDialog({ spoken, choices: given, onClose }: LettersDialogProps) {
  const t = useTranslation();
  // What fits may change meanwhile; a letter that no longer does is refused with its reason.
  const [choices] = useState(given);
  const [kind, setKind] = useState(choices[0]?.kind);
  const [language, setLanguage] = useState<Language>(t.language);
  const [at, setAt] = useState("");
  const choice = choices.find((one) => one.kind === kind) ?? choices[0];
  const planned = choice?.kind === "before" ? isoOfField(at) : undefined;
  const { written, write } = useLetter(choice, language, planned);
  if (choice === undefined) return null;
  const save = async (form: LetterForm): Promise<void> => {
    const made = await write(form);
    if (made?.ok === true) saveFile(fileName(choice, spoken, form, made.value), fileOf(made.value, form));
  };
  return (
    <Dialog wide title={t("window.letters.title", { spoken })} onClose={onClose}>
      <div className={classes["dialog"]}>
        <p className="sw-quiet">{t("window.letters.lead")}</p>
        <div className={classes["choices"]}>
          <div>
            <Select
              label={t("window.letters.kind")}
              value={choice.kind}
              allowDeselect={false}
              data={choices.map((one) => ({ value: one.kind, label: t(`window.letters.kinds.${one.kind}`) }))}
              onChange={(next) => setKind(choices.find((one) => one.kind === next)?.kind ?? choice.kind)}
            />
          </div>
          <Select
            label={t("window.letters.language")}
            value={language}
            allowDeselect={false}
            data={LANGUAGES.map((one) => ({ value: one, label: LANGUAGE_FACTS[one].name }))}
            onChange={(next) => setLanguage(LANGUAGES.find((one) => one === next) ?? language)}
          />
          {choice.kind === "before" ? (
            <TextInput
              type="datetime-local"
              label={t("window.letters.at")}
              value={at}
              onChange={(event) => setAt(event.currentTarget.value)}
            />
          ) : null}
        </div>
        <Shown written={written} language={language} />
        <div className={classes["buttons"]}>
          {written?.ok === true ? (
            <CopyButton content="plain" text={written.value.content} label={t("window.letters.copy")} wordy />
          ) : null}
          {(["text", "md"] as const).map((form) => (
            <Button
              key={form}
              size="compact-sm"
              variant="default"
              leftSection={<IconDownload size={14} aria-hidden />}
              disabled={written?.ok !== true}
              onClick={() => runInBackground(save(form))}
            >
              {t(form === "md" ? "window.letters.saveMarkdown" : "window.letters.saveText")}
            </Button>
          ))}
        </div>
      </div>
    </Dialog>
  );
}

function Shown({
  written,
  language,
}: {
  readonly written: Written | undefined;
  readonly language: Language;
}) {
  const t = useTranslation();
  if (written === undefined) return <p role="status">{t("window.letters.writing")}</p>;
  if (!written.ok) return <ProblemCard problem={written.problem} />;
  return (
    <Textarea
      readOnly
      lang={language}
      aria-label={written.value.subject}
      value={written.value.content}
      classNames={{ input: classes["letter"] ?? "" }}
    />
  );
}

type Wish = { readonly language: Language; readonly at: string | undefined };

function makeLetter(
  client: Client,
  { kind, about }: LetterChoice,
  form: LetterForm,
  { language, at }: Wish,
): Promise<Written> {
  const planned = at === undefined ? {} : { at };
  return callFor(client, "letter.make", { kind, about, form, language, ...planned });
}

/** The letter as text, written anew whenever something is chosen; `write` makes it in another form. */
function useLetter(choice: LetterChoice | undefined, language: Language, at: string | undefined) {
  const { client } = useStores();
  const [written, setWritten] = useState<Written>();
  useEffect(() => {
    let current = true;
    const show = async (wanted: LetterChoice): Promise<void> => {
      const made = await makeLetter(client, wanted, "text", { language, at });
      if (current) setWritten(made);
    };
    setWritten(undefined);
    if (choice !== undefined) runInBackground(show(choice));
    return () => {
      current = false;
    };
  }, [client, choice, language, at]);
  const write = async (form: LetterForm): Promise<Written | undefined> =>
    choice === undefined ? undefined : makeLetter(client, choice, form, { language, at });
  return { written, write };
}

/** The field's local time as ISO 8601; undefined while it is empty or incomplete. */
function isoOfField(field: string): string | undefined {
  const ms = Date.parse(field);
  return Number.isNaN(ms) ? undefined : new Date(ms).toISOString();
}

function fileName({ kind }: LetterChoice, spoken: string, form: LetterForm, { practice }: Made): string {
  const mark = practice ? "practice-" : "";
  return `switchover-${mark}letter-${kind}-${spoken.replace(/\D/g, "")}.${form === "md" ? "md" : "txt"}`;
}

function fileOf({ content }: Made, form: LetterForm): Blob {
  return new Blob([content], { type: `text/${form === "md" ? "markdown" : "plain"};charset=utf-8` });
}
