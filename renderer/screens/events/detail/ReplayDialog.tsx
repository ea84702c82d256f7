import { Button, Checkbox, Stack, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { digitsOf } from "../../../../shared/phone.ts";
import type { OutputOf } from "../../../../shared/rpc/api.ts";
import type { EventDetail } from "../../../../shared/webhook/detail.ts";
import type { WebhookEvent } from "../../../../shared/webhook/event.ts";
import { runInBackground } from "../../../app/in-background.ts";
import { isNamed } from "../../../app/is-named.ts";
import { useConnection } from "../../../app/use-feed.ts";
import { useOperation } from "../../../app/use-operation.ts";
import { isTyped } from "../../../components/forms/is-typed.ts";
import { TypedConfirmation } from "../../../components/forms/TypedConfirmation.tsx";
import { ProblemCard } from "../../../components/problem/ProblemCard.tsx";
import { isNumberTyped } from "../../../../shared/typed-number.ts";
import { StatusMark } from "../../../components/status/StatusMark.tsx";
import { Untrusted } from "../../../components/text/Untrusted.tsx";
import { useVaultGate } from "../../../components/vault/use-vault-gate.tsx";
import { useTranslation } from "../../../wording/use-translation.tsx";
import classes from "../dialogs/dialogs.module.css";
import { AnswerText } from "./Exchange.tsx";
import { postAddress } from "../dialogs/post-address.ts";
import { Dialog } from "../../../components/dialog/Dialog.tsx";

type ReplayButtonProps = {
  readonly event: WebhookEvent;
  /** The business number as displayed. */
  readonly spoken: string;
  /** The body to post. */
  readonly body: EventDetail["body"];
};

/**
 * Offers to resend a stored notification. Renders nothing if no body is stored or the event has no
 * workspace.
 */
export function ReplayButton({ event, spoken, body }: ReplayButtonProps) {
  const t = useTranslation();
  const live = useConnection().kind === "live";
  const [open, setOpen] = useState(false);
  const { workspace } = event;
  if (workspace === undefined || body.kind === "not-kept") return null;
  return (
    <>
      <Button size="compact-sm" variant="default" disabled={!live} onClick={() => setOpen(true)}>
        {t("window.events.detail.replay")}
      </Button>
      {open ? (
        <ReplayDialog
          event={event}
          workspace={workspace}
          spoken={spoken}
          // Only a complete stored body can be edited.
          text={body.kind === "kept" && !body.shortened ? body.raw : undefined}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

type Answers = OutputOf<"webhooks.replay">;

/**
 * Whether the notification is signed again. `unchecked`: it came to the cloud's URL, but has no verified
 * signature.
 */
type Signing = "anew" | "unchecked" | "never";

function signingOf({ source, signature, refused }: WebhookEvent): Signing {
  if (source !== "cloud" || refused !== undefined) return "never";
  return signature === "valid" ? "anew" : "unchecked";
}

const SIGNED_AS = {
  anew: "window.events.replay.what",
  unchecked: "window.events.replay.whatUnchecked",
  never: "window.events.replay.whatUnsigned",
} as const;

const UNSIGNED_BECAUSE = {
  anew: "window.events.replay.unsigned",
  unchecked: "window.events.replay.unsignedUnchecked",
  never: "window.events.replay.unsignedNever",
} as const;

type ReplayDialogProps = Pick<ReplayButtonProps, "event" | "spoken"> & {
  readonly workspace: NonNullable<WebhookEvent["workspace"]>;
  readonly text: string | undefined;
  readonly onClose: () => void;
};

function ReplayDialog({ event, workspace, spoken, text, onClose }: ReplayDialogProps) {
  const t = useTranslation();
  const live = useConnection().kind === "live";
  const { ensureOpen } = useVaultGate();
  const replay = useOperation("webhooks.replay");
  const [to, setTo] = useState("");
  const [allowPrivate, setAllowPrivate] = useState(false);
  const [signUnchecked, setSignUnchecked] = useState(false);
  const [edited, setEdited] = useState<string>();
  const [signEdited, setSignEdited] = useState(false);
  const [answers, setAnswers] = useState<Answers>();
  const address = postAddress(to);
  const go = async (): Promise<void> => {
    if (address === undefined) return;
    // Unlocks the vault first, because the app secret for the signature is stored there.
    if (!(await ensureOpen())) return;
    setAnswers(undefined);
    const answer = await replay.run({
      workspace,
      events: [event.id],
      to: address,
      allowPrivate,
      signUnchecked,
      ...(edited === undefined ? {} : { edited: { body: edited, sign: signEdited } }),
    });
    if (answer.ok) setAnswers(answer.value);
  };
  // The number to type as confirmation, where it is known, because it is not typed by mistake.
  const number = digitsOf(spoken).length >= 5 ? spoken : undefined;
  const host = address === undefined ? undefined : new URL(address).host;
  return (
    <Dialog
      onClose={onClose}
      title={t("window.events.replay.title")}
      closeLabel={t("window.events.replay.done")}
    >
      <Stack gap="sm">
        <p className={classes["text"]}>
          {t(edited === undefined ? SIGNED_AS[signingOf(event)] : "window.events.replay.whatEdited")}
        </p>
        <p className={classes["warn"]}>{t("window.events.replay.leaves")}</p>
        <TextInput
          label={t("window.events.replay.address")}
          description={t("window.events.replay.addressHint")}
          placeholder="https://"
          inputMode="url"
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          value={to}
          error={to !== "" && address === undefined ? t("window.events.replay.addressWrong") : undefined}
          onChange={(change) => setTo(change.currentTarget.value)}
        />
        <Checkbox
          label={t("window.events.replay.private")}
          description={t("window.events.replay.privateHint")}
          checked={allowPrivate}
          onChange={(change) => setAllowPrivate(change.currentTarget.checked)}
        />
        {text === undefined ? null : (
          <Edit
            edited={edited}
            sign={signEdited}
            onEdit={(on) => setEdited(on ? text : undefined)}
            onChange={setEdited}
            onSign={setSignEdited}
          />
        )}
        {edited === undefined && signingOf(event) === "unchecked" ? (
          <Checkbox
            label={t("window.events.replay.signUnchecked")}
            description={t("window.events.replay.signUncheckedHint")}
            checked={signUnchecked}
            onChange={(change) => setSignUnchecked(change.currentTarget.checked)}
          />
        ) : null}
        {replay.problem === undefined ? null : isNamed(replay.problem, "noSuchEvent") ? (
          <p role="alert" className={classes["warn"]}>
            {t("window.events.detail.gone")}
          </p>
        ) : (
          <ProblemCard problem={replay.problem} />
        )}
        {answers === undefined ? null : (
          <AnswerList answers={answers} signing={edited === undefined ? signingOf(event) : "never"} />
        )}
        <TypedConfirmation
          label={
            number === undefined
              ? t("window.events.replay.type", { what: host ?? "…" })
              : t("window.events.replay.typeNumber", { spoken: number })
          }
          differs={t("window.events.replay.differs")}
          agrees={(typed) =>
            number === undefined ? host !== undefined && isTyped(typed, host) : isNumberTyped(typed, number)
          }
          go={t("window.events.replay.go")}
          may={live && address !== undefined && edited !== ""}
          waits={replay.busy}
          danger
          onGo={() => runInBackground(go())}
          beside={
            <Button variant="default" onClick={onClose}>
              {t("window.events.replay.done")}
            </Button>
          }
        />
      </Stack>
    </Dialog>
  );
}

type EditProps = {
  readonly edited: string | undefined;
  readonly sign: boolean;
  readonly onEdit: (on: boolean) => void;
  readonly onChange: (text: string) => void;
  readonly onSign: (sign: boolean) => void;
};

/** Lets the user edit the body before it is sent. An edited body is signed only on request. */
function Edit({ edited, sign, onEdit, onChange, onSign }: EditProps) {
  const t = useTranslation();
  return (
    <>
      <Checkbox
        label={t("window.events.replay.edit")}
        description={t("window.events.replay.editHint")}
        checked={edited !== undefined}
        onChange={(change) => onEdit(change.currentTarget.checked)}
      />
      {edited === undefined ? null : (
        <>
          <Textarea
            label={t("window.events.replay.edited")}
            autosize
            minRows={4}
            maxRows={14}
            dir="ltr"
            spellCheck={false}
            classNames={{ input: "sw-mono" }}
            value={edited}
            onChange={(change) => onChange(change.currentTarget.value)}
          />
          <Checkbox
            label={t("window.events.replay.signEdited")}
            description={t("window.events.replay.signUncheckedHint")}
            checked={sign}
            onChange={(change) => onSign(change.currentTarget.checked)}
          />
        </>
      )}
    </>
  );
}

/** Shows the responses of the endpoint, one line per event. */
function AnswerList({ answers, signing }: { readonly answers: Answers; readonly signing: Signing }) {
  const t = useTranslation();
  return (
    <ul className={classes["answers"]} role="status" aria-label={t("window.events.replay.results")}>
      {answers.map(({ event, status, ms, failed, signed, answer }) => {
        const good = status !== undefined && status >= 200 && status < 300;
        const meaning = good ? "proven" : "stopped";
        return (
          <li key={event}>
            <StatusMark meaning={meaning} word={t(`window.meaning.${meaning}`)} />
            <span>
              {status === undefined ? (
                <Untrusted
                  text={t("window.events.replay.failed", { event, ms: Math.round(ms), why: failed ?? "" })}
                  most={300}
                />
              ) : (
                t("window.events.replay.answered", { event, status, ms: Math.round(ms) })
              )}
              {answer === undefined ? null : <AnswerText answer={answer} />}
              {signed ? null : <span className="sw-quiet"> ({t(UNSIGNED_BECAUSE[signing])})</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
