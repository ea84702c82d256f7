import type { OutsideSecrets } from "../../../core/runtime/ports.ts";
import { redact } from "../../../../shared/redacted.ts";
import { ok } from "../../../../shared/result.ts";
import { readSecretText } from "./read-capped.ts";
import { withoutTrailingNewline } from "./trailing-newline.ts";

/** Reads secrets from the environment and from files, redacted as soon as they are read. */
export function outsideSecrets(env: Readonly<Record<string, string | undefined>>): OutsideSecrets {
  return {
    env(name) {
      const value = env[name];
      return value === undefined
        ? undefined
        : redact(withoutTrailingNewline(value), `environment variable ${name}`);
    },
    file(path) {
      const read = readSecretText(path);
      return read.ok ? ok(redact(withoutTrailingNewline(read.value), "secret from a file")) : read;
    },
  };
}
