/** The host names that a receiver accepts: this machine's own, and those of its tunnels. */
export type Hosts = {
  allows(header: string | undefined): boolean;
  /** Accepts requests for this name until the returned function is called. */
  allow(host: string): () => void;
};

const OWN: readonly string[] = ["localhost", "127.0.0.1"];

/**
 * Returns the accepted hosts of one receiver. This rejects web pages whose own name was made to resolve to
 * this machine (DNS rebinding).
 */
export function hosts(): Hosts {
  const allowed = new Set<{ readonly name: string }>();
  // Nearly every request has the header of the one before.
  let lastAllowed: string | undefined;
  const isAllowed = (header: string): boolean => {
    const name = nameOf(header);
    if (OWN.includes(name)) return true;
    for (const one of allowed) if (one.name === name) return true;
    return false;
  };
  return {
    allows(header) {
      if (header === undefined) return false;
      if (header === lastAllowed) return true;
      if (!isAllowed(header)) return false;
      lastAllowed = header;
      return true;
    },
    allow(host) {
      const one = { name: nameOf(host) };
      allowed.add(one);
      return () => {
        allowed.delete(one);
        lastAllowed = undefined;
      };
    },
  };
}

/** The host of a header or URL without its port, normalized for comparison. */
function nameOf(host: string): string {
  const bracket = host.startsWith("[") ? host.indexOf("]") : -1;
  const end = bracket === -1 ? host.indexOf(":") : bracket + 1;
  return (end === -1 ? host : host.slice(0, end)).toLowerCase().replace(/\.$/, "");
}
