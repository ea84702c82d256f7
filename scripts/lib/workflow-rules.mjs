import { parseDocument } from "yaml";

/**
 * @typedef {{ readonly uses?: string, readonly run?: string, readonly name?: string, readonly with?: Readonly<Record<string, unknown>> }} Step
 * @typedef {{ readonly permissions?: unknown, readonly uses?: string, readonly "timeout-minutes"?: unknown, readonly steps?: readonly Step[] }} Job
 * @typedef {{ readonly on?: unknown, readonly permissions?: unknown, readonly jobs?: Readonly<Record<string, Job>> }} Workflow
 */

const PIN = /^\s*(?:- )?uses: ([\w.-]+\/[\w./-]+)@([0-9a-f]{40}) # v\d+\.\d+\.\d+$/;
const SOURCE = /^\s*# Read in [\w.-]+\/[\w.-]+ \.github\/workflows\/[\w.-]+\.ya?ml at [0-9a-f]{12,40}$/;
/** Who may write what, beyond reading the sources. Everything else is a mistake. */
const MAY_WRITE = new Map([["draft", ["contents", "id-token", "attestations"]]]);

/**
 * What is wrong with a workflow by our own rules, each as a sentence with its line: actions that are pinned by a
 * hash which was read somewhere, as few permissions as possible, no expression inside a script, an end in bounded
 * time, and the Node that packages contain.
 *
 * @param {string} text
 * @param {{ nodeVersion: string }} expected
 * @returns {readonly string[]}
 */
export function faultsIn(text, { nodeVersion }) {
  const document = parseDocument(text);
  if (document.errors.length > 0) return document.errors.map(({ message }) => message);
  const workflow = /** @type {Workflow} */ (document.toJS() ?? {});
  return [...pinFaults(text), ...triggerFaults(workflow), ...jobFaults(workflow, nodeVersion)];
}

/** @param {string} text */
function pinFaults(text) {
  const lines = text.split(/\r?\n/u);
  return lines.flatMap((line, index) => {
    const used = /^\s*(?:- )?uses:\s*(.*)$/u.exec(line)?.[1];
    if (used === undefined || used.startsWith("./")) return [];
    const at = `line ${index + 1}: ${used}`;
    if (!PIN.test(line)) return [`${at} is not pinned by a whole hash with its version behind it`];
    return SOURCE.test(lines[index - 1] ?? "")
      ? []
      : [`${at} does not say in the line above where its hash was read`];
  });
}

/** @param {Workflow} workflow */
function triggerFaults({ on, permissions }) {
  const text = JSON.stringify(on ?? null);
  return [
    ...(text.includes("pull_request_target")
      ? ["pull_request_target runs others' code with our secrets"]
      : []),
    ...(text.includes("workflow_run") ? ["workflow_run runs with our secrets after others' code"] : []),
    ...writesOf(permissions).map((scope) => `every job may write ${scope}`),
    ...(permissions === undefined
      ? ["the workflow names no permissions, so it has those of the repository"]
      : []),
  ];
}

/**
 * @param {Workflow} workflow
 * @param {string} nodeVersion
 */
function jobFaults({ jobs = {} }, nodeVersion) {
  return Object.entries(jobs).flatMap(([name, job]) => {
    const allowed = MAY_WRITE.get(name) ?? [];
    const writes = writesOf(job.permissions).filter((scope) => !allowed.includes(scope));
    const endless = job.uses === undefined && typeof job["timeout-minutes"] !== "number";
    return [
      ...writes.map((scope) => `the job ${name} may write ${scope}`),
      ...(endless ? [`the job ${name} has no time limit`] : []),
      ...(job.steps ?? []).flatMap((step) =>
        stepFaults(step, nodeVersion).map((fault) => `the job ${name}: ${fault}`),
      ),
    ];
  });
}

/**
 * @param {Step} step
 * @param {string} nodeVersion
 */
function stepFaults({ uses = "", run = "", name = uses || run, with: inputs = {} }, nodeVersion) {
  const isCheckout = uses.startsWith("actions/checkout@");
  const isNode = uses.startsWith("actions/setup-node@");
  return [
    // A name of a branch or a tag is then part of the script; as a variable of the environment it is a text.
    ...(run.includes("${{") ? [`an expression stands inside a script (${name})`] : []),
    ...(isCheckout && inputs["persist-credentials"] !== false ? ["the checkout keeps its token"] : []),
    ...(isNode && inputs["node-version"] !== nodeVersion
      ? [`Node is ${String(inputs["node-version"])}, and packages contain ${nodeVersion}`]
      : []),
  ];
}

/**
 * @param {unknown} permissions
 * @returns {readonly string[]}
 */
function writesOf(permissions) {
  if (permissions === "write-all") return ["everything"];
  if (typeof permissions !== "object" || permissions === null) return [];
  return Object.entries(permissions).flatMap(([scope, access]) => (access === "write" ? [scope] : []));
}
