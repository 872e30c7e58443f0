import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Section } from './section.tsx'

const QUESTIONS: readonly { question: string; answer: ReactNode }[] = [
  {
    question: 'What does it cost?',
    answer:
      'The alpha is free, with no card needed. A no-refund policy applies to future paid plans; you will read their price before there is one.',
  },
  {
    question: 'Who gets in?',
    answer:
      'It is a private alpha for founding members, by invitation. Small businesses and agencies can ask for one; we read every request within 2-3 business days.',
  },
  {
    question: 'Who writes the words?',
    answer:
      '{{#provider}}Two minds. Code computes every figure. A language model reads your words, asks and writes; figures and names it can only point at in your facts, and every sentence of its own is marked. One click shows the words without it.{{/provider}}{{^provider}}The built-in mind, from what the code computed. It is not a language model, and no word you say leaves this server, unless your organization brings a language model of its own.{{/provider}}',
  },
  {
    question: 'Who sees my data?',
    answer: (
      <>
        Your organization, and nobody else’s: the database checks every row.{' '}
        <Link to="/privacy" className="link">
          Privacy
        </Link>{' '}
        says it plainly.
      </>
    ),
  },
]

/** What people ask before they ask for an invitation. */
export function Questions() {
  return (
    <Section id="questions" title="Before you ask">
      <dl className="mt-10 grid grid-cols-2 gap-x-16 border-t border-ink max-md:mt-8 max-md:grid-cols-1">
        {QUESTIONS.map(({ question, answer }) => (
          <div key={question} className="border-b border-line py-5">
            <dt className="font-semibold">{question}</dt>
            <dd className="mt-1 max-w-[38em] text-ink-2">{answer}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
