import { Breakable } from "./Breakable.tsx";
import { visible } from "./visible.ts";

type UntrustedAddressProps = {
  readonly text: string;
  /** Longer addresses are cut there. */
  readonly most?: number;
  readonly className?: string;
};

// The two slashes of `https://` stay together.
const PART = /[^/.?&=]+[/.?&=]*|[/.?&=]+/gu;

/** An address that came from outside, as text that goes to a new line behind its / . ? & = rather than inside a word. */
export function UntrustedAddress({ text, most, className = "" }: UntrustedAddressProps) {
  return (
    <bdi className={`sw-break ${className}`}>
      <Breakable text={visible(text, most)} part={PART} />
    </bdi>
  );
}
