/**
 * What the bundler doesn't warn of in any of our builds: a module that one part loads late and another at once, as each
 * needs it, and how long its own plugins took.
 */
export const bundlerChecks = { ineffectiveDynamicImport: false, bundlerTimings: false };
