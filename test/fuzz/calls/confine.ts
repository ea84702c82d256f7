import childProcess from "node:child_process";
import dgram from "node:dgram";
import dns from "node:dns";
import { registerHooks, syncBuiltinESMExports } from "node:module";
import net from "node:net";

/*
 * Confines this process to itself and to servers on this machine: whatever a random call asks for, no name is looked
 * up, no other machine is connected to, and no program is started. Imported before anything of the program.
 */

const LOOPBACK = /^(?:localhost|127(?:\.[0-9]{1,3}){3}|::1|::ffff:127\.[0-9.]+)$/i;
const refused: string[] = [];

/** What was tried and refused. */
export function refusedSoFar(): readonly string[] {
  return refused;
}

function refuse(what: string, code: string): NodeJS.ErrnoException {
  if (refused.length < 1_000) refused.push(what);
  return Object.assign(new Error(`${code} ${what}`), { code });
}

type Any = (...given: unknown[]) => unknown;
const sockets = net.Socket.prototype as unknown as Record<string, Any>;
const { connect } = sockets;
sockets["connect"] = function (this: net.Socket, ...given: unknown[]) {
  const [first] = (Array.isArray(given[0]) ? given[0] : given) as [unknown];
  const { host, port, path } = optionsOf(first, given);
  if (path === undefined && !LOOPBACK.test(host)) {
    const failure = refuse(`${host}:${String(port)}`, "ENETUNREACH");
    process.nextTick(() => this.destroy(failure));
    return this;
  }
  return Reflect.apply(connect as Any, this, given);
};

function optionsOf(
  first: unknown,
  given: readonly unknown[],
): { readonly host: string; readonly port: unknown; readonly path: unknown } {
  if (typeof first !== "object" || first === null)
    return { host: typeof given[1] === "string" ? given[1] : "localhost", port: first, path: undefined };
  const { host, port, path } = first as { host?: string | null; port?: unknown; path?: unknown };
  return { host: host ?? "localhost", port, path: port === undefined ? path : undefined };
}

const { lookup } = dns;
const nowhere = (name: string, ...given: unknown[]): unknown => {
  // An IP address needs no look-up; whether it may be connected to is asked above.
  if (LOOPBACK.test(name) || net.isIP(name) !== 0) return Reflect.apply(lookup, dns, [name, ...given]);
  const done = given.at(-1) as (failure: Error) => void;
  process.nextTick(done, refuse(`look-up of ${name}`, "ENOTFOUND"));
  return undefined;
};
dns.lookup = nowhere as typeof dns.lookup;
for (const name of ["resolve", "resolve4", "resolve6", "resolveCname", "resolveTxt", "resolveMx"] as const) {
  Reflect.set(dns, name, nowhere);
  Reflect.set(dns.promises, name, (asked: string) =>
    Promise.reject(refuse(`look-up of ${asked}`, "ENOTFOUND")),
  );
}
dns.promises.lookup = ((asked: string) =>
  LOOPBACK.test(asked)
    ? Promise.resolve({ address: "127.0.0.1", family: 4 })
    : Promise.reject(refuse(`look-up of ${asked}`, "ENOTFOUND"))) as never;
for (const resolver of [dns.Resolver.prototype, dns.promises.Resolver.prototype])
  for (const name of Object.getOwnPropertyNames(resolver).filter((one) => one.startsWith("resolve")))
    Reflect.set(resolver, name, resolver === dns.Resolver.prototype ? nowhere : dns.promises.resolve);
dgram.Socket.prototype.send = function (this: dgram.Socket) {
  this.emit("error", refuse("a datagram", "ENETUNREACH"));
} as typeof dgram.Socket.prototype.send;

const { spawn } = childProcess;
const noProgram = (command: string): childProcess.ChildProcess => {
  refuse(`program ${command}`, "ENOENT");
  return spawn("/no-such-program", [], { stdio: "ignore" });
};
childProcess.spawn = noProgram as typeof childProcess.spawn;
childProcess.fork = noProgram as typeof childProcess.fork;
for (const name of ["exec", "execFile"] as const)
  childProcess[name] = ((command: string, ...given: unknown[]) => {
    const done = given.at(-1);
    const failure = refuse(`program ${command}`, "ENOENT");
    if (typeof done === "function") process.nextTick(done, failure);
    return noProgram(command);
  }) as never;
for (const name of ["execSync", "execFileSync", "spawnSync"] as const)
  childProcess[name] = (command: string) => {
    throw refuse(`program ${command}`, "ENOENT");
  };
syncBuiltinESMExports();

// It connects by native code of its own.
registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith("@ngrok/")) throw refuse("the library of a tunnel", "ERR_MODULE_NOT_FOUND");
    return next(specifier, context);
  },
});
