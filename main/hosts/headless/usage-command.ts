import { Command, type ErrorOptions } from "commander";

const STDIN_ONLY: ReadonlySet<string> = new Set(["code", "vault put"]);

/**
 * A command whose errors never repeat a typed value: it may be a code or a secret typed by mistake.
 *
 * Typed names of commands and options are repeated if they have a valid form. An error with an unknown code
 * gets a general text.
 */
export class UsageCommand extends Command {
  override createCommand(name?: string): Command {
    return new UsageCommand(name);
  }

  override error(message: string, options: ErrorOptions = {}): never {
    super.error(`error: ${usageWords(this, options.code, message)}`, options);
  }
}

/** The text of a usage error, by the parser's code; `original` is the parser's own text. */
function usageWords(command: Command, code: string | undefined, original: string): string {
  switch (code) {
    case "commander.excessArguments":
      return excess(command);
    case "commander.invalidArgument":
      return invalid(command, original);
    case "commander.unknownOption":
      return `unknown option${typed(original, /^error: unknown option '(--[a-z]+(?:-[a-z]+)*)['=]/)}${suggestion(original)}`;
    case "commander.unknownCommand":
      return unknownCommand(command, original);
    // These texts contain declared names only, nothing that was typed.
    case "commander.missingArgument":
    case "commander.optionMissingArgument":
    case "commander.missingMandatoryOptionValue":
    case "commander.conflictingOption":
      return original.replace(/^error: /, "");
    default:
      return "the command line isn't valid";
  }
}

function excess(command: Command): string {
  const expected = command.registeredArguments.length;
  const of = command.parent === null ? "" : ` for '${command.name()}'`;
  const advice = STDIN_ONLY.has(path(command)) ? " Codes and secrets come from standard input." : "";
  return `too many arguments${of}. Expected ${expected} argument${expected === 1 ? "" : "s"} but got ${command.args.length}.${advice}`;
}

function invalid(command: Command, original: string): string {
  const option = command.options.find(({ flags }) => original.startsWith(`error: option '${flags}' `));
  if (option !== undefined)
    return `the value of option '${option.flags}' is invalid.${choices(option.argChoices)}`;
  const argument = command.registeredArguments.find((one) =>
    original.includes(` is invalid for argument '${one.name()}'. `),
  );
  return argument === undefined
    ? "an argument is invalid."
    : `argument '${argument.name()}' is invalid.${choices(argument.argChoices)}`;
}

function choices(allowed: readonly string[] | undefined): string {
  return allowed === undefined ? "" : ` Allowed choices are ${allowed.join(", ")}.`;
}

function unknownCommand(command: Command, original: string): string {
  // After the first argument a value may follow: `vault SECRET`.
  return command.parent === null
    ? `unknown command${typed(original, /^error: unknown command '([a-z]+(?:-[a-z]+)*)'/)}${suggestion(original)}`
    : `unknown command for '${path(command)}'${suggestion(original)}`;
}

function typed(original: string, name: RegExp): string {
  const found = name.exec(original)?.[1];
  return found === undefined ? "" : ` '${found}'`;
}

// Contains only existing names. A typed name is followed by a quotation mark, so it cannot match this ending.
function suggestion(original: string): string {
  return /\n\(Did you mean [^\n]*\?\)$/.exec(original)?.[0] ?? "";
}

function path(command: Command): string {
  const names: string[] = [];
  for (let at = command; at.parent !== null; at = at.parent) names.unshift(at.name());
  return names.join(" ");
}
