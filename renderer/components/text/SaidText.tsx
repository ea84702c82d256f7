import type { MessageDescriptor } from "../../../shared/checks/result.ts";
import { saidText } from "../../../shared/wording/findings.ts";
import { useTranslation } from "../../wording/use-translation.tsx";

/**
 * The sentence of a finding in the window's language. It needs the whole catalogue of sentences: a screen that
 * the window starts with loads it lazily, or the catalogue becomes part of the first script.
 */
export function SaidText({ message }: { readonly message: MessageDescriptor }) {
  const t = useTranslation();
  return <>{saidText(t, message)}</>;
}
