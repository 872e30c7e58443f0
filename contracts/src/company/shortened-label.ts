import {
  ARTICLE,
  CLAUSE_WORDS,
  LABEL_WORDS_MAX,
  labelRefusal,
  PERSONS,
  tidyLabel,
} from './label.ts'

/** Words with which a clause begins or goes on, and no name. */
const CONNECTING = new Set(
  `${CLAUSE_WORDS} ${PERSONS} what how why where and but or so as than then there here not no only also very too`
    .toLowerCase()
    .split(' '),
)
const BEING = new Set('is are was were am be been being'.split(' '))
/** After these a thing may be named; after “we” or “can”, what is done. */
const NAMING = new Set(
  'has have had get gets got because just maybe if when where and but or so as than then'.split(
    ' ',
  ),
)
/** At the end of a name they hang in the air. */
const HANGING =
  /(?:\s+(?:of|in|on|at|for|to|by|with|from|per|a|an|the|our|my|your|their|its|\d\S*))+$/i

/** A name made of somebody's sentence: its first noun phrase, cut to a name's length. Null where none is in it: what follows "they are" says how it is, not what. */
export function shortenedLabel(sentence: string): string | null {
  const clauses = tidyLabel(sentence).split(/["“”„«»!?;:,()\n]+|\.(?:\s|$)/)
  for (const clause of clauses) {
    const name = runsIn(clause).map(nameOf).find(isName)
    if (name) return name
  }
  return null
}

type Run = { words: string[]; before: string | null }

/** Words that stand together, between those that connect. */
function runsIn(clause: string): Run[] {
  const runs: Run[] = [{ words: [], before: null }]
  for (const word of clause.split(' ').filter(Boolean))
    if (CONNECTING.has(word.toLowerCase())) runs.push({ words: [], before: word.toLowerCase() })
    else runs.at(-1)!.words.push(word)
  return runs.filter(({ words, before }) => words.length > 0 && mayName(words, before))
}

/** “They are cheap” says how it is; “it is the old kiln”, what. */
function mayName(words: readonly string[], before: string | null): boolean {
  if (before === null || NAMING.has(before)) return true
  return BEING.has(before) && words.length > 1
}

function nameOf({ words }: Run): string {
  const isLed = ARTICLE.test(`${words.slice(0, 2).join(' ')} `)
  const short = words.slice(0, LABEL_WORDS_MAX + (isLed ? 1 : 0)).join(' ')
  return tidyLabel(short.replace(HANGING, ''))
}

const isName = (text: string): boolean => labelRefusal(text) === null && /\p{L}{2}/u.test(text)
