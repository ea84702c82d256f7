import { useLayoutEffect, useRef, useState, type RefObject } from "react";
import { useWhenLocked } from "../vault/use-when-locked.ts";

/** A field that a secret is typed into: one line or several. */
export type SecretElement = HTMLInputElement | HTMLTextAreaElement;

/**
 * A secret while it is typed. The text is held only by its input element, not in React state or as text in
 * the page.
 *
 * Other code learns only whether text was typed and what is wrong with it.
 */
export type SecretEntry<E extends SecretElement = HTMLInputElement, Fault extends string = never> = {
  readonly field: RefObject<E | null>;
  readonly typed: boolean;
  readonly fault: Fault | undefined;
  /** The current text, for the code that stores it. */
  readonly text: () => string;
  /** Writes pasted or read text into the field. */
  readonly put: (text: string) => void;
  readonly clear: () => void;
  /** Call it whenever the user changed the field. */
  readonly look: () => void;
};

const NOTHING = { typed: false, fault: undefined };

/**
 * Keeps one secret while it is typed; `faultOf` checks text that is not empty.
 *
 * The field is cleared when it unmounts and when the vault is locked, so that the secret can't be read from
 * an unattended computer.
 */
export function useSecretEntry<E extends SecretElement = HTMLInputElement, Fault extends string = never>(
  faultOf?: (text: string) => Fault | undefined,
): SecretEntry<E, Fault> {
  const field = useRef<E>(null);
  const [seen, setSeen] = useState<{ readonly typed: boolean; readonly fault: Fault | undefined }>(NOTHING);
  const text = (): string => field.current?.value ?? "";
  const look = (): void => {
    const now = text();
    const fault = now === "" ? undefined : faultOf?.(now);
    setSeen((before) =>
      before.typed === (now !== "") && before.fault === fault ? before : { typed: now !== "", fault },
    );
  };
  const put = (next: string): void => {
    if (field.current !== null) field.current.value = next;
    look();
  };
  const clear = (): void => {
    if (field.current !== null) field.current.value = "";
    setSeen(NOTHING);
  };
  useWhenLocked(clear);
  // The element may outlive its component, for example as a remembered focus target.
  useLayoutEffect(
    () => () => {
      if (field.current !== null) field.current.value = "";
    },
    [],
  );
  return { field, ...seen, text, put, clear, look };
}

/**
 * The same for a credential that someone else issued, such as a token. None consists of blanks alone, so
 * these count as nothing typed; for a passphrase of the user's own they count.
 */
export function useCredentialEntry(): SecretEntry {
  const entry = useSecretEntry<HTMLInputElement, "blank">((text) =>
    text.trim() === "" ? "blank" : undefined,
  );
  return { ...entry, typed: entry.typed && entry.fault === undefined, fault: undefined };
}
