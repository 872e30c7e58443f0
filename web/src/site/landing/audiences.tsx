import type { ReactNode } from 'react'
import { Picture } from './picture.tsx'
import { Section } from './section.tsx'

type Point = { title: string; text: ReactNode }

const SME: readonly Point[] = [
  {
    title: 'It asks at most seven questions',
    text: 'One at a time. “I don’t know” is an answer: it turns into an assumption you can check later.',
  },
  {
    title: 'Numbers you can repeat to your bank',
    text: 'Every figure is computed by code from what you gave, with its formula beside it, and never guessed in a sentence.',
  },
  {
    title: 'A document you can hand over',
    text: 'Edit any line in place, undo it, and export to Word, PDF, Markdown or CSV.',
  },
  {
    title: 'From strategy to campaign',
    text: 'Customer personas and a marketing strategy rest on the same facts. Agents that plan campaigns and write for them come next.',
  },
]

const AGENCY: readonly Point[] = [
  {
    title: 'Data isolation per client',
    text: 'Rules in the database keep every organization, and every client of an agency, apart: down to the row.',
  },
  {
    title: 'Team roles',
    text: 'Invite your people with the role they have. What a role may not do, the database refuses.',
  },
  {
    title: 'A portfolio of 5 to 15 clients',
    text: 'Switching between clients, campaign management for each, and a dashboard that says who needs you first.',
  },
  {
    title: 'A view-only portal for your clients',
    text: 'They see what you choose to show. White label is coming after it.',
  },
]

// What a role assignment reaches: the matrix of database/policies.
const REACH = [
  ['Agency owner, admin', 'All clients', 'Everything, and the team'],
  ['Account manager', 'The clients they are given', 'Agents, outputs, campaigns'],
  ['Creative strategist', 'The clients they are given', 'Agents, outputs, campaigns'],
  ['Client stakeholder', 'One client', 'Reads'],
] as const

function Points({ points }: { points: readonly Point[] }) {
  return (
    <ul>
      {points.map(({ title, text }) => (
        <li
          key={title}
          className="border-t border-line py-3.5 text-ink-2 first:border-t-0 first:pt-0"
        >
          <strong className="block font-semibold text-ink">{title}</strong>
          {text}
        </li>
      ))}
    </ul>
  )
}

function Panel({
  id,
  title,
  points,
  children,
}: {
  id: string
  title: string
  points: readonly Point[]
  children: ReactNode
}) {
  return (
    <div
      id={id}
      className="mt-8 grid scroll-mt-20 grid-cols-[minmax(0,5fr)_minmax(0,7fr)] items-start gap-16 max-lg:grid-cols-[minmax(0,1fr)] max-lg:gap-8 [&[hidden]]:hidden"
    >
      <div>
        <h3 className="mb-3 [[data-scripts]_&]:sr-only">{title}</h3>
        <Points points={points} />
      </div>
      {children}
    </div>
  )
}

const tab =
  'relative inline-flex h-11 items-center font-medium text-ink-3 no-underline hover:text-ink-2 aria-selected:text-ink aria-selected:after:absolute aria-selected:after:inset-x-0 aria-selected:after:-bottom-px aria-selected:after:h-0.5 aria-selected:after:bg-ink'

/** What the product is for a small business and for an agency. Without JavaScript both stand below each other. */
export function Audiences() {
  return (
    <Section id="audiences" title="Built for people who have to choose.">
      <div data-tabs aria-label="Who it is for" className="mt-7 flex gap-6 border-b border-line">
        <a id="tab-smes" href="#for-smes" className={tab}>
          For SMEs
        </a>
        <a id="tab-agencies" href="#for-agencies" className={tab}>
          For Agencies
        </a>
      </div>
      <Panel id="for-smes" title="Your own business’s marketing" points={SME}>
        <Picture
          name="export"
          sizes="(max-width: 1000px) calc(100vw - 48px), 700px"
          alt="A finished deliverable with its export menu open: Word, PDF, Markdown and CSV."
        />
      </Panel>
      <Panel id="for-agencies" title="The marketing of many clients" points={AGENCY}>
        <div className="border border-line bg-surface px-6 py-5 max-md:px-4">
          <table className="w-full text-caption">
            <caption className="pb-3 text-left font-semibold">Who reaches what</caption>
            <thead>
              <tr className="text-left text-ink-3 [&_th]:border-b [&_th]:border-line-strong [&_th]:py-2 [&_th]:pr-3 [&_th]:font-medium">
                <th scope="col">Role</th>
                <th scope="col">Clients</th>
                <th scope="col">May do</th>
              </tr>
            </thead>
            <tbody>
              {REACH.map(([role, clients, may]) => (
                <tr
                  key={role}
                  className="[&>*]:border-b [&>*]:border-line [&>*]:py-2.5 [&>*]:pr-3 [&>*]:text-left [&>*]:align-top last:[&>*]:border-b-0"
                >
                  <th scope="row" className="font-semibold">
                    {role}
                  </th>
                  <td className="text-ink-2">{clients}</td>
                  <td className="text-ink-2">{may}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Panel>
    </Section>
  )
}
