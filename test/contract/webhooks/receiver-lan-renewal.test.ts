import { X509Certificate } from "node:crypto";
import { once } from "node:events";
import { connect, type TLSSocket } from "node:tls";
import { describe, expect, onTestFinished, test } from "vitest";
import { lanIdentities, namesFor } from "../../../main/core/webhooks/receiver/lan-identity.ts";
import { instant } from "../../../shared/time.ts";
import { virtualClock } from "../../support/virtual-clock.ts";
import { receiverHarness } from "../../support/webhooks/receiver-harness.ts";

const DAY_MS = 24 * 3_600_000;
const HERE = "127.0.0.2";

async function until(fits: () => boolean): Promise<void> {
  await expect.poll(fits, { timeout: 5_000, interval: 10 }).toBe(true);
}

describe("[W20] the certificate of the local network", () => {
  const START = instant(Date.UTC(2026, 0, 15));
  const certificate = (pem: string): X509Certificate => new X509Certificate(pem);
  const at = (days: number) => instant(START + days * DAY_MS);

  test("is made anew near its end, under the authority that whoever posts there trusts already", async () => {
    const identities = await lanIdentities(() => namesFor(HERE, ["laptop.example"]), START);
    const first = identities.current();
    expect(await identities.renew(at(19))).toBeUndefined();
    const next = await identities.renew(at(21));
    expect(next?.caPem).toBe(first.caPem);
    expect(certificate(next?.certPem ?? "").validToDate.getTime()).toBe(at(51));
    expect(certificate(next?.certPem ?? "").verify(certificate(first.caPem).publicKey)).toBe(true);
    expect(certificate(next?.certPem ?? "").subjectAltName).toContain("DNS:laptop.example");
    expect(await identities.renew(at(22))).toBeUndefined();
    // Also after a sleep past its end.
    expect((await identities.renew(at(100)))?.caPem).toBe(first.caPem);
  });

  test("is made anew where an address or a name is missing in it", async () => {
    let names: readonly string[] = ["192.168.1.20"];
    const identities = await lanIdentities(() => names, START);
    names = ["192.168.1.20", "10.0.0.7"];
    const next = await identities.renew(at(0));
    expect(certificate(next?.certPem ?? "").subjectAltName).toBe(
      "IP Address:192.168.1.20, IP Address:10.0.0.7",
    );
    expect(certificate(next?.certPem ?? "").verify(certificate(next?.caPem ?? "").publicKey)).toBe(true);
    // An address that no longer exists does not matter.
    names = ["10.0.0.7"];
    expect(await identities.renew(at(0))).toBeUndefined();
  });

  test("gets another authority only once the old one has ended, and never outlives it", async () => {
    const identities = await lanIdentities(() => [HERE], START);
    const { caPem } = identities.current();
    const last = await identities.renew(at(360));
    expect(last?.caPem).toBe(caPem);
    expect(certificate(last?.certPem ?? "").validToDate).toEqual(certificate(caPem).validToDate);
    expect(await identities.renew(at(364))).toBeUndefined();
    const next = await identities.renew(at(365));
    expect(next?.caPem).not.toBe(caPem);
    expect(certificate(next?.certPem ?? "").verify(certificate(next?.caPem ?? "").publicKey)).toBe(true);
  });
});

async function connected(port: number): Promise<TLSSocket> {
  // The certificate's dates follow the changed clock, so only its signature is checked here.
  const socket = connect({ host: HERE, port, rejectUnauthorized: false });
  onTestFinished(() => void socket.destroy());
  await once(socket, "secureConnect");
  return socket;
}

test("[W20] a receiver shows the next certificate without a restart, and tells of another authority", async () => {
  const clock = virtualClock(Date.now());
  const rig = receiverHarness({ ports: { clock } });
  const bind = { address: HERE, publicHost: "laptop.example" };
  expect((await rig.receivers.listen({ receiver: "terminal", bind, stopAfterMinutes: 0 })).ok).toBe(true);
  const { port = 0, lan } = rig.receivers.address("terminal") ?? {};
  const state = () => rig.receivers.state("terminal");
  const first = (await connected(port)).getPeerX509Certificate();
  const open = await connected(port);
  const serial = async (): Promise<string | undefined> =>
    (await connected(port)).getPeerX509Certificate()?.serialNumber;
  expect(await serial()).toBe(first?.serialNumber);

  // Changes the wall clock alone, as a sleep does.
  clock.jumpTo(instant(clock.now() + 25 * DAY_MS));
  await clock.advance(60_000);
  await expect.poll(serial, { timeout: 5_000, interval: 10 }).not.toBe(first?.serialNumber);
  const second = (await connected(port)).getPeerX509Certificate();
  expect(second?.verify(new X509Certificate(lan?.caPem ?? "").publicKey)).toBe(true);
  expect(state()?.authority?.pem).toBe(lan?.caPem);
  // Open connections continue.
  expect(open.destroyed).toBe(false);

  const before = lan?.caPem;
  clock.jumpTo(instant(clock.now() + 366 * DAY_MS));
  await clock.advance(60_000);
  await until(() => state()?.authority?.pem !== before);
  expect(rig.receivers.address("terminal")?.lan?.caPem).toBe(state()?.authority?.pem);
  expect(rig.receivers.address("terminal")?.port).toBe(port);
});
