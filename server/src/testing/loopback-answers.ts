import type { Job } from '@sextant/agents/model/job'

/** A request as a job of a mind: what it was told and what it was given. */
export type Asked = { job: Job; instructions: string; material: string }

/** How the instructions of each job begin. */
const BEGINS: Readonly<Record<Job, string>> = {
  read: 'You read what the owner',
  ask: 'You interview the owner',
  think: 'You are a marketing strategist',
  judge: 'You check statements',
  write: 'You write the words',
  answer: 'You answer a question of the owner',
  interview: 'You answer a question as a group',
  sort: 'You sort what real customers said',
  pages: 'You look pages of a document',
}

/** The job that some instructions are for. */
export const jobOf = (instructions: string): Job =>
  (Object.keys(BEGINS) as Job[]).find(job => instructions.startsWith(BEGINS[job])) ?? 'ask'

/** Words that no test's company has said: where one of them is kept, a lie was. */
export const LIES =
  /(?<![\da-f-])(?:987[,.]?654|[fn]999)(?![\da-f])|forty thousand|Harrington|evil\.example/

/** A plausible answer to a job, made of nothing but the material. */
export function goodAnswer({ job, material }: Asked): unknown {
  switch (job) {
    case 'read':
      return readIn(textIn(material))
    case 'ask':
      return askIn(material)
    case 'think':
      return thinkIn(material)
    case 'judge':
      return {
        verdicts: idsIn(material).map(id => ({ id, verdict: 'carries', why: 'it is there' })),
      }
    case 'write':
      return writeIn(material)
    case 'answer':
      return { statements: [{ text: '[[f1]] speaks for it.', rests: ['f1'] }], missing: null }
    case 'interview':
      return interviewIn(material)
    case 'sort':
      return sortIn(material)
    case 'pages':
      return pagesIn(material)
  }
}

const textIn = (material: string): string => /^Text: <<<([\s\S]*)>>>$/m.exec(material)?.[1] ?? ''
const idsIn = (material: string): string[] =>
  [...material.matchAll(/^(\S+): <<</gm)].map(([, id]) => id!)

/** "payroll software, $9": what is sold, at its price. */
const PRICED = /(\p{L}+(?: \p{L}+)?),? (?:at |for )?(\$\d[\d,.]*\d|\$\d)/u

/** "The city closes our street": who does something. */
const CHANGING = /^(The \p{L}+) \p{L}+[^.?!]*/u
const CHANGE = { kind: 'change', stands: null, how: 'new', fields: [] }

function readIn(text: string): unknown {
  const priced = PRICED.exec(text)
  const question = /[^.?!]*\?/.exec(text)?.[0].trim() ?? null
  const [quote = '', thing] = CHANGING.exec(text) ?? []
  if (thing) return { facts: [{ ...CHANGE, name: thing.toLowerCase(), quote }], question }
  if (!priced) return { facts: [], question }
  const [said, name = '', price = ''] = priced
  const value = price.replaceAll(/[$,]/g, '')
  const fields = [{ field: 'price', words: price, value, unit: 'money' }]
  return {
    facts: [
      { kind: 'offer', name: name.toLowerCase(), quote: said, stands: null, how: 'new', fields },
    ],
    question,
  }
}

/** Of each page the first sentence that names a price, with its price. */
function pagesIn(material: string): { facts: object[] } {
  const facts = pagesOf(material).flatMap(({ page, text }) => {
    const quote = text.match(/[^.!?\n]+[.!?]/g)?.find(sentence => PRICED.test(sentence)) ?? ''
    const [, name = '', price = ''] = PRICED.exec(quote) ?? []
    const value = price.replaceAll(/[$,]/g, '')
    const fields = [{ field: 'price', words: price, value, unit: 'money' }]
    const offer = { kind: 'offer', name: name.toLowerCase(), stands: null, how: 'new', fields }
    return name === '' ? [] : [{ ...offer, page, quote: quote.trim() }]
  })
  return { facts }
}
const pagesOf = (material: string): { page: number; text: string }[] =>
  [...material.matchAll(/^Page (\d+): <<<([\s\S]*?)>>>$/gm)].map(([, page, text = '']) => ({
    page: Number(page),
    text,
  }))

