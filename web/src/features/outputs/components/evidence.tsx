import type { Check, Computation, Envelope, Source } from '@sextant/contracts/deliverable'
import { CheckIcon, TriangleAlertIcon, WrenchIcon } from 'lucide-react'
import { SourceMark } from '@/ui/patterns/source-mark.tsx'
import {
  Collapsible,
  CollapsibleContent,
  CollapsibleTrigger,
} from '@/ui/primitives/collapsible.tsx'
import { Count } from '@/ui/primitives/tabs.tsx'
import type { DeepPartial } from '@sextant/drawings/deep-partial'
import { useEditing } from '@/agents/editing/index.ts'
import { Origin } from '../source-notes.tsx'
import { Marks } from './marks.tsx'

function Fold({
  title,
  count,
  children,
}: {
  title: string
  count: number
  children: React.ReactNode
}) {
  return (
    <Collapsible className="border-b border-line">
      <CollapsibleTrigger>
        <span>
          {title} <Count className="ml-1">{count}</Count>
        </span>
      </CollapsibleTrigger>
      <CollapsibleContent className="pb-4">{children}</CollapsibleContent>
    </Collapsible>
  )
}

/** The facts used, in the user's words. */
export function Inputs({ inputs }: { inputs: DeepPartial<Envelope['inputs']> }) {
  return (
    <Fold title="Inputs, in your words" count={inputs.length}>
      <dl className="grid gap-3">
        {inputs.map((input, index) => (
          <div key={index}>
            <dt className="text-caption text-ink-3">{input?.label}</dt>
            <dd className="max-w-[44em] wrap-anywhere">
              {input?.value}
              <Marks numbers={input?.sources ?? []} />
            </dd>
          </div>
        ))}
      </dl>
    </Fold>
  )
}

/** Every computed number with its formula and inputs, so that anybody can redo it. */
export function Figures({ figures }: { figures: DeepPartial<Computation[]> }) {
  return (
    <Fold title="Figures and formulas" count={figures.length}>
      <ul className="grid text-caption">
        {figures.map((figure, index) => (
          <li
            key={figure?.id ?? index}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t border-line py-2 first:border-t-0"
          >
            <span className="wrap-anywhere">{figure?.formula}</span>
            <strong className="text-right font-semibold">{figure?.display}</strong>
            <span className="col-span-2 wrap-anywhere text-ink-3">{fromWords(figure)}</span>
          </li>
        ))}
      </ul>
    </Fold>
  )
}

/** The facts that a figure comes from, and numbers given beside them. */
const fromWords = ({ from = [], inputs = {} }: DeepPartial<Computation> = {}): string =>
  [...from, ...Object.entries(inputs).map(([name, value]) => `${name} ${value}`)].join(', ')

/** A rule of a method is named, not quoted: there is nothing to compare. */
function standing({ kind, verified }: DeepPartial<Source>): string {
  if (kind === 'assumption') return ''
  if (kind === 'method') return ' · rule'
  return verified ? ' · quote verified' : ' · not verified'
}

export function Sources() {
  const { sources } = useEditing()
  return (
    <Fold title="Sources" count={sources.size}>
      <ol className="grid gap-3 text-caption text-ink-2">
        {[...sources.values()].map(source => (
          <li key={source.n} className="grid grid-cols-[28px_minmax(0,1fr)] gap-1.5">
            <span className="whitespace-nowrap">
              <SourceMark
                number={source.n ?? 0}
                assumed={source.kind === 'assumption'}
                className="ml-0 align-baseline"
              />
            </span>
            <div className="min-w-0 wrap-anywhere">
              {source.quote && (
                <q className="book block text-body leading-5 text-ink italic">{source.quote}</q>
              )}
              <Origin source={source} />
              {standing(source)}
              {source.check && <span className="block">How to check it: {source.check}</span>}
            </div>
          </li>
        ))}
      </ol>
    </Fold>
  )
}

/** What nothing backs yet, each with the way to find out. */
export function Assumptions() {
  const { sources } = useEditing()
  const assumed = [...sources.values()].filter(source => source.kind === 'assumption')
  return (
    <ul className="grid gap-2.5">
      {assumed.map(source => (
        <li key={source.n} className="grid grid-cols-[28px_minmax(0,1fr)] gap-1.5">
          <span className="whitespace-nowrap">
            <SourceMark number={source.n ?? 0} assumed className="ml-0 align-baseline" />
          </span>
          <span className="max-w-[44em] wrap-anywhere">
            {source.origin && source.origin !== 'Assumption' && (
              <span className="block">{source.origin}</span>
            )}
            <span className="text-ink-2">How to check it: {source.check}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

const STATUS = {
  passed: { icon: <CheckIcon aria-hidden className="mt-0.5 size-3.5 text-good" />, word: 'passed' },
  repaired: {
    icon: <WrenchIcon aria-hidden className="mt-0.5 size-3.5 text-info" />,
    word: 'mended before you saw it',
  },
  shown: {
    icon: <TriangleAlertIcon aria-hidden className="mt-0.5 size-3.5 text-warn" />,
    word: 'failed, left visible',
  },
} as const

export function Checks({ checks }: { checks: DeepPartial<Check[]> }) {
  return (
    <ul className="grid gap-x-6 text-caption">
      {checks.map((check, index) => {
        const { icon, word } = STATUS[check?.status ?? 'shown']
        return (
          <li
            key={check?.id ?? index}
            className="grid grid-cols-[18px_minmax(0,1fr)] gap-1 border-b border-line py-2"
          >
            {icon}
            <span className="wrap-anywhere">
              <strong className="font-semibold">{check?.label}</strong>{' '}
              <span className="text-ink-3">{word}.</span>{' '}
              <span className="text-ink-2">{check?.detail}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
