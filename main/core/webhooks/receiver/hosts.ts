/** The host names that a receiver answers to: this machine's own, and those of its tunnels. */
export type Hosts = {
  allows(header: string | undefined): boolean;
  /** Lets requests for this name in until the returned function is called. */
  allow(host: string): () => void;
};

const OWN: readonly string[] = ["localhost", "127.0.0.1"];

/** The hosts of one receiver. A page that was made to resolve to this machine comes with another name and stays out. */
export function hosts(): Hosts {
  const allowed = new Set<{ readonly name: string }>();
  return {
    allows(header) {
      if (header === undefined) return false;
      const name = nameOf(header);
      if (OWN.includes(name)) return true;
      for (const one of allowed) if (one.name === name) return true;
      return false;
    },
    allow(host) {
      const one = { name: nameOf(host) };
      allowed.add(one);
      return () => void allowed.delete(one);
    },
  };
}

/** A header's or an address's host without its port, as names are compared. */
function nameOf(host: string): string {
  const bracket = host.startsWith("[") ? host.indexOf("]") : -1;
  const end = bracket === -1 ? host.indexOf(":") : bracket + 1;
  return (end === -1 ? host : host.slice(0, end)).toLowerCase().replace(/\.$/, "");
}
