/** The only origin that windows show. Our own scheme needs no server and cannot be reached from outside. */
export const APP_SCHEME = "app";
export const APP_ORIGIN = "app://switchover";

/** True if this URL belongs to our own window. Compared as an origin, never as a text prefix. */
export function isOwnAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  // Node gives a custom scheme the origin "null", so its two parts are compared.
  return (
    url.protocol === `${APP_SCHEME}:` &&
    url.host === "switchover" &&
    url.username === "" &&
    url.password === ""
  );
}

/** True if this URL names something that a page of ours created in memory, such as a report to be saved. */
export function isOwnBlob(address: string): boolean {
  return address.startsWith("blob:") && isOwnAddress(address.slice("blob:".length));
}
