import type { Understood } from '@sextant/contracts/quick-start/understood'
import { useState } from 'react'
import { useReadTried } from '@/features/quick-start/api/understanding.ts'
import {
  figuresIn,
  isLater,
  type KeptFact,
  keptFacts,
  laterFacts,
  periodIn,
} from '@/features/quick-start/kept-facts.ts'
import { namesIn, type TypedNames } from '@/features/quick-start/names.ts'
import { fieldOfRole, type KeptFigure, keptFigures, NO_ROLE } from '@/features/quick-start/roles.ts'
import type { QuickStartAnswers } from '@/features/quick-start/steps.ts'

/** What stands on the page of names: what was typed, what is kept of what was understood, and what its numbers are. */
export type Named = {
  typed: TypedNames
  facts: readonly KeptFact[]
  figures: readonly KeptFigure[]
  /** The words about earlier attempts that were read already. */
  triedRead: string
}

function firstNamed(answers: QuickStartAnswers, understood: Understood): Named {
  const facts = keptFacts(understood)
  const special = facts.find(({ kind, isKept }) => kind === 'strength' && isKept)
  return {
    facts,
    figures: keptFigures(understood, facts),
    triedRead: '',
    typed: {
      names: namesIn(answers, understood.facts),
      figures: figuresIn(facts),
      per: periodIn(facts),
      special: special?.label ?? '',
      bought: understood.boughtAs ?? '',
      stuck: '',
      tried: '',
    },
  }
}

/** The state of the page of names. `soFar`: what stood there before somebody went back to the questions. */
export function useNaming(
  answers: QuickStartAnswers,
  clientId: string | null,
  understood: Understood,
  soFar: Named | null,
) {
  const [named, setNamed] = useState(() => soFar ?? firstNamed(answers, understood))
  const reading = useReadTried()

  /** A number is something else: it leaves the field it stood in and stands in the other. */
  function onRole(figure: KeptFigure, role: string) {
    const [from, to] = [fieldOfRole(figure.role), fieldOfRole(role)]
    const held = figuresIn(named.facts)
    const fields = { ...named.typed.figures }
    if (from && (fields[from] === held[from] || fields[from] === figure.text)) fields[from] = ''
    // What somebody typed there stays.
    if (to && (fields[to] === '' || fields[to] === held[to])) fields[to] = figure.text
    const figures = named.figures.map(one => (one.id === figure.id ? { ...one, role } : one))
    setNamed({ ...named, figures, typed: { ...named.typed, figures: fields } })
  }

  /** Reads what was typed about earlier attempts; whether something new is to be looked at. */
  async function readTried(): Promise<boolean> {
    const tried = named.typed.tried.trim()
    if (tried === named.triedRead) return false
    const { company, goal, audience } = answers
    const read = tried
      ? await reading.save({ clientId, answers: { company, goal, audience, tried } })
      : null
    const { facts, figures } = read?.ok ? inWords(read.answer, tried) : NOTHING_READ
    setNamed({
      ...named,
      triedRead: tried,
      facts: [...named.facts.filter(fact => !isLater(fact)), ...facts],
      figures: [...named.figures.filter(({ id }) => !id.startsWith(LATER)), ...figures],
    })
    return facts.length + figures.length > 0
  }

  return {
    named,
    onFacts: (facts: readonly KeptFact[]) => setNamed({ ...named, facts }),
    onTyped: (typed: TypedNames) => setNamed({ ...named, typed }),
    onRole,
    readTried,
    reading: reading.saving,
  }
}

const LATER = 'later-'
const NOTHING_READ = { facts: [], figures: [] }

/** What was read in these words alone, of all that was read. */
function inWords(understood: Understood, words: string): Pick<Named, 'facts' | 'figures'> {
  const all = laterFacts(understood)
  const facts = all.filter(({ quote }) => words.includes(quote))
  const figures = keptFigures(understood, all)
    .filter(({ quote }) => words.includes(quote))
    .map(figure => {
      const isThere = facts.some(({ id }) => id === figure.place?.fact)
      const kept = { ...figure, id: `${LATER}${figure.id}` }
      return isThere ? kept : { ...kept, place: null, role: NO_ROLE }
    })
  return { facts, figures }
}
