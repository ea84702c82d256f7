import { Button, NativeSelect, Textarea } from "@mantine/core";
import { useId, useRef, useState } from "react";
import type { InputOf, OutputOf } from "../../../shared/rpc/api.ts";
import { runInBackground } from "../../app/in-background.ts";
import { useConnection } from "../../app/use-feed.ts";
import { useOperation } from "../../app/use-operation.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { Form } from "../forms/Form.tsx";
import { ProblemCard } from "../problem/ProblemCard.tsx";
import classes from "./PracticePhone.module.css";

type Kind = NonNullable<InputOf<"practice.send">["type"]>;
type Fate = OutputOf<"practice.send">["fate"];

const KINDS = ["text", "voice", "unsupported"] as const satisfies readonly Kind[];
const LONGEST = 4_096;

/** Sends a message to the Practice number as an end user would, and shows its result. */
export function WriteToNumber() {
  const t = useTranslation();
  const live = useConnection().kind === "live";
  const title = useId();
  const first = useRef<HTMLSelectElement>(null);
  const send = useOperation("practice.send");
  const [kind, setKind] = useState<Kind>("text");
  const [text, setText] = useState("");
  const [fate, setFate] = useState<Fate>();
  const lacksWords = kind === "text" && text.trim() === "";
  const submit = async (): Promise<void> => {
    setFate(undefined);
    // Only text messages have content; for other kinds the sandbox needs only the kind.
    const answer = await send.run({ type: kind, text: kind === "text" ? text.trim() : kind });
    if (!answer.ok) return;
    setFate(answer.value.fate);
    setText("");
    // The empty field disables the button that had the focus.
    first.current?.focus();
  };
  return (
    <Form
      className={classes["write"]}
      titledBy={title}
      onSubmit={() => {
        if (live && !lacksWords) runInBackground(submit());
      }}
    >
      <strong id={title}>{t("window.practice.write.title")}</strong>
      <NativeSelect
        ref={first}
        label={t("window.practice.write.kind")}
        value={kind}
        onChange={(event) => setKind(KINDS.find((one) => one === event.currentTarget.value) ?? "text")}
        data={KINDS.map((one) => ({ value: one, label: t(`window.practice.write.kinds.${one}`) }))}
      />
      {kind === "text" ? (
        <Textarea
          label={t("window.practice.write.text")}
          value={text}
          maxLength={LONGEST}
          autosize
          maxRows={4}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      ) : null}
      <Button type="submit" size="compact-md" loading={send.busy} disabled={!live || lacksWords}>
        {t("window.practice.write.send")}
      </Button>
      <p className={classes["fate"]} role="status">
        {fate === undefined ? null : t(`window.practice.write.fate.${fate}`)}
      </p>
      {send.problem === undefined ? null : <ProblemCard problem={send.problem} />}
    </Form>
  );
}
