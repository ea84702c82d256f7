import { visible } from "../../../shared/visible.ts";

type UntrustedProps = {
  readonly text: string;
  /** Maximum number of characters. */
  readonly most?: number;
  readonly className?: string;
};

/**
 * Untrusted text (a name, an error text) as plain text, isolated in direction, with hidden characters
 * visible.
 */
export function Untrusted({ text, most, className = "" }: UntrustedProps) {
  return <bdi className={`sw-break ${className}`}>{visible(text, most)}</bdi>;
}
