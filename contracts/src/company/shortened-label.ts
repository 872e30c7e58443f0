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
  const clauses = tidyLabel(sentence).split(/["“”„«»!?;:()\n]+|,(?!\d)|\.(?:\s|$)/)
  for (const clause of clauses) {
    const name = runsIn(clause)
      .map(nameOf)
      .find(found => found === null || isName(found))
    if (name !== undefined) return name
  }
  return null
}

/** `before` and `behind`: the words that connect it. */
type Run = { words: string[]; before: string | null; behind: string | null }

/** Words that stand together, between those that connect. */
function runsIn(clause: string): Run[] {
  const runs: Run[] = [{ words: [], before: null, behind: null }]
  for (const word of clause.split(' ').filter(Boolean))
    if (CONNECTING.has(word.toLowerCase())) {
      runs.at(-1)!.behind = word.toLowerCase()
      runs.push({ words: [], before: word.toLowerCase(), behind: null })
    } else runs.at(-1)!.words.push(word)
  return runs.filter(({ words, before }) => words.length > 0 && mayName(words, before))
}

/** “They are cheap” says how it is; “it is the old kiln”, what. */
function mayName(words: readonly string[], before: string | null): boolean {
  if (before === null || NAMING.has(before)) return true
  return BEING.has(before) && words.length > 1
}

/** Cut to a name's length; null where the rest says which thing it is and nothing shorter means the same: a contract with the state fund is none with the state. */
function nameOf({ words, behind }: Run): string | null {
  const fit = words.join(' ').replace(HANGING, '')
  const bare = labelRefusal(fit) === 'long' ? withoutInner(fit) : fit
  const all = bare.split(' ')
  const isLed = ARTICLE.test(`${all.slice(0, 2).join(' ')} `)
  const most = LABEL_WORDS_MAX + (isLed ? 1 : 0)
  const isTied = all.some((word, at) => at > 0 && TYING.has(word.toLowerCase()))
  if ((all.length > most && isTied) || (behind !== null && WHO.has(behind))) return null
  return tidyLabel(all.slice(0, most).join(' ').replace(HANGING, ''))
}
/** What follows says which one is meant. */
const TYING = new Set('of with without from for against'.split(' '))
const WHO = new Set('who which that'.split(' '))

/** Whether a name leaves out what says which one it is: “archive” of “archive of painted plates”. */
export function isCutShort(name: string, sentence: string): boolean {
  const at = sentence.toLowerCase().indexOf(name.toLowerCase())
  const next = /^\s(\p{L}+)/u.exec(sentence.slice(at + name.length))?.[1]?.toLowerCase() ?? ''
  return at !== -1 && (TYING.has(next) || WHO.has(next))
}

/** Articles and figures inside a name are left out first: "archive of 4,100 painted plates". */
const withoutInner = (name: string): string =>
  name.replaceAll(/(?<=\S\s)(?:(?:the|an?|our|my|their|his|her|its)|[\d.,’']*\d[\d.,’']*)\s+/gi, '')

const isName = (text: string): boolean => labelRefusal(text) === null && /\p{L}{2}/u.test(text)
