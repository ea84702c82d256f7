// Loaded by programs that open an ngrok tunnel: puts a stand-in, which connects to nothing, in the place of ngrok's own library.
import { registerHooks } from "node:module";

const double = new URL("./ngrok-sdk.mjs", import.meta.url).href;
registerHooks({
  resolve: (name, context, next) =>
    name === "@ngrok/ngrok" ? { url: double, shortCircuit: true } : next(name, context),
});
