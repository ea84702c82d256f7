/**
 * A path of the cloud API without its version prefix.
 *
 * `undefined` where the version is another than the one in use, or is missing; only the token check may do without.
 */
export function withoutVersion(path: string, apiVersion: string): string | undefined {
  if (path === "/debug_token") return path;
  const prefix = `/${apiVersion}/`;
  return path.startsWith(prefix) ? path.slice(prefix.length - 1) : undefined;
}
