import { Breakable } from "./Breakable.tsx";
import { visible } from "../../../shared/visible.ts";

type UntrustedAddressProps = {
  readonly text: string;
  /** Maximum number of characters. */
  readonly most?: number;
  readonly className?: string;
};

// Keeps the two slashes of `https://` together.
const PART = /[^/.?&=]+[/.?&=]*|[/.?&=]+/gu;

/** An untrusted URL as text that breaks after / . ? & = and not inside a word. */
export function UntrustedAddress({ text, most, className = "" }: UntrustedAddressProps) {
  return (
    <bdi className={`sw-break ${className}`}>
      <Breakable text={visible(text, most)} part={PART} />
    </bdi>
  );
}
