import type { Command } from "commander";
import { CloudLevel } from "../../../../../shared/webhook/connectivity-test.ts";
import { EventSource } from "../../../../../shared/webhook/event.ts";
import { TUNNELS } from "./test-input.ts";

/** What a test and a standing callback are told alike: the way from outside, and whose callback it is about. */
export function addTunnelOptions(command: Command): Command {
  command
    .argument("<PLAN>", "the plan file")
    .addOption(
      command
        .createOption("--tunnel <KIND>", "how the platform reaches this machine")
        .choices(TUNNELS)
        .makeOptionMandatory(),
    );
  return addWayOptions(addBindOption(command))
    .option("--port <PORT>", "port on 127.0.0.1, for a reverse proxy that has to know it")
    .option("--app-secret-file <FILE>", "check signatures with the app secret in this file")
    .option("--callback-token-file <FILE>", "verify token of the callback that stands there now")
    .addOption(
      command
        .createOption("--level <LEVEL>", "set the callback at this level and no other")
        .choices(CloudLevel.options),
    )
    .addOption(
      command
        .createOption("--side <SIDE>", "where the number is; without it both sides are asked")
        .choices(EventSource.options),
    )
    .option("--allow-private", "copies may go to a private address, an IP address or another port than 443")
    .option("--ca-file <FILE>", "trust this authority in place of the public roots, for tests");
}

/** Where a receiver listens that is reached straight over the local network. */
export function addBindOption(command: Command): Command {
  return command.option(
    "--bind <ADDRESS[:PORT]>",
    "with --tunnel lan: the address of this machine to listen on, with TLS",
  );
}

/** What a tunnel of each kind has to be told. */
export function addWayOptions(command: Command): Command {
  return command
    .option("--public-url <URL>", "the public https address, where the tunnel does not tell it")
    .option("--ssh <USER@HOST:PORT>", "the ssh server that lends its address")
    .option("--ssh-key-file <FILE>", "private key for it; the ssh agent where it is left out")
    .option("--ssh-host-key <SHA256>", "fingerprint of its host key, SHA256:…")
    .option("--remote-port <PORT>", "port on the ssh server that its TLS front passes on")
    .option("--ngrok-authtoken-file <FILE>", "your authtoken for ngrok")
    .option("--cloudflared-token-file <FILE>", "token of a named tunnel, read by cloudflared alone");
}
