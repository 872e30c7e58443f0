import type { FigureRef, ModelWork } from '@sextant/contracts/model-work'
import type { Deliverable } from '@sextant/contracts/stored-deliverable'
import type { Drafted } from '../../draft.ts'
import {
  figureOfField,
  type Glossary,
  type GlossaryFigure,
  glossaryOf,
  ledgerFigure,
  numbersLeft,
  wordsOfClaim,
} from './glossary.ts'
import { placesOf } from './places.ts'

/** What the ids in a model's words stand for by now: facts that are gone and figures that come about otherwise are missing, and the words that show them fall. */
export function standingGlossary(
  drafted: Drafted,
  work: Pick<ModelWork, 'figures' | 'facts'>,
  shown: Deliverable = drafted.deliverable,
): Glossary {
  const fresh = glossaryOf(drafted.desk, shown)
  const facts = Object.entries(work.facts).flatMap(([alias, id]) => {
    const fact = Object.values(fresh.facts).find(one => one.id === id)
    return fact ? [[alias, fact] as const] : []
  })
  const figures = Object.entries(work.figures).flatMap(([alias, ref]) => {
    const figure = figureNow(ref, { desk: drafted.desk, deliverable: shown }, fresh)
    return figure ? [[alias, { ref, ...figure }] as const] : []
  })
  return {
    facts: Object.fromEntries(facts),
    figures: Object.fromEntries(figures),
    names: fresh.names,
  }
}

function figureNow(
  ref: FigureRef,
  { desk, deliverable }: Pick<Drafted, 'desk' | 'deliverable'>,
  fresh: Glossary,
): Omit<GlossaryFigure, 'ref'> | undefined {
  switch (ref.of) {
    case 'ledger': {
      const figure = ledgerFigure(ref, desk.kit.ledger)
      return figure && { display: figure.display, rests: figure.rests }
    }
    case 'fact': {
      const fact = desk.company.facts.find(one => one.id === ref.fact)
      return fact && figureOfField(desk, fact, ref.attribute)
    }
    case 'words': {
      const place = placesOf(deliverable).find(one => one.place === ref.place)
      const display = place && numbersLeft(wordsOfClaim(place.claim, deliverable), fresh)[ref.at]
      return display === undefined ? undefined : { display, rests: [] }
    }
  }
}
