import type { ModelWork } from '@sextant/contracts/model-work'
import type { Deliverable } from '@sextant/contracts/stored-deliverable'
import { withModel } from './jobs/apply.ts'
import { toolFor } from '../tools.ts'
import { type Drafted, draftAtDesk } from './draft.ts'
import type { Known } from './known.ts'

/** In the words of the mind that is shown; what a model made is kept either way. Words that so much came after are shown no more by themselves: they would deny it. */
export function freshDraft({ tool, mind, model, writer }: Deliverable, known: Known): Deliverable {
  const drafted = draftAtDesk(toolFor(tool), known) as Drafted
  if (!model) return drafted.deliverable
  const plain = { ...drafted.deliverable, model } as Deliverable
  if (mind === 'built-in') return plain
  const news = newsSince(model, known)
  if (isOutrun(model, news))
    return { ...plain, writer: { ...plain.writer, notice: sayOutrun(news) } }
  const { notice } = writer
  const fresh = withModel(drafted, model)
  return { ...fresh, writer: { ...fresh.writer, notice } }
}

/** Facts that were confirmed and that the model did not know. */
function newsSince({ facts }: ModelWork, { company }: Known): number {
  const known = new Set(Object.values(facts))
  return company.facts.filter(({ id, status }) => status === 'confirmed' && !known.has(id)).length
}

/** So many, and such a part of those that it knew, say something else. */
const NEWS = { least: 4, part: 0.25 }
const isOutrun = ({ facts }: ModelWork, news: number): boolean =>
  Object.keys(facts).length > 0 &&
  news >= NEWS.least &&
  news >= Object.keys(facts).length * NEWS.part

const sayOutrun = (news: number): string =>
  `The language model wrote before ${news} of these facts came, so the built-in words stand. Say “Write it again” in the session, and it writes with them.`
