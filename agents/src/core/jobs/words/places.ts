import type { Deliverable } from '@sextant/contracts/stored-deliverable'
import { toolFor } from '../../../tools.ts'
import type { Place } from './place.ts'

/** A finding or a move that a model made: its id stands for the rule or the play. */
export const isModels = (id: string): boolean => id.startsWith('model-')

/** The statements of a deliverable that may be in other words. Of its form, what the engine computed is none of them; a tool names what is. */
export function placesOf(deliverable: Deliverable): Place[] {
  const { decision, findings, moves, actions, tool, body } = deliverable
  return [
    ...(toolFor(tool).places?.(body as never) ?? []),
    { place: 'decision', path: ['decision'], claim: decision },
    ...findingPlaces(findings),
    ...moves.flatMap((move, index) => movePlaces(move, index)),
    ...actions.flatMap(({ what, move }, index) =>
      move ? [{ place: `action/${move}`, path: ['actions', index, 'what'], claim: what }] : [],
    ),
  ]
}

/** Several findings of one rule are told apart by their order. */
function findingPlaces(findings: Deliverable['findings']): Place[] {
  const before = new Map<string, number>()
  return findings.flatMap(({ rule, claim }, index) => {
    const at = before.get(rule) ?? 0
    before.set(rule, at + 1)
    if (isModels(rule)) return []
    return [{ place: `finding/${rule}/${at}`, path: ['findings', index, 'claim'], claim }]
  })
}

function movePlaces({ id, title, because, steps }: Deliverable['moves'][number], index: number) {
  const path = ['moves', index]
  return [
    { place: `move/${id}/title`, path: [...path, 'title'], claim: title },
    { place: `move/${id}/because`, path: [...path, 'because'], claim: because },
    ...steps.map((claim, at) => ({
      place: `move/${id}/step/${at}`,
      path: [...path, 'steps', at],
      claim,
    })),
  ]
}
