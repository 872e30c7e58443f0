import { sizeOf, type Token } from './tokens.ts'
import { classesOf } from './word-classes.ts'
import { farOf, stemOf, verbsAround } from './words-around.ts'

/** What is seen around a figure: the words and figures beside it, what its sentence and its clause say, what the figures before it were (`roles`), and what was asked. */
export function roleSigns(
  all: readonly Token[],
  place: number,
  roles: readonly string[],
  asked: string,
): string[] {
  const from = Math.max(0, place - FAR)
  const tokens = all.slice(from, place + FAR)
  const at = place - from
  const { form, figure } = tokens[at]!
  const verbs = verbsAround(tokens, at)
  const role = roles.at(-1) ?? 'first'
  const clause = clauseWords(tokens, at)
  return [
    'always',
    `form ${form}`,
    `${form} ${sizeOf(figure!)}`,
    ...ownSigns(tokens[at]!),
    ...besideSigns(tokens, at),
    ...verbs,
    ...verbs.map(verb => `${form} ${verb}`),
    `role ${role}`,
    `role ${role} ${form}`,
    `role ${role} ${fromLast(tokens, at)}`,
    `roles ${roles.at(-2) ?? 'first'} ${role}`,
    ...clause,
    ...clause.map(word => `${figure!.kind} ${word}`),
    ...classesNear(tokens, at),
    ...sentenceWords(tokens, at),
    `next ${nextFigure(tokens, at)}`,
    `asked ${asked}`,
    `asked ${asked} ${form}`,
  ]
}

/** Tokens on either side that are looked at: no text is so long that it takes longer for each of its figures. */
const FAR = 60

function ownSigns({ form, figure }: Token): string[] {
  const { noun, of, signed } = figure!
  const counted = noun
    ? ['counted', `noun ${stemOf(noun.toLowerCase())}`, `${form} counted`]
    : [`${form} bare`]
  return [...counted, ...(of ? ['part of'] : []), ...(signed ? [`signed ${signed}`] : [])]
}

function besideSigns(tokens: readonly Token[], at: number): string[] {
  const { form } = tokens[at]!
  const near = (step: number): string => tokens[at + step]?.form ?? '<end>'
  const stem = (step: number): string => stemOf(near(step))
  return [
    `-1 ${near(-1)}`,
    `-2 ${near(-2)}`,
    `-3 ${near(-3)}`,
    `+1 ${stem(1)}`,
    `+2 ${stem(2)}`,
    `+3 ${stem(3)}`,
    `${form} -1 ${near(-1)}`,
    `${form} +1 ${stem(1)}`,
    `-2-1 ${near(-2)} ${near(-1)}`,
    `-3-2-1 ${near(-3)} ${near(-2)} ${near(-1)}`,
    `+1+2 ${near(1)} ${near(2)}`,
    `-1+1 ${near(-1)} ${near(1)}`,
  ]
}

const MARKS = new Set(['and', 'but', ';', ',', '-', '–'])
const isMark = ({ tag, form }: Token): boolean =>
  tag === 'PUNCT' || tag === 'BREAK' || MARKS.has(form)

/** How far back the last figure is, and whether something stands between. */
function fromLast(tokens: readonly Token[], at: number): string {
  const last = tokens.findLastIndex((token, other) => other < at && token.figure !== undefined)
  if (last === -1) return 'none'
  if (tokens[last]!.sentence !== tokens[at]!.sentence) return 'new sentence'
  const isCut = tokens.slice(last + 1, at).some(isMark)
  return `${farOf(at - last)} ${isCut ? 'cut' : 'joined'}`
}

function nextFigure(tokens: readonly Token[], at: number): string {
  const next = tokens.findIndex((token, other) => other > at && token.figure !== undefined)
  if (next === -1 || tokens[next]!.sentence !== tokens[at]!.sentence) return 'none'
  return `${tokens[next]!.form} ${farOf(next - at)}`
}

/** Words up to the next mark on either side. */
function clauseWords(tokens: readonly Token[], at: number): string[] {
  const from = tokens.findLastIndex((token, other) => other < at && isMark(token)) + 1
  const mark = tokens.findIndex((token, other) => other > at && isMark(token))
  const to = mark === -1 ? tokens.length : mark
  const words = (some: readonly Token[]): string[] =>
    some.filter(({ figure }) => !figure).map(({ form }) => stemOf(form))
  return [
    ...new Set([
      ...words(tokens.slice(Math.max(from, at - CLAUSE), at)).map(word => `before ${word}`),
      ...words(tokens.slice(at + 1, Math.min(to, at + CLAUSE))).map(word => `behind ${word}`),
    ]),
  ]
}
const CLAUSE = 12

function sentenceWords(tokens: readonly Token[], at: number): string[] {
  const { sentence } = tokens[at]!
  const own = tokens.filter(
    token => token.sentence === sentence && !token.figure && token.form.length > 1,
  )
  return [...new Set(own.map(({ form }) => `said ${stemOf(form)}`))]
}

/** The classes of the words around, each once a side, with how near they stand. */
function classesNear(tokens: readonly Token[], at: number): string[] {
  const { form, sentence } = tokens[at]!
  const found = new Set<string>()
  const see = (side: string, other: Token | undefined, step: number): void => {
    if (other?.sentence !== sentence) return
    for (const name of classesOf(other.form)) {
      found.add(`class ${side} ${name}`)
      found.add(`class ${side} ${name} ${form}`)
      if (step <= 2) found.add(`class next ${side} ${name}`)
      if (step <= 4) found.add(`class near ${side} ${name} ${form}`)
    }
  }
  for (let step = 1; step <= CLASSES_NEAR; step += 1) {
    see('before', tokens[at - step], step)
    see('behind', tokens[at + step], step)
  }
  return [...found]
}
const CLASSES_NEAR = 8
