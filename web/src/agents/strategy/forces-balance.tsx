import { JobsDrawing, jobsHeight } from '@sextant/drawings/jobs-to-be-done'
import { present } from '@sextant/drawings/deep-partial'
import type { JtbdBody, Outcome } from '@sextant/contracts/strategy/jobs-to-be-done'
import { JOB_OUTCOMES, JOBS, SWITCHING_FORCES } from '@sextant/contracts/strategy/counts'
import { Badge } from '@/ui/primitives/badge.tsx'
import type { DeepPartial } from '@sextant/drawings/deep-partial'
import { nextId, ownWords, put, useEditing } from '../editing/editing.tsx'
import { InlineNumber } from '../editing/inline-number.tsx'
import { InlineSelect, steps, words } from '../editing/inline-select.tsx'
import { InlineClaim, InlineText } from '../editing/inline-text.tsx'
import { AddItem, RemoveItem } from '../editing/list-actions.tsx'
import { asShown } from '../editing/number-kinds.ts'
import { PartHeading, type Row, RowTable } from './row-table.tsx'
import { SvgFigure } from '../editing/svg-figure.tsx'

const FORCES = [
  ['push', 'Push', 'away from today', 'P'],
  ['anxiety', 'Anxiety', 'about the new', 'A'],
  ['pull', 'Pull', 'towards the new', 'U'],
  ['habit', 'Habit', 'of the old', 'H'],
] as const

/** The jobs in the buyers' words, the balance of the four forces, and the outcomes by opportunity. */
export default function ForcesBalance({ body }: { body: DeepPartial<JtbdBody> | undefined }) {
  return (
    <>
      <Jobs body={body} />
      <SvgFigure
        drawing={JobsDrawing}
        height={jobsHeight}
        body={body}
        note="Strength 1 to 5 each; push and pull move a buyer, anxiety and habit hold."
      />
      {body?.forces && <Forces forces={body.forces} />}
      <Outcomes body={body} />
    </>
  )
}

function Jobs({ body }: { body: DeepPartial<JtbdBody> | undefined }) {
  const { marks } = useEditing()
  const jobs = present(body?.jobs)
  return (
    <div className="group/item mb-6">
      <ol className="grid gap-3">
        {jobs.map((job, index) => {
          const path = ['body', 'jobs', index]
          return (
            <li key={job.id ?? index} className="group/item flex items-start gap-2">
              <p className="book min-w-0 flex-1 text-read wrap-anywhere">
                <InlineText
                  value={job.when}
                  path={[...path, 'when']}
                  label={`When, job ${job.id}`}
                />
                ,{' '}
                <InlineText
                  value={job.want}
                  path={[...path, 'want']}
                  label={`Want, job ${job.id}`}
                />
                ,{' '}
                <InlineText
                  value={job.soThat}
                  path={[...path, 'soThat']}
                  label={`So that, job ${job.id}`}
                />
                .{present(job.sources).length > 0 && marks(present(job.sources))}{' '}
                <span className="cap font-sans">
                  <InlineSelect
                    value={job.kind}
                    path={[...path, 'kind']}
                    label={`Kind of job ${job.id}`}
                    options={words(['functional', 'emotional', 'social'] as const)}
                  />
                </span>
              </p>
              <RemoveItem path={path} label={`job ${job.id}`} allowed={jobs.length > 1} />
            </li>
          )
        })}
      </ol>
      <AddItem
        label="Add job"
        placeholder="When I …"
        allowed={jobs.length > 0 && jobs.length < JOBS.most}
        make={text => [
          put(['body', 'jobs', jobs.length], {
            id: nextId(
              'J',
              jobs.map(job => job.id),
            ),
            when: text,
            want: 'I want …',
            soThat: 'so I can …',
            kind: 'functional',
            sources: [],
          }),
        ]}
      />
    </div>
  )
}

