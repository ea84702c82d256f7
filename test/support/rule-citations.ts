import ts from "typescript";

/** A test in a source file, with the rules that its own name and the names of its suites cite. */
export type CitingTest = {
  readonly name: string;
  readonly rules: readonly string[];
  /** False if the test never runs, is expected to fail, or contains nothing that could fail. */
  readonly counts: boolean;
};

/** The format of a rule id. */
const RULE_ID = /\[([A-Z]+[\d.]*\d)\]/g;

/** The rule ids in square brackets in a text. */
function ruleIdsIn(text: string): readonly string[] {
  return [...text.matchAll(RULE_ID)].map(([, id = ""]) => id);
}

/** Every test of a source file. Of names computed at run time, only the literal parts count. */
export function testsIn(path: string, source: string): readonly CitingTest[] {
  const kind = path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, false, kind);
  const found: CitingTest[] = [];
  walk(file, { name: "", runs: true }, found);
  return found;
}

type Around = { readonly name: string; readonly runs: boolean };

function walk(node: ts.Node, around: Around, found: CitingTest[]): void {
  const call = ts.isCallExpression(node) ? testCall(node) : undefined;
  if (call === undefined) {
    ts.forEachChild(node, (child) => walk(child, around, found));
    return;
  }
  const here: Around = {
    name: `${around.name} ${call.name}`.trim(),
    runs: around.runs && !call.isLeftOut,
  };
  const body = call.body;
  if (call.is === "suite") {
    if (body !== undefined) walk(body, here, found);
    return;
  }
  const counts = here.runs && body !== undefined && !skipsAtOnce(body) && canFail(body);
  found.push({ name: here.name, rules: ruleIdsIn(here.name), counts });
}

type TestCall = {
  readonly is: "suite" | "test";
  readonly name: string;
  readonly isLeftOut: boolean;
  readonly body: ts.Node | undefined;
};

const SUITES: ReadonlySet<string> = new Set(["describe", "suite"]);
const TESTS: ReadonlySet<string> = new Set(["test", "it"]);

/**
 * Reads `test("…", f)`, `describe.skipIf(c)("…", f)`, `test.each(rows)("…", f)` and the like; undefined for
 * other calls.
 */
function testCall(node: ts.CallExpression): TestCall | undefined {
  const callee = calleeOf(node.expression);
  const [first, ...others] = node.arguments;
  if (callee === undefined || first === undefined) return undefined;
  const name = literalText(first);
  const is = SUITES.has(callee.base) ? "suite" : "test";
  // `test.each(rows)` is itself a call whose first argument is not a name.
  if (name === undefined) return undefined;
  return {
    is,
    name: [name, ...callee.modifiers.flatMap(namesInRows)].join(" "),
    isLeftOut: callee.modifiers.some(leavesOut) || others.some(optionsLeaveOut),
    body: others.map(bodyIn).find((body) => body !== undefined),
  };
}

/** The function itself, or one wrapped by a helper: `test("…", withRig(async (rig) => …))`. */
function bodyIn(argument: ts.Node): ts.Node | undefined {
  if (ts.isArrowFunction(argument) || ts.isFunctionExpression(argument)) return argument;
  if (!ts.isCallExpression(argument)) return undefined;
  return argument.arguments.map(bodyIn).find((body) => body !== undefined);
}

/** Texts of the rows that `each` inserts into a name: `test.each([["[I5] one", 1]])("%s", …)`. */
function namesInRows({ name, argument }: Modifier): readonly string[] {
  if ((name !== "each" && name !== "for") || argument === undefined) return [];
  if (!ts.isArrayLiteralExpression(argument)) return [];
  return argument.elements.flatMap((row) =>
    (ts.isArrayLiteralExpression(row) ? [...row.elements] : [row]).flatMap((cell) => literalText(cell) ?? []),
  );
}

type Modifier = { readonly name: string; readonly argument: ts.Node | undefined };
type Callee = { readonly base: string; readonly modifiers: readonly Modifier[] };

