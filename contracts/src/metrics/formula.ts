import jsep from 'jsep'
import { KIND_WORDS, type Kind, kindOf, type Operator } from './kinds.ts'

/** A formula as a tree: numbers, names of measures or metrics, and the four operators. */
export type Formula =
  | { type: 'number'; value: number }
  | { type: 'name'; name: string }
  | { type: 'negative'; of: Formula }
  | { type: 'operation'; operator: Operator; left: Formula; right: Formula }

/** What is wrong with a formula, in words for whoever wrote it. */
export class FormulaError extends Error {}

const OPERATORS: readonly string[] = ['+', '-', '*', '/']
/** Deeper than anybody writes: a tree of thousands of levels would only be a way to break the reader. */
const DEPTH_MAX = 60
export const FORMULA_MAX = 500

/** Reads `spend / clicks * 1000`. Throws FormulaError. */
export function parseFormula(text: string): Formula {
  if (text.length > FORMULA_MAX)
    throw new FormulaError(`A formula may have ${FORMULA_MAX} characters.`)
  return fromNode(parsed(text), DEPTH_MAX)
}

function parsed(text: string): jsep.Expression {
  try {
    return jsep(text.replaceAll('×', '*').replaceAll('÷', '/').replaceAll('−', '-'))
  } catch (error) {
    const { index, description } = error as { index?: number; description?: string }
    throw new FormulaError(
      `It cannot be read at character ${(index ?? 0) + 1}: ${(description ?? 'it ends too early').toLowerCase()}.`,
    )
  }
}

function fromNode(node: jsep.Expression, depth: number): Formula {
  if (depth === 0) throw new FormulaError('It has too many brackets inside each other.')
  const inside = (child: unknown): Formula => fromNode(child as jsep.Expression, depth - 1)
  switch (node.type) {
    case 'Literal':
      return numberOf(node.value)
    case 'Identifier':
      return { type: 'name', name: String(node.name) }
    case 'UnaryExpression':
      return signed(String(node.operator), inside(node.argument))
    case 'BinaryExpression':
      return {
        type: 'operation',
        operator: operatorOf(String(node.operator)),
        left: inside(node.left),
        right: inside(node.right),
      }
    default:
      throw new FormulaError(
        'Only numbers, names of figures, brackets and + − × ÷ go into a formula.',
      )
  }
}

function numberOf(value: unknown): Formula {
  if (typeof value !== 'number' || !Number.isFinite(value))
    throw new FormulaError(`“${String(value)}” is no number.`)
  return { type: 'number', value }
}

function signed(operator: string, of: Formula): Formula {
  if (operator === '-') return { type: 'negative', of }
  if (operator === '+') return of
  throw new FormulaError(`“${operator}” does not go into a formula.`)
}

function operatorOf(operator: string): Operator {
  if (OPERATORS.includes(operator)) return operator as Operator
  throw new FormulaError(`“${operator}” does not go into a formula: use + − × ÷.`)
}

/** Every name that stands in it, each once. */
export function namesIn(formula: Formula): string[] {
  const names = new Set<string>()
  const visit = (part: Formula): void => {
    if (part.type === 'name') names.add(part.name)
    if (part.type === 'negative') visit(part.of)
    if (part.type === 'operation') [part.left, part.right].forEach(visit)
  }
  visit(formula)
  return [...names]
}

/** What a formula comes to: money, a rate, … Throws FormulaError where units do not go together or a name is unknown. */
export function kindOfFormula(
  formula: Formula,
  kindOfName: (name: string) => { kind: Kind; label: string } | null,
): Kind {
  const known = (name: string) => {
    const found = kindOfName(name)
    if (!found) throw new FormulaError(`Nothing is called “${name}”.`)
    return found
  }
  const visit = (part: Formula): Kind => {
    if (part.type === 'number') return 'number'
    if (part.type === 'name') return known(part.name).kind
    if (part.type === 'negative') return visit(part.of)
    const left = visit(part.left)
    const right = visit(part.right)
    const kind = kindOf(part.operator, left, right)
    if (kind) return kind
    throw new FormulaError(refusal(part, left, right, name => known(name).label))
  }
  return visit(formula)
}

const DOING: Record<Operator, string> = {
  '+': 'added',
  '-': 'subtracted',
  '*': 'multiplied',
  '/': 'divided',
}

function refusal(
  { operator, left, right }: Extract<Formula, { type: 'operation' }>,
  leftKind: Kind,
  rightKind: Kind,
  labelOf: (name: string) => string,
): string {
  const named = (part: Formula, kind: Kind): string =>
    part.type === 'name'
      ? `“${labelOf(part.name)}” is ${KIND_WORDS[kind]}`
      : `this part is ${KIND_WORDS[kind]}`
  const words = `${named(left, leftKind)} and ${named(right, rightKind)}: they cannot be ${DOING[operator]}`
  const turned = operator === '/' && leftKind === 'count' && rightKind === 'money'
  const hint = turned ? '. The other way round it is money for each of them.' : '.'
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${hint}`
}

/** The value; null where a figure is missing or a division is by nothing. */
export function evaluate(
  formula: Formula,
  valueOf: (name: string) => number | null | undefined,
): number | null {
  if (formula.type === 'number') return formula.value
  if (formula.type === 'name') return valueOf(formula.name) ?? null
  if (formula.type === 'negative') return negative(evaluate(formula.of, valueOf))
  const left = evaluate(formula.left, valueOf)
  const right = evaluate(formula.right, valueOf)
  if (left === null || right === null) return null
  return calculated(formula.operator, left, right)
}

const negative = (value: number | null): number | null => (value === null ? null : -value)

function calculated(operator: Operator, left: number, right: number): number | null {
  if (operator === '+') return left + right
  if (operator === '-') return left - right
  if (operator === '*') return left * right
  return right === 0 ? null : left / right
}
