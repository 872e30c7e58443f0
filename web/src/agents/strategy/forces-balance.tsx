import { JobsDrawing, jobsHeight } from '@sextant/drawings/jobs-to-be-done'
import { present } from '@sextant/drawings/deep-partial'
import type { Claim } from '@sextant/contracts/deliverable'
import type {
  Job,
  JtbdBody,
  Outcome,
  SwitchingForce,
} from '@sextant/contracts/strategy/jobs-to-be-done'
import { FORCE_WORDS, JTBD_GAPS, type SwitchForce } from '@sextant/contracts/strategy/jtbd-words'
import { NOT_RATED } from '@sextant/contracts/strategy/not-rated'
import { JOB_OUTCOMES, JOBS, SWITCHING_FORCES } from '@sextant/contracts/strategy/counts'
import { Badge } from '@/ui/primitives/badge.tsx'
import type { DeepPartial } from '@sextant/drawings/deep-partial'
import { nextId, ownWords, type Path, put, useEditing } from '../editing/editing.tsx'
import { InlineNumber } from '../editing/inline-number.tsx'
import { InlineSelect, steps, words } from '../editing/inline-select.tsx'
import { InlineClaim } from '../editing/inline-text.tsx'
import { AddItem, RemoveItem } from '../editing/list-actions.tsx'
import { asShown } from '../editing/number-kinds.ts'
import { PartHeading, type Row, RowTable } from './row-table.tsx'
import { SvgFigure } from '../editing/svg-figure.tsx'

/** The letter of its ids, in the order of the screen: what moves on the left, what holds on the right. */
const FORCES = [
  ['push', 'P'],
  ['anxiety', 'A'],
  ['pull', 'U'],
  ['habit', 'H'],
] as const
const KINDS = ['functional', 'emotional', 'social'] as const

/** The jobs in the buyers' words, the balance of the four forces, and the outcomes by opportunity. */
export default function ForcesBalance({ body }: { body: DeepPartial<JtbdBody> | undefined }) {
  const instead = present(body?.instead)
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
      {instead.length > 0 && <Instead instead={instead} />}
    </>
  )
}

function Jobs({ body }: { body: DeepPartial<JtbdBody> | undefined }) {
  const jobs = present(body?.jobs)
  return (
    <div className="group/item mb-6">
      {body?.jobs && jobs.length === 0 && <p className="text-ink-3">{JTBD_GAPS.jobs}</p>}
      <ol className="grid gap-3">
        {jobs.map((job, index) => (
          <JobEntry key={job.id ?? index} job={job} path={['body', 'jobs', index]} />
        ))}
      </ol>
      <AddItem
        label="Add job"
        placeholder="What they want to get done"
        allowed={body?.jobs !== undefined && jobs.length < JOBS.most}
        make={text => [
          put(['body', 'jobs', jobs.length], {
            id: nextId(
              'J',
              jobs.map(job => job.id),
            ),
            claim: ownWords(text),
            when: null,
            soThat: null,
            kind: null,
            said: null,
          }),
        ]}
      />
    </div>
  )
}

/** "When …, they want …, so that …": each part as far as it was told. */
function JobEntry({ job, path }: { job: DeepPartial<Job>; path: Path }) {
  const name = job.claim?.text ?? ''
  return (
    <li className="group/item flex items-start gap-2">
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="book text-read">
          {job.when && (
            <>
              <span className="cap mr-1.5 font-sans">When</span>
              <InlineClaim claim={job.when} path={[...path, 'when']} label={`When, ${name}`} />{' '}
            </>
          )}
          <span className="cap mr-1.5 font-sans">They want</span>
          <InlineClaim claim={job.claim} path={[...path, 'claim']} label={`Job ${job.id}`} />
          <JobPurpose job={job} path={path} />{' '}
          <span className="cap font-sans">
            <InlineSelect
              value={job.kind}
              path={[...path, 'kind']}
              label={`Kind of job, ${name}`}
              options={words(KINDS)}
              empty={`Kind ${NOT_RATED}`}
            />
          </span>
        </p>
        {job.said && (
          <p className="text-caption text-ink-3">
            <InlineClaim claim={job.said} path={[...path, 'said']} label={`Said of ${name}`} />
          </p>
        )}
      </div>
      <RemoveItem path={path} label={`job ${name}`} />
    </li>
  )
}

/** What the job is good for: nobody's card tells it, so it is written here. */
function JobPurpose({ job, path }: { job: DeepPartial<Job>; path: Path }) {
  if (job.soThat)
    return (
      <>
        <span className="cap mx-1.5 font-sans">so that</span>
        <InlineClaim
          claim={job.soThat}
          path={[...path, 'soThat']}
          label={`So that, ${job.claim?.text ?? ''}`}
        />
      </>
    )
  return (
    <AddItem
      label="So that …"
      placeholder="What it is good for"
      allowed={job.soThat === null}
      make={text => [put([...path, 'soThat'], ownWords(text))]}
    />
  )
}

function Forces({ forces }: { forces: DeepPartial<JtbdBody['forces']> }) {
  return (
    <div className="mt-6 grid gap-x-8 gap-y-4 @2xl:grid-cols-2">
      {FORCES.map(([kind, letter]) => (
        <ForceSection key={kind} kind={kind} letter={letter} forces={forces} />
      ))}
    </div>
  )
}

