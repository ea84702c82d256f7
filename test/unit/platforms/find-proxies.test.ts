import { describe, expect, test } from "vitest";
import {
  always,
  fromEnvironment,
  readProxyList,
} from "../../../main/core/platforms/http/proxy/find-proxies.ts";
import { isExempt } from "../../../main/core/platforms/http/proxy/no-proxy.ts";
import type { Hop, Proxy } from "../../../main/core/platforms/http/proxy/proxy.ts";

const CLOUD = "https://graph.example";
const proxy = (host: string): Hop => ({ kind: "proxy", url: `http://${host}` });

type Environment = Readonly<Record<string, string | undefined>>;
const find = (env: Environment, url = CLOUD, machine?: Hop[]): Promise<readonly Hop[]> =>
  fromEnvironment(env, machine && (() => Promise.resolve(machine)))({ url: new URL(url) });

describe("the environment", () => {
  test.each<[Environment, string | undefined]>([
    [{ HTTPS_PROXY: "http://one:3128" }, "one:3128"],
    [{ https_proxy: "http://one:3128" }, "one:3128"],
    [{ HTTPS_PROXY: "http://one:1", https_proxy: "http://two:2" }, "two:2"],
    [{ HTTPS_PROXY: "", https_proxy: " ", ALL_PROXY: "http://all:3" }, "all:3"],
    [{ all_proxy: "http://all:3", HTTP_PROXY: "http://plain:4" }, "all:3"],
    [{ HTTP_PROXY: "http://plain:4" }, "plain:4"],
    [{ HTTPS_PROXY: "one:3128" }, "one:3128"],
    [{}, undefined],
  ])("%j leads through %s", async (env, host) => {
    expect(await find(env)).toEqual(host === undefined ? [] : [proxy(host)]);
  });

  test("[I13] gives user name and password, the password never in the open", async () => {
    const [hop] = (await find({ HTTPS_PROXY: "http://us%40er:p%3Ass%25@one:3128" })) as Proxy[];
    expect(hop).toMatchObject({ url: "http://one:3128", username: "us@er" });
    expect(hop?.password?.reveal()).toBe("p:ss%");
    expect(JSON.stringify(hop)).not.toContain("p:ss");
    const [raw] = (await find({ HTTPS_PROXY: "http://user:100%@one:3128" })) as Proxy[];
    expect(raw?.password?.reveal()).toBe("100%");
  });

  test.each(["socks5://one:1080", "socks5h://one:1080", "http://", "ftp://one", "http://one:port"])(
    "[F16] %s is a proxy that is not spoken here, and no reason to go directly",
    async (value) => {
      expect(await find({ ALL_PROXY: value })).toEqual([{ kind: "unsupported" }]);
    },
  );

  test.each([
    "https://localhost:9090",
    "https://127.0.0.1:9090",
    "https://127.8.9.1",
    "https://[::1]:9090",
    "https://practice.localhost",
    "http://localhost:80",
  ])("never leads to %s through a proxy, whoever names one", async (url) => {
    expect(await find({ HTTPS_PROXY: "http://one:1", HTTP_PROXY: "http://one:1" }, url)).toEqual([]);
    expect(await find({}, url, [proxy("machine:8080")])).toEqual([]);
  });

  test("nor to a name all of whose judged addresses are this machine's", async () => {
    const finder = fromEnvironment({ HTTPS_PROXY: "http://one:1" });
    const url = new URL("https://endpoint.example");
    expect(await finder({ url, addresses: [{ address: "127.0.0.1", family: 4 }] })).toEqual([]);
    expect(await finder({ url, addresses: [{ address: "203.0.113.7", family: 4 }] })).toEqual([
      proxy("one:1"),
    ]);
    expect(await always({ kind: "proxy", url: "http://plan:1" })({ url: new URL("https://[::1]") })).toEqual([
      proxy("plan:1"),
    ]);
  });

  test("decides before the machine's own settings, an exception included", async () => {
    const machine = [proxy("machine:8080")];
    expect(await find({}, CLOUD, machine)).toEqual(machine);
    expect(await find({ HTTPS_PROXY: "http://one:1" }, CLOUD, machine)).toEqual([proxy("one:1")]);
    const env = { HTTPS_PROXY: "http://one:1", NO_PROXY: "graph.example" };
    expect(await find(env, CLOUD, machine)).toEqual([]);
  });
});

describe("NO_PROXY", () => {
  test.each<[string, string, boolean]>([
    ["*", CLOUD, true],
    ["graph.example", CLOUD, true],
    ["GRAPH.example.", CLOUD, true],
    ["example", CLOUD, true],
    [".example", CLOUD, true],
    ["*.example", CLOUD, true],
    [".graph.example", CLOUD, false],
    ["raph.example", CLOUD, false],
    ["graph.example.org", CLOUD, false],
    ["a.example, graph.example", CLOUD, true],
    ["a.example graph.example", CLOUD, true],
    ["graph.example:443", CLOUD, true],
    ["graph.example:8443", CLOUD, false],
    [".example:443", CLOUD, true],
    ["10.0.0.0/8", "https://10.1.2.3:9090", true],
    ["10.0.0.0/8", "https://11.1.2.3:9090", false],
    ["10.0.0.0/99", "https://10.1.2.3:9090", false],
    ["10.1.2.3", "https://10.1.2.3:9090", true],
    ["10.1.2.3:9090", "https://10.1.2.3:9090", true],
    ["10.1.2.3:9091", "https://10.1.2.3:9090", false],
    ["2.3", "https://10.1.2.3", false],
    ["fd00::/8", "https://[fd12::1]", true],
    ["[fd12::1]:443", "https://[fd12::1]", true],
    ["fd12::1", "https://[fd12::1]", true],
    ["fd12::1", "https://[fd12::2]", false],
    ["", CLOUD, false],
    [", ,.,*.", CLOUD, false],
  ])("%s for %s: %s", (list, url, exempt) => {
    expect(isExempt(list, new URL(url))).toBe(exempt);
  });
});

test("the machine's own answer is read in its order", () => {
  expect(readProxyList("PROXY one:8080; HTTPS two:443;DIRECT ")).toEqual([
    proxy("one:8080"),
    { kind: "proxy", url: "https://two" },
    { kind: "direct" },
  ]);
  expect(readProxyList("SOCKS5 one:1080")).toEqual([{ kind: "unsupported" }]);
  expect(readProxyList("DIRECT")).toEqual([{ kind: "direct" }]);
  expect(readProxyList("")).toEqual([]);
});
