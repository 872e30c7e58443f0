import type { Messaging } from '@sextant/contracts/marketing-strategy/messaging'
import { type DeepPartial, present } from '@sextant/drawings/deep-partial'
import { InlineClaim } from '../editing/inline-text.tsx'

type House = DeepPartial<Messaging> | undefined

/** The promise under a roof, its pillars with what shows them, and a word to each group. */
export function HousePart({ messaging }: { messaging: House }) {
  return (
    <div className="grid gap-3">
      <Roof messaging={messaging} />
      <div className="grid auto-cols-fr gap-3 @2xl:grid-flow-col">
        {present(messaging?.pillars).map((pillar, index) => (
          <Pillar key={pillar.fact ?? index} pillar={pillar} index={index} />
        ))}
      </div>
      {messaging?.open && (
        <p className="text-caption text-ink-2">
          <InlineClaim
            prose
            check
            claim={messaging.open}
            path={['body', 'messaging', 'open']}
            label="What the house lacks"
          />
        </p>
      )}
      <Variants messaging={messaging} />
    </div>
  )
}

function Roof({ messaging }: { messaging: House }) {
  return (
    <div className="text-center @max-2xl:border @max-2xl:border-line-strong @max-2xl:bg-surface @max-2xl:p-4">
      <svg
        viewBox="0 0 900 44"
        preserveAspectRatio="none"
        aria-hidden
        className="h-10 w-full fill-none stroke-line-strong @max-2xl:hidden"
      >
        <path vectorEffect="non-scaling-stroke" d="M1 43.5 450 1l449 42.5" />
      </svg>
      <p className="book text-title leading-8 max-md:text-read" data-first>
        <InlineClaim
          prose
          claim={messaging?.promise}
          path={['body', 'messaging', 'promise']}
          label="Promise"
        />
      </p>
    </div>
  )
}

type PillarProps = { pillar: DeepPartial<Messaging['pillars'][number]>; index: number }

function Pillar({ pillar, index }: PillarProps) {
  const path = ['body', 'messaging', 'pillars', index] as const
  return (
    <section className="min-w-0 border border-line-strong bg-surface px-4 py-3">
      <h3 className="font-semibold">
        <InlineClaim
          prose
          claim={pillar.claim}
          path={[...path, 'claim']}
          label={`Pillar ${index + 1}`}
        />
      </h3>
      <ul>
        {present(pillar.proofs).map((proof, at) => (
          <li key={at} className="mt-2 border-t border-line pt-2">
            <InlineClaim
              prose
              check
              claim={proof}
              path={[...path, 'proofs', at]}
              label={`Proof ${at + 1} of pillar ${index + 1}`}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Variants({ messaging }: { messaging: House }) {
  const variants = present(messaging?.variants)
  if (variants.length === 0) return null
  return (
    <dl className="border border-line-strong bg-surface px-4">
      {variants.map(({ fact, who, line }, index) => (
        <div key={fact ?? index} className="border-b border-line py-2.5 last:border-b-0">
          <dt className="cap">To {who?.text?.replace(/^./, first => first.toLowerCase())}</dt>
          <dd>
            <InlineClaim
              prose
              check
              claim={line}
              path={['body', 'messaging', 'variants', index, 'line']}
              label={`What one says to group ${index + 1}`}
            />
          </dd>
        </div>
      ))}
    </dl>
  )
}
