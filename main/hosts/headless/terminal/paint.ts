import { styleText } from "node:util";

type Style = Parameters<typeof styleText>[0];

/** Colors text if the stream is a terminal that shows color; otherwise returns it unchanged. */
export type Paint = (style: Style, text: string) => string;

/** The painter for one stream: color only on a terminal that can show it, and never with NO_COLOR. */
export function painter(isTerminal: boolean, env: Readonly<Record<string, string | undefined>>): Paint {
  const wanted = (env["NO_COLOR"] ?? "") === "" && env["TERM"] !== "dumb" && isTerminal;
  return wanted ? (style, text) => styleText(style, text, { validateStream: false }) : (_style, text) => text;
}
