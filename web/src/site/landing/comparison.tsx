import { CheckIcon } from 'lucide-react'
import { sectionTitle } from './section.tsx'

// Kinds of tools, not products: what they do by themselves when nobody sets them up for it.
const ROWS = [
  { what: 'Shows a source for every claim', us: 'Yes', chat: 'When asked', generator: 'Rarely' },
  { what: 'Says plainly when it is assuming', us: 'Yes', chat: 'Sometimes', generator: 'Rarely' },
  {
    what: 'Carries what it learned to the next task',
    us: 'With its sentence',
    chat: 'Within its memory',
    generator: 'Brand voice',
  },
  {
    what: 'Computes the numbers instead of writing them',
    us: 'Yes',
    chat: 'Depends on the tool',
    generator: 'Rarely',
  },
  {
    what: 'Keeps each client’s data apart',
    us: 'By row',
    chat: 'By account',
    generator: 'By workspace',
  },
] as const
const STAND = {
  what: 'Posts, sends and spends on your behalf',
  us: 'No. You do.',
  chat: 'Some do',
  generator: 'Often',
} as const

const cell =
  'px-3 py-2.5 align-top max-md:flex max-md:justify-between max-md:gap-4 max-md:border-0 max-md:px-0 max-md:py-1 max-md:before:text-ink-3 max-md:before:content-[attr(data-of)] md:border-b md:border-line'
const ours = 'font-semibold text-ink max-md:before:font-normal md:border-x md:pl-4'

function Row({ row, last }: { row: (typeof ROWS)[number] | typeof STAND; last?: boolean }) {
  return (
    <tr className="max-md:grid max-md:border-b max-md:border-line max-md:py-3.5">
      <th
        scope="row"
        className="py-2.5 pr-3 text-left align-top font-normal max-md:pb-1.5 max-md:font-semibold md:border-b md:border-line"
      >
        {row.what}
      </th>
      <td
        data-of="{{app_name}}"
        className={`${cell} ${ours} ${last ? 'md:bg-act-soft' : 'md:bg-surface'}`}
      >
        <span className="inline-flex items-center gap-2">
          {!last && <CheckIcon aria-hidden className="size-4 shrink-0 text-good" />}
          {row.us}
        </span>
      </td>
      <td data-of="Chat assistant" className={`${cell} text-ink-2 md:pl-5`}>
        {row.chat}
      </td>
      <td data-of="Content generator" className={`${cell} text-ink-2`}>
        {row.generator}
      </td>
    </tr>
  )
}

/** What other kinds of tools do, beside this one, and what this one leaves alone. */
export function Comparison() {
  return (
    <section aria-labelledby="comparison" className="border-b border-line py-20 max-md:py-14">
      <div className="wrap grid grid-cols-[minmax(0,4fr)_minmax(0,9fr)] items-start gap-14 max-lg:grid-cols-[minmax(0,1fr)] max-lg:gap-10">
        <div>
          <h2 id="comparison" className={sectionTitle}>
            What it does, and what it leaves to you
          </h2>
          <p className="mt-3 text-ink-2">
            {'{{app_name}}'} never posts, sends or spends. It gets the decision right and hands it
            over; the tools you already use carry it out.
          </p>
          <p className="cap mt-3">Kinds of tools, as they come, not any one product.</p>
        </div>
        <table className="w-full border-collapse max-md:block max-md:[&_tbody]:block">
          <thead className="max-md:hidden">
            <tr className="text-left text-ink-2 [&_th]:border-b [&_th]:border-line-strong [&_th]:py-2 [&_th]:font-medium">
              <th scope="col" className="w-[33%]">
                <span className="sr-only">What</span>
              </th>
              <th
                scope="col"
                className="w-[25%] border-x border-t-2 border-x-line! border-t-ink! bg-surface pl-4 font-semibold! text-ink"
              >
                {'{{app_name}}'}
              </th>
              <th scope="col" className="w-[21%] pl-5">
                Chat assistant
              </th>
              <th scope="col" className="w-[21%] pl-3">
                Content generator
              </th>
            </tr>
          </thead>
          <tbody>
            {ROWS.map(row => (
              <Row key={row.what} row={row} />
            ))}
            <Row row={STAND} last />
          </tbody>
        </table>
      </div>
    </section>
  )
}
