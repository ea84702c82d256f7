import { describe, expect, test } from "vitest";
import { checkAddress, readEndpointUrl } from "../../../main/core/endpoint/address/check-address.ts";
import { isPublicIp } from "../../../main/core/endpoint/address/public-ip.ts";
import type { Resolver } from "../../../main/core/endpoint/address/resolver.ts";

const PUBLIC = "93.184.215.14";
const answering =
  (...addresses: readonly string[]): Resolver =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
const ask = (url: string, resolver: Resolver = answering(PUBLIC), allowPrivate = false) =>
  checkAddress(url, { allowPrivate, resolver });

describe("[E1] an IP address is public only where no registry sets it apart", () => {
  test.each([
    "0.0.0.0",
    "0.1.2.3",
    "10.0.0.1",
    "100.64.0.1",
    "100.127.255.254",
    "127.0.0.1",
    "127.255.255.254",
    "169.254.169.254",
    "172.16.0.1",
    "172.31.255.255",
    "192.0.0.8",
    "192.0.2.1",
    "192.88.99.1",
    "192.168.1.1",
    "198.18.0.1",
    "198.19.255.255",
    "198.51.100.7",
    "203.0.113.9",
    "224.0.0.1",
    "239.255.255.255",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::7f00:1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "::ffff:a9fe:a9fe",
    "::ffff:0:127.0.0.1",
    "64:ff9b::7f00:1",
    "64:ff9b::10.1.2.3",
    "64:ff9b:1::1",
    "100::1",
    "2001::1",
    "2001:2::1",
    "2001:10::1",
    "2001:db8::1",
    "2002:7f00:1::",
    "2002:5db8:d70e::1",
    "3fff::1",
    "5f00::1",
    "fc00::1",
    "fd12:3456::1",
    "fe80::1",
    "fe80::1%eth0",
    "febf::1",
    "fec0::1",
    "ff02::1",
    "4000::1",
    "127.1",
    "0x7f.0.0.1",
    "localhost",
    "",
  ])("%s is not", (address) => {
    expect(isPublicIp(address)).toBe(false);
  });

  test.each([
    PUBLIC,
    "1.1.1.1",
    "100.63.255.255",
    "100.128.0.1",
    "172.15.0.1",
    "172.32.0.1",
    "192.169.0.1",
    "223.255.255.254",
    "2606:4700:4700::1111",
    "2a00:1450:4001:81b::200e",
    "::ffff:1.1.1.1",
    "64:ff9b::1.1.1.1",
  ])("%s is", (address) => {
    expect(isPublicIp(address)).toBe(true);
  });
});

