import { visible } from "./visible.ts";

type UntrustedProps = {
  readonly text: string;
  /** Longer texts are cut there. */
  readonly most?: number;
  readonly className?: string;
};

/** A text that came from outside (a name, an error text): only ever text, apart from its surroundings, nothing hidden in it. */
export function Untrusted({ text, most, className = "" }: UntrustedProps) {
  return <bdi className={`sw-break ${className}`}>{visible(text, most)}</bdi>;
}
