import type { CliSession } from "../cli-session.ts";
import type { SignIn } from "./sign-in.ts";

/** The URL that uses up a token. */
export function startAddress(port: number, token: string): string {
  return `http://127.0.0.1:${port}/start?token=${token}`;
}

/** Prints a URL that works once: as a JSON line with --json, otherwise as text. */
export function printAddress({ report }: CliSession, signIn: SignIn, port: number): void {
  const url = startAddress(port, signIn.newToken("bearer"));
  report.line("listening", { url });
  if (!report.json) report.show(url);
}
