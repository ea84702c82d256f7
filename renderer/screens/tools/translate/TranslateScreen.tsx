import { Button, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useMemo, useRef, useState } from "react";
import {
  readNotifications,
  type InputProblem,
  type ReadNotification,
} from "../../../../shared/translate/read-notifications.ts";
import { visible } from "../../../../shared/visible.ts";
import { runInBackground } from "../../../app/in-background.ts";
import { useCurrentWorkspace } from "../../../app/current-workspace.ts";
import { DropFile } from "../../../components/forms/DropFile.tsx";
import { saveFile } from "../../../components/save/save-file.ts";
import { Card } from "../../../components/screen/Card.tsx";
import { LeadFacts } from "../../../components/screen/LeadFacts.tsx";
import { Screen } from "../../../components/screen/Screen.tsx";
import { CopyButton } from "../../../components/text/CopyButton.tsx";
import { partiesOf, wholeParties, type TypedParties } from "../../../components/translation/parties.ts";
import { linesOf, translateTo, viewOf } from "../../../components/translation/translated-view.ts";
import { TranslatedPair } from "../../../components/translation/TranslatedPair.tsx";
import { useTranslation } from "../../../wording/use-translation.tsx";
import type { WindowTranslate } from "../../../wording/window-translate.ts";
import { SaveFixtures } from "./SaveFixtures.tsx";
import classes from "./translate.module.css";

/** More is for the terminal. */
const MOST_BYTES = 8 * 2 ** 20;
/** The brand word where no workspace says another one. */
const USUAL_BRAND = "chat";

type Problem = InputProblem | { readonly kind: "tooLarge" | "unreadable" };
type Read = { readonly name: string | undefined; readonly notifications: readonly ReadNotification[] };

/** Translates notifications of either API into the other's shape, in the window itself. */
export default function TranslateScreen() {
  const t = useTranslation();
  const [read, setRead] = useState<Read>();
  const [index, setIndex] = useState(0);
  const [problem, setProblem] = useState<Problem>();
  const take = (bytes: Uint8Array, name?: string): void => {
    const found = readNotifications(bytes);
    if (!found.ok) return setProblem(found.problem);
    if (found.value.length === 0) return setProblem({ kind: "empty" });
    setProblem(undefined);
    setRead({ name, notifications: found.value });
    setIndex(0);
  };
  const takeFile = async (file: File): Promise<void> => {
    if (file.size > MOST_BYTES) return setProblem({ kind: "tooLarge" });
    try {
      take(new Uint8Array(await file.arrayBuffer()), file.name);
    } catch {
      setProblem({ kind: "unreadable" });
    }
  };
  const current = read?.notifications[index];
  if (read === undefined || current === undefined)
    return (
      <Screen title={t("window.tools.of.translate.title")} lead={t("window.translation.local")}>
        {problem === undefined ? null : (
          <p className={classes["problem"]} role="alert">
            {problemWords(t, problem)}
          </p>
        )}
        <DropFile
          text={t("window.translation.drop")}
          choose={t("window.translation.choose")}
          accept=".json,.ndjson,.jsonl"
          onFile={(file) => runInBackground(takeFile(file))}
        />
        <Pasted onText={(text) => take(new TextEncoder().encode(text))} />
        <SaveFixtures />
      </Screen>
    );
  return (
    <Result
      read={read}
      current={current}
      index={index}
      onIndex={setIndex}
      onReset={() => setRead(undefined)}
    />
  );
}

function problemWords(t: WindowTranslate, problem: Problem): string {
  if (problem.kind === "notJson" && problem.line !== undefined)
    return t("window.translation.problem.notJsonAt", { line: problem.line });
  // The direction is told by the shape, so that none can have the target's.
  if (problem.kind === "notJson" || problem.kind === "neitherShape" || problem.kind === "targetShape")
    return t(`window.translation.problem.${problem.kind === "notJson" ? "notJson" : "neitherShape"}`, {
      index: problem.index + 1,
    });
  return t(`window.translation.problem.${problem.kind}`);
}

function Pasted({ onText }: { readonly onText: (text: string) => void }) {
  const t = useTranslation();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isEmpty, setEmpty] = useState(false);
  const go = (): void => {
    const text = field.current?.value ?? "";
    if (text.trim() === "") setEmpty(true);
    else onText(text);
  };
  return (
    <Card title={t("window.translation.paste.title")}>
      <Textarea
        ref={field}
        aria-label={t("window.translation.paste.field")}
        rows={10}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        classNames={{ input: "sw-mono" }}
        error={isEmpty ? t("window.translation.empty") : undefined}
        onChange={() => setEmpty(false)}
      />
      <div className={classes["actions"]}>
        <Button onClick={go}>{t("window.translation.paste.go")}</Button>
      </div>
    </Card>
  );
}

