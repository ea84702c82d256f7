import type { CliSession } from "../cli-session.ts";
import type { SignIn } from "./sign-in.ts";

/** The address under which a token is used up. */
export function startAddress(port: number, token: string): string {
  return `http://127.0.0.1:${port}/start?token=${token}`;
}

/** Prints an address that works once: a JSON line with --json, words for people without it. */
export function printAddress({ report }: CliSession, signIn: SignIn, port: number): void {
  const url = startAddress(port, signIn.newToken("bearer"));
  report.line("listening", { url });
  if (!report.json) report.show(url);
}
