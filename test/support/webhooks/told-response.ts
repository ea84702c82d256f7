import type { ServerResponse } from "node:http";

/** A response that keeps what it was told. */
export function response() {
  const told = {
    headersSent: false,
    destroyed: false,
    sendDate: true,
    status: 0,
    headers: [] as readonly string[],
    text: undefined as string | undefined,
    ended: 0,
    writeHead(status: number, headers: readonly string[]) {
      told.status = status;
      told.headers = headers;
      told.headersSent = true;
    },
    flushHeaders: () => undefined,
    end(text?: string) {
      told.text = text;
      told.ended += 1;
    },
  };
  return told;
}
export const as = (told: ReturnType<typeof response>): ServerResponse => told as unknown as ServerResponse;
export const headerOf = ({ headers }: ReturnType<typeof response>, name: string): string | undefined =>
  headers[headers.indexOf(name) + 1];