function calleeOf(expression: ts.Expression): Callee | undefined {
  const modifiers: Modifier[] = [];
  let at = expression;
  let argument: ts.Node | undefined;
  for (;;) {
    if (ts.isIdentifier(at)) {
      const isTest = SUITES.has(at.text) || TESTS.has(at.text);
      return isTest ? { base: at.text, modifiers } : undefined;
    }
    if (ts.isPropertyAccessExpression(at)) {
      modifiers.push({ name: at.name.text, argument });
      argument = undefined;
      at = at.expression;
    } else if (ts.isCallExpression(at) && ts.isPropertyAccessExpression(at.expression)) {
      [argument] = at.arguments;
      at = at.expression;
    } else if (ts.isTaggedTemplateExpression(at)) {
      at = at.tag;
    } else return undefined;
  }
}

/** A test that is expected to fail proves the opposite of its name. */
const LEFT_OUT: ReadonlySet<string> = new Set(["skip", "todo", "fails"]);

function leavesOut({ name, argument }: Modifier): boolean {
  if (LEFT_OUT.has(name)) return true;
  if (name === "skipIf") return argument?.kind === ts.SyntaxKind.TrueKeyword;
  if (name === "runIf") return argument?.kind === ts.SyntaxKind.FalseKeyword;
  const rows = name === "each" || name === "for" ? argument : undefined;
  return rows !== undefined && ts.isArrayLiteralExpression(rows) && rows.elements.length === 0;
}

function optionsLeaveOut(argument: ts.Node): boolean {
  if (!ts.isObjectLiteralExpression(argument)) return false;
  return argument.properties.some(
    (property) =>
      ts.isPropertyAssignment(property) &&
      ts.isIdentifier(property.name) &&
      LEFT_OUT.has(property.name.text) &&
      property.initializer.kind !== ts.SyntaxKind.FalseKeyword,
  );
}

/** Is the test always skipped, by a call at the top level of its body? */
function skipsAtOnce(body: ts.Node): boolean {
  const block = (ts.isArrowFunction(body) || ts.isFunctionExpression(body)) && body.body;
  if (block === false || !ts.isBlock(block)) return false;
  return block.statements.some((statement) => {
    if (!ts.isExpressionStatement(statement) || !ts.isCallExpression(statement.expression)) return false;
    const { expression: called, arguments: given } = statement.expression;
    const [condition] = given;
    // `skip(condition, reason)` skips only sometimes, and a clock's `skip(ms)` is a different function.
    if (
      condition !== undefined &&
      !ts.isStringLiteral(condition) &&
      condition.kind !== ts.SyntaxKind.TrueKeyword
    )
      return false;
    return (
      (ts.isIdentifier(called) && called.text === "skip") ||
      (ts.isPropertyAccessExpression(called) && called.name.text === "skip")
    );
  });
}

/**
 * A body can fail only if it calls, throws or awaits something; an expectation of literals alone cannot fail.
 */
function canFail(body: ts.Node): boolean {
  let fails = false;
  const visitNode = (node: ts.Node): void => {
    if (ts.isThrowStatement(node) || ts.isAwaitExpression(node)) fails = true;
    if (ts.isCallExpression(node) && !isEmptyExpectation(node)) fails = true;
    if (!fails) ts.forEachChild(node, visitNode);
  };
  if (ts.isArrowFunction(body) || ts.isFunctionExpression(body)) visitNode(body.body);
  return fails;
}

/** True for `expect(true).toBe(true)` and the like. */
function isEmptyExpectation(node: ts.CallExpression): boolean {
  let at: ts.Expression = node;
  for (;;) {
    if (ts.isPropertyAccessExpression(at)) at = at.expression;
    else if (!ts.isCallExpression(at) || !at.arguments.every(isLiteral)) return false;
    else if (ts.isIdentifier(at.expression)) return at.expression.text === "expect";
    else at = at.expression;
  }
}

function isLiteral(node: ts.Node): boolean {
  return (
    ts.isStringLiteral(node) ||
    ts.isNumericLiteral(node) ||
    node.kind === ts.SyntaxKind.TrueKeyword ||
    node.kind === ts.SyntaxKind.FalseKeyword ||
    node.kind === ts.SyntaxKind.NullKeyword
  );
}

/** The literal parts of a name; undefined for anything that is not a text. */
function literalText(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join("…");
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const parts = [literalText(node.left), literalText(node.right)];
    return parts.every((part) => part === undefined) ? undefined : parts.map((part) => part ?? "…").join("");
  }
  return undefined;
}
