import {
  Command,
  Help,
  type AddHelpTextContext,
  type AddHelpTextPosition,
  type ErrorOptions,
  type Option,
} from "commander";
import { filled, helpText, type HelpWords } from "./terminal/help-words.ts";

const STDIN_ONLY: ReadonlySet<string> = new Set(["code", "vault put"]);

/**
 * A command whose help and errors are in the language of `words`, and whose errors never repeat a typed value: it may be a
 * code or a secret typed by mistake.
 *
 * Typed names of commands and options are repeated if they have a valid form. An error with an unknown code
 * gets a general text.
 */
export class UsageCommand extends Command {
  readonly words: HelpWords;

  constructor(name: string | undefined, words: HelpWords) {
    super(name);
    this.words = words;
  }

  override createCommand(name?: string): Command {
    return new UsageCommand(name, this.words);
  }

  override createHelp(): Help {
    return Object.assign(new WordedHelp(this.words), this.configureHelp());
  }

  /** Refuses an option beside its opposite: of --open and --no-open, the last one would win without a word. */
  override addOption(option: Option): this {
    super.addOption(option);
    const opposite = this.options.find(
      (other) => other !== option && other.attributeName() === option.attributeName(),
    );
    if (opposite === undefined) return this;
    const typed = new Set<Option>();
    for (const one of [opposite, option])
      this.on(`option:${one.name()}`, () => {
        typed.add(one);
        if (typed.size === 2)
          this.error(`error: option '${nameOf(opposite)}' cannot be used with option '${nameOf(option)}'`, {
            code: "commander.conflictingOption",
          });
      });
    return this;
  }

  override addHelpText(position: AddHelpTextPosition, text: string): this;
  override addHelpText(position: AddHelpTextPosition, text: (context: AddHelpTextContext) => string): this;
  override addHelpText(
    position: AddHelpTextPosition,
    text: string | ((context: AddHelpTextContext) => string),
  ): this {
    if (typeof text !== "string") return super.addHelpText(position, text);
    return super.addHelpText(position, helpText(this.words, text));
  }

  override error(message: string, options: ErrorOptions = {}): never {
    const what = usageWords(this, options.code, message);
    super.error(filled(this.words.errors.error, { what }), options);
  }
}

/** The parser's help, with headings and notes in a language. */
class WordedHelp extends Help {
  readonly words: HelpWords;

  constructor(words: HelpWords) {
    super();
    this.words = words;
  }

  override commandDescription(command: Command): string {
    return this.inLanguage(super.commandDescription(command));
  }

  override subcommandDescription(command: Command): string {
    return this.inLanguage(super.subcommandDescription(command));
  }

  override styleTitle(title: string): string {
    return new Map(Object.entries(this.words.headings)).get(title) ?? title;
  }

  override optionDescription(option: Parameters<Help["optionDescription"]>[0]): string {
    const described = super.optionDescription(option);
    // The parser notes an empty list as well, which is none.
    return this.noted(described.replace(/ \(default: \[\]\)$/, ""));
  }

  override argumentDescription(argument: Parameters<Help["argumentDescription"]>[0]): string {
    return this.noted(super.argumentDescription(argument));
  }

  private inLanguage(description: string): string {
    return this.words.described.get(description) ?? description;
  }

