import { Button, Radio, Stack, TextInput } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import type { EventFilter, WebhookEvent } from "../../../../shared/webhook/event.ts";
import { runInBackground } from "../../../app/in-background.ts";
import { isNamed } from "../../../app/is-named.ts";
import { useConnection } from "../../../app/use-feed.ts";
import { useStores } from "../../../app/window-context.tsx";
import { ProblemCard } from "../../../components/problem/ProblemCard.tsx";
import { saveFile } from "../../../components/save/save-file.ts";
import { useVaultGate } from "../../../components/vault/use-vault-gate.tsx";
import type { CallProblem } from "../../../stores/call-problem.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { filterWords } from "../filters/filter-words.ts";
import classes from "./dialogs.module.css";
import { exportPieces, FORMATS, type ExportFormat } from "./export-pieces.ts";
import { LeftOut } from "./LeftOut.tsx";
import { LetGo } from "./LetGo.tsx";
import { postAddress } from "./post-address.ts";
import { Dialog, DialogButtons } from "../../../components/dialog/Dialog.tsx";

type ExportButtonProps = {
  readonly filter: EventFilter;
  readonly numbers: ReadonlyMap<string, string>;
};

/** Offers the listed events as a file. */
export function ExportButton({ filter, numbers }: ExportButtonProps) {
  const t = useTranslation();
  const [open, setOpen] = useState(false);
  const words = filterWords(t, filter, numbers).map(({ words: what }) => what);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t("window.events.export.open")}
      </Button>
      {open ? (
        <ExportDialog
          title={t("window.events.export.title")}
          filter={filter}
          holds={words.length === 0 ? t("window.events.filter.none") : listed(t, words)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

/** Offers one event as a file. */
export function ExportOne({ event }: { readonly event: WebhookEvent }) {
  const t = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="compact-sm" variant="default" onClick={() => setOpen(true)}>
        {t("window.events.detail.export")}
      </Button>
      {open ? (
        <ExportDialog
          title={t("window.events.export.titleOne")}
          filter={{ id: event.id }}
          holds={t("window.events.export.oneEvent", { id: event.id })}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

type ExportDialogProps = {
  readonly title: string;
  readonly filter: EventFilter;
  /** The filters of the export, in words. */
  readonly holds: string;
  readonly onClose: () => void;
};

type Ending =
  | {
      readonly kind: "handed";
      readonly events: number;
      readonly file: string;
      readonly evidence: readonly number[];
    }
  | { readonly kind: "nothing" | "stopped" | "shut" };

function ExportDialog({ title, filter, holds, onClose }: ExportDialogProps) {
  const t = useTranslation();
  const { client } = useStores();
  const { ensureOpen } = useVaultGate();
  const live = useConnection().kind === "live";
  const [format, setFormat] = useState<ExportFormat>("ndjson");
  const [to, setTo] = useState("");
  const [read, setRead] = useState<number>();
  const [ending, setEnding] = useState<Ending>();
  const [problem, setProblem] = useState<CallProblem>();
  const stop = useRef(false);
  useEffect(
    () => () => {
      stop.current = true;
    },
    [],
  );
  const address = postAddress(to);
  const busy = read !== undefined;
  const go = async (): Promise<void> => {
    stop.current = false;
    setProblem(undefined);
    setEnding(undefined);
    setRead(0);
    const work = () =>
      exportPieces({
        client,
        input: {
          filter,
          format,
          ...(format === "curl" && address !== undefined ? { to: address } : {}),
        },
        onProgress: setRead,
        stopped: () => stop.current,
      });
    let done = await work();
    if (!done.ok && isNamed(done.problem, "vaultLocked")) {
      if (await ensureOpen()) done = await work();
      else {
        setRead(undefined);
        setEnding({ kind: "shut" });
        return;
      }
    }
    setRead(undefined);
    if (!done.ok) return setProblem(done.problem);
    if (done.value === undefined) return setEnding({ kind: "stopped" });
    if (done.value.events === 0) return setEnding({ kind: "nothing" });
    const file = `switchover-events-${new Date().toISOString().slice(0, 10)}.${FORMATS[format].ending}`;
    saveFile(file, done.value.file);
    setEnding({ kind: "handed", events: done.value.events, file, evidence: done.value.evidence });
  };
  return (
    <Dialog onClose={onClose} title={title}>
      <Stack gap="sm">
        <p className={classes["text"]}>{t("window.events.export.holds", { filters: holds })}</p>
        <FormatChoice format={format} onFormat={setFormat} busy={busy} />
        {format === "curl" ? (
          <TextInput
            label={t("window.events.export.to")}
            placeholder="https://"
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            value={to}
            error={to !== "" && address === undefined ? t("window.events.replay.addressWrong") : undefined}
            onChange={(event) => setTo(event.currentTarget.value)}
          />
        ) : null}
        <p className={classes["warn"]}>{t("window.events.export.privacy")}</p>
        <LeftOut />
        {problem === undefined ? null : <ProblemCard problem={problem} />}
        <p role="status" className={classes["status"]}>
          {busy ? t("window.events.export.progress", { count: read }) : endingWords(t, ending)}
        </p>
        {ending?.kind === "handed" && ending.evidence.length > 0 ? (
          <LetGo evidence={ending.evidence} />
        ) : null}
        <DialogButtons>
          <Button
            variant="default"
            onClick={() => {
              stop.current = true;
              if (!busy) onClose();
            }}
          >
            {t(busy ? "window.events.export.cancel" : "window.events.export.close")}
          </Button>
          <Button
            loading={busy}
            disabled={!live || (format === "curl" && to !== "" && address === undefined)}
            leftSection={<IconDownload size={16} />}
            onClick={() => runInBackground(go())}
          >
            {t("window.events.export.go")}
          </Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}

type FormatChoiceProps = {
  readonly format: ExportFormat;
  readonly onFormat: (format: ExportFormat) => void;
  readonly busy: boolean;
};

function FormatChoice({ format, onFormat, busy }: FormatChoiceProps) {
  const t = useTranslation();
  return (
    <Radio.Group label={t("window.events.export.format")} value={format} onChange={onFormat}>
      <Stack gap={6} mt={6}>
        {(["ndjson", "csv", "curl"] as const).map((one) => (
          <Radio key={one} value={one} label={t(`window.events.export.${one}`)} disabled={busy} />
        ))}
      </Stack>
    </Radio.Group>
  );
}

function endingWords(t: ReturnType<typeof useTranslation>, ending: Ending | undefined): string {
  switch (ending?.kind) {
    case undefined:
      return "";
    case "handed":
      return t("window.events.export.done", { count: ending.events, file: ending.file });
    case "nothing":
      return t("window.events.export.nothing");
    case "stopped":
      return t("window.events.export.stopped");
    case "shut":
      return t("window.events.export.stays");
  }
}

/** Joins several items for one sentence: "a, b, c". */
function listed(t: ReturnType<typeof useTranslation>, words: readonly string[]): string {
  return words.reduce((first, rest) => t("window.events.export.and", { first, rest }));
}
