import { registerHooks } from "node:module";

const double = new URL("electron.ts", import.meta.url).href;

// The built program imports "electron" and gets the double; every other module is the real one.
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === "electron" ? { url: double, shortCircuit: true } : next(specifier, context),
});
