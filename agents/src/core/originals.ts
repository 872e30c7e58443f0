import type { Company } from '../company/company.ts'
import { measuredAgain } from '../figures/metric-source.ts'
import { PLAYS } from '../plays/plays.ts'
import { TOOL_METHODS } from '../tools.ts'
import { lineOf, methodOrigin } from './book.ts'
import type { Known } from './known.ts'
import type { Profile } from './profile.ts'

/** What sources are compared with: the words and cards of facts by their id, the profile under "profile", the methods of plays. */
export type Originals = {
  texts: ReadonlyMap<string, string>
  /** Every method of the plays and tools, as a source names it. */
  methods: ReadonlySet<string>
  /** What a query over figures comes to now, in the words of its source. */
  measured?: (query: string) => string | null
}

/** Those of a turn: what was said in its thread and noted beside figures as well, and figures measured again. */
export function originalsIn({ company, profile, thread, figures }: Known): Originals {
  const { texts, methods } = originalsOf(company, profile)
  const said = thread.flatMap(({ role, id, text }) =>
    role === 'user' ? [[id, text] as const] : [],
  )
  const noted = figures?.notes.map(({ id, words }) => [id, words] as const) ?? []
  return {
    methods,
    texts: new Map([...texts, ...said, ...noted]),
    measured: query => (figures ? measuredAgain(figures, query) : null),
  }
}

export function originalsOf(company: Company, profile: Profile): Originals {
  const texts = new Map(
    company.facts.map(fact => [fact.id, `${fact.quote}\n${lineOf(company, fact)}`]),
  )
  const { companyName, industry, companySize, description } = profile
  texts.set('profile', `${companyName}\n${industry}\n${companySize} employees\n${description}`)
  const sources = [...PLAYS.map(({ source }) => source), ...TOOL_METHODS]
  const methods = new Set(sources.map(methodOrigin))
  return { texts, methods }
}
