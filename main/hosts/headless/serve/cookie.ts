/**
 * Gives the name of the session's cookie. Cookies are shared between ports, so the name contains the port.
 */
function cookieName(port: number): string {
  return `switchover-${port}`;
}

/** Gives the Set-Cookie header of the session, valid until the browser is closed. */
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
