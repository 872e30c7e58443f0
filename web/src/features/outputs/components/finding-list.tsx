import type { Computation, Finding } from '@sextant/contracts/deliverable'
import type { DeepPartial } from '@sextant/drawings/deep-partial'
import { KeptMark, ModelMark } from '@/agents/editing/index.ts'
import { Limb } from '@/ui/patterns/limb.tsx'
import { evidenceWord } from '../evidence-word.ts'
import { Marks } from './marks.tsx'

type Figures = ReadonlyMap<string, DeepPartial<Computation>>

/** What the figures say: each sentence with its sources, how its figures came about, and how sure that is. */
export function FindingList({
  findings,
  computations,
}: {
  findings: readonly (DeepPartial<Finding> | undefined)[]
  computations: readonly (DeepPartial<Computation> | undefined)[]
}) {
  const figures: Figures = new Map(
    computations.flatMap(figure => (figure?.id ? [[figure.id, figure]] : [])),
  )
  return (
    <ol className="@container grid">
      {findings.map((finding, index) => (
        <FindingRow key={`${finding?.rule} ${index}`} finding={finding} figures={figures} />
      ))}
    </ol>
  )
}

function FindingRow({
  finding,
  figures,
}: {
  finding: DeepPartial<Finding> | undefined
  figures: Figures
}) {
  const claim = finding?.claim
  if (!claim?.text) return null
  const computed = (claim.computed ?? []).flatMap(id => (id ? (figures.get(id) ?? []) : []))
  const part = computed.find(isPart)
  const formulas = [...new Set(computed.map(({ formula }) => formula))].filter(Boolean)
  return (
    <li className="grid gap-x-6 gap-y-1.5 border-b border-line py-3 last:border-b-0 @xl:grid-cols-[minmax(0,1fr)_120px]">
      <p className="book max-w-[42em] text-read wrap-anywhere">
        {claim.text}
        <ModelMark claim={claim} />
        <KeptMark claim={claim} />
        <Marks numbers={(claim.sources ?? []).filter(n => n !== undefined)} />
      </p>
      {part && <Part figure={part} />}
      <p className="cap col-start-1 flex flex-wrap gap-x-2.5 wrap-anywhere">
        {formulas.map(formula => (
          <span key={formula}>{formula}</span>
        ))}
        <b className="font-semibold">{evidenceWord(claim.evidence)}</b>
      </p>
    </li>
  )
}

const isPart = ({ unit, value }: DeepPartial<Computation>): boolean =>
  unit === 'percent' && value !== undefined && value > 0 && value <= 1

/** A part of a whole, drawn: the eye has it before the sentence is read. */
function Part({ figure }: { figure: DeepPartial<Computation> }) {
  return (
    <div className="flex items-center gap-2 self-center @max-xl:max-w-40" aria-hidden>
      <Limb value={(figure.value ?? 0) * 100} tone="act" className="flex-1" />
      <strong className="text-caption font-semibold whitespace-nowrap">{figure.display}</strong>
    </div>
  )
}