  /** A description with the notes that the parser adds at its end: allowed values and the default. */
  private noted(description: string): string {
    const { choices, byDefault } = this.words;
    const [, own = description, notes = ""] =
      /^(.*?)( \((?:choices|default): .*\))?$/s.exec(description) ?? [];
    return `${this.inLanguage(own)}${notes}`
      .replace(/(?<=\()choices: ((?:"[^"]*"(?:, )?)+)/, (_all, list: string) =>
        filled(choices, { list: list }),
      )
      .replace(/(?<=[(] ?|, )default: ("[^"]*"|\d+)(?=[,)])/, (_all, value: string) =>
        filled(byDefault, { value }),
      );
  }
}

/** The text of a usage error, by the parser's code; `original` is the parser's own text. */
function usageWords(command: UsageCommand, code: string | undefined, original: string): string {
  const { errors } = command.words;
  // Of these texts, only declared names are read, nothing that was typed.
  const [first = "", second = ""] = [...original.matchAll(/'([^']*)'/g)].map(([, name = ""]) => name);
  switch (code) {
    case "commander.excessArguments":
      return excess(command);
    case "commander.invalidArgument":
      return invalid(command, original);
    case "commander.unknownOption":
      return withSuggestion(
        command,
        named(errors.unknownOption, errors.unknownOptionOf, {
          option: typed(original, /^error: unknown option '(--[a-z]+(?:-[a-z]+)*)['=]/),
        }),
        original,
      );
    case "commander.unknownCommand":
      return withSuggestion(command, unknownCommand(command, original), original);
    case "commander.missingArgument":
      return filled(errors.missingArgument, { first });
    case "commander.optionMissingArgument":
      return filled(errors.missingValue, { first });
    case "commander.missingMandatoryOptionValue":
      return filled(errors.missingOption, { first });
    case "commander.conflictingOption":
      return filled(errors.conflict, { first, second });
    default:
      return errors.invalid;
  }
}

function excess(command: UsageCommand): string {
  const { errors } = command.words;
  const expected = command.registeredArguments.length;
  const isProgram = command.parent === null;
  const sentence = isProgram ? errors.excessHere : expected === 1 ? errors.excessForOne : errors.excess;
  const what = filled(sentence, { command: command.name(), expected, given: command.args.length });
  return STDIN_ONLY.has(path(command)) ? `${what} ${errors.stdinOnly}` : what;
}

function invalid(command: UsageCommand, original: string): string {
  const { errors } = command.words;
  const option = command.options.find(({ flags }) => original.startsWith(`error: option '${flags}' `));
  if (option !== undefined)
    return withChoices(command, filled(errors.optionValue, { option: option.flags }), option.argChoices);
  const argument = command.registeredArguments.find((one) =>
    original.includes(` is invalid for argument '${one.name()}'. `),
  );
  return argument === undefined
    ? errors.argument
    : withChoices(command, filled(errors.argumentOf, { argument: argument.name() }), argument.argChoices);
}

function withChoices({ words }: UsageCommand, what: string, allowed: readonly string[] | undefined): string {
  return allowed === undefined
    ? what
    : `${what} ${filled(words.errors.allowed, { list: allowed.join(", ") })}`;
}

function unknownCommand(command: UsageCommand, original: string): string {
  const { errors } = command.words;
  // After the first argument a value may follow: `vault SECRET`.
  return command.parent === null
    ? named(errors.unknownCommand, errors.unknownCommandOf, {
        command: typed(original, /^error: unknown command '([a-z]+(?:-[a-z]+)*)'/),
      })
    : filled(errors.unknownSubcommand, { command: path(command) });
}

/** The sentence that names what was typed, or the one that doesn't. */
function named(
  without: string,
  withName: string,
  values: Readonly<Record<string, string | undefined>>,
): string {
  const [[key, value] = ["", undefined]] = Object.entries(values);
  return value === undefined ? without : filled(withName, { [key]: value });
}

function typed(original: string, name: RegExp): string | undefined {
  return name.exec(original)?.[1];
}

// Contains only existing names. A typed name is followed by a quotation mark, so it cannot match this ending.
function withSuggestion({ words }: UsageCommand, what: string, original: string): string {
  const found = /\n\(Did you mean (one of )?([^\n]*)\?\)$/.exec(original);
  if (found === null) return what;
  const { didYouMean, didYouMeanOneOf } = words.errors;
  return `${what}\n${filled(found[1] === undefined ? didYouMean : didYouMeanOneOf, { name: found[2] ?? "" })}`;
}

const nameOf = ({ long, short }: Option): string => long ?? short ?? "";

function path(command: Command): string {
  const names: string[] = [];
  for (let at = command; at.parent !== null; at = at.parent) names.unshift(at.name());
  return names.join(" ");
}
