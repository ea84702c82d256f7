import { isExempt } from "./no-proxy.ts";
import { isOnThisMachine, proxyFrom, type Hop, type Proxy, type ProxyFinder } from "./proxy.ts";

type Environment = Readonly<Record<string, string | undefined>>;

const FOR_HTTPS = ["HTTPS_PROXY", "ALL_PROXY", "HTTP_PROXY"];
const FOR_HTTP = ["HTTP_PROXY", "ALL_PROXY"];

/**
 * Returns a finder that always uses this proxy: the user set it for these connections, including those to
 * this machine.
 */
export function always(proxy: Proxy): ProxyFinder {
  return () => Promise.resolve([proxy]);
}

/**
 * Returns a finder that uses the proxies of the environment variables, in upper or lower case, otherwise the
 * machine's own settings. If one of the variables is set, the environment decides, including `NO_PROXY`, and
 * the machine's settings are ignored. No proxy is used to reach this machine itself.
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

/** If both spellings are set, the lower-case one counts, as in other programs. */
function valueOf(env: Environment, name: string): string | undefined {
  return [env[name.toLowerCase()], env[name]].map((text) => text?.trim()).find((text) => text);
}

/**
 * Parses the result of a system's proxy settings or script: a list such as `PROXY proxy:8080; DIRECT`, in the
 * order of attempts.
 */
export function readProxyList(answer: string): readonly Hop[] {
  return answer
    .split(";")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "")
    .map((entry): Hop => {
      const [kind = "", hostAndPort = ""] = entry.split(/\s+/);
      switch (kind.toUpperCase()) {
        case "DIRECT":
          return { kind: "direct" };
        case "PROXY":
        case "HTTP":
          return proxyFrom(`http://${hostAndPort}`);
        case "HTTPS":
          return proxyFrom(`https://${hostAndPort}`);
        default:
          return { kind: "unsupported" };
      }
    });
}