function Forces({ forces }: { forces: DeepPartial<JtbdBody['forces']> }) {
  return (
    <div className="mt-6 grid gap-x-8 gap-y-4 @2xl:grid-cols-2">
      {FORCES.map(([kind, name, note, letter]) => {
        const items = present(forces[kind])
        return (
          <section key={kind} className="group/item min-w-0">
            <h3 className="text-body font-semibold">
              {name} <span className="cap ml-1 font-normal">{note}</span>
            </h3>
            <ul className="mt-1">
              {items.map((force, index) => {
                const path = ['body', 'forces', kind, index]
                return (
                  <li
                    key={force.id ?? index}
                    className="group/item flex items-start gap-2 border-t border-line py-1.5 text-caption"
                  >
                    <span className="min-w-0 flex-1 wrap-anywhere">
                      <InlineClaim
                        claim={force.claim}
                        path={[...path, 'claim']}
                        label={`${name} ${force.id}`}
                        check
                      />
                    </span>
                    <span className="shrink-0 text-ink-3">
                      <InlineSelect
                        value={force.strength}
                        path={[...path, 'strength']}
                        label={`Strength of ${name.toLowerCase()} ${force.id}`}
                        options={steps(1, 5)}
                        className="font-semibold text-ink"
                      />{' '}
                      of 5
                    </span>
                    <RemoveItem
                      path={path}
                      label={`${name.toLowerCase()} ${force.id}`}
                      allowed={items.length > 1}
                    />
                  </li>
                )
              })}
            </ul>
            <AddItem
              label={`Add ${name.toLowerCase()}`}
              allowed={items.length < SWITCHING_FORCES.most}
              make={text => [
                put(['body', 'forces', kind, items.length], {
                  id: nextId(
                    letter,
                    items.map(item => item.id),
                  ),
                  claim: ownWords(text),
                  strength: 3,
                }),
              ]}
            />
          </section>
        )
      })}
    </div>
  )
}

function Outcomes({ body }: { body: DeepPartial<JtbdBody> | undefined }) {
  const { on } = useEditing()
  const outcomes = present(body?.outcomes)
  if (outcomes.length === 0) return null
  return (
    <div className="group/item">
      <PartHeading note="opportunity = importance + what is missing; above 10 is underserved">
        Outcomes
      </PartHeading>
      <RowTable
        caption="Outcomes by opportunity"
        columns={[
          { label: 'Outcome' },
          { label: 'Importance', numeric: true },
          { label: 'Satisfaction', numeric: true },
          { label: 'Opportunity', numeric: true },
          { label: 'People asked', numeric: true },
          { label: 'Verdict' },
          ...(on ? [{ label: '' }] : []),
        ]}
        rows={outcomes.map((outcome, index) =>
          outcomeRow(outcome, index, outcomes.length > JOB_OUTCOMES.least),
        )}
      />
      <AddItem
        label="Add outcome"
        allowed={outcomes.length < JOB_OUTCOMES.most}
        make={text => [
          put(['body', 'outcomes', outcomes.length], {
            id: nextId(
              'D',
              outcomes.map(outcome => outcome.id),
            ),
            claim: ownWords(text),
            importance: 5,
            satisfaction: 5,
            opportunity: 5,
            underserved: false,
            n: 0,
          }),
        ]}
      />
    </div>
  )
}

function outcomeRow(outcome: DeepPartial<Outcome>, index: number, removable: boolean): Row {
  const path = ['body', 'outcomes', index]
  const name = outcome.claim?.text ?? ''
  return {
    key: outcome.id ?? String(index),
    cells: [
      <span key="n" className="font-semibold">
        <InlineClaim
          claim={outcome.claim}
          path={[...path, 'claim']}
          label={`Outcome ${outcome.id}`}
          check
        />
      </span>,
      <InlineNumber
        key="i"
        value={outcome.importance}
        path={[...path, 'importance']}
        label={`Importance of ${name}`}
        min={0}
        max={10}
      />,
      <InlineNumber
        key="s"
        value={outcome.satisfaction}
        path={[...path, 'satisfaction']}
        label={`Satisfaction with ${name}`}
        min={0}
        max={10}
      />,
      <b key="o" className="font-semibold">
        {asShown(outcome.opportunity, 'plain')}
      </b>,
      <InlineNumber
        key="p"
        value={outcome.n}
        path={[...path, 'n']}
        label={`People asked about ${name}`}
        min={0}
        whole
      />,
      <Served key="v" asked={outcome.n !== 0} underserved={outcome.underserved === true} />,
      <RemoveItem key="r" path={path} label={name} allowed={removable} />,
    ],
  }
}

function Served({ asked, underserved }: { asked: boolean; underserved: boolean }) {
  if (!asked) return <Badge tone="assume">Nobody asked yet</Badge>
  return underserved ? 'Underserved' : 'Served'
}
