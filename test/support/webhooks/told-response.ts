import type { ServerResponse } from "node:http";

/** A response object that records what was written to it. */
export function response() {
  const recorded = {
    headersSent: false,
    destroyed: false,
    sendDate: true,
    status: 0,
    headers: [] as readonly string[],
    text: undefined as string | undefined,
    ended: 0,
    writeHead(status: number, headers: readonly string[]) {
      recorded.status = status;
      recorded.headers = headers;
      recorded.headersSent = true;
    },
    flushHeaders: () => undefined,
    end(text?: string) {
      recorded.text = text;
      recorded.ended += 1;
    },
  };
  return recorded;
}
export const as = (recorded: ReturnType<typeof response>): ServerResponse =>
  recorded as unknown as ServerResponse;
export const headerOf = ({ headers }: ReturnType<typeof response>, name: string): string | undefined =>
  headers[headers.indexOf(name) + 1];
