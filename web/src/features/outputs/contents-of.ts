import { toolById } from '@sextant/contracts/catalogue'
import type { StoredDeliverable } from '@sextant/contracts/stored-deliverable'

export type ContentsEntry = { id: string; label: string }

/** The parts of a deliverable by the ids that its view gives them. */
export function contentsOf(content: StoredDeliverable): ContentsEntry[] {
  if (content.tool === 'combined')
    return [
      { id: 'decision', label: 'Decision' },
      ...content.parts.map((part, index) => ({
        id: `part-${index}-decision`,
        label: toolById(part.tool).name,
      })),
    ]
  const { name, isPage = false } = toolById(content.tool)
  // A page of its own shows these parts itself.
  const around = isPage
    ? { ...content, findings: [], moves: [], actions: [], wouldChange: [] }
    : content
  return [
    { id: 'decision', label: 'Decision' },
    ...(around.findings.length > 0 ? [{ id: 'findings-h', label: 'What the figures say' }] : []),
    ...(isPage ? [] : [{ id: 'drawing-h', label: name }]),
    ...content.narrative.map((section, index) => ({
      id: `narrative-${index}-h`,
      label: section.heading,
    })),
    ...(around.moves.length > 0 ? [{ id: 'moves-h', label: 'Moves' }] : []),
    ...(around.actions.length > 0 ? [{ id: 'actions-h', label: 'Next actions' }] : []),
    ...(content.wanted.length > 0 ? [{ id: 'wanted-h', label: 'One answer more' }] : []),
    ...(around.wouldChange.length > 0
      ? [{ id: 'would-change-h', label: 'What would change this' }]
      : []),
    ...(!isPage && content.sources.some(source => source.kind === 'assumption')
      ? [{ id: 'assumptions-h', label: 'Assumptions to check' }]
      : []),
    { id: 'evidence-h', label: 'What it rests on' },
  ]
}
