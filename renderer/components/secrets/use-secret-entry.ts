import { useLayoutEffect, useRef, useState, type RefObject } from "react";
import { useWhenLocked } from "../vault/use-when-locked.ts";

/** A field that a secret is typed into: one line, or many. */
export type SecretElement = HTMLInputElement | HTMLTextAreaElement;

/**
 * A secret while it is typed. The text stands in its field and nowhere else: neither in a component, nor as text in
 * the page. Outside it is known only whether there is one, and what is wrong with it.
 */
export type SecretEntry<E extends SecretElement = HTMLInputElement, Fault extends string = never> = {
  readonly field: RefObject<E | null>;
  readonly typed: boolean;
  readonly fault: Fault | undefined;
  /** The text of the moment, for whoever is about to store it. */
  readonly text: () => string;
  /** Puts a pasted or read text into the field. */
  readonly put: (text: string) => void;
  readonly clear: () => void;
  /** To be called whenever the person has changed the field. */
  readonly look: () => void;
};

const NOTHING = { typed: false, fault: undefined };

/**
 * Keeps one secret while it is typed; `faultOf` judges a text that is not empty. The field is emptied when it leaves
 * the page and when the vault is locked: whoever comes to the computer then finds nothing.
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
  // The element may outlive its place in the page, for instance in a list of what was focused.
  useLayoutEffect(
    () => () => {
      if (field.current !== null) field.current.value = "";
    },
    [],
  );
  return { field, ...seen, text, put, clear, look };
}