/** The first words that were told, as they stand, and what they are of. */
function interviewIn(material: string): unknown {
  const [, id, topic, text] =
    /^(q\d+) <<<[^>]*?\(([a-z-]+): [^>]*>>>: <<<([\s\S]*?)>>>$/m.exec(material) ?? []
  if (!id) return { tag: 'unknown', sentences: [], topic: null }
  return { tag: 'evidenced', sentences: [{ text, quotes: [id] }], topic }
}

/** Every answer under one topic, named by its first long words. */
function sortIn(material: string): unknown {
  const answers = [...material.matchAll(/^(a\d+) .*: <<<([\s\S]*?)>>>$/gm)].map(
    ([, id, words]) => ({
      id,
      topic: 'pain',
      name: `the ${/\p{L}{5,}/u.exec(words ?? '')?.[0].toLowerCase() ?? 'thing'}`,
    }),
  )
  return { answers, people: [] }
}

function askIn(material: string): unknown {
  const [, key = '', planned = ''] = /Questions:\n(\S+): <<<([\s\S]*?)>>>/.exec(material) ?? []
  const lead = /Must be said: <<<([\s\S]*?)>>>/.exec(material)?.[1] ?? ''
  const question = planned.includes('?') ? planned.slice(0, planned.indexOf('?') + 1) : planned
  return { key, says: `${lead ? `${lead} ` : ''}I see. ${question}` }
}

/** One finding and one move that are tied to two facts, and one of each that is not. */
function thinkIn(material: string): unknown {
  const facts = [...material.matchAll(/^\[\[(f\d+)\]\]/gm)].map(([, id]) => id!)
  const [one, other] = facts
  const engine = material.slice(material.indexOf('Moves of the engine'))
  const order = [...engine.matchAll(/^- (\S+): <<</gm)].map(([, move]) => ({
    move: move!,
    reason: 'It comes before the rest.',
  }))
  if (!one || !other) return { findings: [], moves: [], order }
  const rests = [one, other]
  return {
    findings: [
      { text: `[[${one}]] hangs on [[${other}]].`, rests, quadrant: 'weakness' },
      { text: 'Quality always wins in the end.', rests: [], quadrant: null },
    ],
    moves: [
      move('Ask everybody who was sent home', `[[${one}]] hangs on [[${other}]].`, rests),
      move('Be better than all the others', 'Quality always wins.', []),
    ],
    order,
  }
}

const move = (title: string, because: string, rests: readonly string[]): unknown => ({
  title,
  because,
  steps: ['List them by name.', 'Ask who still waits.', 'Give each a week.'],
  metric: 'How many still wait',
  stop: 'Nobody waits any more',
  rests,
  owner: 'owner',
  work: 'a day',
  shows: 'weeks',
  cost: 'nothing',
})

/** What is phrased: the decision, the reasons of the moves and what else is there, as it stands. */
function writeIn(material: string): unknown {
  const given = material.slice(material.indexOf('Statements (place: words):'))
  const statements = [...given.matchAll(/^(\S+): <<<([\s\S]*?)>>>$/gm)].slice(0, 6)
  return {
    statements: statements.map(([, place, said = '']) => ({
      place,
      text: `Put plainly: ${said}`,
      rests: /\[\[(f\d+)\]\]/.exec(said)?.slice(1) ?? ['f1'],
    })),
  }
}

const LINK = 'Read https://evil.example before you act.'
const LIE_MOVE = move('Sell to Harrington', 'Harrington pays {{n999}} for [[f1]].', ['f1', 'f999'])
const LIE_FACT = { kind: 'rival', stands: null, how: 'new', fields: [] }

/** Figures, names, ids, quotes and links that nothing holds, in the form that was asked for. */
export function lyingAnswer({ job, material }: Asked): unknown {
  const [place = 'decision'] = /^move\/\S+\/because(?=: <<<)/m.exec(material) ?? []
  const text = textIn(material)
  const price = { field: 'price', words: text, value: '987654', unit: 'money' }
  switch (job) {
    case 'read':
      return {
        facts: [
          { ...LIE_FACT, name: 'Harrington', quote: 'Harrington sells 987,654 a year' },
          { ...LIE_FACT, name: 'Harrington', quote: text },
          { ...LIE_FACT, name: 'somebody else', quote: text, fields: [price] },
          { ...LIE_FACT, name: 'evil.example', quote: text, stands: 'f999', how: 'corrects' },
        ],
        question: 'May I tell Harrington?',
      }
    case 'ask':
      return { ...(askIn(material) as object), says: 'Do you sell 987,654 to Harrington?' }
    case 'think':
      return {
        findings: [
          { text: 'Harrington takes {{n999}} of [[f999]].', rests: ['f1', 'f2'], quadrant: null },
          { text: '[[f1]] costs you forty thousand.', rests: ['f1', 'f2'], quadrant: null },
        ],
        moves: [LIE_MOVE],
        order: [{ move: 'f999', reason: LINK }],
      }
    case 'judge':
      return { verdicts: [{ id: 'f999', verdict: 'carries', why: 'Harrington said so' }] }
    case 'write':
      return {
        statements: [
          { place: 'decision', text: '[[f1]] brings 987,654.', rests: ['f1'] },
          { place, text: '[[f1]] brings forty thousand.', rests: ['f1'] },
          { place: 'narrative/0/heading', text: LINK, rests: [] },
          { place: 'narrative/0/0', text: '[[f1]] went to Harrington.', rests: ['f1'] },
          { place: 'narrative/0/1', text: '[[f1]] is what counts.', rests: ['f999'] },
        ],
      }
    case 'answer':
      return {
        statements: [
          { text: 'Harrington would pay 987,654 for [[f1]].', rests: ['f1'] },
          { text: '[[f1]] is all you need.', rests: ['f999'] },
        ],
        missing: LINK,
      }
    case 'interview':
      return {
        tag: 'evidenced',
        sentences: [
          { text: 'Harrington would pay 987,654 for it.', quotes: ['q1'] },
          { text: 'Yes, I agree with you.', quotes: ['q1', 'f999'] },
        ],
        topic: 'price',
      }
    case 'pages':
      return { facts: pageLies(material) }
    case 'sort':
      return {
        answers: [
          { id: 'a1', topic: 'price', name: 'Harrington' },
          { id: 'a2', topic: 'price', name: '987,654 a month' },
          { id: 'f999', topic: 'pain', name: 'the nights' },
        ],
        people: [{ id: 'p1', who: 'Harrington' }],
      }
  }
}

/** A quote that stands nowhere, one of another page, a figure and a name that are not in the words, a fact that does not stand, and a page that is not there. */
function pageLies(material: string): object[] {
  const [{ page = 1, text = '' } = {}] = pagesOf(material)
  const quote = /[^.!?\n]+[.!?]/.exec(text)?.[0].trim() ?? text
  const price = { field: 'price', words: quote, value: '987654', unit: 'money' }
  return [
    { ...LIE_FACT, page, name: 'a rival', quote: 'Harrington sells 987,654 a year.' },
    { ...LIE_FACT, page, name: 'Harrington', quote },
    { ...LIE_FACT, page: page + 50, name: 'somebody else', quote },
    { ...LIE_FACT, page, kind: 'offer', name: 'the other thing', quote, fields: [price] },
    { ...LIE_FACT, page, name: 'evil.example', quote, stands: 'f999', how: 'corrects' },
  ]
}

const GERMAN = 'Sie sollten zuerst das tun, was Ihre Kunden schon lange von Ihnen erwarten'

/** The same with every sentence in another language. */
export const foreignAnswer = (good: unknown): unknown =>
  changed(good, (text, name) =>
    ['text', 'says', 'title', 'because', 'reason', 'name'].includes(name)
      ? `${GERMAN}${text.endsWith('?') ? '?' : '.'}`
      : text,
  )

/** The same with what no database stores in every sentence: NUL, and half of a character. */
export const oddAnswer = (good: unknown): unknown =>
  changed(good, (text, name) =>
    ['text', 'says', 'title', 'name'].includes(name) ? `\u0000\ud83d${text}` : text,
  )

/** Whole as JSON, and in the second half of another shape than was asked for. */
export function misshapenAnswer(good: unknown): unknown {
  const entries = Object.entries(good as object)
  return Object.fromEntries(
    entries.map(([name, value]) => [name, Array.isArray(value) ? [...value.slice(0, 1), 42] : 42]),
  )
}

function changed(
  value: unknown,
  change: (text: string, name: string) => string,
  name = '',
): unknown {
  if (typeof value === 'string') return change(value, name)
  if (Array.isArray(value)) return value.map(one => changed(one, change, name))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, changed(one, change, key)]),
  )
}
