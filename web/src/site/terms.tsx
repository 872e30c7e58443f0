import { Link } from 'react-router'
import { type Chapter, Contact, LegalPage } from './legal-page.tsx'

const CHAPTERS: readonly Chapter[] = [
  {
    title: 'What you get',
    paragraphs: [
      '{{app_name}} is an invitation-only web application: AI agents that help you work out a marketing strategy. The service is alpha. That means it is unfinished: parts are missing, parts will change, and it may be slow, wrong or away for a while.',
      'You may use it for your own business, or, as an agency, for your clients, as long as your invitation stands. An account belongs to one person; keep its password and its second factor to yourself.',
    ],
  },
  {
    title: 'What it costs',
    paragraphs: [
      'The alpha is free, with no card needed. There is nothing to cancel.',
      'Paid plans may come later. You will see their price before you choose one, and nothing starts costing money by itself. A no-refund policy applies to future paid plans: what was paid for a period is not paid back.',
    ],
  },
  {
    title: 'AI output is not guaranteed',
    paragraphs: [
      'What the agents write is a draft for your judgement. It can be wrong, incomplete or out of date, even where a source stands beside it. It is not legal, tax, financial or medical advice. Check what matters before you act on it: decisions, and what follows from them, are yours.',
      'Claims marked as assumptions have nothing behind them yet. Numbers are computed from what you entered; they are as right as that is.',
    ],
  },
  {
    title: 'Data may be reset',
    paragraphs: [
      'During the alpha, data may be reset: we may have to empty the database, in part or whole. We will try to tell you beforehand and cannot promise it. Export what you would miss; every deliverable can be saved as Word, PDF or Markdown.',
    ],
  },
  {
    title: 'Your content',
    paragraphs: [
      'What you enter and what the agents make from it is yours. You let us store and process it to run the service, and for nothing else. Enter only what you may share: no secrets of others, and no personal data that the work does not need.',
      <>
        What is stored and where it goes is on the page{' '}
        <Link to="/privacy" className="link">
          Privacy
        </Link>
        .
      </>,
    ],
  },
  {
    title: 'What is not allowed',
    paragraphs: [
      'Do not try to reach other organizations’ data, to overload the service, to get around its limits, or to use it to deceive or harm people. If you find a hole, write to us before you tell anybody else; we will thank you and not pursue you.',
      'We may close an account that breaks these rules, with a word to you first where that is possible.',
    ],
  },
  {
    title: 'If something goes wrong',
    paragraphs: [
      'The alpha is offered as it is. As far as the law allows, we do not promise that it will be available or fit for a purpose, and we are not liable for lost profit, lost data or decisions made on its output. Nothing here limits liability that cannot be limited by law.',
    ],
  },
  {
    title: 'Disputes',
    paragraphs: [
      'Write to us first; most things can be settled in a letter. If not, arbitration applies: a dispute about these terms or the service is decided by binding arbitration instead of a court, one person against one company, not as a class. Where the law gives you a court or a consumer body that cannot be signed away, you keep it.',
    ],
  },
  {
    title: 'Changes to these terms',
    paragraphs: [
      'When these terms change, you get 30 days’ notice by email and in the application before the change applies. If you do not agree, export your work and close your account before then; staying means agreeing.',
    ],
  },
  {
    title: 'Ending it',
    paragraphs: [
      'You can leave at any time. We can end the alpha, or your part in it, with a notice; where we can, we leave you time to export your work.',
    ],
  },
  {
    title: 'Contact',
    paragraphs: [
      <>
        Questions about these terms: <Contact />.
      </>,
    ],
  },
]

export const Terms = () => (
  <LegalPage
    title="Terms"
    date="2026-11-20"
    lead="These are the terms of the private alpha of {{app_name}}, the founding member program. By creating an account you agree to them."
    chapters={CHAPTERS}
  />
)