describe("a pasted address", () => {
  test.each([
    ["http://hooks.example/", "not-https"],
    ["ftp://hooks.example/", "not-https"],
    ["file:///etc/passwd", "not-https"],
    ["javascript:alert(1)", "not-https"],
    ["hooks.example/webhook", "unreadable"],
    ["https://", "unreadable"],
    ["https://exa\nmple.org/", "unreadable"],
    ["https://hooks\u202Eexample.org/", "unreadable"],
    [`https://hooks.example/${"a".repeat(2048)}`, "unreadable"],
    ["https://user@hooks.example/", "user-info"],
    ["https://user:secret@hooks.example/", "user-info"],
    ["https://:secret@hooks.example/", "user-info"],
    ["https://hooks.example/#part", "unreadable"],
    ["https://hooks.example/#", "unreadable"],
    ["https://93.184.215.14/", "ip-literal"],
    ["https://[2606:4700:4700::1111]/", "ip-literal"],
    ["https://2130706433/", "ip-literal"],
    ["https://0x7f000001/", "ip-literal"],
    ["https://0177.0.0.1/", "ip-literal"],
    ["https://127.1/", "ip-literal"],
    ["https://127.0.0.1./", "ip-literal"],
    ["https://１２７.0.0.1/", "ip-literal"],
    ["https://127。0。0。1/", "ip-literal"],
    ["https://[::ffff:127.0.0.1]/", "ip-literal"],
    ["https://hooks.example:8443/", "port-unusual"],
    ["https://hooks.example:80/", "port-unusual"],
  ])("[E2] %j is refused as %s before any name is resolved", async (url, cause) => {
    const names: string[] = [];
    const resolver: Resolver = async (name) => {
      names.push(name);
      return [];
    };
    expect(await ask(url, resolver)).toMatchObject({ ok: false, problem: { cause } });
    expect(names).toEqual([]);
  });

  test("is asked for under its ASCII name, without a dot at its end and without the usual port", async () => {
    const names: string[] = [];
    const resolver: Resolver = async (name) => {
      names.push(name);
      return [{ address: PUBLIC, family: 4 }];
    };
    for (const url of ["https://bücher.example./hook", "https://HOOKS.example:443/a?b=c"])
      expect(await ask(url, resolver)).toMatchObject({ ok: true });
    expect(names).toEqual(["xn--bcher-kva.example", "hooks.example"]);
  });

  test("keeps path and query as they were pasted", () => {
    const read = readEndpointUrl("  https://hooks.example/a/b?key=%20x&y  ", { allowPrivate: false });
    expect(read).toMatchObject({ ok: true });
    expect(read.ok && read.value.href).toBe("https://hooks.example/a/b?key=%20x&y");
  });
});

describe("the answers of the name service", () => {
  test("[E1] are refused whole where one of them is not public, wherever it stands", async () => {
    for (const answers of [
      ["10.0.0.1"],
      [PUBLIC, "127.0.0.1"],
      ["::1", PUBLIC],
      [PUBLIC, "2606:4700:4700::1111", "fd00::1"],
    ])
      expect(await ask("https://hooks.example/", answering(...answers))).toMatchObject({
        ok: false,
        problem: { cause: "private-address" },
      });
  });

  test("name the address that is not public", async () => {
    const refused = await ask("https://hooks.example/", answering(PUBLIC, "192.168.7.7"));
    expect(refused).toMatchObject({ problem: { address: "192.168.7.7" } });
  });

  test("are taken whole where all are public", async () => {
    expect(await ask("https://hooks.example/", answering(PUBLIC, "2606:4700:4700::1111"))).toMatchObject({
      ok: true,
      value: {
        host: "hooks.example",
        addresses: [
          { address: PUBLIC, family: 4 },
          { address: "2606:4700:4700::1111", family: 6 },
        ],
      },
    });
  });

  test("may be missing, late, refused or unreadable: then there is no such name", async () => {
    const cause = { ok: false, problem: { cause: "name-not-found" } };
    expect(await ask("https://hooks.example/", answering())).toMatchObject(cause);
    expect(await ask("https://hooks.example/", answering("no address"))).toMatchObject(cause);
    expect(await ask("https://hooks.example/", () => Promise.reject(new Error("SERVFAIL")))).toMatchObject(
      cause,
    );
    const late = checkAddress("https://hooks.example/", {
      allowPrivate: false,
      resolver: () => new Promise(() => undefined),
      resolveMs: 1,
    });
    expect(await late).toMatchObject(cause);
  });

  test("[E3] private ones, other ports and literals pass once a person has allowed them, and https stays", async () => {
    expect(await ask("https://intranet:8443/", answering("10.0.0.1"), true)).toMatchObject({ ok: true });
    expect(await ask("https://127.0.0.1:8443/", answering(), true)).toMatchObject({
      ok: true,
      value: { host: "127.0.0.1", addresses: [{ address: "127.0.0.1", family: 4 }] },
    });
    expect(await ask("https://[::1]:8443/", answering(), true)).toMatchObject({
      value: { host: "::1", addresses: [{ address: "::1", family: 6 }] },
    });
    expect(await ask("http://127.0.0.1:8080/", answering(), true)).toMatchObject({
      problem: { cause: "not-https" },
    });
  });
});
