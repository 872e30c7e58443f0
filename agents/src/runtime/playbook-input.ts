import { MESSAGE_MAX } from '@sextant/contracts/limits'
import { knowledgeFor } from '../knowledge/knowledge-for.ts'
import type { Fact, PlaybookInput } from '../strategy/framework.ts'
import { factsOf } from './facts.ts'
import type { Known } from './known.ts'

/** Profile, insights and everything said in this thread, as the playbooks take it. */
export function playbookInput(
  input: Pick<Known, 'profile' | 'insights' | 'thread' | 'today'>,
): PlaybookInput {
  const facts: Fact[] = factsOf(input)
  const text = [
    input.profile.companyName,
    input.profile.description,
    ...facts.map(fact => fact.value),
  ]
    .join('\n')
    .slice(0, MESSAGE_MAX)
  return {
    profile: input.profile,
    facts,
    knowledge: knowledgeFor({ industry: input.profile.industry, text }),
    today: input.today,
  }
}
