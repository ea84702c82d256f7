import type { Command } from "commander";
import { CloudLevel } from "../../../../../shared/webhook/connectivity-test.ts";
import { EventSource } from "../../../../../shared/webhook/event.ts";
import { TUNNELS } from "./test-input.ts";

/** Options shared by `test` and `point`: the tunnel, the level of the callback URL and the API. */
export function addTunnelOptions(command: Command): Command {
  command
    .argument("<PLAN>", "the plan file")
    .addOption(
      command
        .createOption("--tunnel <KIND>", "how the platform reaches this computer")
        .choices(TUNNELS)
        .makeOptionMandatory(),
    );
  return addWayOptions(addBindOption(command))
    .option("--port <PORT>", "port on 127.0.0.1, for a reverse proxy with a fixed target")
    .option("--app-secret-file <FILE>", "check signatures with the app secret in this file")
    .option("--callback-token-file <FILE>", "verify token of the current callback URL")
    .addOption(
      command
        .createOption("--level <LEVEL>", "set the callback URL at this level only")
        .choices(CloudLevel.options),
    )
    .addOption(
      command
        .createOption("--side <SIDE>", "where the number is; without it, both APIs are checked")
        .choices(EventSource.options),
    )
    .option(
      "--allow-private",
      "allow forwarding to a private address, an IP address or a port other than 443",
    )
    .option("--ca-file <FILE>", "also trust the CA in this file, for tests");
}

/** Adds the address on which a receiver listens on the local network. */
export function addBindOption(command: Command): Command {
  return command.option(
    "--bind <ADDRESS[:PORT]>",
    "with --tunnel lan: this computer's IP address to listen on, with TLS",
  );
}

/** Adds the settings of each kind of tunnel. */
export function addWayOptions(command: Command): Command {
  return command
    .option("--public-url <URL>", "the public https URL, if the tunnel doesn't report it")
    .option("--ssh <USER@HOST:PORT>", "the ssh server that makes the receiver reachable")
    .option("--ssh-key-file <FILE>", "private key for it; default: the ssh agent")
    .option("--ssh-host-key <SHA256>", "fingerprint of its host key, SHA256:…")
    .option("--remote-port <PORT>", "port on the ssh server that its TLS proxy forwards to")
    .option("--ngrok-authtoken-file <FILE>", "your ngrok authtoken")
    .option("--cloudflared-token-file <FILE>", "token of a named tunnel, read only by cloudflared");
}
