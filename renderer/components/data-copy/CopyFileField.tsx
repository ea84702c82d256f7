import { TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "../../wording/use-translation.tsx";

/** The path of a copy's file, as typed. */
export type CopyFile = {
  readonly text: string;
  readonly type: (text: string) => void;
  /** The path to use; undefined if there is none, which the field says from then on. */
  readonly take: () => string | undefined;
  readonly isMissing: boolean;
};

/** Keeps the path of a copy's file. It isn't called missing before it is asked for. */
export function useCopyFile(suggested = ""): CopyFile {
  const [text, type] = useState(suggested);
  const [asked, setAsked] = useState(false);
  const path = text.trim();
  const take = (): string | undefined => {
    setAsked(true);
    return path === "" ? undefined : path;
  };
  return { text, type, take, isMissing: asked && path === "" };
}

type CopyFileFieldProps = { readonly file: CopyFile; readonly description: string };

/** The field for it. */
export function CopyFileField({ file, description }: CopyFileFieldProps) {
  const t = useTranslation();
  return (
    <TextInput
      label={t("window.dataCopy.file")}
      description={description}
      value={file.text}
      error={file.isMissing ? t("window.forms.needed") : undefined}
      onChange={(event) => file.type(event.currentTarget.value)}
      spellCheck={false}
      autoComplete="off"
      dir="ltr"
    />
  );
}