type ResultProps = {
  readonly read: Read;
  readonly current: ReadNotification;
  readonly index: number;
  readonly onIndex: (index: number) => void;
  readonly onReset: () => void;
};

function Result({ read, current, index, onIndex, onReset }: ResultProps) {
  const t = useTranslation();
  const workspace = useCurrentWorkspace();
  const brand = workspace?.dialect.brand ?? USUAL_BRAND;
  const [typed, setTyped] = useState<TypedParties>(() => partiesOf(workspace));
  const parties = useMemo(() => wholeParties(typed, brand), [typed, brand]);
  const { notifications, name } = read;
  const { shape } = current;
  const view = useMemo(() => {
    const translation = translateTo(current, parties);
    return translation === undefined ? undefined : viewOf(current, translation);
  }, [current, parties]);
  const needsParties = notifications.some((one) => one.shape === "on-premises");
  const saveAll = (): void => {
    const lines = notifications.map((one) => {
      const translation = translateTo(one, parties);
      return translation === undefined ? "" : linesOf(translation);
    });
    saveFile("translated.ndjson", new Blob(lines, { type: "application/x-ndjson" }));
  };
  return (
    <Screen
      title={t(`window.translation.title.${shape === "cloud" ? "on-premises" : "cloud"}`)}
      lead={
        <LeadFacts>
          <span>{t(`window.translation.told.${shape}`)}</span>
          <span>{t("window.translation.count", { count: notifications.length })}</span>
          {name === undefined ? null : <span className="sw-break">{visible(name, 200)}</span>}
        </LeadFacts>
      }
      actions={
        <Button variant="default" onClick={onReset}>
          {t("window.translation.reset")}
        </Button>
      }
    >
      <div className={classes["bar"]}>
        {notifications.length < 2 ? null : (
          <Which count={notifications.length} index={index} onIndex={onIndex} />
        )}
        {view === undefined ? null : (
          <div className={classes["buttons"]}>
            <CopyButton content="plain" text={view.lines} label={t("window.translation.copy")} wordy />
            <Button
              variant="default"
              size="compact-sm"
              disabled={needsParties && parties === undefined}
              leftSection={<IconDownload size={14} aria-hidden />}
              onClick={saveAll}
            >
              {t("window.translation.save")}
            </Button>
          </div>
        )}
      </div>
      {needsParties ? <Parties typed={typed} onTyped={setTyped} isWhole={parties !== undefined} /> : null}
      {view === undefined ? null : <TranslatedPair key={index} shape={shape} view={view} />}
    </Screen>
  );
}

type WhichProps = {
  readonly count: number;
  readonly index: number;
  readonly onIndex: (index: number) => void;
};

/** A list of choices stays short; the others are in the file that is saved. */
const MOST_LISTED = 1_000;

function Which({ count, index, onIndex }: WhichProps) {
  const t = useTranslation();
  return (
    <NativeSelect
      aria-label={t("window.translation.which")}
      value={String(index)}
      onChange={({ currentTarget: { value } }) => onIndex(Number(value))}
      data={Array.from({ length: Math.min(count, MOST_LISTED) }, (_, at) => ({
        value: String(at),
        label: t("window.translation.one", { index: at + 1 }),
      }))}
    />
  );
}

type PartiesProps = {
  readonly typed: TypedParties;
  readonly onTyped: (typed: TypedParties) => void;
  readonly isWhole: boolean;
};

function Parties({ typed, onTyped, isWhole }: PartiesProps) {
  const t = useTranslation();
  return (
    <Card title={t("window.translation.parties.title")}>
      <p>{t("window.translation.parties.text")}</p>
      <div className={classes["parties"]}>
        {(["businessAccountId", "phoneNumberId", "displayPhoneNumber"] as const).map((name) => (
          <TextInput
            key={name}
            label={t(`window.translation.parties.${name}`)}
            value={typed[name]}
            maxLength={64}
            autoComplete="off"
            spellCheck={false}
            dir="ltr"
            onChange={(event) => onTyped({ ...typed, [name]: event.currentTarget.value })}
          />
        ))}
      </div>
      {isWhole ? null : (
        <p className={classes["missing"]} role="status">
          {t("window.translation.parties.missing")}
        </p>
      )}
    </Card>
  );
}
