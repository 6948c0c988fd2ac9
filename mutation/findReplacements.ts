import ts from 'typescript';

/** A part of the text of a node, and what may stand in its place. */
export interface Replacement {
  readonly start: number;
  readonly before: string;
  readonly after: string;
}

const OPERATORS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
};
const EQUALITY: ReadonlySet<string> = new Set(['===', '!==']);

/** What may stand in place of this node, or of the operator between its sides. */
export function findReplacements(node: ts.Node): Replacement[] {
  if (ts.isNumericLiteral(node)) return changeNumber(node);
  if (ts.isBinaryExpression(node)) return changeOperator(node);
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
    return isKey(node) ? [] : [replace(node, node.text === '' ? "'mutant'" : "''")];
  }
  if (ts.isTemplateExpression(node)) return [replace(node, "''")];
  if (ts.isArrayLiteralExpression(node) && node.elements.length > 0) {
    return isTarget(node) ? [] : [replace(node, '[]')];
  }
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [replace(node, 'false')];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [replace(node, 'true')];
  return negateCondition(node);
}

/** By one, up and down: a limit is tested where both tests of its neighbours fail. */
function changeNumber(node: ts.NumericLiteral): Replacement[] {
  const value = Number(node.text);
  if (!Number.isInteger(value)) {
    return [replace(node, String(2 * value)), replace(node, '0')];
  }
  const up = replace(node, String(value + 1));
  return value === 0 ? [up] : [up, replace(node, String(value - 1))];
}

function changeOperator(node: ts.BinaryExpression): Replacement[] {
  const after = OPERATORS[node.operatorToken.getText()];
  return after === undefined ? [] : [replace(node.operatorToken, after)];
}

/** Of an equality there is this mutant already, and `!` is only taken away. */
function negateCondition(node: ts.Node): Replacement[] {
  if (ts.isPrefixUnaryExpression(node)) {
    return node.operator === ts.SyntaxKind.ExclamationToken
      ? [replace(node, node.operand.getText())]
      : [];
  }
  const condition = conditionOf(node);
  if (!condition || isNegatedElsewhere(condition)) return [];
  return [replace(condition, `!(${condition.getText()})`)];
}

function conditionOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isIfStatement(node)) return node.expression;
  return ts.isConditionalExpression(node) ? node.condition : undefined;
}

function isNegatedElsewhere(condition: ts.Expression): boolean {
  return (
    (ts.isPrefixUnaryExpression(condition) &&
      condition.operator === ts.SyntaxKind.ExclamationToken) ||
    (ts.isBinaryExpression(condition) && EQUALITY.has(condition.operatorToken.getText()))
  );
}

/** The name of a property or of a member, which is no value. */
function isKey(node: ts.Node): boolean {
  const {parent} = node;
  return (
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    ts.isElementAccessExpression(parent)
  );
}

/** `[a, b] = [b, a]`: the left side names where the values go. */
function isTarget(node: ts.ArrayLiteralExpression): boolean {
  const {parent} = node;
  return (
    ts.isBinaryExpression(parent) &&
    parent.left === node &&
    parent.operatorToken.kind === ts.SyntaxKind.EqualsToken
  );
}

function replace(node: ts.Node, after: string): Replacement {
  return {start: node.getStart(), before: node.getText(), after};
}