function ForceSection({
  kind,
  letter,
  forces,
}: {
  kind: SwitchForce
  letter: string
  forces: DeepPartial<JtbdBody['forces']>
}) {
  const { name, note, gap } = FORCE_WORDS[kind]
  const items = present(forces[kind])
  return (
    <section className="group/item min-w-0">
      <h3 className="text-body font-semibold">
        {name} <span className="cap ml-1 font-normal">{note}</span>
      </h3>
      {forces[kind] && items.length === 0 && <p className="mt-1 text-caption text-ink-3">{gap}</p>}
      <ul className="mt-1">
        {items.map((force, index) => (
          <ForceEntry
            key={force.id ?? index}
            force={force}
            path={['body', 'forces', kind, index]}
            name={name}
          />
        ))}
      </ul>
      <AddItem
        label={`Add ${name.toLowerCase()}`}
        placeholder="Somebody’s words"
        allowed={items.length < SWITCHING_FORCES.most}
        make={text => [
          put(['body', 'forces', kind, items.length], {
            id: nextId(
              letter,
              items.map(item => item.id),
            ),
            claim: ownWords(text),
            who: null,
            strength: null,
          }),
        ]}
      />
    </section>
  )
}

/** Somebody's words with how strongly they push or hold. */
function ForceEntry({
  force,
  path,
  name,
}: {
  force: DeepPartial<SwitchingForce>
  path: Path
  name: string
}) {
  const label = `${name.toLowerCase()} ${force.id}`
  return (
    <li className="group/item flex items-start gap-2 border-t border-line py-1.5 text-caption">
      <span className="min-w-0 flex-1 wrap-anywhere">
        <InlineClaim claim={force.claim} path={[...path, 'claim']} label={label} check />
        {force.who && <span className="ml-1.5 text-ink-3">{force.who}</span>}
      </span>
      <span className="shrink-0 text-ink-3">
        <InlineSelect
          value={force.strength}
          path={[...path, 'strength']}
          label={`Strength of ${label}`}
          options={steps(1, 5)}
          empty={NOT_RATED}
          className={force.strength === null ? '' : 'font-semibold text-ink'}
        />
        {force.strength === null ? '' : ' of 5'}
      </span>
      <RemoveItem path={path} label={label} />
    </li>
  )
}

/** What people do today where they do not choose you. */
function Instead({ instead }: { instead: readonly DeepPartial<Claim>[] }) {
  return (
    <section>
      <PartHeading note="what is hired for the job today">What gets the job instead</PartHeading>
      <ul className="grid gap-1">
        {instead.map((claim, index) => (
          <li key={claim.fact ?? index} className="group/item flex items-start gap-2">
            <span className="min-w-0 flex-1 wrap-anywhere">
              <InlineClaim
                claim={claim}
                path={['body', 'instead', index]}
                label={`Alternative ${index + 1}`}
              />
            </span>
            <RemoveItem path={['body', 'instead', index]} label={claim.text ?? 'alternative'} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Outcomes({ body }: { body: DeepPartial<JtbdBody> | undefined }) {
  const outcomes = present(body?.outcomes)
  if (!body?.outcomes) return null
  return (
    <div className="group/item">
      <PartHeading note="opportunity = importance + what is missing; above 10 is underserved">
        Outcomes
      </PartHeading>
      {outcomes.length === 0 && <p className="text-ink-3">{JTBD_GAPS.outcomes}</p>}
      {outcomes.length > 0 && <OutcomeTable outcomes={outcomes} />}
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
            ...UNRATED,
          }),
        ]}
      />
    </div>
  )
}

/** An outcome that was added by hand: its scores are still to be given. */
const UNRATED = {
  importance: null,
  satisfaction: null,
  opportunity: null,
  underserved: null,
  n: null,
}

function OutcomeTable({ outcomes }: { outcomes: readonly DeepPartial<Outcome>[] }) {
  const { on } = useEditing()
  return (
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
      rows={outcomes.map(outcomeRow)}
    />
  )
}

function outcomeRow(outcome: DeepPartial<Outcome>, index: number): Row {
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
        nullable
      />,
      <InlineNumber
        key="s"
        value={outcome.satisfaction}
        path={[...path, 'satisfaction']}
        label={`Satisfaction with ${name}`}
        min={0}
        max={10}
        nullable
      />,
      <Opportunity key="o" score={outcome.opportunity} />,
      <InlineNumber
        key="p"
        value={outcome.n}
        path={[...path, 'n']}
        label={`People asked about ${name}`}
        min={0}
        whole
        nullable
      />,
      <Served key="v" outcome={outcome} />,
      <RemoveItem key="r" path={path} label={name} />,
    ],
  }
}

function Opportunity({ score }: { score: number | null | undefined }) {
  if (score === null) return <span className="text-ink-3">{NOT_RATED}</span>
  return <b className="font-semibold">{asShown(score, 'plain')}</b>
}

/** Whether more is asked for than is met, and on whose word. */
function Served({ outcome: { underserved, n } }: { outcome: DeepPartial<Outcome> }) {
  if (underserved === undefined || underserved === null) return null
  const verdict = underserved ? 'Underserved' : 'Served'
  if (n) return verdict
  return (
    <>
      {verdict} <Badge tone="assume">Your estimate</Badge>
    </>
  )
}
