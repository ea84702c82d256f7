/** The name of the session's cookie. Browsers do not tell ports apart, so the port stands in the name. */
function cookieName(port: number): string {
  return `switchover-${port}`;
}

/** The line that hands the session to the browser, for as long as the browser runs. */
export function setCookie(port: number, session: string): string {
  return `${cookieName(port)}=${session}; Path=/; HttpOnly; SameSite=Strict`;
}

/** The session in a request's Cookie header. */
export function sessionIn(header: string | undefined, port: number): string | undefined {
  const start = `${cookieName(port)}=`;
  return header
    ?.split(";")
    .map((part) => part.trim())
    .find((part) => part.startsWith(start))
    ?.slice(start.length);
}
