import type { OutputEdit } from '@sextant/contracts/agent-outputs/routes'
import type { StrategyDeliverable } from '@sextant/contracts/strategy/deliverable'
import type { ReactNode } from 'react'
import type { DeepPartial } from './deep-partial.ts'

type FrameworkDrawingProps = {
  deliverable: DeepPartial<StrategyDeliverable>
  onEdit?: (edits: OutputEdit[]) => void
  busy?: boolean
  sourceMarks: (numbers: number[]) => ReactNode
}

const words = (key: string) => key.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/^./, first => first.toUpperCase())
type Found = { text: string; sources: number[] }

function claimsIn(value: unknown): Found[] {
  if (typeof value !== 'object' || value === null) return []
  const text: unknown = Reflect.get(value, 'text')
  const sources: unknown = Reflect.get(value, 'sources')
  if (typeof text === 'string') return [{ text, sources: Array.isArray(sources) ? sources.filter(n => typeof n === 'number') : [] }]
  return Object.values(value).flatMap(claimsIn)
}

/** The statements of a framework's body, group by group. */
export function FrameworkDrawing({ deliverable, sourceMarks }: FrameworkDrawingProps) {
  const groups = Object.entries(deliverable.body ?? {}).map(([key, value]) => ({ key, claims: claimsIn(value) })).filter(({ claims }) => claims.length > 0)
  return (
    <div className="grid gap-px border border-line-strong bg-line md:grid-cols-2">
      {groups.map(({ key, claims }) => (
        <section key={key} className="min-w-0 bg-surface px-4 py-3.5">
          <h3 className="font-semibold">{words(key)}</h3>
          <ul className="mt-2">{claims.map((claim, index) => <li key={index} className="border-t border-line py-2 break-words">{claim.text}{sourceMarks(claim.sources)}</li>)}</ul>
        </section>
      ))}
    </div>
  )
}
