import { present } from '@sextant/drawings/deep-partial'
import type { DeepPartial } from '@sextant/drawings/deep-partial'
import type { FirstPlanBody } from '@sextant/contracts/quick-start/first-plan'
import { PERSON_WORDS } from '@sextant/contracts/quick-start/first-plan-words'
import type { ReactNode } from 'react'
import { Growing } from '@/ui/patterns/growing.tsx'
import { InlineClaim } from '../editing/inline-text.tsx'
import type { ViewProps } from '../view.ts'
import { FirstText } from './first-text.tsx'
import { PlanCalendar } from './plan-calendar.tsx'
import { PlanMoves } from './plan-moves.tsx'
import { shortDay } from '@sextant/contracts/days'

/** The first thirty days on one page: what one is to whom, somebody to picture, what to do, when, and a text to send. */
export default function PlanPage({ body, deliverable }: ViewProps<'first-plan'>) {
  if (!body) return <Growing lines={10} />
  const moves = present(deliverable?.moves)
  // What the moves answer stands with them.
  const reasons = new Set(moves.map(({ because }) => because?.text))
  const computed = present(deliverable?.findings)
    .map((finding, index) => [finding, index] as const)
    .filter(([{ claim }]) => claim?.evidence !== 'told' && !reasons.has(claim?.text))
  return (
    <div className="@container grid gap-10">
      <div className="grid gap-x-14 gap-y-10 @2xl:grid-cols-[7fr_5fr]">
        <Part title="What you are, in one sentence">
          <Positioning body={body} />
        </Part>
        <Part title="One person to picture">
          <Person person={body.person} />
        </Part>
      </div>
      {computed.length > 0 && (
        <Part title="What your figures say">
          <ul className="grid gap-x-10 gap-y-3 @2xl:grid-cols-2">
            {computed.map(([finding, index]) => (
              <li key={index} className="book text-read">
                <InlineClaim
                  prose
                  claim={finding.claim}
                  path={['findings', index, 'claim']}
                  label={`Finding ${index + 1}`}
                />
              </li>
            ))}
          </ul>
        </Part>
      )}
      {moves.length > 0 && (
        <Part title={MOVES_WORDS[moves.length] ?? 'What to do'}>
          <PlanMoves moves={moves} />
        </Part>
      )}
      {present(body.days).length > 0 && (
        <Part title="Your next 30 days">
          <PlanCalendar days={present(body.days)} moves={moves} from={deliverable?.trueOn} />
          {body.leftOut && (
            <p className="mt-3 text-ink-2">
              <InlineClaim
                prose
                claim={body.leftOut}
                path={['body', 'leftOut']}
                label="What is left out"
              />
            </p>
          )}
        </Part>
      )}
      {body.asset && (
        <Part title="Ready to send">
          <div className="grid gap-5">
            <FirstText asset={body.asset} path={['body', 'asset']} />
            {present(body.moreTexts).map((text, index) => (
              <FirstText key={index} asset={text} path={['body', 'moreTexts', index]} />
            ))}
          </div>
        </Part>
      )}
      {present(body.assumptions).length > 0 && (
        <Part title="What is taken for granted">
          <TakenForGranted body={body} />
        </Part>
      )}
    </div>
  )
}

const MOVES_WORDS: readonly string[] = [
  'Nothing to do yet',
  'One thing to do',
  'Two things to do',
  'Three things to do',
]

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0 break-inside-avoid">
      <h2 className="book border-t border-ink pt-2.5 text-read font-[560]">{title}</h2>
      <div className="mt-3">{children}</div>
    </section>
  )
}

type Body = DeepPartial<FirstPlanBody>

function Positioning({ body }: { body: Body }) {
  return (
    <div className="grid gap-3">
      <p className="book text-title leading-8 max-md:text-read">
        <InlineClaim
          prose
          claim={body.positioning}
          path={['body', 'positioning']}
          label="What you are"
        />
      </p>
      {present(body.backing).map((claim, index) => (
        <p key={index} className="book text-read text-ink-2">
          <InlineClaim
            prose
            claim={claim}
            path={['body', 'backing', index]}
            label={`What speaks for it ${index + 1}`}
          />
        </p>
      ))}
    </div>
  )
}

function Person({ person }: { person: Body['person'] }) {
  return (
    <div className="grid gap-3">
      {person?.quote && (
        <p className="book text-read italic">
          <InlineClaim
            prose
            claim={person.quote}
            path={['body', 'person', 'quote']}
            label="Quote"
          />
        </p>
      )}
      <dl className="grid gap-2.5">
        {present(person?.rows).map((row, index) => (
          <div
            key={row.part ?? index}
            className="grid grid-cols-[104px_minmax(0,1fr)] gap-3 border-b border-line pb-2.5 last:border-b-0"
          >
            <dt className="text-caption text-ink-3">{row.part ? PERSON_WORDS[row.part] : ''}</dt>
            <dd>
              <InlineClaim
                prose
                claim={row.claim}
                path={['body', 'person', 'rows', index, 'claim']}
                label={row.part ? PERSON_WORDS[row.part] : 'Part of the person'}
              />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Nobody has said it: what is usual stands in its place until somebody found out. */
function TakenForGranted({ body }: { body: Body }) {
  return (
    <ul className="grid gap-x-10 gap-y-4 @2xl:grid-cols-2">
      {present(body.assumptions).map((assumption, index) => (
        <li key={index} className="grid content-start gap-0.5">
          <p>
            <InlineClaim
              prose
              badge
              claim={assumption.says}
              path={['body', 'assumptions', index, 'says']}
              label={`Assumption ${index + 1}`}
            />
          </p>
          <p className="cap">
            {assumption.check}{' '}
            {assumption.by && (
              <strong className="font-medium text-ink-2">
                {assumption.ownerRole}, by {shortDay(assumption.by)}
              </strong>
            )}
          </p>
          {assumption.ifWrong && <p className="cap">{assumption.ifWrong}</p>}
        </li>
      ))}
    </ul>
  )
}
