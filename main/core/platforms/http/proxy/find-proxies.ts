import { isExempt } from "./no-proxy.ts";
import { isOnThisMachine, proxyFrom, type Hop, type Proxy, type ProxyFinder } from "./proxy.ts";

type Environment = Readonly<Record<string, string | undefined>>;

const FOR_HTTPS = ["HTTPS_PROXY", "ALL_PROXY", "HTTP_PROXY"];
const FOR_HTTP = ["HTTP_PROXY", "ALL_PROXY"];

/** Always this proxy: somebody named it for these very connections, also to this machine itself. */
export function always(proxy: Proxy): ProxyFinder {
  return () => Promise.resolve([proxy]);
}

/**
 * Finds proxies as the environment names them, in upper or lower case, and otherwise as the machine's own settings do.
 * Whoever sets one of the variables has decided, `NO_PROXY` included; the machine is then not asked. No proxy is ever
 * used to reach this machine itself.
 */
export function fromEnvironment(env: Environment, machine?: ProxyFinder): ProxyFinder {
  return async (target) => {
    if (isOnThisMachine(target)) return [];
    const names = target.url.protocol === "http:" ? FOR_HTTP : FOR_HTTPS;
    const named = names.map((name) => valueOf(env, name)).find((value) => value !== undefined);
    if (named === undefined) return (await machine?.(target)) ?? [];
    return isExempt(valueOf(env, "NO_PROXY") ?? "", target.url) ? [] : [proxyFrom(named)];
  };
}

/** Where both spellings stand, the lower-case one counts, as it does for other programs. */
function valueOf(env: Environment, name: string): string | undefined {
  return [env[name.toLowerCase()], env[name]].map((text) => text?.trim()).find((text) => text);
}

/**
 * Reads the answer of a system's proxy settings or of their script: a list such as `PROXY proxy:8080; DIRECT`, whose
 * members are tried in their order.
 */
export function readProxyList(answer: string): readonly Hop[] {
  return answer
    .split(";")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "")
    .map((entry): Hop => {
      const [word = "", place = ""] = entry.split(/\s+/);
      switch (word.toUpperCase()) {
        case "DIRECT":
          return { kind: "direct" };
        case "PROXY":
        case "HTTP":
          return proxyFrom(`http://${place}`);
        case "HTTPS":
          return proxyFrom(`https://${place}`);
        default:
          return { kind: "unsupported" };
      }
    });
}
